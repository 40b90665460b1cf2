// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Finds the time at which a moving point is exactly r0 + r1 away from another one, to a few ulps;
 * the direction from the moving point to the other one; and the position of the moving point. For
 * all finite inputs.
 *
 * <p>The point starts at (x0, y0) and moves by (toX - fromX, toY - fromY), as in {@link Paths},
 * which also decides whether there is such a time. Objects are reusable.
 */
public final class Touch {
  /**
   * Squares in this range can be multiplied and squared again, giving eighth powers of lengths of
   * at most 2^800, without losing digits near the ends of the range.
   */
  private static final double SMALL = 0x1p-200;

  private static final double LARGE = 0x1p200;

  /** The remainder of numbers that cancel for which twice the digits of a double are enough. */
  private static final double ENOUGH = ErrorBounds.NEGLIGIBLE;

  private final Twofold dx = new Twofold();
  private final Twofold dy = new Twofold();
  private final Twofold motionX = new Twofold();
  private final Twofold motionY = new Twofold();
  private final Twofold reach = new Twofold();
  private final Twofold motion = new Twofold();
  private final Twofold along = new Twofold();
  private final Twofold across = new Twofold();
  private final Twofold apart = new Twofold();
  private final Twofold chord = new Twofold();
  private final Twofold root = new Twofold();
  private final Twofold term = new Twofold();

  /** 1 for the entry, -1 for the exit. */
  private int side;

  private double x0;
  private double y0;
  private double fromX;
  private double fromY;
  private double toX;
  private double toY;
  private double x1;
  private double y1;

  /** The tails of the two points, if they have any. */
  private double tailX0;

  private double tailY0;
  private double tailX1;
  private double tailY1;
  private boolean hasTails;
  private double r0;
  private double r1;

  /** The root of the sum of the squares of the distance and the reach, if they are ordinary. */
  private double extent;

  private double scale;
  private double motionScale;
  private double time;
  private double normalX;
  private double normalY;

  /** True if twice the digits of a double were not enough. */
  private boolean isWide;

  /** Numbers of a formula that {@link #setPath} sets. */
  private int wideX;

  private int wideY;
  private int wideMotionX;
  private int wideMotionY;
  private int wideReach;
  private int wideMotion;
  private int wideAcross;
  private int wideChord;

  /** Creates an object for results. */
  public Touch() {}

  /** Finds the time at which the point enters the reach; it must start outside and enter it. */
  public void enter(
      double x0,
      double y0,
      double fromX,
      double fromY,
      double toX,
      double toY,
      double x1,
      double y1,
      double r0,
      double r1) {
    hasTails = false;
    find(1, x0, y0, fromX, fromY, toX, toY, x1, y1, r0, r1);
  }

  /**
   * Finds the time at which a point that starts at (0, 0) enters the reach of another one; it must
   * start outside and enter it. Both sums are differences, and only time and normal are found.
   */
  void enter(
      Sum dx, Sum dy, double fromX, double fromY, double toX, double toY, double r0, double r1) {
    tailX1 = dx.term(1);
    tailX0 = -dx.term(3);
    tailY1 = dy.term(1);
    tailY0 = -dy.term(3);
    hasTails = true;
    find(1, -dx.term(2), -dy.term(2), fromX, fromY, toX, toY, dx.term(0), dy.term(0), r0, r1);
  }

  /** Finds the time at which the point leaves the reach; it must do so. */
  public void leave(
      double x0,
      double y0,
      double fromX,
      double fromY,
      double toX,
      double toY,
      double x1,
      double y1,
      double r0,
      double r1) {
    hasTails = false;
    find(-1, x0, y0, fromX, fromY, toX, toY, x1, y1, r0, r1);
  }

  /** Returns the time, from 0 to 1. */
  public double time() {
    return time;
  }

  /** Returns x of the unit vector from the moving point to the other one. */
  public double normalX() {
    return normalX;
  }

  /** Returns y of the unit vector from the moving point to the other one. */
  public double normalY() {
    return normalY;
  }

  /** Returns x of the moving point, relative to a point that rests at (x1, y1). */
  public double pointX() {
    double point = isWide ? Double.NaN : point(x0, x1, normalX, motionX, motionY, -1);
    return point == point ? point / scale : widePoint(x1, false);
  }

  /** Returns y of the moving point, relative to a point that rests at (x1, y1). */
  public double pointY() {
    double point = isWide ? Double.NaN : point(y0, y1, normalY, motionY, motionX, 1);
    return point == point ? point / scale : widePoint(y1, true);
  }

