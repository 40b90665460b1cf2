package dev.carom.io;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Text in UTF-8, without replacing what is none: two texts would become one. */
final class Utf8 {
  private static final char REPLACEMENT = '\uFFFD';

  private Utf8() {}

  /** The text; null if the bytes are none in UTF-8. */
  static String decode(byte[] bytes) {
    return decode(bytes, 0, bytes.length);
  }

  /** The text of some bytes; null if they are none in UTF-8. */
  static String decode(byte[] bytes, int start, int end) {
    String text = new String(bytes, start, end - start, StandardCharsets.UTF_8);
    if (text.indexOf(REPLACEMENT) < 0) {
      return text;
    }
    // It may have been there, or stand for what is none.
    return firstBroken(bytes, start, end) < 0 ? text : null;
  }

  /** Where the first bytes are that are no text; negative if all are text. */
  static int firstBroken(byte[] bytes, int start, int end) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes, start, end - start);
    CoderResult result =
        StandardCharsets.UTF_8.newDecoder().decode(buffer, CharBuffer.allocate(end - start), true);
    return result.isError() ? buffer.position() : -1;
  }
}
