// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.save;

import dev.carom.Shape;
import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.state.PairList;
import dev.carom.internal.state.PairLog;
import dev.carom.internal.state.RestingPairs;
import dev.carom.internal.state.ShapeBody;
import dev.carom.internal.state.ShapeStore;
import dev.carom.internal.state.SlotBits;
import dev.carom.internal.state.Slots;
import dev.carom.internal.state.WorldState;
import dev.carom.pair.Parts;

/** Writes the state of a world as bytes. */
public final class StateWriter {
  private final ByteWriter out = new ByteWriter();

  /** Returns a state as bytes. */
  public static byte[] toBytes(WorldState state) {
    ByteWriter out = new ByteWriter();
    out.startGrowing(64 + 40 * state.slots.size());
    write(state, out);
    return out.toBytes();
  }

  /** Writes a state to the beginning of an array and returns the number of bytes. */
  public int write(WorldState state, byte[] buffer) {
    out.startInto(buffer);
    write(state, out);
    if (out.size() > buffer.length) {
      throw new IllegalArgumentException(
          "buffer must have " + out.size() + " bytes, but had " + buffer.length);
    }
    return out.size();
  }

  private static void write(WorldState state, ByteWriter out) {
    PairLog pairs = state.pairs;
    out.putByte(SaveFormat.MAGIC_1);
    out.putByte(SaveFormat.MAGIC_2);
    out.putByte(SaveFormat.MAGIC_3);
    out.putByte(SaveFormat.VERSION);
    out.putByte(
        (state.touching ? SaveFormat.TOUCHING : 0) | (state.isDetected ? SaveFormat.DETECTED : 0));
    out.putNumber(state.slots.nextGeneration());
    writeSlots(state, out);
    writeGone(state.slots, out);
    out.putPairs(pairs.active());
    out.putPairs(pairs.began());
    out.putPairs(pairs.ended());
    writeResting(state, out);
    out.padTo(state.slots.count() - SaveFormat.SHORT_SLOTS);
    out.putHash();
  }

  private static void writeResting(WorldState state, ByteWriter out) {
    RestingPairs resting = state.shapes.resting();
    PairList pairs = resting.sorted(state.slots.count());
    out.putPairs(pairs);
    for (int k = 0; k < pairs.size; k++) {
      int end = resting.endOf(pairs.items[k]);
      out.putDouble(resting.normalX(end));
      out.putDouble(resting.normalY(end));
    }
  }

  private static void writeSlots(WorldState state, ByteWriter out) {
    Slots slots = state.slots;
    ShapeStore shapes = state.shapes;
    out.putNumber(slots.size());
    int before = -1;
    int generation = 0;
    for (int slot = slots.nextInUse(0); slot != SlotBits.NONE; slot = slots.nextInUse(slot + 1)) {
      int tag =
          SaveFormat.flags(state, slot)
              | (slot != before + 1 ? SaveFormat.GAP : 0)
              | (slots.generation(slot) != generation ? SaveFormat.GENERATION : 0);
      out.putByte(tag);
      if ((tag & SaveFormat.GAP) != 0) {
        out.putNumber(slot - before - 1);
      }
      generation = slots.generation(slot);
      if ((tag & SaveFormat.GENERATION) != 0) {
        out.putNumber(generation);
      }
      if ((tag & SaveFormat.FILTER) != 0) {
        out.putLong(shapes.category(slot));
        out.putLong(shapes.mask(slot));
      }
      writeShape(shapes, slot, SaveFormat.form(tag), out);
      before = slot;
    }
  }

  /**
   * Writes each slot as the difference to the previous one, whether it is leaving, and its
   * generation.
   */
  private static void writeGone(Slots slots, ByteWriter out) {
    out.putNumber(slots.goneCount());
    int before = -1;
    for (int slot = slots.nextGone(0); slot != SlotBits.NONE; slot = slots.nextGone(slot + 1)) {
      out.putNumber((slot - before - 1) << 1 | (slots.isLeaving(slot) ? 1 : 0));
      out.putNumber(slots.generation(slot));
      before = slot;
    }
  }

  private static ByteWriter writeShape(
      ShapeStore shapes, int slot, SaveFormat.Form form, ByteWriter out) {
    double x = shapes.x(slot);
    double y = shapes.y(slot);
    double reachX = shapes.reachX(slot);
    return switch (form) {
      case CIRCLE -> out.putDouble(x).putDouble(y).putDouble(reachX);
      case BOX_BY_SIDES -> {
        Bounds sides = shapes.bounds();
        yield out.putDouble(sides.minX(slot))
            .putDouble(sides.minY(slot))
            .putDouble(sides.maxX(slot))
            .putDouble(sides.maxY(slot));
      }
      case BOX_BY_CENTER ->
          out.putDouble(x).putDouble(y).putDouble(reachX).putDouble(shapes.reachY(slot));
      case BODY -> {
        out.putDouble(x).putDouble(y);
        writeBody(shapes, slot, out);
        yield out;
      }
    };
  }

  private static void writeBody(ShapeStore shapes, int slot, ByteWriter out) {
    int flags = SaveFormat.bodyFlags(shapes, slot);
    out.putByte(flags);
    if ((flags & SaveFormat.TURNED) != 0) {
      out.putDouble(shapes.cos(slot)).putDouble(shapes.sin(slot));
    }
    if (shapes.kind(slot) == Shape.Kind.CIRCLE) {
      out.putDouble(shapes.reachX(slot));
      return;
    }
    ShapeBody body = shapes.body(slot);
    for (int k = 0; k < SaveFormat.givenNumbers(flags); k++) {
      out.putDouble(body.given(k));
    }
    Parts form = body.form();
    out.putNumber(form.size());
    for (int part = 0; part < form.size(); part++) {
      writePart(form, part, out);
    }
  }

  /** Writes a part and returns true: as an expression, the switch must cover all kinds. */
  private static boolean writePart(Parts form, int part, ByteWriter out) {
    out.putByte(SaveFormat.code(form.kind(part)));
    out.putDouble(form.first(part)).putDouble(form.second(part));
    return switch (form.kind(part)) {
      case CIRCLE -> {
        out.putDouble(form.radius(part));
        yield true;
      }
      case BOX -> {
        out.putDouble(form.third(part)).putDouble(form.fourth(part));
        yield true;
      }
      case CAPSULE -> {
        out.putDouble(form.third(part)).putDouble(form.fourth(part)).putDouble(form.radius(part));
        yield true;
      }
      case POLYGON -> {
        out.putDouble(form.radius(part)).putNumber(form.cornerCount(part));
        for (int k = 0; k < 2 * form.cornerCount(part); k++) {
          out.putDouble(form.cornerNumber(part, k));
        }
        yield true;
      }
    };
  }
}
