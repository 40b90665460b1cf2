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
import java.util.function.BiConsumer;
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

  @TestFactory
  Stream<DynamicTest> verdictsAreThoseOfExactArithmetic() {
    return forAllKinds(
        (first, second) -> HardCores.pairs(first, second, SEED, Volume.pairs() / 2, this::check));
  }

  @TestFactory
  Stream<DynamicTest> verdictsAboutMotionsAreThoseOfExactArithmetic() {
    return forAllKinds(
        (first, second) ->
            HardCores.passages(first, second, SEED, Volume.pairs() / 4, this::check));
  }

  /** A test for each two kinds; each of them checks both orders. */
  private static Stream<DynamicTest> forAllKinds(BiConsumer<Kind, Kind> check) {
    List<DynamicTest> tests = new ArrayList<>();
    for (Kind first : Kind.values()) {
      for (Kind second : Kind.values()) {
        if (first.compareTo(second) <= 0) {
          tests.add(
              DynamicTest.dynamicTest(first + " " + second, () -> check.accept(first, second)));
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
    assertThat(difference.meetsOnTheWay(fromX, fromY, toX, toY)).isEqualTo(oracle.castHits());
    assertThat(difference.overlapsOnTheWay(fromX, fromY, toX, toY)).isEqualTo(oracle.sweepHits());
    assertThat(reversed.meetsOnTheWay(toX, toY, fromX, fromY)).isEqualTo(oracle.castHits());
    assertThat(reversed.overlapsOnTheWay(toX, toY, fromX, fromY)).isEqualTo(oracle.sweepHits());
  }

  private void set(TestCore first, TestCore second) {
    first.into(a);
    second.into(b);
    difference.set(a, b);
    reversed.set(b, a);
  }

  @Test
  void agreesWithTheShortWaysForCirclesAndBoxes() {
    int count = Volume.pairs();
    NearTangent.circlePairs(SEED, count, this::compareWithShortWay);
    NearTangent.circleBoxPairs(SEED, count, this::compareWithShortWay);
    NearTangent.circleBoxPairs(SEED, count, (circle, box) -> compareWithShortWay(box, circle));
    NearTangent.boxPairs(SEED, count, this::compareWithShortWay);
  }

  private void compareWithShortWay(Shape first, Shape second) {
    TestCore core = TestCore.of(first);
    TestCore other = TestCore.of(second);
    Relation relation = first.relationTo(second);
    compareWith(relation, core.into(a), other.intoGeneral(b));
    compareWith(relation, core.intoGeneral(a), other.into(b));
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
    int count = Volume.pairs() / 2;
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
