// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Points, segments and flat boxes, which never overlap each other but may stop each other. */
class FlatPartsTest {
  private static final Shape DISC = new Circle(50, 50, 1);
  private static final Shape WALL = new Capsule(3, -5, 3, 5, 0);

  private final CompoundPair pair = new CompoundPair();

  private static Parts parts(Shape... shapes) {
    Parts parts = new Parts().addAll(List.of(shapes));
    parts.updateBounds();
    return parts;
  }

  private boolean meet(Parts first, Parts second) {
    return pair.set(first, second).meetFlat();
  }

  @Test
  void flatPartsMeetIfOneOfThemIsNeitherACircleNorABox() {
    Shape slanted = new Capsule(2, 0, 4, 1, 0);
    assertThat(meet(parts(slanted), parts(WALL))).isTrue();
    assertThat(meet(parts(DISC, slanted), parts(DISC, DISC, WALL))).isTrue();
    assertThat(meet(parts(WALL, DISC), parts(slanted, DISC))).isTrue();
    assertThat(meet(parts(new Box(2, 0, 4, 0)), parts(WALL))).isTrue();
    assertThat(meet(parts(WALL), parts(new Circle(3, 5, 0)))).isTrue();
    assertThat(meet(parts(new Box(2, 0, 4, 0)), parts(new Box(3, -5, 3, 5)))).isFalse();
  }

  @Test
  void partsThatAreNotFlatOrApartDoNotMeet() {
    Parts wall = parts(WALL);
    assertThat(meet(parts(new Capsule(2, 0, 4, 1, 1)), wall)).isFalse();
    assertThat(meet(wall, parts(new Capsule(2, 0, 4, 1, 1)))).isFalse();
    assertThat(meet(parts(DISC, new Capsule(2, 0, 2.5, 1, 0)), wall)).isFalse();
    // Their bounds share points, they do not.
    assertThat(meet(parts(new Capsule(2, 4, 4, 8, 0)), wall)).isFalse();
    assertThat(meet(parts(), wall)).isFalse();
  }

  @Test
  void stopsAtAParallelFlatPartOnlyIfAsked() {
    pair.set(parts(new Capsule(1, 0, 1, 1, 0)), parts(DISC, WALL));
    assertThat(pair.sweep(4, 0, 0, 0, false).hit()).isFalse();
    assertThat(pair.hits(4, 0, 0, 0, false)).isFalse();
    assertThat(pair.hits(4, 0, 0, 0, true)).isTrue();
    assertThat(pair.hits(1, 0, 0, 0, true)).isFalse();
    MutableImpact impact = pair.sweep(4, 0, 0, 0, true);
    assertThat(impact.hit()).isTrue();
    assertThat(impact.time()).isEqualTo(0.5);
    assertThat(impact.normalX()).isEqualTo(1);
    assertThat(impact.normalY()).isZero();
    assertThat(pair.sweep(4, 0, 3, 0, true).hit()).isFalse();
    assertThat(pair.sweep(0, 0, -2, 0, true).time()).isEqualTo(1);
  }

  @Test
  void aPartThatIsNotFlatNeverStopsAsIfItWere() {
    Parts wall = parts(WALL);
    pair.set(wall, parts(new Circle(6, 0, 1)));
    MutableImpact impact = pair.sweep(4, 0, 0, 0, true);
    assertThat(impact.hit()).isTrue();
    assertThat(impact.time()).isEqualTo(0.5);
    // Both touch on the way without overlapping.
    assertThat(pair.sweep(2, 0, 0, 0, true).hit()).isFalse();
    pair.set(parts(new Circle(6, 0, 1)), wall);
    assertThat(pair.sweep(-2, 0, 0, 0, true).hit()).isFalse();
  }

  @Test
  void aFlatPartDoesNotStopAtOneThatHasAnAreaAndIsOnlyTouched() {
    Parts triangle = parts(Polygon.of(5, -1, 6, -1, 5, 1));
    assertThat(pair.set(parts(WALL), triangle).hits(2, 0, 0, 0, true)).isFalse();
    assertThat(pair.sweep(2, 0, 0, 0, true).hit()).isFalse();
    assertThat(pair.hits(2.5, 0, 0, 0, true)).isTrue();
    assertThat(pair.set(triangle, parts(WALL)).hits(-2, 0, 0, 0, true)).isFalse();
    assertThat(pair.sweep(-2, 0, 0, 0, true).hit()).isFalse();
    assertThat(pair.sweep(-2.5, 0, 0, 0, true).time()).isEqualTo(0.8);
  }

  @Test
  void aPairOfConvexPartsLeavesTheImpactUnchangedUnlessTheyCross() {
    ConvexPair convex = new ConvexPair();
    convex.first().setCapsule(1, 0, 1, 1, 0);
    convex.second().setCapsule(3, -5, 3, 5, 0);
    MutableImpact impact = new MutableImpact().setNone();
    assertThat(convex.sweepFlat(1.5, 0, 0, 0, impact)).isSameAs(impact);
    assertThat(impact.hit()).isFalse();
    assertThat(convex.sweepFlat(8, 0, 0, 0, impact)).isSameAs(impact);
    assertThat(impact.hit()).isTrue();
    assertThat(impact.time()).isEqualTo(0.25);
  }

  @Test
  void namesThePartsThatMeetAndReturnsItself() {
    Parts wall = parts(WALL);
    assertThat(pair.set(parts(DISC, new Circle(2, 0, 1)), parts(DISC, DISC)).meet(true)).isTrue();
    assertThat(pair.partA()).isZero();
    assertThat(pair.partB()).isZero();
    assertThat(
            pair.set(parts(DISC, new Circle(2, 0, 1)), parts(new Circle(9, 9, 1), WALL)).meet(true))
        .isTrue();
    assertThat(pair.partA()).isEqualTo(1);
    assertThat(pair.partB()).isEqualTo(1);
    assertThat(pair.findClosest(1).distance()).isZero();
    assertThat(pair.setSecond(wall)).isSameAs(pair);
    assertThat(pair.cast(0, 0, 6, 0).time()).isEqualTo(0.5);
  }
}
