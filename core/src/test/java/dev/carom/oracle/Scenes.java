// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import static dev.carom.oracle.Numbers.finite;

import dev.carom.Box;
import dev.carom.Circle;
import java.util.Arrays;

/**
 * Scenes of every kind, from everyday to absurd: on lattices, where many shapes touch exactly; next
 * to tangency; in lines, in one point, in crowds far apart; of one size, of all sizes and of none;
 * denormal, huge, and at the ends of the range.
 */
public final class Scenes {
  /** At most this many shapes with extreme numbers, for which a verdict takes microseconds. */
  private static final int MOST_EXTREME = 16;

  private Scenes() {}

  /** A scene with up to this many shapes in each set, often far fewer. */
  public static Scene any(SplitMix64 random, int most) {
    int count = random.oneIn(3) ? random.between(0, Math.min(6, most)) : random.between(0, most);
    return sized(random, count);
  }

  /** A scene with about this many shapes in each set. */
  public static Scene sized(SplitMix64 random, int count) {
    if (random.oneIn(6)) {
      return tangent(random, count);
    }
    return new Maker(random).make(count);
  }

  /** A scene with this many shapes in each set that has no more than a few pairs per shape. */
  public static Scene sparse(SplitMix64 random, int count) {
    return new Maker(random, count).make(count);
  }

  /** Boxes among the smallest numbers, the largest and both; no circles. */
  public static Scene extremes(SplitMix64 random, int count) {
    double least = Double.MIN_VALUE;
    double most = Double.MAX_VALUE;
    double[][] choices = {
      {0, least},
      {-least, 0.0, -0.0, least, 2 * least},
      {-most, most},
      {-most, -1, -0.0, 0, least, Math.nextDown(most), most}
    };
    double[] x = choices[random.below(choices.length)];
    double[] y = choices[random.below(choices.length)];
    return new Scene(
        Circles.of(0),
        Circles.of(0),
        extremeBoxes(random, count, x, y),
        extremeBoxes(random, count, x, y),
        false,
        "extremes");
  }

