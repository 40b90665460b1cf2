// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * The cosine and the sine of an angle, by arithmetic that has the same bits everywhere. Both are
 * within 1 ulp of the truth unless a method says otherwise: they are computed with more digits than
 * a double has, and rounded once.
 */
public final class Trigonometry {
  /** The largest angle in radians, in absolute value, that can be reduced to a quarter turn. */
  public static final double LARGEST_RADIANS = 1e6;

  /** π / 180 as a double and a tail. */
  private static final double DEGREE = 0x1.1df46a2529d39p-6;

  private static final double DEGREE_TAIL = 0x1.5c1d8becdd291p-62;

  /** 2 / π. */
  private static final double QUARTERS_PER_RADIAN = 0x1.45f306dc9c883p-1;

  /**
   * π / 2 in four parts. The first three have 33 bits, so their products with a number of quarter
   * turns, below 2^20, are exact. No double up to {@link #LARGEST_RADIANS} is closer than 2^-61 to
   * a multiple of π / 2, and what all four neglect is below 2^-130.
   */
  private static final double QUARTER_1 = 0x1.921fb544p+0;

  private static final double QUARTER_2 = 0x1.0b4611a6p-34;
  private static final double QUARTER_3 = 0x1.3198a2ep-69;
  private static final double QUARTER_4 = 0x1.b839a252049c1p-104;

  /** All larger doubles are integers, and even. */
  private static final double EVEN_INTEGERS = 0x1p53;

  /** An angle below this equals its sine, and its cosine is 1, to far less than an ulp. */
  private static final double SMALL_ANGLE = 0x1p-30;

  /** The first term of a series that is left out is below 2^-80, for up to an eighth turn. */
  private static final int TERMS = 11;

  /**
   * The terms that have twice the digits of a double. All others together are below 2^-18, so their
   * rounding errors are below 2^-69.
   */
  private static final int PRECISE_TERMS = 4;

  /** Below this, products and quotients may lose digits to underflow. */
  private static final double TINY = 0x1p-400;

  /** The exponent of the factor that brings tiny numbers to where they lose nothing. */
  private static final int RAISE = 600;

  private final double cos;
  private final double sin;

  private Trigonometry(double cos, double sin) {
    this.cos = cos;
    this.sin = sin;
  }

  /** Returns the cosine. */
  public double cos() {
    return cos;
  }

  /** Returns the sine. */
  public double sin() {
    return sin;
  }

  /**
   * Returns the cosine and sine of an angle in degrees, which must be finite. Angles that differ by
   * full turns have the same bits, and quarter turns are exact.
   */
  public static Trigonometry ofDegrees(double degrees) {
    double size = Math.abs(degrees);
    double angle = size < EVEN_INTEGERS ? size : remainderOfTurns(size);
    // Exact: an integer, and a rest that is a multiple of the angle's last bit and not larger. Only
    // for the double just below 45 is the integer rounded up, and no other double is full turns
    // away from that one.
    double quarters = Math.floor(angle / 90 + 0.5);
    double rest = angle - quarters * 90;
    boolean isTiny = Math.abs(rest) < TINY;
    Twofold x = new Twofold().set(isTiny ? Digits.scaled(rest, RAISE) : rest);
    x.setProduct(x, new Twofold().setSum(DEGREE, DEGREE_TAIL));
    Trigonometry turned =
        isTiny
            ? new Trigonometry(1, Digits.scaled(x.high(), -RAISE)).plusQuarters(quarters)
            : ofSmallAngle(x).plusQuarters(quarters);
    return degrees < 0 ? turned.mirrored() : turned;
  }

  /** Returns the exact remainder of an even integer divided by 360. */
  private static double remainderOfTurns(double size) {
    long bits = Double.doubleToRawLongBits(size);
    long remainder = (bits & 0xFFFFFFFFFFFFFL | 1L << 52) % 360;
    for (int exponent = Math.getExponent(size) - 52; exponent > 0; exponent--) {
      remainder = 2 * remainder % 360;
    }
    return remainder;
  }

  /**
   * Returns the cosine and sine of an angle in radians, from -{@link #LARGEST_RADIANS} to {@link
   * #LARGEST_RADIANS}.
   */
  public static Trigonometry ofRadians(double radians) {
    double size = Math.abs(radians);
    double quarters = Math.floor(size * QUARTERS_PER_RADIAN + 0.5);
    Twofold part = new Twofold();
    Twofold rest = new Twofold().setSum(size - quarters * QUARTER_1, -(quarters * QUARTER_2));
    rest.add(part.set(quarters * QUARTER_3), -1).add(part.set(quarters * QUARTER_4), -1);
    Trigonometry turned = ofSmallAngle(rest).plusQuarters(quarters);
    return radians < 0 ? turned.mirrored() : turned;
  }

