// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.save;

import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.state.PairList;
import dev.carom.internal.state.PairLog;
import dev.carom.internal.state.ShapeForm;
import dev.carom.internal.state.ShapeStore;
import dev.carom.internal.state.SlotBits;
import dev.carom.internal.state.Slots;
import dev.carom.internal.state.WorldState;
import dev.carom.pair.Parts;

/** Reads the state of a world from bytes, and rejects everything that no world has written. */
public final class StateReader {
  /** The state being read. */
  private WorldState state;

  private Slots slots;
  private ShapeStore shapes;
  private PairLog log;
  private final ByteReader reader = new ByteReader();

  /** The pairs that rest, while reading. */
  private final PairList restingPairs = new PairList();

  /** The form of a shape, while reading. */
  private final Parts readParts = new Parts();

  private final Parts givenForm = new Parts();

  /** The sides of a box or the ends of a capsule as given, while reading. */
  private final double[] given = new double[4];

  /**
   * Reads a state from the first bytes of an array. If that throws, the state is unusable until
   * another one has been read into it.
   */
  public void read(byte[] save, int length, WorldState into) {
    state = into;
    slots = into.slots;
    shapes = into.shapes;
    log = into.pairs;
    reader.start(save, length);
    try {
      read(reader);
    } finally {
      reader.stop();
    }
  }

  private void read(ByteReader in) {
    in.checkHash();
    boolean isSave =
        in.getByte() == SaveFormat.MAGIC_1
            && in.getByte() == SaveFormat.MAGIC_2
            && in.getByte() == SaveFormat.MAGIC_3;
    ByteReader.check(isSave, "it is none of a world");
    int version = in.getByte();
    if (version != SaveFormat.VERSION) {
      throw ByteReader.refusal("it has version " + version + ", not " + SaveFormat.VERSION);
    }
    int options = in.getByte();
    ByteReader.check(
        (options & ~(SaveFormat.TOUCHING | SaveFormat.DETECTED)) == 0, "it has unknown options");
    state.touching = (options & SaveFormat.TOUCHING) != 0;
    state.isDetected = (options & SaveFormat.DETECTED) != 0;
    shapes.startOver(slots);
    slots.startOver(in.getNumber());
    readSlots(in);
    readGone(in);
    slots.freeOthers();
    int count = slots.count();
    in.getPairs(log.active(), count);
    in.getPairs(log.began(), count);
    in.getPairs(log.ended(), count);
    readResting(in, count);
    in.checkPadding(count - SaveFormat.SHORT_SLOTS);
    ByteReader.check(!state.isDetected || !slots.hasRemoved(), "it is detected and is not");
    checkPairs();
  }

  private void readResting(ByteReader in, int count) {
    in.getPairs(restingPairs, count);
    for (int k = 0; k < restingPairs.size; k++) {
      int a = PairList.a(restingPairs.items[k]);
      int b = PairList.b(restingPairs.items[k]);
      double normalX = in.getDouble();
      double normalY = in.getDouble();
      boolean isUnit = Math.abs(normalX * normalX + normalY * normalY - 1) < ErrorBounds.NEGLIGIBLE;
      ByteReader.check(isUnit, "a normal is not of length 1");
      ByteReader.check(slots.inUse(a) && slots.inUse(b), "a shape rests that is not there");
      shapes.resting().note(a, b, normalX, normalY);
    }
  }

  private void readSlots(ByteReader in) {
    int count = in.getCount(1);
    int slot = -1;
    int generation = 0;
    for (int k = 0; k < count; k++) {
      int start = in.position();
      int before = slot;
      int tag = in.getByte();
      int gap = (tag & SaveFormat.GAP) != 0 ? in.getNumber() : 0;
      ByteReader.check((gap != 0) == ((tag & SaveFormat.GAP) != 0), "a gap is written that is 0");
      slot = nextSlot(slot, gap, in);
      if ((tag & SaveFormat.GENERATION) != 0) {
        int next = in.getNumber();
        ByteReader.check(next != generation, "a generation is written that is the same");
        generation = next;
      }
      checkGeneration(generation);
      if (slot >= slots.capacity()) {
        int position = in.position();
        in.goBackTo(start);
        state.reserve(lastSlot(in, before, count - k) + 1);
        in.goBackTo(position);
      }
      slots.putInUse(slot, generation, (tag & SaveFormat.NEW) != 0);
      shapes.reserve(slot + 1);
      shapes.setFlags(slot, (tag & SaveFormat.STATIC) != 0, (tag & SaveFormat.SENSOR) != 0);
      boolean filtered = (tag & SaveFormat.FILTER) != 0;
      shapes.setFilter(slot, filtered ? in.getLong() : -1, filtered ? in.getLong() : -1);
      ByteReader.check(
          filtered == shapes.hasFilter(slot), "a filter is written that lets all pass");
      readShape(slot, SaveFormat.form(tag), in);
      ByteReader.check(
          SaveFormat.form(shapes, slot) == SaveFormat.form(tag),
          "a shape is written in the longer way");
    }
  }

