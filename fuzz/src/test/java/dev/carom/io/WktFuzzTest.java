// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import java.util.function.Supplier;

/** Any text is a geometry, or is refused with a reason. */
class WktFuzzTest {
  @FuzzTest(maxDuration = "1m")
  void textIsAGeometryOrRefused(@NotNull String text) {
    check(() -> WktText.parse(text));
  }

  /** Checks that what is read is the same after it was written. */
  static void check(Supplier<Geometry> parsed) {
    Geometry geometry;
    try {
      geometry = parsed.get();
    } catch (IllegalArgumentException refused) {
      assertThat(refused.getMessage()).isNotBlank();
      return;
    }
    Geometry again = WktText.parse(WktText.of(geometry));
    try {
      assertThat(again.shape(0)).isEqualTo(geometry.shape(0));
    } catch (IllegalArgumentException noPolygon) {
      assertThat(noPolygon.getMessage()).isNotBlank();
    }
  }
}
