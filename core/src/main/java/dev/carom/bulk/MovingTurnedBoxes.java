// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.exact.FloatErrorBounds;
import dev.carom.internal.exact.QuickTurnedBoxes;
import dev.carom.internal.exact.TurnedBoxPair;
import dev.carom.internal.join.FoundPairs;
import dev.carom.internal.join.GradualSearch;
import dev.carom.internal.join.Workers;
import dev.carom.internal.kept.FloatCandidates;

/**
 * Turned boxes that move between calls. They are searched by the circles around them, which do not
 * change when boxes turn, and tested in single precision first.
 */
final class MovingTurnedBoxes extends MovingShapes {
  private static final float[] NOTHING = {};

  private static final float ROUNDING = FloatErrorBounds.SQUARES;
  private static final float SMALLEST = FloatErrorBounds.UNDERFLOW_OF_ROOTS;

  /** A circle is larger by this factor, so that it still holds a direction of another rounding. */
  private static final float ROOM = 1 + 0x1p-10f;

  /** By how much the squares of the directions' lengths may differ from 1. */
  private static final float DIRECTION_ERROR = FloatErrorBounds.DIRECTIONS;

  /** The circles may have this many times the area of the boxes' bounds. */
  private static final double MOST_AREA = 2;

  /** The average size and area are only a guide, so every 16th box is enough. */
  private static final int SAMPLE_STEP = 16;

  /** The numbers of a box: x, y, cos, sin, half width, half height, radius, and one unused. */
  private static final int STRIDE = 8;

  /** Candidates are tested in blocks of this size, whose boxes stay in the nearest cache. */
  private static final int BLOCK = 256;

  private final SetSearch search;
  private final GradualSearch gradual;
  private int count;
  private float[] x = NOTHING;
  private float[] y = NOTHING;
  private float[] halfWidth = NOTHING;
  private float[] halfHeight = NOTHING;
  private float[] cos = NOTHING;
  private float[] sin = NOTHING;

  /** Whether the numbers are rounded doubles, so that exact tests need the given ones. */
  private boolean areRounded;

  /** Room for six arrays of rounded doubles. */
  private final float[][] rounded = new float[6][0];

  /** The largest error of a distance along an axis because doubles were rounded. */
  private float positionError;

  private float[] keptX = NOTHING;
  private float[] keptY = NOTHING;
  private int keptCount;

  /** Where the boxes were when a gradual search began. */
  private float[] begunX = NOTHING;

  private float[] begunY = NOTHING;

  /** The radii of the circles, and the largest squares for which they are large enough. */
  private float[] radius = NOTHING;

  private float[] square = NOTHING;
  private float[] grown = NOTHING;
  private double meanSize;

  /** The current numbers of all boxes, side by side. */
  private float[] numbers = NOTHING;

  MovingTurnedBoxes(SetSearch search, Workers workers) {
    super(workers);
    this.search = search;
    gradual = new GradualSearch(workers);
  }

  /** Sets the boxes to read. */
  void use(TurnedBoxSet set) {
    NumberArrays arrays = set.arrays;
    count = set.count;
    areRounded = !arrays.areFloats();
    x = areRounded ? round(0, set.x, count) : arrays.floats(0);
    y = areRounded ? round(1, set.y, count) : arrays.floats(1);
    halfWidth = areRounded ? roundSizes(2, set.halfWidth, count) : arrays.floats(2);
    halfHeight = areRounded ? roundSizes(3, set.halfHeight, count) : arrays.floats(3);
    cos = areRounded ? round(4, set.cos, count) : arrays.floats(4);
    sin = areRounded ? round(5, set.sin, count) : arrays.floats(5);
    positionError = 0;
    if (areRounded) {
      positionError =
          Math.max(largest(x, count), largest(y, count)) * FloatErrorBounds.ROUNDED_DISTANCE;
      search.tests.use(set, set, 0);
    }
  }

  private float[] round(int slot, double[] values, int boxes) {
    if (rounded[slot].length < boxes) {
      rounded[slot] = new float[boxes + boxes / 4];
    }
    float[] floats = rounded[slot];
    for (int k = 0; k < boxes; k++) {
      floats[k] = (float) values[k];
    }
    return floats;
  }

  /** Rounds numbers that must not be negative; -1e-300, which is invalid, must not become 0. */
  private float[] roundSizes(int slot, double[] values, int boxes) {
    float[] floats = round(slot, values, boxes);
    for (int k = 0; k < boxes; k++) {
      if (values[k] < 0) {
        floats[k] = Float.NaN;
      }
    }
    return floats;
  }

