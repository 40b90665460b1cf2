// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.platformer;

import dev.carom.Box;
import dev.carom.Circle;
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
    "#---....o...........#..#",
    "#.......-.............o#",
    "#.....---......---..####",
    "#..................^...#",
    "#.S......#..o..........#",
    "#.......##.....#.......#",
    "####..######..###......#",
    "########################",
  };

  final List<Box> solids = new ArrayList<>();
  final List<Box> thin = new ArrayList<>();
  final List<Handle> coins = new ArrayList<>();
  final List<Platform> platforms = new ArrayList<>();
  double startX;
  double startY;

  Tiles(World world) {
    for (int row = 0; row < MAP.length; row++) {
      for (int column = 0; column < MAP[row].length(); column++) {
        read(MAP[row].charAt(column), column * SIZE, row * SIZE, world);
      }
    }
  }

  private void read(char letter, double x, double y, World world) {
    switch (letter) {
      case '#' -> {
        Box tile = Box.at(x, y, SIZE, SIZE);
        solids.add(tile);
        world.addStatic(tile);
      }
      case '-' -> {
        Box platform = Box.at(x, y, SIZE, 8);
        thin.add(platform);
        world.setUserData(world.addStatic(platform), Reaction.SLIDE.onlyFrom(Side.MIN_Y));
      }
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
