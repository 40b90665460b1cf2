// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.world.Handle;
import dev.carom.world.World;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Boxes that adjoin are like one: nothing catches on the seams between them. */
@Tag("scale")
class SeamTest {
  private static final double[] PLACES = {0, 0.1, 1e6 + 0.1, -1e6 - 0.1, 123456.789, 1e9 + 0.3};
  private static final int TILES = 60;

  private static Shape[] shapes(double x, double y) {
    return new Shape[] {
      new Circle(x, y + 0.4, 0.4),
      Box.centered(x, y + 0.35, 0.7, 0.7),
      Box.at(x, y, 1, 1),
      Compound.of(new Circle(-0.3, 0, 0.4), Box.centered(0.3, 0, 0.5, 0.8)).moveTo(x, y + 0.4)
    };
  }

  /** Presses against the row of tiles with each step, and must come as far as without pressing. */
  private static void glide(World world, Shape shape, boolean alongX, double step, double press) {
    Mover mover = Mover.of(world);
    Handle handle = world.add(shape);
    // Touches the tiles first, since rounding may have left it a little above or inside.
    mover.move(handle, alongX ? 0 : press, alongX ? press : 0);
    double size = Math.abs(mover.x()) + Math.abs(mover.y()) + 100;
    double start = alongX ? mover.x() : mover.y();
    double across = alongX ? mover.y() : mover.x();
    int steps = (int) (30 / Math.abs(step));
    for (int k = 0; k < steps; k++) {
      double before = alongX ? mover.x() : mover.y();
      mover.move(handle, alongX ? step : press, alongX ? press : step);
      double after = alongX ? mover.x() : mover.y();
      assertThat(after - before)
          .as("%s, step %s", shape, k)
          .isCloseTo(step, Offset.offset(size * 1e-14));
    }
    assertThat((alongX ? mover.x() : mover.y()) - start)
        .isCloseTo(step * steps, Offset.offset(steps * size * 1e-14));
    assertThat((alongX ? mover.y() : mover.x()) - across).isCloseTo(0, Offset.offset(size * 1e-8));
    world.remove(handle);
  }

  @Test
  void alongAFloorOfTilesWithGravity() {
    for (double x : PLACES) {
      for (double y : PLACES) {
        for (double size : new double[] {1, 0.1, 0.7}) {
          World world = World.create();
          // From right to left, so that the next tile has a lower slot than the one below.
          for (int k = TILES; k >= -1; k--) {
            world.addStatic(Box.at(x + (k - 2) * size, y - size, size, size));
          }
          world.addStatic(Box.at(x - 50, y - 1, 50, 1));
          world.addStatic(Box.at(x + (TILES - 3) * size, y - 1, 100, 1));
          double top = ((Box) world.shape(world.query(x, y - size / 2).handle(0))).maxY();
          for (Shape shape : shapes(x, top)) {
            glide(world, shape, true, 0.37, -0.25);
            glide(world, shape, true, 0.5, -9);
            glide(world, shape, true, 0.125, 0);
          }
        }
      }
    }
  }

  @Test
  void alongAWallOfTiles() {
    for (double x : PLACES) {
      World world = World.create();
      for (int k = -2; k < TILES; k++) {
        world.addStatic(Box.at(x - 1, x + k, 1, 1));
      }
      glide(world, Box.at(x, x, 1, 1), false, 0.37, -0.25);
      glide(world, new Circle(x + 0.5, x + 0.5, 0.5), false, 0.37, -0.25);
      glide(world, new Circle(x + 0.5, x + 0.5, 0.5), false, 1, -1);
    }
  }

  @Test
  void overLedgesOfOneRounding() {
    double y = 1e6 + 0.1;
    for (int sign = -1; sign <= 1; sign += 2) {
      World world = World.create();
      double top = y;
      for (int k = 0; k < TILES; k++) {
        top = k % 3 == 0 ? Math.nextUp(top) : Math.nextDown(top);
        world.addStatic(new Box(sign * (k - 10) - 0.5, y - 1, sign * (k - 10) + 0.5, top));
      }
      for (Shape shape : shapes(0, y + 1e-9)) {
        glide(world, shape, true, sign * 0.37, 0);
        glide(world, shape, true, sign * 0.37, -0.25);
      }
    }
  }

  @Test
  void aBoxThatLandsExactlyOnASeamGoesOnSideways() {
    World world = World.create();
    world.addStatic(Box.at(1, -1, 1, 1));
    world.addStatic(Box.at(0, -1, 1, 1));
    Mover mover = Mover.of(world);
    mover.plan(Box.at(0.5, 0.5, 0.25, 0.5), 1, -2);
    assertThat(mover.x()).isEqualTo(1.625);
    assertThat(mover.y()).isEqualTo(0.25);
    // Its corner comes to the seam at the same time as its bottom to the floor.
    mover.plan(Box.at(0, 0.5, 0.5, 0.5), 1, -1);
    assertThat(mover.x()).isEqualTo(1.25);
    assertThat(mover.y()).isEqualTo(0.25);
  }

  @Test
  void aLongWalkToAndFroDoesNotDriftByOneBit() {
    double y = 1e6 + 0.1;
    World world = World.create();
    for (int k = -20; k < 20; k++) {
      world.addStatic(Box.at(k, y - 1, 1, 1));
    }
    for (Shape shape : new Shape[] {new Circle(0, y + 1, 0.4), Box.centered(0, y + 1, 0.7, 0.7)}) {
      Mover mover = Mover.of(world);
      Handle handle = world.add(shape);
      mover.move(handle, 0, -3);
      double height = mover.y();
      for (int step = 0; step < 50_000; step++) {
        mover.move(handle, step / 30 % 2 == 0 ? 0.3 : -0.3, -0.25);
        if (mover.y() != height) {
          fail("step " + step + ": " + mover.y() + " instead of " + height);
        }
      }
      world.remove(handle);
    }
  }

  @Test
  void fastAcrossManySeamsInOneStep() {
    World world = World.create();
    double y = 1e6 + 0.1;
    for (int k = 0; k < 1000; k++) {
      world.addStatic(Box.at(k, y - 1, 1, 1));
    }
    Mover mover = Mover.of(world);
    mover.plan(Box.at(1, y, 1, 1), 900, -500);
    assertThat(mover.x()).isEqualTo(901.5);
  }
}
