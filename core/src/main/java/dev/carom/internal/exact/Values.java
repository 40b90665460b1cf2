// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Computes the values of {@link Rounded} and {@link Touch} with rounding only in the last few
 * operations, for numbers that cancel or whose intermediate results leave the range of doubles.
 * Each thread has its own object, so nothing is allocated. A coordinate or a difference may be a
 * sum of any number of doubles.
 */
final class Values {
  private static final ThreadLocal<Values> OF_THIS_THREAD = ThreadLocal.withInitial(Values::new);

  /** The operands, to be set before a call; sums of as many doubles as needed. */
  final Digits dx = new Digits();

  final Digits dy = new Digits();
  final Digits reach = new Digits();
  final Digits motionX = new Digits();
  final Digits motionY = new Digits();
  final Digits start = new Digits();
  final Digits factor = new Digits();

  private final Digits square = new Digits();
  private final Digits other = new Digits();
  private final Digits product = new Digits();
  private final Digits result = new Digits();
  private final Digits motion = new Digits();
  private final Digits across = new Digits();
  private final Digits chord = new Digits();
  private double unitX;
  private double unitY;

  static Values get() {
    return OF_THIS_THREAD.get();
  }

  /** Returns the length of (dx, dy) minus the reach. */
  double gap() {
    square.clear().addProduct(dx, dx, 1).addProduct(dy, dy, 1);
    result.clear().addProduct(dx, dx, 1).addProduct(dy, dy, 1).addProduct(reach, reach, -1);
    if (result.sign() == 0) {
      return 0;
    }
    int lengthExponent = square.exponent() / 2;
    int exponent = Math.max(lengthExponent, reach.exponent());
    double size =
        Digits.scaled(Math.sqrt(square.head()), lengthExponent - exponent)
            + Digits.scaled(reach.head(), reach.exponent() - exponent);
    return Digits.scaled(result.head() / size, result.exponent() - exponent);
  }

  /** Returns dx / length of (dx, dy), which must not be (0, 0). */
  double direction() {
    square.clear().addProduct(dx, dx, 1).addProduct(dy, dy, 1);
    return Digits.scaled(
        dx.head() / Math.sqrt(square.head()), dx.exponent() - square.exponent() / 2);
  }

  /** Returns x of the direction found by {@link #touch}. */
  double unitX() {
    return unitX;
  }

  /** Returns y of the direction found by {@link #touch}. */
  double unitY() {
    return unitY;
  }

  /** Returns start plus factor times dx / length of (dx, dy), all divided by 2^halvings. */
  double along(int halvings) {
    square.clear().addProduct(dx, dx, 1).addProduct(dy, dy, 1);
    product.clear().addProduct(factor, dx, 1);
    if (product.sign() == 0) {
      return Digits.scaled(start.head(), start.exponent() - halvings);
    }
    double offset = product.head() / Math.sqrt(square.head());
    int offsetExponent = product.exponent() - square.exponent() / 2;
    int exponent = Math.max(start.exponent(), offsetExponent);
    double scaledStart = Digits.scaled(start.head(), start.exponent() - exponent);
    double scaledOffset = Digits.scaled(offset, offsetExponent - exponent);
    if (start.sign() * product.sign() >= 0) {
      return Digits.scaled(scaledStart + scaledOffset, exponent - halvings);
    }
    // (s² - o²) / (s - o) instead of s + o, which loses digits.
    other.clear().addProduct(start, start, 1);
    result.clear().addProduct(other, square, 1).addProduct(product, product, -1);
    double head = result.head() / square.head() / (scaledStart - scaledOffset);
    return Digits.scaled(head, result.exponent() - square.exponent() - exponent - halvings);
  }

  /** Returns start divided by factor, which must not be 0. */
  double quotient() {
    return Digits.scaled(start.head() / factor.head(), start.exponent() - factor.exponent());
  }

  /** Returns start plus dx · dy / factor, which must not be 0. */
  double proportion() {
    result.clear().addProduct(start, factor, 1).addProduct(dx, dy, 1);
    return Digits.scaled(result.head() / factor.head(), result.exponent() - factor.exponent());
  }

  /** Returns the square of (dx, dy) minus that of the reach. */
  double apart() {
    return result
        .clear()
        .addProduct(dx, dx, 1)
        .addProduct(dy, dy, 1)
        .addProduct(reach, reach, -1)
        .rounded();
  }

