// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.crowd;

import dev.carom.Box;
import dev.carom.io.sample.SplitMix64;
import dev.carom.motion.Crowd;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Circles of radius ½ in a closed square with pillars, which they fill to six tenths. They start in
 * a smaller square in the middle and are pushed apart.
 */
final class CrowdScene {
  private static final long SEED = 5;
  private static final double FILLED = 0.6;
  private static final int CIRCLES_PER_PILLAR = 100;

  final String name;
  final int count;
  final double side;
  final List<Box> walls = new ArrayList<>();
  final double[] x;
  final double[] y;
  final double[] radius;
  private final double[] startX;
  private final double[] startY;
  private final Crowd crowd;

  /** Creates a scene; the start square has this fraction of the side. */
  CrowdScene(String name, int count, double start) {
    this.name = name;
    this.count = count;
    side = Math.sqrt(count * Math.PI / 4 / FILLED);
    SplitMix64 random = new SplitMix64(SEED);
    addWalls(random);
    startX = new double[count];
    startY = new double[count];
    double margin = side * (1 - start) / 2;
    for (int k = 0; k < count; k++) {
      startX[k] = random.between(margin, side - margin);
      startY[k] = random.between(margin, side - margin);
    }
    x = startX.clone();
    y = startY.clone();
    radius = new double[count];
    Arrays.fill(radius, 0.5);
    crowd = Crowd.among(walls);
  }

  private void addWalls(SplitMix64 random) {
    walls.add(new Box(-1, -1, 0, side + 1));
    walls.add(new Box(side, -1, side + 1, side + 1));
    walls.add(new Box(-1, -1, side + 1, 0));
    walls.add(new Box(-1, side, side + 1, side + 1));
    for (int k = 0; k < count / CIRCLES_PER_PILLAR; k++) {
      walls.add(Box.at(random.between(0, side), random.between(0, side), 1, 2));
    }
  }

  /** Moves all circles back to their start. */
  void restart() {
    System.arraycopy(startX, 0, x, 0, count);
    System.arraycopy(startY, 0, y, 0, count);
  }

  /** Separates all circles once; returns the overlap before that. */
  double pass() {
    crowd.separate(x, y, radius, count);
    return crowd.overlap();
  }
}
