// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.internal.exact.Exact;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import dev.carom.world.Handle;
import dev.carom.world.Motions;
import dev.carom.world.World;
import org.junit.jupiter.api.Test;

/** No wall is passed, however thin the wall, however small the mover and however fast. */
class TunnellingTest {
  private static final int MOVES = 12;

  @Test
  void aMoverOfAFewRoundingsStaysInItsRoom() {
    Cases.check(
        71, Volume.samples() / 100, random -> new Cell(random, false), TunnellingTest::stays);
  }

  @Test
  void pointsAndFlatBoxesStayInARoomOfFlatWalls() {
    Cases.check(
        72, Volume.samples() / 100, random -> new Cell(random, true), TunnellingTest::stays);
  }

  @Test
  void pointsAndFlatBoxesStayInARoomOfFlatWallsWhileSomethingElseMoves() {
    Cases.check(
        73,
        Volume.samples() / 100,
        random -> new Cell(random, true),
        cell -> {
          Motions motions = new Motions();
          motions.set(cell.world.add(new Circle(1e12, 1e12, 1)), 1, 1);
          stays(cell, Mover.builder(cell.world).motions(motions).build());
        });
  }

  /** It reaches both walls within an ulp, and must not end on one while it stops at the other. */
  @Test
  void aPointStaysInACornerOfFlatWallsWhileSomethingElseMoves() {
    World world = World.create();
    world.addAllStatic(new Box(-12, -12, -12, 12), new Box(-12, 12, 12, 12));
    Motions motions = new Motions();
    motions.set(world.add(new Circle(50, 50, 1)), 1, 1);
    Mover mover = Mover.builder(world).motions(motions).build();
    mover.plan(new Circle(Math.nextUp(-12.0), Math.nextDown(12.0), 0), -3, 2);
    assertThat(mover.x()).isEqualTo(Math.nextUp(-12.0));
    assertThat(mover.y()).isEqualTo(Math.nextDown(12.0));
  }

  private static void stays(Cell cell) {
    stays(cell, Mover.of(cell.world));
  }

  /** They never overlap a wall that they are parallel to, and all walls are parallel to a point. */
  @Test
  void pointsAndSegmentsStayInARoomOfSegments() {
    Cases.check(74, Volume.samples() / 100, random -> random, TunnellingTest::staysAmongSegments);
  }

  /** Its end was exactly in the corner, from which it could slide out along itself. */
  @Test
  void aSegmentStaysInACornerOfSegments() {
    World world = World.create();
    world.addAllStatic(new Capsule(2, 68, 37, 82, 0), new Capsule(2, 104, 2, 68, 0));
    Handle segment = world.add(new Capsule(9, 73.5, 12.75, 75.375, 0));
    Mover mover = Mover.of(world);
    for (double[] motion : new double[][] {{-70, -20}, {-16, -0.5}, {-8, -4}, {-70, -20}}) {
      mover.move(segment, motion[0], motion[1]);
      Capsule moved = (Capsule) world.shape(segment);
      assertThat(moved.x0()).isGreaterThan(2).isLessThan(2 + 1e-13);
      assertThat(moved.y0()).isGreaterThan(68).isLessThan(68 + 1e-13);
    }
  }

  @Test
  void aSegmentSlidesAlongAWallOfSegmentsWithoutStopping() {
    World world = World.create();
    for (int k = 0; k < 10; k++) {
      world.addStatic(new Capsule(k, -k / 3.0, k + 1, -(k + 1) / 3.0, 0));
    }
    Mover mover = Mover.of(world);
    for (Shape shape :
        new Shape[] {
          new Circle(0.5, 1, 0), new Capsule(0.5, 1, 1, 2, 0), new Capsule(0.5, 1, 0.75, 1.25, 0)
        }) {
      Handle handle = world.add(shape);
      for (int step = 0; step < 8; step++) {
        mover.move(handle, 1, -1);
      }
      // After the fall, of 1 and of what the slope falls meanwhile, it keeps what leads along it.
      assertThat(world.x(handle)).as("%s", shape).isGreaterThan(8);
      assertThat(world.query(world.shape(handle)).size()).isEqualTo(1);
      world.remove(handle);
    }
  }

