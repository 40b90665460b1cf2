// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.files;

import dev.carom.io.ShapeTable;
import java.nio.file.Path;

/** Finds and writes the pairs of shapes in memory. */
final class CaromWriting implements FileContender {
  private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

  private final String name;
  private final ShapeTable shapes;
  private final boolean contacts;

  CaromWriting(String name, ShapeTable shapes, boolean contacts) {
    this.name = name;
    this.shapes = shapes;
    this.contacts = contacts;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean isCarom() {
    return true;
  }

  @Override
  public long run(Path input, Path output) throws Exception {
    return CaromDetect.write(shapes, PROCESSORS, contacts, output);
  }
}