  private static Boxes extremeBoxes(SplitMix64 random, int count, double[] x, double[] y) {
    Boxes boxes = Boxes.of(count);
    for (int k = 0; k < count; k++) {
      double x0 = random.oneOf(x);
      double y0 = random.oneOf(y);
      double x1 = random.oneIn(3) ? random.oneOf(x) : x0;
      double y1 = random.oneIn(3) ? random.oneOf(y) : y0;
      boxes.set(k, Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
    }
    return boxes;
  }

  /** Pairs that are hard to tell apart, many of them in one place. */
  private static Scene tangent(SplitMix64 random, int count) {
    Numbers numbers = Numbers.any(random);
    int pairs = (numbers.isExtreme() ? Math.min(count, MOST_EXTREME) : count) / 2;
    Circles circles = Circles.of(2 * pairs);
    Circles otherCircles = Circles.of(pairs);
    Boxes boxes = Boxes.of(2 * pairs);
    Boxes otherBoxes = Boxes.of(pairs);
    for (int k = 0; k < pairs; k++) {
      NearTangent.Pair<Circle, Circle> twoCircles = NearTangent.circles(random, numbers);
      NearTangent.Pair<Box, Box> twoBoxes = NearTangent.boxes(random, numbers);
      NearTangent.Pair<Circle, Box> mixed = NearTangent.circleAndBox(random, numbers);
      set(circles, k, twoCircles.a());
      set(otherCircles, k, twoCircles.b());
      set(circles, pairs + k, mixed.a());
      set(boxes, k, twoBoxes.a());
      set(boxes, pairs + k, twoBoxes.b());
      set(otherBoxes, k, mixed.b());
    }
    return new Scene(circles, otherCircles, boxes, otherBoxes, false, "tangent " + numbers);
  }

  private static void set(Circles circles, int k, Circle circle) {
    circles.set(k, circle.x(), circle.y(), circle.radius());
  }

  private static void set(Boxes boxes, int k, Box box) {
    boxes.set(k, box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  /** Where shapes are along one axis, in units. */
  private enum Places {
    LATTICE {
      @Override
      double draw(SplitMix64 random, int width, double far) {
        return random.between(-width, width) * 0.5;
      }
    },
    UNIFORM {
      @Override
      double draw(SplitMix64 random, int width, double far) {
        return random.signed() * width;
      }
    },
    CROWDS {
      @Override
      double draw(SplitMix64 random, int width, double far) {
        return random.oneOf(0, far, -3 * far) + random.between(-width, width);
      }
    },
    LINE {
      @Override
      double draw(SplitMix64 random, int width, double far) {
        return random.oneOf(0.0, -0.0);
      }
    },
    FEW {
      @Override
      double draw(SplitMix64 random, int width, double far) {
        return random.oneOf(0.0, -0.0, 1, -1, 0.5);
      }
    },
    ALL_MAGNITUDES {
      @Override
      double draw(SplitMix64 random, int width, double far) {
        return Math.scalb(random.signed(), random.between(-60, 60));
      }
    };

    private static final Places[] ALL = values();
    private static final Places[] WIDE = {LATTICE, UNIFORM, CROWDS};
    private static final Places[] NOT_ALL_OVER = {LATTICE, UNIFORM, CROWDS, LINE, FEW};

    /**
     * A coordinate.
     *
     * @param width about how far shapes spread to either side
     * @param far the distance of crowds
     */
    abstract double draw(SplitMix64 random, int width, double far);

    static Places oneOf(Places[] choices, SplitMix64 random) {
      return choices[random.below(choices.length)];
    }
  }

  /** How large shapes are, in units. */
  private enum Sizes {
    NONE {
      @Override
      double draw(SplitMix64 random) {
        return 0;
      }
    },
    SAME {
      @Override
      double draw(SplitMix64 random) {
        return 0.5;
      }
    },
    HALVES {
      @Override
      double draw(SplitMix64 random) {
        return random.between(0, 4) * 0.5;
      }
    },
    SMALL {
      @Override
      double draw(SplitMix64 random) {
        return random.fraction() * 0.2;
      }
    },
    ALL_MAGNITUDES {
      @Override
      double draw(SplitMix64 random) {
        return Math.scalb(random.fraction(), random.between(-40, 5));
      }
    },
    SOME_GIANTS {
      @Override
      double draw(SplitMix64 random) {
        return random.oneIn(30) ? 1000 * random.fraction() : 0.1 * random.fraction();
      }
    },
    NEEDLES {
      @Override
      double draw(SplitMix64 random) {
        return random.nextBoolean() ? 20 * random.fraction() : 0.01 * random.fraction();
      }
    };

    private static final Sizes[] SPARSE = {NONE, SAME, HALVES, SMALL, ALL_MAGNITUDES};

    abstract double draw(SplitMix64 random);
  }

  /** Draws the shapes of one scene. */
  private static final class Maker {
    private final SplitMix64 random;
    private final boolean floats;
    private final Places placesX;
    private final Places placesY;
    private final int width;
    private final double far;
    private final Sizes sizes;
    private final boolean diagonal;
    private final boolean nudged;
    private final double unitX;
    private final double unitY;
    private final double offsetX;
    private final double offsetY;

    private double x;
    private double y;

    /** Anything. */
    Maker(SplitMix64 random) {
      this.random = random;
      floats = random.nextBoolean();
      placesX = Places.oneOf(Places.ALL, random);
      placesY = Places.oneOf(Places.ALL, random);
      width = random.oneIn(3) ? 3 : 16;
      far = 1e15;
      sizes = Sizes.values()[random.below(Sizes.values().length)];
      diagonal = random.oneIn(8);
      nudged = random.oneIn(3);
      unitX = unit();
      unitY = random.oneIn(8) ? unit() : unitX;
      offsetX = offset();
      offsetY = offset();
    }

    /** This many shapes, not all of them in one place. */
    Maker(SplitMix64 random, int count) {
      this.random = random;
      floats = random.nextBoolean();
      Places one = Places.oneOf(Places.WIDE, random);
      Places other = Places.oneOf(Places.NOT_ALL_OVER, random);
      boolean swapped = random.nextBoolean();
      placesX = swapped ? other : one;
      placesY = swapped ? one : other;
      diagonal = !swapped && random.oneIn(8);
      boolean wide = !diagonal && Arrays.asList(Places.WIDE).contains(other);
      width = wide ? (int) Math.sqrt(count) : count;
      far = floats ? 1e6 : 1e12;
      sizes = Sizes.SPARSE[random.below(Sizes.SPARSE.length)];
      nudged = random.oneIn(3);
      unitX = unitY = random.oneOf(1, 0.1, 1e-9, 1e15);
      offsetX = random.oneOf(0, 1e3, -1e5);
      offsetY = random.oneOf(0, 1e3, -1e5);
    }

    private double unit() {
      if (random.oneIn(floats ? 6 : 16)) {
        double least = floats ? Float.MIN_VALUE : Double.MIN_VALUE;
        double most = floats ? Float.MAX_VALUE : Double.MAX_VALUE;
        double huge = floats ? 1e30 : 1e300;
        return random.oneOf(least, 100 * least, 1 / huge, huge, most / 256, most / 2, most);
      }
      return random.oneIn(6) ? random.oneOf(1e-9, 0.1, 1e15) : 1;
    }

    private double offset() {
      return random.oneIn(4) ? random.oneOf(1e3, -1e6, 1e9, 1e15, -1e20) : 0;
    }

    private boolean isExtreme() {
      return !floats && (isExtreme(unitX) || isExtreme(unitY));
    }

    private static boolean isExtreme(double unit) {
      return !(unit > 1e-50 && unit < 1e50);
    }

    Scene make(int most) {
      int count = isExtreme() ? Math.min(most, MOST_EXTREME) : most;
      Circles circles = circles(count);
      Circles otherCircles = circles(random.oneIn(8) ? 0 : random.between(0, count));
      Boxes boxes = boxes(random.oneIn(8) ? 0 : count);
      Boxes otherBoxes = boxes(random.oneIn(8) ? 0 : random.between(0, count));
      String what =
          (floats ? "floats " : "doubles ")
              + (diagonal ? "diagonal " : "")
              + (nudged ? "nudged " : "")
              + placesX
              + " x "
              + placesY
              + ", sizes "
              + sizes
              + ", units "
              + unitX
              + " x "
              + unitY
              + ", offsets "
              + offsetX
              + " x "
              + offsetY;
      return floats
          ? new Scene(
              circles.rounded(),
              otherCircles.rounded(),
              boxes.rounded(),
              otherBoxes.rounded(),
              true,
              what)
          : new Scene(circles, otherCircles, boxes, otherBoxes, false, what);
    }

    private Circles circles(int count) {
      Circles circles = Circles.of(count);
      for (int k = 0; k < count; k++) {
        place();
        circles.set(k, x, y, Math.max(0, near(finite(sizes.draw(random) * sizeUnit()))));
      }
      return circles;
    }

    private Boxes boxes(int count) {
      Boxes boxes = Boxes.of(count);
      for (int k = 0; k < count; k++) {
        place();
        double maxX = near(finite(x + sizes.draw(random) * sizeUnit()));
        double maxY = near(finite(y + sizes.draw(random) * sizeUnit()));
        // Not Math.min and max: a box from 0.0 to -0.0 is welcome too.
        boxes.set(
            k,
            x <= maxX ? x : maxX,
            y <= maxY ? y : maxY,
            x <= maxX ? maxX : x,
            y <= maxY ? maxY : y);
      }
      return boxes;
    }

    private double sizeUnit() {
      return random.oneIn(2) ? unitX : unitY;
    }

    private void place() {
      double placeX = placesX.draw(random, width, far);
      double placeY = diagonal ? placeX : placesY.draw(random, width, far);
      x = near(finite(shifted(placeX, offsetX) * unitX));
      y = near(finite(shifted(placeY, offsetY) * unitY));
    }

    /** Keeps -0.0 where nothing is added. */
    private static double shifted(double place, double offset) {
      return offset == 0 ? place : place + offset;
    }

    /** The value, or one of the next ones, where the scene is nudged. */
    private double near(double value) {
      if (!nudged || random.nextBoolean()) {
        return value;
      }
      if (floats) {
        float rounded = Floats.of(new double[] {value})[0];
        return random.nextBoolean() ? Math.nextUp(rounded) : Math.nextDown(rounded);
      }
      return Numbers.nudged(value, random);
    }
  }
}
