// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Computes signs and values without rounding, in memory that belongs to the thread, so that even a
 * tie between numbers with many digits allocates nothing. {@link Expansion} is faster for ordinary
 * numbers; {@link Digits} handles those that would overflow or underflow there.
 */
final class Workspace {
  /**
   * Products of four numbers from this range are exact: the last digit of a number is at least
   * 2^-252, and that of the product 2^-1008. The upper limit is lower than that for two factors
   * because of the fourth power, 2^960.
   */
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
  private final Digits wideA = new Digits();
  private final Digits wideB = new Digits();
  private final Digits wideC = new Digits();
  private final Digits wideD = new Digits();
  private final Digits wideReach = new Digits();
  private final Digits wideCross = new Digits();
  private final Digits wideMotion = new Digits();
  private final Digits wideSquare = new Digits();
  private final Digits wideResult = new Digits();

  static Workspace get() {
    return OF_THIS_THREAD.get();
  }

  /**
   * Returns the sign of dx² + dy² - (r0 + r1)², where dx is x0 + x1 + x2 + x3 and dy the sum of the
   * ys.
   */
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
    wideA.set(x0, x1, x2, x3);
    wideB.set(y0, y1, y2, y3);
    wideReach.set(r0, r1);
    return wideResult
        .clear()
        .addProduct(wideA, wideA, 1)
        .addProduct(wideB, wideB, 1)
        .addProduct(wideReach, wideReach, -1)
        .sign();
  }

  /** Returns the sign of a + b + c + d + e + f. */
  int signOfSum(double a, double b, double c, double d, double e, double f) {
    return signOfSum(a, b, c, d, e, f, 0, 0);
  }

  /** Returns the sign of a + b + c + d + e + f + g + h. */
  int signOfSum(double a, double b, double c, double d, double e, double f, double g, double h) {
    return wideResult.set(a, b, c, d).add(e).add(f).add(g).add(h).sign();
  }

  /** Stores dx² + dy² - r² in the result; returns false if that is out of range. */
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

  /** Returns a scratch number, which the next caller overwrites. */
  Digits digits() {
    return wideResult;
  }

  /** Returns the sign of x² + y² - r². */
  int signOfSquares(Sum x, Sum y, Sum r) {
    x.putInto(wideA);
    y.putInto(wideB);
    r.putInto(wideReach);
    return wideResult
        .clear()
        .addProduct(wideA, wideA, 1)
        .addProduct(wideB, wideB, 1)
        .addProduct(wideReach, wideReach, -1)
        .sign();
  }

  /** Returns the sign of one·two - three·four. */
  int signOfProducts(Sum one, Sum two, Sum three, Sum four) {
    one.putInto(wideA);
    two.putInto(wideB);
    three.putInto(wideC);
    four.putInto(wideD);
    return wideResult.clear().addProduct(wideA, wideB, 1).addProduct(wideC, wideD, -1).sign();
  }

  /** Returns the sign of (x·v - y·u)² - r²·(u² + v²). */
  int signOfPassing(Sum x, Sum y, Sum u, Sum v, Sum r) {
    x.putInto(wideA);
    y.putInto(wideB);
    u.putInto(wideC);
    v.putInto(wideD);
    r.putInto(wideReach);
    return signOfWidePassing();
  }

  private static boolean areFactors(Expansion a, Expansion b) {
    return a.isWithin(Exact.SMALLEST_FACTOR, Exact.LARGEST_FACTOR)
        && b.isWithin(Exact.SMALLEST_FACTOR, Exact.LARGEST_FACTOR);
  }

  private static boolean areOfFour(Expansion a, Expansion b) {
    return a.isWithin(SMALLEST_OF_FOUR, LARGEST_OF_FOUR)
        && b.isWithin(SMALLEST_OF_FOUR, LARGEST_OF_FOUR);
  }

  /**
   * Returns the sign of a·b - c·d, where a is a0 + a1 + a2 + a3, b is b0 + b1, and c and d are
   * likewise.
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
    wideA.set(a0, a1, a2, a3);
    wideB.set(b0, b1);
    wideC.set(c0, c1, c2, c3);
    wideD.set(d0, d1);
    return wideResult.clear().addProduct(wideA, wideB, 1).addProduct(wideC, wideD, -1).sign();
  }

  /**
   * Returns the sign of (px·my - py·mx)² - r²·(mx² + my²), where px is px0 + px1, and the others
   * likewise.
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
      return signOfWidePassing(px0, px1, py0, py1, mx0, mx1, my0, my1, r0, r1);
    }
    cross.setProducts(a, d, -1, b, c);
    motion.setProducts(c, c, 1, d, d);
    squaredReach.setProducts(reach, reach, 1, nothing, nothing);
    return result.setProducts(cross, cross, -1, squaredReach, motion).sign();
  }

  private int signOfWidePassing(
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
    wideA.set(px0, px1);
    wideB.set(py0, py1);
    wideC.set(mx0, mx1);
    wideD.set(my0, my1);
    wideReach.set(r0, r1);
    return signOfWidePassing();
  }

  private int signOfWidePassing() {
    wideCross.clear().addProduct(wideA, wideD, 1).addProduct(wideB, wideC, -1);
    wideMotion.clear().addProduct(wideC, wideC, 1).addProduct(wideD, wideD, 1);
    wideSquare.clear().addProduct(wideReach, wideReach, 1);
    return wideResult
        .clear()
        .addProduct(wideCross, wideCross, 1)
        .addProduct(wideSquare, wideMotion, -1)
        .sign();
  }
}
