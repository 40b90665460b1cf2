// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Extent;
import dev.carom.internal.bounds.SearchPath;
import dev.carom.internal.bounds.Visitor;
import dev.carom.internal.exact.ErrorBounds;
import java.util.Arrays;

/**
 * Hashed grids for moving shapes: adding, moving and removing take constant time, at any
 * coordinates. There is one grid for each class of sizes, with cells at least as large as its
 * shapes: squares, or long and thin cells for shapes like that. A shape is in the cell of its lower
 * left corner, so a search looks one cell further to the left and below. Cells are found by hashing
 * and not stored.
 *
 * <p>Bounds are read during searches, so they must not change without {@link #moved}.
 */
public final class LooseGrid implements Grid {
  private static final int NO_ID = -1;

  /** The ratio of cell sizes between adjacent levels, as a power of 2. */
  private static final int LEVEL_STEP = 2;

  private static final int LEVELS = (Double.MAX_EXPONENT - Double.MIN_EXPONENT) / LEVEL_STEP + 2;

  /** The last level holds shapes too large to have a size; it is always searched as a whole. */
  private static final int ENDLESS = LEVELS - 1;

  /** The maximum number of kinds of long and thin cells; further shapes use square ones. */
  private static final int THIN_LEVELS = 16;

  /** The sides of cells differ by a multiple of this many levels. */
  private static final int THIN_STEP = 2;

  /** A segment is searched in pieces of about this many cells. */
  private static final int CELLS_PER_PIECE = 4;

  /** For the ends of a piece: 4 roundings, and one more when the box around them is enlarged. */
  private static final double ROUNDING = ErrorBounds.SEVEN_ROUNDINGS;

  private final Bounds bounds;
  private int size;

  /** By id: its position. A level below 0 means that it is not in the grid. */
  private short[] level = {};

  private long[] column = {};
  private long[] row = {};

  /** By id: its neighbours in the chain. */
  private int[] next = {};

  private int[] previous = {};
  private int[] chains = newChains(16);

  /** By id: its neighbours in the level. */
  private int[] nextOfLevel = {};

  private int[] previousOfLevel = {};
  private final int[] firstOfLevel = newChains(LEVELS + THIN_LEVELS);
  private final int[] sizeOfLevel = new int[LEVELS + THIN_LEVELS];

  /** The levels that have shapes. */
  private final int[] levels = new int[LEVELS + THIN_LEVELS];

  private int levelCount;

  /** Levels from {@link #LEVELS} on have the width of one level and the height of another. */
  private final int[] widthLevel = new int[THIN_LEVELS];

  private final int[] heightLevel = new int[THIN_LEVELS];

  /** The level of the smallest cells, which are about as large as the distance between shapes. */
  private int finest;

  /** A box around all shapes, and possibly around former positions. */
  private final Extent extent = new Extent();

  /** The number of shapes that changed cells since {@link #finest} was computed. */
  private int changes;

  private final Spacing spacing = new Spacing();

  /** The distance between shapes when {@link #finest} was computed, and their number. */
  private double distance;

  private int spacedShapes;

  /** The shapes, for operations on all of them. */
  private int[] ids = {};

  /** Creates an empty grid over these bounds. */
  public LooseGrid(Bounds bounds) {
    this.bounds = bounds;
  }

  private static int[] newChains(int length) {
    int[] chains = new int[length];
    Arrays.fill(chains, NO_ID);
    return chains;
  }

  @Override
  public int size() {
    return size;
  }

  /** Returns true if a shape is in the grid. */
  public boolean contains(int id) {
    return id < level.length && level[id] != NO_ID;
  }

  /** Adds a shape that is not in the grid yet. */
  public void add(int id) {
    reserve(id + 1);
    size++;
    put(id);
    if (size > chains.length / 2) {
      chains = newChains(4 * chains.length);
      fitCells();
    }
  }

