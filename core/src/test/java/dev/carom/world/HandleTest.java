// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class HandleTest {
  private static final Circle CIRCLE = new Circle(1, 2, 3);

  private final World world = World.create();

  @Test
  void theHandleOfARemovedShapeIsRefusedWithASentence() {
    world.add(CIRCLE);
    Handle handle = world.add(CIRCLE);
    world.remove(handle);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.moveTo(handle, 0, 0))
        .withMessage("shape 1 was removed; its handle cannot be moved");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.remove(handle))
        .withMessage("shape 1 was removed; its handle cannot be removed");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.shape(handle))
        .withMessage("shape 1 was removed; its handle cannot be asked");
    assertThat(world.contains(handle)).isFalse();
    assertThat(world.size()).isEqualTo(1);
  }

  @Test
  void aStaleHandleIsNotTakenForTheShapeThatHasItsSlotNow() {
    Handle old = world.add(CIRCLE);
    world.remove(old);
    Handle next = world.add(new Circle(7, 7, 1));
    assertThat(next.slot()).isEqualTo(old.slot());
    assertThat(next.generation()).isEqualTo(1);
    assertThat(next).isNotEqualTo(old);
    assertThat(next).hasToString("shape 0 of generation 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.moveTo(old, 0, 0))
        .withMessage("shape 0 was removed; its handle cannot be moved");
    assertThat(world.x(next)).isEqualTo(7);
  }

  @Test
  void hitsKeepTheHandleOfAShapeWhoseSlotAnotherOneHasNow() {
    Handle old = world.add(CIRCLE);
    Hits hits = world.query(1, 2);
    assertThat(hits.handle(0)).isSameAs(old);
    world.remove(old);
    world.detect();
    assertThat(hits.handle(0)).isEqualTo(old);
    Handle next = world.add(CIRCLE);
    assertThat(next.slot()).isEqualTo(old.slot());
    assertThat(hits.handle(0)).isEqualTo(old).isNotEqualTo(next);
    assertThat(world.contains(hits.handle(0))).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.moveTo(hits.handle(0), 0, 0))
        .withMessage("shape 0 was removed; its handle cannot be moved");
  }

  @Test
  void theHandleOfAnotherWorldIsRefused() {
    Handle foreign = World.create().add(CIRCLE);
    world.add(CIRCLE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.moveBy(foreign, 1, 1))
        .withMessage("shape 0 belongs to another world");
    assertThat(world.contains(foreign)).isFalse();
  }

  @Test
  void theSameCallsOnTwoWorldsGiveEqualHandles() {
    World other = World.create();
    for (World each : List.of(world, other)) {
      each.add(CIRCLE);
      each.detect();
      each.remove(each.add(CIRCLE));
    }
    Handle handle = world.add(CIRCLE);
    assertThat(handle).isEqualTo(other.add(CIRCLE)).hasSameHashCodeAs(handle);
    assertThat(handle.equals("shape")).isFalse();
  }

  @Test
  void aSlotIsUsedAgainOnlyAfterItsEndedEventsAreGone() {
    world.add(CIRCLE);
    Handle handle = world.add(CIRCLE);
    world.detect();
    world.remove(handle);
    assertThat(world.add(CIRCLE).slot()).isEqualTo(2);
    world.detect();
    assertThat(world.add(CIRCLE).slot()).isEqualTo(3);
    world.detect();
    Handle again = world.add(CIRCLE);
    assertThat(again.slot()).isEqualTo(1);
    assertThat(again.generation()).isEqualTo(1);
  }

  @Test
  void aWorldThatNeverDetectsDoesNotGrow() {
    for (int k = 0; k < 100; k++) {
      Handle handle = world.add(CIRCLE);
      assertThat(handle.slot()).isZero();
      world.remove(handle);
    }
  }

  @Test
  void boundsShapePlaceAndFlagsCanBeRead() {
    Filter filter = new Filter(1, 2);
    Handle handle = world.addStatic(CIRCLE, filter);
    assertThat(world.shape(handle)).isEqualTo(CIRCLE);
    assertThat(world.bounds(handle)).isEqualTo(CIRCLE.bounds());
    assertThat(world.x(handle)).isEqualTo(1);
    assertThat(world.y(handle)).isEqualTo(2);
    assertThat(world.filter(handle)).isEqualTo(filter);
    assertThat(world.isStatic(handle)).isTrue();
    assertThat(world.isSensor(handle)).isFalse();
    assertThat(world.userData(handle)).isNull();
  }

  @Test
  void allShapesCanBeVisitedInTheOrderOfSlots() {
    Handle[] handles = world.addAll(CIRCLE, CIRCLE, CIRCLE);
    world.remove(handles[1]);
    List<Handle> visited = new ArrayList<>();
    world.forEach(visited::add);
    assertThat(visited).containsExactly(handles[0], handles[2]);
  }

  @Test
  void shapesAreAddedAllOrNone() {
    List<Shape> shapes = Arrays.asList(CIRCLE, null, CIRCLE);
    assertThatNullPointerException()
        .isThrownBy(() -> world.addAll(shapes))
        .withMessage("shape 1 of those to add must not be null");
    assertThatNullPointerException().isThrownBy(() -> world.addAllStatic(shapes));
    assertThat(world.size()).isZero();
    assertThat(world.addAllStatic(CIRCLE, CIRCLE)).hasSize(2);
  }

  @Test
  void nothingIsAddedWithoutShapeOrFilter() {
    assertThatNullPointerException()
        .isThrownBy(() -> world.add(null))
        .withMessage("shape must not be null");
    assertThatNullPointerException()
        .isThrownBy(() -> world.add(CIRCLE, null))
        .withMessage("filter must not be null");
    assertThat(world.size()).isZero();
  }

  @Test
  void aPlaceThatIsNotFiniteIsRefusedAndTheShapeStays() {
    Handle circle = world.add(CIRCLE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.moveTo(circle, Double.NaN, 0))
        .withMessage("x must be finite, but was NaN");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.moveBy(circle, 0, Double.NEGATIVE_INFINITY))
        .withMessage("dy must be finite, but was -Infinity");
    assertThat(world.shape(circle)).isEqualTo(CIRCLE);
    Box box = new Box(0, 0, 1e300, 1);
    Handle handle = world.add(box);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.moveTo(handle, Double.MAX_VALUE, 0))
        .withMessage("x + width / 2 must be finite, but was Infinity");
    assertThat(world.shape(handle)).isEqualTo(box);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.moveBy(handle, Double.MAX_VALUE, 0))
        .withMessageContaining("must be finite");
  }

  @Test
  void aCapsuleOrPolygonThatCannotBeSomewhereStaysWhereItIs() {
    for (Shape shape :
        List.of(new Capsule(-1e308, 0, 1e308, 1, 2), Polygon.of(0, 0, 1e308, 0, 0, 1e308))) {
      Handle handle = world.add(shape);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> world.moveTo(handle, 1e308, 5))
          .withMessage("all parts must be finite, but at (1.0E308, 5.0) some are not");
      assertThat(world.shape(handle)).isEqualTo(shape);
      world.moveBy(handle, 0, 1);
      assertThat(world.shape(handle)).isEqualTo(shape.translate(new Vec2(0, 1)));
    }
  }

  @Test
  void aCompoundThatCannotBeSomewhereStaysWhereItIs() {
    Compound compound = Compound.of(new Circle(0, 0, 1), new Box(1e308, 0, 1e308, 1));
    Handle handle = world.add(compound);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.moveTo(handle, 1e308, 5))
        .withMessage("all parts must be finite, but at (1.0E308, 5.0) some are not");
    assertThat(world.shape(handle)).isEqualTo(compound);
    world.moveTo(handle, 3, 5);
    assertThat(world.shape(handle)).isEqualTo(compound.moveTo(3, 5));
  }

  @Test
  void aBoxThatMovesOftenKeepsItsSize() {
    Box box = new Box(0.1, 0.2, 0.4, 0.7);
    Handle handle = world.add(box);
    assertThat(world.shape(handle)).isEqualTo(box);
    for (int k = 0; k < 1000; k++) {
      world.moveBy(handle, 1e6, 0.1);
      world.moveBy(handle, -1e6, 0.3);
    }
    world.moveTo(handle, box.centerX(), box.centerY());
    Box back = (Box) world.shape(handle);
    assertThat(back)
        .isEqualTo(Box.centered(box.centerX(), box.centerY(), box.width(), box.height()));
  }
}
