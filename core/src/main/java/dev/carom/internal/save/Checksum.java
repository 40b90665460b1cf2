// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.save;

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
    return switch (shapes.kind(slot)) {
      case CIRCLE -> hash;
      case BOX -> mixBox(hash, shapes, slot);
      case CAPSULE, POLYGON, COMPOUND -> mixParts(hash, shapes.body(slot).offsets());
    };
  }

  private static long mixBox(long start, ShapeStore shapes, int slot) {
    long hash = Hash.mix(start, shapes.reachY(slot));
    hash = Hash.mix(hash, shapes.bounds().minX(slot));
    hash = Hash.mix(hash, shapes.bounds().minY(slot));
    hash = Hash.mix(hash, shapes.bounds().maxX(slot));
    return Hash.mix(hash, shapes.bounds().maxY(slot));
  }

  private static long mixParts(long start, Parts offsets) {
    long hash = Hash.mix(start, offsets.size());
    for (int k = 0; k < offsets.size(); k++) {
      hash = Hash.mix(hash, SaveFormat.code(offsets.kind(k)));
      hash = Hash.mix(hash, offsets.first(k));
      hash = Hash.mix(hash, offsets.second(k));
      hash = Hash.mix(hash, offsets.third(k));
      hash = Hash.mix(hash, offsets.fourth(k));
    }
    return hash;
  }
}
