// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.shmup;

import dev.carom.games.Checksum;
import java.util.Arrays;

/** The bullets of one side, with their positions and motions per step. */
final class Bullets {
  final double radius;
  double[] x = new double[64];
  double[] y = new double[64];
  double[] motionX = new double[64];
  double[] motionY = new double[64];

  /** Whether the bullet passed so close to the ship that it scored points. */
  boolean[] grazed = new boolean[64];

  int count;

  Bullets(double radius) {
    this.radius = radius;
  }

  void add(double atX, double atY, double motion0, double motion1) {
    if (count == x.length) {
      x = Arrays.copyOf(x, 2 * count);
      y = Arrays.copyOf(y, 2 * count);
      motionX = Arrays.copyOf(motionX, 2 * count);
      motionY = Arrays.copyOf(motionY, 2 * count);
      grazed = Arrays.copyOf(grazed, 2 * count);
    }
    x[count] = atX;
    y[count] = atY;
    motionX[count] = motion0;
    motionY[count] = motion1;
    grazed[count] = false;
    count++;
  }

  /** Removes a bullet; the last one takes its place. */
  void remove(int k) {
    count--;
    x[k] = x[count];
    y[k] = y[count];
    motionX[k] = motionX[count];
    motionY[k] = motionY[count];
    grazed[k] = grazed[count];
  }

  void addTo(Checksum sum) {
    sum.add(count);
    for (int k = 0; k < count; k++) {
      sum.add(x[k]).add(y[k]).add(motionX[k]).add(motionY[k]);
    }
  }
}
