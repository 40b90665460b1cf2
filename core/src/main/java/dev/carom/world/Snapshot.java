package dev.carom.world;

import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.internal.state.Arguments;
import dev.carom.internal.state.PairList;
import dev.carom.internal.state.PairLog;
import dev.carom.internal.state.RestingPairs;
import dev.carom.internal.state.ShapeStore;
import dev.carom.internal.state.SlotBits;
import dev.carom.internal.state.Slots;
import dev.carom.pair.Parts;
import java.util.ArrayList;
import java.util.List;

/**
 * The state of a world that goes on: shapes, slots, pairs and events; as bytes and back.
 *
 * <p>The bytes: four that say what this is, options, the next generation, the slots in use, those
 * whose shapes were removed, the pairs, padding, and a hash. Equal states have equal bytes, because
 * there is one way only to write each.
 */
final class Snapshot {
  private static final int MAGIC_1 = 'C';
  private static final int MAGIC_2 = 'r';
  private static final int MAGIC_3 = 'm';
  private static final int VERSION = 2;

  private static final int TOUCHING = 1;
  private static final int DETECTED = 2;

  private static final int FORM = 3;
  private static final int CIRCLE = 0;
  private static final int BOX_BY_SIDES = 1;
  private static final int BOX_BY_CENTER = 2;
  private static final int COMPOUND = 3;

  /** There are free slots before this one: a number of them follows. */
  private static final int GAP = 4;

  private static final int STATIC = 8;
  private static final int SENSOR = 16;
  private static final int NEW = 32;
  private static final int FILTER = 64;

  /** The generation is not that of the slot before, and follows. */
  private static final int GENERATION = 128;

  /**
   * With so many slots a save may be as short as it is; for each further one it has a byte, if need
   * be of padding. So nobody has to provide for many slots because of a few bytes.
   */
  private static final int SHORT_SLOTS = 1 << 20;

  /** More slots than an index can have. */
  private static final int MOST_SLOTS = 1 << 29;

  /** Says that a compound was moved, and that its parts are sums that no double can hold. */
  private static final int TAILS = 1;

  final Slots slots;
  final ShapeStore shapes;
  final PairLog log;

  private final SaveReader reader = new SaveReader();

  /** The pairs that rest, while reading. */
  private final PairList restingPairs = new PairList();

  /** The parts of a compound, while reading. */
  private final Parts readParts = new Parts();

  /** Whether pairs that only touch meet. */
  boolean touching;

  /** Whether nothing has changed since the last detection. */
  boolean isDetected;

  Snapshot(Slots slots, ShapeStore shapes, PairLog log) {
    this.slots = slots;
    this.shapes = shapes;
    this.log = log;
  }

  /** Becomes the same as another state; shapes that both have keep their handles. */
  void copyFrom(Snapshot other) {
    shapes.copyFrom(other.shapes, slots, other.slots);
    slots.copyFrom(other.slots);
    log.copyFrom(other.log);
    isDetected = other.isDetected;
  }

  /** A number that differs for states that would go on differently, as good as always. */
  long checksum() {
    long hash = Hash.mix(Hash.SEED, touching ? 1 : 0);
    hash = Hash.mix(hash, slots.nextGeneration());
    hash = Hash.mix(hash, slots.size());
    for (int slot = slots.nextInUse(0); slot != SlotBits.NONE; slot = slots.nextInUse(slot + 1)) {
      hash = Hash.mix(hash, slot);
      hash = Hash.mix(hash, (long) slots.generation(slot) << 8 | flags(slot));
      hash = mixShape(hash, slot);
    }
    hash = Hash.mix(hash, slots.goneCount());
    for (int slot = slots.nextGone(0); slot != SlotBits.NONE; slot = slots.nextGone(slot + 1)) {
      hash = Hash.mix(hash, slot);
      hash = Hash.mix(hash, (long) slots.generation(slot) << 8 | (slots.isLeaving(slot) ? 1 : 0));
    }
    PairList active = log.active();
    hash = Hash.mix(hash, active.size);
    for (int k = 0; k < active.size; k++) {
      hash = Hash.mix(hash, active.items[k]);
    }
    return mixResting(hash);
  }

  private long mixResting(long start) {
    RestingPairs resting = shapes.resting();
    long hash = start;
    PairList pairs = resting.sorted(slots.count());
    for (int k = 0; k < pairs.size; k++) {
      int end = resting.endOf(pairs.items[k]);
      hash = Hash.mix(hash, pairs.items[k]);
      hash = Hash.mix(hash, resting.normalX(end));
      hash = Hash.mix(hash, resting.normalY(end));
    }
    return hash;
  }

