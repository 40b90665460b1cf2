// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

/** How well colours, 0xRRGGBBAA, can be told apart, as WCAG 2 defines it. */
public final class Contrast {
  /** What texts need. */
  public static final double TEXT = 4.5;

  /** What everything else needs that has a meaning. */
  public static final double GRAPHICS = 3;

  private Contrast() {}

  /** The contrast of two opaque colours, from 1 to 21. */
  public static double of(int a, int b) {
    double one = luminance(a) + 0.05;
    double other = luminance(b) + 0.05;
    return Math.max(one, other) / Math.min(one, other);
  }

  private static double luminance(int color) {
    return 0.2126 * linear(color >>> 24)
        + 0.7152 * linear(color >>> 16 & 255)
        + 0.0722 * linear(color >>> 8 & 255);
  }

  private static double linear(int part) {
    double share = part / 255.0;
    return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  /** What is seen where a colour is painted over another one. */
  public static int painted(int color, int over) {
    double alpha = (color & 255) / 255.0;
    int seen = 255;
    for (int shift = 8; shift <= 24; shift += 8) {
      double part = alpha * (color >>> shift & 255) + (1 - alpha) * (over >>> shift & 255);
      seen |= (int) Math.round(part) << shift;
    }
    return seen;
  }
}
