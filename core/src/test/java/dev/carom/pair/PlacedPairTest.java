// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.oracle.Measure;
import dev.carom.oracle.PlacedShape;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import java.math.MathContext;
import org.junit.jupiter.api.Test;

/** Parts whose coordinates are sums of place and form, against exact arithmetic. */
class PlacedPairTest {
  private static final long SEED = 1313;
  private static final int CASES = Math.min(Volume.quickPairs(), 250_000) / 60;

  private final PlacedPair pair = new PlacedPair();

  /** A part at a place, as numbers and tails, and as the truth has it. */
  private static final class Part {
    final boolean isCircle;
    final double[] numbers = new double[4];
    final double[] tails = new double[4];
    final PlacedShape truth;
    final Shape form;
    final double x;
    final double y;

    Part(Shape form, double x, double y) {
      this.form = form;
      this.x = x;
      this.y = y;
      isCircle = form instanceof Circle;
      truth = PlacedShape.at(form, x, y);
      double[] offsets =
          form instanceof Circle circle ? new double[] {circle.x(), circle.y()} : sides((Box) form);
      for (int k = 0; k < offsets.length; k++) {
        double place = k % 2 == 0 ? x : y;
        numbers[k] = offsets[k] + place;
        tails[k] =
            new BigDecimal(offsets[k])
                .add(new BigDecimal(place))
                .subtract(new BigDecimal(numbers[k]))
                .doubleValue();
      }
      if (form instanceof Circle circle) {
        numbers[2] = circle.radius();
      }
    }

    private static double[] sides(Box box) {
      return new double[] {box.minX(), box.minY(), box.maxX(), box.maxY()};
    }

    /** The same part where a world has it after a motion: at a place that is rounded. */
    Part moved(double motionX, double motionY) {
      return new Part(form, x + motionX, y + motionY);
    }

    Parts.Kind kind() {
      return isCircle ? Parts.Kind.CIRCLE : Parts.Kind.BOX;
    }

    double far(int axis) {
      return isCircle ? numbers[axis] + numbers[2] : numbers[axis + 2];
    }

    double near(int axis) {
      return isCircle ? numbers[axis] - numbers[2] : numbers[axis];
    }

    boolean isFinite() {
      for (double number : numbers) {
        if (Double.isInfinite(number)) {
          return false;
        }
      }
      return true;
    }

    double size() {
      double size = Math.max(Double.MIN_VALUE, Math.max(Math.abs(x), Math.abs(y)));
      for (double number : numbers) {
        size = Math.max(size, Math.abs(number));
      }
      return size;
    }

    @Override
    public String toString() {
      return form + " at (" + x + ", " + y + ")";
    }
  }

  private void set(Part a, Part b) {
    pair.set(a.kind(), a.numbers, a.tails, 0, b.kind(), b.numbers, b.tails, 0);
  }

  private static double number(SplitMix64 random, int kind) {
    return switch (kind) {
      case 0 -> random.between(-80, 80) * 0.1;
      case 1 -> random.signed();
      case 2 -> Math.scalb(random.signed(), random.between(-30, 30));
      case 3 -> random.between(-16, 16) * 0.25;
      case 4 -> Math.scalb(random.signed(), random.oneIn(2) ? 1000 : random.between(-500, 1020));
      default -> random.between(-20, 20) * Double.MIN_VALUE;
    };
  }

  private static int kind(SplitMix64 random) {
    return random.oneIn(400) ? random.between(4, 5) : random.below(4);
  }

  private static Shape form(SplitMix64 random, int kind) {
    double offsetX = random.oneIn(3) ? number(random, kind) : 0;
    double offsetY = random.oneIn(3) ? number(random, kind) : 0;
    double width = random.oneIn(8) ? 0 : Math.abs(number(random, kind));
    double height = random.oneIn(8) ? 0 : Math.abs(number(random, kind));
    return random.oneIn(3)
        ? new Circle(offsetX, offsetY, width)
        : new Box(-width, -height, width, height);
  }

