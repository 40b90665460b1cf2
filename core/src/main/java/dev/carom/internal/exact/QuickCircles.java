// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * The contacts of several pairs of circles, computed together: 7 instead of 21 ns per pair. Each
 * loop does one thing to whole arrays and has few operations, a form that the virtual machine turns
 * into vector instructions; longer loops take twice as long.
 *
 * <p>The operations are those of {@link Rounded#gap} and of the normal of a single pair, so that no
 * bit differs. Pairs for which these have special cases are left to the caller.
 */
public final class QuickCircles {
  /** The square of a difference above this is ordinary. */
  private static final double SMALLEST = ErrorBounds.SMALLEST_TO_SQUARE;

  /** The squares of a distance and a reach are ordinary if the sum of both is below this. */
  private static final double LARGEST = ErrorBounds.LARGEST_TO_SQUARE / 2;

  private final double[] x0;
  private final double[] y0;
  private final double[] r0;
  private final double[] x1;
  private final double[] y1;
  private final double[] r1;

  /** The differences of the centres, and the sum of the radii. */
  private final double[] dx;

  private final double[] dy;
  private final double[] reach;

  private final double[] xSquare;
  private final double[] ySquare;
  private final double[] reachSquare;

  /** What rounding cut off the differences and the sum, and then off their squares. */
  private final double[] xTail;

  private final double[] yTail;
  private final double[] reachTail;

  /** The square of the distance, and the same minus the square of the reach. */
  private final double[] square;

  private final double[] squares;
  private final double[] tail;

  private final double[] distance;

  /** The distance plus the reach. */
  private final double[] size;

  private final double[] normalX;
  private final double[] normalY;
  private final double[] gap;

  /** Creates room for this many pairs. */
  public QuickCircles(int capacity) {
    x0 = new double[capacity];
    y0 = new double[capacity];
    r0 = new double[capacity];
    x1 = new double[capacity];
    y1 = new double[capacity];
    r1 = new double[capacity];
    dx = new double[capacity];
    dy = new double[capacity];
    reach = new double[capacity];
    xSquare = new double[capacity];
    ySquare = new double[capacity];
    reachSquare = new double[capacity];
    xTail = new double[capacity];
    yTail = new double[capacity];
    reachTail = new double[capacity];
    square = new double[capacity];
    squares = new double[capacity];
    tail = new double[capacity];
    distance = new double[capacity];
    size = new double[capacity];
    normalX = new double[capacity];
    normalY = new double[capacity];
    gap = new double[capacity];
  }

  /** Sets the circles of a pair. */
  public void set(int k, double x0, double y0, double r0, double x1, double y1, double r1) {
    this.x0[k] = x0;
    this.y0[k] = y0;
    this.r0[k] = r0;
    this.x1[k] = x1;
    this.y1[k] = y1;
    this.r1[k] = r1;
  }

  /** Computes the contacts of the first pairs, up to this number. */
  public void compute(int count) {
    subtract(x1, x0, dx, xTail, count);
    subtract(y1, y0, dy, yTail, count);
    add(r0, r1, reach, reachTail, count);
    square(dx, xTail, xSquare, count);
    square(dy, yTail, ySquare, count);
    square(reach, reachTail, reachSquare, count);
    add(xSquare, ySquare, square, tail, count);
    subtractAlso(square, reachSquare, squares, tail, count);
    addTails(squares, tail, xTail, yTail, reachTail, count);
    root(square, reach, distance, size, count);
    divide(dx, distance, normalX, count);
    divide(dy, distance, normalY, count);
    divide(squares, size, gap, count);
  }

  private static void subtract(
      double[] a, double[] b, double[] difference, double[] tail, int count) {
    for (int k = 0; k < count; k++) {
      double rounded = a[k] - b[k];
      difference[k] = rounded;
      tail[k] = ErrorFree.differenceTail(a[k], b[k], rounded);
    }
  }

  private static void subtractAlso(
      double[] a, double[] b, double[] difference, double[] tail, int count) {
    for (int k = 0; k < count; k++) {
      double rounded = a[k] - b[k];
      difference[k] = rounded;
      tail[k] = tail[k] + ErrorFree.differenceTail(a[k], b[k], rounded);
    }
  }

  private static void add(double[] a, double[] b, double[] sum, double[] tail, int count) {
    for (int k = 0; k < count; k++) {
      double rounded = a[k] + b[k];
      sum[k] = rounded;
      tail[k] = ErrorFree.sumTail(a[k], b[k], rounded);
    }
  }

  /** Squares numbers with tails; the tails become those of the squares. */
  private static void square(double[] a, double[] tail, double[] square, int count) {
    for (int k = 0; k < count; k++) {
      double rounded = a[k] * a[k];
      square[k] = rounded;
      tail[k] = ErrorFree.productTail(a[k], a[k], rounded) + 2 * a[k] * tail[k];
    }
  }

  private static void addTails(
      double[] squares,
      double[] tail,
      double[] xTail,
      double[] yTail,
      double[] reachTail,
      int count) {
    for (int k = 0; k < count; k++) {
      squares[k] = squares[k] + (tail[k] + (xTail[k] + yTail[k] - reachTail[k]));
    }
  }

  private static void root(
      double[] square, double[] reach, double[] distance, double[] size, int count) {
    for (int k = 0; k < count; k++) {
      double root = Math.sqrt(square[k]);
      distance[k] = root;
      size[k] = root + reach[k];
    }
  }

  private static void divide(double[] a, double[] b, double[] quotient, int count) {
    for (int k = 0; k < count; k++) {
      quotient[k] = a[k] / b[k];
    }
  }

  /**
   * Returns true if the other methods may be called for a pair: its circles overlap, by so much
   * that twice the digits of a double are enough, and their numbers are ordinary.
   */
  public boolean isKnown(int k) {
    double most = size[k];
    return Math.abs(dx[k]) > SMALLEST
        && Math.abs(dy[k]) > SMALLEST
        && most < LARGEST
        && squares[k] < -(ErrorBounds.NEGLIGIBLE * most * most);
  }

  /** Returns x of the unit vector from the first circle of a pair to the second. */
  public double normalX(int k) {
    return normalX[k];
  }

  /** Returns y of the unit vector from the first circle of a pair to the second. */
  public double normalY(int k) {
    return normalY[k];
  }

  /** Returns the length of the shortest push that separates the circles of a pair. */
  public double depth(int k) {
    return -gap[k];
  }

  /** Returns x of a point of both circles of a pair. */
  public double pointX(int k) {
    return CirclePoint.coordinate(x0[k], x1[k], y0[k], y1[k], r0[k], r1[k], normalX[k], true);
  }

  /** Returns y of a point of both circles of a pair. */
  public double pointY(int k) {
    return CirclePoint.coordinate(y0[k], y1[k], x0[k], x1[k], r0[k], r1[k], normalY[k], true);
  }
}
