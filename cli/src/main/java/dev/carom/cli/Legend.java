// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.draw.Align;
import java.util.ArrayList;
import java.util.List;

/** The legend of a picture: samples with a few words each, in as many lines as needed. */
final class Legend {
  // In pixels.
  private static final double LINE = 22;
  private static final double SAMPLE = 12;
  private static final double SAMPLE_GAP = 6;
  private static final double ENTRY_GAP = 14;

  private final double width;
  private final List<Entry> entries = new ArrayList<>();
  private double x;
  private int lines = 1;

  /** Draws a sample of this width around a point, in units of the picture. */
  interface Sample {
    void draw(Pen pen, double x, double y, double width);
  }

  private record Entry(Sample sample, double width, String meaning, double x, int line) {}

  /** Creates an empty legend of this width in pixels. */
  Legend(double width) {
    this.width = width;
  }

  /** Adds a square sample. */
  void add(Sample sample, String meaning) {
    add(sample, SAMPLE, meaning);
  }

  /** Adds a sample with a width in pixels. */
  void add(Sample sample, double sampleWidth, String meaning) {
    double length = sampleWidth + SAMPLE_GAP + Labels.width(meaning);
    reserve(length);
    entries.add(new Entry(sample, sampleWidth, meaning, x, lines - 1));
    x += length + ENTRY_GAP;
  }

  /** Adds right-aligned words. */
  void end(String words) {
    reserve(Labels.width(words));
    entries.add(new Entry(null, 0, words, width, lines - 1));
  }

  private void reserve(double length) {
    if (x > 0 && x + length > width) {
      x = 0;
      lines++;
    }
  }

  /** Returns the height in pixels. */
  double height() {
    return lines * LINE;
  }

  /**
   * Draws the legend downwards from a corner, given the lengths of a pixel to the right and down.
   */
  void draw(Pen pen, double left, double top, double pixel, double down) {
    for (Entry entry : entries) {
      double y = top + (entry.line() + 0.5) * LINE * down;
      double start = left + entry.x() * pixel;
      if (entry.sample() == null) {
        pen.text(entry.meaning(), start, y, Pen.GREY, Align.END);
      } else {
        entry.sample().draw(pen, start + entry.width() / 2 * pixel, y, entry.width() * pixel);
        double text = start + (entry.width() + SAMPLE_GAP) * pixel;
        pen.text(entry.meaning(), text, y, Pen.GREY, Align.START);
      }
    }
  }
}
