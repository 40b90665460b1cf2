// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import dev.carom.internal.exact.FloatErrorBounds;
import dev.carom.internal.join.FoundPairs;
import dev.carom.internal.join.GradualSearch;
import dev.carom.internal.join.PairSearch;
import dev.carom.internal.join.Workers;
import dev.carom.internal.kept.CachedPairs;
import dev.carom.internal.kept.FloatCandidates;
import dev.carom.internal.kept.Movement;
import dev.carom.internal.kept.SameNumbers;

/**
 * The moving circles that may meet each other, tracked from one detection to the next. They are
 * copied to floats, side by side, which are faster to search and to test; doubles decide where
 * floats cannot.
 */
final class TrackedCircles implements Movement {
  /** The average size is only a guide, so one in this many circles is enough. */
  private static final int SAMPLE_STEP = 16;

  /** After floats were unsuitable, this many calls do without a search in floats. */
  private static final int CALLS_WITHOUT_FLOATS = 64;

  private final ShapeStore shapes;
  private final MovingSelection choice;
  private final IntList circles;
  private final PairSearch search;
  private final GradualSearch gradual;
  private final CirclesWithMargin withMargin;
  private final FloatCandidates test;
  final CachedPairs cached;

  /** The centres, seen from the origin, and the radii, by the index of the circle. */
  private float[] x = {};

  private float[] y = {};
  private float[] radius = {};
  private float[] grown = {};
  private double originX;
  private double originY;

  /** The largest coordinate, seen from the origin. */
  private float largest;

  private int callsWithoutFloats;

  private int[] keptSlots = {};
  private float[] keptX = {};
  private float[] keptY = {};
  private double[] keptRadius = {};
  private float keptLargest;

  /** Where the circles were when a gradual search began. */
  private float[] begunX = {};

  private float[] begunY = {};
  private float begunLargest;

  /** The selection whose radii were read. */
  private long readSelection;

  /** True if the circles are the same as those that were kept, wherever they are now. */
  private boolean areKept;

  private int keptCount = -1;
  private long keptFilters;
  private double meanSize;
  private double meanSquare;

  TrackedCircles(
      ShapeStore shapes,
      MovingSelection choice,
      boolean touching,
      PairSearch search,
      Workers workers) {
    this.shapes = shapes;
    this.choice = choice;
    circles = choice.circles;
    this.search = search;
    gradual = new GradualSearch(workers);
    withMargin = new CirclesWithMargin(shapes, circles);
    test =
        new FloatCandidates(
            (a, b) -> shapes.circlesMeet(circles.items[a], circles.items[b], touching));
    cached = new CachedPairs(this, workers);
  }

  /** Reads where the circles are now; must precede every search. */
  void read() {
    if (readSelection != choice.selections()) {
      readSelection = choice.selections();
      readRadii();
      areKept = keptFilters == shapes.filterChanges() && hasKeptRadii();
    }
    largest = shapes.copyCentres(circles.items, circles.size, originX, originY, x, y);
    test.use(x, y, radius);
    test.allow(error(), (float) meanSize);
  }

  private void readRadii() {
    int count = circles.size;
    if (x.length < count) {
      int length = count + count / 4;
      x = new float[length];
      y = new float[length];
      radius = new float[length];
      grown = new float[length];
    }
    for (int k = 0; k < count; k++) {
      radius[k] = (float) shapes.reachX(circles.items[k]);
    }
  }

  /** Returns true if the circles are in the same slots as those that were kept, and as large. */
  private boolean hasKeptRadii() {
    boolean isSame =
        circles.size == keptCount && SameNumbers.in(keptSlots, circles.items, 0, keptCount);
    for (int k = 0; k < keptCount && isSame; k++) {
      isSame = shapes.reachX(keptSlots[k]) == keptRadius[k];
    }
    return isSame;
  }

  /** Returns the largest error of the distance of two centres in floats. */
  private float error() {
    return 2 * FloatErrorBounds.ROUNDED_DISTANCE * Math.max(largest, keptLargest);
  }

  /** Moves the origin to the middle of the circles if that makes coordinates much smaller. */
  private void centre() {
    if (!isCentred()) {
      originX += middle(x);
      originY += middle(y);
      keptLargest = 0;
      read();
    }
  }

