// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The ids of shapes. As long as all ids are whole numbers, each takes 8 bytes; text ids take their
 * length in UTF-8 plus 4 bytes.
 */
final class IdColumn {
  private static final int MOST_DIGITS = 18;
  private static final byte[] NONE = {};

  private int count;
  private boolean isText;
  private long[] numbers = new long[16];
  private byte[] text = NONE;
  private int[] ends = {};

  /** Created when ids stop ascending; until then there can be no duplicates. */
  private int[] table;

  int count() {
    return count;
  }

  /** Returns true if some id is not a whole number. */
  boolean isText() {
    return isText;
  }

  /** Returns an id that is a number. */
  long number(int row) {
    return numbers[row];
  }

  /** Returns an id of either type. */
  String get(int row) {
    return isText
        ? new String(text, start(row), ends[row] - start(row), StandardCharsets.UTF_8)
        : Long.toString(numbers[row]);
  }

  /** Returns the bytes of all texts. */
  byte[] text() {
    return text;
  }

  /** Returns the start of a text. */
  int start(int row) {
    return row == 0 ? 0 : ends[row - 1];
  }

  /** Returns the end of a text. */
  int end(int row) {
    return ends[row];
  }

  void reserve(int capacity) {
    if (!isText && capacity > numbers.length) {
      numbers = Arrays.copyOf(numbers, capacity);
    }
  }

  /** Adds a number; returns false if it already exists. */
  boolean add(long number) {
    if (isText) {
      byte[] digits = Long.toString(number).getBytes(StandardCharsets.US_ASCII);
      return addText(digits, digits.length);
    }
    if (count == numbers.length) {
      numbers = Arrays.copyOf(numbers, grown(count));
    }
    numbers[count] = number;
    if (table == null && (count == 0 || numbers[count - 1] < number)) {
      count++;
      return true;
    }
    return addIfNew();
  }

  /** Adds these characters; returns false if they already exist. */
  boolean add(char[] source, int offset, int length) {
    if (!isText) {
      if (isCanonicalNumber(source, offset, length)) {
        return add(number(source, offset, length));
      }
      turnIntoText();
    }
    int start = start(count);
    ensureText((long) start + 3L * length);
    for (int k = 0; k < length; k++) {
      char character = source[offset + k];
      if (character >= 0x80) {
        String id = new String(source, offset, length);
        if (id.codePoints().anyMatch(point -> Character.getType(point) == Character.SURROGATE)) {
          throw new IllegalArgumentException(
              "id must be text, but had an unpaired surrogate: " + Printable.of(id));
        }
        byte[] encoded = id.getBytes(StandardCharsets.UTF_8);
        return addText(encoded, encoded.length);
      }
      text[start + k] = (byte) character;
    }
    return endText(start + length);
  }

  /** Adds a text in UTF-8; returns false if it already exists. */
  boolean add(byte[] utf8) {
    if (!isText) {
      String string = new String(utf8, StandardCharsets.UTF_8);
      return add(string.toCharArray(), 0, string.length());
    }
    return addText(utf8, utf8.length);
  }

  /** Adds all ids of another column; returns false if one of them already exists. */
  boolean append(IdColumn other) {
    boolean ascends =
        !isText
            && !other.isText
            && table == null
            && other.table == null
            && (count == 0 || other.count == 0 || numbers[count - 1] < other.numbers[0]);
    if (ascends) {
      reserve(count + other.count);
      System.arraycopy(other.numbers, 0, numbers, count, other.count);
      count += other.count;
      return true;
    }
    for (int row = 0; row < other.count; row++) {
      boolean isNew =
          other.isText
              ? add(Arrays.copyOfRange(other.text, other.start(row), other.ends[row]))
              : add(other.numbers[row]);
      if (!isNew) {
        return false;
      }
    }
    return true;
  }

  /** Adds the next numbers up to this one. */
  boolean appendNumbers(int last) {
    reserve(last);
    for (; count < last; count++) {
      numbers[count] = count + 1L;
    }
    return true;
  }

