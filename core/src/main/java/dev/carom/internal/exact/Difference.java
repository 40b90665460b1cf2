// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * The Minkowski difference of two parts, each a point or a box with a radius around it: the
 * rectangle of all vectors from a point of the first to a point of the second, with the sum of the
 * radii around it. The parts share a point exactly if the rectangle's distance from (0, 0) is at
 * most that sum.
 *
 * <p>The sides of the parts are sums of two doubles: a number, and a tail of less than half an ulp
 * of it, as left behind by rounding a sum. All results are those of real arithmetic on these sums,
 * for all finite inputs. Objects are reusable.
 */
public final class Difference {
  private final Axis x = new Axis();
  private final Axis y = new Axis();
  private final Axis mirroredX = new Axis();
  private final Axis mirroredY = new Axis();
  private final Sum reach = new Sum();
  private final Sum nothing = new Sum().set(0, 0);
  private final Sum a = new Sum();
  private final Sum b = new Sum();
  private final Sum c = new Sum();
  private final Sum d = new Sum();

  /** The radii; one of them is 0 unless both parts are circles. */
  private double r0;

  private double r1;

  private final Touch touch = new Touch();
  private double normalX;
  private double normalY;
  private double depth;
  private double time;

  /** True if a corner of the rectangle is touched first; then which one. */
  private boolean isAtCorner;

  private boolean isHighX;
  private boolean isHighY;

  /** Creates a difference of parts that are still to be set. */
  public Difference() {}

  /** Sets the extent of the parts along x: for circles, twice the centre. */
  public void setX(
      double low0,
      double low0Tail,
      double high0,
      double high0Tail,
      double low1,
      double low1Tail,
      double high1,
      double high1Tail) {
    x.set(low0, low0Tail, high0, high0Tail, low1, low1Tail, high1, high1Tail);
  }

  /** Sets the extent of the parts along y: for circles, twice the centre. */
  public void setY(
      double low0,
      double low0Tail,
      double high0,
      double high0Tail,
      double low1,
      double low1Tail,
      double high1,
      double high1Tail) {
    y.set(low0, low0Tail, high0, high0Tail, low1, low1Tail, high1, high1Tail);
  }

  /** Sets the radii of circles; 0 for boxes. */
  public void setRadii(double first, double second) {
    r0 = first;
    r1 = second;
    reach.set(first, second);
  }

  /** Returns true if separating the parts takes a motion of positive length. */
  public boolean overlaps() {
    return x.isInside() && y.isInside() || compareDistance(0) < 0;
  }

  private boolean isRound() {
    return r0 > 0 || r1 > 0;
  }

  /** Returns true if the parts share a point. */
  public boolean meets() {
    return compareDistance(0) <= 0;
  }

  /**
   * Returns true if the distance of the parts is at most the given one, or, if {@code touching} is
   * false, less. For a distance of 0, these are {@link #meets} and {@link #overlaps}.
   */
  public boolean isWithin(double distance, boolean touching) {
    if (touching) {
      return compareDistance(distance) <= 0;
    }
    return distance == 0 ? overlaps() : compareDistance(distance) < 0;
  }

  /** Compares the distance of the rectangle from (0, 0) with the sum of the radii and a margin. */
  private int compareDistance(double margin) {
    Sum gapX = x.gap();
    Sum gapY = y.gap();
    if (gapX != null && gapY != null) {
      return Sum.signOfSquares(gapX, gapY, margin == 0 ? reach : b.set(reach, 1).plus(margin));
    }
    if (gapX == null && gapY == null) {
      return isRound() || margin > 0 ? -1 : 0;
    }
    Sum beyond = beyondReach(gapX == null ? gapY : gapX);
    return (margin == 0 ? beyond : beyond.plus(-margin)).sign();
  }

  /** Returns how much a gap along one axis exceeds the radii. */
  private Sum beyondReach(Sum gap) {
    return a.set(gap, gap.sign()).plus(-r0).plus(-r1);
  }

