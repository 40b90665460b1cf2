// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GridTest {
  private static final String KINDS = ".#o";

  @Test
  void isWrittenAsLettersAndHowOftenTheyRepeat() {
    assertThat(Grid.of(KINDS, "##.", "o##", "...").text()).isEqualTo("b2acb2");
    assertThat(Grid.of(KINDS, "...", "...").text()).isEqualTo("a");
    assertThat(Grid.of(KINDS, "###", "###").text()).isEqualTo("b6");
  }

  @Test
  void everyGridIsReadAsItWasWritten() {
    Dice dice = new Dice(5);
    for (int k = 0; k < 2000; k++) {
      Grid grid = Grid.parse("", 1 + dice.below(9), 1 + dice.below(9), KINDS);
      int changes = dice.below(30);
      for (int change = 0; change < changes; change++) {
        char letter = KINDS.charAt(dice.below(KINDS.length()));
        grid.set(dice.below(grid.columns()), dice.below(grid.rows()), letter);
      }
      Grid read = Grid.parse(grid.text(), grid.columns(), grid.rows(), KINDS);
      assertThat(read.text()).isEqualTo(grid.text());
      for (int row = 0; row < grid.rows(); row++) {
        for (int column = 0; column < grid.columns(); column++) {
          assertThat(read.get(column, row)).isEqualTo(grid.get(column, row));
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x | 'x' does not stand for a tile",
        "B | 'B' does not stand for a tile",
        "5 | '5' does not stand for a tile",
        "a,b | ',' does not stand for a tile",
        "b7 | it has more than the 6 tiles of a level, or none",
        "b3a3c | it has more than the 6 tiles of a level, or none",
        "b0 | it has more than the 6 tiles of a level, or none",
        "b99999999999 | it has more than the 6 tiles of a level, or none",
        "d | 'd' does not stand for a tile",
      })
  void refusesTextsThatAreNotOfSuchAGrid(String text, String message) {
    assertThatThrownBy(() -> Grid.parse(text, 3, 2, KINDS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void refusesCellsAndLettersThatThereAreNot() {
    Grid grid = Grid.of(KINDS, "..", "..");
    assertThatThrownBy(() -> grid.get(2, 0)).hasMessage("there is no cell 2, 0");
    assertThatThrownBy(() -> grid.set(0, -1, '#')).hasMessage("there is no cell 0, -1");
    assertThatThrownBy(() -> grid.set(0, 0, 'x')).hasMessage("unknown letter in the map: 'x'");
  }

  @Test
  void aCopyIsIndependent() {
    Grid grid = Grid.of(KINDS, "#.", "..");
    Grid copy = grid.copy();
    grid.clear();
    assertThat(copy.count('#')).isEqualTo(1);
    assertThat(grid.count('#')).isZero();
  }
}