  private void reserve(int capacity) {
    if (level.length < capacity) {
      int old = level.length;
      int length = Math.min(2 * capacity, bounds.capacity());
      level = Arrays.copyOf(level, length);
      Arrays.fill(level, old, length, (short) NO_ID);
      column = Arrays.copyOf(column, length);
      row = Arrays.copyOf(row, length);
      next = Arrays.copyOf(next, length);
      previous = Arrays.copyOf(previous, length);
      nextOfLevel = Arrays.copyOf(nextOfLevel, length);
      previousOfLevel = Arrays.copyOf(previousOfLevel, length);
    }
  }

  private void put(int id) {
    double width = bounds.maxX(id) - bounds.minX(id);
    double height = bounds.maxY(id) - bounds.minY(id);
    int shapeLevel = levelOf(width, height);
    level[id] = (short) shapeLevel;
    column[id] = cell(bounds.minX(id), scaleX(shapeLevel));
    row[id] = cell(bounds.minY(id), scaleY(shapeLevel));
    linkIntoLevel(id, shapeLevel);
    linkIntoChain(id);
    extent.grow(bounds.minX(id), bounds.minY(id), bounds.maxX(id), bounds.maxY(id));
  }

  private int levelOf(double width, double height) {
    int fittingX = fitting(width);
    int fittingY = fitting(height);
    int square = Math.max(Math.max(fittingX, fittingY), finest);
    // A long cell may be thinner than the finest square, but has no smaller area.
    int thin = Math.max(Math.min(fittingX, fittingY), 2 * finest - square);
    int apart = (square - thin) / THIN_STEP * THIN_STEP;
    if (apart == 0 || square == ENDLESS) {
      return square;
    }
    return fittingX > fittingY
        ? thinLevel(square, square - apart, square)
        : thinLevel(square - apart, square, square);
  }

  /** Returns the lowest level whose cells are at least this large. */
  private static int fitting(double extent) {
    if (!(extent <= Double.MAX_VALUE)) {
      return ENDLESS;
    }
    // The exponent rounds down, and the cell must not be smaller: one more.
    int exponent = Math.max(Math.getExponent(extent), Double.MIN_EXPONENT) + 1;
    return Math.min((exponent - Double.MIN_EXPONENT + LEVEL_STEP - 1) / LEVEL_STEP, ENDLESS);
  }

  /**
   * Returns the level with cells of this width and height, or the other one if there are too many
   * kinds.
   */
  private int thinLevel(int width, int height, int other) {
    int unused = other;
    for (int k = 0; k < THIN_LEVELS; k++) {
      if (sizeOfLevel[LEVELS + k] == 0) {
        unused = LEVELS + k;
      } else if (widthLevel[k] == width && heightLevel[k] == height) {
        return LEVELS + k;
      }
    }
    if (unused != other) {
      widthLevel[unused - LEVELS] = width;
      heightLevel[unused - LEVELS] = height;
    }
    return unused;
  }

  private double scaleX(int level) {
    return scale(level < LEVELS ? level : widthLevel[level - LEVELS]);
  }

  private double scaleY(int level) {
    return scale(level < LEVELS ? level : heightLevel[level - LEVELS]);
  }

  /** Returns the factor from coordinates to cells: a power of two, so that nothing is rounded. */
  private static double scale(int level) {
    return Double.longBitsToDouble((long) (Double.MAX_EXPONENT - exponent(level)) << 52);
  }

  private static int exponent(int level) {
    return Math.min(Double.MIN_EXPONENT + level * LEVEL_STEP, Double.MAX_EXPONENT);
  }

  /** Limited to the range of long: everything beyond shares a cell. */
  private static long cell(double coordinate, double scale) {
    return (long) Math.floor(coordinate * scale);
  }

  private void linkIntoLevel(int id, int shapeLevel) {
    if (sizeOfLevel[shapeLevel]++ == 0) {
      levels[levelCount++] = shapeLevel;
    }
    int first = firstOfLevel[shapeLevel];
    nextOfLevel[id] = first;
    previousOfLevel[id] = NO_ID;
    if (first != NO_ID) {
      previousOfLevel[first] = id;
    }
    firstOfLevel[shapeLevel] = id;
  }

