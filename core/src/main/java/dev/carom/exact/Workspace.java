package dev.carom.exact;

import java.math.BigDecimal;

/**
 * Signs and values without any rounding, in memory that each thread keeps: so that even a tie
 * between numbers with many digits makes no garbage. Only what would over- or underflow goes to
 * {@link Wide}, which allocates.
 */
final class Workspace {
  /** Products of two doubles from this range, and their tails, stay within the range of doubles. */
  private static final double SMALLEST_FACTOR = 0x1p-480;

  private static final double LARGEST_FACTOR = 0x1p480;

  /** The same for products of four. */
  private static final double SMALLEST_OF_FOUR = 0x1p-200;

  private static final double LARGEST_OF_FOUR = 0x1p240;

  private static final ThreadLocal<Workspace> OF_THIS_THREAD =
      ThreadLocal.withInitial(Workspace::new);

  private final Expansion a = new Expansion();
  private final Expansion b = new Expansion();
  private final Expansion c = new Expansion();
  private final Expansion d = new Expansion();
  private final Expansion reach = new Expansion();
  private final Expansion cross = new Expansion();
  private final Expansion motion = new Expansion();
  private final Expansion squaredReach = new Expansion();
  private final Expansion nothing = new Expansion();
  private final Expansion result = new Expansion();

  static Workspace get() {
    return OF_THIS_THREAD.get();
  }

  /** The sign of dx² + dy² - (r0 + r1)², where dx is x0 + x1 + x2 + x3 and dy the sum of the ys. */
  int signOfSquares(
      double x0,
      double x1,
      double x2,
      double x3,
      double y0,
      double y1,
      double y2,
      double y3,
      double r0,
      double r1) {
    if (setSquares(x0, x1, x2, x3, y0, y1, y2, y3, r0, r1)) {
      return result.sign();
    }
    return Wide.squares(Wide.sum(x0, x1, x2, x3), Wide.sum(y0, y1, y2, y3), Wide.sum(r0, r1))
        .signum();
  }

  /** (x0 + x1)² + (y0 + y1)² - (r0 + r1)² for lengths multiplied by scale, rounded. */
  double squares(double x0, double x1, double y0, double y1, double r0, double r1, double scale) {
    if (scale == 1 && setSquares(x0, x1, 0, 0, y0, y1, 0, 0, r0, r1)) {
      return result.rounded();
    }
    return Wide.squares(Wide.sum(x0, x1), Wide.sum(y0, y1), Wide.sum(r0, r1))
        .multiply(new BigDecimal(scale))
        .multiply(new BigDecimal(scale))
        .doubleValue();
  }

  /** Leaves dx² + dy² - r² in the result; false if that is out of range. */
  private boolean setSquares(
      double x0,
      double x1,
      double x2,
      double x3,
      double y0,
      double y1,
      double y2,
      double y3,
      double r0,
      double r1) {
    a.set(x0, x1, x2, x3);
    b.set(y0, y1, y2, y3);
    reach.set(r0, r1, 0, 0);
    boolean inRange = areFactors(a, b) && areFactors(reach, nothing);
    if (inRange) {
      result.setProducts(a, a, 1, b, b).minusSquare(reach);
    }
    return inRange;
  }

  private static boolean areFactors(Expansion a, Expansion b) {
    return a.isWithin(SMALLEST_FACTOR, LARGEST_FACTOR)
        && b.isWithin(SMALLEST_FACTOR, LARGEST_FACTOR);
  }

  private static boolean areOfFour(Expansion a, Expansion b) {
    return a.isWithin(SMALLEST_OF_FOUR, LARGEST_OF_FOUR)
        && b.isWithin(SMALLEST_OF_FOUR, LARGEST_OF_FOUR);
  }

  /**
   * The sign of a·b - c·d, where a is a0 + a1 + a2 + a3, b is b0 + b1, and c and d are likewise.
   */
  int signOfProducts(
      double a0,
      double a1,
      double a2,
      double a3,
      double b0,
      double b1,
      double c0,
      double c1,
      double c2,
      double c3,
      double d0,
      double d1) {
    a.set(a0, a1, a2, a3);
    b.set(b0, b1, 0, 0);
    c.set(c0, c1, c2, c3);
    d.set(d0, d1, 0, 0);
    if (areFactors(a, b) && areFactors(c, d)) {
      return result.setProducts(a, b, -1, c, d).sign();
    }
    return Wide.signOfProducts(
        Wide.sum(a0, a1, a2, a3), Wide.sum(b0, b1), Wide.sum(c0, c1, c2, c3), Wide.sum(d0, d1));
  }

  /**
   * The sign of (px·my - py·mx)² - r²·(mx² + my²), where px is px0 + px1, and the others likewise.
   */
  int signOfPassing(
      double px0,
      double px1,
      double py0,
      double py1,
      double mx0,
      double mx1,
      double my0,
      double my1,
      double r0,
      double r1) {
    a.set(px0, px1, 0, 0);
    b.set(py0, py1, 0, 0);
    c.set(mx0, mx1, 0, 0);
    d.set(my0, my1, 0, 0);
    reach.set(r0, r1, 0, 0);
    if (!(areOfFour(a, b) && areOfFour(c, d) && areOfFour(reach, nothing))) {
      return Wide.signOfPassing(
          Wide.sum(px0, px1),
          Wide.sum(py0, py1),
          Wide.sum(mx0, mx1),
          Wide.sum(my0, my1),
          Wide.sum(r0, r1));
    }
    cross.setProducts(a, d, -1, b, c);
    motion.setProducts(c, c, 1, d, d);
    squaredReach.setProducts(reach, reach, 1, nothing, nothing);
    return result.setProducts(cross, cross, -1, squaredReach, motion).sign();
  }
}
