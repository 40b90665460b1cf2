// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A world turns a shape as it was added about its position. */
class TurnTest {
  private static final Rotation TILT = Rotation.degrees(30);

  private static final Polygon RAMP = Polygon.of(0, 0, 0.7, 0, 0.7, 0.3);

  private static final List<Shape> SHAPES =
      List.of(
          new Circle(0.1, 0.2, 0.3),
          Box.at(0.1, 0.2, 0.3, 0.7),
          Box.at(0.1, 0.2, 0, 0.7),
          new Capsule(0.1, 0.2, 0.7, 0.3, 0.4),
          RAMP.translate(new Vec2(0.1, 0.2)),
          RAMP.rounded(0.1),
          Polygon.box(3, 4, 0.1, 0.3, Rotation.degrees(70)),
          Compound.of(Box.at(0.1, 0, 0.3, 0.7), new Circle(0.1, 1, 0.3), RAMP).moveTo(0.1, 0.2),
          Compound.outline(0, 0, 2, 0, 2, 2, 1.3, 0.7, 0, 2));

  private final World world = World.create();

  @Test
  void aShapeThatTurnsForAnHourIsAsAddedWhenItIsTurnedBack() {
    for (Shape shape : SHAPES) {
      Handle handle = world.add(shape);
      byte[] before = world.save();
      Rotation rotation = Rotation.NONE;
      for (int frame = 0; frame < 3_600; frame++) {
        rotation = rotation.then(Rotation.degrees(0.7));
        world.turnTo(handle, rotation);
      }
      assertThat(world.rotation(handle)).isEqualTo(rotation);
      world.turnTo(handle, TILT);
      Shape tilted = world.shape(handle);
      world.turnTo(handle, Rotation.NONE);
      assertThat(world.shape(handle)).isEqualTo(shape);
      assertThat(world.save()).as("%s", shape).isEqualTo(before);
      world.turnTo(handle, TILT);
      assertThat(world.shape(handle)).as("the same turn, the same bits").isEqualTo(tilted);
    }
  }

  @Test
  void aPolygonAtTheOriginTurnsLikeTheValue() {
    Handle ramp = world.add(RAMP);
    world.turnTo(ramp, TILT);
    assertThat(world.shape(ramp)).isEqualTo(RAMP.rotate(TILT, 0, 0));
    Compound letter = Compound.of(Box.at(0.1, 0, 0.3, 0.7), RAMP.translate(new Vec2(2, 1)));
    Handle compound = world.add(letter);
    world.turnTo(compound, TILT);
    assertThat(world.shape(compound)).isEqualTo(letter.rotate(TILT, 0, 0));
  }

  @Test
  void aTurnedBoxIsAPolygonAroundItsCentre() {
    Handle box = world.add(Box.centered(5, 3, 4, 2));
    world.turnTo(box, Rotation.degrees(45));
    assertThat(world.x(box)).isEqualTo(5);
    assertThat(world.y(box)).isEqualTo(3);
    assertThat(world.shape(box)).isEqualTo(Polygon.box(5, 3, 4, 2, Rotation.degrees(45)));
    assertThat(world.query(6.9, 2.1).isEmpty()).as("a corner of the upright box").isTrue();
    assertThat(world.query(6.2, 4.2).size()).isEqualTo(1);
    world.turnTo(box, Rotation.degrees(90));
    assertThat(world.shape(box)).isEqualTo(new Box(4, 1, 6, 5));
    world.moveBy(box, 1, 0);
    world.turnTo(box, Rotation.NONE);
    assertThat(world.shape(box)).isEqualTo(new Box(4, 2, 8, 4));
  }

  @Test
  void aFlatBoxTurnsToASegment() {
    Handle plank = world.addStatic(new Box(-2, 1, 2, 1));
    world.turnTo(plank, Rotation.towards(3, 4));
    assertThat(world.shape(plank)).isInstanceOf(Capsule.class);
    assertThat(world.castAny(-2, 1, 2, 1, new Hits())).isTrue();
    assertThat(world.castAny(1.5, 0, 1.5, 2, new Hits())).isFalse();
  }

  @Test
  void aBoxThatMovedWhileItWasTurnedIsPlaceAndForm() {
    Box given = Box.at(0.1, 0.2, 0.3, 0.3);
    Handle turned = world.add(given);
    Handle moved = world.add(given);
    for (Rotation rotation : List.of(TILT, Rotation.degrees(180))) {
      world.turnTo(turned, rotation);
      world.moveBy(turned, 0.7, 0);
      world.moveTo(turned, world.x(moved), world.y(moved));
      world.turnTo(turned, Rotation.NONE);
      assertThat(world.shape(turned)).isNotEqualTo(given);
      world.moveBy(moved, 0.7, 0);
      world.moveTo(moved, world.x(turned), world.y(turned));
      assertThat(world.shape(turned)).isEqualTo(world.shape(moved));
      world.replace(turned, given);
      world.replace(moved, given);
    }
  }

  @Test
  void aCircleKeepsItsContactsAndItsRest() {
    Handle ball = world.add(new Circle(0, 1, 1));
    Handle floor = world.addStatic(new Box(-5, -1, 5, -0x1p-50));
    Probe probe = new Probe(world);
    probe.use(ball);
    probe.rest(floor, 0, -1);
    world.detect();
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    world.turnTo(ball, TILT);
    assertThat(contacts.depth()).isZero();
    assertThat(contacts.next()).isFalse();
    assertThat(world.contacts().next()).isTrue();
    assertThat(world.rotation(ball)).isEqualTo(TILT);
    World restored = World.restore(world.save());
    assertThat(restored.rotation(ball)).isEqualTo(TILT);
    assertThat(restored.checksum()).isEqualTo(world.checksum());
  }

