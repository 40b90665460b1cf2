package dev.carom.exact;

/**
 * Signs and values without any rounding, for numbers of moderate size, in memory that each thread
 * keeps: so that even a tie between numbers with many digits makes no garbage.
 */
final class Workspace {
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
    a.set(x0, x1, x2, x3);
    b.set(y0, y1, y2, y3);
    reach.set(r0, r1, 0, 0);
    return result.setProducts(a, a, 1, b, b).minusSquare(reach).sign();
  }

  /** (x0 + x1)² + (y0 + y1)² - (r0 + r1)², rounded once or twice. */
  double squares(double x0, double x1, double y0, double y1, double r0, double r1) {
    signOfSquares(x0, x1, 0, 0, y0, y1, 0, 0, r0, r1);
    return result.rounded();
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
    return result.setProducts(a, b, -1, c, d).sign();
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
    cross.setProducts(a, d, -1, b, c);
    motion.setProducts(c, c, 1, d, d);
    squaredReach.setProducts(reach, reach, 1, nothing, nothing);
    return result.setProducts(cross, cross, -1, squaredReach, motion).sign();
  }
}