  /** Mostly a pair that touches, or fails to by some last bits: faces, and circles by 3-4-5. */
  private static Part beside(SplitMix64 random, Part a, int kind) {
    Shape form = form(random, kind);
    Part atOrigin = new Part(form, 0, 0);
    double x = number(random, kind);
    double y = number(random, kind);
    switch (random.below(5)) {
      case 0 -> x = a.far(0) - atOrigin.near(0);
      case 1 -> y = a.near(1) - atOrigin.far(1);
      case 2 -> {
        x = a.far(0) - atOrigin.near(0);
        y = a.far(1) - atOrigin.near(1);
      }
      case 3 -> {
        double reach =
            (a.isCircle ? a.numbers[2] : 0) + (atOrigin.isCircle ? atOrigin.numbers[2] : 0);
        x = (a.isCircle ? a.numbers[0] : a.numbers[2]) - atOrigin.numbers[0] + 0.6 * reach;
        y = (a.isCircle ? a.numbers[1] : a.numbers[3]) - atOrigin.numbers[1] + 0.8 * reach;
      }
      default -> {}
    }
    for (int nudges = random.between(-2, 2); nudges != 0; nudges -= Integer.signum(nudges)) {
      x = nudges > 0 ? Math.nextUp(x) : Math.nextDown(x);
    }
    return new Part(form, x, y);
  }

  private interface Check {
    void check(SplitMix64 random, Part a, Part b, int kind);
  }

