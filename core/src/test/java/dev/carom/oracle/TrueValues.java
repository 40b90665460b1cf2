package dev.carom.oracle;

import dev.carom.Circle;
import dev.carom.Segment;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** True coordinates of points and directions, with so many digits that none are lost. */
public final class TrueValues {
  private static final MathContext PRECISION = new MathContext(60);

  /** All doubles are integers in units of 2 to the power of minus this. */
  private static final int UNIT = 1074;

  /** More bits than numbers of the range lose when they cancel. */
  private static final int ROOT_BITS = 3_400;

  private TrueValues() {}

  /** (a + b · dx / length of (dx, dy)) / divisor, where each is a sum of doubles. */
  public static BigDecimal along(double[] a, double[] b, double[] dx, double[] dy, int divisor) {
    BigInteger x = sum(dx);
    BigInteger y = sum(dy);
    BigInteger length = root(x.multiply(x).add(y.multiply(y)));
    BigInteger numerator = sum(a).multiply(length).add(sum(b).multiply(x).shiftLeft(ROOT_BITS));
    return quotient(numerator, length.multiply(BigInteger.valueOf(divisor)));
  }

  /** The x, or the y, of the point at which the segment's line enters the circle or leaves it. */
  public static BigDecimal castPoint(Segment segment, Circle circle, boolean exit, boolean isY) {
    return castPoint(segment, circle, exit, isY, sum(isY ? segment.y0() : segment.x0()));
  }

  /** The x, or the y, of the direction from that point to the circle's centre. */
  public static BigDecimal castNormal(Segment segment, Circle circle, boolean exit, boolean isY) {
    BigInteger start = isY ? sum(segment.y0(), -circle.y()) : sum(segment.x0(), -circle.x());
    return castPoint(segment, circle, exit, isY, start)
        .negate()
        .divide(new BigDecimal(circle.radius()), PRECISION);
  }

  private static BigDecimal castPoint(
      Segment segment, Circle circle, boolean exit, boolean isY, BigInteger start) {
    BigInteger motionX = sum(segment.x1(), -segment.x0());
    BigInteger motionY = sum(segment.y1(), -segment.y0());
    BigInteger dx = sum(circle.x(), -segment.x0());
    BigInteger dy = sum(circle.y(), -segment.y0());
    BigInteger reach = sum(circle.radius());
    BigInteger a = motionX.multiply(motionX).add(motionY.multiply(motionY));
    BigInteger b = dx.multiply(motionX).add(dy.multiply(motionY));
    BigInteger c = dx.multiply(dx).add(dy.multiply(dy)).subtract(reach.multiply(reach));
    BigInteger root = root(b.multiply(b).subtract(a.multiply(c)));
    BigInteger way = b.shiftLeft(ROOT_BITS).add(exit ? root : root.negate());
    BigInteger motion = isY ? motionY : motionX;
    return quotient(
        start.multiply(a).shiftLeft(ROOT_BITS).add(motion.multiply(way)), a.shiftLeft(ROOT_BITS));
  }

  /** A quotient of which the numerator is in units. */
  private static BigDecimal quotient(BigInteger numerator, BigInteger denominator) {
    return new BigDecimal(numerator).divide(new BigDecimal(denominator.shiftLeft(UNIT)), PRECISION);
  }

  private static BigInteger sum(double... terms) {
    BigInteger sum = BigInteger.ZERO;
    for (double term : terms) {
      if (term != 0) {
        int exponent = Math.max(Math.getExponent(term), Double.MIN_EXPONENT) - 52;
        long mantissa = (long) Math.scalb(term / Math.scalb(1.0, exponent + 52), 52);
        sum = sum.add(BigInteger.valueOf(mantissa).shiftLeft(exponent + UNIT));
      }
    }
    return sum;
  }

  private static BigInteger root(BigInteger square) {
    return square.shiftLeft(2 * ROOT_BITS).sqrt();
  }
}
