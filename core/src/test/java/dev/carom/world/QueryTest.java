// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Segment;
import dev.carom.Vec2;
import dev.carom.draw.SvgCanvas;
import dev.carom.oracle.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class QueryTest {
  private final World world = World.create();

  private static List<Integer> slots(Hits hits) {
    List<Integer> slots = new ArrayList<>();
    for (int k = 0; k < hits.size(); k++) {
      slots.add(hits.handle(k).slot());
    }
    return slots;
  }

  @Test
  void anEmptyWorldHasNoAnswersButNoTroubleEither() {
    assertThat(world.query(new Box(-1, -1, 1, 1)).isEmpty()).isTrue();
    assertThat(world.query(new Circle(0, 0, 1e300)).isEmpty()).isTrue();
    assertThat(world.query(0, 0).isEmpty()).isTrue();
    assertThat(world.cast(new Segment(0, 0, 1, 1)).isEmpty()).isTrue();
    assertThat(world.castAll(new Segment(0, 0, 0, 0)).isEmpty()).isTrue();
    assertThat(world.castAny(new Segment(0, 0, 1, 1))).isFalse();
    assertThat(world.sweep(new Circle(0, 0, 1), new Vec2(1e308, 1e308)).isEmpty()).isTrue();
    assertThat(world.nearest(0, 0, 3).isEmpty()).isTrue();
    assertThat(world.nearest(new Box(0, 0, 1, 1), 3).isEmpty()).isTrue();
    world.detect();
    assertThat(world.contacts().next()).isFalse();
    assertThat(world.events().next()).isFalse();
  }

  @Test
  void borderPointsCountAndAnswersAreInTheOrderOfSlots() {
    world.add(new Circle(3, 4, 5));
    world.addStatic(new Box(-2, -2, 0, 0));
    world.add(new Circle(9, 9, 1));
    world.add(Compound.of(new Circle(50, 0, 1), new Circle(0, 0, 0)));
    assertThat(slots(world.query(0, 0))).containsExactly(0, 1, 3);
    assertThat(slots(world.query(new Box(0, 0, 8, 9)))).containsExactly(0, 1, 2, 3);
    assertThat(slots(world.query(new Circle(12, 9, 2)))).containsExactly(2);
  }

  @Test
  void filtersPredicatesSensorsAndExceptionsNarrowAnAnswer() {
    Circle shape = new Circle(0, 0, 1);
    Handle first = world.add(shape, new Filter(1, -1));
    world.add(shape, new Filter(2, -1));
    Handle sensor = world.add(shape);
    world.setSensor(sensor, true);
    Hits hits = new Hits();
    assertThat(slots(world.query(0, 0, hits))).containsExactly(0, 1, 2);
    assertThat(slots(world.query(0, 0, hits.filter(new Filter(-1, 2))))).containsExactly(1, 2);
    assertThat(slots(world.query(0, 0, hits.solidOnly(true)))).containsExactly(1);
    hits.filter(null);
    assertThat(slots(world.query(0, 0, hits.except(first)))).containsExactly(1);
    hits.except(null).solidOnly(false).where(handle -> handle.slot() != 1);
    assertThat(slots(world.query(0, 0, hits))).containsExactly(0, 2);
    assertThat(slots(world.nearest(5, 5, 9, hits))).containsExactly(0, 2);
    assertThat(slots(world.castAll(5, 0, 0, 0, hits))).containsExactly(0, 2);
    assertThat(slots(world.query(0, 0, hits.where(null)))).containsExactly(0, 1, 2);
  }

  @Test
  void ofHitsAtTheSameTimeTheLowestSlotIsFirst() {
    world.add(new Circle(9, 0, 1));
    world.addStatic(new Box(5, -1, 6, 1));
    world.add(new Box(5, -2, 7, 2));
    Segment segment = new Segment(0, 0, 10, 0);
    Hits first = world.cast(segment);
    assertThat(slots(first)).containsExactly(1);
    assertThat(first.time(0)).isEqualTo(0.5);
    assertThat(first.normalX(0)).isEqualTo(1);
    assertThat(first.normalY(0)).isZero();
    assertThat(first.pointX(0)).isEqualTo(5);
    assertThat(first.pointY(0)).isZero();
    assertThat(first.startsInside(0)).isFalse();
    assertThat(first.depth(0)).isZero();
    Hits all = world.castAll(segment);
    assertThat(slots(all)).containsExactly(1, 2, 0);
    assertThat(all.time(2)).isEqualTo(0.8);
    assertThat(world.castAny(segment)).isTrue();
    assertThat(world.castAny(new Segment(0, 5, 10, 5))).isFalse();
  }

  @Test
  void aCastThatStartsInsideSaysSo() {
    world.add(new Circle(0, 0, 2));
    Hits hits = world.cast(new Segment(1, 0, 9, 0));
    assertThat(hits.startsInside(0)).isTrue();
    assertThat(hits.time(0)).isZero();
    assertThat(hits.depth(0)).isEqualTo(1);
  }

  @Test
  void aSweepOfAShapeInTheWorldDoesNotHitItselfNorWhatItMayNotMeet() {
    Handle ball = world.add(new Circle(0, 0, 1), new Filter(1, 2));
    world.addStatic(new Box(4, -1, 5, 1), new Filter(1, 1));
    Handle wall = world.addStatic(new Box(6, -1, 7, 1), new Filter(2, 1));
    Hits hits = world.sweep(ball, new Vec2(10, 0));
    assertThat(hits.size()).isEqualTo(1);
    assertThat(hits.handle(0)).isSameAs(wall);
    assertThat(hits.time(0)).isEqualTo(0.5);
    assertThat(slots(world.sweep(ball, 10, 0, new Hits().filter(Filter.ALL)))).containsExactly(1);
    assertThat(slots(world.sweep(new Circle(0, 0, 1), new Vec2(10, 0)))).containsExactly(0);
    assertThat(world.sweep(ball, new Vec2(-10, 0)).isEmpty()).isTrue();
  }

  @Test
  void aSweepThatTouchesAndMovesAlongIsNotStopped() {
    Handle ball = world.add(new Circle(0, 1, 1));
    world.addStatic(new Box(-10, -1, 10, 0));
    assertThat(world.sweep(ball, new Vec2(5, 0)).isEmpty()).isTrue();
    assertThat(world.sweep(ball, new Vec2(0, 5)).isEmpty()).isTrue();
    assertThat(world.sweep(ball, new Vec2(0, -1)).time(0)).isZero();
    world.moveBy(ball, 0, -0.5);
    Hits inside = world.sweep(ball, new Vec2(5, 0));
    assertThat(inside.startsInside(0)).isTrue();
    assertThat(inside.depth(0)).isEqualTo(0.5);
  }

  @Test
  void theNearestAreSortedByDistanceToTheSurfaceAndThenSlot() {
    world.addStatic(new Box(10, -100, 20, 100));
    world.add(new Circle(0, 9, 2));
    world.add(new Circle(0, -9, 2));
    Handle self = world.add(new Circle(0, 0, 1));
    Hits hits = world.nearest(0, 0, 3);
    assertThat(slots(hits)).containsExactly(3, 1, 2);
    assertThat(hits.distance(0)).isZero();
    assertThat(hits.distance(1)).isEqualTo(7);
    assertThat(slots(world.nearest(self, 2))).containsExactly(1, 2);
    assertThat(slots(world.nearest(self, 9))).containsExactly(1, 2, 0);
    assertThat(world.nearest(self, 9).distance(2)).isEqualTo(9);
    assertThat(slots(world.nearest(new Box(9, 0, 9, 0), 1))).containsExactly(0);
    assertThat(slots(world.nearest(1e15, 1e15, 1))).containsExactly(0);
  }

  @Test
  void staticShapesAreFoundAllOverTheDoublesAndAllAtOnePlace() {
    SplitMix64 random = new SplitMix64(11);
    for (double scale : new double[] {1.7e308, 1e300, 1, 1e-300, 0}) {
      List<Box> boxes = new ArrayList<>();
      for (int k = 0; k < 300; k++) {
        double x = random.signed() * scale;
        double y = random.signed() * scale;
        boxes.add(new Box(x, y, x + scale * 0x1p-20, y + scale * 0x1p-20));
      }
      World everywhere = World.create();
      Handle[] handles = everywhere.addAllStatic(boxes);
      Hits hits = new Hits();
      for (int k = 0; k < handles.length; k++) {
        everywhere.query(boxes.get(k).minX(), boxes.get(k).minY(), hits);
        assertThat(listOf(hits)).as("scale %s", scale).contains(handles[k]);
        everywhere.query(boxes.get(k), hits);
        assertThat(listOf(hits)).as("scale %s", scale).contains(handles[k]);
      }
    }
  }

  private static List<Handle> listOf(Hits hits) {
    List<Handle> list = new ArrayList<>();
    for (int k = 0; k < hits.size(); k++) {
      list.add(hits.handle(k));
    }
    return list;
  }

  @Test
  void askingForNoneOrSomethingUnsaidIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.nearest(0, 0, 0))
        .withMessage("count must be at least 1, but was 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.query(Double.NaN, 0))
        .withMessage("x must be finite, but was NaN");
    world.add(new Circle(0, 0, 1));
    Hits hits = world.query(0, 0);
    assertThatIllegalStateException()
        .isThrownBy(() -> hits.time(0))
        .withMessage(
            "times are available after casts and sweeps; this Hits holds the result of query()");
    assertThatIllegalStateException().isThrownBy(() -> hits.distance(0));
    assertThatIllegalStateException().isThrownBy(() -> hits.normalX(0));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> hits.handle(1))
        .withMessage("hit index 1 is out of range: size is 1");
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> new Hits().handle(0))
        .withMessage("hit index 0 is out of range: size is 0");
  }

  @Test
  void aRejectedQueryLeavesTheLastResultAlone() {
    world.setUserData(world.add(new Circle(0, 0, 1)), "ball");
    Hits hits = world.query(new Box(-2, -2, 2, 2));
    String picture = picture(hits);
    World other = World.create();
    Handle handle = other.add(new Circle(5, 5, 1));
    Circle circle = new Circle(3, 3, 1);
    Probe probe = new Probe(other);
    probe.use(handle);
    List<Runnable> rejected =
        List.of(
            () -> other.query(null, hits),
            () -> other.query(Double.NaN, 0, hits),
            () -> other.within(0, 0, -1, hits),
            () -> other.nearest(0, 0, 0, hits),
            () -> other.nearest(circle, 0, hits),
            () -> other.nearest(handle, 0, hits),
            () -> other.cast(0, 0, 0, Double.NaN, hits),
            () -> other.sweep(circle, Double.NaN, 0, hits),
            () -> other.sweep(handle, 0, Double.NaN, hits),
            () -> probe.sweep(Double.NaN, 0, hits),
            () -> probe.isClear(0, 0, 1, Double.NaN, 1, hits));
    for (Runnable query : rejected) {
      assertThatThrownBy(query::run)
          .isInstanceOfAny(IllegalArgumentException.class, NullPointerException.class);
      assertThat(hits.size()).isEqualTo(1);
      assertThat(hits.data(0, String.class)).isEqualTo("ball");
      assertThat(picture(hits)).isEqualTo(picture);
    }
    assertThat(probe.isClear(20, 20, 21, 21, 10, hits)).isTrue();
    assertThat(hits.data(0, String.class)).isEqualTo("ball");
  }

  private String picture(Hits hits) {
    SvgCanvas canvas = SvgCanvas.yUp(new Box(-4, -4, 4, 4), 200);
    world.draw(canvas, hits);
    return canvas.toString();
  }
}
