// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.SplitMix64;
import org.junit.jupiter.api.Test;

/** A shape is as given until it moves; then it is the real sum of its place and its form. */
class PlacesTest {
  private static final long SEED = 1414;

  private final World world = World.create();

  private boolean overlap(Handle a, Handle b) {
    Probe probe = new Probe(world);
    probe.use(a);
    return probe.overlaps(b);
  }

  private boolean touch(Handle a, Handle b) {
    Probe probe = new Probe(world);
    probe.use(a);
    return probe.touches(b);
  }

  @Test
  void aBoxThatTouchesAWallAndIsMovedByNothingStillTouchesIt() {
    Handle wall = world.addStatic(new Box(0, 0, 0.1, 1));
    Handle box = world.add(Box.at(0.1, 0.2, 0.3, 0.3));
    byte[] before = world.save();
    assertThat(touch(box, wall)).isTrue();
    world.moveBy(box, 0, 0);
    world.moveTo(box, world.x(box), world.y(box));
    world.moveBy(wall, 0, 0);
    assertThat(touch(box, wall)).isTrue();
    assertThat(world.save()).isEqualTo(before);
  }

  @Test
  void aBoxKeepsItsSizeToTheLastBitWhereverItGoes() {
    Handle box = world.add(new Box(0, 0, 0.3, 0.3));
    Handle point = world.add(new Circle(0.75, 0.5, 0));
    world.moveTo(box, 0.6, 0.5);
    assertThat(0.6 + 0.15).isEqualTo(0.75);
    assertThat(touch(box, point)).as("the real 0.6 + 0.15 is less than 0.75").isFalse();
    assertThat(world.nearest(box, 1).distance(0)).isEqualTo(0x1p-55);
    world.replace(box, new Box(0, 0, 0.2, 0.2));
    world.moveTo(box, 0.7, 0.5);
    world.moveTo(point, 0.7 + 0.1, 0.5);
    assertThat(overlap(box, point)).as("the real 0.7 + 0.1 is more than the rounded").isTrue();
    world.detect();
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    assertThat(contacts.depth()).isEqualTo(0x1p-55);
    assertThat(contacts.normalX()).isEqualTo(1);
  }

  @Test
  void twoBoxesAtPlacesTouchExactlyIfTheirRealSumsAreEqual() {
    Handle a = world.add(new Box(0, 0, 0.6, 0.6));
    Handle b = world.add(new Box(0, 0, 0.6, 0.6));
    world.moveTo(a, 0.7, 5);
    world.moveTo(b, 1.3, 5);
    assertThat(0.7 + 0.3).isEqualTo(1.3 - 0.3);
    assertThat(world.query(new Circle(1, 5, 0)).isEmpty()).isTrue();
    assertThat(touch(a, b)).isFalse();
    assertThat(world.nearest(a, 1).distance(0)).isEqualTo(0x1p-53);
    world.replace(a, new Box(0, 0, 0.2, 0.2));
    world.replace(b, new Box(0, 0, 0.2, 0.2));
    world.moveTo(a, 0.3, 5);
    world.moveTo(b, 0.5, 5);
    // Both sides are 2^-55 below the double 0.4.
    assertThat(touch(a, b)).isTrue();
    assertThat(world.query(new Circle(0.4, 5, 0)).handle(0)).isEqualTo(b);
  }

  @Test
  void partsOfACompoundAreRealSumsAsWell() {
    Handle compound = world.add(Compound.of(new Circle(0.1, 0, 0), Box.at(-0.3, -0.1, 0.2, 0.2)));
    Handle point = world.add(new Circle(0.7 + 0.1, 0.2, 0));
    world.moveTo(compound, 0.7, 0.2);
    byte[] save = world.save();
    assertThat(World.restore(save).save()).isEqualTo(save);
    assertThat(touch(compound, point)).isFalse();
    assertThat(world.nearest(point, 1).distance(0)).isEqualTo(0x1p-55);
  }