  /**
   * Returns the last of the slots to come, to reserve memory once: growing slot by slot would take
   * several times as much.
   */
  private static int lastSlot(ByteReader in, int before, int count) {
    int slot = before;
    for (int k = 0; k < count; k++) {
      int tag = in.getByte();
      slot = nextSlot(slot, (tag & SaveFormat.GAP) != 0 ? in.getNumber() : 0, in);
      if ((tag & SaveFormat.GENERATION) != 0) {
        in.getNumber();
      }
      in.skip((tag & SaveFormat.FILTER) != 0 ? 2 * Long.BYTES : 0);
      skipShape(in, SaveFormat.form(tag));
    }
    return slot;
  }

  private static void skipShape(ByteReader in, SaveFormat.Form form) {
    int parts =
        switch (form) {
          case CIRCLE -> {
            in.skip(3 * Double.BYTES);
            yield 0;
          }
          case BOX_BY_SIDES, BOX_BY_CENTER -> {
            in.skip(4 * Double.BYTES);
            yield 0;
          }
          case BODY -> {
            in.skip(2 * Double.BYTES);
            yield skipToParts(in);
          }
        };
    for (int k = 0; k < parts; k++) {
      in.skipPart();
    }
  }

  /** Goes past what comes before the parts of a body, and returns how many there are. */
  private static int skipToParts(ByteReader in) {
    int flags = in.getByte();
    in.skip((flags & SaveFormat.TURNED) != 0 ? 2 * Double.BYTES : 0);
    if (SaveFormat.bodyKind(flags) == Shape.Kind.CIRCLE) {
      in.skip(Double.BYTES);
      return 0;
    }
    in.skip(SaveFormat.givenNumbers(flags) * Double.BYTES);
    return in.getCount(1);
  }

  private void readGone(ByteReader in) {
    int count = in.getCount(2);
    int slot = -1;
    for (int k = 0; k < count; k++) {
      int step = in.getNumber();
      slot = nextSlot(slot, step >>> 1, in);
      ByteReader.check(slots.isFree(slot), "a slot is in use and is not");
      int generation = in.getNumber();
      checkGeneration(generation);
      slots.putGone(slot, generation, (step & 1) != 0);
    }
  }

  /** Returns the slot after a gap, if the save is long enough for it. */
  private static int nextSlot(int before, int gap, ByteReader in) {
    long slot = before + 1L + gap;
    boolean fits =
        gap >= 0
            && slot < Math.min((long) SaveFormat.SHORT_SLOTS + in.length(), SaveFormat.MOST_SLOTS);
    ByteReader.check(fits, "it is too short for its slots");
    return (int) slot;
  }

  private void checkGeneration(int generation) {
    ByteReader.check(
        Integer.compareUnsigned(generation, slots.nextGeneration()) <= 0,
        "a generation is yet to come");
  }

  private void readShape(int slot, SaveFormat.Form form, ByteReader in) {
    double first = in.getDouble();
    double second = in.getDouble();
    boolean right =
        switch (form) {
          case CIRCLE -> {
            shapes.setCircle(slot, first, second, in.getSize());
            yield true;
          }
          case BOX_BY_SIDES -> {
            double maxX = in.getDouble();
            double maxY = in.getDouble();
            ByteReader.check(first <= maxX && second <= maxY, "a box is inverted");
            shapes.setBox(slot, first, second, maxX, maxY);
            yield true;
          }
          case BOX_BY_CENTER -> {
            double reachX = in.getSize();
            double reachY = in.getSize();
            boolean fits =
                Arguments.isFinite(Math.abs(first) + reachX)
                    && Arguments.isFinite(Math.abs(second) + reachY);
            ByteReader.check(fits, "a box has infinite sides");
            shapes.setBoxByCenter(slot, first, second, reachX, reachY);
            yield true;
          }
          case BODY -> {
            readBody(slot, first, second, in);
            yield true;
          }
        };
    ByteReader.check(right, "a shape has no known form");
  }

