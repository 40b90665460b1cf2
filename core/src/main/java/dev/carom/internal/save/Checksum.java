// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.save;

import dev.carom.Shape;
import dev.carom.internal.state.PairList;
import dev.carom.internal.state.RestingPairs;
import dev.carom.internal.state.ShapeStore;
import dev.carom.internal.state.SlotBits;
import dev.carom.internal.state.Slots;
import dev.carom.internal.state.WorldState;
import dev.carom.pair.Parts;

/**
 * Computes the checksum of a state: states that would continue differently almost always differ.
 */
public final class Checksum {
  private Checksum() {}

  /** Returns the checksum of a state. */
  public static long of(WorldState state) {
    Slots slots = state.slots;
    long hash = Hash.mix(Hash.SEED, state.touching ? 1 : 0);
    hash = Hash.mix(hash, slots.nextGeneration());
    hash = Hash.mix(hash, slots.size());
    for (int slot = slots.nextInUse(0); slot != SlotBits.NONE; slot = slots.nextInUse(slot + 1)) {
      hash = Hash.mix(hash, slot);
      hash = Hash.mix(hash, (long) slots.generation(slot) << 8 | SaveFormat.flags(state, slot));
      hash = mixShape(hash, state.shapes, slot);
    }
    hash = Hash.mix(hash, slots.goneCount());
    for (int slot = slots.nextGone(0); slot != SlotBits.NONE; slot = slots.nextGone(slot + 1)) {
      hash = Hash.mix(hash, slot);
      hash = Hash.mix(hash, (long) slots.generation(slot) << 8 | (slots.isLeaving(slot) ? 1 : 0));
    }
    PairList active = state.pairs.active();
    hash = Hash.mix(hash, active.size);
    for (int k = 0; k < active.size; k++) {
      hash = Hash.mix(hash, active.items[k]);
    }
    return mixResting(hash, state);
  }

  private static long mixResting(long start, WorldState state) {
    RestingPairs resting = state.shapes.resting();
    long hash = start;
    PairList pairs = resting.sorted(state.slots.count());
    for (int k = 0; k < pairs.size; k++) {
      int end = resting.endOf(pairs.items[k]);
      hash = Hash.mix(hash, pairs.items[k]);
      hash = Hash.mix(hash, resting.normalX(end));
      hash = Hash.mix(hash, resting.normalY(end));
    }
    return hash;
  }

  private static long mixShape(long start, ShapeStore shapes, int slot) {
    long hash = Hash.mix(start, shapes.x(slot));
    hash = Hash.mix(hash, shapes.y(slot));
    hash = Hash.mix(hash, shapes.reachX(slot));
    if (shapes.hasFilter(slot)) {
      hash = Hash.mix(hash, shapes.category(slot));
      hash = Hash.mix(hash, shapes.mask(slot));
    }
    if (shapes.hasTails(slot)) {
      hash = Hash.mix(hash, SaveFormat.TAILS);
    }
    return switch (SaveFormat.form(shapes, slot)) {
      case CIRCLE -> hash;
      case BOX_BY_SIDES, BOX_BY_CENTER -> mixBox(hash, shapes, slot);
      case BODY -> mixBody(hash, shapes, slot);
    };
  }

  private static long mixBody(long start, ShapeStore shapes, int slot) {
    int flags = SaveFormat.bodyFlags(shapes, slot);
    long hash = Hash.mix(start, flags);
    hash = Hash.mix(hash, shapes.cos(slot));
    hash = Hash.mix(hash, shapes.sin(slot));
    if (shapes.kind(slot) == Shape.Kind.CIRCLE) {
      return hash;
    }
    for (int k = 0; k < SaveFormat.givenNumbers(flags); k++) {
      hash = Hash.mix(hash, shapes.body(slot).given(k));
    }
    return mixParts(hash, shapes.body(slot).form());
  }

  private static long mixBox(long start, ShapeStore shapes, int slot) {
    long hash = Hash.mix(start, shapes.reachY(slot));
    hash = Hash.mix(hash, shapes.bounds().minX(slot));
    hash = Hash.mix(hash, shapes.bounds().minY(slot));
    hash = Hash.mix(hash, shapes.bounds().maxX(slot));
    return Hash.mix(hash, shapes.bounds().maxY(slot));
  }

  private static long mixParts(long start, Parts form) {
    long hash = Hash.mix(start, form.size());
    for (int part = 0; part < form.size(); part++) {
      hash = Hash.mix(hash, SaveFormat.code(form.kind(part)));
      hash = Hash.mix(hash, form.first(part));
      hash = Hash.mix(hash, form.second(part));
      hash = Hash.mix(hash, form.third(part));
      hash = Hash.mix(hash, form.fourth(part));
      hash = Hash.mix(hash, form.radius(part));
      boolean isPolygon = form.kind(part) == Parts.Kind.POLYGON;
      for (int k = 0; isPolygon && k < 2 * form.cornerCount(part); k++) {
        hash = Hash.mix(hash, form.cornerNumber(part, k));
      }
    }
    return hash;
  }
}