  @Test
  void theEndsOfACapsuleAreRealSumsAsWell() {
    Handle capsule = world.add(new Capsule(-0.1, 0, 0.1, 0, 0));
    Handle point = world.add(new Circle(0.7 + 0.1, 0.2, 0));
    world.moveTo(capsule, 0.7, 0.2);
    assertThat(world.shape(capsule)).isEqualTo(new Capsule(0.7 - 0.1, 0.2, 0.7 + 0.1, 0.2, 0));
    assertThat(touch(capsule, point)).as("the real 0.7 + 0.1 is more than the rounded").isTrue();
    world.moveTo(point, Math.nextUp(0.7 + 0.1), 0.2);
    assertThat(touch(capsule, point)).isFalse();
    world.replace(capsule, new Capsule(0, 0, 0.3, 0, 0));
    world.moveTo(capsule, 0.6, 0.2);
    world.moveTo(point, 0.75, 0.2);
    assertThat(0.6 + 0.15).isEqualTo(0.75);
    assertThat(touch(capsule, point)).as("the real 0.6 + 0.15 is less than 0.75").isFalse();
    assertThat(world.nearest(capsule, 1).distance(0)).isEqualTo(0x1p-55);
    assertThat(world.castAny(0.75, 0, 0.75, 1, new Hits())).isTrue();
    world.remove(point);
    assertThat(world.castAny(0.75, 0, 0.75, 1, new Hits())).isFalse();
  }

  @Test
  void aCapsuleIsExactlyAsGivenUntilItMoves() {
    Capsule given = new Capsule(0.1, 0.2, 0.4, 0.9, 0.3);
    Handle capsule = world.add(given);
    world.moveTo(capsule, world.x(capsule), world.y(capsule));
    assertThat(world.shape(capsule)).isEqualTo(given);
    assertThat(world.x(capsule)).isEqualTo(0.25);
    assertThat(world.y(capsule)).isEqualTo(0.55);
  }

  @Test
  void thePolygonsOfACompoundAreRealSumsAsWell() {
    Polygon wedge = Polygon.of(0, 0, -0.3, 0.1, -0.3, -0.1).translate(new Vec2(0.1, 0));
    Handle compound = world.add(Compound.of(wedge));
    Handle point = world.add(new Circle(0.7 + 0.1, 0.2, 0));
    world.moveTo(compound, 0.7, 0.2);
    assertThat(touch(compound, point)).isFalse();
    assertThat(overlap(compound, point)).as("the tip is more than the rounded 0.8").isTrue();
    world.moveTo(point, Math.nextUp(0.7 + 0.1), 0.2);
    assertThat(overlap(compound, point)).isFalse();
    byte[] save = world.save();
    assertThat(World.restore(save).save()).isEqualTo(save);
  }

  @Test
  void aPolygonKeepsItsFormWhereverItGoes() {
    Polygon slope = Polygon.of(0, 0, 0.3, 0.1, 0, 0.1);
    Handle polygon = world.add(slope);
    world.moveTo(polygon, 0.7, 1e15);
    world.moveTo(polygon, 0.1, 0.2);
    assertThat(world.shape(polygon)).isEqualTo(slope.translate(new Vec2(0.1, 0.2)));
    assertThat(world.query(new Box(-1, -1, 1, 0.2)).size()).isEqualTo(1);
    assertThat(world.query(new Box(-1, -1, 1, Math.nextDown(0.2))).size()).isZero();
  }

