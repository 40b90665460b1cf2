// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import java.util.Arrays;

/**
 * Shapes grouped by the strip they begin in: x, y, reach and id side by side, so that one write
 * fills one cache line.
 */
final class StripStore {
  /** Four numbers for each shape: x, y, reachX, id. */
  float[] main = {};

  /** Two more for each shape that is not round: reachY, radius. */
  float[] more = {};

  /** The strip that each shape begins in. */
  private int[] stripOf = {};

  /** The index of the first shape of each strip, and the end of the last. */
  int[] begin = {};

  /** The index at which each part writes its next shape of each strip. */
  private int[][] next = {};

  void prepare(int parts, FloatShapes floats, StripLayout layout) {
    if (begin.length < layout.strips + 1 || next.length < parts) {
      int capacity = layout.strips + layout.strips / 4 + 1;
      begin = new int[capacity];
      next = new int[parts][capacity];
    }
    if (stripOf.length < floats.count) {
      stripOf = new int[floats.count + floats.count / 4];
    }
    if (main.length < 4 * floats.count) {
      main = new float[4 * (floats.count + floats.count / 4)];
    }
    if (!floats.round && more.length < 2 * floats.count) {
      more = new float[2 * (floats.count + floats.count / 4)];
    }
  }

  /** Finds the strip that each shape of one part begins in, and counts them. */
  void count(int part, FloatShapes floats, int from, int to, StripLayout layout) {
    int[] counts = next[part];
    Arrays.fill(counts, 0, layout.strips, 0);
    layout.deal(floats.y, floats.reachY, from, to, stripOf, counts);
  }

  /** Turns counts into indices: strip by strip, and part by part within a strip. */
  void lay(int parts, int strips) {
    int shape = 0;
    for (int strip = 0; strip < strips; strip++) {
      begin[strip] = shape;
      for (int part = 0; part < parts; part++) {
        int count = next[part][strip];
        next[part][strip] = shape;
        shape += count;
      }
    }
    begin[strips] = shape;
  }

  /** Writes the shapes of one part into their strips. */
  void scatter(int part, FloatShapes floats, int from, int to) {
    if (floats.round) {
      scatterRound(floats.x, floats.y, floats.radius, from, to, stripOf, next[part]);
    } else {
      scatterBoxes(floats, from, to, stripOf, next[part]);
    }
  }

  private void scatterRound(
      float[] x, float[] y, float[] radius, int from, int to, int[] stripOf, int[] next) {
    float[] main = this.main;
    for (int shape = from; shape < to; shape++) {
      int to4 = next[stripOf[shape]]++ << 2;
      main[to4] = x[shape];
      main[to4 + 1] = y[shape];
      main[to4 + 2] = radius[shape];
      main[to4 + 3] = Float.intBitsToFloat(shape);
    }
  }

  private void scatterBoxes(FloatShapes floats, int from, int to, int[] stripOf, int[] next) {
    float[] x = floats.x;
    float[] y = floats.y;
    float[] reachX = floats.reachX;
    float[] reachY = floats.reachY;
    float[] radius = floats.radius;
    float[] main = this.main;
    float[] more = this.more;
    for (int shape = from; shape < to; shape++) {
      int place = next[stripOf[shape]]++;
      main[4 * place] = x[shape];
      main[4 * place + 1] = y[shape];
      main[4 * place + 2] = reachX[shape];
      main[4 * place + 3] = Float.intBitsToFloat(shape);
      more[2 * place] = reachY[shape];
      more[2 * place + 1] = radius[shape];
    }
  }

  /** Copies one shape, with the given mark. */
  void copy(int shape, Columns into, int place, int mark, boolean round) {
    into.x[place] = main[4 * shape];
    into.y[place] = main[4 * shape + 1];
    into.reachX[place] = main[4 * shape + 2];
    into.id[place] = Float.floatToRawIntBits(main[4 * shape + 3]) | mark;
    if (!round) {
      into.reachY[place] = more[2 * shape];
      into.radius[place] = more[2 * shape + 1];
    }
  }

  /** Returns the upper end of one shape. */
  float top(int shape, boolean round) {
    return main[4 * shape + 1] + (round ? main[4 * shape + 2] : more[2 * shape]);
  }
}
