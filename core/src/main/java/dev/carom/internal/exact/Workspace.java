// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Computes signs without rounding, in memory that belongs to the thread, so that even a tie between
 * numbers with many digits allocates nothing.
 */
final class Workspace {
  private static final ThreadLocal<Workspace> OF_THIS_THREAD =
      ThreadLocal.withInitial(Workspace::new);

  private final Digits a = new Digits();
  private final Digits b = new Digits();
  private final Digits c = new Digits();
  private final Digits d = new Digits();
  private final Digits reach = new Digits();
  private final Digits cross = new Digits();
  private final Digits motion = new Digits();
  private final Digits squaredReach = new Digits();
  private final Digits result = new Digits();

  static Workspace get() {
    return OF_THIS_THREAD.get();
  }

  /** Returns a scratch number, which the next caller overwrites. */
  Digits digits() {
    return result;
  }

  /** Returns the sign of a + b + c + d + e + f + g + h. */
  int signOfSum(double a, double b, double c, double d, double e, double f, double g, double h) {
    return result.set(a, b, c, d).add(e).add(f).add(g).add(h).sign();
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
    a.set(x0, x1, x2, x3);
    b.set(y0, y1, y2, y3);
    reach.set(r0, r1);
    return signOfSquares();
  }

  /** Returns the sign of (x0 + x1)² + (y0 + y1)² - (r0 + r1 + r2)². */
  int signOfSquares(double x0, double x1, double y0, double y1, double r0, double r1, double r2) {
    a.set(x0, x1);
    b.set(y0, y1);
    reach.set(r0, r1).add(r2);
    return signOfSquares();
  }

  /** Returns the sign of x² + y² - r². */
  int signOfSquares(Sum x, Sum y, Sum r) {
    x.putInto(a);
    y.putInto(b);
    r.putInto(reach);
    return signOfSquares();
  }

  private int signOfSquares() {
    result.clear().addProduct(a, a, 1).addProduct(b, b, 1).addProduct(reach, reach, -1);
    return result.sign();
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
    b.set(b0, b1);
    c.set(c0, c1, c2, c3);
    d.set(d0, d1);
    return signOfProducts();
  }

  /** Returns the sign of one·two - three·four. */
  int signOfProducts(Sum one, Sum two, Sum three, Sum four) {
    one.putInto(a);
    two.putInto(b);
    three.putInto(c);
    four.putInto(d);
    return signOfProducts();
  }

  private int signOfProducts() {
    return result.clear().addProduct(a, b, 1).addProduct(c, d, -1).sign();
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
    a.set(px0, px1);
    b.set(py0, py1);
    c.set(mx0, mx1);
    d.set(my0, my1);
    reach.set(r0, r1);
    return signOfPassing();
  }

  /** Returns the sign of (x·v - y·u)² - r²·(u² + v²). */
  int signOfPassing(Sum x, Sum y, Sum u, Sum v, Sum r) {
    x.putInto(a);
    y.putInto(b);
    u.putInto(c);
    v.putInto(d);
    r.putInto(reach);
    return signOfPassing();
  }

  private int signOfPassing() {
    cross.clear().addProduct(a, d, 1).addProduct(b, c, -1);
    motion.clear().addProduct(c, c, 1).addProduct(d, d, 1);
    squaredReach.clear().addProduct(reach, reach, 1);
    return result.clear().addProduct(cross, cross, 1).addProduct(squaredReach, motion, -1).sign();
  }
}
