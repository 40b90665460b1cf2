// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Relation;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.oracle.ConvexOracle;
import dev.carom.oracle.HardCores;
import dev.carom.oracle.Journey;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Rays;
import dev.carom.oracle.TestCore;
import dev.carom.oracle.TestCore.Kind;
import dev.carom.oracle.Volume;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class CoreDifferenceTest {
  private static final long SEED = 1507;

  private final Core a = new Core();
  private final Core b = new Core();
  private final CoreDifference difference = new CoreDifference();
  private final CoreDifference reversed = new CoreDifference();

  /** Which part was last given as a polygon or capsule, in turn. */
  private boolean isFirstGeneral;

  @Test
  void aPlaceKeepsItsTailAndStaysInTheRangeOfDoubles() {
    Core core = new Core().setCircle(0.1, 1e308, 1).plus(0.7, 1e308);
    assertThat(core.x()).isEqualTo(0.1 + 0.7);
    assertThat(core.tailX()).isEqualTo(Exact.tailOfSum(0.1, 0.7)).isNotZero();
    assertThat(core.y()).isEqualTo(Double.MAX_VALUE);
    assertThat(core.tailY()).isZero();
    core.setCircle(-1e308, 0.1, 1).plus(-1e308, 0.7);
    assertThat(core.x()).isEqualTo(-Double.MAX_VALUE);
    assertThat(core.tailX()).isZero();
    assertThat(core.tailY()).isEqualTo(Exact.tailOfSum(0.1, 0.7));
  }

  @Test
  void flatPartsOfOneDirectionCrossWithoutOverlapping() {
    TestCore wall = TestCore.capsule(3, 0, 3, 4, 0);
    TestCore flat = TestCore.capsule(0, 1, 0, 2, 0);
    assertThat(crosses(flat, wall, 6, 0)).isTrue();
    assertThat(crosses(flat, wall, 3, 0)).isTrue();
    assertThat(crosses(flat, wall, 2, 0)).isFalse();
    assertThat(crosses(flat, wall, 6, 9)).isFalse();
    assertThat(crosses(wall, flat, -6, 0)).isTrue();
    assertThat(difference.overlapsOnTheWay(0, 0, -6, 0)).isFalse();
    // From the start on, they are on one line.
    assertThat(crosses(TestCore.capsule(3, 6, 3, 7, 0), wall, 0, -4)).isFalse();
    // A point and a point, which may start where the other one is.
    TestCore point = TestCore.circle(0, 0, 0);
    assertThat(crosses(point, TestCore.circle(3, 4, 0), 6, 8)).isTrue();
    assertThat(crosses(point, TestCore.circle(3, 4, 0), 6, 7)).isFalse();
    assertThat(crosses(point, point, 6, 8)).isFalse();
    // These have a radius.
    assertThat(crosses(TestCore.capsule(0, 1, 0, 2, 1), wall, 9, 0)).isFalse();
  }

  @Test
  void flatPartsOfDifferentDirectionsCrossEvenIfTheyOnlyTouch() {
    TestCore wall = TestCore.capsule(3, 0, 3, 5, 0);
    TestCore slanted = TestCore.capsule(0, 1, 1, 2, 0);
    assertThat(crosses(slanted, wall, 9, 0)).isTrue();
    assertThat(crosses(slanted, wall, 2, 0)).isTrue();
    assertThat(crosses(slanted, wall, Math.nextDown(2.0), 0)).isFalse();
    // Its end touches the end of the wall, and it never overlaps the wall.
    assertThat(crosses(TestCore.capsule(0, 1, -1, 2, 0), wall, 6, 8)).isTrue();
    assertThat(difference.overlapsOnTheWay(0, 0, 6, 8)).isFalse();
    // They touch from the start on.
    assertThat(crosses(TestCore.capsule(2, 1, 3, 2, 0), wall, 9, 0)).isFalse();
  }

  private boolean crosses(TestCore first, TestCore second, double x, double y) {
    set(first, second);
    return difference.crossesOnTheWay(0, 0, x, y);
  }

  @TestFactory
  Stream<DynamicTest> verdictsAreThoseOfExactArithmetic() {
    int count = Volume.pairsOfFiveKinds();
    return forAllKinds((a, b, seed) -> HardCores.pairs(a, b, seed, count, this::check));
  }

  @TestFactory
  Stream<DynamicTest> verdictsAboutMotionsAreThoseOfExactArithmetic() {
    int count = Volume.pairsOfFiveKinds() / 4;
    return forAllKinds((a, b, seed) -> HardCores.passages(a, b, seed, count, this::check));
  }

  private interface CheckOfKinds {
    void check(Kind first, Kind second, long seed);
  }

  /** A test for each two kinds, so each kind is in five of them; each case checks both orders. */
  private static Stream<DynamicTest> forAllKinds(CheckOfKinds check) {
    List<DynamicTest> tests = new ArrayList<>();
    for (Kind first : Kind.values()) {
      for (Kind second : Kind.values()) {
        if (first.compareTo(second) <= 0) {
          long seed = SEED + tests.size();
          tests.add(
              DynamicTest.dynamicTest(
                  first + " " + second, () -> check.check(first, second, seed)));
        }
      }
    }
    return tests.stream();
  }

  private void check(HardCores.Pair pair) {
    set(pair.a(), pair.b());
    ConvexOracle oracle = ConvexOracle.of(pair.a(), pair.b());
    boolean intersects = oracle.intersects();
    boolean overlaps = oracle.overlaps();
    boolean contains = oracle.contains();
    boolean isContained = oracle.isContained();
    if (difference.meets() != intersects
        || difference.overlaps() != overlaps
        || difference.contains() != contains
        || reversed.meets() != intersects
        || reversed.overlaps() != overlaps
        || reversed.contains() != isContained) {
      throw new AssertionError(
          ("expected meets %s, overlaps %s, contains %s, contained %s,"
                  + " but was %s, %s, %s; reversed %s, %s, %s")
              .formatted(
                  intersects,
                  overlaps,
                  contains,
                  isContained,
                  difference.meets(),
                  difference.overlaps(),
                  difference.contains(),
                  reversed.meets(),
                  reversed.overlaps(),
                  reversed.contains()));
    }
  }

  private void check(HardCores.Passage passage) {
    set(passage.a(), passage.b());
    double fromX = passage.fromX();
    double fromY = passage.fromY();
    double toX = passage.toX();
    double toY = passage.toY();
    ConvexOracle oracle = ConvexOracle.of(passage.a(), passage.b(), fromX, fromY, toX, toY);
    boolean castHits = oracle.castHits();
    boolean sweepHits = oracle.sweepHits();
    assertThat(difference.meetsOnTheWay(fromX, fromY, toX, toY)).isEqualTo(castHits);
    assertThat(difference.overlapsOnTheWay(fromX, fromY, toX, toY)).isEqualTo(sweepHits);
    assertThat(reversed.meetsOnTheWay(toX, toY, fromX, fromY)).isEqualTo(castHits);
    assertThat(reversed.overlapsOnTheWay(toX, toY, fromX, fromY)).isEqualTo(sweepHits);
    boolean isPlaceInRange =
        Double.isFinite(passage.a().x() + toX) && Double.isFinite(passage.a().y() + toY);
    if (fromX == 0 && fromY == 0 && isPlaceInRange) {
      a.plus(toX, toY);
      assertThat(difference.meets()).isEqualTo(oracle.intersectsAtEnd());
      assertThat(reversed.overlaps()).isEqualTo(oracle.overlapsAtEnd());
    }
  }

  private void set(TestCore first, TestCore second) {
    first.into(a);
    second.into(b);
    difference.set(a, b);
    reversed.set(b, a);
  }

  @Test
  void agreesWithTheShortWaysForCirclesAndBoxes() {
    // Four times: a million pairs.
    int count = Volume.pairsOfFiveKinds() * 5 / 4;
    NearTangent.circlePairs(SEED, count, this::compareWithShortWay);
    NearTangent.circleBoxPairs(SEED, count, this::compareWithShortWay);
    NearTangent.circleBoxPairs(SEED, count, (circle, box) -> compareWithShortWay(box, circle));
    NearTangent.boxPairs(SEED, count, this::compareWithShortWay);
  }

  private void compareWithShortWay(Shape first, Shape second) {
    TestCore core = TestCore.of(first);
    TestCore other = TestCore.of(second);
    Relation relation = first.relationTo(second);
    isFirstGeneral = !isFirstGeneral;
    if (isFirstGeneral) {
      compareWith(relation, core.intoGeneral(a), other.into(b));
    } else {
      compareWith(relation, core.into(a), other.intoGeneral(b));
    }
  }

  private void compareWith(Relation relation, Core core, Core other) {
    difference.set(core, other);
    boolean overlaps = difference.overlaps();
    assertThat(difference.meets()).isEqualTo(relation != Relation.APART);
    assertThat(overlaps).isEqualTo(relation != Relation.APART && relation != Relation.TOUCHING);
    if (overlaps) {
      boolean isEqual = relation == Relation.EQUAL;
      assertThat(difference.contains()).isEqualTo(isEqual || relation == Relation.CONTAINS);
      reversed.set(other, core);
      assertThat(reversed.contains()).isEqualTo(isEqual || relation == Relation.INSIDE);
    }
  }

  @Test
  void agreesWithTheShortWaysForMovingCirclesAndBoxes() {
    int count = Volume.pairsOfFiveKinds() / 4;
    Journey.ofCircles(SEED, count, this::compareWithShortWay);
    Journey.ofCircleAndBox(SEED, count, this::compareWithShortWay);
    Journey.ofBoxes(SEED, count, this::compareWithShortWay);
    Rays.atCircles(SEED, count, this::compareWithShortWay);
    Rays.atBoxes(SEED, count, this::compareWithShortWay);
  }

  private void compareWithShortWay(Journey journey) {
    TestCore core = TestCore.of(journey.a());
    TestCore other = TestCore.of(journey.b());
    boolean isHit = journey.impact().hit();
    assertThat(overlapsOnTheWay(journey, core.into(a), other.intoGeneral(b))).isEqualTo(isHit);
    assertThat(overlapsOnTheWay(journey, core.intoGeneral(a), other.into(b))).isEqualTo(isHit);
  }

  private boolean overlapsOnTheWay(Journey journey, Core first, Core second) {
    return difference
        .set(first, second)
        .overlapsOnTheWay(
            journey.otherMotion().x(),
            journey.otherMotion().y(),
            journey.motion().x(),
            journey.motion().y());
  }

  private void compareWithShortWay(Segment segment, Shape shape) {
    boolean isHit = segment.cast(shape).hit();
    a.setCircle(segment.x0(), segment.y0(), 0);
    assertThat(meetsOnTheWay(segment, TestCore.of(shape).into(b))).isEqualTo(isHit);
    assertThat(meetsOnTheWay(segment, TestCore.of(shape).intoGeneral(b))).isEqualTo(isHit);
    a.setCapsule(segment.x0(), segment.y0(), segment.x1(), segment.y1(), 0);
    assertThat(difference.set(a, b).meets()).isEqualTo(isHit);
  }

  private boolean meetsOnTheWay(Segment segment, Core shape) {
    return difference
        .set(a, shape)
        .meetsOnTheWay(segment.x0(), segment.y0(), segment.x1(), segment.y1());
  }
}
