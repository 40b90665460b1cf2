// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorBounds.SEVEN_ROUNDINGS;
import static dev.carom.internal.exact.ErrorBounds.UNDERFLOW_OF_PRODUCTS;
import static dev.carom.internal.exact.ErrorBounds.UNDERFLOW_OF_ROOTS;

/**
 * The Minkowski difference of two convex cores: all vectors from a point of the first to a point of
 * the second. The parts share a point exactly if its distance from (0, 0) is at most the sum of
 * their radii.
 *
 * <p>Verdicts are those of real arithmetic, for all finite inputs; values are accurate to four
 * ulps. The time grows with the number of corners of both cores together. Objects are reusable.
 */
public final class CoreDifference {
  /** What of the difference is closest to (0, 0); INSIDE if (0, 0) is in it. */
  enum Feature {
    INSIDE,
    EDGE,
    CORNER
  }

  private final EdgeWalk walk = new EdgeWalk();
  private final Formula formula = new Formula();
  private Core a;
  private Core b;
  private double fromX;
  private double fromY;
  private double toX;
  private double toY;

  /** A bound for the error of a rounded coordinate of a corner of the difference. */
  private double cornerError;

  /** What is added to the sum of the radii. */
  private double margin;

  /** What is added to it, too; if it is not 0, nothing is decided by rounded numbers. */
  private double secondMargin;

  private Feature feature;
  private int at;

  /** Creates a difference of cores that are still to be set. */
  public CoreDifference() {}

  /** Sets both cores, which are not copied, and returns this. */
  public CoreDifference set(Core first, Core second) {
    a = first;
    b = second;
    return this;
  }

  private void begin(boolean isMirrored, double startX, double startY, double endX, double endY) {
    fromX = startX;
    fromY = startY;
    toX = endX;
    toY = endY;
    margin = 0;
    secondMargin = 0;
    formula.clear();
    walk.set(a, b, isMirrored, startX, startY, endX, endY);
    double motion = Math.max(Math.abs(startX), Math.abs(startY));
    motion += Math.max(Math.abs(endX), Math.abs(endY));
    cornerError = (a.largestCoordinate() + b.largestCoordinate() + motion) * SEVEN_ROUNDINGS;
  }

  void begin() {
    begin(true, 0, 0, 0, 0);
  }

  /**
   * Returns true if a quick test in doubles shows that the distance of the parts is larger than the
   * given one.
   */
  public boolean isFarther(double distance) {
    return QuickCores.compare(a, b, distance) > 0;
  }

  /** Returns true if the parts share a point. */
  public boolean meets() {
    int quick = QuickCores.compare(a, b);
    if (quick != 0) {
      return quick < 0;
    }
    begin();
    return isWithinReach();
  }

  private boolean isWithinReach() {
    findClosest();
    return feature == Feature.INSIDE || compareReach() <= 0;
  }

  /** Returns true if separating the parts takes a motion of positive length. */
  public boolean overlaps() {
    int quick = QuickCores.compare(a, b);
    if (quick != 0) {
      return quick < 0;
    }
    begin();
    return isInsideReach();
  }

  private boolean isInsideReach() {
    if (!isRound()) {
      return isStrictlyInside();
    }
    findClosest();
    return feature == Feature.INSIDE || compareReach() < 0;
  }

  /**
   * Returns true if the distance of the parts is at most the given one, or, if {@code touching} is
   * false, less. For a distance of 0, these are {@link #meets} and {@link #overlaps}.
   */
  public boolean isWithin(double distance, boolean touching) {
    if (distance == 0) {
      return touching ? meets() : overlaps();
    }
    int quick = QuickCores.compare(a, b, distance);
    if (quick != 0) {
      return quick < 0;
    }
    return isWithin(distance, 0, touching);
  }

  /**
   * Returns true if the distance of the parts is at most the sum of two positive ones, or, if
   * {@code touching} is false, less. Slow: for distances so close to the sum that rounding it
   * matters.
   */
  public boolean isWithin(double distance, double more, boolean touching) {
    begin();
    margin = distance;
    secondMargin = more;
    findClosest();
    return feature == Feature.INSIDE || (touching ? compareReach() <= 0 : compareReach() < 0);
  }

  boolean isRound() {
    return a.radius() > 0 || b.radius() > 0;
  }

  /**
   * Returns true if the parts share a point while the first moves by (endX - startX, endY - startY)
   * relative to the second.
   */
  public boolean meetsOnTheWay(double startX, double startY, double endX, double endY) {
    if (QuickCores.stayApart(a, b, startX, startY, endX, endY)) {
      return false;
    }
    begin(true, startX, startY, endX, endY);
    return isWithinReach();
  }

  /**
   * Returns true if a quick test in doubles shows that the parts share no point during such a
   * motion.
   */
  public boolean stayApart(double startX, double startY, double endX, double endY) {
    return QuickCores.stayApart(a, b, startX, startY, endX, endY);
  }