  private static float largest(float[] values, int count) {
    float largest = 0;
    for (int k = 0; k < count; k++) {
      float size = Math.abs(values[k]);
      largest = size > largest ? size : largest;
    }
    return largest;
  }

  @Override
  public int count() {
    return count;
  }

  /**
   * Measures the circles around the boxes. Returns false if a number is invalid or too extreme, or
   * if the boxes are so long that many more circles than boxes would meet.
   */
  private boolean measure() {
    if (radius.length < count) {
      int room = count + count / 4;
      keptX = new float[room];
      keptY = new float[room];
      begunX = new float[room];
      begunY = new float[room];
      radius = new float[room];
      square = new float[room];
      grown = new float[room];
      numbers = new float[STRIDE * room];
    }
    keptCount = 0;
    float largest = 0;
    for (int k = 0; k < count; k++) {
      float r = (float) Math.sqrt(square(k)) * ROOM + SMALLEST;
      radius[k] = r;
      square[k] = r * r * (1 - ROUNDING);
      largest = r > largest ? r : largest;
    }
    return largest <= FloatErrorBounds.LARGEST_TO_SQUARE && areInside() && areRoundEnough();
  }

  /** Returns the square of half the diagonal, in units of the axes. */
  private float square(int k) {
    return (halfWidth[k] * halfWidth[k] + halfHeight[k] * halfHeight[k]) * length(k);
  }

  /** Returns the square of the direction's length. */
  private float length(int k) {
    return cos[k] * cos[k] + sin[k] * sin[k];
  }

  /** Returns true if all numbers are valid and each box is inside its circle. */
  private boolean areInside() {
    for (int k = 0; k < count; k++) {
      float length = length(k);
      // Also false for NaN.
      if (!(halfWidth[k] >= 0
          && halfHeight[k] >= 0
          && length >= 1 - DIRECTION_ERROR
          && length <= 1 + DIRECTION_ERROR
          && square(k) <= square[k])) {
        return false;
      }
    }
    return true;
  }

  private boolean areRoundEnough() {
    double sizes = 0;
    double circles = 0;
    double boxes = 0;
    int samples = 0;
    for (int k = 0; k < count; k += SAMPLE_STEP) {
      double c = Math.abs(cos[k]);
      double s = Math.abs(sin[k]);
      double reachX = halfWidth[k] * c + halfHeight[k] * s;
      double reachY = halfWidth[k] * s + halfHeight[k] * c;
      sizes += radius[k];
      circles += Math.PI / 4 * radius[k] * radius[k];
      boxes += reachX * reachY;
      samples++;
    }
    meanSize = 2 * sizes / samples;
    return circles <= MOST_AREA * boxes;
  }

  @Override
  public boolean areCandidatesFaster() {
    return true;
  }

  @Override
  public FoundPairs findCandidates(double margin, int from, int to, int limit) {
    if (!measure()) {
      return null;
    }
    grow(margin);
    return search.pairs.findCandidates(x, y, grown, count, limit) ? search.pairs : null;
  }

  private void grow(double margin) {
    FloatCandidates.grow(radius, (float) margin + 2 * positionError, grown, count);
  }

  @Override
  public boolean areSearchedGradually() {
    return true;
  }

  /** The circles are those that were measured before; boxes are still inside. */
  @Override
  public GradualSearch begin(double margin, int limit, int steps) {
    System.arraycopy(x, 0, begunX, 0, count);
    System.arraycopy(y, 0, begunY, 0, count);
    grow(margin);
    return gradual.begin(x, y, grown, count, limit, steps) ? gradual : null;
  }

  @Override
  public void keepBegun() {
    float[] formerX = keptX;
    float[] formerY = keptY;
    keptX = begunX;
    keptY = begunY;
    begunX = formerX;
    begunY = formerY;
  }

  @Override
  public void keep(int from, int to) {
    System.arraycopy(x, 0, keptX, 0, count);
    System.arraycopy(y, 0, keptY, 0, count);
    keptCount = count;
    pack();
  }

  @Override
  public double farthest(int from, int to) {
    if (count != keptCount || !areInside()) {
      return Double.NaN;
    }
    pack();
    return FloatCandidates.farthest(x, y, keptX, keptY, 0, count) + 2 * positionError;
  }

  private void pack() {
    for (int k = 0; k < count; k++) {
      int at = STRIDE * k;
      numbers[at] = x[k];
      numbers[at + 1] = y[k];
      numbers[at + 2] = cos[k];
      numbers[at + 3] = sin[k];
      numbers[at + 4] = halfWidth[k];
      numbers[at + 5] = halfHeight[k];
      numbers[at + 6] = radius[k];
    }
  }