  /**
   * Returns true if the parts come to overlap, or, when touching counts, to share a point, while
   * the first moves by (toX - fromX, toY - fromY) relative to the second.
   */
  public boolean meetsOnTheWay(
      double fromX, double fromY, double toX, double toY, boolean touchingCounts) {
    boolean isPoint = x.isFlat && y.isFlat;
    boolean isRound = isRound();
    if (!isPoint || !isRound) {
      double radius = Math.max(r0, r1);
      x.setMotion(fromX, toX);
      y.setMotion(fromY, toY);
      Axis alongX = x.isForward() ? x : mirroredX.setMirrored(x);
      Axis alongY = y.isForward() ? y : mirroredY.setMirrored(y);
      if (passesBoth(alongX, radius, alongY, 0, touchingCounts)
          || isRound && passesBoth(alongX, 0, alongY, radius, touchingCounts)) {
        return true;
      }
    }
    return isRound
        && (passesCorner(x.low, y.low, fromX, fromY, toX, toY, touchingCounts)
            || !isPoint
                && (passesCorner(x.low, y.high, fromX, fromY, toX, toY, touchingCounts)
                    || passesCorner(x.high, y.low, fromX, fromY, toX, toY, touchingCounts)
                    || passesCorner(x.high, y.high, fromX, fromY, toX, toY, touchingCounts)));
  }

  /**
   * Finds the time and direction of the first touch while the first part moves by (toX - fromX, toY
   * - fromY) relative to the second. The parts must be apart at the start and touch later. The time
   * is accurate to four ulps.
   */
  public void enter(double fromX, double fromY, double toX, double toY) {
    x.setMotion(fromX, toX);
    y.setMotion(fromY, toY);
    Axis alongX = x.isForward() ? x : mirroredX.setMirrored(x);
    Axis alongY = y.isForward() ? y : mirroredY.setMirrored(y);
    boolean isRound = isRound();
    if (isRound && x.isFlat && y.isFlat) {
      enterCorner(alongX, alongX.low, alongY, alongY.low);
      return;
    }
    // The face reached last decides; an axis at rest is within reach from the start.
    boolean isLastX = alongX.moves() && (!alongY.moves() || compareEntries(alongX, alongY) >= 0);
    Axis last = isLastX ? alongX : alongY;
    Axis other = isLastX ? alongY : alongX;
    Sum corner = isRound ? cornerBeside(last, other) : null;
    if (corner != null) {
      enterCorner(alongX, isLastX ? last.low : corner, alongY, isLastX ? corner : last.low);
      return;
    }
    isAtCorner = false;
    Sum speed = c.set(last.to, -last.from);
    time = Exact.clamp(quotient(untilReach(last, a), speed), 0, 1);
    normalX = !isLastX ? 0 : x.isForward() ? 1 : -1;
    normalY = isLastX ? 0 : y.isForward() ? 1 : -1;
  }

  /** Compares the times at which two moving axes come within reach. */
  private int compareEntries(Axis one, Axis two) {
    b.set(two.to, -two.from);
    d.set(one.to, -one.from);
    return Sum.signOfProducts(untilReach(one, a), b, untilReach(two, c), d);
  }

  /** Returns the distance until an axis comes within reach; may use the scratch sum. */
  private Sum untilReach(Axis axis, Sum scratch) {
    return isRound() ? scratch.set(axis.low, 1).plus(-r0).plus(-r1) : axis.low;
  }

  /** Returns true if an axis has come within reach; exactly at reach does not count. */
  private boolean hasEntered(Axis axis) {
    return isRound() ? untilReach(axis, a).sign() < 0 : axis.signOfLow < 0;
  }

  /** Returns true if an axis has left the reach on the other side. */
  private boolean hasLeft(Axis axis) {
    return isRound() ? a.set(axis.high, 1).plus(r0).plus(r1).sign() <= 0 : axis.signOfHigh <= 0;
  }