  /** Returns true if the parts overlap at some time of such a motion. */
  public boolean overlapsOnTheWay(double startX, double startY, double endX, double endY) {
    // Parts that are flat in the same direction never overlap, whatever area their motion covers.
    if (!isRound() && a.count() < 3 && b.count() < 3) {
      begin();
      if (walk.size() < 3) {
        return false;
      }
    }
    begin(true, startX, startY, endX, endY);
    return isInsideReach();
  }

  /**
   * Returns true if the parts, both of which are flat, do not share a point at the start of such a
   * motion but do later. Parts on one straight line count as never sharing one: they may pass
   * through each other along it.
   */
  public boolean crossesOnTheWay(double startX, double startY, double endX, double endY) {
    begin();
    if (isRound() || (walk.size() == 2 ? side(0) == 0 : isWithinReach())) {
      return false;
    }
    begin(true, startX, startY, endX, endY);
    return isWithinReach();
  }

  /** Returns true if the first part contains the second. */
  public boolean contains() {
    begin(false, 0, 0, 0, 0);
    int difference = Exact.signOfSum(a.radius(), -b.radius(), 0);
    return difference >= 0 ? reachesBeyond() : staysWithin();
  }

  /**
   * Returns true if no corner of the second core is farther from the first than the radii allow.
   */
  private boolean reachesBeyond() {
    if (walk.size() == 0) {
      return compareCorner(0, -1) <= 0;
    }
    for (int k = 0; k < walk.size(); k++) {
      if (side(k) > 0 && compareEdge(k, -1) > 0) {
        return false;
      }
      boolean isFarthest = along(walk.previous(k), k) <= 0 && along(k, k) >= 0;
      if (isFarthest && compareCorner(k, -1) > 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns true if every corner of the second core is inside all edges of the first by enough. */
  private boolean staysWithin() {
    if (a.count() < 3) {
      return false;
    }
    for (int k = 0; k < walk.size(); k++) {
      if (walk.passesA(k) && (side(k) > 0 || compareEdge(k, -1) < 0)) {
        return false;
      }
    }
    return true;
  }

  /** Finds the part of the difference that is closest to (0, 0), with the walk set. */
  void findClosest() {
    int size = walk.size();
    at = 0;
    feature = size < 3 ? Feature.CORNER : Feature.INSIDE;
    for (int k = 0; k < size; k++) {
      int side = side(k);
      if (side < 0 || side == 0 && size == 2) {
        int start = along(k, k);
        if (start >= 0 && along(k, walk.next(k)) <= 0) {
          feature = Feature.EDGE;
          at = k;
          return;
        }
        int corner = start < 0 ? k : walk.next(k);
        boolean isBeyond = start < 0 ? along(walk.previous(k), k) >= 0 : along(corner, corner) <= 0;
        if (isBeyond) {
          feature = Feature.CORNER;
          at = corner;
          return;
        }
        feature = Feature.CORNER;
      }
    }
  }

  boolean isStrictlyInside() {
    for (int k = 0; k < walk.size(); k++) {
      if (side(k) <= 0) {
        return false;
      }
    }
    return walk.size() >= 3;
  }

  /** Returns 1 if (0, 0) is to the left of an edge, where the difference is, and -1 for outside. */
  int side(int k) {
    double dx = directionX(k);
    double dy = directionY(k);
    double left = dy * cornerX(k);
    double right = dx * cornerY(k);
    double bound = productError(dx, dy, left, right);
    return Math.abs(left - right) > bound
        ? ErrorFree.sign(left - right)
        : formula.sign(exactSide(k));
  }

  /** Returns a bound for the error of two products of a direction with a corner's coordinates. */
  private double productError(double dx, double dy, double left, double right) {
    return (Math.abs(dx) + Math.abs(dy)) * (2 * cornerError)
        + SEVEN_ROUNDINGS * (Math.abs(left) + Math.abs(right))
        + UNDERFLOW_OF_PRODUCTS;
  }

  /** Returns how far (0, 0) is to the left of an edge, times the edge's length, rounded. */
  double roundedSide(int k) {
    return directionY(k) * cornerX(k) - directionX(k) * cornerY(k);
  }

  /** Returns a bound for the error of {@link #roundedSide}. */
  double sideError(int k) {
    double dx = directionX(k);
    double dy = directionY(k);
    return productError(dx, dy, dy * cornerX(k), dx * cornerY(k));
  }

  /** Returns a bound for the error of a rounded coordinate of a corner. */
  double cornerError() {
    return cornerError;
  }

  /** Returns how far (0, 0) is to the left of an edge, times the edge's length. */
  int exactSide(int k) {
    return formula.cross(exactDirectionY(k), exactCornerX(k), exactDirectionX(k), exactCornerY(k));
  }

  /** Returns 1 if (0, 0) is ahead of a corner, as seen along an edge, and -1 if it is behind. */
  int along(int edge, int corner) {
    double dx = directionX(edge);
    double dy = directionY(edge);
    double left = dx * cornerX(corner);
    double right = dy * cornerY(corner);
    double bound = productError(dx, dy, left, right);
    return Math.abs(left + right) > bound
        ? -ErrorFree.sign(left + right)
        : -formula.sign(
            formula.dot(
                exactDirectionX(edge),
                exactCornerX(corner),
                exactDirectionY(edge),
                exactCornerY(corner)));
  }

  /** Compares the distance of the closest feature, which is not the inside, with the reach. */
  int compareReach() {
    return feature == Feature.EDGE ? compareEdge(at, 1) : compareCorner(at, 1);
  }

  /** Compares the distance of an edge's line with the first radius ± the second + the margin. */
  private int compareEdge(int k, int sign) {
    double dx = directionX(k);
    double dy = directionY(k);
    double left = dy * cornerX(k);
    double right = dx * cornerY(k);
    double reach = roundedReach(sign);
    double way = reach * Math.sqrt(dx * dx + dy * dy);
    double difference = Math.abs(left - right) - way;
    double bound =
        productError(dx, dy, left, right) + SEVEN_ROUNDINGS * way + UNDERFLOW_OF_ROOTS * reach;
    if (secondMargin == 0 && Math.abs(difference) > bound) {
      return ErrorFree.sign(difference);
    }
    int exactReach = exactReach(sign);
    return formula.sign(
        formula.minus(
            formula.square(exactSide(k)),
            formula.times(formula.square(exactReach), exactSquare(k))));
  }

  /** Compares the distance of a corner with the first radius ± the second + the margin. */
  private int compareCorner(int k, int sign) {
    double x = cornerX(k);
    double y = cornerY(k);
    double reach = roundedReach(sign);
    double distance = Math.sqrt(x * x + y * y);
    double difference = distance - reach;
    double bound = 2 * cornerError + SEVEN_ROUNDINGS * (distance + reach) + UNDERFLOW_OF_ROOTS;
    return secondMargin == 0 && Math.abs(difference) > bound
        ? ErrorFree.sign(difference)
        : formula.sign(formula.minus(exactCornerSquare(k), formula.square(exactReach(sign))));
  }

  /**
   * Returns the absolute value of {@link #exactReach} without the second margin, with two
   * roundings.
   */
  private double roundedReach(int sign) {
    return Math.abs(a.radius() + sign * b.radius() + margin);
  }

  double directionX(int k) {
    return walk.directionX(k);
  }

  double directionY(int k) {
    return walk.directionY(k);
  }

  double cornerX(int k) {
    double x = b.offsetX(walk.cornerB(k)) - a.offsetX(walk.cornerA(k)) + (b.x() - a.x());
    return x + (b.tailX() - a.tailX()) - (walk.moved(k) == 0 ? 0 : toX - fromX);
  }

  double cornerY(int k) {
    double y = b.offsetY(walk.cornerB(k)) - a.offsetY(walk.cornerA(k)) + (b.y() - a.y());
    return y + (b.tailY() - a.tailY()) - (walk.moved(k) == 0 ? 0 : toY - fromY);
  }

  int exactDirectionX(int k) {
    return formula.sum(walk.endX(k), -walk.startX(k));
  }

  int exactDirectionY(int k) {
    return formula.sum(walk.endY(k), -walk.startY(k));
  }

  int exactCornerX(int k) {
    boolean moved = walk.moved(k) != 0;
    double start = moved ? fromX : 0;
    double end = moved ? toX : 0;
    return exactWayX(a, walk.cornerA(k), b, walk.cornerB(k), start, end);
  }

  int exactCornerY(int k) {
    boolean moved = walk.moved(k) != 0;
    double start = moved ? fromY : 0;
    double end = moved ? toY : 0;
    return exactWayY(a, walk.cornerA(k), b, walk.cornerB(k), start, end);
  }

  /** Returns x of the way from a corner that moves by end - start to a corner of another core. */
  int exactWayX(Core one, int i, Core two, int j, double start, double end) {
    double from = one.offsetX(i);
    double to = two.offsetX(j);
    return formula.sum(to, -from, two.x(), -one.x(), two.tailX(), -one.tailX(), -end, start);
  }

  /** Returns y of the way from a corner that moves by end - start to a corner of another core. */
  int exactWayY(Core one, int i, Core two, int j, double start, double end) {
    double from = one.offsetY(i);
    double to = two.offsetY(j);
    return formula.sum(to, -from, two.y(), -one.y(), two.tailY(), -one.tailY(), -end, start);
  }

  /** Returns the first radius plus or minus the second, plus both margins. */
  int exactReach(int sign) {
    return formula.sum(a.radius(), sign * b.radius(), margin, secondMargin, 0, 0, 0, 0);
  }

  EdgeWalk walk() {
    return walk;
  }

  Formula formula() {
    return formula;
  }

  /** Returns what is closest to (0, 0), as of the last search. */
  Feature feature() {
    return feature;
  }

  /** Returns the step of the walk that passes the closest edge or starts at the closest corner. */
  int at() {
    return at;
  }

  /** Returns the squared length of an edge's direction. */
  int exactSquare(int k) {
    int dx = exactDirectionX(k);
    int dy = exactDirectionY(k);
    return formula.dot(dx, dx, dy, dy);
  }

  int exactCornerSquare(int k) {
    int x = exactCornerX(k);
    int y = exactCornerY(k);
    return formula.dot(x, x, y, y);
  }
}
