// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Decodes UTF-8 without replacing invalid bytes, which could make different texts equal. */
final class Utf8 {
  private static final char REPLACEMENT = '\uFFFD';

  private Utf8() {}

  /** Returns the text; null if the bytes are not valid UTF-8. */
  static String decode(byte[] bytes) {
    return decode(bytes, 0, bytes.length);
  }

  /** Returns the text of a range of bytes; null if they are not valid UTF-8. */
  static String decode(byte[] bytes, int start, int end) {
    String text = new String(bytes, start, end - start, StandardCharsets.UTF_8);
    if (text.indexOf(REPLACEMENT) < 0) {
      return text;
    }
    // The replacement character may be in the text itself, or stand for an invalid byte.
    return firstBroken(bytes, start, end) < 0 ? text : null;
  }

  /** Returns the position of the first invalid byte; negative if all are valid. */
  static int firstBroken(byte[] bytes, int start, int end) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes, start, end - start);
    CoderResult result =
        StandardCharsets.UTF_8.newDecoder().decode(buffer, CharBuffer.allocate(end - start), true);
    return result.isError() ? buffer.position() : -1;
  }
}