  /**
   * Returns the end of the other axis met when the last one comes within reach; null for a face.
   */
  private Sum cornerBeside(Axis last, Axis other) {
    Sum way = untilReach(last, a);
    if (way.sign() < 0) {
      // The start is within reach on both axes, but next to a corner.
      return other.gap();
    }
    b.set(other.to, -other.from);
    d.set(last.to, -last.from);
    if (Sum.signOfProducts(way, b, other.low, d) < 0) {
      return other.low;
    }
    return Sum.signOfProducts(way, b, other.high, d) > 0 ? other.high : null;
  }

  private void enterCorner(Axis alongX, Sum cornerX, Axis alongY, Sum cornerY) {
    touch.enter(cornerX, cornerY, alongX.from, alongY.from, alongX.to, alongY.to, r0, r1);
    isAtCorner = true;
    isHighX = x.isForward() == (cornerX == alongX.high);
    isHighY = y.isForward() == (cornerY == alongY.high);
    time = touch.time();
    normalX = x.isForward() ? touch.normalX() : 0 - touch.normalX();
    normalY = y.isForward() ? touch.normalY() : 0 - touch.normalY();
  }

  /**
   * Returns true if the parts overlap, or the first has passed the second, after a motion from the
   * start at which the other difference found a first touch.
   */
  public boolean isPast(Difference start) {
    if (overlaps()) {
      return true;
    }
    x.setMotion(start.x.from, start.x.to);
    y.setMotion(start.y.from, start.y.to);
    if (start.isAtCorner) {
      c.set(x.to, -x.from);
      d.set(y.to, -y.from);
      a.set(start.isHighY ? y.high : y.low, -1);
      return Sum.signOfProducts(start.isHighX ? x.high : x.low, c, a, d) < 0;
    }
    Axis alongX = x.isForward() ? x : mirroredX.setMirrored(x);
    Axis alongY = y.isForward() ? y : mirroredY.setMirrored(y);
    boolean isBehindX = alongX.moves() && hasLeft(alongX);
    boolean isBehindY = alongY.moves() && hasLeft(alongY);
    return (isBehindX || !alongX.moves() || hasEntered(alongX))
        && (isBehindY || !alongY.moves() || hasEntered(alongY))
        && (isBehindX || isBehindY);
  }

  /**
   * Returns a distance divided by a speed, the difference of two doubles, which is not less;
   * accurate to four ulps.
   */
  private static double quotient(Sum distance, Sum speed) {
    if (Math.abs(speed.value()) <= Double.MAX_VALUE) {
      return distance.precise() / speed.value();
    }
    Formula formula = Formula.ofThisThread();
    return formula.quotient(distance.in(formula), speed.in(formula));
  }

  /** Returns the time that {@link #enter} found, from 0 to 1. */
  public double time() {
    return time;
  }

  /**
   * Returns true if the intervals of both axes, extended by these reaches, are met at the same
   * time.
   */
  private boolean passesBoth(
      Axis one, double oneReach, Axis two, double twoReach, boolean touchingCounts) {
    int limit = touchingCounts ? 0 : -1;
    return passes(one, oneReach, touchingCounts)
        && passes(two, twoReach, touchingCounts)
        && compareEntryWithExit(one, oneReach, two, twoReach) <= limit
        && compareEntryWithExit(two, twoReach, one, oneReach) <= limit;
  }

  /** Returns true if an interval, extended by a reach, is met at some time from the start on. */
  private boolean passes(Axis axis, double grown, boolean touchingCounts) {
    int entersBeforeTheEnd = a.set(axis.low, -1).plus(grown).plus(axis.to).plus(-axis.from).sign();
    int leavesAfterTheStart = a.set(axis.high, 1).plus(grown).sign();
    if (touchingCounts) {
      return entersBeforeTheEnd >= 0 && leavesAfterTheStart >= 0;
    }
    boolean hasExtent = !axis.isFlat || grown > 0;
    return hasExtent && entersBeforeTheEnd > 0 && leavesAfterTheStart > 0;
  }

