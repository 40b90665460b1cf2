// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.oracle.BitSum;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Measure;
import dev.carom.oracle.PlacedShape;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import java.math.MathContext;
import org.junit.jupiter.api.Test;

/** Parts on a grid, where ties are common, moved by less than an ulp, which breaks them. */
class DifferenceTest {
  private static final long SEED = 211;
  private static final int CASES = Math.max(Volume.samples() / 5, 1_500);
  private static final MathContext PRECISION = new MathContext(60);

  private final Difference difference = new Difference();
  private final Difference later = new Difference();

  /** A circle or a box, moved by a distance that may be below the last bit of its coordinates. */
  private record Part(Shape form, double x, double y) {
    PlacedShape truth() {
      return PlacedShape.at(form, x, y);
    }

    /** True if this is a point with a radius around it. */
    boolean isPoint() {
      Box bounds = form.bounds();
      return form instanceof Circle
          || bounds.minX() == bounds.maxX() && bounds.minY() == bounds.maxY();
    }

    double radius() {
      return form instanceof Circle circle ? circle.radius() : 0;
    }

    /** The low and the high end along x, each with its tail. */
    double[] alongX() {
      return form instanceof Circle circle
          ? ends(circle.x(), circle.x(), x)
          : ends(((Box) form).minX(), ((Box) form).maxX(), x);
    }

    double[] alongY() {
      return form instanceof Circle circle
          ? ends(circle.y(), circle.y(), y)
          : ends(((Box) form).minY(), ((Box) form).maxY(), y);
    }

    private static double[] ends(double low, double high, double move) {
      return new double[] {
        low + move, Exact.tailOfSum(low, move), high + move, Exact.tailOfSum(high, move)
      };
    }

    Part moved(double moveX, double moveY) {
      return form instanceof Circle circle
          ? new Part(new Circle(circle.x() + moveX, circle.y() + moveY, circle.radius()), x, y)
          : new Part(moved((Box) form, moveX, moveY), x, y);
    }

    private static Box moved(Box box, double x, double y) {
      return new Box(box.minX() + x, box.minY() + y, box.maxX() + x, box.maxY() + y);
    }
  }

  /** Two parts, and how the first moves: by the difference of two motions. */
  private record Pair(Part a, Part b, double toX, double toY, double fromX, double fromY) {
    Difference putInto(Difference difference) {
      double[] ax = a.alongX();
      double[] bx = b.alongX();
      double[] ay = a.alongY();
      double[] by = b.alongY();
      difference.setX(ax[0], ax[1], ax[2], ax[3], bx[0], bx[1], bx[2], bx[3]);
      difference.setY(ay[0], ay[1], ay[2], ay[3], by[0], by[1], by[2], by[3]);
      difference.setRadii(a.radius(), b.radius());
      return difference;
    }

    int separation() {
      return a.truth().separation(b.truth());
    }

    BigDecimal gap() {
      return a.truth().gap(b.truth());
    }

    double[] motionX() {
      return new double[] {toX, -fromX};
    }

    double[] motionY() {
      return new double[] {toY, -fromY};
    }

    BigDecimal meetingTime(boolean touching) {
      return a.truth().meetingTime(motionX(), motionY(), b.truth(), touching);
    }

    BigDecimal[] directionAt(BigDecimal time) {
      return a.truth().directionAt(time, motionX(), motionY(), b.truth());
    }

    boolean meetsOnTheWay(Difference target, boolean touching) {
      return putInto(target).meetsOnTheWay(fromX, fromY, toX, toY, touching);
    }

    void enter(Difference target) {
      putInto(target).enter(fromX, fromY, toX, toY);
    }
  }

  private static double coordinate(SplitMix64 random, boolean onGrid, double scale) {
    return (onGrid ? random.between(-5, 5) : 5 * random.signed()) * scale;
  }

  private static double move(SplitMix64 random, double scale) {
    return random.nextBoolean() ? 0 : random.between(-1, 1) * 0x1p-60 * scale;
  }

