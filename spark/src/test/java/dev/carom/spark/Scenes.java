// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.io.sample.MovingCircles;
import dev.carom.io.sample.SplitMix64;

/** Scenes that are easy for tiles, and scenes that are not. */
final class Scenes {
  private Scenes() {}

  static Scene uniform(int count) {
    return of(MovingCircles.swarm(count));
  }

  /** Half of the circles in clusters, with sizes from 0.05 to 50. */
  static Scene clustered(int count) {
    return of(MovingCircles.skew(count, 20 * Math.sqrt(count)));
  }

  static Scene of(MovingCircles circles) {
    Scene scene = new Scene();
    for (int k = 0; k < circles.count; k++) {
      scene.add(new Circle(circles.x[k], circles.y[k], circles.radius[k]));
    }
    return scene;
  }

  /** Circles and boxes of several sizes, in no order. */
  static Scene mixed(int count, long seed) {
    SplitMix64 random = new SplitMix64(seed);
    Scene scene = new Scene();
    double side = Math.sqrt(count) * 2;
    for (int k = 0; k < count; k++) {
      double x = random.between(-side, side);
      double y = random.between(-side, side);
      double size = random.between(0, 2);
      if (random.next() < 0.5) {
        scene.add(new Circle(x, y, size));
      } else {
        scene.add(new Box(x, y, x + size, y + random.between(0, 2)));
      }
    }
    return scene;
  }

  /** Circles and boxes on a lattice: each touches its neighbours, and tiles end where they do. */
  static Scene lattice(int side) {
    Scene scene = new Scene();
    for (int row = 0; row < side; row++) {
      for (int column = 0; column < side; column++) {
        switch ((row * 7 + column) % 3) {
          case 0 -> scene.add(new Circle(column, row, 0.5));
          case 1 -> scene.add(new Box(column - 0.5, row - 0.5, column + 0.5, row + 0.5));
          default -> scene.add(new Box(column, row, column, row));
        }
      }
    }
    return scene;
  }

  static Scene atOnePlace(int count) {
    Scene scene = new Scene();
    for (int k = 0; k < count; k++) {
      scene.add(k % 2 == 0 ? new Circle(3, 4, k % 5) : new Box(3, 4, 3, 4));
    }
    return scene;
  }

  /** Small circles, and giants over all of them: boxes, long thin ones and a circle. */
  static Scene withGiants(int count) {
    Scene scene = uniform(count);
    double side = MovingCircles.swarm(count).side;
    scene.add(new Box(-1, -1, side + 1, side + 1));
    scene.add(new Circle(side / 2, side / 2, side * 2));
    scene.add(new Box(-1, side / 3, side * 2, side / 3));
    for (int k = 0; k < 20; k++) {
      scene.add(new Box(k * side / 20, -5, k * side / 20 + 0.25, side + 5));
    }
    return scene;
  }

  /** Numbers at the ends of what doubles can be. */
  static Scene extreme() {
    Scene scene = new Scene();
    double max = Double.MAX_VALUE;
    double min = Double.MIN_VALUE;
    scene.add(new Circle(max, max, max)).add(new Circle(-max, -max, max)).add(new Circle(0, 0, 0));
    scene.add(new Box(-max, -max, max, max)).add(new Box(max, -max, max, max));
    scene.add(new Circle(min, -min, min)).add(new Box(-0.0, 0.0, 0.0, min));
    scene.add(new Circle(-0.0, 0.0, min)).add(new Circle(1e300, 0, 1e299));
    for (int k = -200; k < 200; k++) {
      scene.add(new Circle(k * min, k * 1e290, Math.abs(k) * min));
      scene.add(new Circle(Math.scalb(1.0, k), -Math.scalb(1.0, -k), Math.scalb(1.0, k)));
    }
    return scene;
  }
}
