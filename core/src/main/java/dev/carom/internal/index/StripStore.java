package dev.carom.internal.index;

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

  /** The strip that each lane begins in. */
  private int[] stripOf = {};

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
    if (stripOf.length < lanes.count) {
      stripOf = new int[lanes.count + lanes.count / 4];
    }
    if (main.length < 4 * lanes.count) {
      main = new float[4 * (lanes.count + lanes.count / 4)];
    }
    if (!lanes.round && more.length < 2 * lanes.count) {
      more = new float[2 * (lanes.count + lanes.count / 4)];
    }
  }

  /** Finds the strip that each lane of one part begins in, and counts them. */
  void count(int part, Lanes lanes, int from, int to, StripLayout layout) {
    int[] counts = next[part];
    Arrays.fill(counts, 0, layout.strips, 0);
    layout.deal(lanes.y, lanes.reachY, from, to, stripOf, counts);
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
  void scatter(int part, Lanes lanes, int from, int to) {
    if (lanes.round) {
      scatterRound(lanes.x, lanes.y, lanes.radius, from, to, stripOf, next[part]);
    } else {
      scatterBoxes(lanes, from, to, stripOf, next[part]);
    }
  }

  private void scatterRound(
      float[] x, float[] y, float[] radius, int from, int to, int[] stripOf, int[] next) {
    float[] main = this.main;
    for (int lane = from; lane < to; lane++) {
      int to4 = next[stripOf[lane]]++ << 2;
      main[to4] = x[lane];
      main[to4 + 1] = y[lane];
      main[to4 + 2] = radius[lane];
      main[to4 + 3] = Float.intBitsToFloat(lane);
    }
  }

  private void scatterBoxes(Lanes lanes, int from, int to, int[] stripOf, int[] next) {
    float[] x = lanes.x;
    float[] y = lanes.y;
    float[] reachX = lanes.reachX;
    float[] reachY = lanes.reachY;
    float[] radius = lanes.radius;
    float[] main = this.main;
    float[] more = this.more;
    for (int lane = from; lane < to; lane++) {
      int place = next[stripOf[lane]]++;
      main[4 * place] = x[lane];
      main[4 * place + 1] = y[lane];
      main[4 * place + 2] = reachX[lane];
      main[4 * place + 3] = Float.intBitsToFloat(lane);
      more[2 * place] = reachY[lane];
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