  private static Part part(SplitMix64 random, boolean onGrid, double scale) {
    double x = coordinate(random, onGrid, scale);
    double y = coordinate(random, onGrid, scale);
    double width = random.oneIn(4) ? 0 : Math.abs(coordinate(random, onGrid, scale));
    double height = random.oneIn(4) ? 0 : Math.abs(coordinate(random, onGrid, scale));
    Shape form =
        random.nextBoolean()
            ? new Circle(x, y, random.oneIn(3) ? 5 * scale : width)
            : new Box(x, y, x + width, y + height);
    return new Part(form, move(random, scale), move(random, scale));
  }

  private static Pair pair(SplitMix64 random) {
    double scale = random.oneIn(6) ? random.oneOf(0x1p-500, 0x1p-900, 0x1p450, 0x1p900) : 1;
    boolean onGrid = !random.oneIn(4);
    double speed = random.oneIn(12) ? random.oneOf(0x1p-500, 0x1p500) : scale;
    return new Pair(
        part(random, onGrid, scale),
        part(random, onGrid, scale),
        random.oneIn(4) ? 0 : 2 * coordinate(random, onGrid, speed),
        random.oneIn(4) ? 0 : 2 * coordinate(random, onGrid, speed),
        random.oneIn(4) ? coordinate(random, onGrid, speed) : move(random, speed),
        random.oneIn(4) ? coordinate(random, onGrid, speed) : 0);
  }

  @Test
  void verdictsAndValuesAreThoseOfRealArithmetic() {
    Cases.check(SEED, CASES, DifferenceTest::pair, this::assertVerdictsAndValues);
  }

  /** Its normal was the longest of ten million. */
  @Test
  void aNormalIsAsLongAsOneToTheLastBits() {
    assertVerdictsAndValues(pair(SplitMix64.ofCase(SEED, 91_976)));
  }

  private void assertVerdictsAndValues(Pair pair) {
    int separation = pair.separation();
    BigDecimal gap = pair.gap();
    pair.putInto(difference);
    assertThat(difference.meets()).isEqualTo(separation <= 0);
    assertThat(difference.overlaps()).isEqualTo(separation < 0);
    if (separation >= 0) {
      assertUlps(difference.gap(), gap, 4);
    }
    difference.measure(false);
    if (separation < 0) {
      assertUlps(difference.depth(), gap.negate(), 4);
    } else {
      assertThat(difference.depth()).isZero();
    }
    double normalX = difference.normalX();
    double normalY = difference.normalY();
    BigDecimal length = exact(normalX).pow(2).add(exact(normalY).pow(2));
    assertThat(length.subtract(BigDecimal.ONE).abs()).isLessThan(exact(0x1p-51));
  }

  /** Written down on one machine; which way a value was computed shows in its last bits. */
  @Test
  void theBitsAreTheSameOnEveryMachine() {
    BitSum values = new BitSum();
    BitSum touches = new BitSum();
    for (int number = 0; number < 4_000; number++) {
      Pair pair = pair(SplitMix64.ofCase(SEED + 5, number));
      pair.putInto(difference).measure(number % 2 == 0);
      values.add(difference.gapX());
      values.add(difference.gapY());
      values.add(difference.gap());
      addTo(values, difference.depth());
      if (!difference.meets() && pair.meetsOnTheWay(difference, true)) {
        pair.enter(difference);
        addTo(touches, difference.time());
      }
    }
    assertThat(values.toString()).isEqualTo("13feb905c21e75af");
    assertThat(touches.toString()).isEqualTo("96a4b28445e33bde");
  }

  private void addTo(BitSum sum, double size) {
    sum.add(size);
    sum.add(difference.normalX());
    sum.add(difference.normalY());
  }

  private static void assertUlps(double value, BigDecimal truth, double most) {
    assertThat(Measure.ulps(truth.subtract(exact(value)), value))
        .as("ulps from %s to %s", value, truth.doubleValue())
        .isLessThanOrEqualTo(most);
  }

