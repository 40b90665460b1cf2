// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Base85Test {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 1000, 1001})
  void theTextHasAllBytesAndNothingThatHtmlWouldRead(int length) {
    byte[] bytes = new byte[length];
    new Random(85).nextBytes(bytes);
    Arrays.fill(bytes, 0, Math.min(4, length), (byte) 255);
    String text = Base85.encode(bytes);
    assertThat(text).doesNotContainPattern("[<>&\"'\\\\$`\\s-]");
    assertThat(decoded(text)).isEqualTo(bytes);
  }

  private static byte[] decoded(String text) {
    ByteBuffer bytes = ByteBuffer.allocate((text.length() - 1) / 5 * 4);
    for (int at = 1; at < text.length(); at += 5) {
      long number = 0;
      for (int k = at; k < at + 5; k++) {
        number = number * 85 + Base85.DIGITS.indexOf(text.charAt(k));
      }
      bytes.putInt((int) number);
    }
    return Arrays.copyOf(bytes.array(), bytes.capacity() - (text.charAt(0) - '0'));
  }
}
