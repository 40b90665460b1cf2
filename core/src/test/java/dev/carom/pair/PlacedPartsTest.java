// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.Measure;
import dev.carom.oracle.PlacedShape;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/**
 * Capsules and polygons whose coordinates are sums of place and form, with parts of all kinds,
 * against exact arithmetic.
 */
class PlacedPartsTest {
  private static final long SEED = 1616;

  /** Enough that some of them touch. */
  private static final int CASES = Math.max(200, Math.min(Volume.quickPairs(), 250_000) / 200);

  /** Decimals, whose sums are rarely doubles; others; and halves, whose sums always are. */
  private static final int NUMBERS = 4;

  private final PartPair pair = new PartPair();

  /** A part at a place, as a list of one part, and as the truth has it. */
  private static final class Part {
    final Shape form;
    final double x;
    final double y;
    final Parts parts = new Parts();
    final PlacedShape truth;

    Part(Shape form, double x, double y) {
      this.form = form;
      this.x = x;
      this.y = y;
      parts.setMoved(new Parts().add(form), x, y);
      truth = PlacedShape.at(form, x, y);
    }

    Part movedBy(double dx, double dy) {
      return new Part(form, x + dx, y + dy);
    }

    Shape rounded() {
      return parts.shape(0);
    }

    @Override
    public String toString() {
      return form + " at (" + x + ", " + y + ")";
    }
  }

  private static double number(SplitMix64 random, int numbers) {
    return switch (numbers) {
      case 0 -> random.between(-40, 40) * 0.1;
      case 1 -> random.signed() * 4;
      case 2 -> Math.scalb(random.signed(), random.between(-20, 20));
      default -> random.between(-8, 8) * 0.5;
    };
  }

  private static Shape form(SplitMix64 random, int numbers, boolean isGeneral) {
    double x = number(random, numbers);
    double y = number(random, numbers);
    double size = Math.abs(number(random, numbers));
    return switch (random.below(isGeneral ? 2 : 4)) {
      case 0 -> new Capsule(x, y, -number(random, numbers), size, random.oneIn(3) ? 0 : size / 4);
      case 1 -> polygon(random, numbers, size);
      case 2 -> new Circle(x, y, size);
      default -> new Box(x - size, y, x, y + size);
    };
  }

  private static Polygon polygon(SplitMix64 random, int numbers, double size) {
    double[] points = new double[2 * random.between(3, 6)];
    for (int k = 0; k < points.length; k++) {
      points[k] = number(random, numbers);
    }
    Polygon polygon;
    try {
      polygon = Polygon.hull(points);
    } catch (IllegalArgumentException allOnALine) {
      polygon = Polygon.of(0, 0, 1, 0.3, 0.3, 1);
    }
    return polygon
        .rounded(random.nextBoolean() ? 0 : size / 4)
        .translate(new Vec2(number(random, numbers), number(random, numbers)));
  }

  private interface Check {
    void check(SplitMix64 random, Part a, Part b, int numbers);
  }