  @Test
  void waysMeetAsInRealArithmetic() {
    Cases.check(
        SEED + 1,
        CASES,
        DifferenceTest::pair,
        pair -> {
          assertThat(pair.meetsOnTheWay(difference, true))
              .as("touching counts")
              .isEqualTo(pair.meetingTime(true) != null);
          assertThat(pair.meetsOnTheWay(difference, false))
              .as("touching does not count")
              .isEqualTo(pair.meetingTime(false) != null);
        });
  }

  @Test
  void theFirstTouchIsAccurate() {
    Cases.check(
        SEED + 2,
        CASES,
        DifferenceTest::pair,
        pair -> {
          BigDecimal time = pair.separation() > 0 ? pair.meetingTime(true) : null;
          if (time == null) {
            return;
          }
          pair.enter(difference);
          assertUlps(difference.time(), time, 4);
          BigDecimal[] direction = pair.directionAt(time);
          if (direction != null) {
            assertThat(direction[0].subtract(exact(difference.normalX())).doubleValue())
                .isBetween(-0x1p-50, 0x1p-50);
            assertThat(direction[1].subtract(exact(difference.normalY())).doubleValue())
                .isBetween(-0x1p-50, 0x1p-50);
          } else {
            assertFace(pair);
          }
        });
  }

  /** A box is stopped by the face that it reaches last, of two at the same time the one along x. */
  private void assertFace(Pair pair) {
    BigDecimal untilX = entry(pair.a.alongX(), pair.b.alongX(), pair.motionX());
    BigDecimal untilY = entry(pair.a.alongY(), pair.b.alongY(), pair.motionY());
    boolean isX = untilX != null && (untilY == null || untilX.compareTo(untilY) >= 0);
    assertThat(difference.normalX()).isEqualTo(isX ? exact(pair.motionX()).signum() : 0);
    assertThat(difference.normalY()).isEqualTo(isX ? 0 : exact(pair.motionY()).signum());
  }

  /** The time at which an axis is entered; null if it rests. */
  private static BigDecimal entry(double[] a, double[] b, double[] motion) {
    BigDecimal speed = exact(motion);
    BigDecimal distance =
        speed.signum() > 0 ? exact(b[0], b[1], -a[2], -a[3]) : exact(a[0], a[1], -b[2], -b[3]);
    return speed.signum() == 0 ? null : distance.divide(speed.abs(), PRECISION);
  }

  /** On the way stops are past the first touch from then on, but not while the parts are apart. */
  @Test
  void aStopIsPastTheFirstTouchOnceThePartsHaveOverlapped() {
    int[] passed = new int[1];
    Cases.check(
        SEED + 3,
        CASES,
        random -> {
          Part a = part(random, true, 1);
          Part b = part(random, true, 1);
          double fromX = random.nextBoolean() ? 0 : 4 * random.between(-9, 9);
          double fromY = random.nextBoolean() ? 0 : 4 * random.between(-9, 9);
          double toX = fromX + 4 * random.between(-6, 6);
          return new Pair(a, b, toX, fromY + 4 * random.between(-6, 6), fromX, fromY);
        },
        pair -> {
          BigDecimal time = pair.separation() > 0 ? pair.meetingTime(false) : null;
          if (time == null) {
            return;
          }
          pair.enter(difference);
          for (int quarter = 0; quarter <= 5; quarter++) {
            double motionX = pair.toX - pair.fromX;
            double motionY = pair.toY - pair.fromY;
            Part a = pair.a.moved(motionX * quarter / 4, motionY * quarter / 4);
            Pair stop = new Pair(a, pair.b, 0, 0, 0, 0);
            boolean isPast = stop.putInto(later).isPast(difference);
            boolean touched = exact(quarter / 4.0).compareTo(time) > 0;
            boolean overlaps = stop.separation() < 0;
            assertThat(isPast)
                .as("after %s quarters, first touch at %s", quarter, time.doubleValue())
                .isEqualTo(overlaps || touched && hasPassed(pair, time, stop));
            passed[0] += isPast && !overlaps ? 1 : 0;
          }
        });
    assertThat(passed[0]).isGreaterThan(CASES / 25);
  }

