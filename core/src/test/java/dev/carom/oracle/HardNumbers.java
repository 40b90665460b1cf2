// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

/** Shapes as numbers that touch, almost touch, are flat, or lie at the ends of the range. */
public final class HardNumbers {
  /** Directions whose squares are whole numbers, so that corners and contacts are exact. */
  private static final double[][] WHOLE = {
    {1, 0},
    {0, 1},
    {-1, 0},
    {0, -1},
    {1, 1},
    {3, 4},
    {-4, 3},
    {5, 12},
    {0.5, -0.5},
    {0, 0},
    {-0.0, 1}
  };

  private HardNumbers() {}

  /** How numbers are chosen. */
  public enum Style {
    /** Small whole numbers, where many touch. */
    WHOLE,
    /** Any directions and sizes near 1. */
    ORDINARY,
    /** As whole numbers, scaled by a power of two; places, sizes and directions each. */
    SCALED,
    /** Anything from the smallest numbers to the largest. */
    EXTREME
  }

  /** A shape of that kind. */
  public static NumberShape shape(SplitMix64 random, NumberShape.Kind kind, Style style) {
    double place = style == Style.SCALED ? scale(random, 40) : 1;
    double size = style == Style.SCALED ? scale(random, 40) : 1;
    double[] n = new double[kind.names().size()];
    for (int k = 0; k < n.length; k++) {
      n[k] =
          kind.isSize(k)
              ? size * Math.abs(number(random, style, 4))
              : place * number(random, style, 8);
    }
    switch (kind) {
      case BOX -> {
        order(n, 0, 2);
        order(n, 1, 3);
      }
      case TURNED_BOX -> setDirection(random, n, style);
      case CIRCLE, CAPSULE -> {}
    }
    return new NumberShape(kind, n);
  }

  private static void setDirection(SplitMix64 random, double[] n, Style style) {
    if (style == Style.WHOLE || style == Style.SCALED) {
      double[] direction = WHOLE[random.below(WHOLE.length)];
      double scale = style == Style.SCALED ? scale(random, 40) : 1;
      n[4] = direction[0] * scale;
      n[5] = direction[1] * scale;
    } else if (style == Style.ORDINARY) {
      double angle = 2 * Math.PI * random.fraction();
      n[4] = Math.cos(angle);
      n[5] = Math.sin(angle);
    }
  }

  private static double number(SplitMix64 random, Style style, int range) {
    return switch (style) {
      case WHOLE, SCALED -> random.oneIn(9) ? -0.0 : random.between(-range, range);
      case ORDINARY -> range * random.signed();
      case EXTREME ->
          switch (random.below(6)) {
            case 0 ->
                random.oneOf(0.0, -0.0, Double.MIN_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE);
            case 1 -> random.between(-range, range);
            case 2 -> random.between(-3, 3) * Double.MIN_VALUE;
            case 3 -> random.signed() * 0x1p1000;
            case 4 -> random.between(-range, range) * scale(random, 500);
            default -> random.signed();
          };
    };
  }

  private static double scale(SplitMix64 random, int most) {
    return Math.scalb(1.0, random.between(-most, most));
  }

  private static void order(double[] n, int low, int high) {
    if (n[low] > n[high]) {
      double swapped = n[low];
      n[low] = n[high];
      n[high] = swapped;
    }
  }

  /**
   * Moves the second shape along the x axis, by halving, until one more step in the last digit
   * would bring it into contact or out of it; leaves it if that cannot be done.
   */
  public static NumberShape almostTouching(NumberShape first, NumberShape second) {
    double near = 0;
    double far = 64;
    if (!first.meets(second, true) || first.meets(moved(second, far), true)) {
      return second;
    }
    double middle = 32;
    while (middle != near && middle != far) {
      if (first.meets(moved(second, middle), true)) {
        near = middle;
      } else {
        far = middle;
      }
      middle = (near + far) / 2;
    }
    return moved(second, near);
  }

  private static NumberShape moved(NumberShape shape, double x) {
    double[] n = shape.numbers().clone();
    n[0] += x;
    if (shape.kind() == NumberShape.Kind.BOX || shape.kind() == NumberShape.Kind.CAPSULE) {
      n[2] += x;
    }
    return new NumberShape(shape.kind(), n);
  }
}