  private boolean isCentred() {
    return Math.max(Math.abs(middle(x)), Math.abs(middle(y))) <= largest / 4;
  }

  private float middle(float[] numbers) {
    float low = numbers[0];
    float high = numbers[0];
    for (int k = 1; k < count(); k++) {
      low = numbers[k] < low ? numbers[k] : low;
      high = numbers[k] > high ? numbers[k] : high;
    }
    return low + (high - low) / 2;
  }

  @Override
  public int count() {
    return circles.size;
  }

  @Override
  public boolean areCandidatesFaster() {
    if (callsWithoutFloats > 0) {
      callsWithoutFloats--;
      return false;
    }
    return choice.allCirclesMeet();
  }

  @Override
  public FoundPairs findCandidates(double margin, int from, int to, int limit) {
    if (callsWithoutFloats == 0 && choice.allCirclesMeet()) {
      centre();
      FloatCandidates.grow(radius, (float) margin + error(), grown, count());
      if (!search.findCandidates(x, y, grown, count(), limit)) {
        callsWithoutFloats = CALLS_WITHOUT_FLOATS;
        return null;
      }
    } else {
      withMargin.grow(margin);
      search.find(withMargin, 0, limit);
    }
    return search;
  }

  @Override
  public boolean areSearchedGradually() {
    return callsWithoutFloats == 0 && choice.allCirclesMeet();
  }

  /**
   * A search at once for two calls takes less time than a gradual one, but for more calls it would
   * stand out: on swarm at 100,000 with a fifth of the velocities, the worst frame took 1.96
   * instead of 1.2 times the average.
   */
  @Override
  public int mostCallsAtOnce() {
    return 2;
  }

  @Override
  public GradualSearch begin(double margin, int limit, int steps) {
    if (begunX.length < keptCount) {
      begunX = new float[keptX.length];
      begunY = new float[keptX.length];
    }
    System.arraycopy(x, 0, begunX, 0, keptCount);
    System.arraycopy(y, 0, begunY, 0, keptCount);
    begunLargest = largest;
    FloatCandidates.grow(radius, (float) margin + error(), grown, count());
    // A search of all circles at once moves the origin.
    boolean hasBegun = isCentred() && gradual.begin(x, y, grown, count(), limit, steps);
    return hasBegun ? gradual : null;
  }

  @Override
  public void keepBegun() {
    float[] formerX = keptX;
    float[] formerY = keptY;
    keptX = begunX;
    keptY = begunY;
    begunX = formerX;
    begunY = formerY;
    keptLargest = begunLargest;
  }

  @Override
  public void keep(int from, int to) {
    if (!areKept) {
      keepRadii();
      areKept = true;
    }
    keptLargest = largest;
    System.arraycopy(x, 0, keptX, 0, keptCount);
    System.arraycopy(y, 0, keptY, 0, keptCount);
    test.allow(error(), (float) meanSize);
  }

  private void keepRadii() {
    keptCount = circles.size;
    keptFilters = shapes.filterChanges();
    if (keptSlots.length < keptCount) {
      int length = keptCount + keptCount / 4;
      keptSlots = new int[length];
      keptX = new float[length];
      keptY = new float[length];
      keptRadius = new double[length];
    }
    System.arraycopy(circles.items, 0, keptSlots, 0, keptCount);
    for (int k = 0; k < keptCount; k++) {
      keptRadius[k] = shapes.reachX(keptSlots[k]);
    }
    measure();
  }

  private void measure() {
    double sum = 0;
    double squares = 0;
    int samples = 0;
    for (int k = 0; k < keptCount; k += SAMPLE_STEP) {
      sum += keptRadius[k];
      squares += keptRadius[k] * keptRadius[k];
      samples++;
    }
    meanSize = 2 * sum / samples;
    meanSquare = squares * samples / (sum * sum);
  }

  @Override
  public double farthest(int from, int to) {
    return areKept
        ? FloatCandidates.farthest(x, y, keptX, keptY, 0, keptCount) + error()
        : Double.NaN;
  }

  @Override
  public double meanSize() {
    return meanSize;
  }

  @Override
  public double meanSquare() {
    return meanSquare;
  }

  @Override
  public int closing() {
    return 2;
  }

  @Override
  public int settle(long[] candidates, int from, int to, long[] into, int place) {
    return test.settle(candidates, from, to, into, place);
  }
}
