// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.Box;
import dev.carom.Capsule;
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
    for (int k = -200; k < 200; k += 4) {
      scene.add(new Circle(k * min, k * 1e290, Math.abs(k) * min));
      scene.add(new Circle(Math.scalb(1.0, k), -Math.scalb(1.0, -k), Math.scalb(1.0, k)));
    }
    return scene;
  }

  /** Shapes of all kinds and several sizes, in no order. */
  static Scene allKinds(int count, long seed) {
    SplitMix64 random = new SplitMix64(seed);
    Scene scene = new Scene();
    double side = Math.sqrt(count);
    for (int k = 0; k < count; k++) {
      double x = random.between(-side, side);
      double y = random.between(-side, side);
      double size = random.between(0, 1.5);
      double other = random.between(0, 1.5);
      switch (k % 7) {
        case 0 -> scene.add(new Circle(x, y, size));
        case 1 -> scene.add(new Box(x, y, x + size, y + other));
        case 2 -> scene.addTurnedBox(x, y, size, other, random.between(1, 89));
        case 3 -> scene.addTurnedBox(x, y, k % 2 == 0 ? 0 : size, other, 45);
        case 4 -> scene.add(new Capsule(x, y, x - size, y + other, random.between(0, 0.5)));
        case 5 -> scene.addPolygon(k % 2 * 0.25, x, y, x + size + 0.1, y, x, y + other + 0.1);
        default -> scene.addPolygon(k % 3 * 0.25, corner(x, y, size + 0.1));
      }
    }
    return scene;
  }

  /** The corners of an L, which is not convex. */
  private static double[] corner(double x, double y, double size) {
    return new double[] {
      x,
      y,
      x + 3 * size,
      y,
      x + 3 * size,
      y + size,
      x + size,
      y + size,
      x + size,
      y + 3 * size,
      x,
      y + 3 * size,
    };
  }

  /** All kinds on a lattice: neighbours touch with corners, edges, arcs and ends. */
  static Scene latticeOfAllKinds(int side) {
    Scene scene = new Scene();
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        switch ((y * 5 + x) % 6) {
          case 0 -> scene.add(new Circle(x, y, 0.5));
          case 1 -> scene.add(new Capsule(x, y - 0.25, x, y + 0.25, 0.25));
          case 2 -> scene.addPolygon(0, x - 0.5, y, x, y - 0.5, x + 0.5, y, x, y + 0.5);
          case 3 -> scene.add(new Capsule(x - 0.5, y, x + 0.5, y, 0));
          case 4 -> scene.addPolygon(0, corner(x - 0.5, y - 0.5, 0.5));
          default -> scene.addTurnedBox(x, y, 1, 1, 45);
        }
      }
    }
    return scene;
  }

  /** Small circles, and giants of other kinds over all of them. */
  static Scene withGiantsOfAllKinds(int count) {
    Scene scene = uniform(count);
    double side = MovingCircles.swarm(count).side;
    scene.add(new Capsule(-side, -side, 2 * side, 2 * side, 0.5));
    scene.addTurnedBox(side / 2, side / 2, side, side / 4, 30);
    scene.addPolygon(0, corner(1, 1, side / 3));
    scene.addPolygon(2, 0, 0, side, side / 2, 0, side);
    for (int k = 0; k < 20; k++) {
      scene.add(new Capsule(k * side / 20, -5, k * side / 19, side + 5, 0.25));
    }
    return scene;
  }

  static Scene allKindsAtOnePlace(int count) {
    Scene scene = new Scene();
    for (int k = 0; k < count; k++) {
      switch (k % 5) {
        case 0 -> scene.add(new Capsule(3, 4, 3, 4, 0));
        case 1 -> scene.addTurnedBox(3, 4, 2, 1, 30);
        case 2 -> scene.addPolygon(0, 3, 4, 5, 4, 3, 6);
        case 3 -> scene.addPolygon(0.5, corner(3, 4, 1));
        default -> scene.add(new Circle(3, 4, 0));
      }
    }
    return scene;
  }

  /** Other kinds with numbers at the ends of what doubles can be. */
  static Scene extremeOfAllKinds() {
    Scene scene = new Scene().add(new Circle(0, 0, 1)).add(new Box(-1e300, -1e300, 0, 1e300));
    double max = Double.MAX_VALUE;
    double min = Double.MIN_VALUE;
    scene.add(new Capsule(-max, -max, max, max, max)).add(new Capsule(max, max, max, -max, 0));
    scene.add(new Capsule(0, min, -min, 0, min)).add(new Capsule(-1e300, 0, 1e300, min, min));
    scene.addTurnedBox(0, 0, 1e300, 1e290, 45).addTurnedBox(1e300, 0, 1e290, 1e290, 1e-9);
    scene.addPolygon(0, -1e300, -1e300, 1e300, 0, 0, 1e300);
    scene.addPolygon(1e300, 0, 0, 1, 0, 0, 1).addPolygon(0, 0, 0, 1e-300, 0, 0, 1e-300);
    for (int k = -100; k < 100; k += 8) {
      scene.add(new Capsule(k * min, k * 1e290, -k * min, 0, Math.abs(k) * min));
      double size = Math.scalb(1.0, 3 * k);
      scene.addPolygon(0, corner(-size, -size, size));
    }
    return scene;
  }
}