  private void find(
      int side,
      double x0,
      double y0,
      double fromX,
      double fromY,
      double toX,
      double toY,
      double x1,
      double y1,
      double r0,
      double r1) {
    this.side = side;
    set(x0, y0, fromX, fromY, toX, toY, x1, y1, r0, r1, 1, 1);
    isWide = !findPrecisely() && !findScaled();
    double found = time;
    if (isWide) {
      found = findWide();
    } else if (scale != 1 || motionScale != 1) {
      found = Digits.scaled(time, Math.getExponent(motionScale) - Math.getExponent(scale));
    }
    time = found > 0 ? Math.min(found, 1) : 0;
  }

  /** Sets the lengths multiplied by one power of two, and the motion by another. */
  private void set(
      double x0,
      double y0,
      double fromX,
      double fromY,
      double toX,
      double toY,
      double x1,
      double y1,
      double r0,
      double r1,
      double scale,
      double motionScale) {
    this.x0 = x0 * scale;
    this.y0 = y0 * scale;
    this.fromX = fromX * motionScale;
    this.fromY = fromY * motionScale;
    this.toX = toX * motionScale;
    this.toY = toY * motionScale;
    this.x1 = x1 * scale;
    this.y1 = y1 * scale;
    this.r0 = r0 * scale;
    this.r1 = r1 * scale;
    this.scale = scale;
    this.motionScale = motionScale;
  }

  /** Extreme numbers are often ordinary ones with another exponent. */
  private boolean findScaled() {
    double scale = Scale.of(Rounded.largest(x0, y0, x1, y1), Rounded.largest(r0, r1, 0, 0));
    double motionScale = Scale.of(Rounded.largest(fromX, fromY, toX, toY), 0);
    boolean isExtreme = !isOrdinary(scale * scale) || !isOrdinary(motionScale * motionScale);
    if (!isExtreme
        || !Scale.keeps(x0, y0, x1, y1, scale)
        || !Scale.keeps(r0, r1, 0, 0, scale)
        || hasTails && !Scale.keeps(tailX0, tailY0, tailX1, tailY1, scale)
        || !Scale.keeps(fromX, fromY, toX, toY, motionScale)) {
      return false;
    }
    set(x0, y0, fromX, fromY, toX, toY, x1, y1, r0, r1, scale, motionScale);
    tailX0 *= scale;
    tailY0 *= scale;
    tailX1 *= scale;
    tailY1 *= scale;
    return findPrecisely();
  }

  /** Returns the time, and sets the normal, for any numbers. */
  private double findWide() {
    Formula formula = setPath();
    int way = formula.dot(wideX, wideMotionX, wideY, wideMotionY);
    if (formula.sign(wideReach) == 0) {
      // The only direction is that of the motion.
      normalX = side * formula.overRoot(wideMotionX, wideMotion) + 0.0;
      normalY = side * formula.overRoot(wideMotionY, wideMotion) + 0.0;
    } else {
      int length = formula.times(wideMotion, wideReach);
      int asideX = formula.times(formula.minus(formula.of(0), wideMotionY), wideAcross);
      int asideY = formula.times(wideMotionX, wideAcross);
      int ahead = formula.of(side);
      normalX = rooted(formula, asideX, formula.times(wideMotionX, ahead), length);
      normalY = rooted(formula, asideY, formula.times(wideMotionY, ahead), length);
    }
    return rooted(formula, way, formula.of(-side), wideMotion);
  }

  private double rooted(Formula formula, int rational, int factor, int divisor) {
    return formula.rooted(rational, factor, wideChord, divisor) + 0.0;
  }

  /** Returns a coordinate of the point, for any numbers. */
  private double widePoint(double coordinate, boolean isY) {
    Formula formula = setPath();
    int along = isY ? wideMotionY : wideMotionX;
    int aside = formula.times(isY ? wideMotionX : wideMotionY, wideAcross);
    int start = formula.times(formula.of(coordinate / scale), wideMotion);
    int rational = isY ? formula.minus(start, aside) : formula.plus(start, aside);
    return rooted(formula, rational, formula.times(along, formula.of(-side)), wideMotion);
  }

