package dev.carom.io;

/**
 * Text from files, and names of files, made safe to print: what would control a terminal, or turn
 * the direction of the text around it, becomes a question mark.
 */
public final class Printable {
  private static final int ZERO_WIDTH_NON_JOINER = 0x200c;
  private static final int ZERO_WIDTH_JOINER = 0x200d;

  private Printable() {}

  /** Returns the text in one line, without control characters of any kind. */
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

  /** Returns whether a character only shows itself. */
  public static boolean isPrintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      // The joiners are parts of words in some scripts; the others steer the text around them.
      case Character.FORMAT -> codePoint == ZERO_WIDTH_JOINER || codePoint == ZERO_WIDTH_NON_JOINER;
      default -> true;
    };
  }
}
