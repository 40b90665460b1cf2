// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Rotation;
import dev.carom.oracle.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Several threads may ask an unchanging world at once. */
class ReadersTest {
  private static final long SEED = 5;
  private static final int READERS = 4;
  private static final double SIDE = 30;

  private final World world = World.create();

  @Test
  void threadsThatAskAtTheSameTimeGetTheSameAnswersAsOne() throws Exception {
    SplitMix64 random = new SplitMix64(SEED);
    for (int k = 0; k < 400; k++) {
      double x = random.fraction() * SIDE;
      double y = random.fraction() * SIDE;
      switch (k % 4) {
        case 0 -> world.add(new Circle(x, y, 0.5));
        case 1 -> world.addStatic(Box.at(x, y, 1, 0.5));
        case 2 -> world.turnTo(world.add(Box.at(x, y, 1, 0.5)), Rotation.degrees(k));
        default -> world.moveBy(world.add(new Capsule(0, 0, 0.7, 0.1, 0.2)), x, y);
      }
    }
    long expected = answers();
    ExecutorService pool = Executors.newFixedThreadPool(READERS);
    try {
      List<Callable<Long>> readers = new ArrayList<>();
      for (int k = 0; k < READERS; k++) {
        readers.add(this::answers);
      }
      for (Future<Long> answer : pool.invokeAll(readers)) {
        assertThat(answer.get()).isEqualTo(expected);
      }
    } finally {
      pool.shutdown();
    }
    world.clear();
  }

  @Test
  void threadsThatAskRightAfterMovesGetTheSameAnswersAsOne() throws Exception {
    SplitMix64 random = new SplitMix64(SEED);
    List<Handle> handles = new ArrayList<>();
    for (int k = 0; k < 400; k++) {
      handles.add(world.add(new Circle(0, 0, 0.5)));
    }
    ExecutorService pool = Executors.newFixedThreadPool(READERS);
    try {
      for (int round = 0; round < 20; round++) {
        for (Handle handle : handles) {
          world.moveTo(handle, random.fraction() * SIDE, random.fraction() * SIDE);
        }
        List<Callable<Long>> readers = new ArrayList<>();
        for (int k = 0; k < READERS; k++) {
          readers.add(this::answers);
        }
        List<Future<Long>> answers = pool.invokeAll(readers);
        long expected = answers();
        for (Future<Long> answer : answers) {
          assertThat(answer.get()).as("round %d of seed %d", round, SEED).isEqualTo(expected);
        }
      }
    } finally {
      pool.shutdown();
    }
  }

  /** A hash of many answers. */
  private long answers() {
    Hits hits = new Hits().where(handle -> handle.slot() % 7 != 0);
    SplitMix64 random = new SplitMix64(SEED + 1);
    long hash = 0;
    for (int k = 0; k < 300; k++) {
      double x = random.fraction() * SIDE;
      double y = random.fraction() * SIDE;
      hash = hash(hash, world.query(new Circle(x, y, 2), hits));
      hash = hash(hash, world.cast(x, y, y, x, hits));
      hash = hash(hash, world.castAll(x, y, y, x, hits));
      hash = hash(hash, world.sweep(new Circle(x, y, 0.1), y - x, x - y, hits));
      hash = hash(hash, world.nearest(x, y, 3, hits));
    }
    return hash;
  }

  private static long hash(long before, Hits hits) {
    long hash = before;
    for (int k = 0; k < hits.size(); k++) {
      hash = 31 * hash + hits.handle(k).slot();
    }
    return 31 * hash + hits.size();
  }
}