  private static void staysAmongSegments(SplitMix64 random) {
    // Whole numbers keep a mover exactly parallel to a wall.
    double x = random.oneOf(0, 100, 1e6, -1e9) + random.below(100);
    double y = random.oneOf(0, -100, 1e6, 1e9) + random.below(100);
    double[] corners = {-16, -24, 24, -12, 16, 24, -8, 16};
    for (int k = 0; k < corners.length; k += 2) {
      corners[k] += x + random.between(-4, 4);
      corners[k + 1] += y + random.between(-4, 4);
    }
    World world = World.create();
    for (int k = 0; k < corners.length; k += 2) {
      int next = (k + 2) % corners.length;
      world.addStatic(new Capsule(corners[k], corners[k + 1], corners[next], corners[next + 1], 0));
    }
    int wall = 2 * random.below(4);
    int end = (wall + 2) % corners.length;
    double alongX = (corners[end] - corners[wall]) / 4;
    double alongY = (corners[end + 1] - corners[wall + 1]) / 4;
    Handle handle =
        world.add(
            random.nextBoolean()
                ? new Circle(x, y, 0)
                : new Capsule(x, y, x + alongX / 2, y + alongY / 2, 0));
    Mover mover = Mover.of(world);
    for (int step = 0; step < 30; step++) {
      double length = random.oneOf(1, 20, 200, 1e4);
      boolean isAcross = random.oneIn(3);
      double motionX = isAcross ? alongY * length : length * random.signed();
      double motionY = isAcross ? -alongX * length : length * random.signed();
      double beforeX = world.x(handle);
      double beforeY = world.y(handle);
      mover.move(handle, motionX, motionY);
      for (int k = 0; k < corners.length; k += 2) {
        int next = (k + 2) % corners.length;
        assertThat(
                Exact.orientation(
                    corners[k],
                    corners[k + 1],
                    corners[next],
                    corners[next + 1],
                    mover.x(),
                    mover.y()))
            .as("%s from %s, %s by %s, %s", world.shape(handle), beforeX, beforeY, motionX, motionY)
            .isPositive();
      }
    }
  }

  private static void stays(Cell cell, Mover mover) {
    for (int k = 0; k < MOVES; k++) {
      double[] motion = cell.motion();
      String before = cell.world.shape(cell.mover) + " by " + motion[0] + ", " + motion[1];
      mover.move(cell.mover, motion[0], motion[1]);
      assertThat(cell.isInside(mover.x(), mover.y())).as(before).isTrue();
      assertThat(mover.isStuck()).as(before).isFalse();
      assertThat(mover.isFreed()).as(before).isFalse();
      assertThat(cell.overlapped()).as(before).isNull();
    }
  }

  @Test
  void aPointStopsBeforeAFlatWallAndComesAwayFromIt() {
    World world = World.create();
    world.addStatic(new Box(1, -5, 1, 5));
    for (Shape shape : new Shape[] {new Circle(0, 0, 0), new Box(0, -1, 0, 1)}) {
      Handle point = world.add(shape);
      Mover mover = Mover.of(world);
      for (int k = 0; k < 3; k++) {
        mover.move(point, 100, 0.5);
        assertThat(mover.x()).isEqualTo(Math.nextDown(1.0));
        assertThat(mover.y()).isEqualTo(0.5 * (k + 1));
        assertThat(mover.hits()).isEqualTo(1);
        assertThat(mover.hit(0).normalX()).isEqualTo(1);
      }
      mover.move(point, -0.5, 0);
      assertThat(mover.hits()).isZero();
      assertThat(mover.x()).isEqualTo(Math.nextDown(1.0) - 0.5);
      world.remove(point);
    }
  }

  @Test
  void aPointIsStoppedWhereFlatWallsAdjoinAndGoesPastTheirEnds() {
    World world = World.create();
    world.addAllStatic(new Box(0, 0, 1, 0), new Box(1, 0, 2, 0));
    Mover mover = Mover.of(world);
    mover.plan(new Circle(1, 1, 0), 0, -3);
    assertThat(mover.y()).isGreaterThan(0).isLessThan(1e-15);
    mover.plan(new Circle(2.5, 1, 0), 0, -3);
    assertThat(mover.y()).isEqualTo(-2);
    mover.plan(new Circle(-1, 0, 0), 5, 0);
    assertThat(mover.x()).isEqualTo(4);
  }

