// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Finds when a convex core with a radius that moves first touches another one, or when a point
 * leaves it. Times, normals and points are accurate to four ulps. Objects are reusable.
 */
public final class CoreTouch {
  private final CoreDifference difference = new CoreDifference();
  private final EdgeWalk walk = difference.walk();
  private final Formula formula = difference.formula();
  private final RoundedTimes times = new RoundedTimes(difference);
  private int motionX;
  private int motionY;
  private boolean isEntry;
  private boolean isAtCorner;
  private int at;

  /** The time as (p + q · √s) / d. */
  private int p;

  private int q;
  private int s;
  private int d;
  private double time;
  private double normalX;
  private double normalY;

  /** Creates a touch of cores that are still to be set. */
  public CoreTouch() {}

  /**
   * Finds the first touch while the first core moves by (toX - fromX, toY - fromY) relative to the
   * second. The parts must not overlap at the start, and must touch later.
   */
  public void enter(Core first, Core second, double fromX, double fromY, double toX, double toY) {
    find(first, second, fromX, fromY, toX, toY, true);
  }

  /** Finds the last touch of such a motion; the parts must touch, and be apart at the end. */
  public void leave(Core first, Core second, double fromX, double fromY, double toX, double toY) {
    find(first, second, fromX, fromY, toX, toY, false);
  }

  private void find(
      Core first, Core second, double fromX, double fromY, double toX, double toY, boolean entry) {
    difference.set(first, second);
    difference.begin();
    motionX = formula.sum(toX, -fromX);
    motionY = formula.sum(toY, -fromY);
    isEntry = entry;
    times.set(toX - fromX, toY - fromY, first.radius() + second.radius(), entry ? 1 : -1);
    findEdge();
    if (at < 0) {
      at = extremeCorner();
      isAtCorner = true;
    } else if (difference.isRound()) {
      findCornerBeside();
    } else {
      isAtCorner = false;
    }
    if (isAtCorner) {
      setCornerTime(at);
    }
    time = Exact.clamp(formula.rooted(p, q, s, d), 0, 1);
    setNormal();
  }

  /**
   * Finds the edge whose line, moved outwards by the radii, is passed last, or first to leave. The
   * choice is exact: beside another edge, however close its line is, no corner need be touched.
   */
  private void findEdge() {
    at = -1;
    int negativeReach = formula.minus(formula.of(0), difference.exactReach(1));
    int sign = isEntry ? 1 : -1;
    double last = times.findBounds();
    for (int k = 0; k < walk.size(); k++) {
      if (times.latest(k) < last) {
        continue;
      }
      int speed = speed(k);
      if (formula.sign(speed) == sign) {
        int side = formula.minus(formula.of(0), difference.exactSide(k));
        int square = difference.exactSquare(k);
        if (at < 0
            || formula.compareRooted(side, negativeReach, square, speed, p, q, s, d) == sign) {
          at = k;
          p = side;
          q = negativeReach;
          s = square;
          d = speed;
        }
      }
    }
  }

  /** Returns how fast (0, 0) moves to the left of an edge, times the edge's length. */
  private int speed(int k) {
    return formula.cross(
        difference.exactDirectionX(k), motionY, difference.exactDirectionY(k), motionX);
  }

  private void setCornerTime(int k) {
    int x = difference.exactCornerX(k);
    int y = difference.exactCornerY(k);
    int reach = difference.exactReach(1);
    d = formula.dot(motionX, motionX, motionY, motionY);
    p = formula.dot(x, motionX, y, motionY);
    q = formula.of(isEntry ? -1 : 1);
    int across = formula.cross(motionX, y, motionY, x);
    s = formula.minus(formula.times(formula.square(reach), d), formula.square(across));
    // Passing the corner's disc closely without touching it is a touch of an edge beside it.
    if (formula.sign(s) < 0) {
      s = formula.of(0);
    }
  }

  /** Determines whether the edge is met within its length; if not, which of its corners is. */
  private void findCornerBeside() {
    int dx = difference.exactDirectionX(at);
    int dy = difference.exactDirectionY(at);
    int speedAlong = formula.dot(dx, motionX, dy, motionY);
    boolean isPastEnd = compareAlong(speedAlong, dx, dy, walk.next(at)) > 0;
    isAtCorner = isPastEnd || compareAlong(speedAlong, dx, dy, at) < 0;
    at = isPastEnd ? walk.next(at) : at;
  }

