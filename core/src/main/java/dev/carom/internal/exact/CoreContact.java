// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import dev.carom.internal.exact.CoreDifference.Feature;

/**
 * Measures how two convex cores with radii meet: their distance, the shortest push that separates
 * them, and their closest points. Values are accurate to four ulps, the shared point to a few ulps
 * of the coordinates. Objects are reusable.
 */
public final class CoreContact {
  private final CoreDifference difference = new CoreDifference();
  private final EdgeWalk walk = difference.walk();
  private final Formula formula = difference.formula();
  private final SharedPoint shared = new SharedPoint(difference);
  private Core a;
  private Core b;
  private boolean meets;
  private boolean overlaps;

  /** The edge whose normal is the direction of the push, if there is one. */
  private int edge;

  private double normalX;
  private double normalY;
  private double pointX;
  private double pointY;

  /** Creates a measure of cores that are still to be set. */
  public CoreContact() {}

  /** Sets both cores, which are not copied, and returns this. */
  public CoreContact set(Core first, Core second) {
    a = first;
    b = second;
    difference.set(first, second);
    difference.begin();
    difference.findClosest();
    boolean isInside = difference.feature() == Feature.INSIDE;
    int comparison = isInside ? -1 : difference.compareReach();
    meets = comparison <= 0;
    overlaps = difference.isRound() ? comparison < 0 : isInside && difference.isStrictlyInside();
    edge = isInside ? shallowestEdge() : flattestEdge();
    return this;
  }

  /** Returns true if the parts share a point. */
  public boolean meets() {
    return meets;
  }

  /** Returns true if separating the parts takes a push of positive length. */
  public boolean overlaps() {
    return overlaps;
  }

  /** Returns the distance of the parts: 0 exactly if they share a point. */
  public double distance() {
    return meets ? 0 : Math.max(gap(), Double.MIN_VALUE);
  }

  /** Returns the distance of the cores minus the radii. */
  private double gap() {
    int reach = formula.minus(formula.of(0), difference.exactReach(1));
    if (difference.feature() == Feature.EDGE) {
      int side = formula.minus(formula.of(0), difference.exactSide(edge));
      int square = difference.exactSquare(edge);
      return formula.rooted(formula.times(reach, square), side, square, square);
    }
    int square = difference.exactCornerSquare(difference.at());
    return formula.rooted(reach, formula.of(1), square, formula.of(1));
  }

  /** Returns the length of the shortest push that separates the parts; 0 unless they overlap. */
  public double depth() {
    return overlaps ? Math.max(overlapDepth(), Double.MIN_VALUE) : 0;
  }

  private double overlapDepth() {
    if (difference.feature() != Feature.INSIDE) {
      return -gap();
    }
    int square = difference.exactSquare(edge);
    int reach = formula.times(difference.exactReach(1), square);
    return formula.rooted(reach, difference.exactSide(edge), square, square);
  }

  /** Finds the direction of the shortest push of the second part, or of its closest point. */
  public void findNormal() {
    if (difference.feature() != Feature.CORNER) {
      int square = difference.exactSquare(edge);
      normalX = 0 - formula.overRoot(difference.exactDirectionY(edge), square);
      normalY = formula.overRoot(difference.exactDirectionX(edge), square);
      return;
    }
    int square = difference.exactCornerSquare(difference.at());
    boolean isSamePoint = formula.sign(square) == 0;
    normalX = isSamePoint ? 1 : formula.overRoot(difference.exactCornerX(difference.at()), square);
    normalY = isSamePoint ? 0 : formula.overRoot(difference.exactCornerY(difference.at()), square);
  }

  /** Returns x of the direction; a unit vector. */
  public double normalX() {
    return normalX + 0.0;
  }

  /** Returns y of the direction; a unit vector. */
  public double normalY() {
    return normalY + 0.0;
  }

