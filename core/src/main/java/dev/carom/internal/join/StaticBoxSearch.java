// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.exact.FloatErrorBounds;

/** Finds the pairs of some circles and {@link StaticBoxes}, in the order of the circles. */
final class StaticBoxSearch {
  /** Circles are looked up in blocks, so that reads of distant cells overlap. */
  private static final int BLOCK = 256;

  private final FloatShapes circles = new FloatShapes();
  private final int[] from = new int[BLOCK];
  private final int[] to = new int[BLOCK];

  /** The indices of the pairs that single precision cannot decide. */
  private int[] doubtful = new int[BLOCK];

  private int doubts;

  /** Keeps the first reads of a block from being optimized away. */
  private float touched;

  /** The pairs found: (circle, box) in one number, ascending. */
  long[] pairs = new long[1024];

  int count;

  /** True if the search succeeded, so that the pairs are complete up to the limit. */
  boolean isComplete;

  /** The number of boxes that were in reach of the circles. */
  long inReach;

  /** Finds pairs up to the limit; gives up if more boxes than {@code most} are in reach. */
  void find(
      StaticBoxes boxes,
      CircleSource source,
      int firstCircle,
      int endCircle,
      PairPredicate predicate,
      int limit,
      long most) {
    count = 0;
    inReach = 0;
    isComplete = false;
    circles.circlesLike(boxes.floats, BLOCK);
    for (int first = firstCircle; first < endCircle && count < limit; first += BLOCK) {
      int end = Math.min(first + BLOCK, endCircle);
      if (!boxes.isFor(source.fill(circles, first, end))) {
        return;
      }
      int inReachOfBlock = look(boxes, end - first);
      inReach += inReachOfBlock;
      if (inReach > most) {
        return;
      }
      reserve(inReachOfBlock);
      test(boxes.entries, first, end - first);
      settle(predicate);
    }
    count = Math.min(count, limit);
    isComplete = true;
  }

  private void reserve(int more) {
    if (doubtful.length < more) {
      doubtful = new int[2 * more];
    }
    if (pairs.length - count <= more) {
      pairs = PairOrder.grown(pairs, count + more + 1L);
    }
  }

  /** Finds the entries in reach of each circle; returns their number. */
  private int look(StaticBoxes boxes, int block) {
    boxes.cells(circles.x, circles.y, block, from);
    int[] begin = boxes.begin;
    float[] entries = boxes.entries;
    int entryCount = 0;
    float sum = 0;
    for (int k = 0; k < block; k++) {
      int cell = from[k];
      int first = begin[cell];
      int end = begin[cell + 1];
      from[k] = first;
      to[k] = end;
      entryCount += end - first;
      int at = StaticBoxes.STRIDE * first;
      sum += entries[at] + entries[at + 16] + entries[at + 32];
    }
    touched = sum;
    return entryCount;
  }

  /** Tests each circle of a block against the entries in its reach. */
  private void test(float[] entries, int firstCircle, int block) {
    float[] x = circles.x;
    float[] y = circles.y;
    float[] radius = circles.radius;
    long[] found = pairs;
    int[] unsure = doubtful;
    int doubts = 0;
    int size = count;
    for (int k = 0; k < block; k++) {
      float circleX = x[k];
      float circleY = y[k];
      // A circle far away was enlarged by more, possibly to infinity, and meets nothing.
      float reach = Math.min(radius[k], FloatErrorBounds.LARGEST_TO_SQUARE);
      float square =
          reach * reach * FloatErrorBounds.FOUR_LARGER_SQUARES
              + FloatErrorBounds.UNDERFLOW_OF_CANDIDATES;
      int tolerance = Float.floatToRawIntBits(8 * reach * FloatErrorBounds.scaledDistance(reach));
      long circle = (long) (firstCircle + k) << 32;
      int end = StaticBoxes.STRIDE * to[k];
      for (int at = StaticBoxes.STRIDE * from[k]; at < end; at += StaticBoxes.STRIDE) {
        float gapX = Math.abs(circleX - entries[at]) - entries[at + 2];
        float gapY = Math.abs(circleY - entries[at + 1]) - entries[at + 3];
        float twiceX = gapX + Math.abs(gapX);
        float twiceY = gapY + Math.abs(gapY);
        int result = Float.floatToRawIntBits(twiceX * twiceX + twiceY * twiceY - square);
        found[size] = circle | Float.floatToRawIntBits(entries[at + 4]);
        if ((result & Integer.MAX_VALUE) <= tolerance) {
          unsure[doubts++] = size++;
        } else {
          size += result >>> 31;
        }
      }
    }
    this.doubts = doubts;
    count = size;
  }

  /** Removes the doubtful pairs that do not hold. */
  private void settle(PairPredicate predicate) {
    int end = count;
    count = doubts == 0 ? end : doubtful[0];
    for (int doubt = 0; doubt < doubts; doubt++) {
      int at = doubtful[doubt];
      int next = doubt + 1 < doubts ? doubtful[doubt + 1] : end;
      int first = predicate.accepts((int) (pairs[at] >>> 32), (int) pairs[at]) ? at : at + 1;
      System.arraycopy(pairs, first, pairs, count, next - first);
      count += next - first;
    }
  }
}
