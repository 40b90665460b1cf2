// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

/**
 * The colours of a {@link DensityMap}. Equal steps of strength look equal on white: the lightness
 * in the Oklab colour space falls linearly. Colours are translucent, so that the weakest look like
 * the page, light or dark.
 */
final class DensityColors {
  private static final int STEPS = 256;
  private static final int SHARES = 33;

  /** The lightness of the strongest colour on white, for every share of collisions. */
  private static final double DARKEST = 0.52;

  // Oklab a and b without collisions, and with collisions only.
  private static final double[] FREE = {-0.03, -0.17};
  private static final double[] COLLIDING = {0.19, 0.1};

  private final int[] table = new int[STEPS * SHARES];

  DensityColors() {
    for (int share = 0; share < SHARES; share++) {
      double part = (double) share / (SHARES - 1);
      double a = FREE[0] + part * (COLLIDING[0] - FREE[0]);
      double b = FREE[1] + part * (COLLIDING[1] - FREE[1]);
      int strongest = rgb(DARKEST, a, b);
      for (int step = 0; step < STEPS; step++) {
        double lightness = 1 - (1 - DARKEST) * step / (STEPS - 1);
        table[share * STEPS + step] = alphaFor(strongest, lightness) << 24 | strongest;
      }
    }
  }

  /** Returns the ARGB colour for a strength and a share of collisions, both from 0 to 1. */
  int argb(double strength, double share) {
    int step = (int) Math.min(STEPS - 1, strength * STEPS);
    int row = (int) Math.min(SHARES - 1, share * (SHARES - 1) + 0.5);
    return table[row * STEPS + step];
  }

  /** Returns the opacity at which a colour has this lightness on white. */
  private static int alphaFor(int rgb, double lightness) {
    int alpha = 0;
    while (alpha < 255 && lightness(onWhite(rgb, alpha + 1)) >= lightness) {
      alpha++;
    }
    return alpha;
  }

  private static int onWhite(int rgb, int alpha) {
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int channel = rgb >> shift & 0xff;
      mixed |= (255 - (255 - channel) * alpha / 255) << shift;
    }
    return mixed;
  }

  private static double lightness(int rgb) {
    double red = linear(rgb >> 16 & 0xff);
    double green = linear(rgb >> 8 & 0xff);
    double blue = linear(rgb & 0xff);
    double l = StrictMath.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    double m = StrictMath.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    double s = StrictMath.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
  }

  private static int rgb(double lightness, double a, double b) {
    double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
    double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
    double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
    return channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) << 16
        | channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) << 8
        | channel(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s);
  }

  private static double cube(double value) {
    return value * value * value;
  }

  private static int channel(double linear) {
    double limited = Math.max(0, Math.min(1, linear));
    double encoded =
        limited <= 0.0031308 ? 12.92 * limited : 1.055 * StrictMath.pow(limited, 1 / 2.4) - 0.055;
    return (int) (255 * encoded + 0.5);
  }

  private static double linear(int channel) {
    double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : StrictMath.pow((value + 0.055) / 1.055, 2.4);
  }
}
