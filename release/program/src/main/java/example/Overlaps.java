// SPDX-License-Identifier: Apache-2.0
package example;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.io.PairDetector;
import dev.carom.io.ShapeReader;
import dev.carom.io.ShapeTable;
import java.io.IOException;
import java.nio.file.Path;

/** Prints the pairs among the shapes of a file. */
public final class Overlaps {
  private Overlaps() {}

  /** The file is the first argument. */
  public static void main(String[] arguments) throws IOException {
    ShapeTable shapes = new ShapeReader().read(Path.of(arguments[0]));
    PairDetector.among(shapes)
        .forEachPair((a, b) -> System.out.println(shapes.id(a) + " " + shapes.id(b)));
    System.out.println(new Circle(3, 4, 5).touches(new Box(-2, -2, 0, 0)));
  }
}
