// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

/** Bars made of characters: blocks on a terminal that can show them, hash signs elsewhere. */
final class Bars {
  /** Set by the script that starts carom if standard output is a terminal. */
  private static final String TERMINAL = "carom.terminal.output";

  private static final int WIDTH = 40;

  /** Parts of a block, from an eighth to seven eighths. */
  private static final String PARTS = "▏▎▍▌▋▊▉";

  private final boolean hasBlocks;

  /** Creates bars of blocks, or of hash signs. */
  Bars(boolean hasBlocks) {
    this.hasBlocks = hasBlocks;
  }

  /** Creates bars that standard output can show. */
  static Bars forOutput() {
    return new Bars(
        Boolean.getBoolean(TERMINAL) && "UTF-8".equals(System.getProperty("native.encoding")));
  }

  /** Returns a bar for a part of the longest one; empty only for nothing. */
  String of(long value, long most) {
    int eighths = (int) Math.ceil(8.0 * WIDTH * value / most);
    if (!hasBlocks) {
      return "#".repeat((eighths + 7) / 8);
    }
    String end = eighths % 8 == 0 ? "" : PARTS.substring(eighths % 8 - 1, eighths % 8);
    return "█".repeat(eighths / 8) + end;
  }
}
