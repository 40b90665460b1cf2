// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.pairs;

import dev.carom.io.sample.SplitMix64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Pairs of one kind, about half of them hits in random order, and the contenders that count these
 * hits. Coordinates are floats, so that every contender sees the same shapes.
 */
abstract class PairSet {
  static final int COUNT = 1_000_000;
  static final long SEED = 42;

  /** The side of the square that contains the first shape of each pair. */
  static final double SIDE = 100;

  private static final Map<String, Generator> KINDS = new LinkedHashMap<>();

  static {
    KINDS.put("circle/circle", CircleCircle::new);
    KINDS.put("circle/box", CircleBox::new);
    KINDS.put("box/box", BoxBox::new);
    KINDS.put("turned box/turned box", TurnedBoxes::new);
    KINDS.put("capsule/capsule", CapsuleCapsule::new);
    KINDS.put("circle/polygon", CirclePolygon::new);
  }

  private final Map<String, Supplier<IntSupplier>> contenders = new LinkedHashMap<>();

  static Set<String> kinds() {
    return KINDS.keySet();
  }

  static PairSet of(String kind, int count) {
    return KINDS.get(kind).generate(count, new SplitMix64(SEED));
  }

  Set<String> contenders() {
    return contenders.keySet();
  }

  /**
   * Returns a function that counts the hits, after converting the shapes to the contender's own.
   */
  IntSupplier contender(String name) {
    return contenders.get(name).get();
  }

  /**
   * Adds a contender that reads the arrays directly. They are arguments, because a loop with a call
   * would read fields again for every pair.
   */
  final void add(String name, IntSupplier counter) {
    addPrepared(name, () -> counter);
  }

  /** Adds a contender with its own shapes, which the supplier creates. */
  final void addPrepared(String name, Supplier<IntSupplier> prepare) {
    contenders.put(name, prepare);
  }

  static float[] floats(double[] values) {
    float[] floats = new float[values.length];
    for (int i = 0; i < values.length; i++) {
      floats[i] = (float) values[i];
    }
    return floats;
  }

  private interface Generator {
    PairSet generate(int count, SplitMix64 random);
  }
}
