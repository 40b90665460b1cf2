// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.Box;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Levels drawn as tiles, as few boxes. */
class TilesTest {
  private static final String[] CASTLE = {
    "#..#..#......#..#..#",
    "########....########",
    "########....########",
    "##....########....##",
    "##....########....##",
    "##.......##.......##",
    "##.......##.......##",
    "####################",
  };

  private static final String[] CAVE = {
    "####################",
    "####....####...#####",
    "###......##.....####",
    "##..............####",
    "##....##.........###",
    "#....####....#....##",
    "#....####...###...##",
    "##....##.....#....##",
    "####............####",
    "####################",
  };

  private static final String[] PLATFORMS = {
    "....................",
    "..####........####..",
    "....................",
    "........####........",
    "....................",
    "...###........###...",
    "....................",
    "####################",
    "####################",
  };

  private static final String[] STAIRS = {
    "#.........", "##........", "###.......", "####......", "#####.....",
    "######....", "#######...", "########..", "#########.", "##########",
  };

  private static boolean[][] tiles(String... rows) {
    boolean[][] solid = new boolean[rows.length][];
    for (int row = 0; row < rows.length; row++) {
      solid[row] = new boolean[rows[row].length()];
      for (int column = 0; column < solid[row].length; column++) {
        solid[row][column] = rows[row].charAt(column) == '#';
      }
    }
    return solid;
  }

  @Test
  void aRectangleIsOneBoxAtItsPlace() {
    assertThat(Tiles.merge(tiles(".....", ".###.", ".###."), 16))
        .containsExactly(new Box(16, 16, 64, 48));
    assertThat(Tiles.merge(tiles("##", "##"), 100, -50, 0.5))
        .containsExactly(new Box(100, -50, 101, -49));
  }

  @Test
  void nothingIsNoBoxAndRowsMayDiffer() {
    assertThat(Tiles.merge(new boolean[0][], 1)).isEmpty();
    assertThat(Tiles.merge(tiles("...", ""), 1)).isEmpty();
    assertThat(Tiles.merge(tiles("#", "###"), 1)).hasSize(2);
  }

  @Test
  void adjoiningBoxesShareTheirSidesToTheLastBit() {
    List<Box> boxes = Tiles.merge(tiles("###", "#.#"), 1e6 + 0.1, 0.3, 0.1);
    assertThat(boxes).hasSize(3);
    assertThat(boxes.get(0).maxY()).isEqualTo(boxes.get(1).minY()).isEqualTo(boxes.get(2).minY());
  }

  @Test
  void mapsTakeAtMostHalfAsManyBoxesMoreThanTheBest() {
    for (String[] map : new String[][] {CASTLE, CAVE, PLATFORMS, STAIRS}) {
      assertMerged(tiles(map));
    }
  }

  @Test
  void soDoRandomMaps() {
    Cases.check(3, 300, TilesTest::randomMap, TilesTest::assertMerged);
  }

  private static boolean[][] randomMap(SplitMix64 random) {
    int rows = random.between(1, 40);
    int columns = random.between(1, 40);
    boolean[][] solid = new boolean[rows][columns];
    if (random.nextBoolean()) {
      double share = random.fraction();
      for (boolean[] row : solid) {
        for (int column = 0; column < columns; column++) {
          row[column] = random.fraction() < share;
        }
      }
      return solid;
    }
    int rooms = random.between(1, 30);
    boolean paint = random.nextBoolean();
    for (boolean[] row : solid) {
      Arrays.fill(row, !paint);
    }
    for (int room = 0; room < rooms; room++) {
      int top = random.below(rows);
      int left = random.below(columns);
      int bottom = Math.min(rows, top + random.between(1, 8));
      int right = Math.min(columns, left + random.between(1, 8));
      for (int row = top; row < bottom; row++) {
        Arrays.fill(solid[row], left, right, paint);
      }
    }
    return solid;
  }

  private static void assertMerged(boolean[][] solid) {
    List<Box> boxes = Tiles.merge(solid, 1);
    int[][] covered = new int[solid.length][];
    for (int row = 0; row < solid.length; row++) {
      covered[row] = new int[solid[row].length];
    }
    for (Box box : boxes) {
      for (int row = (int) box.minY(); row < box.maxY(); row++) {
        for (int column = (int) box.minX(); column < box.maxX(); column++) {
          covered[row][column]++;
        }
      }
    }
    for (int row = 0; row < solid.length; row++) {
      for (int column = 0; column < solid[row].length; column++) {
        assertThat(covered[row][column]).isEqualTo(solid[row][column] ? 1 : 0);
      }
    }
    int best = FewestRectangles.of(solid);
    assertThat(boxes.size()).isBetween(best, (int) (1.5 * best));
  }

  @Test
  void badSizesAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tiles.merge(tiles("#"), 0))
        .withMessage("size must be finite and positive, but was 0.0");
  }
}
