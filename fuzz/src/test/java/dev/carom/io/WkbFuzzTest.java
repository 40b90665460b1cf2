// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import com.code_intelligence.jazzer.junit.FuzzTest;

/** Any bytes are a geometry, or are refused with a reason. */
class WkbFuzzTest {
  @FuzzTest(maxDuration = "1m")
  void bytesAreAGeometryOrRefused(byte[] bytes) {
    WktFuzzTest.check(() -> WkbBytes.parse(bytes));
  }
}