  @Override
  public double meanSize() {
    return meanSize;
  }

  @Override
  public int closing() {
    return 2;
  }

  @Override
  public double testTime() {
    return 12;
  }

  /**
   * Tests the circles first, a block of candidates at a time: most of the work is to load the
   * boxes, which short loops do ahead, and every other candidate needs no further test.
   */
  @Override
  public int settle(long[] candidates, int from, int to, long[] into, int place) {
    int end = place;
    for (int first = from; first < to; first += BLOCK) {
      int near = keepNear(candidates, first, Math.min(first + BLOCK, to), into, end);
      end = keepMeeting(into, end, near);
    }
    return end;
  }

  /** Copies the candidates whose circles meet, with room to spare for rounding. */
  private int keepNear(long[] candidates, int from, int to, long[] into, int place) {
    float[] n = numbers;
    float inexact = 4 * positionError;
    int end = place;
    for (int k = from; k < to; k++) {
      long pair = candidates[k];
      int i = STRIDE * (int) (pair >>> 32);
      int j = STRIDE * (int) pair;
      float dx = n[j] - n[i];
      float dy = n[j + 1] - n[i + 1];
      // Its square is larger by 32 rounding errors; the squares have 11.
      float reach = (n[i + 6] + n[j + 6]) * (1 + ROUNDING) + inexact;
      into[end] = pair;
      end += bits(dx * dx + dy * dy - reach * reach) >>> 31;
    }
    return end;
  }

  /** Keeps the pairs of boxes that meet, at the beginning of the given range. */
  private int keepMeeting(long[] pairs, int from, int to) {
    float[] n = numbers;
    float inexact = 4 * positionError;
    int end = from;
    for (int k = from; k < to; k++) {
      long pair = pairs[k];
      int a = (int) (pair >>> 32);
      int b = (int) pair;
      int i = STRIDE * a;
      int j = STRIDE * b;
      float dx = n[j] - n[i];
      float dy = n[j + 1] - n[i + 1];
      float cosA = n[i + 2];
      float sinA = n[i + 3];
      float cosB = n[j + 2];
      float sinB = n[j + 3];
      float widthA = n[i + 4];
      float heightA = n[i + 5];
      float widthB = n[j + 4];
      float heightB = n[j + 5];
      float same = Math.abs(cosA * cosB + sinA * sinB);
      float turned = Math.abs(cosA * sinB - sinA * cosB);
      float gap0 = Math.abs(dx * cosA + dy * sinA) - (widthA + (widthB * same + heightB * turned));
      float gap1 = Math.abs(dy * cosA - dx * sinA) - (heightA + (widthB * turned + heightB * same));
      float gap2 = Math.abs(dx * cosB + dy * sinB) - (widthB + (widthA * same + heightA * turned));
      float gap3 = Math.abs(dy * cosB - dx * sinB) - (heightB + (widthA * turned + heightA * same));
      float size = Math.abs(dx) + Math.abs(dy) + (n[i + 6] + n[j + 6]);
      float bound = size * FloatErrorBounds.TURNED_GAPS + inexact;
      int areNegative = bits(gap0) & bits(gap1) & bits(gap2) & bits(gap3);
      int areClose =
          bits(Math.abs(gap0) - bound)
              | bits(Math.abs(gap1) - bound)
              | bits(Math.abs(gap2) - bound)
              | bits(Math.abs(gap3) - bound);
      pairs[end] = pair;
      if (areClose >= 0) {
        end += areNegative >>> 31;
      } else {
        end += meet(a, b) ? 1 : 0;
      }
    }
    return end;
  }

  private static int bits(float number) {
    return Float.floatToRawIntBits(number);
  }

  /** Returns true if two boxes form a pair. Exact. */
  private boolean meet(int a, int b) {
    if (areRounded) {
      return search.tests.accepts(a, b);
    }
    int quick =
        QuickTurnedBoxes.compare(
            x[a],
            y[a],
            halfWidth[a],
            halfHeight[a],
            cos[a],
            sin[a],
            x[b],
            y[b],
            halfWidth[b],
            halfHeight[b],
            cos[b],
            sin[b],
            0);
    if (quick != 0) {
      return quick < 0;
    }
    TurnedBoxPair pair = TurnedBoxPair.ofThisThread();
    pair.first().set(x[a], y[a], halfWidth[a], halfHeight[a], cos[a], sin[a]);
    pair.second().set(x[b], y[b], halfWidth[b], halfHeight[b], cos[b], sin[b]);
    return pair.meet(search.touching);
  }

  @Override
  void release() {
    x = y = halfWidth = halfHeight = cos = sin = NOTHING;
  }
}
