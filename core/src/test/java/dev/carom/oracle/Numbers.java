// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import java.util.Arrays;

/** The kinds of numbers that coordinates and sizes of one case are drawn from. */
enum Numbers {
  /** All bits random, between -1 and 1. */
  UNIT {
    @Override
    double draw(SplitMix64 random) {
      return random.signed();
    }
  },
  /** All bits random, from a millionth to a million. */
  ORDINARY {
    @Override
    double draw(SplitMix64 random) {
      return Math.scalb(random.signed(), random.between(-20, 20));
    }
  },
  /** Small integers, of which many coincide. */
  TILES {
    @Override
    double draw(SplitMix64 random) {
      return random.between(-6, 6);
    }
  },
  /** Integers of the size of a screen. */
  PIXELS {
    @Override
    double draw(SplitMix64 random) {
      return random.between(-1000, 1000);
    }
  },
  /** Quarters of a pixel. */
  QUARTERS {
    @Override
    double draw(SplitMix64 random) {
      return random.between(-100, 100) * 0.25;
    }
  },
  /** Floats, widened. */
  FLOATS {
    @Override
    double draw(SplitMix64 random) {
      return (float) Math.scalb(random.signed(), random.between(-3, 10));
    }
  },
  /** Integers that fill a double. */
  LONG_INTEGERS {
    @Override
    double draw(SplitMix64 random) {
      return random.nextLong() >> 11;
    }
  },
  /** Squares of these overflow. */
  HUGE {
    @Override
    double draw(SplitMix64 random) {
      return Math.scalb(random.signed(), random.oneIn(2) ? 1024 : random.between(500, 1023));
    }
  },
  /** Squares of these underflow, and some are denormal themselves. */
  TINY {
    @Override
    double draw(SplitMix64 random) {
      return random.oneIn(2)
          ? random.between(-20, 20) * Double.MIN_VALUE
          : Math.scalb(random.signed(), random.between(-1070, -500));
    }
  },
  /** Anything beside anything. */
  MIXED {
    @Override
    double draw(SplitMix64 random) {
      return random.oneIn(3)
          ? random.oneOf(
              1, -1, 3, 0.5, Double.MIN_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE, 1e300)
          : Math.scalb(random.signed(), random.between(-1060, 1024));
    }
  };

  private static final Numbers[] EVERYDAY = {
    UNIT, ORDINARY, TILES, PIXELS, QUARTERS, FLOATS, LONG_INTEGERS
  };
  private static final Numbers[] EXTREME = {HUGE, TINY, MIXED};

  abstract double draw(SplitMix64 random);

  /** Mostly kinds that programs use every day; once in fifty times an extreme one. */
  static Numbers any(SplitMix64 random) {
    return random.oneIn(50) ? EXTREME[random.below(EXTREME.length)] : everyday(random);
  }

  /** A kind of which products neither over- nor underflow. */
  static Numbers everyday(SplitMix64 random) {
    return EVERYDAY[random.below(EVERYDAY.length)];
  }

  /** True if products of these may over- or underflow. */
  boolean isExtreme() {
    return Arrays.asList(EXTREME).contains(this);
  }

  /** A coordinate; now and then a zero of either sign. */
  double coordinate(SplitMix64 random) {
    return random.oneIn(24) ? random.oneOf(0.0, -0.0) : draw(random);
  }

  /** A radius or an extent, not negative; now and then zero. */
  double size(SplitMix64 random) {
    return random.oneIn(16) ? 0 : Math.abs(draw(random));
  }

  /** The number itself; the largest of its sign if it is infinite, 0 if it is none. */
  static double finite(double value) {
    return Double.isNaN(value) ? 0 : Math.max(-Double.MAX_VALUE, Math.min(value, Double.MAX_VALUE));
  }

  /** The number moved by up to two ulps. */
  static double nudged(double value, SplitMix64 random) {
    double moved = value;
    for (int steps = random.between(-2, 2); steps != 0; steps -= Integer.signum(steps)) {
      moved = steps > 0 ? Math.nextUp(moved) : Math.nextDown(moved);
    }
    return finite(moved);
  }

  /** The number moved by up to two ulps, but not below zero. */
  static double nudgedSize(double value, SplitMix64 random) {
    return Math.max(0, nudged(value, random));
  }
}
