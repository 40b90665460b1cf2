// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import java.util.Arrays;

/**
 * A set of slots, one bit for each, with a second layer that has a bit for each word of the first.
 * Walking through a set takes about as many steps as it has slots, however far apart they are.
 */
public final class SlotBits {
  /** Returned by {@link #next} after the last slot. */
  public static final int NONE = -1;

  private long[] words = new long[1];

  /** A bit for each word that is not 0. */
  private long[] groups = new long[1];

  /** Returns true if a slot is in the set. */
  public boolean contains(int slot) {
    int word = slot >> 6;
    return word < words.length && (words[word] & 1L << slot) != 0;
  }

  /** Adds a slot. */
  public void add(int slot) {
    int word = slot >> 6;
    if (word >= words.length) {
      reserve(Math.max(word + 1, 2 * words.length));
    }
    words[word] |= 1L << slot;
    groups[word >> 6] |= 1L << word;
  }

  private void reserve(int length) {
    if (length > words.length) {
      words = Arrays.copyOf(words, length);
      groups = Arrays.copyOf(groups, (length + 63) >> 6);
    }
  }

  /** Removes a slot, whether it is in the set or not. */
  public void remove(int slot) {
    int word = slot >> 6;
    if (word < words.length) {
      words[word] &= ~(1L << slot);
      if (words[word] == 0) {
        groups[word >> 6] &= ~(1L << word);
      }
    }
  }

  /** Returns the lowest slot of the set that is at least this one, or {@link #NONE}. */
  public int next(int from) {
    int word = from >> 6;
    if (word >= words.length) {
      return NONE;
    }
    long bits = words[word] & -1L << from;
    if (bits == 0) {
      word = nextWord(word + 1);
      if (word == NONE) {
        return NONE;
      }
      bits = words[word];
    }
    return word << 6 | Long.numberOfTrailingZeros(bits);
  }

  private int nextWord(int from) {
    int group = from >> 6;
    if (group >= groups.length) {
      return NONE;
    }
    long bits = groups[group] & -1L << from;
    while (bits == 0) {
      if (++group == groups.length) {
        return NONE;
      }
      bits = groups[group];
    }
    return group << 6 | Long.numberOfTrailingZeros(bits);
  }

  /** Removes all slots. */
  public void clear() {
    for (int word = nextWord(0); word != NONE; word = nextWord(word + 1)) {
      words[word] = 0;
    }
    Arrays.fill(groups, 0);
  }

  /** Copies another set. */
  public void copyFrom(SlotBits other) {
    clear();
    reserve(other.words.length);
    for (int word = other.nextWord(0); word != NONE; word = other.nextWord(word + 1)) {
      words[word] = other.words[word];
    }
    System.arraycopy(other.groups, 0, groups, 0, other.groups.length);
  }

  /** Sets this to the slots below a bound that are in neither of two other sets. */
  void setOthers(SlotBits one, SlotBits two, int bound) {
    clear();
    int length = (bound + 63) >> 6;
    reserve(length);
    for (int word = 0; word < length; word++) {
      long taken =
          (word < one.words.length ? one.words[word] : 0)
              | (word < two.words.length ? two.words[word] : 0);
      int left = bound - (word << 6);
      words[word] = ~taken & (left < 64 ? (1L << left) - 1 : -1);
      if (words[word] != 0) {
        groups[word >> 6] |= 1L << word;
      }
    }
  }
}
