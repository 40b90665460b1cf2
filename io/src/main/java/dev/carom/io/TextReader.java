// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/**
 * Decodes the text of a file: UTF-8, or the encoding of its byte order mark. Invalid bytes cause an
 * exception that names their line, instead of being replaced.
 */
final class TextReader extends Reader {
  private static final int BUFFER = 1 << 14;

  private final String file;
  private final InputStream input;
  private final ByteBuffer bytes = ByteBuffer.allocate(BUFFER).limit(0);
  private final Charset charset;
  private final CharsetDecoder decoder;
  private long lines;
  private boolean afterCarriage;
  private boolean isAtEnd;
  private BadFileException broken;

  /** The second half of a surrogate pair whose first half just fitted; 0 if there is none. */
  private char held;

  /** Reads a stream after this number of lines has already been read. */
  TextReader(String file, InputStream input, long lines) throws IOException {
    this.file = file;
    this.input = input;
    this.lines = lines;
    fill();
    charset = lines == 0 ? marked() : StandardCharsets.UTF_8;
    decoder = charset.newDecoder();
  }

  /** Returns the encoding of the byte order mark, and skips the mark. */
  private Charset marked() {
    if (begins(0xef, 0xbb, 0xbf)) {
      return StandardCharsets.UTF_8;
    }
    if (begins(0, 0, 0xfe, 0xff)) {
      return Charset.forName("UTF-32BE");
    }
    if (begins(0xff, 0xfe, 0, 0)) {
      return Charset.forName("UTF-32LE");
    }
    if (begins(0xfe, 0xff)) {
      return StandardCharsets.UTF_16BE;
    }
    return begins(0xff, 0xfe) ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_8;
  }

  private boolean begins(int... mark) {
    if (bytes.remaining() < mark.length) {
      return false;
    }
    for (int k = 0; k < mark.length; k++) {
      if ((bytes.get(k) & 0xff) != mark[k]) {
        return false;
      }
    }
    bytes.position(mark.length);
    return true;
  }

  /** Refills the buffer after the bytes that are left in it. */
  private void fill() throws IOException {
    bytes.compact();
    int count = input.readNBytes(bytes.array(), bytes.position(), bytes.remaining());
    isAtEnd = count < bytes.remaining();
    bytes.position(bytes.position() + count).flip();
  }

  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (held != 0) {
      target[offset] = held;
      held = 0;
      return 1;
    }
    if (broken != null) {
      throw broken;
    }
    if (length == 1) {
      // A character may be a surrogate pair, and there is space for one half.
      char[] both = new char[2];
      int count = read(both, 0, 2);
      target[offset] = both[0];
      held = count == 2 ? both[1] : 0;
      return Math.min(1, count);
    }
    CharBuffer characters = CharBuffer.wrap(target, offset, length);
    while (true) {
      CoderResult result = decoder.decode(bytes, characters, isAtEnd);
      int count = characters.position() - offset;
      countLines(target, offset, count);
      if (result.isError()) {
        broken = explain();
      }
      if (count > 0) {
        return count;
      }
      if (broken != null) {
        throw broken;
      }
      if (isAtEnd) {
        return -1;
      }
      fill();
    }
  }

  private void countLines(char[] text, int offset, int count) {
    for (int k = offset; k < offset + count; k++) {
      boolean isCarriage = text[k] == '\r';
      if (isCarriage || text[k] == '\n' && !afterCarriage) {
        lines++;
      }
      afterCarriage = isCarriage;
    }
  }

  private BadFileException explain() {
    String place = file + ":" + (lines + 1);
    return charset == StandardCharsets.UTF_8
        ? Encoding.notUtf8(place, bytes.array(), bytes.position(), bytes.limit())
        : new BadFileException(
            "%s: the byte order mark says %s, but this line is something else; save it as UTF-8"
                .formatted(place, charset));
  }

  @Override
  public void close() throws IOException {
    input.close();
  }
}
