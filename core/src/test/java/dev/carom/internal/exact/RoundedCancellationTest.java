// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.BitSum;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * The values of {@link Rounded} where the terms cancel, up to their last bits, and where they are
 * near the ends of the range of doubles.
 */
class RoundedCancellationTest {
  private static final long SEED = 1661;
  private static final int ULPS = 4;

  private static final int SUMMED = 250;

  /** A sum over the bits of all results, which must be the same on every machine. */
  private final BitSum bits = new BitSum();

  private void check(int part, String expected, Consumer<Draw> check) {
    checkMany(SEED + part, SUMMED, check);
    assertThat(bits).hasToString(expected);
    checkMany(SEED - 1 - part, Volume.samples() / 10, check);
  }

  private static void checkMany(long seed, int count, Consumer<Draw> check) {
    Cases.check(
        seed,
        count,
        SplitMix64::nextLong,
        number -> {
          for (int kind = 0; kind < Draw.KINDS; kind++) {
            check.accept(new Draw(new SplitMix64(number + kind), kind));
          }
        });
  }

  /** Adds the bits of a result to the sum and checks how far it is from the truth. */
  private void assertRounded(double result, Dyadic truth, int ulps) {
    bits.add(result);
    truth.assertRounded(result, ulps);
  }

  @Test
  void sumsOfThree() {
    check(
        0,
        "1e3b4de907e75e8e",
        draw -> {
          double a = draw.number();
          double b = draw.number(-a);
          double c = draw.number(-(a + b));
          assertSum(a, b, c);
          assertSum(c, a, b);
          assertSum(b, c, a);
        });
  }

  private void assertSum(double a, double b, double c) {
    Dyadic truth = Dyadic.sum(a, b, c);
    assertRounded(Rounded.sum(a, b, c), truth, 1);
    assertThat(Math.signum(Rounded.sum(a, b, c))).isEqualTo(truth.sign());
    double above = Rounded.sumAbove(a, b, c);
    assertThat(truth.minus(Dyadic.sum(above)).sign()).isNotPositive();
    assertThat(truth.minus(Dyadic.sum(Math.nextDown(above))).sign()).isPositive();
    double below = Rounded.sumBelow(a, b, c);
    assertThat(truth.minus(Dyadic.sum(below)).sign()).isNotNegative();
    assertThat(truth.minus(Dyadic.sum(Math.nextUp(below))).sign()).isNegative();
  }

  @Test
  void quotients() {
    check(
        1,
        "ff78cf4302ec3919",
        draw -> {
          double a = draw.number();
          double b = draw.number(-a);
          double c = draw.number(-(a + b));
          double d = draw.number();
          double e = draw.number(-d);
          if (d + e != 0) {
            Dyadic truth = Dyadic.sum(a, b, c).over(Dyadic.sum(d, e));
            assertRounded(Rounded.quotient(a, b, c, d, e), truth, ULPS);
          }
        });
  }

  @Test
  void gapsOnAnAxis() {
    check(
        2,
        "caefdb07feab5e02",
        draw -> {
          double low = draw.number();
          double high = draw.number(low);
          double distance = Math.abs(high - low);
          double r0 = draw.part(distance);
          double r1 = Math.abs(draw.number(distance - r0));
          double x = draw.number();
          double gap = Rounded.gap(low, x, high, x, r0, r1);
          Dyadic truth = Dyadic.sum(Math.max(low, high), -Math.min(low, high), -r0, -r1);
          assertRounded(gap, truth, ULPS);
          assertThat(Rounded.gap(high, x, low, x, r1, r0)).isEqualTo(gap);
          assertThat(Rounded.gap(x, low, x, high, r1, r0)).isEqualTo(gap);
          assertThat(Rounded.gap(x, high, x, low, r0, r1)).isEqualTo(gap);
        });
  }

  @Test
  void gaps() {
    check(
        3,
        "431da3917a0dd0c9",
        draw -> {
          double x0 = draw.number();
          double y0 = draw.number();
          double x1 = draw.number(x0);
          double y1 = draw.number(y0);
          double distance = Rounded.length(x1 - x0, y1 - y0);
          double r0 = draw.part(distance);
          double r1 = Math.abs(draw.number(distance - r0));
          Dyadic square = square(x0, x1, y0, y1);
          Dyadic reach = Dyadic.sum(r0, r1);
          double gap = Rounded.gap(x0, y0, x1, y1, r0, r1);
          if (distance == 0) {
            assertRounded(-gap, reach, ULPS);
            return;
          }
          Dyadic truth = square.minus(reach.times(reach)).over(square.root().plus(reach));
          assertRounded(gap, truth, ULPS);
          assertThat(Rounded.gap(x1, y1, x0, y0, r1, r0)).isEqualTo(gap);
        });
  }

