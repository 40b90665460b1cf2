// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;

import java.math.BigDecimal;
import java.math.MathContext;

/** A point that moves past another one, as in {@link Paths} and {@link Touch}, and the truth. */
record TestPath(
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
  static final MathContext PRECISION = new MathContext(66);

  BigDecimal dx() {
    return exact(x1, -x0);
  }

  BigDecimal dy() {
    return exact(y1, -y0);
  }

  BigDecimal mx() {
    return exact(toX, -fromX);
  }

  BigDecimal my() {
    return exact(toY, -fromY);
  }

  BigDecimal reach() {
    return exact(r0, r1);
  }

  BigDecimal motion() {
    return mx().pow(2).add(my().pow(2));
  }

  BigDecimal along() {
    return dx().multiply(mx()).add(dy().multiply(my()));
  }

  BigDecimal across() {
    return mx().multiply(dy()).subtract(my().multiply(dx()));
  }

  /** The square of half a chord, times the squared motion. */
  BigDecimal chord() {
    return reach().pow(2).multiply(motion()).subtract(across().pow(2));
  }

  BigDecimal apart() {
    return dx().pow(2).add(dy().pow(2)).subtract(reach().pow(2));
  }

  /** The first time at which the path is within reach, or the last; null if it never is. */
  BigDecimal time(int side) {
    if (chord().signum() < 0 || motion().signum() == 0) {
      return null;
    }
    BigDecimal root = Ties.root(chord());
    BigDecimal along = along();
    // Of the two forms of a root, the one that adds.
    if (side * along.signum() <= 0) {
      BigDecimal way = along.subtract(root.multiply(BigDecimal.valueOf(side)));
      return way.divide(motion(), PRECISION);
    }
    BigDecimal sum = along.add(root.multiply(BigDecimal.valueOf(side)));
    return apart().divide(sum, PRECISION);
  }

  /** The direction at that time, times the squared motion and the reach. */
  BigDecimal directionX(int side) {
    BigDecimal half = Ties.root(chord()).multiply(BigDecimal.valueOf(side));
    return mx().multiply(half).subtract(my().multiply(across()));
  }

  BigDecimal directionY(int side) {
    BigDecimal half = Ties.root(chord()).multiply(BigDecimal.valueOf(side));
    return my().multiply(half).add(mx().multiply(across()));
  }

  BigDecimal squaredDistanceAtEnd() {
    return dx().subtract(mx()).pow(2).add(dy().subtract(my()).pow(2));
  }

  /** The distance of the other point from the line of the motion. */
  BigDecimal aside() {
    return across().abs().divide(Ties.root(motion()), Ties.PRECISION);
  }

  /** Compares the smallest distance on the way with the radii. */
  int comparison() {
    BigDecimal reach = reach().pow(2);
    if (along().signum() <= 0) {
      return apart().signum();
    }
    return along().compareTo(motion()) >= 0
        ? squaredDistanceAtEnd().compareTo(reach)
        : -chord().signum();
  }

  TestPath withRadii(double... radii) {
    return new TestPath(x0, y0, fromX, fromY, toX, toY, x1, y1, radii[0], radii[1]);
  }

  boolean reaches(boolean touchingCounts) {
    return Paths.reach(x0, y0, fromX, fromY, toX, toY, x1, y1, r0, r1, touchingCounts);
  }

  void enter(Touch touch) {
    touch.enter(x0, y0, fromX, fromY, toX, toY, x1, y1, r0, r1);
  }

  void leave(Touch touch) {
    touch.leave(x0, y0, fromX, fromY, toX, toY, x1, y1, r0, r1);
  }
}
