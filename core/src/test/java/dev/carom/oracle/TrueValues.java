// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import dev.carom.Circle;
import dev.carom.Segment;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** True coordinates of points and directions, with enough digits that none are lost. */
public final class TrueValues {
  private static final MathContext PRECISION = new MathContext(60);

  /** Bits that are enough for this precision, and for a quotient to have as many. */
  private static final int ENOUGH_BITS = 210;

  private static final int QUOTIENT_BITS = 260;

  /** More bits than numbers of the whole range lose when they cancel. */
  private static final int MOST_ROOT_BITS = 3_400;

  private TrueValues() {}

  /** (a + b · dx / length of (dx, dy)) / divisor, where each is a sum of doubles. */
  public static BigDecimal along(double[] a, double[] b, double[] dx, double[] dy, int divisor) {
    int unit = unitOf(a, b, dx, dy);
    BigInteger x = sum(unit, dx);
    BigInteger y = sum(unit, dy);
    BigInteger start = sum(unit, a);
    BigInteger factor = sum(unit, b);
    BigInteger over = BigInteger.valueOf(divisor);
    if (x.signum() == 0 || y.signum() == 0) {
      // No root is needed, and no digits beyond any end where the value is 0.
      BigInteger sum = start.add(factor.multiply(BigInteger.valueOf(x.signum())));
      return quotient(sum, over, unit);
    }
    BigInteger square = x.multiply(x).add(y.multiply(y));
    int bits = QUOTIENT_BITS - square.bitLength() / 2;
    for (int more = QUOTIENT_BITS; ; more *= 2) {
      BigInteger length = root(square, bits);
      BigInteger numerator = start.multiply(length).add(factor.multiply(x).shiftLeft(bits));
      if (isEnough(numerator, start, bits)) {
        return quotient(numerator, length.multiply(over), unit);
      }
      bits += more;
    }
  }

  /** The x, or the y, of the point at which the segment's line enters the circle or leaves it. */
  public static BigDecimal castPoint(Segment segment, Circle circle, boolean exit, boolean isY) {
    return castPoint(segment, circle, exit, isY, isY ? segment.y0() : segment.x0());
  }

  /** The x, or the y, of the direction from that point to the circle's centre. */
  public static BigDecimal castNormal(Segment segment, Circle circle, boolean exit, boolean isY) {
    double[] start =
        isY ? new double[] {segment.y0(), -circle.y()} : new double[] {segment.x0(), -circle.x()};
    return castPoint(segment, circle, exit, isY, start)
        .negate()
        .divide(new BigDecimal(circle.radius()), PRECISION);
  }

  private static BigDecimal castPoint(
      Segment segment, Circle circle, boolean exit, boolean isY, double... from) {
    int unit =
        unitOf(
            new double[] {segment.x0(), segment.y0(), segment.x1(), segment.y1()},
            new double[] {circle.x(), circle.y(), circle.radius()});
    BigInteger start = sum(unit, from);
    BigInteger motionX = sum(unit, segment.x1(), -segment.x0());
    BigInteger motionY = sum(unit, segment.y1(), -segment.y0());
    BigInteger dx = sum(unit, circle.x(), -segment.x0());
    BigInteger dy = sum(unit, circle.y(), -segment.y0());
    BigInteger reach = sum(unit, circle.radius());
    BigInteger a = motionX.multiply(motionX).add(motionY.multiply(motionY));
    BigInteger b = dx.multiply(motionX).add(dy.multiply(motionY));
    BigInteger c = dx.multiply(dx).add(dy.multiply(dy)).subtract(reach.multiply(reach));
    BigInteger square = b.multiply(b).subtract(a.multiply(c));
    BigInteger motion = isY ? motionY : motionX;
    int bits = QUOTIENT_BITS - a.bitLength();
    for (int more = QUOTIENT_BITS; ; more *= 2) {
      BigInteger root = root(square, bits);
      BigInteger way = b.shiftLeft(bits).add(exit ? root : root.negate());
      BigInteger numerator = start.multiply(a).shiftLeft(bits).add(motion.multiply(way));
      if (isEnough(numerator, motion, bits)) {
        return quotient(numerator, a.shiftLeft(bits), unit);
      }
      bits += more;
    }
  }

  /** Whether a number has enough digits although so large a multiple of a root was rounded. */
  private static boolean isEnough(BigInteger number, BigInteger factor, int bits) {
    return number.bitLength() > factor.bitLength() + ENOUGH_BITS || bits > MOST_ROOT_BITS;
  }

  /** A quotient times 2 to the power of the unit; its digits come from the leading bits. */
  private static BigDecimal quotient(BigInteger numerator, BigInteger denominator, int unit) {
    int surplus = Math.max(0, numerator.bitLength() - QUOTIENT_BITS);
    int otherSurplus = Math.max(0, denominator.bitLength() - QUOTIENT_BITS);
    BigDecimal leading =
        new BigDecimal(numerator.shiftRight(surplus))
            .divide(new BigDecimal(denominator.shiftRight(otherSurplus)), PRECISION);
    int exponent = surplus - otherSurplus + unit;
    BigDecimal power = BigDecimal.valueOf(2).pow(Math.abs(exponent), PRECISION);
    return exponent < 0 ? leading.divide(power, PRECISION) : leading.multiply(power, PRECISION);
  }

  /** All of these numbers are integers in units of 2 to this power. */
  private static int unitOf(double[]... sums) {
    int unit = Double.MAX_EXPONENT;
    for (double[] terms : sums) {
      for (double term : terms) {
        unit = term == 0 ? unit : Math.min(unit, exponentOf(term));
      }
    }
    return unit;
  }

  private static int exponentOf(double value) {
    return Math.max(Math.getExponent(value), Double.MIN_EXPONENT) - 52;
  }

  private static BigInteger sum(int unit, double... terms) {
    BigInteger sum = BigInteger.ZERO;
    for (double term : terms) {
      if (term != 0) {
        int exponent = exponentOf(term);
        long mantissa = (long) Math.scalb(term / Math.scalb(1.0, exponent + 52), 52);
        sum = sum.add(BigInteger.valueOf(mantissa).shiftLeft(exponent - unit));
      }
    }
    return sum;
  }

  private static BigInteger root(BigInteger square, int bits) {
    return square.shiftLeft(2 * bits).sqrt();
  }
}
