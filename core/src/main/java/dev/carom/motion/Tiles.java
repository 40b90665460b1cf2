// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.Box;
import dev.carom.internal.check.Arguments;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Merges the tiles of a level into a few boxes.
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
    if (!(size > 0 && size <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException("size must be finite and positive, but was " + size);
    }
    Arguments.finite("x", x);
    Arguments.finite("y", y);
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
      if (Math.max(maxX, maxY) > Double.MAX_VALUE) {
        throw new IllegalArgumentException(
            "size must keep all tiles within the range of doubles, but was " + size);
      }
      boxes.add(new Box(x + column * size, y + row * size, maxX, maxY));
    }
    return boxes;
  }
}
