// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.carom.oracle.BitSum;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class RotationTest {
  private static final long SEED = 1501;
  private static final int CASES = Volume.samples() / 10;

  /** For angles that are close to a quarter turn, of which 20 digits cancel. */
  private static final MathContext DIGITS = new MathContext(62);

  private static final BigDecimal PI = machin();
  private static final BigDecimal HALF_PI = PI.divide(BigDecimal.valueOf(2));

  @Test
  void quarterTurnsAreExact() {
    Rotation[] quarters = {
      new Rotation(1, 0), new Rotation(0, 1), new Rotation(-1, 0), new Rotation(0, -1)
    };
    for (int k = -1000; k <= 1000; k++) {
      assertThat(Rotation.degrees(90.0 * k)).isEqualTo(quarters[Math.floorMod(k, 4)]);
      assertThat(Rotation.degrees(90.0 * k * 0x1p300)).isEqualTo(Rotation.NONE);
    }
    assertThat(Rotation.degrees(90 + 360 * 0x1p40)).isEqualTo(quarters[1]);
    assertThat(Rotation.degrees(-90 + 360 * 0x1p44)).isEqualTo(quarters[3]);
    assertThat(Rotation.radians(0)).isEqualTo(Rotation.NONE);
  }

  @Test
  void anglesWithShortSinesHaveThem() {
    assertThat(Rotation.degrees(30).sin()).isEqualTo(0.5);
    assertThat(Rotation.degrees(60).cos()).isEqualTo(0.5);
    assertThat(Rotation.degrees(150).sin()).isEqualTo(0.5);
    assertThat(Rotation.degrees(240).cos()).isEqualTo(-0.5);
    assertThat(Rotation.degrees(45)).isEqualTo(new Rotation(Math.sqrt(0.5), Math.sqrt(0.5)));
    assertThat(Rotation.degrees(135)).isEqualTo(new Rotation(-Math.sqrt(0.5), Math.sqrt(0.5)));
    assertThat(Rotation.towards(3, 4)).isEqualTo(new Rotation(0.6, 0.8));
    assertThat(Rotation.towards(-1, 1)).isEqualTo(Rotation.degrees(135));
  }

  @Test
  void degreesAreWithinAnUlp() {
    Cases.check(SEED, CASES, RotationTest::anyDegrees, RotationTest::assertDegrees);
    for (double degrees :
        new double[] {Double.MAX_VALUE, -Double.MAX_VALUE, 1e308, 1e-308, 0x1p53, 0x1p53 - 1}) {
      assertDegrees(degrees);
    }
    for (int k = 1; k < 40; k++) {
      assertDegrees(k * Double.MIN_VALUE);
      assertDegrees(Double.MIN_NORMAL * k / 7);
    }
  }

  @Test
  void fullTurnsChangeNoBit() {
    Cases.check(
        SEED,
        CASES,
        random -> new double[] {anyDegrees(random), random.nextLong() >> random.between(11, 62)},
        given -> {
          double turned = given[0] + 360 * given[1];
          boolean isExact = exact(turned).compareTo(exact(given[0]).add(turns(given[1]))) == 0;
          if (isExact) {
            assertThat(Rotation.degrees(turned)).isEqualTo(Rotation.degrees(given[0]));
          }
        });
    for (double degrees = -720; degrees <= 720; degrees += 0.25) {
      assertThat(Rotation.degrees(degrees + 360)).isEqualTo(Rotation.degrees(degrees));
      assertThat(Rotation.degrees(degrees + 360 * 0x1p42)).isEqualTo(Rotation.degrees(degrees));
      double whole = 4 * degrees;
      assertThat(Rotation.degrees(whole + 360 * 0x1p44)).isEqualTo(Rotation.degrees(whole));
    }
  }

  @Test
  void oppositeAnglesAreInverse() {
    Cases.check(
        SEED,
        CASES,
        RotationTest::anyDegrees,
        degrees -> {
          assertThat(Rotation.degrees(-degrees)).isEqualTo(Rotation.degrees(degrees).inverse());
          double radians = degrees % 1e6;
          assertThat(Rotation.radians(-radians)).isEqualTo(Rotation.radians(radians).inverse());
        });
  }

  @Test
  void radiansAreWithinAnUlp() {
    Cases.check(SEED, CASES, RotationTest::anyRadians, RotationTest::assertRadians);
    // The doubles that come closest to a multiple of a quarter turn: 29 of them are 2^-60 away.
    for (int k : new int[] {29, 58, 116, 232, 464, 928, 1856, 204_551, 1, 3712, 409_102, 2}) {
      assertRadians(PI.multiply(BigDecimal.valueOf(k)).doubleValue() / 2);
    }
    assertRadians(1e6);
    assertRadians(-1e6);
    assertRadians(Double.MIN_VALUE);
    assertRadians(Double.MIN_NORMAL);
  }

  @Test
  void directionsAreWithinAnUlp() {
    Cases.check(
        SEED,
        CASES,
        random -> {
          double dx = number(random);
          double dy = random.oneIn(3) ? dx * random.signed() : number(random);
          return new double[] {dx, dy == 0 && dx == 0 ? 1 : dy};
        },
        given -> assertDirection(given[0], given[1]));
    double[] hard = {
      Double.MIN_VALUE, 3 * Double.MIN_VALUE, Double.MIN_NORMAL, 1e-300, 0.3, 1e300, 1.7e308
    };
    for (double dx : hard) {
      for (double dy : hard) {
        assertDirection(dx, dy);
        assertDirection(-dx, dy);
      }
      assertThat(Rotation.towards(dx, 0)).isEqualTo(Rotation.NONE);
      assertThat(Rotation.towards(-0.0, -dx)).isEqualTo(Rotation.degrees(270));
    }
  }

  @Test
  void oneRotationThenAnotherIsTheirSum() {
    Cases.check(
        SEED,
        CASES,
        random -> new Rotation[] {anyRotation(random), anyRotation(random)},
        given -> {
          Rotation a = given[0];
          Rotation b = given[1];
          BigDecimal x = product(a.cos(), b.cos()).subtract(product(a.sin(), b.sin()));
          BigDecimal y = product(a.sin(), b.cos()).add(product(a.cos(), b.sin()));
          assertUnit(a.then(b), x, y, 2);
          assertThat(a.then(b)).isEqualTo(b.then(a));
          assertThat(a.then(a.inverse())).isEqualTo(Rotation.NONE);
        });
  }

  @Test
  void quarterTurnsAreAppliedExactly() {
    Cases.check(
        SEED,
        CASES,
        RotationTest::anyRotation,
        given -> {
          Rotation turned = given.then(Rotation.degrees(90));
          assertThat(turned).isEqualTo(new Rotation(-given.sin(), given.cos()));
          assertThat(turned.then(Rotation.degrees(270))).isEqualTo(given);
          assertThat(Rotation.degrees(180).then(given).then(Rotation.degrees(-180)))
              .isEqualTo(given);
        });
  }

  @Test
  void aPointTurnsAboutOneThatIsFartherThanADoubleCanTell() {
    Rotation turn = Rotation.degrees(60);

    Vec2 turned = turn.apply(1e308, 0, -1e308, 0);

    assertThat(turned).isEqualTo(new Vec2(0, 1e308 * (2 * turn.sin())));
    assertThat(new Circle(1e308, 0, 1).rotate(turn, -1e308, 0).y()).isEqualTo(turned.y());
  }

  @Test
  void manySmallRotationsKeepTheLength() {
    Rotation step = Rotation.degrees(0.01);
    Rotation sum = Rotation.NONE;
    for (int k = 0; k < 36_000; k++) {
      sum = sum.then(step);
    }
    assertThat(Math.abs(sum.cos() * sum.cos() + sum.sin() * sum.sin() - 1)).isLessThan(0x1p-50);
    assertThat(Math.abs(sum.sin())).isLessThan(1e-9);
  }

  /** The sum was written down on one machine; the tests run on several. */
  @Test
  void everyMachineTurnsByTheSameBits() {
    BitSum sum = new BitSum();
    for (int k = 0; k < 500; k++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, k);
      Rotation degrees = Rotation.degrees(number(random, -20, k % 8 == 0 ? 1000 : 10));
      Rotation radians = Rotation.radians(number(random, k % 8 == 0 ? -1000 : -35, 19));
      int spread = k % 4 == 0 ? 1000 : 8;
      Rotation towards =
          Rotation.towards(number(random, -spread, spread), number(random, -spread, spread));
      for (Rotation rotation :
          List.of(degrees, radians, towards, degrees.then(radians), radians.then(towards))) {
        sum.add(rotation.cos());
        sum.add(rotation.sin());
      }
      sum.add(degrees.apply(number(random, -8, 8), 1, number(random, -8, 8), 2));
    }
    assertThat(sum).hasToString("e40659001d07dfbd");
  }

  private static double number(SplitMix64 random, int leastExponent, int greatestExponent) {
    return Math.scalb(random.signed(), random.between(leastExponent, greatestExponent));
  }

  @Test
  void noComponentIsMinusZero() {
    Rotation[] rotations = {
      new Rotation(-0.0, 1),
      new Rotation(1, -0.0),
      Rotation.degrees(-0.0),
      Rotation.degrees(-90),
      Rotation.degrees(-180),
      Rotation.degrees(-Double.MIN_VALUE),
      Rotation.radians(-0.0),
      Rotation.towards(1, -0.0),
      Rotation.towards(-0.0, -1),
      Rotation.towards(1e300, -1e-300),
      Rotation.NONE.inverse(),
      Rotation.degrees(90).then(Rotation.degrees(-90)),
      Rotation.degrees(20).then(Rotation.degrees(-20)),
    };
    for (Rotation rotation : rotations) {
      assertThat(1 / rotation.cos()).isNotEqualTo(Double.NEGATIVE_INFINITY);
      assertThat(1 / rotation.sin()).isNotEqualTo(Double.NEGATIVE_INFINITY);
    }
  }

  @Test
  void whatIsNoRotationIsRefused() {
    assertRefused("cos must be finite, but was NaN", () -> new Rotation(Double.NaN, 0));
    assertRefused("sin must be finite, but was Infinity", () -> new Rotation(1, 1 / 0.0));
    assertRefused("(cos, sin) must have length 1, but was (1.0, 1.0)", () -> new Rotation(1, 1));
    assertRefused("(cos, sin) must have length 1, but was (0.0, 0.0)", () -> new Rotation(0, 0));
    assertRefused(
        "(cos, sin) must have length 1, but was (1.0E300, 0.0)", () -> new Rotation(1e300, 0));
    assertRefused(
        "(cos, sin) must have length 1, but was (1.00000000001, 0.0)",
        () -> new Rotation(1.00000000001, 0));
    assertRefused("degrees must be finite, but was NaN", () -> Rotation.degrees(Double.NaN));
    assertRefused(
        "radians must be from -1000000 to 1000000, but was 1000000.1",
        () -> Rotation.radians(1000000.1));
    assertRefused(
        "radians must be from -1000000 to 1000000, but was NaN",
        () -> Rotation.radians(Double.NaN));
    assertRefused("dx must be finite, but was NaN", () -> Rotation.towards(Double.NaN, 0));
    assertRefused("dy must be finite, but was -Infinity", () -> Rotation.towards(0, -1 / 0.0));
    assertRefused(
        "(dx, dy) must not be (0, 0), which has no direction", () -> Rotation.towards(0, -0.0));
    assertThatNullPointerException()
        .isThrownBy(() -> Rotation.NONE.then(null))
        .withMessage("next must not be null");
  }

  @Test
  void cosinesAndSinesFromElsewhereAreTaken() {
    for (int k = 0; k < 1000; k++) {
      Rotation rotation = new Rotation(Math.cos(k), Math.sin(k));
      assertThat(rotation.cos()).isEqualTo(Math.cos(k));
      assertThat(rotation.sin()).isEqualTo(Math.sin(k));
    }
  }

  private static void assertRefused(String sentence, ThrowingCallable call) {
    assertThatIllegalArgumentException().isThrownBy(call).withMessage(sentence);
  }

  /** All sizes; often next to an angle with a simple cosine or sine. */
  private static double anyDegrees(SplitMix64 random) {
    return switch (random.below(4)) {
      case 0 -> number(random);
      case 1 -> random.signed() * 720;
      case 2 -> nudged(15.0 * random.between(-100, 100), random);
      default -> 90.0 * random.between(-8, 8) + Math.scalb(random.signed(), -random.below(60));
    };
  }

  private static double anyRadians(SplitMix64 random) {
    double turns = Math.scalb(random.signed(), random.between(0, 19));
    return switch (random.below(4)) {
      case 0 -> turns;
      case 1 -> Math.max(-1e6, Math.min(number(random), 1e6));
      case 2 -> nudged(Math.rint(turns) * (Math.PI / 2), random);
      default -> nudged(Math.rint(turns) * (Math.PI / 4), random);
    };
  }

  private static Rotation anyRotation(SplitMix64 random) {
    return switch (random.below(4)) {
      case 0 -> Rotation.degrees(anyDegrees(random));
      case 1 -> Rotation.radians(anyRadians(random));
      case 2 -> Rotation.towards(1, number(random));
      default -> Rotation.towards(number(random), 1);
    };
  }

  /** A number of any exponent. */
  private static double number(SplitMix64 random) {
    return Math.scalb(random.fraction() + 1, random.between(-1080, 1023))
        * (random.nextBoolean() ? 1 : -1);
  }

  private static double nudged(double value, SplitMix64 random) {
    double moved = value;
    for (int steps = random.below(4); steps > 0; steps--) {
      moved = random.nextBoolean() ? Math.nextUp(moved) : Math.nextDown(moved);
    }
    return moved;
  }

  private static void assertDegrees(double degrees) {
    BigDecimal ninety = BigDecimal.valueOf(90);
    BigDecimal angle = exact(degrees).remainder(BigDecimal.valueOf(360));
    BigDecimal quarters = angle.divide(ninety, 0, RoundingMode.HALF_EVEN);
    BigDecimal rest = angle.subtract(quarters.multiply(ninety));
    assertAngle(Rotation.degrees(degrees), quarters, rest.multiply(HALF_PI).divide(ninety, DIGITS));
  }

  private static void assertRadians(double radians) {
    BigDecimal quarters = exact(radians).divide(HALF_PI, 0, RoundingMode.HALF_EVEN);
    assertAngle(
        Rotation.radians(radians),
        quarters,
        exact(radians).subtract(quarters.multiply(HALF_PI)).round(DIGITS));
  }

  private static void assertAngle(Rotation rotation, BigDecimal quarters, BigDecimal rest) {
    BigDecimal cos = series(rest, BigDecimal.ONE, 0);
    BigDecimal sin = series(rest, rest, 1);
    switch (Math.floorMod(quarters.intValueExact(), 4)) {
      case 0 -> assertClose(rotation, cos, sin, 1);
      case 1 -> assertClose(rotation, sin.negate(), cos, 1);
      case 2 -> assertClose(rotation, cos.negate(), sin.negate(), 1);
      default -> assertClose(rotation, sin, cos.negate(), 1);
    }
  }

  /** The Taylor series of the cosine from degree 0, or of the sine from degree 1. */
  private static BigDecimal series(BigDecimal angle, BigDecimal first, int degree) {
    BigDecimal square = angle.multiply(angle, DIGITS);
    BigDecimal sum = first;
    BigDecimal term = first;
    for (int k = degree + 2; k < 52; k += 2) {
      term = term.multiply(square, DIGITS).divide(BigDecimal.valueOf(-k * (k - 1L)), DIGITS);
      sum = sum.add(term, DIGITS);
    }
    return sum;
  }

  private static void assertDirection(double dx, double dy) {
    assertUnit(Rotation.towards(dx, dy), exact(dx), exact(dy), 1);
  }

  private static void assertUnit(Rotation rotation, BigDecimal x, BigDecimal y, int ulps) {
    // Less than a double's last digit is lost, however small one of the two is.
    BigDecimal length = x.multiply(x, DIGITS).add(y.multiply(y, DIGITS), DIGITS).sqrt(DIGITS);
    assertClose(rotation, x.divide(length, DIGITS), y.divide(length, DIGITS), ulps);
  }

  private static void assertClose(Rotation rotation, BigDecimal cos, BigDecimal sin, int ulps) {
    assertClose(rotation.cos(), cos, ulps);
    assertClose(rotation.sin(), sin, ulps);
  }

  private static void assertClose(double value, BigDecimal truth, int ulps) {
    BigDecimal ulp = exact(Math.ulp(truth.doubleValue()));
    assertThat(exact(value).subtract(truth).abs())
        .as("%s instead of %s", value, truth)
        .isLessThanOrEqualTo(ulp.multiply(BigDecimal.valueOf(ulps)));
  }

  private static BigDecimal exact(double value) {
    return new BigDecimal(value);
  }

  private static BigDecimal product(double a, double b) {
    return exact(a).multiply(exact(b));
  }

  private static BigDecimal turns(double count) {
    return exact(count).multiply(BigDecimal.valueOf(360));
  }

  /** Machin's formula: π = 16 arctan(1/5) - 4 arctan(1/239). */
  private static BigDecimal machin() {
    return arcTangentOfInverse(5)
        .multiply(BigDecimal.valueOf(16))
        .subtract(arcTangentOfInverse(239).multiply(BigDecimal.valueOf(4)))
        .round(DIGITS);
  }

  private static BigDecimal arcTangentOfInverse(int n) {
    MathContext more = new MathContext(80);
    BigDecimal power = BigDecimal.ONE.divide(BigDecimal.valueOf(n), more);
    BigDecimal sum = BigDecimal.ZERO;
    for (int k = 0; k < 120; k++) {
      BigDecimal term = power.divide(BigDecimal.valueOf(2L * k + 1), more);
      sum = k % 2 == 0 ? sum.add(term, more) : sum.subtract(term, more);
      power = power.divide(BigDecimal.valueOf((long) n * n), more);
    }
    return sum;
  }
}
