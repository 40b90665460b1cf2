// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.ClosestPoints;
import dev.carom.Compound;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Polygon;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.HardCores;
import dev.carom.oracle.Journey;
import dev.carom.oracle.Measure;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Rays;
import dev.carom.oracle.Reference;
import dev.carom.oracle.TestCore.Kind;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** All questions about all kinds of shapes, in either order, on pairs that are hard to judge. */
class ConvexShapesTest {
  private static final long SEED = 1513;
  private static final double STOP_ULPS = 16;
  private static final int COUNT = Math.max(1, Math.min(Volume.samples() / 125, 2_000));

  /** Each case of compounds is as much work as ten others. */
  private static final int COMPOUNDS = Math.max(2, COUNT / 5);

  private interface CheckOfKinds {
    void check(Kind first, Kind second, long seed);
  }

  private static Stream<DynamicTest> forAllKinds(CheckOfKinds check) {
    List<DynamicTest> tests = new ArrayList<>();
    for (Kind first : Kind.values()) {
      for (Kind second : Kind.values()) {
        long seed = SEED + tests.size();
        tests.add(
            DynamicTest.dynamicTest(first + " " + second, () -> check.check(first, second, seed)));
      }
    }
    return tests.stream();
  }

  private static void pairs(Kind a, Kind b, long seed, BiConsumer<Shape, Shape> check) {
    pairs(a, b, seed, COUNT, check);
  }

