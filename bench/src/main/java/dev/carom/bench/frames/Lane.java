// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.bench.Garbage;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** A contender on its own copy of the scene, with its measurements. */
final class Lane {
  /** The minimum number of frames, even for slow contenders. */
  private static final int FEWEST_FRAMES = 3;

  /**
   * Frames before a batch, while the caches still hold another contender's data; this does not
   * affect slow contenders.
   */
  private static final int SETTLING_FRAMES = 2;

  final Contender contender;
  private final Scene scene;
  private final Tally tally = new Tally();

  private Answers answers;
  private int frames;
  private Batch best = Batch.NONE;
  private Batch bestWhole = Batch.NONE;
  private long garbage;

  Lane(Contender contender, Supplier<Scene> scenes) {
    this.contender = contender;
    scene = scenes.get();
  }

  /** Runs the first ten frames and keeps the results. */
  void begin() {
    contender.prepare(scene);
    scene.advance();
    contender.frame(tally);
    Answer frame1 = tally.answer();
    for (int k = 1; k < 10; k++) {
      scene.advance();
      contender.frame(tally);
    }
    answers = new Answers(frame1, tally.answer());
  }

  /** Warms up, and determines the number of frames per batch. */
  void warmUp(int mostFrames, long nanoseconds) {
    long start = System.nanoTime();
    long quickest = Long.MAX_VALUE;
    do {
      quickest = Math.min(quickest, detect());
    } while (System.nanoTime() - start < nanoseconds);
    frames = (int) Math.min(mostFrames, Math.max(FEWEST_FRAMES, nanoseconds / quickest));
  }

  /** Runs a batch of frames and keeps it if it is the fastest so far. */
  Batch batch() {
    Batch batch = run(this::detect);
    best = best.quicker(batch);
    return batch;
  }

  /** Runs a batch that includes moving the circles, with the contender's number of threads. */
  Batch wholeBatch(Movers movers) {
    Batch batch = run(() -> moveAndDetect(movers));
    bestWhole = bestWhole.quicker(batch);
    return batch;
  }

  private Batch run(LongSupplier frame) {
    // The garbage of others is not collected in this contender's time.
    System.gc();
    detect(frames > FEWEST_FRAMES ? SETTLING_FRAMES : 0);
    long sum = 0;
    long worst = 0;
    for (int k = 0; k < frames; k++) {
      long time = frame.getAsLong();
      sum += time;
      worst = Math.max(worst, time);
    }
    return new Batch((double) sum / frames, worst);
  }

  /**
   * Counts the bytes that some frames allocate. Moving the circles is included but allocates
   * nothing. Threads that ended during the turns of others have restarted before.
   */
  void countGarbage() {
    int counted = Math.min(frames, 20);
    detect(2);
    garbage = Garbage.of(() -> detect(counted)) / counted;
  }

  private void detect(int frames) {
    for (int k = 0; k < frames; k++) {
      detect();
    }
  }

  /** Moves the circles, and returns the time to find the pairs. */
  private long detect() {
    scene.advance();
    tally.clear();
    long start = System.nanoTime();
    contender.frame(tally);
    return System.nanoTime() - start;
  }

  /** Moves the circles and finds the pairs, and returns the time of both. */
  private long moveAndDetect(Movers movers) {
    tally.clear();
    long start = System.nanoTime();
    movers.advance(scene);
    contender.frame(tally);
    return System.nanoTime() - start;
  }

  Answers answers() {
    return answers;
  }

  /** Returns the number of frames per batch. */
  int frames() {
    return frames;
  }

  /** Returns the fastest batch. */
  Batch best() {
    return best;
  }

  /** Returns the fastest batch that includes moving the circles. */
  Batch bestWhole() {
    return bestWhole;
  }

  /** Returns the bytes per frame. */
  long garbage() {
    return garbage;
  }

  /** Times in nanoseconds per frame. */
  record Batch(double average, long worst) {
    static final Batch NONE = new Batch(Double.POSITIVE_INFINITY, 0);

    Batch quicker(Batch other) {
      return average <= other.average ? this : other;
    }
  }
}
