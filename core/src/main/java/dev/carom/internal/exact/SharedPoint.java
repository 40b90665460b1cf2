// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Finds a point of two parts that share one, or between them.
 *
 * <p>If the cores share a point: the line through (0, 0) along the normal of an edge leaves the
 * difference of the cores on both sides; each end is a vector between two points of the cores, and
 * the same weighted mean that makes (0, 0) of the vectors makes one point of those of each core.
 */
final class SharedPoint {
  /** Products of four numbers with errors in this range neither overflow nor underflow. */
  private static final double SMALLEST_ERROR = 0x1p-250;

  private static final double LARGEST_ERROR = 0x1p150;

  private final CoreDifference difference;
  private final EdgeWalk walk;
  private final Formula formula;
  private Core a;
  private int edge;
  private double x;
  private double y;

  SharedPoint(CoreDifference difference) {
    this.difference = difference;
    walk = difference.walk();
    formula = difference.formula();
  }

  double x() {
    return x;
  }

  double y() {
    return y;
  }

  /** Finds the point on the line across an edge of the difference that (0, 0) is not outside of. */
  void find(Core first, int acrossEdge) {
    if (!findQuickly(first, acrossEdge)) {
      findExactly(first, acrossEdge);
    }
  }

  /**
   * Finds the middle between the closest points of parts whose cores share none, in plain doubles.
   * Returns false if these do not suffice, or if a part is deep inside the other.
   */
  boolean findBetween(Core first, Core second, int step, boolean isCorner) {
    double error = difference.cornerError();
    if (!(error > SMALLEST_ERROR && error < LARGEST_ERROR)) {
      return false;
    }
    double dx = isCorner ? difference.cornerX(step) : difference.directionX(step);
    double dy = isCorner ? difference.cornerY(step) : difference.directionY(step);
    double length = Math.sqrt(dx * dx + dy * dy);
    dx /= length;
    dy /= length;
    double distance = isCorner ? length : -difference.roundedSide(step) / length;
    double radius = first.radius();
    double otherRadius = second.radius();
    boolean isDeep = distance + radius <= otherRadius || distance + otherRadius <= radius;
    // The direction between corners that are close to each other has few digits.
    boolean isVague = isCorner && !(8 * length >= radius + otherRadius && length > error);
    if (isDeep || isVague || !(length > 0)) {
      return false;
    }
    double halfGap = (distance - radius - otherRadius) / 2;
    int i = walk.cornerA(step);
    int j = walk.cornerB(step);
    if (isCorner) {
      set(first, i, dx, dy, radius + halfGap);
    } else if (!walk.passesB(step)) {
      set(second, j, -dy, dx, -(otherRadius + halfGap));
    } else {
      set(first, i, -dy, dx, radius + halfGap);
      if (walk.passesA(step)) {
        // Parallel edges: the middle of the range that they share, from the first one's corner.
        double own = along(first, first.next(i), i, dx, dy);
        double other = along(second, j, second.next(j), dx, dy);
        double way = difference.cornerX(step) * dx + difference.cornerY(step) * dy;
        double middle = (Math.max(-own, way) + Math.min(0, way + other)) / 2;
        x += middle * dx;
        y += middle * dy;
      }
    }
    return true;
  }

  private static double along(Core core, int from, int to, double dx, double dy) {
    return (core.offsetX(to) - core.offsetX(from)) * dx
        + (core.offsetY(to) - core.offsetY(from)) * dy;
  }

  /** Sets the point that is at a distance from a corner. */
  private void set(Core core, int corner, double dx, double dy, double distance) {
    x = core.offsetX(corner) + core.x() + dx * distance;
    y = core.offsetY(corner) + core.y() + dy * distance;
  }

  /** Finds it in plain doubles; returns false if the mean of the vectors is not close to (0, 0). */
  boolean findQuickly(Core first, int acrossEdge) {
    a = first;
    edge = acrossEdge;
    double error = difference.cornerError();
    if (!(error > SMALLEST_ERROR && error < LARGEST_ERROR)) {
      return false;
    }
    double dx = difference.directionX(edge);
    double dy = difference.directionY(edge);
    double fraction = fraction(edge, 0, 0);
    double endX = difference.cornerX(edge) + fraction * dx;
    double endY = difference.cornerY(edge) + fraction * dy;

    int opposite = edge;
    double time = Double.POSITIVE_INFINITY;
    for (int k = 0; k < walk.size(); k++) {
      double speed = -(dy * difference.directionY(k) + dx * difference.directionX(k));
      double leaving = difference.roundedSide(k) / speed;
      if (speed > 0 && leaving < time) {
        opposite = k;
        time = leaving;
      }
    }
    double otherFraction = fraction(opposite, -dy * time, dx * time);
    double otherX = difference.cornerX(opposite) + otherFraction * difference.directionX(opposite);
    double otherY = difference.cornerY(opposite) + otherFraction * difference.directionY(opposite);

    double weight = endX * dy - endY * dx;
    double share = weight / (weight + (otherY * dx - otherX * dy));
    double restX = endX + share * (otherX - endX);
    double restY = endY + share * (otherY - endY);
    // Not so if anything was divided by 0.
    boolean isClose = share >= 0 && share <= 1 && Math.abs(restX) + Math.abs(restY) <= error;
    if (isClose) {
      setPoint(opposite, fraction, otherFraction, share);
    }
    return isClose;
  }