  /** Returns x of the point found last. */
  public double pointX() {
    return pointX + 0.0;
  }

  /** Returns y of the point found last. */
  public double pointY() {
    return pointY + 0.0;
  }

  /**
   * Returns the edge of the difference that (0, 0) is least deep behind; of several, the one whose
   * normal is first when turning counter-clockwise from +x.
   */
  private int shallowestEdge() {
    int best = 0;
    for (int k = 1; k < walk.size(); k++) {
      int order = compareDepths(k, best);
      if (order < 0 || order == 0 && turnsSooner(k, best)) {
        best = k;
      }
    }
    return best;
  }

  /** Returns the closest edge; of the two edges of a segment that (0, 0) is on, as above. */
  private int flattestEdge() {
    int at = difference.at();
    int opposite = walk.next(at);
    boolean isOnSegment =
        difference.feature() == Feature.EDGE && walk.size() == 2 && difference.side(at) == 0;
    return isOnSegment && turnsSooner(opposite, at) ? opposite : at;
  }

  private int compareDepths(int k, int other) {
    int order = compareRoundedDepths(k, other);
    if (order != 0) {
      return order;
    }
    int left = formula.square(difference.exactSide(k));
    int right = formula.square(difference.exactSide(other));
    return formula.sign(
        formula.minus(
            formula.times(left, difference.exactSquare(other)),
            formula.times(right, difference.exactSquare(k))));
  }

  /** Compares how deep (0, 0), which is inside, is behind two edges; 0 if rounding hides it. */
  int compareRoundedDepths(int k, int other) {
    double square = lengthSquare(k);
    double otherSquare = lengthSquare(other);
    double depth = difference.roundedSide(k) / Math.sqrt(square);
    double otherDepth = difference.roundedSide(other) / Math.sqrt(otherSquare);
    double bound = 8 * difference.cornerError() + ErrorBounds.SQUARES * (depth + otherDepth);
    boolean isOrdinary = Rounded.isOrdinary(square) && Rounded.isOrdinary(otherSquare);
    boolean isCertain = isOrdinary && Math.abs(depth - otherDepth) > bound;
    return isCertain ? ErrorFree.sign(depth - otherDepth) : 0;
  }

  private double lengthSquare(int k) {
    double dx = difference.directionX(k);
    double dy = difference.directionY(k);
    return dx * dx + dy * dy;
  }

  /** Returns true if an edge's normal comes before another's, counter-clockwise from +x. */
  private boolean turnsSooner(int k, int other) {
    boolean isEarly = isInFirstQuarter(k);
    return isEarly == isInFirstQuarter(other) ? k < other : isEarly;
  }

  /** Returns true if the normal of an edge points to +x or between +x and +y. */
  private boolean isInFirstQuarter(int k) {
    return difference.directionY(k) < 0 && difference.directionX(k) >= 0;
  }

  /** Finds the point of the first part that is closest to the second; the parts must be apart. */
  public void findClosestOfFirst() {
    pointX = closest(a, a.radius(), false);
    pointY = closest(a, a.radius(), true);
  }

  /** Finds the point of the second part that is closest to the first; the parts must be apart. */
  public void findClosestOfSecond() {
    pointX = closest(b, b.radius(), false);
    pointY = closest(b, b.radius(), true);
  }

  /** Finds a point that both parts contain, or one between them if they are apart. */
  public void findShared() {
    boolean isInside = difference.feature() == Feature.INSIDE;
    boolean isCorner = difference.feature() == Feature.CORNER;
    if (isInside) {
      shared.find(a, edge);
    }
    if (isInside || shared.findBetween(a, b, isCorner ? difference.at() : edge, isCorner)) {
      pointX = shared.x();
      pointY = shared.y();
      return;
    }
    if (meets && isDeepInside(a, b)) {
      pointX = closest(a, 0, false);
      pointY = closest(a, 0, true);
    } else if (meets && isDeepInside(b, a)) {
      pointX = closest(b, 0, false);
      pointY = closest(b, 0, true);
    } else {
      pointX = Rounded.middle(closest(a, a.radius(), false), closest(b, b.radius(), false));
      pointY = Rounded.middle(closest(a, a.radius(), true), closest(b, b.radius(), true));
    }
  }

