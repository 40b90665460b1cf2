// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.platformer;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.motion.Reaction;
import dev.carom.world.Handle;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * The map: {@code #} is a solid tile, {@code -} a one-way platform, {@code o} a coin, {@code >} and
 * {@code ^} are platforms that move sideways and up, {@code S} is the start.
 *
 * <p>Slopes: {@code /} and {@code \\} rise and fall by 45°; {@code a} and {@code b}, and {@code c}
 * and {@code d}, by half as much, over two tiles; {@code (} and {@code )} by twice as much, over
 * this tile and the one below. {@code u} is a one-way platform that rises.
 *
 * <p>Each tile is a separate shape, as level editors produce them.
 */
final class Tiles {
  static final double SIZE = 40;

  private static final String[] MAP = {
    "#......................#", //
    "#......................#",
    "#...o.......o..........#",
    "#..---.................#",
    "#.........>..........o.#",
    "#.o.................####",
    "#---....o.u.........#..#",
    "#........u............o#",
    "#.....---......---..####",
    "#..................^...#",
    "#.S.........o..(#).....#",
    "#.....ab#cd.....#......#",
    "###\\/#######\\/#####cd..#",
    "########################",
  };

  final List<Shape> solids = new ArrayList<>();
  final List<Shape> thin = new ArrayList<>();
  final List<Handle> coins = new ArrayList<>();
  final List<Platform> platforms = new ArrayList<>();
  double startX;
  double startY;

  Tiles(World world) {
    // A ceiling above the picture: from the highest platforms, jumps would lead over the walls.
    world.addStatic(Box.at(0, -SIZE, MAP[0].length() * SIZE, SIZE));
    for (int row = 0; row < MAP.length; row++) {
      for (int column = 0; column < MAP[row].length(); column++) {
        read(MAP[row].charAt(column), column * SIZE, row * SIZE, world);
      }
    }
  }

  private void read(char letter, double x, double y, World world) {
    switch (letter) {
      case '#' -> addSolid(Box.at(x, y, SIZE, SIZE), world);
      case '/' -> addSolid(ramp(x, y, SIZE, 0, SIZE), world);
      case '\\' -> addSolid(ramp(x, y, 0, SIZE, SIZE), world);
      case 'a' -> addSolid(ramp(x, y, SIZE, SIZE / 2, SIZE), world);
      case 'b' -> addSolid(ramp(x, y, SIZE / 2, 0, SIZE), world);
      case 'c' -> addSolid(ramp(x, y, 0, SIZE / 2, SIZE), world);
      case 'd' -> addSolid(ramp(x, y, SIZE / 2, SIZE, SIZE), world);
      case '(' -> addSolid(ramp(x, y, 2 * SIZE, 0, 2 * SIZE), world);
      case ')' -> addSolid(ramp(x, y, 0, 2 * SIZE, 2 * SIZE), world);
      case '-' -> addThin(Box.at(x, y, SIZE, 8), world);
      case 'u' ->
          addThin(Polygon.of(x, y + SIZE, x + SIZE, y, x + SIZE, y + 8, x, y + SIZE + 8), world);
      case 'o' -> {
        Handle coin = world.add(new Circle(x + SIZE / 2, y + SIZE / 2, 8));
        world.setSensor(coin, true);
        world.setUserData(coin, Reaction.IGNORE);
        coins.add(coin);
      }
      case '>' -> platforms.add(new Platform(world.add(Box.at(x, y, 100, 14)), false, 140));
      case '^' -> platforms.add(new Platform(world.add(Box.at(x - SIZE, y, 70, 14)), true, 130));
      case 'S' -> {
        startX = x + SIZE / 2;
        startY = y + SIZE / 2;
      }
      default -> {}
    }
  }

  /**
   * Returns solid ground under a slope; its left, right and lower end are given as depths below y.
   */
  private static Polygon ramp(double x, double y, double left, double right, double bottom) {
    return Polygon.hull(x, y + left, x + SIZE, y + right, x + SIZE, y + bottom, x, y + bottom);
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
