package dev.carom.exact;

import static dev.carom.exact.ErrorFree.differenceTail;
import static dev.carom.exact.ErrorFree.sumOfFour;
import static dev.carom.exact.ErrorFree.sumTail;

/**
 * Lengths, gaps and sums that are rounded, but well: no over- or underflow on the way, and the
 * direction of rounding where it matters.
 */
public final class Rounded {
  private static final double SMALL = 0x1p-800;
  private static final double LARGE = 0x1p1000;
  private static final double UP = 0x1p600;
  private static final double DOWN = 0x1p-600;

  private Rounded() {}

  /**
   * A power of two that brings (x, y) to a size whose square neither over- nor underflows; 1 for
   * all but extreme sizes, and for (0, 0).
   */
  public static double scaleFor(double x, double y) {
    double square = x * x + y * y;
    if (square > SMALL && square < LARGE) {
      return 1;
    }
    double size = Math.max(Math.abs(x), Math.abs(y));
    return size == 0 ? 1 : size > 1 ? DOWN : UP;
  }

  /** The length of (x, y). */
  public static double length(double x, double y) {
    double scale = scaleFor(x, y);
    double scaledX = x * scale;
    double scaledY = y * scale;
    return Math.sqrt(scaledX * scaledX + scaledY * scaledY) / scale;
  }

  /**
   * The distance of two points less r0 + r1, to a few ulps of itself: no digits are lost when the
   * two are nearly equal.
   */
  public static double gap(double x0, double y0, double x1, double y1, double r0, double r1) {
    if (x0 == x1) {
      return y0 < y1 ? sum(y1, -y0, -r0, -r1) : sum(y0, -y1, -r0, -r1);
    }
    if (y0 == y1) {
      return x0 < x1 ? sum(x1, -x0, -r0, -r1) : sum(x0, -x1, -r0, -r1);
    }
    double square = squareSum(x1 - x0, y1 - y0, r0 + r1);
    double down = square < LARGE ? 1 : DOWN;
    double dx = x1 * down - x0 * down;
    double dy = y1 * down - y0 * down;
    double r = r0 * down + r1 * down;
    double up = square > SMALL ? 1 : UP;
    double scaledX = dx * up;
    double scaledY = dy * up;
    double scaledR = r * up;
    double size = Math.sqrt(scaledX * scaledX + scaledY * scaledY) + scaledR;
    double squares =
        DoubleDouble.squares(
            scaledX,
            differenceTail(x1 * down, x0 * down, dx) * up,
            scaledY,
            differenceTail(y1 * down, y0 * down, dy) * up,
            scaledR,
            sumTail(r0 * down, r1 * down, r) * up);
    if (Math.abs(squares) < 0x1p-40 * size * size) {
      // So close to a tie that even twice the digits are too few.
      squares = Workspace.get().squares(x1, -x0, y1, -y0, r0, r1, down * up);
    }
    return squares / size / up / down;
  }

  private static double squareSum(double x, double y, double z) {
    return x * x + y * y + z * z;
  }

  private static double sum(double a, double b, double c, double d) {
    return largest(a, b, c, d) < 0x1p1000
        ? sumOfFour(a, b, c, d)
        : Wide.sum(a, b, c, d).doubleValue();
  }

  /** The largest size of four numbers. */
  public static double largest(double a, double b, double c, double d) {
    return Math.max(Math.max(Math.abs(a), Math.abs(b)), Math.max(Math.abs(c), Math.abs(d)));
  }

  /** The number at a time from 0, the start, to 1, the end; without overflow on the way. */
  public static double between(double start, double end, double time) {
    return start == end ? start : start * (1 - time) + end * time;
  }

  /** The middle between two numbers; if they are equal, that number. */
  public static double middle(double a, double b) {
    double difference = b - a;
    return Math.abs(difference) <= Double.MAX_VALUE ? a + difference / 2 : a / 2 + b / 2;
  }

  /** The value, or the nearest finite one. */
  public static double finite(double value) {
    return Exact.clamp(value, -Double.MAX_VALUE, Double.MAX_VALUE);
  }

  /** The largest double that is not above a + b, but at least the smallest finite number. */
  public static double sumBelow(double a, double b) {
    return -sumAbove(-a, -b);
  }

  /** The smallest double that is not below a + b, but at most the largest finite number. */
  public static double sumAbove(double a, double b) {
    double sum = a + b;
    return finite(sum) == sum && sumTail(a, b, sum) > 0 ? above(sum) : finite(sum);
  }

  /** The next double towards negative infinity, but at least the smallest finite number. */
  public static double below(double value) {
    return -above(-value);
  }

  /** The next double towards positive infinity, but at most the largest finite number. */
  public static double above(double value) {
    if (value == 0) {
      return Double.MIN_VALUE;
    }
    long bits = Double.doubleToRawLongBits(value);
    double next = Double.longBitsToDouble(value > 0 ? bits + 1 : bits - 1);
    return Math.min(next, Double.MAX_VALUE);
  }
}