  /** Returns where on an edge, from 0 to 1, the projection of (atX, atY) is. */
  private double fraction(int k, double atX, double atY) {
    double dx = difference.directionX(k);
    double dy = difference.directionY(k);
    double way = dx * (atX - difference.cornerX(k)) + dy * (atY - difference.cornerY(k));
    return Exact.clamp(way / (dx * dx + dy * dy), 0, 1);
  }

  private void setPoint(int opposite, double fraction, double otherFraction, double share) {
    x =
        Rounded.between(
            pointOn(edge, fraction, false), pointOn(opposite, otherFraction, false), share);
    y =
        Rounded.between(
            pointOn(edge, fraction, true), pointOn(opposite, otherFraction, true), share);
  }

  /** Finds it for all sizes. */
  void findExactly(Core first, int acrossEdge) {
    a = first;
    edge = acrossEdge;
    int dx = difference.exactDirectionX(edge);
    int dy = difference.exactDirectionY(edge);
    int normal = formula.minus(formula.of(0), dy);
    int opposite = oppositeEdge(normal, dx);
    double fraction = fraction(edge, formula.of(0), formula.of(1), normal, dx);
    int side = difference.exactSide(edge);
    int square = difference.exactSquare(edge);
    int otherSide = difference.exactSide(opposite);
    int speed = speed(opposite, normal, dx);
    double otherFraction = fraction(opposite, otherSide, speed, normal, dx);
    int weight = formula.times(side, speed);
    int total = formula.plus(weight, formula.times(otherSide, square));
    // Both ends are here if the difference is flat at (0, 0), as at a corner.
    double share = formula.sign(total) == 0 ? 0 : formula.quotient(weight, total);
    setPoint(opposite, fraction, otherFraction, share);
  }

  /** Returns the edge through which a point that moves from (0, 0) along (x, y) leaves. */
  private int oppositeEdge(int x, int y) {
    int best = -1;
    int speedOfBest = 0;
    for (int k = 0; k < walk.size(); k++) {
      int speed = speed(k, x, y);
      if (formula.sign(speed) > 0 && (best < 0 || isSooner(k, speed, best, speedOfBest))) {
        best = k;
        speedOfBest = speed;
      }
    }
    return best;
  }

  /**
   * Compares two times of leaving. Exactly: behind a nearly straight corner they differ by less
   * than rounding, and the edge that is not left through ends far from the point that is.
   */
  private boolean isSooner(int k, int speed, int best, int speedOfBest) {
    int ofThis = formula.times(difference.exactSide(k), speedOfBest);
    int ofBest = formula.times(difference.exactSide(best), speed);
    return formula.sign(formula.minus(ofThis, ofBest)) < 0;
  }

  /**
   * Returns how fast a point that moves along (x, y) approaches an edge from within, times its
   * length.
   */
  private int speed(int k, int x, int y) {
    return formula.cross(x, difference.exactDirectionY(k), y, difference.exactDirectionX(k));
  }

  /** Returns where on an edge, from 0 to 1, the projection of (x, y) · time / unit is. */
  private double fraction(int k, int time, int unit, int x, int y) {
    int dx = difference.exactDirectionX(k);
    int dy = difference.exactDirectionY(k);
    int start = formula.dot(dx, difference.exactCornerX(k), dy, difference.exactCornerY(k));
    int next = walk.next(k);
    int end = formula.dot(dx, difference.exactCornerX(next), dy, difference.exactCornerY(next));
    int here = formula.times(time, formula.dot(dx, x, dy, y));
    int way = formula.minus(here, formula.times(unit, start));
    double fraction = formula.quotient(way, formula.times(unit, formula.minus(end, start)));
    return Exact.clamp(fraction, 0, 1);
  }

  /**
   * Returns a coordinate of the first core's point where a step has passed a fraction of its edge.
   */
  private double pointOn(int step, double fraction, boolean isY) {
    int i = walk.cornerA(step);
    double start = isY ? a.offsetY(i) + a.y() : a.offsetX(i) + a.x();
    if (!walk.passesA(step)) {
      return Rounded.finite(start);
    }
    int next = a.next(i);
    double end = isY ? a.offsetY(next) + a.y() : a.offsetX(next) + a.x();
    return Rounded.between(Rounded.finite(start), Rounded.finite(end), fraction);
  }
}
