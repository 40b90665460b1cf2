// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.Box;
import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.world.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Merges the tiles of a level into a few boxes, or into outlines if it has slopes.
 *
 * <pre>{@code
 * boolean[][] solid = {
 *   {true, true, true},
 *   {true, false, true},
 * };
 * world.addAllStatic(Tiles.merge(solid, 16)); // 3 boxes instead of 5
 * }</pre>
 */
public final class Tiles {
  private Tiles() {}

  /**
   * Returns boxes that cover exactly the solid tiles and do not overlap. The tile {@code
   * solid[row][column]} extends from (column, row) to (column + 1, row + 1), multiplied by the
   * size. Rows may have different lengths.
   *
   * @throws IllegalArgumentException if the size is not finite and positive, or a tile is beyond
   *     the range of doubles
   */
  public static List<Box> merge(boolean[][] solid, double size) {
    return merge(solid, 0, 0, size);
  }

  /**
   * Merges tiles like {@link #merge(boolean[][], double)}, with the first tile's corner at (x, y).
   */
  public static List<Box> merge(boolean[][] solid, double x, double y, double size) {
    checkPlace(x, y, size);
    Objects.requireNonNull(solid, "solid must not be null");
    for (int row = 0; row < solid.length; row++) {
      if (solid[row] == null) {
        throw new NullPointerException("solid[" + row + "] must not be null");
      }
    }
    TileGrid rows = new TileGrid(solid);
    List<int[]> wide = rows.rectangles();
    List<int[]> tall = rows.transposed().rectangles();
    boolean isWide = wide.size() <= tall.size();
    List<Box> boxes = new ArrayList<>();
    for (int[] rectangle : isWide ? wide : tall) {
      int column = rectangle[isWide ? 0 : 1];
      int row = rectangle[isWide ? 1 : 0];
      int endColumn = rectangle[isWide ? 2 : 3];
      int endRow = rectangle[isWide ? 3 : 2];
      double maxX = x + endColumn * size;
      double maxY = y + endRow * size;
      checkRange(maxX, maxY, size);
      boxes.add(new Box(x + column * size, y + row * size, maxX, maxY));
    }
    return boxes;
  }

  /**
   * Merges tiles with slopes: returns one shape for each group of tiles that adjoin, without seams
   * on its surface. Groups of more than 32 rows or columns are cut there, counted from the lower
   * left corner of the map, so that a world finds the part of the level that is near; movers do not
   * stop at these cuts. The map is read like a picture, with the highest row first:
   *
   * <ul>
   *   <li>{@code #} is solid, {@code _} is solid up to half of its height.
   *   <li>{@code /} and {@code \} are slopes of 45° with solid ground below.
   *   <li>{@code a} and {@code b} rise from left to right, from 0 to half of the height and from
   *       there to the full height; {@code c} and {@code d} fall in the same way.
   *   <li>{@code .} and spaces are empty.
   * </ul>
   *
   * <pre>{@code
   * String[] map = {
   *   "..../#\\....",
   *   "ab##########",
   * };
   * world.addAllStatic(Tiles.outlines(map, Side.MAX_Y, 0, 0, 1));
   * }</pre>
   *
   * @param top the side where the first row is: {@link Side#MAX_Y} where y points up, {@link
   *     Side#MIN_Y} where y points down, as on screens
   * @param x the smallest x of the map
   * @param y the smallest y of the map
   * @param size the width and height of a tile
   * @throws IllegalArgumentException if the map has another character, the top is a side along x,
   *     the size is not finite and positive, or a tile is beyond the range of doubles
   */
  public static List<Shape> outlines(String[] map, Side top, double x, double y, double size) {
    Objects.requireNonNull(map, "map must not be null");
    Objects.requireNonNull(top, "top must not be null");
    for (int row = 0; row < map.length; row++) {
      if (map[row] == null) {
        throw new NullPointerException("map[" + row + "] must not be null");
      }
    }
    if (top.outwardY() == 0) {
      throw new IllegalArgumentException("top must be MIN_Y or MAX_Y, but was " + top);
    }
    checkPlace(x, y, size);
    SlopeTiles tiles = new SlopeTiles(map);
    checkRange(x + tiles.columns() * size, y + tiles.rows() * size, size);
    return tiles.outlines(x, y, size, top == Side.MAX_Y);
  }

  private static void checkPlace(double x, double y, double size) {
    if (!(size > 0 && size <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException("size must be finite and positive, but was " + size);
    }
    Arguments.finite("x", x);
    Arguments.finite("y", y);
  }

  private static void checkRange(double maxX, double maxY, double size) {
    if (Math.max(maxX, maxY) > Double.MAX_VALUE) {
      throw new IllegalArgumentException(
          "size must keep all tiles within the range of doubles, but was " + size);
    }
  }
}