  /** Compares the times of entry and exit; -1 if one axis rests, which {@link #passes} handles. */
  private int compareEntryWithExit(Axis entered, double enteredReach, Axis left, double leftReach) {
    if (!entered.moves() || !left.moves()) {
      return -1;
    }
    a.set(entered.low, 1).plus(-enteredReach);
    b.set(left.to, -left.from);
    c.set(left.high, 1).plus(leftReach);
    d.set(entered.to, -entered.from);
    return Sum.signOfProducts(a, b, c, d);
  }

  /** Returns true if the path from (0, 0) comes within reach of a point. */
  private boolean passesCorner(
      Sum cornerX,
      Sum cornerY,
      double fromX,
      double fromY,
      double toX,
      double toY,
      boolean touchingCounts) {
    c.set(toX, -fromX);
    d.set(toY, -fromY);
    a.set(cornerY, -1);
    int comparison;
    if (Sum.signOfProducts(cornerX, c, a, d) <= 0) {
      comparison = Sum.signOfSquares(cornerX, cornerY, reach);
    } else {
      a.set(cornerX, 1).plus(-toX).plus(fromX);
      b.set(cornerY, -1).plus(toY).plus(-fromY);
      if (Sum.signOfProducts(a, c, b, d) >= 0) {
        comparison = Sum.signOfSquares(a, b, reach);
      } else {
        comparison = Sum.signOfPassing(cornerX, cornerY, c, d, reach);
      }
    }
    return touchingCounts ? comparison <= 0 : comparison < 0;
  }

  /**
   * Returns true if both parts are flat along x and the first, which moves by to - from relative to
   * the second, passes from one side of it to the other, or reaches it.
   */
  public boolean crossesX(double from, double to) {
    return crosses(x, from, to);
  }

  /** Returns the same along y. */
  public boolean crossesY(double from, double to) {
    return crosses(y, from, to);
  }

  private boolean crosses(Axis axis, double from, double to) {
    int side = axis.low.sign();
    return axis.isFlat && side != 0 && a.set(axis.low, 1).plus(from).plus(-to).sign() != side;
  }

  /** Returns the time at which the first part crosses the second, if {@link #crossesX} is true. */
  public double timeAcrossX(double from, double to) {
    return timeAcross(x, from, to);
  }

  /** Returns the time at which the first part crosses the second, if {@link #crossesY} is true. */
  public double timeAcrossY(double from, double to) {
    return timeAcross(y, from, to);
  }

  private static double timeAcross(Axis axis, double from, double to) {
    Formula formula = Formula.ofThisThread();
    double time = formula.quotient(axis.low.in(formula), formula.sum(to, -from));
    return Exact.clamp(time, 0, 1);
  }

  /** Returns x of the point of the rectangle closest to (0, 0), rounded. */
  public double gapX() {
    Sum gap = x.gap();
    return gap == null ? 0 : gap.rounded();
  }

  /** Returns y of the point of the rectangle closest to (0, 0), rounded. */
  public double gapY() {
    Sum gap = y.gap();
    return gap == null ? 0 : gap.rounded();
  }

  /**
   * Returns the distance between the parts, rounded; negative if circles overlap by their radii.
   */
  public double gap() {
    Sum gapX = x.gap();
    Sum gapY = y.gap();
    if (gapX == null || gapY == null) {
      return beyondReach(gapX != null ? gapX : gapY != null ? gapY : nothing).rounded();
    }
    if (r0 == 0 && r1 == 0) {
      return Rounded.length(gapX.rounded(), gapY.rounded());
    }
    Formula formula = Formula.ofThisThread();
    int square = formula.squares(gapX.in(formula), gapY.in(formula));
    int one = formula.of(1);
    int negativeReach = formula.minus(formula.of(0), reach.in(formula));
    return formula.rooted(negativeReach, one, square, one);
  }