  /** Computes the path in a formula, which it returns. */
  private Formula setPath() {
    Formula formula = Formula.ofThisThread();
    wideX = wide(formula, x1, x0, tailX1, tailX0);
    wideY = wide(formula, y1, y0, tailY1, tailY0);
    wideMotionX = formula.sum(toX / motionScale, -fromX / motionScale);
    wideMotionY = formula.sum(toY / motionScale, -fromY / motionScale);
    wideReach = formula.sum(r0 / scale, r1 / scale);
    wideMotion = formula.squares(wideMotionX, wideMotionY);
    wideAcross = formula.cross(wideMotionX, wideY, wideMotionY, wideX);
    int most = formula.times(wideMotion, formula.square(wideReach));
    int chordSquare = formula.minus(most, formula.square(wideAcross));
    wideChord = formula.sign(chordSquare) < 0 ? formula.of(0) : chordSquare;
    return formula;
  }

  private int wide(Formula formula, double to, double from, double toTail, double fromTail) {
    return hasTails
        ? formula.sum(to / scale, -from / scale, toTail / scale, -fromTail / scale, 0, 0, 0, 0)
        : formula.sum(to / scale, -from / scale);
  }

  /** Returns the square of the distance minus that of the reach, not limited to doubles before. */
  private double wideApart() {
    Formula formula = setPath();
    int square = formula.squares(wideX, wideY);
    return formula.rounded(formula.minus(square, formula.square(wideReach)));
  }

  /** Twice the digits of a double are enough for all but extreme numbers and close calls. */
  private boolean findPrecisely() {
    dx.setSum(x1, -x0);
    dy.setSum(y1, -y0);
    if (hasTails) {
      dx.add(term.setSum(tailX1, -tailX0), 1);
      dy.add(term.setSum(tailY1, -tailY0), 1);
    }
    motionX.setSum(toX, -fromX);
    motionY.setSum(toY, -fromY);
    reach.setSum(r0, r1);
    motion.setProduct(motionX, motionX).add(term.setProduct(motionY, motionY), 1);
    apart.setProduct(dx, dx).add(term.setProduct(dy, dy), 1);
    root.setProduct(reach, reach);
    double size = apart.high() + root.high();
    if (!isOrdinary(motion.high()) || !isOrdinary(size)) {
      return false;
    }
    extent = Math.sqrt(size);
    apart.add(root, -1);
    chord.setProduct(motion, root);
    double most = chord.high();
    across.setProduct(motionX, dy).add(term.setProduct(motionY, dx), -1);
    chord.add(term.setProduct(across, across), -1);
    root.setRoot(chord);
    along.setProduct(dx, motionX).add(term.setProduct(dy, motionY), 1);
    double ahead = along.high();
    double farEnd = Math.abs(ahead) + root.high();
    boolean isFar = side < 0 && ahead >= 0;
    double longest = motion.high() * size;
    if (!(chord.high() * chord.high() > ENOUGH * ENOUGH * most * longest)
        || !(farEnd * farEnd > ENOUGH * longest)) {
      return false;
    }
    double gap = Math.abs(apart.high());
    if (!isFar && !(gap > ENOUGH * size)) {
      gap = scale == 1 ? Math.abs(wideApart()) : 0;
      if (gap < Double.MIN_NORMAL) {
        return false;
      }
    }
    time = isFar ? farEnd / motion.high() : gap / farEnd;
    double half = side * root.high();
    double directionX = motionX.high() * half - motionY.high() * across.high();
    double directionY = motionY.high() * half + motionX.high() * across.high();
    double length = Math.sqrt(directionX * directionX + directionY * directionY);
    normalX = directionX / length + 0.0;
    normalY = directionY / length + 0.0;
    return true;
  }

  private static boolean isOrdinary(double square) {
    return square > SMALL && square < LARGE;
  }

  /**
   * Returns a coordinate of the point: that of the other one minus the reach along the normal. NaN
   * if twice the digits are not enough.
   */
  private double point(
      double start,
      double coordinate,
      double normal,
      Twofold motionAlong,
      Twofold motionAcross,
      int sign) {
    if (motionAlong.high() == 0) {
      return start;
    }
    // The normal and the product are wrong by less than 16 u of the reach, which is 2.3 ulps of the
    // point or less.
    if (8 * reach.high() <= Math.abs(coordinate)) {
      return coordinate - normal * reach.high();
    }
    apart.setProduct(motionAlong, root);
    chord.set(0).add(apart, side).add(along.setProduct(motionAcross, across), sign);
    double point = term.set(coordinate).add(apart.setQuotient(chord, motion), -1).high();
    // The root of what remains of two squares has fewer digits than they have.
    double lost = Math.abs(motionAlong.high()) * reach.high() / root.high();
    double size = Math.abs(coordinate) + extent * (1 + lost);
    return Math.abs(point) > ENOUGH * size ? point : Double.NaN;
  }
}
