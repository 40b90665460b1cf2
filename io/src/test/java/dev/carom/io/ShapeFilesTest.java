// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written is read as the same shapes, whatever the file. */
class ShapeFilesTest {
  private static final long SEED = 20_004;

  @TempDir Path folder;

  static Stream<Arguments> files() {
    return Stream.of("shapes.csv", "shapes.csv.gz", "shapes.parquet")
        .flatMap(
            name ->
                Stream.of("circles", "boxes", "both", "words", "none")
                    .map(content -> Arguments.of(name, content)));
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyShapeComesBack(String name, String content) throws Exception {
    ShapeTable shapes = shapes(content);
    Path path = folder.resolve(name);
    try (SafeFile file = SafeFile.at(path)) {
      ShapeWriter.write(shapes, file);
      file.commit();
    }
    ShapeTable read = new ShapeReader().read(path);
    assertThat(read.size()).isEqualTo(shapes.size());
    for (int row = 0; row < shapes.size(); row++) {
      assertThat(read.id(row)).isEqualTo(shapes.id(row));
      assertThat(read.shape(row)).isEqualTo(shapes.shape(row));
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(path);
    }
  }

  /** As shells make one of {@code <(zcat ships.csv.gz)}. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aPipeIsReadToItsEnd(int threads) throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Process writer =
        new ProcessBuilder("sh", "-c", "printf 'x,y,radius\\n1,2,3\\n' > \"$0\"", pipe.toString())
            .start();
    try {
      ShapeTable shapes = new ShapeReader().threads(threads).read(pipe);
      assertThat(shapes.size()).isEqualTo(1);
      assertThat(shapes.shape(0)).isEqualTo(new Circle(1, 2, 3));
    } finally {
      writer.destroyForcibly();
    }
  }

  @Test
  void aLinkIsWrittenThroughAlsoIfNothingIsThereYet() throws Exception {
    Path file = folder.resolve("file.csv");
    Path link = Files.createSymbolicLink(folder.resolve("link.csv"), Path.of("file.csv"));
    Path other = Files.createSymbolicLink(folder.resolve("other.csv"), link);
    try (SafeFile safe = SafeFile.at(other)) {
      Files.writeString(safe.path(), "1");
      safe.commit();
    }
    assertThat(file).hasContent("1");
    assertThat(link).isSymbolicLink();
    assertThat(other).isSymbolicLink();
  }

  @Test
  void aLinkToItselfIsRefused() throws Exception {
    Path loop = Files.createSymbolicLink(folder.resolve("loop.csv"), Path.of("loop.csv"));
    assertThatThrownBy(() -> SafeFile.at(loop))
        .isInstanceOf(IOException.class)
        .hasMessage("it is a broken symbolic link");
    assertThat(loop).isSymbolicLink();
  }

  private static ShapeTable shapes(String content) {
    Randoms random = new Randoms(SEED);
    ShapeTable.Builder builder = ShapeTable.builder();
    int count = content.equals("none") ? 0 : 2_000;
    for (int k = 0; k < count; k++) {
      boolean round = content.equals("circles") || !content.equals("boxes") && random.below(2) == 0;
      Shape shape =
          round
              ? new Circle(number(random), number(random), Math.abs(number(random)))
              : box(number(random), number(random), number(random), number(random));
      if (content.equals("words")) {
        builder.add("ship \"" + k + "\",\ngrößer", shape);
      } else {
        builder.add(k * 3L - 1000, shape);
      }
    }
    return builder.build();
  }

  private static Box box(double x0, double y0, double x1, double y1) {
    return new Box(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
  }

  private static double number(Randoms random) {
    return random.below(2) == 0 ? random.below(100) : random.anyDouble();
  }
}
