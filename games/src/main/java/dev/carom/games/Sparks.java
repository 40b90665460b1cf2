// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

import dev.carom.draw.Canvas;
import java.util.Arrays;

/** Short streaks that fly off what is hit, for decoration only. */
public final class Sparks {
  private static final int MOST = 400;
  private static final int LIFE = 24;

  /** How much of its motion a spark keeps per step. */
  private static final double DRAG = 0.94;

  private final double[] x = new double[MOST];
  private final double[] y = new double[MOST];
  private final double[] motionX = new double[MOST];
  private final double[] motionY = new double[MOST];
  private final double[] weight = new double[MOST];
  private final int[] life = new int[MOST];
  private final int[] color = new int[MOST];
  private final Dice dice = new Dice(77);
  private boolean calm;
  private int next;

  Sparks() {}

  void setCalm(boolean newCalm) {
    calm = newCalm;
    if (calm) {
      Arrays.fill(life, 0);
    }
  }

  /**
   * Adds sparks that fly in all directions; the oldest ones are replaced.
   *
   * @param atX the x coordinate of their start
   * @param atY the y coordinate of their start
   * @param count the number of sparks
   * @param speed the speed of the fastest ones, per step
   * @param downwards how much faster they fall with every step
   * @param inColor the index of their colour
   */
  public void burst(
      double atX, double atY, int count, double speed, double downwards, int inColor) {
    for (int k = 0; k < count; k++) {
      double flyX = dice.between(-1, 1);
      double flyY = dice.between(-1, 1);
      // Points of the square outside the circle would make the burst look like a square.
      double length = Math.max(1, Math.sqrt(flyX * flyX + flyY * flyY));
      add(atX, atY, flyX / length * speed, flyY / length * speed, downwards, inColor);
    }
  }

  /** Adds one spark with a given motion per step. */
  public void add(double atX, double atY, double flyX, double flyY, double downwards, int inColor) {
    if (calm) {
      return;
    }
    x[next] = atX;
    y[next] = atY;
    motionX[next] = flyX;
    motionY[next] = flyY;
    weight[next] = downwards;
    life[next] = LIFE / 2 + dice.below(LIFE / 2);
    color[next] = inColor;
    next = (next + 1) % MOST;
  }

  void step() {
    for (int k = 0; k < MOST; k++) {
      if (life[k] > 0) {
        life[k]--;
        motionX[k] *= DRAG;
        motionY[k] = motionY[k] * DRAG + weight[k];
        x[k] += motionX[k];
        y[k] += motionY[k];
      }
    }
  }

  /** Returns the number of sparks that are visible. */
  public int count() {
    int count = 0;
    for (int k = 0; k < MOST; k++) {
      count += life[k] > 0 ? 1 : 0;
    }
    return count;
  }

  /**
   * Draws the sparks, moved down by some length.
   *
   * @param down the length
   * @param size the width of a spark
   * @param colors the colours by index
   * @param canvas the canvas
   */
  public void draw(double down, double size, int[] colors, Canvas canvas) {
    canvas.fill(Canvas.NONE);
    for (int k = 0; k < MOST; k++) {
      if (life[k] > 0) {
        canvas.stroke(Palette.withAlpha(colors[color[k]], 255 * life[k] / LIFE), size);
        double tailX = x[k] - 2 * motionX[k];
        double tailY = y[k] - 2 * motionY[k];
        canvas.line(tailX, tailY + down, x[k], y[k] + down);
      }
    }
    canvas.stroke(Canvas.NONE, 0);
  }
}