  private void forCases(Check check) {
    for (int number = 0; number < CASES; number++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, number);
      int kind = kind(random);
      Part a = new Part(form(random, kind), number(random, kind), number(random, kind));
      if (!a.isFinite()) {
        continue;
      }
      Part b = beside(random, a, kind);
      if (!b.isFinite()) {
        continue;
      }
      boolean swap = random.nextBoolean();
      try {
        check.check(random, swap ? b : a, swap ? a : b, kind);
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError(
            "case "
                + number
                + " of seed "
                + SEED
                + ": "
                + a
                + " and "
                + b
                + (swap ? ", swapped" : ""),
            failure);
      }
    }
  }

  /** Distances on purpose: rounded from the true one, next to it, halves, nothing, anything. */
  @Test
  void areWithinADistanceAsExactArithmeticSays() {
    int[] seen = new int[3];
    forCases(
        (random, a, b, kind) -> {
          Part other = random.oneIn(3) ? b : b.moved(number(random, kind), number(random, kind));
          if (!other.isFinite()) {
            return;
          }
          set(a, other);
          double rounded = Math.min(pair.distance(), Double.MAX_VALUE);
          for (double distance :
              new double[] {
                rounded,
                Math.min(Math.nextUp(rounded), Double.MAX_VALUE),
                Math.max(Math.nextDown(rounded), 0),
                Math.rint(2 * rounded) / 2,
                Math.abs(number(random, kind))
              }) {
            if (distance <= Double.MAX_VALUE) {
              int comparison = a.truth.compareDistance(other.truth, distance);
              seen[comparison + 1]++;
              assertThat(pair.isWithin(distance, true)).isEqualTo(comparison <= 0);
              assertThat(pair.isWithin(distance, false)).isEqualTo(comparison < 0);
            }
          }
        });
    assertThat(seen[0]).isGreaterThan(CASES / 10);
    assertThat(seen[1]).isGreaterThan(CASES / 100);
    assertThat(seen[2]).isGreaterThan(CASES / 10);
  }

  @Test
  void meetsAsExactArithmeticSays() {
    int[] seen = new int[3];
    forCases(
        (random, a, b, kind) -> {
          int separation = a.truth.separation(b.truth);
          seen[separation + 1]++;
          set(a, b);
          assertThat(pair.meet(true)).isEqualTo(separation <= 0);
          assertThat(pair.meet(false)).isEqualTo(separation < 0);
        });
    assertThat(seen[0]).isGreaterThan(CASES / 10);
    assertThat(seen[1]).isGreaterThan(CASES / 100);
    assertThat(seen[2]).isGreaterThan(CASES / 10);
  }

  @Test
  void distancesAndDepthsAreRightToFourUlps() {
    MutableContact contact = new MutableContact();
    forCases(
        (random, a, b, kind) -> {
          BigDecimal gap = a.truth.gap(b.truth);
          set(a, b);
          double distance = pair.distance();
          pair.contact(contact);
          assertThat(contact.hit()).isEqualTo(distance == 0);
          assertThat(Math.hypot(contact.normalX(), contact.normalY()))
              .isBetween(0.999999, 1.000001);
          if (kind < 4) {
            assertUlps(distance, gap.max(BigDecimal.ZERO));
            if (a.truth.separation(b.truth) < 0) {
              assertUlps(contact.depth(), gap.negate());
            } else {
              assertThat(contact.depth()).isZero();
            }
          }
        });
  }

  private static void assertUlps(double value, BigDecimal truth) {
    BigDecimal error = new BigDecimal(value).subtract(truth).abs();
    assertThat(error.divide(new BigDecimal(Math.ulp(value)), MathContext.DECIMAL32).doubleValue())
        .as("ulps from %s to %s", value, truth.round(MathContext.DECIMAL128))
        .isLessThanOrEqualTo(4);
  }

  private static double motion(SplitMix64 random, double towards, int kind) {
    return switch (random.below(5)) {
      case 0 -> 0;
      case 1 -> towards;
      case 2 -> 2 * towards;
      default -> number(random, kind);
    };
  }

  @Test
  void sweepsHitAsExactArithmeticSays() {
    MutableImpact impact = new MutableImpact();
    int[] lastBits = new int[2];
    forCases(
        (random, a, b, kind) -> {
          double x = finite(motion(random, b.near(0) - a.far(0), kind));
          double y = finite(motion(random, b.near(1) - a.far(1), kind));
          double u = random.oneIn(3) ? number(random, kind) : 0;
          double v = random.oneIn(3) ? number(random, kind) : 0;
          double[] motionX = {x, -u};
          double[] motionY = {y, -v};
          BigDecimal time = a.truth.meetingTime(motionX, motionY, b.truth, false);
          set(a, b);
          pair.setPlace(a.x, a.y);
          pair.setOtherPlace(b.x, b.y);
          pair.sweep(x, y, u, v, impact);
          assertThat(impact.hit()).isEqualTo(time != null);
          assertThat(impact.startsInside()).isEqualTo(a.truth.separation(b.truth) < 0);
          if (time != null) {
            assertThat(Math.hypot(impact.normalX(), impact.normalY()))
                .isBetween(0.999999, 1.000001);
            assertThat(impact.time()).isBetween(0.0, 1.0);
          }
          if (time != null && !impact.startsInside()) {
            assertNotLate(impact.time(), time);
          }
          if (time != null && kind < 4) {
            assertTime(impact.time(), time, a, b, motionX, motionY);
            if (!impact.startsInside()) {
              assertNormal(impact, a.truth.directionAt(time, motionX, motionY, b.truth));
              double at = impact.time();
              assertStop(
                  impact, a.moved(x * at, y * at), b.moved(u * at, v * at), size(a, b, x, y, u, v));
              lastBits[Measure.ulps(time.subtract(new BigDecimal(at)), at) <= 4 ? 1 : 0]++;
            }
          }
        });
    // Only now and then is it a rounded place that decides.
    assertThat(lastBits[1]).isGreaterThan(lastBits[0]);
  }

  @Test
  void aMotionThatIsTinyBesideAPlaceEndsToo() {
    Part box = new Part(new Box(-0.3, -0.3, 0.3, 0.3), 1e300, 0);
    Part wall = new Part(new Box(-1e300, 0.3, 1e300, 2), 1e300, 1e-30);
    MutableImpact impact = new MutableImpact();
    for (int k = 2; k < 50; k++) {
      double motion = k * 1e-30;
      set(box, wall);
      pair.setPlace(box.x, box.y);
      pair.setOtherPlace(wall.x, wall.y);
      pair.sweep(0, motion, 0, 0, impact);
      assertThat(impact.hit()).isTrue();
      PlacedShape stop = box.moved(0, motion * impact.time()).truth;
      assertThat(stop.separation(wall.truth)).isNotNegative();
    }
  }

  private static double size(Part a, Part b, double x, double y, double u, double v) {
    double motion =
        Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.max(Math.abs(u), Math.abs(v)));
    return Math.max(Math.max(a.size(), b.size()), motion);
  }

  /** The parts do not overlap where they stop, and the point is on both. */
  private static void assertStop(MutableImpact impact, Part a, Part b, double size) {
    assertThat(a.truth.separation(b.truth))
        .as("separation at %s", impact.time())
        .isGreaterThanOrEqualTo(0);
    PlacedShape point = PlacedShape.of(new Circle(impact.pointX(), impact.pointY(), 0));
    assertThat(Measure.ulps(a.truth.gap(point).max(BigDecimal.ZERO), size))
        .as("point")
        .isLessThan(16);
    assertThat(Measure.ulps(b.truth.gap(point).max(BigDecimal.ZERO), size))
        .as("point")
        .isLessThan(16);
  }

  private static void assertNormal(MutableImpact impact, BigDecimal[] truth) {
    double normalX = impact.normalX();
    double normalY = impact.normalY();
    if (truth == null) {
      assertThat(Math.abs(normalX) + Math.abs(normalY)).as("normal of a face").isEqualTo(1);
      return;
    }
    assertThat(Measure.ulps(truth[0].subtract(new BigDecimal(normalX)), 1)).isLessThanOrEqualTo(4);
    assertThat(Measure.ulps(truth[1].subtract(new BigDecimal(normalY)), 1)).isLessThanOrEqualTo(4);
  }

  private static void assertNotLate(double time, BigDecimal truth) {
    BigDecimal late = new BigDecimal(time).subtract(truth).max(BigDecimal.ZERO);
    assertThat(Measure.ulps(late, time))
        .as("ulps of %s after the first touch, which is at %s", time, truth.doubleValue())
        .isLessThanOrEqualTo(4);
  }

  private static double finite(double value) {
    return Math.max(-Double.MAX_VALUE, Math.min(value, Double.MAX_VALUE));
  }

  /** At its time the parts touch, but for the rounding of time and place. */
  private static void assertTime(
      double time, BigDecimal truth, Part a, Part b, double[] motionX, double[] motionY) {
    double size = Math.max(a.size(), b.size());
    for (int k = 0; k < 2; k++) {
      size = Math.max(size, Math.max(Math.abs(motionX[k]), Math.abs(motionY[k])));
    }
    double x = motionX[0] * time;
    double y = motionY[0] * time;
    PlacedShape there = a.truth.moved(x, motionX[1] * time, y, motionY[1] * time);
    BigDecimal gap = truth.signum() == 0 ? BigDecimal.ZERO : there.gap(b.truth).abs();
    assertThat(gap)
        .as("gap at %s, not %s", time, truth)
        .isLessThan(new BigDecimal(16 * Math.ulp(size)));
    assertThat(truth.signum() > 0 || time == 0).isTrue();
  }

  @Test
  void castsHitAsExactArithmeticSays() {
    MutableImpact impact = new MutableImpact();
    forCases(
        (random, any, b, kind) -> {
          double x0 = random.nextBoolean() ? b.numbers[0] : number(random, kind);
          double y0 = random.nextBoolean() ? b.far(1) : number(random, kind);
          double x1 = random.nextBoolean() ? b.far(0) : number(random, kind);
          double y1 = random.nextBoolean() ? b.numbers[1] : number(random, kind);
          if (Double.isInfinite(x1) || Double.isInfinite(y0)) {
            return;
          }
          Part point = new Part(new Circle(0, 0, 0), x0, y0);
          double[] motionX = {x1, -x0};
          double[] motionY = {y1, -y0};
          BigDecimal time = point.truth.meetingTime(motionX, motionY, b.truth, true);
          pair.cast(x0, y0, x1, y1, b.kind(), b.numbers, b.tails, 0, impact);
          assertThat(impact.hit()).isEqualTo(time != null);
          assertThat(impact.startsInside()).isEqualTo(point.truth.separation(b.truth) <= 0);
          if (time != null && kind < 4) {
            assertTime(impact.time(), time, point, b, motionX, motionY);
            assertUlps(impact.time(), time);
          }
        });
  }

  private static Part wall(SplitMix64 random, boolean isUpright) {
    double at = number(random, random.below(4));
    double half = random.oneIn(4) ? 0 : Math.abs(number(random, random.below(4)));
    Box form = isUpright ? new Box(at, -half, at, half) : new Box(-half, at, half, at);
    return new Part(form, number(random, random.below(3)), number(random, random.below(3)));
  }

  /** How far b is from a along one axis, if both are flat there. */
  private static BigDecimal way(Part a, Part b, int axis) {
    return exact(b, axis).subtract(exact(a, axis));
  }

  private static BigDecimal exact(Part part, int axis) {
    return new BigDecimal(part.numbers[axis]).add(new BigDecimal(part.tails[axis]));
  }

  @Test
  void flatPartsStopAtParallelFlatPartsAsExactArithmeticSays() {
    MutableImpact impact = new MutableImpact();
    int hits = 0;
    for (int number = 0; number < CASES; number++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, number);
      int axis = random.below(2);
      Part a = wall(random, axis == 0);
      Part b = wall(random, axis == 0);
      BigDecimal way = way(a, b, axis);
      // Mostly up to the other part, or short of it or beyond by some last bits.
      double motion = way.doubleValue() * (random.oneIn(4) ? 2 : 1);
      for (int nudges = random.between(-1, 1); nudges != 0; nudges -= Integer.signum(nudges)) {
        motion = nudges > 0 ? Math.nextUp(motion) : Math.nextDown(motion);
      }
      double otherMotion = random.oneIn(3) ? random.between(-4, 4) * Math.ulp(motion) : 0;
      double across = way(a, b, 1 - axis).doubleValue();
      double x = axis == 0 ? motion : across;
      double y = axis == 0 ? across : motion;
      double u = axis == 0 ? otherMotion : 0;
      double v = axis == 0 ? 0 : otherMotion;
      BigDecimal speed = new BigDecimal(motion).subtract(new BigDecimal(otherMotion));
      boolean crosses = way.signum() != 0 && way.subtract(speed).signum() != way.signum();
      boolean isPoint = a.numbers[0] == a.numbers[2] && a.numbers[1] == a.numbers[3];
      boolean meets =
          a.truth.meetingTime(new double[] {x, -u}, new double[] {y, -v}, b.truth, true) != null;
      set(a, b);
      impact.setNone();
      pair.sweepFlat(x, y, u, v, impact);
      String name = "case " + number + " of seed " + SEED + ": " + a + " and " + b;
      if (crosses) {
        assertThat(impact.hit()).as(name).isEqualTo(meets);
      } else if (!isPoint) {
        assertThat(impact.hit()).as(name).isFalse();
      }
      if (crosses && meets) {
        hits++;
        double normal = axis == 0 ? impact.normalX() : impact.normalY();
        if (normal != 0) {
          assertThat(normal).as(name).isEqualTo(way.signum());
          assertUlps(impact.time(), way.divide(speed, MathContext.DECIMAL128));
        }
      }
    }
    assertThat(hits).isGreaterThan(CASES / 10);
  }
}