  private long mixShape(long start, int slot) {
    long hash = Hash.mix(start, shapes.x(slot));
    hash = Hash.mix(hash, shapes.y(slot));
    hash = Hash.mix(hash, shapes.reachX(slot));
    if (shapes.hasFilter(slot)) {
      hash = Hash.mix(hash, shapes.category(slot));
      hash = Hash.mix(hash, shapes.mask(slot));
    }
    if (shapes.hasTails(slot)) {
      hash = Hash.mix(hash, TAILS);
    }
    if (shapes.kind(slot) == ShapeStore.BOX) {
      hash = Hash.mix(hash, shapes.reachY(slot));
      hash = Hash.mix(hash, shapes.bounds().minX(slot));
      hash = Hash.mix(hash, shapes.bounds().minY(slot));
      hash = Hash.mix(hash, shapes.bounds().maxX(slot));
      hash = Hash.mix(hash, shapes.bounds().maxY(slot));
    }
    if (shapes.kind(slot) == ShapeStore.COMPOUND) {
      Parts offsets = shapes.body(slot).offsets();
      hash = Hash.mix(hash, offsets.size());
      for (int k = 0; k < offsets.size(); k++) {
        hash = Hash.mix(hash, offsets.isCircle(k) ? 0 : 1);
        hash = Hash.mix(hash, offsets.first(k));
        hash = Hash.mix(hash, offsets.second(k));
        hash = Hash.mix(hash, offsets.third(k));
        hash = Hash.mix(hash, offsets.fourth(k));
      }
    }
    return hash;
  }

  void write(SaveWriter out) {
    out.putByte(MAGIC_1);
    out.putByte(MAGIC_2);
    out.putByte(MAGIC_3);
    out.putByte(VERSION);
    out.putByte((touching ? TOUCHING : 0) | (isDetected ? DETECTED : 0));
    out.putNumber(slots.nextGeneration());
    writeSlots(out);
    writeGone(out);
    out.putPairs(log.active());
    out.putPairs(log.began());
    out.putPairs(log.ended());
    writeResting(out);
    out.padTo(slots.count() - SHORT_SLOTS);
    out.putHash();
  }

  private void writeResting(SaveWriter out) {
    RestingPairs resting = shapes.resting();
    PairList pairs = resting.sorted(slots.count());
    out.putPairs(pairs);
    for (int k = 0; k < pairs.size; k++) {
      int end = resting.endOf(pairs.items[k]);
      out.putDouble(resting.normalX(end));
      out.putDouble(resting.normalY(end));
    }
  }

  /** What a slot in use has in its tag, whatever comes before it. */
  private int flags(int slot) {
    return form(slot)
        | (shapes.isStatic(slot) ? STATIC : 0)
        | (shapes.isSensor(slot) ? SENSOR : 0)
        | (slots.isNew(slot) ? NEW : 0)
        | (shapes.hasFilter(slot) ? FILTER : 0);
  }

  private int form(int slot) {
    return switch (shapes.kind(slot)) {
      case ShapeStore.CIRCLE -> CIRCLE;
      case ShapeStore.BOX -> shapes.isBoxByCenter(slot) ? BOX_BY_CENTER : BOX_BY_SIDES;
      default -> COMPOUND;
    };
  }

  private void writeSlots(SaveWriter out) {
    out.putNumber(slots.size());
    int before = -1;
    int generation = 0;
    for (int slot = slots.nextInUse(0); slot != SlotBits.NONE; slot = slots.nextInUse(slot + 1)) {
      int tag =
          flags(slot)
              | (slot != before + 1 ? GAP : 0)
              | (slots.generation(slot) != generation ? GENERATION : 0);
      out.putByte(tag);
      if ((tag & GAP) != 0) {
        out.putNumber(slot - before - 1);
      }
      generation = slots.generation(slot);
      if ((tag & GENERATION) != 0) {
        out.putNumber(generation);
      }
      if ((tag & FILTER) != 0) {
        out.putLong(shapes.category(slot));
        out.putLong(shapes.mask(slot));
      }
      writeShape(slot, tag & FORM, out);
      before = slot;
    }
  }

  /** Each as the step from the one before, whether it is leaving, and its generation. */
  private void writeGone(SaveWriter out) {
    out.putNumber(slots.goneCount());
    int before = -1;
    for (int slot = slots.nextGone(0); slot != SlotBits.NONE; slot = slots.nextGone(slot + 1)) {
      out.putNumber((slot - before - 1) << 1 | (slots.isLeaving(slot) ? 1 : 0));
      out.putNumber(slots.generation(slot));
      before = slot;
    }
  }

