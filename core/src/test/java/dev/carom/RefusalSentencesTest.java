// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.bulk.PairFinder;
import dev.carom.motion.Crowd;
import dev.carom.motion.Mover;
import dev.carom.motion.Tiles;
import dev.carom.world.Filter;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Probe;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Sentences that name what the caller has passed or forgotten, and not what became of it. */
class RefusalSentencesTest {
  private static final List<Shape> SHAPES =
      List.of(
          new Circle(0, 0, 1),
          new Box(0, 0, 1, 1),
          new Capsule(0, 0, 1, 1, 1),
          Polygon.of(0, 0, 1, 0, 0, 1),
          Compound.of(new Circle(0, 0, 1)),
          Compound.of(Polygon.of(0, 0, 1, 0, 0, 1)));

  private final World world = World.create();

  private static void assertRefused(String sentence, ThrowingCallable call) {
    assertThatThrownBy(call).hasMessage(sentence);
  }

  @Test
  void motionsAndVectorsMustBeThere() {
    for (Shape shape : SHAPES) {
      assertRefused("motion must not be null", () -> shape.translate(null));
    }
    assertRefused("other must not be null", () -> Vec2.ZERO.plus(null));
    assertRefused("other must not be null", () -> Vec2.ZERO.minus(null));
  }

  @Test
  void pointsAreNamedAsTheParametersAre() {
    Rotation rotation = Rotation.degrees(30);
    for (Shape shape : SHAPES) {
      assertRefused(
          "aroundX must be finite, but was NaN", () -> shape.rotate(rotation, Double.NaN, 0));
      assertRefused(
          "aroundY must be finite, but was Infinity",
          () -> shape.rotate(rotation, 0, Double.POSITIVE_INFINITY));
      assertRefused("rotation must not be null", () -> shape.rotate(null, 0, 0));
      assertRefused("x must be finite, but was NaN", () -> shape.contains(Double.NaN, 0));
      assertRefused("y must be finite, but was NaN", () -> shape.contains(0, Double.NaN));
      assertRefused("x must be finite, but was NaN", () -> shape.closestPoint(Double.NaN, 0));
      assertRefused("y must be finite, but was NaN", () -> shape.closestPoint(0, Double.NaN));
    }
  }

  @Test
  void distancesAreNotNegativeAndFinite() {
    for (Shape shape : SHAPES) {
      for (Shape other : SHAPES) {
        assertRefused(
            "distance must be finite and not negative, but was -1.0",
            () -> shape.isWithin(other, -1));
        assertRefused(
            "distance must be finite and not negative, but was NaN",
            () -> shape.isWithin(other, Double.NaN));
        assertRefused(
            "distance must be finite and not negative, but was Infinity",
            () -> shape.isWithin(other, Double.POSITIVE_INFINITY));
      }
      assertRefused("other must not be null", () -> shape.isWithin(null, 1));
    }
    PairFinder.Builder builder = PairFinder.builder();
    assertRefused(
        "distance must be finite and not negative, but was -0.5", () -> builder.within(-0.5));
    assertRefused(
        "distance must be finite and not negative, but was NaN", () -> builder.within(Double.NaN));
  }

  @Test
  void wallsAndRowsOfTilesMustBeThere() {
    assertRefused("walls must not be null", () -> Crowd.among(null));
    assertRefused(
        "walls[1] must not be null", () -> Crowd.among(Arrays.asList(new Box(0, 0, 1, 1), null)));
    assertRefused(
        "solid[1] must not be null", () -> Tiles.merge(new boolean[][] {{true}, null}, 1));
  }

  @Test
  void tilesMustStayFinite() {
    boolean[][] two = {{true, true}};
    String sentence = "size must keep all tiles within the range of doubles, but was 1.7E308";
    assertRefused(sentence, () -> Tiles.merge(two, 1.7e308));
    assertRefused("x must be finite, but was NaN", () -> Tiles.merge(two, Double.NaN, 0, 1));
    assertRefused("y must be finite, but was Infinity", () -> Tiles.merge(two, 0, 1 / 0.0, 1));
  }

  @Test
  void aProbeNeedsAShapeAndATime() {
    Probe probe = new Probe(world);
    String sentence = "the probe has no shape yet: call use() first";
    assertRefused(sentence, () -> probe.isFree(new Hits()));
    assertRefused(sentence, () -> probe.sweep(1, 0, new Hits()));
    assertRefused(sentence, () -> probe.moveTo(1, 0));
    assertRefused(sentence, probe::x);
    assertRefused(sentence, probe::y);
    assertRefused(sentence, probe::shape);
    assertRefused("time must be from 0 to 1, but was 2.0", () -> probe.setTime(2));
    assertRefused("time must be from 0 to 1, but was -0.1", () -> probe.setTime(-0.1));
    assertRefused("time must be from 0 to 1, but was NaN", () -> probe.setTime(Double.NaN));
    assertThat(probe.time()).isZero();
  }

  @Test
  void aMoverHasNoResultBeforeAMove() {
    Mover mover = Mover.of(world);
    String sentence = "nothing was moved yet: call move() or plan() first";
    assertRefused(sentence, mover::x);
    assertRefused(sentence, mover::y);
    assertRefused(sentence, mover::shape);
    assertRefused(sentence, () -> mover.isTouching(Side.MIN_Y));
    mover.plan(new Circle(0, 0, 1), 1, 0);
    assertThat(mover.x()).isEqualTo(1);
    assertRefused(
        "nothing was moved: a plan leaves everything where it is",
        () -> mover.isTouching(Side.MIN_Y));
  }

  @Test
  void withoutAFilterQuestionsAreAboutAllShapes() {
    Handle ghost = world.add(new Circle(0, 0, 1), new Filter(1, 0));
    world.add(new Circle(0, 0, 1), new Filter(0, 0));
    Hits hits = new Hits();
    assertThat(world.query(0, 0, hits).size()).isEqualTo(2);
    assertThat(world.cast(-5, 0, 5, 0, hits).handle(0)).isEqualTo(ghost);
    assertThat(world.nearest(9, 9, 3, hits).size()).isEqualTo(2);
    assertThat(world.sweep(new Circle(-5, 0, 1), 9, 0, hits).size()).isEqualTo(1);
    assertThat(world.query(0, 0, hits.filter(Filter.ALL)).size()).isZero();
    assertThat(world.query(0, 0, hits.filter(Filter.only(0))).size()).isZero();
    assertThat(world.query(0, 0, hits.filter(null)).size()).isEqualTo(2);
  }
}
