// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

/**
 * Makes text from files and file names safe to print: characters that control a terminal or change
 * the text direction become question marks.
 */
public final class Printable {
  private static final int ZERO_WIDTH_NON_JOINER = 0x200c;
  private static final int ZERO_WIDTH_JOINER = 0x200d;

  private Printable() {}

  /** Returns the text on one line, without control characters. */
  public static String of(String text) {
    for (int k = 0; k < text.length(); k++) {
      char character = text.charAt(k);
      if (character < ' ' || character >= 0x7f) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(point -> safe.appendCodePoint(isPrintable(point) ? point : '?'));
        return safe.toString();
      }
    }
    return text;
  }

  /** Returns true if a character only affects itself. */
  public static boolean isPrintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      // Joiners are parts of words in some scripts; other format characters affect the text around
      // them.
      case Character.FORMAT -> codePoint == ZERO_WIDTH_JOINER || codePoint == ZERO_WIDTH_NON_JOINER;
      default -> true;
    };
  }
}