  private static void pairs(Kind a, Kind b, long seed, int count, BiConsumer<Shape, Shape> check) {
    HardCores.pairs(
        a,
        b,
        seed,
        count,
        pair -> {
          if (pair.a().isInRange() && pair.b().isInRange()) {
            check.accept(pair.a().toShape(), pair.b().toShape());
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> relationsAreThoseOfExactArithmetic() {
    return forAllKinds((a, b, seed) -> pairs(a, b, seed, ConvexShapesTest::checkRelation));
  }

  private static void checkRelation(Shape a, Shape b) {
    assertThat(a.relationTo(b)).isEqualTo(Oracle.relation(a, b));
    assertThat(b.relationTo(a)).isEqualTo(a.relationTo(b).reversed());
    assertThat(a.intersects(b)).isEqualTo(Oracle.intersects(a, b));
    assertThat(a.overlaps(b)).isEqualTo(Oracle.overlaps(a, b));
    assertThat(a.touches(b)).isEqualTo(Oracle.touches(a, b));
    assertThat(b.intersects(a)).isEqualTo(a.intersects(b));
    assertThat(b.overlaps(a)).isEqualTo(a.overlaps(b));
  }

  @TestFactory
  Stream<DynamicTest> contactsKeepTheirPromises() {
    return forAllKinds((a, b, seed) -> pairs(a, b, seed, Promises::contact));
  }

  @TestFactory
  Stream<DynamicTest> distancesKeepTheirPromises() {
    return forAllKinds((a, b, seed) -> pairs(a, b, seed, Promises::distance));
  }

  @TestFactory
  Stream<DynamicTest> valuesDoNotDependOnTheOrder() {
    return forAllKinds((a, b, seed) -> pairs(a, b, seed, 4 * COUNT, ConvexShapesTest::checkOrder));
  }

  private static void checkOrder(Shape a, Shape b) {
    assertThat(a.distanceTo(b)).isEqualTo(b.distanceTo(a));
    if (!a.intersects(b)) {
      ClosestPoints points = a.closestPoints(b);
      assertThat(b.closestPoints(a))
          .isEqualTo(new ClosestPoints(points.onOther(), points.onThis()));
    }
    // Of two pushes that are equally short, the other one may be chosen, and rounded differently.
    double depth = a.contactWith(b).depth();
    assertThat(b.contactWith(a).depth()).isCloseTo(depth, within(Math.ulp(depth)));
  }

  @TestFactory
  Stream<DynamicTest> sweepsKeepTheirPromises() {
    return forAllKinds(
        (a, b, seed) -> Journey.ofParts(a, b, seed, COUNT, ConvexShapesTest::checkSweep));
  }

  private static void checkSweep(Journey journey) {
    Promises.sweep(journey);
    Impact impact = journey.impact();
    double size = Measure.largest(journey);
    if (impact.hit() && !impact.startsInside() && size < 0x1p1000) {
      Vec2 motion = journey.motion();
      Vec2 otherMotion = journey.otherMotion();
      BigDecimal truth = Reference.firstTouch(journey.a(), motion, journey.b(), otherMotion);
      double error = new BigDecimal(impact.time()).subtract(truth).doubleValue();
      double speed = impact.normalX() * journey.motionX() + impact.normalY() * journey.motionY();
      assertThat(error * speed / Math.ulp(size))
          .as("way along the normal from the first touch to the stop")
          .isCloseTo(0, within(STOP_ULPS));
    }
  }

  @TestFactory
  Stream<DynamicTest> castsKeepTheirPromises() {
    return Arrays.stream(Kind.values())
        .map(
            kind ->
                DynamicTest.dynamicTest(
                    kind.toString(),
                    () -> Rays.atParts(kind, SEED, 5 * COUNT, ConvexShapesTest::checkCast)));
  }

  private static void checkCast(Segment segment, Shape shape) {
    Promises.cast(segment, shape);
    Impact entry = segment.cast(shape);
    if (entry.hit()) {
      assertTime(entry.time(), Reference.castTime(segment, shape));
      assertTime(segment.exit(shape).time(), Reference.exitTime(segment, shape));
    }
  }

  private static void assertTime(double time, BigDecimal truth) {
    assertThat(time).as("time").isCloseTo(truth.doubleValue(), within(4 * Math.ulp(1.0)));
  }

  /** Each pair of parts with another pair of the same kinds as second parts. */
  private static void compounds(Kind a, Kind b, long seed, BiConsumer<Shape, Shape> check) {
    Shape[] former = {null, null};
    pairs(
        a,
        b,
        seed,
        COMPOUNDS,
        (first, second) -> {
          if (former[0] != null) {
            Compound compound = Compound.of(first, former[0]);
            check.accept(compound, second);
            check.accept(second, compound);
            check.accept(compound, Compound.of(second, former[1]));
          }
          former[0] = first;
          former[1] = second;
        });
  }

  @TestFactory
  Stream<DynamicTest> compoundsKeepTheirPromises() {
    return forAllKinds(
        (a, b, seed) ->
            compounds(
                a,
                b,
                seed,
                (compound, shape) -> {
                  checkRelation(compound, shape);
                  Promises.distance(compound, shape);
                  Promises.contact(compound, shape);
                }));
  }

  @TestFactory
  Stream<DynamicTest> movingCompoundsKeepTheirPromises() {
    return forAllKinds(
        (a, b, seed) -> {
          Shape[] former = {null};
          Journey.ofParts(
              a,
              b,
              seed,
              COMPOUNDS,
              journey -> {
                if (former[0] != null) {
                  Compound compound = Compound.of(journey.a(), former[0]);
                  Promises.sweep(
                      new Journey(compound, journey.motion(), journey.b(), journey.otherMotion()));
                  Promises.sweep(
                      new Journey(journey.b(), journey.otherMotion(), compound, journey.motion()));
                }
                former[0] = journey.a();
              });
        });
  }

  @Test
  void aNearlyStraightCornerBehindTheSharedPointDoesNotMisleadIt() {
    Polygon polygon =
        Polygon.of(
                1.1249999999999998,
                -17.812499999999993,
                0.37500000000000017,
                -5.937500000000001,
                0,
                0,
                -3.5,
                -15,
                1.4999999999999996,
                -23.75)
            .rounded(1)
            .translate(new Vec2(22.250000000000004, 0));
    Box box = new Box(18.749999999999993, -15, 22.249999999999993, 0);
    Promises.contact(polygon, box);
    Promises.contact(box, polygon);
    Promises.distance(polygon, box);
  }

  @Test
  void theDepthIsTheSameSeenFromTheOther() {
    Polygon needle =
        Polygon.of(
                -1.6479352886402094E-12,
                2.059919110800262E-12,
                0,
                0,
                4.999999999999998,
                3.9999999999999996,
                4.999999999998351,
                4.00000000000206)
            .rounded(1.0000000000000004);
    Circle circle = new Circle(4.999999999999998, 3.9999999999999996, 5.000000000000001);
    assertThat(circle.contactWith(needle).depth()).isEqualTo(needle.contactWith(circle).depth());
    // Halfway between two doubles.
    Capsule segment = new Capsule(-1, -1.9999999999999996, -1, 4, 0);
    Capsule beside =
        new Capsule(-1.0000000000000002, -2, -1.0000000000000002, 3.9999999999999982, 3);
    assertThat(beside.contactWith(segment).depth()).isEqualTo(segment.contactWith(beside).depth());
    Polygon triangle = Polygon.of(0, 0, 4, 0, 0, 3);
    for (double radius = 0.1; radius < 10; radius *= 1.01) {
      Circle inscribed = new Circle(1, 1, radius);
      assertThat(inscribed.contactWith(triangle).depth())
          .isEqualTo(triangle.contactWith(inscribed).depth());
    }
  }

  private static final Polygon SQUARE = Polygon.of(-1, -1, 1, -1, 1, 1, -1, 1);

  @Test
  void polygonsBarelyTurnedStillPushAlongTheirShallowestEdge() {
    Polygon tilted = Polygon.of(-1, -1, 1, -1.0001, 1.0001, 1, -1, 1.0001);
    Contact contact = tilted.contactWith(new Circle(0.5, 0, 0));
    assertThat(contact.normalX()).isGreaterThan(0.99);
    assertThat(contact.depth()).isLessThan(0.5001);
  }

  @Test
  void ofPushesThatAreEquallyShortTheOtherShapeTakesTheFirstCounterClockwiseFromTheRight() {
    assertPush(SQUARE, SQUARE, 2, 0);
    assertPush(SQUARE, Polygon.of(-1, -1, 3, -1, 3, 1, -1, 1), 2, 0);
    assertPush(SQUARE, Polygon.of(-3, -1, 1, -1, 1, 1, -3, 1), 0, 2);
    assertPush(SQUARE, SQUARE.translate(new Vec2(-1, 1)), 0, 1);
    assertPush(SQUARE, SQUARE.translate(new Vec2(-1, -1)), -1, 0);
    assertPush(SQUARE, SQUARE.translate(new Vec2(1, -1)), 1, 0);
    assertPush(SQUARE, new Circle(0, 0, 0), 1, 0);
    assertPush(SQUARE, new Circle(-0.5, 0.5, 0), 0, 0.5);
    assertPush(SQUARE, new Circle(-0.5, -0.5, 0), -0.5, 0);
    assertPush(new Circle(0, 0, 0), SQUARE, 1, 0);
    assertPush(new Box(-1, -1, 1, 1), SQUARE, 2, 0);
    assertPush(SQUARE, new Box(-1, -1, 1, 1), 2, 0);
    Polygon diamond = Polygon.of(2, 0, 0, 2, -2, 0, 0, -2);
    assertPush(diamond, new Circle(0, 0, 0), 1, 1);
    assertPush(diamond, new Circle(-1, 0, 0), -0.5, 0.5);
  }

  @Test
  void capsulesSideBySideArePushedAcrossAndPointsAsOneTurnsFromTheRight() {
    Capsule lying = new Capsule(-3, 0, 3, 0, 1);
    assertPush(lying, lying, 0, 2);
    Capsule standing = new Capsule(0, -3, 0, 3, 1);
    assertPush(standing, standing, 2, 0);
    assertPush(new Capsule(0, 0, 0, 0, 1), new Capsule(0, 0, 0, 0, 1), 2, 0);
    assertPush(lying, new Circle(0, 0, 1), 0, 2);
    assertPush(new Circle(0, 0, 1), lying, 0, 2);
  }

  private static void assertPush(Shape a, Shape b, double x, double y) {
    Contact contact = a.contactWith(b);
    double length = new Vec2(x, y).length();
    assertThat(contact.normalX()).isCloseTo(x / length, within(1e-15));
    assertThat(contact.normalY()).isCloseTo(y / length, within(1e-15));
    assertThat(contact.push().x()).isCloseTo(x, within(1e-14));
    assertThat(contact.push().y()).isCloseTo(y, within(1e-14));
    assertThat(contact.depth()).isCloseTo(length, within(Math.ulp(length)));
  }
}