  private boolean addText(byte[] utf8, int length) {
    int start = start(count);
    ensureText((long) start + length);
    System.arraycopy(utf8, 0, text, start, length);
    return endText(start + length);
  }

  private boolean endText(int end) {
    if (count == ends.length) {
      ends = Arrays.copyOf(ends, grown(count));
    }
    ends[count] = end;
    return addIfNew();
  }

  private void ensureText(long capacity) {
    if (capacity > text.length) {
      if (capacity > Integer.MAX_VALUE - 16) {
        throw new OutOfMemoryError("the ids take more than 2 GB");
      }
      text = Arrays.copyOf(text, (int) Math.min(Integer.MAX_VALUE - 16, capacity * 3 / 2 + 64));
    }
  }

  private static int grown(int count) {
    return (int) Math.min(Integer.MAX_VALUE - 16, count * 3L / 2 + 16);
  }

  private void turnIntoText() {
    isText = true;
    ends = new int[Math.max(16, numbers.length)];
    ensureText(count * 8L);
    int end = 0;
    for (int row = 0; row < count; row++) {
      byte[] digits = Long.toString(numbers[row]).getBytes(StandardCharsets.US_ASCII);
      ensureText((long) end + digits.length);
      System.arraycopy(digits, 0, text, end, digits.length);
      end += digits.length;
      ends[row] = end;
    }
    numbers = new long[0];
    table = null;
  }

  /** Returns true if a number is written as Java would write it. */
  private static boolean isCanonicalNumber(char[] source, int offset, int length) {
    int first = length > 1 && source[offset] == '-' ? 1 : 0;
    int digits = length - first;
    if (digits < 1 || digits > MOST_DIGITS) {
      return false;
    }
    if (source[offset + first] == '0' && length > 1) {
      return false;
    }
    for (int k = first; k < length; k++) {
      if (source[offset + k] < '0' || source[offset + k] > '9') {
        return false;
      }
    }
    return true;
  }

  private static long number(char[] source, int offset, int length) {
    boolean negative = source[offset] == '-';
    long size = 0;
    for (int k = negative ? 1 : 0; k < length; k++) {
      size = size * 10 + (source[offset + k] - '0');
    }
    return negative ? -size : size;
  }

  /** Accepts the id after the last one if it is new. */
  private boolean addIfNew() {
    if (table == null || count >= table.length / 2) {
      rebuildTable();
    }
    int place = place(count);
    if (table[place] != 0) {
      return false;
    }
    table[place] = ++count;
    return true;
  }

  private void rebuildTable() {
    table = new int[Math.max(64, Integer.highestOneBit(Math.max(1, count)) * 4)];
    for (int row = 0; row < count; row++) {
      table[place(row)] = row + 1;
    }
  }

  /** Returns the position of a row's id in the table, or the free position for it. */
  private int place(int row) {
    int mask = table.length - 1;
    int place = hash(row) & mask;
    while (table[place] != 0 && !same(table[place] - 1, row)) {
      place = place + 1 & mask;
    }
    return place;
  }

  private boolean same(int a, int b) {
    return isText
        ? Arrays.equals(text, start(a), ends[a], text, start(b), ends[b])
        : numbers[a] == numbers[b];
  }

  private int hash(int row) {
    long hash = 0;
    if (isText) {
      for (int k = start(row); k < ends[row]; k++) {
        hash = (hash ^ text[k]) * 0x9E3779B97F4A7C15L;
        hash ^= hash >>> 32;
      }
    } else {
      hash = numbers[row];
    }
    hash = (hash ^ hash >>> 30) * 0xBF58476D1CE4E5B9L;
    return (int) (hash ^ hash >>> 31);
  }

  /** Releases what is only needed to add ids. */
  void complete() {
    table = null;
    if (isText) {
      text = Arrays.copyOf(text, start(count));
      ends = Arrays.copyOf(ends, count);
    }
  }
}
