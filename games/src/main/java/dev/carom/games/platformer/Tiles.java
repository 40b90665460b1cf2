// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.platformer;

import static dev.carom.games.platformer.TileMap.SIZE;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.games.Grid;
import dev.carom.motion.Reaction;
import dev.carom.world.Handle;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;

/** The shapes of a level. Each tile is a separate shape, as level editors produce them. */
final class Tiles {
  private static final int COLUMNS = TileMap.COLUMNS + 2;
  private static final int ROWS = TileMap.ROWS + 1;

  /** How many steps a platform moves before it turns, if nothing is in its way. */
  private static final int STEPS_SIDEWAYS = 140;

  private static final int STEPS_UP = 130;

  final List<Shape> solids = new ArrayList<>();

  /** The surfaces of solid tiles that are open to the sky. */
  final List<Segment> surfaces = new ArrayList<>();

  final List<Shape> thin = new ArrayList<>();
  final List<Handle> coins = new ArrayList<>();
  final List<Platform> platforms = new ArrayList<>();
  double startX;
  double startY;
  private final Grid grid;

  Tiles(World world, Grid grid) {
    this.grid = grid;
    // A ceiling above the picture: from the highest platforms, jumps would lead over the walls.
    world.addStatic(Box.at(0, -SIZE, COLUMNS * SIZE, SIZE));
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        read(column, row, world);
      }
    }
  }

  private void read(int column, int row, World world) {
    double x = column * SIZE;
    double y = row * SIZE;
    switch (TileMap.at(grid, column, row)) {
      case '#' -> {
        addSolid(Box.at(x, y, SIZE, SIZE), world);
        if (!TileMap.isGround(grid, column, row - 1)) {
          surfaces.add(new Segment(x, y, x + SIZE, y));
        }
      }
      case '/' -> addSlope(x, y, SIZE, 0, SIZE, world);
      case '\\' -> addSlope(x, y, 0, SIZE, SIZE, world);
      case 'a' -> addSlope(x, y, SIZE, SIZE / 2, SIZE, world);
      case 'b' -> addSlope(x, y, SIZE / 2, 0, SIZE, world);
      case 'c' -> addSlope(x, y, 0, SIZE / 2, SIZE, world);
      case 'd' -> addSlope(x, y, SIZE / 2, SIZE, SIZE, world);
      case '(' -> addSlope(x, y, 2 * SIZE, 0, 2 * SIZE, world);
      case ')' -> addSlope(x, y, 0, 2 * SIZE, 2 * SIZE, world);
      case '-' -> addThin(Box.at(x, y, SIZE, 8), world);
      case 'u' ->
          addThin(Polygon.of(x, y + SIZE, x + SIZE, y, x + SIZE, y + 8, x, y + SIZE + 8), world);
      case 'o' -> {
        Handle coin = world.add(new Circle(x + SIZE / 2, y + SIZE / 2, 8));
        world.setSensor(coin, true);
        world.setUserData(coin, Reaction.IGNORE);
        coins.add(coin);
      }
      case '>' -> {
        Handle platform = world.add(Box.at(x, y, 100, 14));
        platforms.add(new Platform(platform, false, stepsSideways(column, row)));
      }
      case '^' -> {
        Handle platform = world.add(Box.at(x - SIZE, y, 70, 14));
        platforms.add(new Platform(platform, true, stepsUp(column, row)));
      }
      case 'S' -> {
        startX = x + SIZE / 2;
        startY = y + SIZE / 2;
      }
      default -> {}
    }
  }

  /** Returns how long a platform can move to the right and still leave room for the runner. */
  private int stepsSideways(int column, int row) {
    int free = column;
    while (!TileMap.isGround(grid, free + 1, row)) {
      free++;
    }
    double way = (free - column) * SIZE - 100;
    return (int) Math.max(1, Math.min(STEPS_SIDEWAYS, way / Platform.SPEED));
  }

  /** Returns how long a platform can move up and still leave room for the runner. */
  private int stepsUp(int column, int row) {
    int free = row;
    while (free > 0
        && !TileMap.isGround(grid, column - 1, free - 1)
        && !TileMap.isGround(grid, column, free - 1)) {
      free--;
    }
    double way = (row - free - 1) * SIZE;
    return (int) Math.max(1, Math.min(STEPS_UP, way / Platform.SPEED));
  }

  /** Adds solid ground under a slope; its left, right and lower end are given as depths below y. */
  private void addSlope(double x, double y, double left, double right, double bottom, World world) {
    double end = x + SIZE;
    addSolid(Polygon.hull(x, y + left, end, y + right, end, y + bottom, x, y + bottom), world);
    surfaces.add(new Segment(x, y + left, end, y + right));
  }

  private void addSolid(Shape tile, World world) {
    solids.add(tile);
    world.addStatic(tile);
  }

  private void addThin(Shape platform, World world) {
    thin.add(platform);
    world.setUserData(world.addStatic(platform), Reaction.SLIDE.onlyFrom(Side.MIN_Y));
  }

  /** Returns the moving platform with that handle; null if there is none. */
  Platform platformOf(Handle handle) {
    for (Platform platform : platforms) {
      if (platform.handle.equals(handle)) {
        return platform;
      }
    }
    return null;
  }
}
