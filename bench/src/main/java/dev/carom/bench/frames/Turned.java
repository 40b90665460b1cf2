// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

/** The sizes and directions of turned boxes. */
final class Turned {
  final float[] halfWidth;
  final float[] halfHeight;
  final float[] angle;
  final float[] turn;
  final float[] cos;
  final float[] sin;

  Turned(float[] halfWidth, float[] halfHeight, float[] angle, float[] turn) {
    this.halfWidth = halfWidth;
    this.halfHeight = halfHeight;
    this.angle = angle;
    this.turn = turn;
    cos = new float[angle.length];
    sin = new float[angle.length];
    direct(0, angle.length);
  }

  /** Turns some boxes by one frame. */
  void turn(int from, int to) {
    for (int i = from; i < to; i++) {
      angle[i] += turn[i];
    }
    direct(from, to);
  }

  /** Uses functions that are the same on every JVM. */
  private void direct(int from, int to) {
    for (int i = from; i < to; i++) {
      cos[i] = (float) StrictMath.cos(angle[i]);
      sin[i] = (float) StrictMath.sin(angle[i]);
    }
  }

  /** Returns half the width of the bounds of a box. */
  double reachX(int i) {
    return (double) halfWidth[i] * Math.abs(cos[i]) + (double) halfHeight[i] * Math.abs(sin[i]);
  }

  /** Returns half the height of the bounds of a box. */
  double reachY(int i) {
    return (double) halfWidth[i] * Math.abs(sin[i]) + (double) halfHeight[i] * Math.abs(cos[i]);
  }

  /**
   * Returns true if no side separates two boxes, in plain doubles, for contenders without their own
   * test.
   */
  boolean meet(int a, double ax, double ay, int b, double bx, double by) {
    double dx = bx - ax;
    double dy = by - ay;
    double ca = cos[a];
    double sa = sin[a];
    double cb = cos[b];
    double sb = sin[b];
    double same = Math.abs(ca * cb + sa * sb);
    double turned = Math.abs(ca * sb - sa * cb);
    double aw = halfWidth[a];
    double ah = halfHeight[a];
    double bw = halfWidth[b];
    double bh = halfHeight[b];
    return Math.abs(dx * ca + dy * sa) <= aw + bw * same + bh * turned
        && Math.abs(dy * ca - dx * sa) <= ah + bw * turned + bh * same
        && Math.abs(dx * cb + dy * sb) <= bw + aw * same + ah * turned
        && Math.abs(dy * cb - dx * sb) <= bh + aw * turned + ah * same;
  }
}
