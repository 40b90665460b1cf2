// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

/** The pairs of the first frame, and of the first ten frames together. */
record Answers(Answer frame1, Answer frames10) {
  static Answers of(long pairs1, long checksum1, long pairs10, long checksum10) {
    return new Answers(new Answer(pairs1, checksum1), new Answer(pairs10, checksum10));
  }
}