  @Test
  void savesLoadsAndCopiesKeepMovedAndUnmovedBoxesToTheBit() {
    Handle given = world.add(Box.at(0.1, 0.2, 0.3, 0.3));
    Handle moved = world.add(Box.at(0.1, 0.2, 0.3, 0.3));
    world.moveBy(moved, 0.7, 0.7);
    world.moveTo(moved, world.x(given), world.y(given));
    assertThat(world.shape(moved)).isNotEqualTo(new Box(0, 0, 1, 1));
    Handle compound = world.add(Compound.of(Box.at(0.1, 0.2, 0.3, 0.3)).moveTo(0.1, 0.1));
    world.moveTo(compound, 0.3, 0.3);
    byte[] save = world.save();
    long checksum = world.checksum();
    World restored = World.restore(save);
    assertThat(restored.save()).isEqualTo(save);
    assertThat(restored.checksum()).isEqualTo(checksum);
    World copy = World.create();
    copy.copyFrom(world);
    assertThat(copy.save()).isEqualTo(save);
    world.moveBy(given, 1, 1);
    world.moveBy(compound, 1, 1);
    world.load(save);
    assertThat(world.save()).isEqualTo(save);
    assertThat(world.checksum()).isEqualTo(checksum);
  }

  @Test
  void aPlaceWhereASideWouldBeInfiniteIsRefusedAndChangesNothing() {
    Handle box = world.add(new Box(-1e308, 0, 1e308, 1));
    byte[] before = world.save();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.moveTo(box, 1.7e308, 0))
        .withMessageStartingWith("x + width / 2 must be finite");
    assertThat(world.save()).isEqualTo(before);
  }

  @Test
  void questionsFindWhatOnlyATailReaches() {
    Handle box = world.add(new Box(0, 0, 0.2, 0.2));
    world.moveTo(box, 0.7, 0.1);
    double inside = 0.7 + 0.1;
    double outside = Math.nextUp(inside);
    assertThat(world.query(inside, 0.1).size()).isEqualTo(1);
    assertThat(world.query(outside, 0.1).size()).isZero();
    assertThat(world.query(new Box(inside, 0, 1, 1)).size()).isEqualTo(1);
    assertThat(world.castAny(inside, -1, inside, 1, new Hits())).isTrue();
    assertThat(world.castAny(outside, -1, outside, 1, new Hits())).isFalse();
    assertThat(world.sweep(new Box(inside, -2, 1, -1), 0, 3, new Hits()).size()).isEqualTo(1);
    assertThat(world.sweep(new Box(outside, -2, 1, -1), 0, 3, new Hits()).size()).isZero();
  }

  @Test
  void whatHasMovedCanGoUpToItsHitWithoutOverlappingIt() {
    int hits = 0;
    for (int number = 0; number < 2_000; number++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, number);
      world.clear();
      Handle mover = world.add(shape(random));
      Handle other = world.add(shape(random));
      world.moveTo(mover, random.signed() * 3, random.signed() * 3);
      world.moveTo(other, random.signed() * 3, random.signed() * 3);
      double x = (world.x(other) - world.x(mover)) * 2;
      double y = (world.y(other) - world.y(mover)) * 2;
      Hits found = world.sweep(mover, x, y, new Hits());
      assertThat(found.size()).isEqualTo(1);
      if (!found.startsInside(0) && (isSum(mover) || isSum(other))) {
        hits++;
        world.moveBy(mover, x * found.time(0), y * found.time(0));
        assertThat(overlap(mover, other)).as("case %s of seed %s", number, SEED).isFalse();
        assertThat(world.nearest(mover, 1).distance(0)).isLessThan(16 * Math.ulp(8.0));
      }
    }
    assertThat(hits).isGreaterThan(1_000);
  }

  /** Whether some side of a shape is not a double. */
  private boolean isSum(Handle handle) {
    return world.scene().shapes.hasTails(handle.slot());
  }

  private static Shape shape(SplitMix64 random) {
    double width = 0.1 + Math.abs(random.signed());
    double height = 0.1 + Math.abs(random.signed());
    return switch (random.below(6)) {
      case 0 -> new Circle(0, 0, width);
      case 1 -> new Capsule(random.signed(), random.signed(), width, height, width);
      case 2 -> Polygon.box(0, 0, width, height, Rotation.towards(width, random.signed()));
      case 3 ->
          Compound.of(
              new Capsule(0, 0, width, random.signed(), height / 4),
              Polygon.of(0, 0, width, -height, width, height).rounded(height / 8));
      default -> Box.centered(random.signed(), random.signed(), width, height);
    };
  }
}