  /**
   * Exactly where boxes adjoin, a point overlaps none of them; next to that it must not step there.
   */
  @Test
  void aPointNextToWhereBoxesAdjoinDoesNotSlipBetweenThem() {
    for (double size : new double[] {1, 0.1, 16, 1e-9}) {
      World world = World.create();
      for (int k = -2; k < 3; k++) {
        world.addStatic(new Box(k * size, 0, (k + 1) * size, size));
      }
      Mover mover = Mover.of(world);
      for (int ulps = -20; ulps <= 20; ulps++) {
        double x = 2 * size + ulps * Math.ulp(2 * size);
        if (ulps != 0) {
          mover.plan(new Circle(x, 2 * size, 0), 0, -4 * size);
          assertThat(mover.y()).as("%s ulps from %s", ulps, 2 * size).isEqualTo(size);
          mover.plan(new Box(x, 2 * size, x, 3 * size), 0.0, -4 * size);
          assertThat(mover.y()).isGreaterThanOrEqualTo(size);
        }
      }
    }
  }

  /** A closed room of four walls, which may be flat, thin or thick, with a small mover in it. */
  private static final class Cell {
    final World world = World.create();
    final Handle mover;
    private final SplitMix64 random;
    private final double minX;
    private final double minY;
    private final double maxX;
    private final double maxY;
    private final double size;

    Cell(SplitMix64 random, boolean flat) {
      this.random = random;
      double x = random.signed() * random.oneOf(1, 1e3, 1e6, 1e9);
      double y = random.signed() * random.oneOf(1, 1e3, 1e6, 1e9);
      double grain = Math.max(Math.abs(x), Math.abs(y)) * 0x1p-52;
      size = random.oneOf(1, 10, 1e5 * grain);
      minX = x - size;
      minY = y - size;
      maxX = x + size;
      maxY = y + size;
      double thickness = flat ? 0 : random.oneOf(grain, 3 * grain, 100 * grain, size);
      addWall(minX - thickness, minY - thickness, minX, maxY + thickness, thickness);
      addWall(maxX, minY - thickness, maxX + thickness, maxY + thickness, thickness);
      addWall(minX - thickness, minY - thickness, maxX + thickness, minY, thickness);
      addWall(minX - thickness, maxY, maxX + thickness, maxY + thickness, thickness);
      double small = flat ? 0 : grain * random.between(0, 200);
      double other = grain * random.between(0, 200);
      mover =
          world.add(
              switch (random.below(3)) {
                case 0 -> new Circle(x, y, small / 2);
                case 1 -> new Box(x - other / 2, y - small / 2, x + other / 2, y + small / 2);
                default -> new Box(x - small / 2, y - other / 2, x + small / 2, y + other / 2);
              });
    }

    /** In one piece, or cut in two somewhere. */
    private void addWall(double x0, double y0, double x1, double y1, double thickness) {
      double share = random.fraction();
      if (random.nextBoolean()) {
        world.addStatic(new Box(x0, y0, x1, y1));
      } else if (x1 - x0 > thickness) {
        double cut = Math.min(x1, Math.max(x0, x0 + (x1 - x0) * share));
        world.addStatic(new Box(x0, y0, cut, y1));
        world.addStatic(new Box(cut, y0, x1, y1));
      } else {
        double cut = Math.min(y1, Math.max(y0, y0 + (y1 - y0) * share));
        world.addStatic(new Box(x0, y0, x1, cut));
        world.addStatic(new Box(x0, cut, x1, y1));
      }
    }

    double[] motion() {
      double length = size * random.oneOf(1e-3, 1, 3, 1000);
      return switch (random.below(6)) {
        case 0 -> new double[] {length * random.signed(), 0};
        case 1 -> new double[] {0, length * random.signed()};
        case 2 -> new double[] {length * random.sign(), length * random.sign()};
        default -> new double[] {length * random.signed(), length * random.signed()};
      };
    }

    boolean isInside(double x, double y) {
      return minX <= x && x <= maxX && minY <= y && y <= maxY;
    }

    Handle overlapped() {
      Handle[] found = new Handle[1];
      world.forEach(
          handle -> {
            if (!handle.equals(mover) && Overlaps.between(world, mover, handle)) {
              found[0] = handle;
            }
          });
      return found[0];
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder("cell with");
      world.forEach(handle -> text.append(' ').append(world.shape(handle)));
      return text.toString();
    }
  }
}
