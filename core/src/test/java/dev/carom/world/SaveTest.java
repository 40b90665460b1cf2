// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Vec2;
import dev.carom.internal.save.Hash;
import dev.carom.internal.save.LittleEndian;
import dev.carom.oracle.Allocation;
import dev.carom.oracle.SplitMix64;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SaveTest {
  private static final long SEED = 31;
  private static final int FORGERIES = 4_000;

  /** A world with some of everything. */
  private static World eventful() {
    World world = World.create();
    Handle a = world.add(new Circle(0, 0, 1));
    world.addStatic(new Box(0.1, 0, 0.7, 2), new Filter(3, 5));
    Handle gone = world.add(Compound.of(new Circle(0, 0, 1), new Box(0, 0, 1, 1)).moveTo(1, 0));
    Handle box = world.add(new Box(0.5, 0.5, 3, 3));
    world.setSensor(box, true);
    world.remove(world.add(new Circle(5, 5, 1)));
    world.detect();
    world.remove(gone);
    world.add(Compound.of(new Circle(0, 0, 1), new Box(0, 0, 1, 1)));
    world.moveTo(a, 0.25, 0);
    world.moveBy(box, 0.1, 0.1);
    world.detect();
    world.remove(a);
    world.add(new Circle(7, 7, 0));
    addBodies(world);
    return world;
  }

  /** Capsules, polygons and what is turned: as given and moved. */
  private static void addBodies(World world) {
    Capsule capsule = new Capsule(0.1, 0, 0.7, 2, 0.3);
    Polygon polygon = Polygon.of(0, 0, 0.7, 0, 0.7, 0.3, 0, 0.3).rounded(0.1);
    Compound compound = Compound.of(capsule, polygon.translate(new Vec2(1, 2)));
    world.addAll(capsule, polygon, compound);
    world.turnTo(world.add(compound.moveTo(0.1, 0.2)), Rotation.degrees(10));
    world.turnTo(world.add(new Box(0.1, 0.1, 0.7, 2)), Rotation.degrees(20));
    world.turnTo(world.add(new Circle(3, 3, 1)), Rotation.degrees(30));
    Handle box = world.add(new Box(0.1, 0.1, 0.7, 2));
    world.turnTo(box, Rotation.degrees(90));
    Handle moved = world.addStatic(capsule);
    world.moveBy(moved, 0.7, 0);
    world.turnTo(moved, Rotation.degrees(40));
    world.moveBy(box, 0.1, 0);
    world.detect();
  }

  @Test
  void aSaveWithAByteFlippedAnywhereIsRefusedAndChangesNothing() {
    World world = eventful();
    byte[] save = world.save();
    World other = World.create();
    other.add(new Circle(1, 1, 1));
    byte[] before = other.save();
    for (int at = 0; at < save.length; at++) {
      byte[] damaged = save.clone();
      damaged[at] ^= (byte) (1 << at % 8);
      assertThatIllegalArgumentException()
          .as("byte %d", at)
          .isThrownBy(() -> other.load(damaged))
          .withMessage("the save cannot be read: it is damaged or incomplete");
    }
    assertThat(other.save()).isEqualTo(before);
  }

  @Test
  void everySaveThatIsCutOffOrTooLongIsRefused() {
    byte[] save = eventful().save();
    for (int length = 0; length < save.length; length++) {
      byte[] part = Arrays.copyOf(save, length);
      assertThatIllegalArgumentException()
          .as("%d bytes", length)
          .isThrownBy(() -> World.restore(part))
          .withMessage("the save cannot be read: it is damaged or incomplete");
    }
    byte[] longer = Arrays.copyOf(save, save.length + 1);
    assertThatIllegalArgumentException().isThrownBy(() -> World.restore(longer));
  }

  /** With a right hash, all that is read is either refused or a state that saves the same. */
  @Test
  void aSaveThatWasMadeUpIsRefusedOrGoesOn() {
    byte[] save = eventful().save();
    SplitMix64 random = new SplitMix64(SEED);
    int refused = 0;
    for (int number = 0; number < FORGERIES; number++) {
      byte[] forged = save.clone();
      for (int changes = random.between(1, 3); changes > 0; changes--) {
        forged[random.below(forged.length - 8)] = (byte) random.nextLong();
      }
      if (random.oneIn(4)) {
        forged = Arrays.copyOf(forged, random.between(8, forged.length));
      }
      sign(forged);
      refused += goesOn(forged) ? 0 : 1;
    }
    assertThat(refused).isBetween(FORGERIES / 4, FORGERIES - 10);
  }

  private static boolean goesOn(byte[] forged) {
    World world;
    try {
      world = World.restore(forged);
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageStartingWith("the save cannot be read: ");
      return false;
    }
    assertThat(world.save()).isEqualTo(forged);
    world.detect();
    world.nearest(0, 0, 3);
    Contacts contacts = world.contacts();
    while (contacts.next()) {
      assertThat(contacts.depth()).isNotNegative();
    }
    Events events = world.events();
    while (events.next()) {
      assertThat(events.a().slot()).isLessThan(events.b().slot());
    }
    world.clear();
    world.detect();
    world.detect();
    return true;
  }

  private static void sign(byte[] save) {
    int end = save.length - 8;
    LittleEndian.putLong(save, end, Hash.ofBytes(save, end));
  }

  /** A few bytes must not make a world provide for a billion slots. */
  @Test
  void aSaveThatIsTooShortForItsSlotsIsRefusedBeforeThereIsRoomForThem() {
    World world = World.create();
    world.add(new Circle(0, 0, 1));
    byte[] forged = withGap(world.save(), new byte[] {-1, -1, -1, 127});
    assertRefusedCheaply(forged, "the save cannot be read: it is too short for its slots");
  }

  /** Lets the first shape of a save, a new circle, come after a gap of this length. */
  private static byte[] withGap(byte[] save, byte[] gap) {
    int tagAt = 7;
    assertThat(save[tagAt]).as("tag of a new circle").isEqualTo((byte) 32);
    byte[] forged = new byte[save.length + gap.length];
    System.arraycopy(save, 0, forged, 0, tagAt);
    forged[tagAt] = 32 | 4;
    System.arraycopy(gap, 0, forged, tagAt + 1, gap.length);
    int rest = tagAt + 1;
    System.arraycopy(save, rest, forged, rest + gap.length, save.length - rest);
    sign(forged);
    return forged;
  }

  @Test
  void aLongSaveWithNothingInItIsRefusedBeforeThereIsRoomForIt() {
    byte[] empty = World.create().save();
    byte[] padded = Arrays.copyOf(empty, 20_000_000);
    Arrays.fill(padded, empty.length - 8, empty.length, (byte) 0);
    sign(padded);
    assertRefusedCheaply(padded, "the save cannot be read: there are bytes left over");
    for (int number = 1; number < 128; number *= 2) {
      byte[] filled = padded.clone();
      Arrays.fill(filled, 5, filled.length, (byte) number);
      sign(filled);
      long bytes = Allocation.bytes(() -> assertThat(goesOn(filled)).isFalse());
      assertThat(bytes).as("bytes for %d", number).isLessThan(10L * filled.length);
    }
  }

  private static void assertRefusedCheaply(byte[] save, String message) {
    long bytes =
        Allocation.bytes(
            () ->
                assertThatIllegalArgumentException()
                    .isThrownBy(() -> World.restore(save))
                    .withMessage(message));
    assertThat(bytes).as("bytes").isLessThan(1_000_000);
  }

  /** A world in which only the last of many shapes is left needs some bytes for its many slots. */
  @Test
  void aSaveOfVeryManySlotsIsLongEnoughForThem() {
    int count = (1 << 20) + 5_000;
    World world = World.create();
    Circle circle = new Circle(0, 0, 1);
    Handle[] handles = world.addAll(Collections.nCopies(count, circle));
    for (int k = 0; k < count - 1; k++) {
      world.remove(handles[k]);
    }
    byte[] save = world.save();
    assertThat(save.length).isEqualTo(5_000);
    World restored = World.restore(save);
    assertThat(restored.shape(handles[count - 1])).isEqualTo(circle);
    assertThat(restored.save()).isEqualTo(save);
    byte[] shorter = Arrays.copyOf(save, 4_999);
    sign(shorter);
    assertRefusedCheaply(shorter, "the save cannot be read: it is too short for its slots");
    world.remove(handles[count - 1]);
    assertThat(world.save().length).isLessThan(100);
  }

  /** Such a save is forged as easily as made: what it costs is bounded, and not by much more. */
  @Test
  void aShortSaveOfFarSlotsTakesRoomForEachSlotOnce() {
    int count = 1 << 20;
    World world = World.create();
    world.addAll(new Circle(0, 0, 1), new Circle(5, 0, 1));
    byte[] save = withGap(world.save(), new byte[] {-2, -1, 63});
    assertThat(World.restore(save).nearest(0, 0, 2).handle(1).slot()).isEqualTo(count - 1);
    assertThat(Allocation.bytes(() -> World.restore(save))).as("bytes").isLessThan(180L * count);
    assertThat(Allocation.bytes(() -> World.create().load(save)))
        .as("bytes")
        .isLessThan(280L * count);
  }

  @Test
  void aSaveSaysWhatIsWrongWithIt() {
    byte[] save = World.create().save();
    byte[] foreign = save.clone();
    foreign[0] = 'X';
    sign(foreign);
    assertThatThrownBy(() -> World.restore(foreign))
        .hasMessage("the save cannot be read: it is none of a world");
    byte[] newer = save.clone();
    newer[3] = 7;
    sign(newer);
    assertThatThrownBy(() -> World.restore(newer))
        .hasMessage("the save cannot be read: it has version 7, not 3");
  }

  @Test
  void everyFormOfAShapeComesBackAsItWas() {
    World world = eventful();
    World restored = World.restore(world.save());
    List<Handle> handles = new ArrayList<>();
    world.forEach(handles::add);
    for (Handle handle : handles) {
      assertThat(restored.shape(handle)).isEqualTo(world.shape(handle));
      assertThat(restored.rotation(handle)).isEqualTo(world.rotation(handle));
      world.turnTo(handle, Rotation.NONE);
      restored.turnTo(handle, Rotation.NONE);
      assertThat(restored.shape(handle)).isEqualTo(world.shape(handle));
    }
    assertThat(restored.save()).isEqualTo(world.save());
  }

  @Test
  void handlesContactsAndEventsCarryOn() {
    World world = World.create();
    Handle a = world.add(new Circle(0, 0, 1));
    Handle b = world.add(new Circle(1, 0, 1));
    world.detect();
    World restored = World.restore(world.save());
    assertThat(restored.shape(a)).isEqualTo(new Circle(0, 0, 1));
    Contacts contacts = restored.contacts();
    assertThat(contacts.next()).isTrue();
    assertThat(contacts.a()).isEqualTo(a);
    assertThat(contacts.depth()).isEqualTo(1);
    contacts.close();
    Events events = restored.events();
    assertThat(events.next()).isTrue();
    assertThat(events.began()).isTrue();
    events.close();
    restored.moveTo(b, 9, 9);
    restored.detect();
    Events next = restored.events();
    assertThat(next.next()).isTrue();
    assertThat(next.ended()).isTrue();
    next.close();
    assertThat(restored.add(new Circle(0, 0, 1))).isEqualTo(world.add(new Circle(0, 0, 1)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.shape(restored.add(new Circle(0, 0, 1))))
        .withMessage("shape 3 belongs to another world");
    Handle beyond = new Handle(world, 99, 0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> restored.shape(beyond))
        .withMessage("shape 99 is not in this world; its handle cannot be asked");
  }

  @Test
  void goingBackKeepsTheUserDataAndHandlesOfShapesThatStay() {
    World world = World.create();
    Handle stays = world.add(new Circle(0, 0, 1));
    Handle goes = world.add(new Circle(1, 0, 1));
    world.setUserData(stays, "stays");
    world.setUserData(goes, "goes");
    byte[] save = world.save();
    world.remove(goes);
    world.moveTo(stays, 5, 5);
    Handle later = world.add(new Circle(3, 3, 3));
    world.setUserData(later, "later");
    byte[] buffer = Arrays.copyOf(save, save.length + 100);
    world.load(buffer, save.length);
    assertThat(world.userData(stays)).isEqualTo("stays");
    assertThat(world.x(stays)).isZero();
    assertThat(world.userData(goes)).isNull();
    assertThat(world.contains(later)).isFalse();
    assertThat(world.query(0, 0).handle(0)).isSameAs(stays);
    assertThat(world.save()).isEqualTo(save);
  }

  @Test
  void aCopyGoesOnLikeTheOriginal() {
    World world = eventful();
    World copy = World.create();
    copy.add(new Circle(3, 3, 3));
    copy.copyFrom(world);
    assertThat(copy.save()).isEqualTo(world.save());
    assertThat(copy.checksum()).isEqualTo(world.checksum());
    copy.detect();
    world.detect();
    assertThat(copy.save()).isEqualTo(world.save());
    copy.copyFrom(copy);
    assertThat(copy.save()).isEqualTo(world.save());
  }

  @Test
  void whetherTouchingCountsIsSavedAndMustFit() {
    World strict = World.builder().touching(false).build();
    strict.addAll(new Circle(0, 0, 1), new Circle(2, 0, 1));
    World restored = World.restore(strict.save());
    restored.detect();
    assertThat(restored.contacts().next()).isFalse();
    World other = World.create();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> other.load(strict.save()))
        .withMessage("touching must count in both worlds or in none, but counts in this one only");
    assertThatIllegalArgumentException().isThrownBy(() -> strict.copyFrom(other));
  }

  @Test
  void aBufferThatIsTooSmallIsRefusedWithTheSizeItNeeds() {
    World world = eventful();
    byte[] save = world.save();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.save(new byte[10]))
        .withMessage("buffer must have " + save.length + " bytes, but had 10");
    byte[] buffer = new byte[save.length + 3];
    assertThat(world.save(buffer)).isEqualTo(save.length);
    assertThat(Arrays.copyOf(buffer, save.length)).isEqualTo(save);
  }

  @Test
  void aShapeTakesAtMost64BytesWithItsFilterAndHalfAPair() {
    SplitMix64 random = new SplitMix64(SEED);
    World world = World.create();
    int count = 10_000;
    double side = 170;
    for (int k = 0; k < count; k++) {
      double x = random.fraction() * side;
      double y = random.fraction() * side;
      Filter filter = new Filter(random.nextLong() | 1, -1);
      world.add(k % 2 == 0 ? new Circle(x, y, 0.5) : Box.at(x, y, 0.9, 0.9), filter);
    }
    world.detect();
    int contacts = 0;
    for (Contacts cursor = world.contacts(); cursor.next(); ) {
      contacts++;
    }
    assertThat(contacts).isGreaterThan(count / 2);
    assertThat(world.save().length).isLessThan(64 * count);
  }

  @Test
  void theChecksumSeesEveryDifference() {
    World world = World.create();
    Handle a = world.add(new Circle(0, 0, 1));
    world.addStatic(new Box(0, 0, 1, 1));
    long empty = World.create().checksum();
    long start = world.checksum();
    world.moveTo(a, Double.MIN_VALUE, 0);
    long moved = world.checksum();
    world.moveTo(a, 0, 0);
    assertThat(world.checksum()).isEqualTo(start);
    world.setFilter(a, new Filter(-1, -2));
    long filtered = world.checksum();
    world.setFilter(a, Filter.ALL);
    world.setSensor(a, true);
    long sensor = world.checksum();
    world.setSensor(a, false);
    world.detect();
    long detected = world.checksum();
    world.remove(a);
    long removed = world.checksum();
    assertThat(new long[] {empty, start, moved, filtered, sensor, detected, removed})
        .doesNotHaveDuplicates();
    assertThat(start).as("the same on every machine").isEqualTo(-9019217232665617070L);
  }
}