  private void forCases(Check check) {
    for (int number = 0; number < CASES; number++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, number);
      int numbers = random.below(NUMBERS);
      boolean swap = random.nextBoolean();
      Part a = part(random, numbers, true);
      Part b = beside(random, a, part(random, numbers, false));
      try {
        check.check(random, swap ? b : a, swap ? a : b, numbers);
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError(
            "case " + number + " of seed " + SEED + ": " + a + " and " + b, failure);
      }
    }
  }

  private static Part part(SplitMix64 random, int numbers, boolean isGeneral) {
    Shape form = form(random, numbers, isGeneral);
    return new Part(form, number(random, numbers), number(random, numbers));
  }

  /** Mostly a part that was pushed out until it touches, or fails to by some last bits. */
  private static Part beside(SplitMix64 random, Part a, Part b) {
    if (random.oneIn(4)) {
      return b;
    }
    Contact contact = a.rounded().contactWith(b.rounded());
    Vec2 push =
        contact.hit()
            ? contact.push()
            : new Vec2(contact.normalX(), contact.normalY())
                .times(-a.rounded().distanceTo(b.rounded()));
    double x = b.x + push.x();
    for (int nudges = random.between(-2, 2); nudges != 0; nudges -= Integer.signum(nudges)) {
      x = nudges > 0 ? Math.nextUp(x) : Math.nextDown(x);
    }
    return new Part(b.form, x, b.y + push.y());
  }

  /** Distances on purpose: rounded from the true one, next to it, halves, nothing, anything. */
  @Test
  void areWithinADistanceAsExactArithmeticSays() {
    int[] seen = new int[3];
    forCases(
        (random, a, b, numbers) -> {
          Part other =
              random.oneIn(3) ? b : b.movedBy(number(random, numbers), number(random, numbers));
          pair.set(a.parts, 0, other.parts, 0);
          double rounded = Math.min(pair.distance(), Double.MAX_VALUE);
          for (double distance :
              new double[] {
                rounded,
                Math.min(Math.nextUp(rounded), Double.MAX_VALUE),
                Math.max(Math.nextDown(rounded), 0),
                Math.rint(2 * rounded) / 2,
                Math.abs(number(random, numbers))
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
  void meetAsExactArithmeticSays() {
    int[] seen = new int[3];
    int[] sums = new int[1];
    forCases(
        (random, a, b, numbers) -> {
          int separation = a.truth.separation(b.truth);
          seen[separation + 1]++;
          sums[0] += a.parts.hasTails() || b.parts.hasTails() ? 1 : 0;
          pair.set(a.parts, 0, b.parts, 0);
          assertThat(pair.intersect()).isEqualTo(separation <= 0);
          assertThat(pair.overlap()).isEqualTo(separation < 0);
        });
    assertThat(seen[0]).isGreaterThan(CASES / 10);
    assertThat(seen[1]).isGreaterThan(CASES / 100);
    assertThat(seen[2]).isGreaterThan(CASES / 10);
    assertThat(sums[0]).isGreaterThan(CASES / 4);
  }

  @Test
  void distancesAndDepthsAreRightToFourUlpsAndPushesSeparate() {
    MutableContact contact = new MutableContact();
    forCases(
        (random, a, b, numbers) -> {
          BigDecimal gap = a.truth.gap(b.truth);
          pair.set(a.parts, 0, b.parts, 0);
          double distance = pair.distance();
          pair.contact(contact);
          assertThat(contact.hit()).isEqualTo(distance == 0);
          assertThat(Math.hypot(contact.normalX(), contact.normalY()))
              .isBetween(1 - 1e-15, 1 + 1e-15);
          assertUlps(distance, gap.max(BigDecimal.ZERO));
          boolean overlaps = a.truth.separation(b.truth) < 0;
          assertUlps(contact.depth(), overlaps ? gap.negate() : BigDecimal.ZERO);
          if (overlaps && b.parts.hasTails()) {
            Part pushed = b.movedBy(contact.pushX(), contact.pushY());
            assertThat(a.truth.separation(pushed.truth)).isNotNegative();
          }
          assertIsOnBoth(contact.pointX(), contact.pointY(), a, b, Math.max(distance, 0));
        });
  }

  private static void assertUlps(double value, BigDecimal truth) {
    double ulps = Measure.ulps(new BigDecimal(value).subtract(truth), value);
    assertThat(ulps).as("%s, not %s", value, truth.doubleValue()).isLessThanOrEqualTo(4);
  }

  /** The point is no farther from each part than half their distance. */
  private static void assertIsOnBoth(double x, double y, Part a, Part b, double distance) {
    PlacedShape point = PlacedShape.of(new Circle(x, y, 0));
    double size = Math.max(size(a), size(b));
    for (Part part : new Part[] {a, b}) {
      BigDecimal gap = part.truth.gap(point).max(BigDecimal.ZERO);
      BigDecimal excess = gap.subtract(new BigDecimal(distance / 2)).max(BigDecimal.ZERO);
      assertThat(Measure.ulps(excess, size)).as("point").isLessThan(16);
    }
  }

  private static double size(Part part) {
    double place = Math.max(Math.abs(part.x), Math.abs(part.y));
    return Math.max(Measure.largest(part.rounded(), part.form), place);
  }

  @Test
  void sweepsHitAsExactArithmeticSaysAndStopWhereNothingOverlaps() {
    MutableImpact impact = new MutableImpact();
    int[] hits = new int[1];
    forCases(
        (random, a, b, numbers) -> {
          double x = random.oneIn(4) ? 0 : number(random, numbers);
          double y = number(random, numbers);
          double[] motionX = {x};
          double[] motionY = {y};
          BigDecimal time = a.truth.meetingTime(motionX, motionY, b.truth, false);
          pair.set(a.parts, 0, b.parts, 0).sweep(x, y, 0, 0, impact);
          assertThat(impact.hit()).isEqualTo(time != null);
          assertThat(impact.startsInside()).isEqualTo(a.truth.separation(b.truth) < 0);
          if (time == null || impact.startsInside()) {
            return;
          }
          BigDecimal late = new BigDecimal(impact.time()).subtract(time).max(BigDecimal.ZERO);
          assertThat(Measure.ulps(late, impact.time())).as("late").isLessThanOrEqualTo(4);
          if (a.parts.hasTails() || b.parts.hasTails()) {
            hits[0]++;
            Part stopped = a.movedBy(x * impact.time(), y * impact.time());
            assertThat(stopped.truth.separation(b.truth)).isNotNegative();
          }
        });
    assertThat(hits[0]).isGreaterThan(CASES / 20);
  }

  @Test
  void castsHitAsExactArithmeticSays() {
    MutableImpact impact = new MutableImpact();
    int[] hits = new int[1];
    forCases(
        (random, a, b, numbers) -> {
          Part target = random.nextBoolean() ? a : b;
          double x0 = number(random, numbers);
          double y0 = number(random, numbers);
          Vec2 end = target.rounded().closestPoint(x0, y0);
          double x1 = random.nextBoolean() ? end.x() : number(random, numbers);
          double y1 = random.nextBoolean() ? end.y() : number(random, numbers);
          PlacedShape point = PlacedShape.of(new Circle(x0, y0, 0));
          double[] motionX = {x1, -x0};
          double[] motionY = {y1, -y0};
          BigDecimal time = point.meetingTime(motionX, motionY, target.truth, true);
          pair.cast(x0, y0, x1, y1, target.parts, 0, impact);
          assertThat(impact.hit()).isEqualTo(time != null);
          assertThat(impact.startsInside()).isEqualTo(point.separation(target.truth) <= 0);
          if (time != null) {
            hits[0]++;
            assertUlps(impact.time(), time);
          }
        });
    assertThat(hits[0]).isGreaterThan(CASES / 10);
  }

  /** Far outside, a place is cut off at the range of doubles instead of becoming infinite. */
  @Test
  void sweepsThatLeaveTheRangeOfDoublesEnd() {
    Part mover = new Part(new Capsule(-1e307, 0.1, 1e307, 0.2, 0), 1e307, 0.7);
    Part wall = new Part(Polygon.of(0, -1, 1e307, -1, 1e307, 1), 1.6e308, 0.7);
    MutableImpact impact = new MutableImpact();
    pair.set(mover.parts, 0, wall.parts, 0).sweep(1.7e308, 0, 0, 0, impact);
    assertThat(impact.hit()).isTrue();
    assertThat(impact.time()).isBetween(0.5, 1.0);
  }
}
