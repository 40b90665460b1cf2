// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;

/** Explains bytes that are invalid in the encoding of a file. */
final class Encoding {
  private static final int SHOWN = 20;

  private Encoding() {}

  /**
   * Returns an exception that names the line and the likely encoding of a file that is not UTF-8.
   *
   * @param place the file and line
   * @param bytes the bytes around the first invalid one
   * @param wrong the index of the invalid byte
   */
  static BadFileException notUtf8(String place, byte[] bytes, int wrong, int end) {
    int start = wrong;
    while (start > 0 && wrong - start < SHOWN && !isBetweenWords(bytes[start - 1])) {
      start--;
    }
    int stop = wrong;
    while (stop < end && stop - wrong < SHOWN && !isBetweenWords(bytes[stop])) {
      stop++;
    }
    String name = windows1252(bytes, start, stop) ? "windows-1252" : "";
    String guess =
        name.isEmpty()
            ? "it is in another encoding"
            : "in %s (Latin-1) it would be \"%s\""
                .formatted(name, new String(bytes, start, stop - start, Charset.forName(name)));
    return new BadFileException(
        "%s: byte 0x%02X is not valid UTF-8; %s. Save the file as UTF-8%s"
            .formatted(
                place,
                bytes[wrong],
                guess,
                name.isEmpty() ? "" : ", for example with iconv -f " + name + " -t UTF-8"));
  }

  private static boolean isBetweenWords(byte character) {
    return character >= 0 && character <= ' '
        || character == ','
        || character == ';'
        || character == '"';
  }

  /**
   * Returns true if these bytes are plausible letters in Windows-1252, as in Western European text.
   */
  private static boolean windows1252(byte[] bytes, int start, int stop) {
    try {
      String text =
          Charset.forName("windows-1252")
              .newDecoder()
              .decode(ByteBuffer.wrap(bytes, start, stop - start))
              .toString();
      return text.codePoints().noneMatch(Character::isISOControl);
    } catch (CharacterCodingException undefined) {
      return false;
    }
  }
}