  /** Returns 1 if the edge's line is passed farther along its direction than a corner is. */
  private int compareAlong(int speedAlong, int dx, int dy, int corner) {
    int along =
        formula.dot(dx, difference.exactCornerX(corner), dy, difference.exactCornerY(corner));
    int way = formula.minus(formula.times(speedAlong, p), formula.times(along, d));
    return formula.sign(d) * formula.signRooted(way, formula.times(speedAlong, q), s);
  }

  /**
   * Returns the corner that is met first, or left last. Only for a motion along all edges, of which
   * there are two or none then.
   */
  private int extremeCorner() {
    int end = walk.next(0);
    int x = formula.minus(difference.exactCornerX(end), difference.exactCornerX(0));
    int y = formula.minus(difference.exactCornerY(end), difference.exactCornerY(0));
    return formula.sign(formula.dot(x, motionX, y, motionY)) == (isEntry ? -1 : 1) ? end : 0;
  }

  private void setNormal() {
    if (!isAtCorner) {
      int square = difference.exactSquare(at);
      normalX = 0 - formula.overRoot(difference.exactDirectionY(at), square);
      normalY = formula.overRoot(difference.exactDirectionX(at), square);
      return;
    }
    if (!difference.isRound()) {
      // The only direction of a point is that of the motion.
      normalX = (isEntry ? 1 : -1) * formula.overRoot(motionX, d);
      normalY = (isEntry ? 1 : -1) * formula.overRoot(motionY, d);
      return;
    }
    // From the moving core to the corner: (v · d - m · p - m · q · √s) / d. This is as long as the
    // radii, which may have few digits; so it is divided by them before it is rounded.
    int scale = formula.times(d, difference.exactReach(1));
    double x = fromTouch(difference.exactCornerX(at), motionX, scale);
    double y = fromTouch(difference.exactCornerY(at), motionY, scale);
    double length = Rounded.length(x, y);
    normalX = x / length;
    normalY = y / length;
  }

  private double fromTouch(int corner, int motion, int scale) {
    int rational = formula.minus(formula.times(corner, d), formula.times(motion, p));
    int factor = formula.minus(formula.of(0), formula.times(motion, q));
    return formula.rooted(rational, factor, s, scale);
  }

  /** Returns the time, from 0 to 1. */
  public double time() {
    return time;
  }

  /** Returns x of the unit vector from the moving core to the other one. */
  public double normalX() {
    return normalX + 0.0;
  }

  /** Returns y of the unit vector from the moving core to the other one. */
  public double normalY() {
    return normalY + 0.0;
  }

  /** Returns where a coordinate that starts there and moves like the first core is at the touch. */
  public double pointX(double startX) {
    return point(startX, motionX);
  }

  /** Returns where a coordinate that starts there and moves like the first core is at the touch. */
  public double pointY(double startY) {
    return point(startY, motionY);
  }

  private double point(double start, int motion) {
    if (formula.sign(motion) == 0) {
      return start;
    }
    int rational = formula.plus(formula.times(formula.of(start), d), formula.times(motion, p));
    return Rounded.finite(formula.rooted(rational, formula.times(motion, q), s, d)) + 0.0;
  }

  /**
   * Returns true if cores that were moved are no longer on the side of the touched edge or corner
   * that they came from. The corners may have been rounded.
   */
  public boolean hasPassed(Core first, Core second) {
    int i = walk.cornerA(at);
    int j = walk.cornerB(at);
    if (i >= first.count() || j >= second.count()) {
      // Rounding has made points of far edges, which cannot be passed.
      return false;
    }
    int x = difference.exactWayX(first, i, second, j, 0, 0);
    int y = difference.exactWayY(first, i, second, j, 0, 0);
    if (isAtCorner) {
      return formula.sign(formula.dot(x, motionX, y, motionY)) < 0;
    }
    boolean isOfFirst = walk.passesA(at);
    Core core = isOfFirst ? first : second;
    int start = isOfFirst ? first.next(i) : j;
    int end = isOfFirst ? i : second.next(j);
    int dx = formula.sum(core.offsetX(end), -core.offsetX(start));
    int dy = formula.sum(core.offsetY(end), -core.offsetY(start));
    return formula.sign(formula.cross(dy, x, dx, y)) > 0;
  }
}
