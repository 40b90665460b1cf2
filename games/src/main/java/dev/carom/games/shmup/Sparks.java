// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.shmup;

import dev.carom.games.Dice;

/** Sparks that fly off what is hit, for decoration only. */
final class Sparks {
  static final int LIFE = 24;

  private static final int MOST = 400;

  final double[] x = new double[MOST];
  final double[] y = new double[MOST];
  final double[] motionX = new double[MOST];
  final double[] motionY = new double[MOST];
  final int[] life = new int[MOST];
  final int[] color = new int[MOST];
  private final Dice dice = new Dice(77);
  private int next;

  /** Adds sparks; the oldest ones are replaced. */
  void burst(double atX, double atY, int howMany, double speed, int inColor) {
    for (int k = 0; k < howMany; k++) {
      x[next] = atX;
      y[next] = atY;
      motionX[next] = dice.between(-speed, speed);
      motionY[next] = dice.between(-speed, speed);
      life[next] = LIFE / 2 + dice.below(LIFE / 2);
      color[next] = inColor;
      next = (next + 1) % MOST;
    }
  }

  void step() {
    for (int k = 0; k < MOST; k++) {
      if (life[k] > 0) {
        life[k]--;
        x[k] += motionX[k];
        y[k] += motionY[k];
      }
    }
  }

  int count() {
    return MOST;
  }
}
