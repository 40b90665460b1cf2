package dev.carom.bench.crowd;

import dev.carom.Box;
import dev.carom.io.sample.SplitMix64;
import dev.carom.motion.Crowd;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Circles of radius ½ in a closed square with pillars, of which they fill six tenths; they begin in
 * a smaller square in the middle and have to make room for each other.
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

  /** The start is the part of the side of the square in which they begin. */
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

  /** Puts all circles back where they began. */
  void restart() {
    System.arraycopy(startX, 0, x, 0, count);
    System.arraycopy(startY, 0, y, 0, count);
  }

  /** Pushes all circles apart once; returns the overlap there was before. */
  double pass() {
    crowd.separate(x, y, radius, count);
    return crowd.overlap();
  }
}