  /** Returns cosine and sine of an angle of at most an eighth turn or a little more, in radians. */
  private static Trigonometry ofSmallAngle(Twofold x) {
    if (Math.abs(x.high()) < SMALL_ANGLE) {
      return new Trigonometry(1, x.high());
    }
    Twofold square = new Twofold().setProduct(x, x);
    Twofold cosine = series(square, -1);
    Twofold sine = series(square, 1);
    return new Trigonometry(cosine.high(), sine.setProduct(sine, x).high());
  }

  /**
   * Returns 1 - x² / (2 · (2 + shift)) · (1 - x² / (4 · (4 + shift)) · (1 - …)): the cosine of x
   * for a shift of -1, and its sine divided by x for a shift of 1.
   */
  private static Twofold series(Twofold square, int shift) {
    double rest = 1;
    for (int k = 2 * TERMS; k > 2 * PRECISE_TERMS; k -= 2) {
      rest = 1 - square.high() * rest / (k * (k + shift));
    }
    Twofold sum = new Twofold().set(rest);
    Twofold term = new Twofold();
    Twofold divisor = new Twofold();
    for (int k = 2 * PRECISE_TERMS; k > 0; k -= 2) {
      term.setProduct(square, sum).setQuotient(term, divisor.set(k * (k + shift)));
      sum.set(1).add(term, -1);
    }
    return sum;
  }

  private Trigonometry plusQuarters(double quarters) {
    return switch ((int) (quarters - 4 * Math.floor(quarters / 4))) {
      case 0 -> this;
      case 1 -> new Trigonometry(-sin, cos);
      case 2 -> new Trigonometry(-cos, -sin);
      default -> new Trigonometry(sin, -cos);
    };
  }

  private Trigonometry mirrored() {
    return new Trigonometry(cos, -sin);
  }

  /** Returns the unit vector along (x, y), which must be finite and not (0, 0). */
  public static Trigonometry ofVector(double x, double y) {
    int exponent = Math.getExponent(Math.max(Math.abs(x), Math.abs(y)));
    Twofold factor = new Twofold().set(Digits.scaled(x, -exponent));
    Twofold square = new Twofold().setProduct(factor, factor);
    factor.set(Digits.scaled(y, -exponent)).setProduct(factor, factor);
    Twofold length = square.add(factor, 1).setRoot(square);
    return new Trigonometry(component(x, exponent, length), component(y, exponent, length));
  }

  /** Returns a component of a vector, divided by 2^exponent and then by the length. */
  private static double component(double given, int exponent, Twofold length) {
    Twofold quotient = new Twofold().set(Digits.scaled(given, RAISE - exponent));
    return Digits.scaled(quotient.setQuotient(quotient, length).high(), -RAISE);
  }

  /**
   * Returns the unit vector of the sum of two angles that are given by their cosines and sines, to
   * 2 ulps. What is on an axis in real arithmetic is on the axis, and a quarter turn changes no
   * bits.
   */
  public static Trigonometry ofSum(double cos0, double sin0, double cos1, double sin1) {
    if (isQuarterTurn(cos0, sin0) || isQuarterTurn(cos1, sin1)) {
      return new Trigonometry(cos0 * cos1 - sin0 * sin1, sin0 * cos1 + cos0 * sin1);
    }
    Formula formula = Formula.ofThisThread();
    int c0 = formula.of(cos0);
    int s0 = formula.of(sin0);
    int c1 = formula.of(cos1);
    int s1 = formula.of(sin1);
    int x = formula.cross(c0, c1, s0, s1);
    int y = formula.dot(s0, c1, c0, s1);
    int signX = formula.sign(x);
    int signY = formula.sign(y);
    if (signX == 0 || signY == 0) {
      return new Trigonometry(signX, signY);
    }
    int square = formula.dot(x, x, y, y);
    return new Trigonometry(formula.overRoot(x, square), formula.overRoot(y, square));
  }

  private static boolean isQuarterTurn(double cos, double sin) {
    return cos == 0 && Math.abs(sin) == 1 || sin == 0 && Math.abs(cos) == 1;
  }
}
