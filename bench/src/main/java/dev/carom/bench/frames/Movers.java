// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads that move the circles of a scene, each a share of them. */
final class Movers implements AutoCloseable {
  private final int threads;
  private final ExecutorService others;
  private final Future<?>[] done;

  Movers(int threads) {
    this.threads = threads;
    others = Executors.newFixedThreadPool(Math.max(1, threads - 1));
    done = new Future<?>[threads];
  }

  void advance(Scene scene) {
    for (int k = 1; k < threads; k++) {
      int from = share(scene, k);
      int to = share(scene, k + 1);
      done[k] = others.submit(() -> scene.advance(from, to));
    }
    scene.advance(0, share(scene, 1));
    try {
      for (int k = 1; k < threads; k++) {
        done[k].get();
      }
    } catch (InterruptedException | ExecutionException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private int share(Scene scene, int k) {
    return (int) ((long) scene.count * k / threads);
  }

  @Override
  public void close() {
    others.shutdown();
  }
}
