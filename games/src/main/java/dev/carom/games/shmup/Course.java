// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.shmup;

import dev.carom.Box;
import java.util.ArrayList;
import java.util.List;

/**
 * The level as text: {@code #} is rock, {@code T} a turret, {@code d}, {@code w} and {@code c} are
 * where darts, weavers and carriers enter when their row appears. The last line of a part comes
 * first.
 */
final class Course {
  static final double TILE = 40;

  private static final String[] CALM = {
    "............", "...dd..dd...", "............", ".w...ww...w.", "............", "...dddddd...",
    "............", "..w......w..", "............", "d..d....d..d", "............", "....d..d....",
  };
  private static final String[] LEDGES = {
    "#.........d#", "###....w....", "####T.......", "###....d..d.", "#...........", "..d..w.....#",
    ".........###", "..w....T####", "......d..###", "..d........#", "....w..w....", "............",
  };
  private static final String[] ISLANDS = {
    "..d......d..", "...T....w...", "..###.......", "..###..d.d..", "......T.....", ".....####...",
    "..d..####.d.", "............", ".##...w.....", ".##....d..d.", "...w........", "............",
  };
  private static final String[] CARRIER = {
    "............", "..d......d..", "............", ".....c......", "............", "............",
    ".d.d....d.d.", "............", "....w..w....", "............", "..d......d..", "............",
  };
  private static final String[] GATE = {
    "#..........#", "##...dd...##", "####T..T####", "####....####", "##...ww...##", "#..d....d..#",
    "............", ".w..w..w..w.", "............", "..dd.dd.dd..", "............", "............",
  };
  private static final String[] CANYON = {
    "##........##", "##..d..d..##", "###......###", "###T.dd.T###", "###......###", "##....w...##",
    "##..d..d..##", "##...w....##", "#...w..w...#", "#..........#", "....dddd....", "............",
  };

  private static final String[][] PARTS = {
    CALM, LEDGES, CARRIER, ISLANDS, CALM, GATE, CARRIER, CANYON, ISLANDS, CARRIER, CALM
  };

  /** Beyond this, only the boss appears. */
  final double end;

  final List<Box> rocks = new ArrayList<>();

  /** The enemies that enter, in the order in which they appear. */
  final List<Enemy> arrivals = new ArrayList<>();

  /** Creates a course whose first row ends at this y. */
  Course(double start) {
    double y = start;
    for (String[] part : PARTS) {
      for (int row = part.length - 1; row >= 0; row--) {
        y -= TILE;
        readRow(part[row], y);
      }
    }
    end = y;
  }

  private void readRow(String row, double y) {
    for (int column = 0; column < row.length(); column++) {
      char letter = row.charAt(column);
      if (letter == '#') {
        int from = column;
        while (column + 1 < row.length() && row.charAt(column + 1) == '#') {
          column++;
        }
        rocks.add(Box.at(from * TILE, y, (column + 1 - from) * TILE, TILE));
      } else if (letter != '.') {
        arrivals.add(new Enemy(kindOf(letter), (column + 0.5) * TILE, y + TILE / 2));
      }
    }
  }

  private static EnemyKind kindOf(char letter) {
    return switch (letter) {
      case 'd' -> EnemyKind.DART;
      case 'w' -> EnemyKind.WEAVER;
      case 'T' -> EnemyKind.TURRET;
      case 'c' -> EnemyKind.CARRIER;
      default -> throw new IllegalArgumentException("unknown letter in the map: '" + letter + "'");
    };
  }
}
