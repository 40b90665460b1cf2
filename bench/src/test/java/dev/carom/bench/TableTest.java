// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class TableTest {
  @Test
  void namesGoToTheLeftAndNumbersToTheRight() {
    Table table = new Table("who", "time");
    table.row("carom", "1.5");
    table.row("a", "10.25");
    assertThat(table.toString())
        .isEqualTo(
            """
            who     time
            carom    1.5
            a      10.25
            """);
  }

  @Test
  void aRowWithTooFewCellsIsRefused() {
    Table table = new Table("who", "time");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> table.row("carom"))
        .withMessage("a row must have 2 cells, but had 1");
  }
}
