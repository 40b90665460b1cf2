// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Circle;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers with a decimal comma. */
class DecimalCommaTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "id;x;y;radius\n7;1,5;-2,25;3\n",
        "id\tx\ty\tradius\n7\t1,5\t-2,25\t3\n",
        "id;x;y;radius\n7;+1,5e0; -,225E1 ;3,\n",
        "id;x;y;radius\n\"7\";\"1,5\";\"-2,25\";\"3,0\"\n",
        "id;x;y;radius\n7;1,50000000000000000000;-2,25;000000000000000000003\n",
        "id,x,y,radius\n7,\"1,5\",\"-2,25\",3\n",
        "\"id\",\"x\",\"y\",\"radius\"\n\"7\",\"1,5\",\"-2,25\",\"3\"\n",
      })
  void isReadAsThePointIsOtherwise(String csv) throws IOException {
    ShapeTable shapes = read(csv);
    assertThat(shapes.id(0)).isEqualTo("7");
    assertThat(shapes.shape(0)).isEqualTo(new Circle(1.5, -2.25, 3));
  }

  @Test
  void wholeNumbersBetweenCommasAreNotJoined() throws IOException {
    assertThat(read("x,y,radius\n1,5,2\n").shape(0)).isEqualTo(new Circle(1, 5, 2));
  }

  @Test
  void cornersKeepTheirPoints() throws IOException {
    ShapeTable shapes = read("id;points\na;0.5 0, 4 0, 0 3\n");
    assertThat(shapes.shape(0).bounds().maxX()).isEqualTo(4);
    assertThat(shapes.shape(0).contains(0.5, 0)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1;2;1.5|test.csv:2: column \"radius\": \"1.5\" is not a number (use a comma, not a point)",
        "1;2;1.234,5|test.csv:2: column \"radius\": \"1.234,5\" is not a number (leave out the points)",
        "1;2;1,234,5|test.csv:2: column \"radius\": \"1,234,5\" is not a number",
        "1;2;-1,5|test.csv:2: column \"radius\": \"-1,5\" must not be negative",
        "1;2|test.csv:2: the row has 2 cells, but there are 3 columns",
        "1;2;3;4|test.csv:2: the row has 4 cells, but there are 3 columns",
      })
  void mistakesAreExplained(String row, String message) {
    assertThatThrownBy(() -> read("x;y;radius\n" + row + "\n"))
        .isInstanceOf(BadFileException.class)
        .hasMessage(message);
  }

  @Test
  void numbersWithoutQuotesBetweenCommasAreExplained() {
    assertThatThrownBy(() -> read("x,y,radius\n1,5,2,3\n"))
        .isInstanceOf(BadFileException.class)
        .hasMessage(
            "test.csv:2: the row has 4 cells, but there are 3 columns; numbers with a decimal comma"
                + " need quotes here");
  }

  @Test
  void sidesInTheWrongOrderAreShownAsWritten() {
    assertThatThrownBy(() -> read("min_x;min_y;max_x;max_y\n5,5;2;3,25;4\n"))
        .hasMessage("test.csv:2: column \"min_x\": \"5,5\" must not exceed max_x, which is 3,25");
  }

  @Test
  void otherSeparatorsAreRefused() {
    assertThatThrownBy(() -> new ShapeReader().decimal(';'))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the decimal separator must be a point or a comma, but was ;");
  }

  @Test
  void severalThreadsReadTheSame(@TempDir Path folder) throws IOException {
    StringBuilder csv = new StringBuilder("id;x;y;radius\n");
    for (int row = 0; row < 150_000; row++) {
      csv.append(row).append(';').append(row).append(",25;").append(-row).append(";1,5\n");
    }
    Path file = Files.writeString(folder.resolve("shapes.csv"), csv);
    assertThat(Files.size(file)).isGreaterThan(3 * CsvParts.SMALLEST_PART);
    ShapeTable shapes = new ShapeReader().decimal(',').threads(3).read(file);
    assertThat(shapes.size()).isEqualTo(150_000);
    assertThat(shapes.shape(149_999)).isEqualTo(new Circle(149_999.25, -149_999, 1.5));
  }

  private static ShapeTable read(String csv) throws IOException {
    return new ShapeReader()
        .decimal(',')
        .read("test.csv", new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8)));
  }
}