  private void linkIntoChain(int id) {
    int chain = chainOf(level[id], column[id], row[id]);
    int first = chains[chain];
    next[id] = first;
    previous[id] = NO_ID;
    if (first != NO_ID) {
      previous[first] = id;
    }
    chains[chain] = id;
  }

  private int chainOf(int level, long column, long row) {
    long hash = (column * 0x9E3779B97F4A7C15L + row) * 0xC2B2AE3D27D4EB4FL + level;
    hash *= 0x9E3779B97F4A7C15L;
    return (int) (hash >>> 40) & (chains.length - 1);
  }

  /** Recomputes the finest level and puts every shape into its cell. */
  private void fitCells() {
    collect();
    changes = 0;
    distance = spacing.of(bounds, ids, size);
    spacedShapes = size;
    finest = fitting(distance);
    clearLevels();
    for (int k = 0; k < size; k++) {
      put(ids[k]);
    }
  }

  /** Collects the ids of all shapes. */
  private void collect() {
    if (ids.length < size) {
      ids = new int[Math.max(size, 2 * ids.length)];
    }
    int count = 0;
    // In order if that takes little more time: their bounds are then in memory order.
    if (level.length < 8L * size) {
      for (int id = 0; count < size; id++) {
        if (level[id] != NO_ID) {
          ids[count++] = id;
        }
      }
      return;
    }
    for (int k = 0; k < levelCount; k++) {
      for (int id = firstOfLevel[levels[k]]; id != NO_ID; id = nextOfLevel[id]) {
        ids[count++] = id;
      }
    }
  }

  private void clearLevels() {
    // With far fewer shapes than before, filling the chains would take most of the time.
    if (chains.length / 64 > Math.max(size, 16)) {
      chains = newChains(Integer.highestOneBit(8 * Math.max(size, 16)));
    } else {
      Arrays.fill(chains, NO_ID);
    }
    Arrays.fill(firstOfLevel, NO_ID);
    Arrays.fill(sizeOfLevel, 0);
    levelCount = 0;
    extent.clear();
  }

  /** Records that the bounds of a shape have changed; fast if it stays in its cell. */
  public void moved(int id) {
    int shapeLevel = level[id];
    double scaleX = scaleX(shapeLevel);
    double scaleY = shapeLevel < LEVELS ? scaleX : scaleY(shapeLevel);
    double minX = bounds.minX(id);
    double minY = bounds.minY(id);
    double maxX = bounds.maxX(id);
    double maxY = bounds.maxY(id);
    double width = maxX - minX;
    double height = maxY - minY;
    if (column[id] != cell(minX, scaleX)
        || row[id] != cell(minY, scaleY)
        || !fits(shapeLevel, width, height, width * scaleX, height * scaleY)) {
      unlink(id);
      put(id);
      if (++changes > 8 * size) {
        fitCells();
      }
    } else if (!extent.contains(minX, minY, maxX, maxY)) {
      // Not by the whole cell in advance: a row of shapes may be far thinner than that.
      extent.grow(minX, minY, maxX, maxY);
    }
  }

  /** Returns true if a shape of this size, also given in cells, is in the right level. */
  private boolean fits(int shapeLevel, double width, double height, double columns, double rows) {
    double more = columns > rows ? columns : rows;
    double less = columns > rows ? rows : columns;
    return more <= 1
        && (more >= 0x1p-5 || shapeLevel == finest)
        && (less >= 0x1p-7 * more || shapeLevel == levelOf(width, height));
  }

  /** Removes a shape that is in the grid. */
  public void remove(int id) {
    unlink(id);
    level[id] = NO_ID;
    size--;
    changes++;
  }

  private void unlink(int id) {
    if (previous[id] != NO_ID) {
      next[previous[id]] = next[id];
    } else {
      chains[chainOf(level[id], column[id], row[id])] = next[id];
    }
    if (next[id] != NO_ID) {
      previous[next[id]] = previous[id];
    }
    int shapeLevel = level[id];
    if (previousOfLevel[id] != NO_ID) {
      nextOfLevel[previousOfLevel[id]] = nextOfLevel[id];
    } else {
      firstOfLevel[shapeLevel] = nextOfLevel[id];
    }
    if (nextOfLevel[id] != NO_ID) {
      previousOfLevel[nextOfLevel[id]] = previousOfLevel[id];
    }
    if (--sizeOfLevel[shapeLevel] == 0) {
      forgetLevel(shapeLevel);
    }
  }