  /** True if the first part is behind the corner that it has met, or behind the other one. */
  private boolean hasPassed(Pair pair, BigDecimal time, Pair stop) {
    double reach = stop.a.radius() + stop.b.radius();
    if (reach > 0 && pair.a.isPoint() && pair.b.isPoint()) {
      return true;
    }
    BigDecimal[] direction = pair.directionAt(time);
    return direction != null && direction[0].signum() != 0 && direction[1].signum() != 0
        || isBehind(stop.a.alongX(), stop.b.alongX(), pair.toX - pair.fromX, reach)
        || isBehind(stop.a.alongY(), stop.b.alongY(), pair.toY - pair.fromY, reach);
  }

  private static boolean isBehind(double[] a, double[] b, double motion, double reach) {
    if (motion == 0) {
      return false;
    }
    return motion > 0
        ? exact(a[0], a[1], -b[2], -b[3], -reach).signum() >= 0
        : exact(b[0], b[1], -a[2], -a[3], -reach).signum() >= 0;
  }

  /** Rounding may move a stop beside the other part, where it has passed nothing. */
  @Test
  void aStopBesideTheOtherPartIsNotPast() {
    Box box = new Box(-1, -1, 0, 0);
    assertPastAbove(new Part(box, 0, 0), new Part(new Box(1, 0.5, 2, 3), 0, 0), 0.5);
    Part wall = new Part(new Box(2, 0.75, 3, 4), 0, 0);
    assertPastAbove(new Part(new Circle(0, 0, 1), 0, 0), wall, -0.25);
  }

  /** The first part meets the second along x, and is past it when it is higher than this. */
  private void assertPastAbove(Part a, Part b, double border) {
    new Pair(a, b, 8, 8, 0, 0).enter(difference);
    assertThat(difference.normalX()).isEqualTo(1);
    for (double height : new double[] {border - 0.25, border, border + 0.25}) {
      Pair stop = new Pair(a.moved(6, height), b, 0, 0, 0, 0);
      assertThat(stop.putInto(later).isPast(difference)).isEqualTo(height > border);
    }
  }

  /** It enters along x, and leaves along y first. */
  @Test
  void aStopBeyondACornerIsPast() {
    Part a = new Part(new Box(-1, -1, 0, 0), 0, 0);
    Part b = new Part(new Box(2, -1, 4, 1), 0, 0);
    new Pair(a, b, 8, 8, 0, 0).enter(difference);
    assertThat(difference.normalX()).isEqualTo(1);
    assertThat(new Pair(a.moved(3, 2), b, 0, 0, 0, 0).putInto(later).isPast(difference)).isTrue();
    assertThat(new Pair(a.moved(2, 2), b, 0, 0, 0, 0).putInto(later).isPast(difference)).isFalse();
  }

  @Test
  void aBoxThatHitsACornerIsStoppedAlongX() {
    Part a = new Part(new Box(-1, -1, 0, 0), 0, 0);
    Part b = new Part(new Box(1, 1, 2, 2), 0, 0);
    new Pair(a, b, 4, 4, 0, 0).enter(difference);
    assertThat(difference.time()).isEqualTo(0.25);
    assertThat(difference.normalX()).isEqualTo(1);
    assertThat(difference.normalY()).isZero();
  }

  @Test
  void motionsMayOverflow() {
    double half = Double.MAX_VALUE / 2;
    Part a = new Part(new Box(-1, -1, 0, 0), 0, 0);
    Part b = new Part(new Box(half, -1, half, 0), 0, 0);
    new Pair(a, b, Double.MAX_VALUE, 0, -Double.MAX_VALUE, 0).enter(difference);
    assertThat(difference.time()).isEqualTo(0.25);
  }

  private Difference boxes(Box a, Box b) {
    return new Pair(new Part(a, 0, 0), new Part(b, 0, 0), 0, 0, 0, 0).putInto(difference);
  }