  private static Dyadic square(double x0, double x1, double y0, double y1) {
    Dyadic dx = Dyadic.sum(x1, -x0);
    Dyadic dy = Dyadic.sum(y1, -y0);
    return dx.times(dx).plus(dy.times(dy));
  }

  @Test
  void directions() {
    check(
        4,
        "9d1f1a71462a8a5",
        draw -> {
          double x0 = draw.number();
          double y0 = draw.number();
          double x1 = draw.number(x0);
          double y1 = draw.number(y0);
          if (x0 != x1 || y0 != y1) {
            Dyadic truth = Dyadic.sum(x1, -x0).over(square(x0, x1, y0, y1).root());
            assertRounded(Rounded.direction(x0, x1, y0, y1), truth, ULPS);
          }
        });
  }

  @Test
  void pointsOnALine() {
    check(
        5,
        "d5e4de7f8c987bb4",
        draw -> {
          double x0 = draw.number();
          double y0 = draw.number();
          double x1 = draw.number(x0);
          double y1 = draw.number(y0);
          if (x0 == x1 && y0 == y1) {
            return;
          }
          double b0 = draw.number();
          double b1 = draw.tail(b0);
          double direction = Rounded.direction(x0, x1, y0, y1);
          double offset = (b0 + b1) * direction;
          double a0 = draw.number(-offset);
          double a1 = draw.tail(a0);
          assertAlong(a0, a1, b0, b1, direction, x0, x1, y0, y1);
          assertAlong(a1, a0, b1, b0, direction, x0, x1, y0, y1);
        });
  }

  private void assertAlong(
      double a0,
      double a1,
      double b0,
      double b1,
      double direction,
      double x0,
      double x1,
      double y0,
      double y1) {
    Dyadic start = Dyadic.sum(a0, a1);
    Dyadic square = square(x0, x1, y0, y1);
    Dyadic way = Dyadic.sum(b0, b1).times(Dyadic.sum(x1, -x0));
    Dyadic offset = way.over(square.root());
    // (s² - o²) / (s - o) instead of s + o, of which the digits may cancel.
    Dyadic truth =
        start.sign() * way.sign() < 0
            ? start
                .times(start)
                .times(square)
                .minus(way.times(way))
                .over(square.times(start.minus(offset)))
            : start.plus(offset);
    double point = Rounded.along(a0, a1, b0, b1, direction, x0, x1, y0, y1, 0);
    assertRounded(point, truth, ULPS);
    double half = Rounded.along(a0, a1, b0, b1, direction, x0, x1, y0, y1, 1);
    assertRounded(half, truth.times(Dyadic.sum(0.5)), ULPS);
  }

  @Test
  void proportions() {
    check(
        6,
        "2067282f3372555",
        draw -> {
          double start = draw.number();
          double end = draw.number(start);
          double a0 = draw.number();
          double a1 = draw.number(a0);
          double b0 = draw.number();
          double b1 = draw.number(b0 - (end - start) * ((a1 - a0) / start));
          if (b0 != b1) {
            Dyadic truth =
                Dyadic.sum(start)
                    .times(Dyadic.sum(b1, -b0))
                    .plus(Dyadic.sum(end, -start).times(Dyadic.sum(a1, -a0)))
                    .over(Dyadic.sum(b1, -b0));
            assertRounded(Rounded.proportion(start, end, a0, a1, b0, b1), truth, ULPS);
          }
        });
  }

  /** Draws the numbers of a case, which are of a kind. */
  private static final class Draw {
    static final int KINDS = 5;

    private final SplitMix64 random;
    private final int kind;
    private final int exponent;

    Draw(SplitMix64 random, int kind) {
      this.random = random;
      this.kind = kind;
      exponent = random.between(-1040, 1010);
    }

    /** Numbers of a similar size, of sizes far apart, near an exponent, or with any exponent. */
    double number() {
      return Math.scalb(
          random.signed(),
          switch (kind) {
            case 0, 1 -> random.between(-3, 3);
            case 2 -> random.between(-60, 60);
            case 3 -> exponent + random.between(-4, 4);
            default -> random.between(-1074, 1016);
          });
    }

    /** Any number, or often the one given, or one that is up to two ulps away. */
    double number(double near) {
      return random.oneIn(4) || !(Math.abs(near) < 0x1p1020)
          ? number()
          : near + random.between(-2, 2) * Math.ulp(near);
    }

    /** A part of a size. */
    double part(double size) {
      return random.oneIn(4) ? 0 : size * random.fraction();
    }

    /** A number that is lost, or almost, when it is added to a larger one. */
    double tail(double number) {
      return random.oneIn(4) ? 0 : Math.ulp(number) * random.signed() * random.between(0, 3);
    }
  }
}
