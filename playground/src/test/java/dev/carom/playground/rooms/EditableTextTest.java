// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers in the texts of a room can be changed. */
class EditableTextTest {
  private static Map<String, EditableText> editable(Room room) {
    Map<String, EditableText> texts = new LinkedHashMap<>();
    room.report(
        new Report() {
          @Override
          public void show(String name, String text) {}

          @Override
          public void show(String name, EditableText text) {
            texts.put(name, text);
          }
        });
    return texts;
  }

  private static String shown(Room room, String name) {
    Map<String, String> report = new HashMap<>();
    room.report(report::put);
    return report.get(name);
  }

  private static void assertEveryNumberCanBeSet(Room room) {
    Map<String, EditableText> texts = editable(room);
    assertThat(texts).isNotEmpty();
    texts.forEach(
        (name, text) -> {
          List<String> pieces = text.pieces();
          for (int k = 0; k < text.labels().size(); k++) {
            double before = Double.parseDouble(pieces.get(2 * k + 1));
            String changed = Code.of(before + 0.25);
            editable(room).get(name).set(k, before + 0.25);
            assertThat(editable(room).get(name).pieces().get(2 * k + 1))
                .as(text.labels().get(k))
                .isEqualTo(changed);
            editable(room).get(name).set(k, before);
            assertThat(shown(room, name)).isEqualTo(text.toString());
          }
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"pair", "circles"})
  void everyNumberOfALabCanBeSet(String name) {
    assertEveryNumberCanBeSet(Rooms.open(name, () -> 0));
  }

  @ParameterizedTest
  @EnumSource
  void everyNumberOfAFigureCanBeSet(FigureKind kind) {
    Room room = Rooms.open("shapes", () -> 0);
    room.option("amber", kind.ordinal());
    room.option("blue", kind.ordinal());
    assertEveryNumberCanBeSet(room);
  }

  @Test
  void numbersAreTakenWithAllTheirBits() {
    Room room = Rooms.open("circles", () -> 0);
    room.action("edge");
    editable(room).get("blue").set(0, Math.nextUp(45.0));
    assertThat(shown(room, "blue")).isEqualTo("45.00000000000001, 45, 60");
    assertThat(shown(room, "case")).isEqualTo("1: no collision");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "circles | amber | 2 | -1 | radius must be finite and not negative, but was -1.0",
        "circles | amber | 0 | 1e13 | x of the amber circle must be from -1.0E12 to 1.0E12, but was 1.0E13",
        "circles | amber | 0 | NaN | x of the amber circle must be from -1.0E12 to 1.0E12, but was NaN",
        "pair | brick | 0 | 100 | minX",
        "shapes | blue-code | 0 | 100 | minX",
        "shapes | amber-code | 2 | -200 | the outline must not cross or touch itself",
        "swarm | seed | 0 | -1 | seed must be from 0 to 999999, but was -1"
      })
  void aNumberThatIsNotPossibleSaysWhyAndChangesNothing(
      String name, String text, int index, double value, String why) {
    Room room = Rooms.open(name, () -> 0);
    Map<String, String> before = Address.values(room);
    assertThatThrownBy(() -> editable(room).get(text).set(index, value))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(why);
    assertThat(Address.values(room)).isEqualTo(before);
    assertThat(room.checksum()).isEqualTo(Rooms.open(name, () -> 0).checksum());
  }

  @Test
  void aSeedPlacesAnotherSwarm() {
    Room room = Rooms.open("swarm", () -> 0);
    long before = room.checksum();
    editable(room).get("seed").set(0, 7);
    assertThat(shown(room, "seed")).isEqualTo("7");
    assertThat(room.checksum()).isNotEqualTo(before);
  }
}