  @Test
  void ofEqualWaysOutTheFirstInOrderIsTaken() {
    Box square = new Box(-1, -1, 1, 1);
    // The one that leaves goes along +x; the normal points from the first to the second.
    boxes(square, square).measure(true);
    assertNormal(-1, 0, 2);
    boxes(square, square).measure(false);
    assertNormal(1, 0, 2);
    boxes(square, new Box(-3, -1, 3, 1)).measure(true);
    assertNormal(0, -1, 2);
    boxes(square, new Box(-3, -1, 3, 1)).measure(false);
    assertNormal(0, 1, 2);
    boxes(square, new Box(-3, -0.5, 3, 1.5)).measure(true);
    assertNormal(0, 1, 1.5);
    boxes(square, new Box(-1.5, -3, 0.5, 3)).measure(false);
    assertNormal(-1, 0, 1.5);
  }

  private void assertNormal(double normalX, double normalY, double depth) {
    assertThat(difference.normalX()).isEqualTo(normalX);
    assertThat(difference.normalY()).isEqualTo(normalY);
    assertThat(difference.depth()).isEqualTo(depth);
  }

  @Test
  void aPartThatSlidesAlongAFaceEntersAtTheOtherAxis() {
    Part point = new Part(new Circle(0, 0, 0), 0, 0);
    Part box = new Part(new Box(0, 2, 1, 3), 0, 0);
    new Pair(point, box, 0, 4, 0, 0).enter(difference);
    assertThat(difference.time()).isEqualTo(0.5);
    assertThat(difference.normalX()).isZero();
    assertThat(difference.normalY()).isEqualTo(1);
    new Pair(point, new Part(new Box(2, -1, 3, 0), 0, 0), 4, 0, 0, 0).enter(difference);
    assertThat(difference.time()).isEqualTo(0.5);
    assertThat(difference.normalX()).isEqualTo(1);
    assertThat(difference.normalY()).isZero();
  }

  @Test
  void flatPartsCrossWhenTheyChangeSides() {
    Cases.check(
        SEED + 4,
        Volume.samples(),
        random -> {
          boolean isUpright = random.nextBoolean();
          Part a = flat(random, isUpright);
          Part b = flat(random, random.oneIn(4) != isUpright);
          double toX = random.between(-4, 4);
          double toY = random.between(-4, 4);
          double fromX = random.oneIn(3) ? random.between(-4, 4) : move(random, 1);
          double fromY = random.oneIn(3) ? random.between(-4, 4) : move(random, 1);
          return new Pair(a, b, toX, toY, fromX, fromY);
        },
        pair -> {
          pair.putInto(difference);
          BigDecimal timeX = crossing(pair.a.alongX(), pair.b.alongX(), pair.motionX());
          BigDecimal timeY = crossing(pair.a.alongY(), pair.b.alongY(), pair.motionY());
          assertThat(difference.crossesX(pair.fromX, pair.toX)).isEqualTo(timeX != null);
          assertThat(difference.crossesY(pair.fromY, pair.toY)).isEqualTo(timeY != null);
          if (timeX != null) {
            assertUlps(difference.timeAcrossX(pair.fromX, pair.toX), timeX, 4);
          }
          if (timeY != null) {
            assertUlps(difference.timeAcrossY(pair.fromY, pair.toY), timeY, 4);
          }
        });
  }

  private static Part flat(SplitMix64 random, boolean isUpright) {
    double x = random.between(-3, 3);
    double y = random.between(-3, 3);
    double length = random.between(0, 3);
    Box form = isUpright ? new Box(x, y, x, y + length) : new Box(x, y, x + length, y);
    return new Part(form, move(random, 1), move(random, 1));
  }

  private static BigDecimal crossing(double[] a, double[] b, double[] motion) {
    BigDecimal way = exact(b[0], b[1], -a[0], -a[1]);
    boolean isFlat =
        exact(a[2], a[3], -a[0], -a[1]).signum() == 0
            && exact(b[2], b[3], -b[0], -b[1]).signum() == 0;
    boolean crosses =
        isFlat && way.signum() != 0 && way.subtract(exact(motion)).signum() != way.signum();
    return crosses ? way.divide(exact(motion), PRECISION) : null;
  }
}