  /**
   * Returns true if the radius of a core, which meets another one, does not reach beyond that of
   * the other. If one of them is 0, that says it all.
   */
  private boolean isDeepInside(Core core, Core other) {
    double reach = a.radius() + b.radius();
    return core.radius() == 0
        || other.radius() > 0 && gap() + reach + core.radius() <= other.radius();
  }

  /** Returns a coordinate of a core's closest point, moved by a radius towards the other core. */
  private double closest(Core core, double radius, boolean isY) {
    boolean isFirst = core == a;
    int r = formula.of(isFirst ? radius : -radius);
    int one = formula.of(1);
    if (difference.feature() == Feature.CORNER) {
      int step = difference.at();
      int corner = coordinate(core, isFirst ? walk.cornerA(step) : walk.cornerB(step), isY);
      int square = difference.exactCornerSquare(step);
      if (radius == 0 || formula.sign(square) == 0) {
        return Rounded.finite(formula.quotient(corner, one));
      }
      int way = isY ? difference.exactCornerY(step) : difference.exactCornerX(step);
      return Rounded.finite(
          formula.rooted(formula.times(corner, square), formula.times(r, way), square, square));
    }
    int dx = difference.exactDirectionX(edge);
    int dy = difference.exactDirectionY(edge);
    int square = difference.exactSquare(edge);
    int two = formula.of(2);
    int at = isFirst ? walk.cornerA(edge) : walk.cornerB(edge);
    int corner = coordinate(core, at, isY);
    int point = formula.times(two, formula.times(corner, square));
    if (isFirst ? walk.passesA(edge) : walk.passesB(edge)) {
      int ahead = formula.minus(twiceAlong(dx, dy), formula.times(two, along(core, at, dx, dy)));
      point = formula.plus(point, formula.times(isY ? dy : dx, ahead));
    }
    int normal = isY ? dx : formula.minus(formula.of(0), dy);
    int offset = formula.times(two, formula.times(r, normal));
    return Rounded.finite(formula.rooted(point, offset, square, formula.times(two, square)));
  }

  /**
   * Returns twice the position of the closest points along the closest edge: that of the corner
   * which is closest, or the middle of the range that parallel edges share.
   */
  private int twiceAlong(int dx, int dy) {
    int i = walk.cornerA(edge);
    int j = walk.cornerB(edge);
    if (!walk.passesB(edge)) {
      return formula.times(formula.of(2), along(b, j, dx, dy));
    }
    if (!walk.passesA(edge)) {
      return formula.times(formula.of(2), along(a, i, dx, dy));
    }
    // The first core's edge is passed backwards.
    int low = larger(along(a, a.next(i), dx, dy), along(b, j, dx, dy));
    int high = smaller(along(a, i, dx, dy), along(b, b.next(j), dx, dy));
    return formula.plus(low, high);
  }

  private int larger(int one, int two) {
    return formula.sign(formula.minus(one, two)) >= 0 ? one : two;
  }

  private int smaller(int one, int two) {
    return formula.sign(formula.minus(one, two)) <= 0 ? one : two;
  }

  private int along(Core core, int corner, int dx, int dy) {
    return formula.dot(dx, coordinate(core, corner, false), dy, coordinate(core, corner, true));
  }

  private int coordinate(Core core, int corner, boolean isY) {
    return isY
        ? formula.sum(core.y(), core.tailY(), core.offsetY(corner), 0, 0, 0, 0, 0)
        : formula.sum(core.x(), core.tailX(), core.offsetX(corner), 0, 0, 0, 0, 0);
  }
}
