// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

import dev.carom.draw.Canvas;

/** The last positions of something that moves, for decoration only. */
public final class Trail {
  private static final int LENGTH = 16;

  private final double[] x = new double[LENGTH];
  private final double[] y = new double[LENGTH];
  private boolean calm;
  private int count;
  private int next;

  Trail() {}

  void setCalm(boolean newCalm) {
    calm = newCalm;
    cut();
  }

  /** Adds the position after a step. */
  public void add(double atX, double atY) {
    if (calm) {
      return;
    }
    x[next] = atX;
    y[next] = atY;
    next = (next + 1) % LENGTH;
    count = Math.min(LENGTH, count + 1);
  }

  /** Forgets the positions so far. */
  public void cut() {
    count = 0;
  }

  /** Returns the number of positions. */
  public int count() {
    return count;
  }

  /** Draws a circle at each position; older ones are smaller and paler. */
  public void draw(double radius, int color, Canvas canvas) {
    canvas.stroke(Canvas.NONE, 0);
    for (int k = count; k > 0; k--) {
      int at = (next - k + LENGTH) % LENGTH;
      int age = LENGTH - k;
      canvas.fill(Palette.withAlpha(color, 6 + 3 * age));
      canvas.circle(x[at], y[at], radius * (0.35 + 0.6 * age / LENGTH));
    }
  }
}
