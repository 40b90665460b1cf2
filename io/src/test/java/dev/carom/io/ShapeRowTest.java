// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.io.ShapeRow.Content;
import dev.carom.pair.Parts;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rows from elsewhere make the shapes that rows of files make. */
class ShapeRowTest {
  private static final List<String> COLUMNS =
      List.of("colour", "ID", "kind", "x", "y", "radius", "width", "height");

  @Test
  void aCircleAndABoxAreMadeOneAfterTheOther() throws Exception {
    ShapeRow row = new ShapeRow("ships", COLUMNS);
    row.begin();
    row.id(7);
    row.text(2, "circle");
    row.number(3, 1);
    row.number(4, -0.0);
    row.text(5, " 2.5 ");
    assertThat(row.end(1)).isTrue();
    assertThat(row.kind()).isEqualTo(Parts.Kind.CIRCLE);
    assertThat(List.of(row.number(0), row.number(1), row.number(2))).containsExactly(1.0, 0.0, 2.5);
    assertThat(row.idNumber()).isEqualTo(7);
    assertThat(row.idText()).isNull();

    row.begin();
    row.text(1, " pier ");
    row.text(2, "BOX");
    row.number(3, 1);
    row.number(4, 2);
    row.number(6, 4);
    row.number(7, 2);
    assertThat(row.end(2)).isTrue();
    assertThat(row.kind()).isEqualTo(Parts.Kind.BOX);
    assertThat(List.of(row.number(0), row.number(1), row.number(2), row.number(3)))
        .containsExactly(-1.0, 1.0, 3.0, 3.0);
    assertThat(row.idText()).isEqualTo(" pier ");
    assertThat(row.badRow()).isNull();
  }

  @Test
  void whatIsWrongIsToldAndForgottenWithTheNextRow() throws Exception {
    ShapeRow row = new ShapeRow("ships", List.of("x", "y", "radius"));
    row.begin();
    row.number(0, 1);
    row.number(1, 1);
    row.number(2, -1);
    assertThat(row.end(41)).isFalse();
    assertThat(row.badRow())
        .hasToString("ships, row 41: column \"radius\": \"-1\" must not be negative");
    row.begin();
    row.number(0, 1);
    row.number(1, 1);
    row.number(2, 1);
    assertThat(row.end(42)).isTrue();
    assertThat(row.badRow()).isNull();
    assertThat(row.hasIds()).isFalse();
    assertThat(row.idNumber()).isEqualTo(42);
  }

  @Test
  void columnsAreKnownByTheirNames() throws Exception {
    ShapeRow row = new ShapeRow("ships", COLUMNS);
    assertThat(row.content(0)).isEqualTo(Content.OTHER);
    assertThat(row.content(1)).isEqualTo(Content.ID);
    assertThat(row.content(2)).isEqualTo(Content.KIND);
    assertThat(row.content(7)).isEqualTo(Content.NUMBER);
    assertThatThrownBy(() -> new ShapeRow("ships", List.of("id", "x", "y")))
        .isInstanceOf(BadFileException.class)
        .hasMessageContaining("ships: circles need the columns x, y and radius");
  }

  @Test
  void anIdIsTheSameAsNumberAndAsText() {
    IdSet ids = new IdSet();
    assertThat(ids.add(5)).isTrue();
    assertThat(ids.add("5")).isFalse();
    assertThat(ids.add("05")).isTrue();
    assertThat(ids.add(5)).isFalse();
    assertThat(ids.add("Š")).isTrue();
    assertThat(ids.add("Š")).isFalse();
    assertThat(ids.add(4)).isTrue();
  }
}