  private void readBody(int slot, double x, double y, ByteReader in) {
    int flags = in.getByte();
    Shape.Kind kind = SaveFormat.bodyKind(flags);
    boolean isGiven = (flags & SaveFormat.GIVEN) != 0;
    boolean isTurned = (flags & SaveFormat.TURNED) != 0;
    int known = SaveFormat.KIND | SaveFormat.GIVEN | SaveFormat.TURNED;
    ByteReader.check(kind != null && (flags & ~known) == 0, "a shape is of no known kind");
    double cos = isTurned ? in.getDouble() : 1;
    double sin = isTurned ? in.getDouble() : 0;
    boolean isUnit = Math.abs(cos * cos + sin * sin - 1) <= ErrorBounds.UNIT_LENGTH;
    ByteReader.check(isUnit, "a rotation is not of length 1");
    ByteReader.check(isTurned == (cos != 1 || sin != 0), "a shape is turned by nothing");
    if (kind == Shape.Kind.CIRCLE) {
      ByteReader.check(!isGiven, "a circle is as given although it always is");
      shapes.setCircle(slot, x, y, in.getSize());
      shapes.turnTo(slot, cos, sin);
      return;
    }
    for (int k = 0; k < SaveFormat.givenNumbers(flags); k++) {
      given[k] = in.getDouble();
    }
    int count = in.getCount(1);
    readParts.clear();
    for (int k = 0; k < count; k++) {
      in.getPart(readParts);
    }
    ByteReader.check(count > 0 && readParts.canMoveBy(0, 0), "a shape has no finite parts");
    ByteReader.check(isFormOf(kind, isGiven, x, y), "a shape has another form than its kind");
    // In most cases the shape is the same as in the previous save, and nothing is allocated.
    boolean fits = shapes.putBody(slot, kind, readParts, isGiven, given, cos, sin, x, y);
    ByteReader.check(fits, "a shape is not finite, or has no area");
  }

  /** Returns true if the parts that were read can be the form of such a shape. */
  private boolean isFormOf(Shape.Kind kind, boolean isGiven, double x, double y) {
    boolean isSingle = readParts.size() == 1;
    return switch (kind) {
      case CIRCLE -> false;
      case BOX ->
          isSingle
              && readParts.kind(0) == Parts.Kind.BOX
              && readParts.first(0) == -readParts.third(0)
              && readParts.second(0) == -readParts.fourth(0)
              && (!isGiven || isGivenBox(x, y));
      case CAPSULE ->
          isSingle && readParts.kind(0) == Parts.Kind.CAPSULE && (!isGiven || isGivenCapsule(x, y));
      case POLYGON ->
          isSingle
              && readParts.kind(0) == Parts.Kind.POLYGON
              && readParts.first(0) == 0
              && readParts.second(0) == 0
              && !isGiven;
      case COMPOUND -> true;
    };
  }

  private boolean isGivenBox(double x, double y) {
    return given[0] <= given[2]
        && given[1] <= given[3]
        && x == Rounded.middle(given[0], given[2])
        && y == Rounded.middle(given[1], given[3])
        && readParts.third(0) == ShapeForm.half(given[0], given[2])
        && readParts.fourth(0) == ShapeForm.half(given[1], given[3]);
  }

  private boolean isGivenCapsule(double x, double y) {
    givenForm.clear();
    ShapeForm.addCapsule(given[0], given[1], given[2], given[3], readParts.radius(0), givenForm);
    return x == Rounded.middle(given[0], given[2])
        && y == Rounded.middle(given[1], given[3])
        && readParts.isSame(givenForm);
  }

  /**
   * Checks that pairs are of shapes that can have met, that begun pairs exist and ended ones do
   * not.
   */
  private void checkPairs() {
    checkMetBefore(log.active());
    checkMetBefore(log.ended());
    for (int slot = slots.nextInUse(0);
        state.isDetected && slot != SlotBits.NONE;
        slot = slots.nextInUse(slot + 1)) {
      ByteReader.check(!slots.isNew(slot), "it is detected, but has a shape newer than that");
    }
    int active = countIn(log.active(), log.began());
    ByteReader.check(active == log.began().size, "a pair began that is not there");
    ByteReader.check(countIn(log.active(), log.ended()) == 0, "a pair ended that is still there");
  }

  private void checkMetBefore(PairList pairs) {
    for (int k = 0; k < pairs.size; k++) {
      int a = PairList.a(pairs.items[k]);
      int b = PairList.b(pairs.items[k]);
      ByteReader.check(couldMeet(a) && couldMeet(b), "a pair has a shape that cannot have met");
      boolean bothStatic =
          slots.inUse(a) && slots.inUse(b) && shapes.isStatic(a) && shapes.isStatic(b);
      ByteReader.check(!bothStatic, "two static shapes have met");
    }
  }

  private boolean couldMeet(int slot) {
    return slots.inUse(slot) ? !slots.isNew(slot) : !slots.isFree(slot);
  }

  /** Returns how many pairs of one sorted list are in another. */
  private static int countIn(PairList pairs, PairList wanted) {
    int count = 0;
    int at = 0;
    for (int k = 0; k < wanted.size; k++) {
      while (at < pairs.size && pairs.items[at] < wanted.items[k]) {
        at++;
      }
      count += at < pairs.size && pairs.items[at] == wanted.items[k] ? 1 : 0;
    }
    return count;
  }
}
