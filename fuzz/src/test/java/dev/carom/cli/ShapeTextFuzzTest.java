// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import dev.carom.Shape;

/** Any text is either a shape or is rejected with a sentence. */
class ShapeTextFuzzTest {
  @FuzzTest(maxDuration = "1m")
  void aTextIsAShapeOrRefused(@NotNull String text) {
    Shape shape;
    try {
      shape = ShapeText.parse(text);
    } catch (IllegalArgumentException refused) {
      assertThat(refused.getMessage()).isNotBlank();
      return;
    }
    assertThat(PairReport.of(shape, shape)).contains("relation");
  }
}
