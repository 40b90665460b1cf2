// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.serve;

/**
 * Writes bytes as text: five characters for four bytes, where Base64 needs more than that. None of
 * the characters has a meaning in HTML.
 */
final class Base85 {
  /** The digits; {@code shell.js} has the same. */
  static final String DIGITS =
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.!:+=^*?()[]{}@%#;_~|,/";

  private Base85() {}

  /**
   * Returns the text for bytes, followed by up to three zeros; the first character says how many.
   */
  static String encode(byte[] bytes) {
    StringBuilder text = new StringBuilder(bytes.length / 4 * 5 + 6);
    text.append(-bytes.length & 3);
    for (int k = 0; k < bytes.length; k += 4) {
      long number = 0;
      for (int of = k; of < k + 4; of++) {
        number = number << 8 | (of < bytes.length ? bytes[of] & 255 : 0);
      }
      for (long unit = 85L * 85 * 85 * 85; unit > 0; unit /= 85) {
        text.append(DIGITS.charAt((int) (number / unit % 85)));
      }
    }
    return text.toString();
  }
}
