package dev.carom.index;

import java.util.Arrays;

/**
 * Lanes grouped by the strip they begin in: x, y, reach and id side by side, so that one write
 * fills one line.
 */
final class StripStore {
  /** Four numbers for each lane: x, y, reachX, id. */
  float[] main = {};

  /** Two more for each lane that is not round: reachY, radius. */
  float[] more = {};

  /** Where each strip begins, in lanes; one more entry for the end of the last. */
  int[] begin = {};

  /** Where each part writes its next lane of each strip. */
  private int[][] next = {};

  void prepare(int parts, Lanes lanes, StripLayout layout) {
    if (begin.length < layout.strips + 1 || next.length < parts) {
      int capacity = layout.strips + layout.strips / 4 + 1;
      begin = new int[capacity];
      next = new int[parts][capacity];
    }
    if (main.length < 4 * lanes.count) {
      main = new float[4 * (lanes.count + lanes.count / 4)];
    }
    if (!lanes.round && more.length < 2 * lanes.count) {
      more = new float[2 * (lanes.count + lanes.count / 4)];
    }
  }

  /** Counts how many lanes of one part begin in each strip. */
  void count(int part, Lanes lanes, int from, int to, StripLayout layout) {
    int[] counts = next[part];
    Arrays.fill(counts, 0, layout.strips, 0);
    count(lanes.y, lanes.reachY, from, to, layout.bottom, layout.perHeight, counts);
  }

  private static void count(
      float[] y, float[] reach, int from, int to, float bottom, float perHeight, int[] counts) {
    for (int lane = from; lane < to; lane++) {
      counts[stripOf(y[lane] - reach[lane], bottom, perHeight)]++;
    }
  }

  /** The strip of a lower end, which is never above the highest centre. */
  private static int stripOf(float low, float bottom, float perHeight) {
    return Math.max((int) ((low - bottom) * perHeight), 0);
  }

  /** Turns counts into places: strip by strip, and part by part within a strip. */
  void lay(int parts, int strips) {
    int lane = 0;
    for (int strip = 0; strip < strips; strip++) {
      begin[strip] = lane;
      for (int part = 0; part < parts; part++) {
        int count = next[part][strip];
        next[part][strip] = lane;
        lane += count;
      }
    }
    begin[strips] = lane;
  }

  /** Writes the lanes of one part into their strips. */
  void scatter(int part, Lanes lanes, int from, int to, StripLayout layout) {
    if (lanes.round) {
      scatterRound(
          lanes.x, lanes.y, lanes.radius, from, to, layout.bottom, layout.perHeight, next[part]);
    } else {
      scatterBoxes(lanes, from, to, layout, next[part]);
    }
  }

  private void scatterRound(
      float[] x,
      float[] y,
      float[] radius,
      int from,
      int to,
      float bottom,
      float perHeight,
      int[] next) {
    float[] main = this.main;
    for (int lane = from; lane < to; lane++) {
      float laneX = x[lane];
      float laneY = y[lane];
      float reach = radius[lane];
      int to4 = next[stripOf(laneY - reach, bottom, perHeight)]++ << 2;
      main[to4] = laneX;
      main[to4 + 1] = laneY;
      main[to4 + 2] = reach;
      main[to4 + 3] = Float.intBitsToFloat(lane);
    }
  }

  private void scatterBoxes(Lanes lanes, int from, int to, StripLayout layout, int[] next) {
    float[] x = lanes.x;
    float[] y = lanes.y;
    float[] reachX = lanes.reachX;
    float[] reachY = lanes.reachY;
    float[] radius = lanes.radius;
    float[] main = this.main;
    float[] more = this.more;
    float bottom = layout.bottom;
    float perHeight = layout.perHeight;
    for (int lane = from; lane < to; lane++) {
      float laneY = y[lane];
      float reach = reachY[lane];
      int place = next[stripOf(laneY - reach, bottom, perHeight)]++;
      main[4 * place] = x[lane];
      main[4 * place + 1] = laneY;
      main[4 * place + 2] = reachX[lane];
      main[4 * place + 3] = Float.intBitsToFloat(lane);
      more[2 * place] = reach;
      more[2 * place + 1] = radius[lane];
    }
  }

  /** Copies one lane, marked as given. */
  void copy(int lane, Columns into, int place, int mark, boolean round) {
    into.x[place] = main[4 * lane];
    into.y[place] = main[4 * lane + 1];
    into.reachX[place] = main[4 * lane + 2];
    into.id[place] = Float.floatToRawIntBits(main[4 * lane + 3]) | mark;
    if (!round) {
      into.reachY[place] = more[2 * lane];
      into.radius[place] = more[2 * lane + 1];
    }
  }

  /** The upper end of one lane. */
  float top(int lane, boolean round) {
    return main[4 * lane + 1] + (round ? main[4 * lane + 2] : more[2 * lane]);
  }
}