  /**
   * Finds the shortest push that separates the parts: its direction, from the first to the second,
   * and its length. Among equal ones, the part that leaves, which is the first or the second, takes
   * the first of +x, -x, +y, -y.
   */
  public void measure(boolean firstLeaves) {
    if (x.gap() == null && y.gap() == null) {
      int sideX = wayOut(x, firstLeaves);
      int sideY = wayOut(y, firstLeaves);
      boolean alongX = a.set(x.way, 1).plus(b.set(y.way, -1)).sign() <= 0;
      normalX = alongX ? sideX : 0;
      normalY = alongX ? 0 : sideY;
      depth = a.set(alongX ? x.way : y.way, 1).plus(r0).plus(r1).rounded();
      return;
    }
    double wayX = gapX();
    double wayY = gapY();
    double scale = Rounded.scaleFor(wayX, wayY);
    double length = Rounded.length(wayX * scale, wayY * scale);
    normalX = wayX * scale / length;
    normalY = wayY * scale / length;
    double excess = Rounded.squaredLengthMinusOne(normalX, normalY);
    normalX -= normalX * (excess / 2);
    normalY -= normalY * (excess / 2);
    depth = compareDistance(0) < 0 ? Math.max(-gap(), Double.MIN_VALUE) : 0;
  }

  /** Returns x of the unit vector that {@link #measure} or {@link #enter} found. */
  public double normalX() {
    return normalX;
  }

  /** Returns y of the unit vector that {@link #measure} or {@link #enter} found. */
  public double normalY() {
    return normalY;
  }

  /** Returns the length that {@link #measure} found; 0 unless the parts overlap. */
  public double depth() {
    return depth;
  }

  /** Keeps the shorter exit on an axis, and returns its direction as seen from the first part. */
  private int wayOut(Axis axis, boolean firstLeaves) {
    int comparison = a.set(axis.low, -1).plus(b.set(axis.high, -1)).sign();
    boolean lowIsCloser = firstLeaves ? comparison < 0 : comparison <= 0;
    axis.way.set(lowIsCloser ? axis.low : axis.high, lowIsCloser ? -1 : 1);
    return lowIsCloser ? 1 : -1;
  }

  /** The vectors from a point of the first part to one of the second, along one axis. */
  private static final class Axis {
    final Sum low = new Sum();
    final Sum high = new Sum();
    final Sum way = new Sum();

    /** True if neither part has an extent on this axis. */
    boolean isFlat;

    double from;
    double to;
    private int signOfLow;
    private int signOfHigh;

    void set(
        double low0,
        double low0Tail,
        double high0,
        double high0Tail,
        double low1,
        double low1Tail,
        double high1,
        double high1Tail) {
      low.setDifference(low1, low1Tail, high0, high0Tail);
      high.setDifference(high1, high1Tail, low0, low0Tail);
      isFlat = low0 == high0 && low0Tail == high0Tail && low1 == high1 && low1Tail == high1Tail;
      signOfLow = sign(low1, low1Tail, high0, high0Tail);
      signOfHigh = sign(high1, high1Tail, low0, low0Tail);
    }

    /** Rounding is monotonic, so the tails decide only if the rounded numbers are equal. */
    private static int sign(double high1, double tail1, double high0, double tail0) {
      return ErrorFree.sign(high1 != high0 ? high1 - high0 : tail1 - tail0);
    }

    void setMotion(double from, double to) {
      this.from = from;
      this.to = to;
    }

    boolean moves() {
      return to != from;
    }

    boolean isForward() {
      return to >= from;
    }

    Axis setMirrored(Axis other) {
      low.set(other.high, -1);
      high.set(other.low, -1);
      isFlat = other.isFlat;
      signOfLow = -other.signOfHigh;
      signOfHigh = -other.signOfLow;
      from = other.to;
      to = other.from;
      return this;
    }

    /** Returns true if 0 is inside. */
    boolean isInside() {
      return signOfLow < 0 && signOfHigh > 0;
    }

    /** Returns the end that is closest to 0, or null if 0 is between the ends or on one. */
    Sum gap() {
      return signOfLow > 0 ? low : signOfHigh < 0 ? high : null;
    }
  }
}
