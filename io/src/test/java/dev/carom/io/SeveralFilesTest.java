// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several files as one table. */
class SeveralFilesTest {
  @TempDir Path folder;

  @Test
  void mayHaveDifferentColumnsAndFormats() throws IOException {
    ShapeTable some =
        new ShapeReader().read(write("some.csv", "id,x,y,radius\n7,1,2,3\n8,1,2,3\n"));
    Path parquet = folder.resolve("c.parquet");
    try (SafeFile file = SafeFile.at(parquet)) {
      ShapeWriter.write(some, file);
      file.commit();
    }
    List<Path> files =
        List.of(
            write("a.csv", "id,x,y,radius\n1,1,2,3\n"),
            write("b.csv", "height;width;y;x;id\n2;2;0;0;4\n"),
            parquet,
            write("d.csv", "id,x,y,radius\n\"last\",1,2,3\n"));
    for (int threads = 1; threads < 3; threads++) {
      ShapeTable shapes = new ShapeReader().threads(threads).read(files);
      assertThat(ids(shapes)).containsExactly("1", "4", "7", "8", "last");
      assertThat(shapes.shape(1)).isEqualTo(new Box(-1, -1, 1, 1));
      assertThat(shapes.shape(3)).isEqualTo(new Circle(1, 2, 3));
    }
  }

  @Test
  void rowNumbersGoOnFromFileToFile() throws IOException {
    List<Path> files =
        List.of(
            write("a.csv", "x,y,radius\n0,0,1\nx,0,1\n"),
            write("b.csv", "x,y,radius\n"),
            write("c.csv", "x,y,radius\n0,0,1\n\"0\",0,1\n"));
    List<BadRow> bad = new ArrayList<>();
    assertThat(ids(new ShapeReader().skipBadRows(bad::add).read(files)))
        .containsExactly("1", "3", "4");
    assertThat(bad).extracting(BadRow::place).containsExactly(files.get(0) + ":3");
  }

  /** Numbers that ascend within a file need no index, but must be checked against others. */
  @Test
  void idsMustBeUniqueInAllFiles() throws IOException {
    String header = "id,x,y,radius\n";
    for (String[] rows :
        new String[][] {
          {"9,0,0,1\n3,0,0,1\n", "9,0,0,1\n"},
          {"1,0,0,1\n2,0,0,1\n", "3,0,0,1\n1,0,0,1\n"},
          {"a,0,0,1\n", "a,0,0,1\n"},
          {"1,0,0,1\n", "a,0,0,1\n1,0,0,1\n"},
        }) {
      List<Path> files =
          List.of(write("a.csv", header + rows[0]), write("b.csv", header + rows[1]));
      int line = 1 + (int) rows[1].lines().count();
      assertThatThrownBy(() -> new ShapeReader().read(files))
          .isInstanceOf(BadFileException.class)
          .hasMessageStartingWith(files.get(1) + ":" + line + ": column \"id\": ")
          .hasMessageEndingWith("is already the id of an earlier row");
    }
  }

  @Test
  void eitherAllHaveIdsOrNone() throws IOException {
    Path with = write("with.csv", "id,x,y,radius\n1,0,0,1\n");
    Path without = write("without.csv", "x,y,radius\n0,0,1\n");
    String message =
        with
            + " has ids, but "
            + without
            + " does not; either all files must have the column, or none";
    assertThatThrownBy(() -> new ShapeReader().read(List.of(with, without)))
        .isInstanceOf(BadFileException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> new ShapeReader().read(List.of(without, with))).hasMessage(message);
  }

  @Test
  void anEmptyFileIsNamed() throws IOException {
    Path first = write("a.csv", "x,y,radius\n0,0,1\n");
    Path empty = write("b.csv", "");
    assertThatThrownBy(() -> new ShapeReader().read(List.of(first, empty)))
        .hasMessageStartingWith(empty + " is empty");
  }

  @Test
  void progressCoversAllFiles() throws IOException {
    Path file = write("a.csv", "x,y,radius\n0,0,1\n");
    List<Double> parts = new ArrayList<>();
    new ShapeReader().progress(parts::add).read(List.of(file, file));
    assertThat(parts).isSorted().contains(0.5).last().isEqualTo(1.0);
  }

  private static List<String> ids(ShapeTable shapes) {
    List<String> ids = new ArrayList<>();
    for (int row = 0; row < shapes.size(); row++) {
      ids.add(shapes.id(row));
    }
    return ids;
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }
}