  private void forgetLevel(int empty) {
    int k = 0;
    while (levels[k] != empty) {
      k++;
    }
    levels[k] = levels[--levelCount];
  }

  @Override
  public void clear() {
    collect();
    for (int k = 0; k < size; k++) {
      level[ids[k]] = NO_ID;
    }
    clearLevels();
    size = 0;
    finest = 0;
    distance = 0;
    changes = 0;
  }

  @Override
  public boolean inBox(double minX, double minY, double maxX, double maxY, Visitor visitor) {
    double left = Math.max(minX, extent.minX());
    double bottom = Math.max(minY, extent.minY());
    double right = Math.min(maxX, extent.maxX());
    double top = Math.min(maxY, extent.maxY());
    for (int k = 0; k < levelCount && left <= right && bottom <= top; k++) {
      if (!inBox(levels[k], left, bottom, right, top, visitor)) {
        return false;
      }
    }
    return true;
  }

  private boolean inBox(
      int searched, double minX, double minY, double maxX, double maxY, Visitor visitor) {
    double scaleX = scaleX(searched);
    double scaleY = scaleY(searched);
    long left = before(cell(minX, scaleX));
    long right = cell(maxX, scaleX);
    long bottom = before(cell(minY, scaleY));
    long top = cell(maxY, scaleY);
    if (isWorthWalking(searched, left, bottom, right, top)) {
      for (int id = firstOfLevel[searched]; id != NO_ID; id = nextOfLevel[id]) {
        if (bounds.meets(id, minX, minY, maxX, maxY) && !visitor.visit(id)) {
          return false;
        }
      }
      return true;
    }
    for (long y = bottom; y <= top; y++) {
      for (long x = left; x <= right; x++) {
        for (int id = chains[chainOf(searched, x, y)]; id != NO_ID; id = next[id]) {
          if (column[id] == x
              && row[id] == y
              && level[id] == searched
              && bounds.meets(id, minX, minY, maxX, maxY)
              && !visitor.visit(id)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Estimates how many cells and shapes {@link #inBox} has to look at, found or not. */
  public double effort(double minX, double minY, double maxX, double maxY) {
    double width = Math.min(maxX, extent.maxX()) - Math.max(minX, extent.minX());
    double height = Math.min(maxY, extent.maxY()) - Math.max(minY, extent.minY());
    double effort = 0;
    for (int k = 0; k < levelCount && width >= 0 && height >= 0; k++) {
      double columns = width * scaleX(levels[k]) + 2;
      double rows = height * scaleY(levels[k]) + 2;
      effort += Math.min(columns * rows, sizeOfLevel[levels[k]]);
    }
    return effort;
  }

  @Override
  public Extent extent() {
    return extent;
  }

  @Override
  public double spacing() {
    return size == 0 ? 0 : distance * Math.sqrt((double) spacedShapes / size);
  }

  private static long before(long cell) {
    return cell == Long.MIN_VALUE ? cell : cell - 1;
  }

  /**
   * Returns true if looking at every shape of the level is less work than looking at these cells.
   */
  private boolean isWorthWalking(int searched, long left, long bottom, long right, long top) {
    double cells = ((double) right - left + 1) * ((double) top - bottom + 1);
    return searched == ENDLESS
        || cells > sizeOfLevel[searched]
        || right == Long.MAX_VALUE
        || top == Long.MAX_VALUE;
  }

  @Override
  public double along(SearchPath path, double limit, SegmentVisitor visitor) {
    double left = limit;
    for (int k = 0; k < levelCount && left >= 0; k++) {
      left = along(levels[k], path, left, visitor);
    }
    return left;
  }

  private double along(int searched, SearchPath path, double firstLimit, SegmentVisitor visitor) {
    double scaleX = scaleX(searched);
    double scaleY = scaleY(searched);
    double dx = path.dx();
    double dy = path.dy();
    double cells = Math.max(Math.abs(dx) * scaleX, Math.abs(dy) * scaleY);
    double pieces = Math.floor(cells / CELLS_PER_PIECE) + 1;
    double reach = CELLS_PER_PIECE + 2;
    double work = pieces * (reach + 2 * path.padX() * scaleX) * (reach + 2 * path.padY() * scaleY);
    if (!(work <= sizeOfLevel[searched]) || searched == ENDLESS) {
      pieces = 1;
    }
    double growX = path.padX() + (Math.abs(path.x0()) + Math.abs(path.x1())) * ROUNDING;
    double growY = path.padY() + (Math.abs(path.y0()) + Math.abs(path.y1())) * ROUNDING;
    double limit = firstLimit;
    for (double piece = 0; piece < pieces && limit >= 0; piece++) {
      double from = piece / pieces;
      if (from > limit) {
        break;
      }
      boolean last = piece + 1 == pieces;
      double to = (piece + 1) / pieces;
      double startX = piece == 0 ? path.x0() : path.x0() + from * dx;
      double startY = piece == 0 ? path.y0() : path.y0() + from * dy;
      double endX = last ? path.x1() : path.x0() + to * dx;
      double endY = last ? path.y1() : path.y0() + to * dy;
      limit =
          inPiece(
              searched,
              Math.min(startX, endX) - growX,
              Math.min(startY, endY) - growY,
              Math.max(startX, endX) + growX,
              Math.max(startY, endY) + growY,
              limit,
              visitor);
    }
    return limit;
  }

  private double inPiece(
      int searched,
      double minX,
      double minY,
      double maxX,
      double maxY,
      double firstLimit,
      SegmentVisitor visitor) {
    double scaleX = scaleX(searched);
    double scaleY = scaleY(searched);
    long left = before(cell(minX, scaleX));
    long right = cell(maxX, scaleX);
    long bottom = before(cell(minY, scaleY));
    long top = cell(maxY, scaleY);
    double limit = firstLimit;
    if (isWorthWalking(searched, left, bottom, right, top)) {
      for (int id = firstOfLevel[searched]; id != NO_ID && limit >= 0; id = nextOfLevel[id]) {
        if (bounds.meets(id, minX, minY, maxX, maxY)) {
          limit = visitor.visit(id, limit);
        }
      }
      return limit;
    }
    for (long y = bottom; y <= top; y++) {
      for (long x = left; x <= right; x++) {
        for (int id = chains[chainOf(searched, x, y)]; id != NO_ID && limit >= 0; id = next[id]) {
          if (column[id] == x
              && row[id] == y
              && level[id] == searched
              && bounds.meets(id, minX, minY, maxX, maxY)) {
            limit = visitor.visit(id, limit);
          }
        }
      }
    }
    return limit;
  }

  @Override
  public void cells(CellVisitor visitor) {
    for (int k = 0; k < levelCount; k++) {
      double width = 1 / scaleX(levels[k]);
      double height = 1 / scaleY(levels[k]);
      if (levels[k] == ENDLESS) {
        visitor.cell(-width, -height, width, height, sizeOfLevel[levels[k]]);
        continue;
      }
      for (int id = firstOfLevel[levels[k]]; id != NO_ID; id = nextOfLevel[id]) {
        int shapes = shapesFrom(id);
        if (shapes > 0) {
          double minX = column[id] * width;
          double minY = row[id] * height;
          visitor.cell(minX, minY, minX + width, minY + height, shapes);
        }
      }
    }
  }

  /**
   * Returns the number of shapes in the cell of this one; 0 if an earlier one of its chain is in
   * it, too.
   */
  private int shapesFrom(int id) {
    int shapes = 1;
    for (int other = previous[id]; other != NO_ID; other = previous[other]) {
      if (sameCell(id, other)) {
        return 0;
      }
    }
    for (int other = next[id]; other != NO_ID; other = next[other]) {
      shapes += sameCell(id, other) ? 1 : 0;
    }
    return shapes;
  }

  private boolean sameCell(int a, int b) {
    return column[a] == column[b] && row[a] == row[b] && level[a] == level[b];
  }
}