  @Test
  void turningEndsALoopOverContactsAndARest() {
    Handle box = world.add(new Box(0, 0, 1, 1));
    Handle floor = world.addStatic(new Box(-5, -1, 5, -0x1p-50));
    Probe probe = new Probe(world);
    probe.use(box);
    probe.rest(floor, 0, -1);
    world.detect();
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    world.turnTo(box, Rotation.NONE);
    assertThat(contacts.depth()).as("the rotation it has already").isZero();
    world.turnTo(box, Rotation.degrees(180));
    assertThatIllegalStateException().isThrownBy(contacts::next);
    assertThatIllegalStateException().isThrownBy(world::contacts);
    world.detect();
    assertThat(world.contacts().next()).isFalse();
  }

  @Test
  void aTurnBeginsAndEndsPairs() {
    Handle hand = world.add(new Capsule(0, 0, 0, 10, 0.5));
    world.moveTo(hand, 0, 5);
    world.addStatic(new Circle(4, 5, 1));
    world.detect();
    assertThat(world.events().next()).isFalse();
    world.turnTo(hand, Rotation.degrees(90));
    world.detect();
    assertThat(world.events().next()).isTrue();
    world.turnTo(hand, Rotation.NONE);
    world.detect();
    Events events = world.events();
    assertThat(events.next()).isTrue();
    assertThat(events.ended()).isTrue();
  }

  @Test
  void replacingForgetsTheTurn() {
    Handle box = world.add(new Box(0, 0, 2, 1));
    world.turnTo(box, TILT);
    world.replace(box, RAMP);
    assertThat(world.rotation(box)).isEqualTo(Rotation.NONE);
    assertThat(world.shape(box)).isEqualTo(RAMP);
    world.turnTo(box, TILT);
    world.replace(box, new Box(0, 0, 2, 1));
    world.turnTo(box, Rotation.degrees(90));
    assertThat(world.shape(box)).isEqualTo(new Box(0.5, -0.5, 1.5, 1.5));
  }

  @Test
  void aTurnThatIsImpossibleIsRefusedAndChangesNothing() {
    Handle wide = world.add(new Box(-1.7e308, -1e308, 1.7e308, 1e308));
    double least = Double.MIN_VALUE;
    Handle tiny = world.add(Polygon.of(0, 0, 2 * least, least, least, least));
    Handle far = world.add(new Box(1.7e308, 0, 1.7e308, 1e308));
    world.turnTo(wide, Rotation.degrees(180));
    for (Handle handle : List.of(wide, tiny, far)) {
      byte[] before = world.save();
      assertThatIllegalArgumentException()
          .isThrownBy(() -> world.turnTo(handle, Rotation.towards(4, -3)))
          .withMessageContaining("must be finite and keep its area");
      assertThat(world.save()).isEqualTo(before);
    }
    assertThatNullPointerException()
        .isThrownBy(() -> world.turnTo(wide, null))
        .withMessage("rotation must not be null");
    world.remove(wide);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.turnTo(wide, TILT))
        .withMessageContaining("cannot be turned");
  }

  @Test
  void aProbeKeepsTheShapeItTookWhenTheWorldTurnsIt() {
    Handle box = world.add(Box.centered(0, 0, 4, 2));
    world.turnTo(box, TILT);
    Probe probe = new Probe(world);
    probe.use(box);
    Shape taken = probe.shape();
    Hits hits = world.nearest(box, 1);
    world.turnTo(box, Rotation.degrees(60));
    assertThat(probe.shape()).isEqualTo(taken);
    probe.moveTo(10, 0);
    assertThat(probe.shape()).isEqualTo(taken.translate(new Vec2(10, 0)));
    Handle other = world.add(new Circle(11.9, 0.9, 0.05));
    assertThat(probe.intersects(other)).isFalse();
    assertThat(hits.isEmpty()).isTrue();
  }

  @Test
  void copiesAndSavesGoOnToTurn() {
    for (Shape shape : SHAPES) {
      world.turnTo(world.add(shape), TILT);
      world.moveBy(world.add(shape), 0.1, 0.3);
      world.add(shape);
    }
    World copy = World.create();
    copy.copyFrom(world);
    World restored = World.restore(world.save());
    byte[] before = world.save();
    for (World each : List.of(world, copy, restored)) {
      assertThat(each.save()).isEqualTo(before);
      each.forEach(handle -> assertThat(each.contains(handle)).isTrue());
      List<Handle> handles = handlesOf(each);
      handles.forEach(handle -> each.turnTo(handle, Rotation.degrees(77)));
      handles.forEach(handle -> each.moveBy(handle, 0.01, 0));
      each.detect();
    }
    assertThat(copy.save()).isEqualTo(world.save());
    assertThat(restored.save()).isEqualTo(world.save());
    assertThat(restored.checksum()).isEqualTo(world.checksum());
    for (World each : List.of(world, copy, restored)) {
      each.load(before);
      assertThat(each.save()).isEqualTo(before);
      handlesOf(each).forEach(handle -> each.turnTo(handle, Rotation.NONE));
    }
    assertThat(copy.save()).isEqualTo(world.save());
    assertThat(restored.save()).isEqualTo(world.save());
  }

  private static List<Handle> handlesOf(World world) {
    List<Handle> handles = new ArrayList<>();
    world.forEach(handles::add);
    return handles;
  }
}