  private void writeShape(int slot, int form, SaveWriter out) {
    if (form == BOX_BY_SIDES) {
      out.putDouble(shapes.bounds().minX(slot));
      out.putDouble(shapes.bounds().minY(slot));
      out.putDouble(shapes.bounds().maxX(slot));
      out.putDouble(shapes.bounds().maxY(slot));
      return;
    }
    out.putDouble(shapes.x(slot));
    out.putDouble(shapes.y(slot));
    switch (form) {
      case CIRCLE -> out.putDouble(shapes.reachX(slot));
      case BOX_BY_CENTER -> {
        out.putDouble(shapes.reachX(slot));
        out.putDouble(shapes.reachY(slot));
      }
      default -> {
        out.putByte(shapes.hasTails(slot) ? TAILS : 0);
        writeParts(shapes.body(slot).offsets(), out);
      }
    }
  }

  private static void writeParts(Parts offsets, SaveWriter out) {
    out.putNumber(offsets.size());
    for (int k = 0; k < offsets.size(); k++) {
      out.putByte(offsets.isCircle(k) ? ShapeStore.CIRCLE : ShapeStore.BOX);
      out.putDouble(offsets.first(k));
      out.putDouble(offsets.second(k));
      out.putDouble(offsets.third(k));
      if (!offsets.isCircle(k)) {
        out.putDouble(offsets.fourth(k));
      }
    }
  }

  /**
   * Becomes what was saved in the first bytes of an array; if that is refused, this is of no use
   * until the next call.
   */
  void read(byte[] save, int length) {
    reader.start(save, length);
    try {
      read(reader);
    } finally {
      reader.stop();
    }
  }

  private void read(SaveReader in) {
    in.checkHash();
    boolean isSave = in.getByte() == MAGIC_1 && in.getByte() == MAGIC_2 && in.getByte() == MAGIC_3;
    SaveReader.check(isSave, "it is none of a world");
    int version = in.getByte();
    if (version != VERSION) {
      throw SaveReader.refusal("it has version " + version + ", not " + VERSION);
    }
    int options = in.getByte();
    SaveReader.check((options & ~(TOUCHING | DETECTED)) == 0, "it has unknown options");
    touching = (options & TOUCHING) != 0;
    isDetected = (options & DETECTED) != 0;
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
    in.checkPadding(count - SHORT_SLOTS);
    SaveReader.check(!isDetected || !slots.hasRemoved(), "it is detected and is not");
    checkPairs();
  }

  private void readResting(SaveReader in, int count) {
    in.getPairs(restingPairs, count);
    for (int k = 0; k < restingPairs.size; k++) {
      int a = PairList.a(restingPairs.items[k]);
      int b = PairList.b(restingPairs.items[k]);
      double normalX = in.getDouble();
      double normalY = in.getDouble();
      boolean isUnit = Math.abs(normalX * normalX + normalY * normalY - 1) < 0x1p-40;
      SaveReader.check(isUnit, "a normal is not of length 1");
      SaveReader.check(slots.inUse(a) && slots.inUse(b), "a shape rests that is not there");
      shapes.resting().note(a, b, normalX, normalY);
    }
  }

  private void readSlots(SaveReader in) {
    int count = in.getCount(1);
    int slot = -1;
    int generation = 0;
    for (int k = 0; k < count; k++) {
      int tag = in.getByte();
      int gap = (tag & GAP) != 0 ? in.getNumber() : 0;
      SaveReader.check((gap != 0) == ((tag & GAP) != 0), "a gap is written that is 0");
      slot = nextSlot(slot, gap, in);
      if ((tag & GENERATION) != 0) {
        int next = in.getNumber();
        SaveReader.check(next != generation, "a generation is written that is the same");
        generation = next;
      }
      checkGeneration(generation);
      slots.putInUse(slot, generation, (tag & NEW) != 0);
      shapes.reserve(slot + 1);
      shapes.setFlags(slot, (tag & STATIC) != 0, (tag & SENSOR) != 0);
      boolean filtered = (tag & FILTER) != 0;
      shapes.setFilter(slot, filtered ? in.getLong() : -1, filtered ? in.getLong() : -1);
      SaveReader.check(
          filtered == shapes.hasFilter(slot), "a filter is written that lets all pass");
      readShape(slot, tag & FORM, in);
      SaveReader.check(form(slot) == (tag & FORM), "a box is written in the longer way");
    }
  }