  /**
   * Returns the time at which a point at the origin, moving by the motion, is the reach away from
   * (dx, dy): for a side of 1 the first such time, for -1 the last. Also finds the direction
   * towards (dx, dy).
   */
  double touch(int side) {
    setPath();
    double root = root();
    int rootExponent = rootExponent();
    setDirection(side, root, rootExponent);
    product.clear().addProduct(dx, motionX, 1).addProduct(dy, motionY, 1);
    int exponent = Math.max(product.exponent(), rootExponent);
    double way =
        Math.abs(Digits.scaled(product.head(), product.exponent() - exponent))
            + Digits.scaled(root, rootExponent - exponent);
    if (side < 0 && product.sign() >= 0) {
      return Digits.scaled(way / motion.head(), exponent - motion.exponent());
    }
    result.clear().addProduct(dx, dx, 1).addProduct(dy, dy, 1).addProduct(reach, reach, -1);
    return result.sign() == 0
        ? 0
        : Digits.scaled(Math.abs(result.head()) / way, result.exponent() - exponent);
  }

  /**
   * Computes the squared motion, and its products with the offset from its line and half a chord.
   */
  private void setPath() {
    motion.clear().addProduct(motionX, motionX, 1).addProduct(motionY, motionY, 1);
    across.clear().addProduct(motionX, dy, 1).addProduct(motionY, dx, -1);
    square.clear().addProduct(reach, reach, 1);
    chord.clear().addProduct(motion, square, 1).addProduct(across, across, -1);
    if (chord.sign() < 0) {
      chord.clear();
    }
  }

  private double root() {
    return Math.sqrt(chord.head());
  }

  private int rootExponent() {
    return chord.exponent() / 2;
  }

  /** Finds the direction that is half a chord ahead of the motion and as far aside as its line. */
  private void setDirection(int side, double half, int halfExponent) {
    int motionExponent = Math.max(motionX.exponent(), motionY.exponent());
    double x = Digits.scaled(motionX.head(), motionX.exponent() - motionExponent);
    double y = Digits.scaled(motionY.head(), motionY.exponent() - motionExponent);
    int exponent = Math.max(halfExponent, across.exponent());
    double ahead = side * Digits.scaled(half, halfExponent - exponent);
    double aside = Digits.scaled(across.head(), across.exponent() - exponent);
    if (reach.sign() == 0) {
      // For a reach of 0 the only direction is that of the motion.
      ahead = side;
      aside = 0;
    }
    unitX = x * ahead - y * aside;
    unitY = y * ahead + x * aside;
    double length = Rounded.length(unitX, unitY);
    unitX = unitX / length + 0.0;
    unitY = unitY / length + 0.0;
  }

  /** Returns x of the moving point at the time of {@link #touch}, if the other one has this x. */
  double touchX(double x, int side) {
    return touchCoordinate(x, side, motionX, motionY, 1);
  }

  /** Returns y of the moving point at the time of {@link #touch}, if the other one has this y. */
  double touchY(double y, int side) {
    return touchCoordinate(y, side, motionY, motionX, -1);
  }

  private double touchCoordinate(
      double coordinate, int side, Digits motionAlong, Digits motionAcross, int sign) {
    setPath();
    start.clear().add(coordinate);
    // (s - h) / m, where h is half a chord, with its sign.
    product.clear().addProduct(start, motion, 1).addProduct(motionAcross, across, sign);
    double half = side * motionAlong.head() * root();
    int halfExponent = motionAlong.exponent() + rootExponent();
    int exponent = Math.max(product.exponent(), halfExponent);
    double scaledStart = Digits.scaled(product.head(), product.exponent() - exponent);
    double scaledHalf = Digits.scaled(half, halfExponent - exponent);
    if (scaledStart * half <= 0) {
      return Digits.scaled(
          (scaledStart - scaledHalf) / motion.head(), exponent - motion.exponent());
    }
    // (s² - h²) / (s + h) / m instead, which loses no digits.
    square.clear().addProduct(motionAlong, motionAlong, 1);
    result.clear().addProduct(product, product, 1).addProduct(square, chord, -1);
    return Digits.scaled(
        result.head() / (scaledStart + scaledHalf) / motion.head(),
        result.exponent() - exponent - motion.exponent());
  }
}
