// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import dev.carom.internal.bounds.Bounds;
import dev.carom.oracle.SplitMix64;

/** Ways to lay out bounds that are hard on a grid. */
enum Layout {
  /** Boxes of ordinary size in an ordinary area. */
  ORDINARY {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      set(box, 100 * random.signed(), 100 * random.signed(), size(random), size(random));
    }
  },
  /** Sizes from a millionth to a million. */
  MIXED_SIZES {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      double size = Math.scalb(random.fraction(), random.between(-20, 20));
      set(box, 1e4 * random.signed(), 1e4 * random.signed(), size, size * random.fraction());
    }
  },
  /** Nothing but points. */
  POINTS {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      set(box, 100 * random.signed(), 100 * random.signed(), 0, 0);
    }
  },
  /** Integers and powers of two: borders of cells and of shapes are the same numbers. */
  BORDERS {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      double x = random.oneIn(8) ? -0.0 : random.between(-16, 16) * 0.5;
      double y = random.oneIn(8) ? -0.0 : random.between(-16, 16);
      set(box, x, y, random.oneOf(0, 0.5, 1, 2, 8), random.oneOf(0, 0.5, 1, 4));
    }
  },
  /** Small shapes next to the borders of cells, when there are 512 of them. */
  LATTICE {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      if (index < 2) {
        set(box, 16 * index, 16 * index, 0, 0);
      } else {
        set(box, nextToWhole(random), nextToWhole(random), nextToZero(random), nextToZero(random));
      }
    }

    private double nextToWhole(SplitMix64 random) {
      int whole = random.oneIn(2) ? 3 : random.below(16);
      return Math.max(0, whole + random.oneOf(1, -1, 3) * nextToZero(random));
    }

    private double nextToZero(SplitMix64 random) {
      return random.oneOf(0, 1e-4, 1e-6, 1e-8, 1e-10, 1e-12, 1e-15) * random.fraction();
    }
  },
  /** All at one point, or next to it by the last bit. */
  ONE_POINT {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      double x = random.oneIn(3) ? Math.nextUp(17.3) : 17.3;
      set(box, x, -5, 0, random.oneIn(9) ? 1e-15 : 0);
    }
  },
  /** Copies of one box. */
  COPIES {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      set(box, 0.1, 0.2, 1, 2);
    }
  },
  /** Points on a diagonal. */
  DIAGONAL {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      double at = random.signed() * 1000;
      set(box, at, at, 0, 0);
    }
  },
  /** Points on a vertical line. */
  VERTICAL {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      set(box, 3, random.signed() * 1000, 0, 0);
    }
  },
  /** Long walls and high walls. */
  WALLS {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      double thick = random.oneOf(0, 0.01);
      if (random.nextBoolean()) {
        set(box, random.signed(), random.signed() * 1000, 1000, thick);
      } else {
        set(box, random.signed() * 1000, random.signed(), thick, 1000);
      }
    }
  },
  /** Long thin boxes, high and wide, all over a large area. */
  THIN {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      double width = random.nextBoolean() ? 0.1 : 300;
      set(box, 5e3 * random.signed(), 5e3 * random.signed(), width, 30 / width);
    }
  },
  /** One giant among tiny ones. */
  GIANT {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      double size = index == 7 ? 1e300 : 0.01;
      set(box, random.fraction() - size / 2, random.fraction() - size / 2, size, size);
    }
  },
  /** Two crowds far apart. */
  TWO_CROWDS {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      double at = random.nextBoolean() ? 1e15 : 0;
      set(box, at + 50 * random.fraction(), 50 * random.fraction(), 1, random.fraction());
    }
  },
  /** Around one point, at every scale. */
  SCALES {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      int exponent = random.between(-900, 900);
      double size = random.oneIn(3) ? 0 : Math.scalb(random.fraction(), exponent - random.below(9));
      set(
          box,
          Math.scalb(random.signed(), exponent),
          Math.scalb(random.signed(), exponent),
          size,
          size);
    }
  },
  /** Each in the next. */
  NESTED {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      double size = Math.scalb(1.0, -(index % 60)) * random.oneOf(1, 1.5);
      set(box, -size / 2, -size / 2, size, size);
    }
  },
  /** Up to the end of the range, and beyond. */
  HUGE {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      double size = Math.scalb(random.fraction(), random.between(960, 1024));
      set(box, 1.7e308 * random.signed(), Math.scalb(random.signed(), 1010), size, size);
    }
  },
  /** Numbers next to zero. */
  DENORMAL {
    @Override
    void draw(SplitMix64 random, int index, double[] box) {
      double unit = random.oneOf(Double.MIN_VALUE, 0x1p-1022, 1e-305);
      set(
          box,
          random.between(-50, 50) * unit,
          random.between(-50, 50) * unit,
          random.below(9) * unit,
          random.below(9) * unit);
    }
  };

  /** Writes minX, minY, maxX and maxY of one shape. */
  abstract void draw(SplitMix64 random, int index, double[] box);

  /** Draws the bounds of an id. */
  final void draw(SplitMix64 random, int id, Bounds bounds) {
    double[] box = new double[4];
    draw(random, id, box);
    bounds.reserve(id + 1);
    bounds.set(id, box[0], box[1], box[2], box[3]);
  }

  /** The bounds of this many shapes. */
  final Bounds draw(SplitMix64 random, int count) {
    Bounds bounds = new Bounds(count);
    for (int id = 0; id < count; id++) {
      draw(random, id, bounds);
    }
    return bounds;
  }

  /** Numbers all over the range of doubles, for which exact answers take long. */
  final boolean isExtreme() {
    return this == SCALES || this == HUGE || this == DENORMAL;
  }

  private static double size(SplitMix64 random) {
    return random.oneIn(5) ? 0 : 5 * random.fraction();
  }

  private static void set(double[] box, double x, double y, double width, double height) {
    box[0] = x;
    box[1] = y;
    box[2] = x + width;
    box[3] = y + height;
  }
}