  private void readGone(SaveReader in) {
    int count = in.getCount(2);
    int slot = -1;
    for (int k = 0; k < count; k++) {
      int step = in.getNumber();
      slot = nextSlot(slot, step >>> 1, in);
      SaveReader.check(slots.isFree(slot), "a slot is in use and is not");
      int generation = in.getNumber();
      checkGeneration(generation);
      slots.putGone(slot, generation, (step & 1) != 0);
    }
  }

  /** The slot after a gap, if that is one for which the save is long enough. */
  private static int nextSlot(int before, int gap, SaveReader in) {
    long slot = before + 1L + gap;
    boolean fits = gap >= 0 && slot < Math.min((long) SHORT_SLOTS + in.length(), MOST_SLOTS);
    SaveReader.check(fits, "it is too short for its slots");
    return (int) slot;
  }

  private void checkGeneration(int generation) {
    SaveReader.check(
        Integer.compareUnsigned(generation, slots.nextGeneration()) <= 0,
        "a generation is yet to come");
  }

  private void readShape(int slot, int form, SaveReader in) {
    double first = in.getDouble();
    double second = in.getDouble();
    switch (form) {
      case CIRCLE -> shapes.setCircle(slot, first, second, in.getSize());
      case BOX_BY_SIDES -> {
        double maxX = in.getDouble();
        double maxY = in.getDouble();
        SaveReader.check(first <= maxX && second <= maxY, "a box is inverted");
        shapes.setBox(slot, first, second, maxX, maxY);
      }
      case BOX_BY_CENTER -> {
        double reachX = in.getSize();
        double reachY = in.getSize();
        boolean fits =
            Arguments.isFinite(Math.abs(first) + reachX)
                && Arguments.isFinite(Math.abs(second) + reachY);
        SaveReader.check(fits, "a box has infinite sides");
        shapes.setBoxByCenter(slot, first, second, reachX, reachY);
      }
      default -> {
        int tails = in.getByte();
        readCompound(slot, first, second, in);
        if (tails == TAILS) {
          shapes.moveTo(slot, first, second);
        }
        boolean right = tails == (shapes.hasTails(slot) ? TAILS : 0);
        SaveReader.check(right, "a compound has tails and has not");
      }
    }
  }

  private void readCompound(int slot, double x, double y, SaveReader in) {
    int count = in.getCount(1);
    SaveReader.check(count > 0, "a compound has no parts");
    readParts.clear();
    for (int k = 0; k < count; k++) {
      in.getPart(readParts);
    }
    // Mostly it is the compound of the save before, and then nothing new has to be made.
    if (!shapes.reuseCompound(slot, readParts, x, y)) {
      shapes.replace(slot, compound(readParts, x, y));
    }
  }

  private static Shape compound(Parts offsets, double x, double y) {
    List<Shape> parts = new ArrayList<>();
    for (int k = 0; k < offsets.size(); k++) {
      parts.add(offsets.shape(k));
    }
    try {
      return Compound.of(parts).moveTo(x, y);
    } catch (IllegalArgumentException e) {
      throw SaveReader.refusal("in a compound, " + e.getMessage());
    }
  }

  /** Pairs are of shapes that can have met; what began is there, what ended is not. */
  private void checkPairs() {
    checkMetBefore(log.active());
    checkMetBefore(log.ended());
    for (int slot = slots.nextInUse(0);
        isDetected && slot != SlotBits.NONE;
        slot = slots.nextInUse(slot + 1)) {
      SaveReader.check(!slots.isNew(slot), "it is detected, but has a shape newer than that");
    }
    int active = countIn(log.active(), log.began());
    SaveReader.check(active == log.began().size, "a pair began that is not there");
    SaveReader.check(countIn(log.active(), log.ended()) == 0, "a pair ended that is still there");
  }

  private void checkMetBefore(PairList pairs) {
    for (int k = 0; k < pairs.size; k++) {
      int a = PairList.a(pairs.items[k]);
      int b = PairList.b(pairs.items[k]);
      SaveReader.check(couldMeet(a) && couldMeet(b), "a pair has a shape that cannot have met");
      boolean bothStatic =
          slots.inUse(a) && slots.inUse(b) && shapes.isStatic(a) && shapes.isStatic(b);
      SaveReader.check(!bothStatic, "two static shapes have met");
    }
  }

  private boolean couldMeet(int slot) {
    return slots.inUse(slot) ? !slots.isNew(slot) : !slots.isFree(slot);
  }

  /** How many pairs of one sorted list are in another. */
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
