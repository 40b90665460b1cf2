package dev.carom.index;

import java.util.Arrays;

/** Builds the grids of a {@link PackedGrid}, from the coarsest place to the finest. */
final class PackedBuilder {
  /** A shape that would be in more cells than this goes to the next coarser grid. */
  private static final int MOST_CELLS = 16;

  /** A cell with more entries than this gets a grid of its own, if that helps. */
  private static final int CROWD = 32;

  /** Shapes up to about 2^this times the median size share a grid. */
  private static final int SIZE_CLASSES = 3;

  private static final int EXPONENTS = Double.MAX_EXPONENT - Double.MIN_EXPONENT + 3;

  /** Grids in grids, at most; only numbers all along the range of doubles come close. */
  private static final int MOST_DEPTH = 400;

  private static final double PER_CELL = 1;
  private static final double MIN_SIZE = 1;

  /** What is left to place: four numbers and a tag per shape, those of the larger ones last. */
  private final double[] boxes;

  private final int[] tags;

  /** The cell of the next coarser grid that this one is in; what is outside does not matter. */
  private final double clipMinX;

  private final double clipMinY;
  private final double clipMaxX;
  private final double clipMaxY;
  private final int depth;

  /** How many entries the grids inside may still have together, in one place for all builders. */
  private final long[] budget;

  // What measure() finds out about a range of shapes.
  private double minX;
  private double minY;
  private double maxX;
  private double maxY;
  private double meanWidth;
  private double meanHeight;

  PackedBuilder(Bounds bounds, int[] ids, int count) {
    boxes = new double[4 * count];
    tags = new int[count];
    for (int entry = 0; entry < count; entry++) {
      int id = ids[entry];
      boxes[4 * entry] = bounds.minX[id];
      boxes[4 * entry + 1] = bounds.minY[id];
      boxes[4 * entry + 2] = bounds.maxX[id] + 0.0;
      boxes[4 * entry + 3] = bounds.maxY[id] + 0.0;
      tags[entry] = id << PackedCells.ID_SHIFT | PackedCells.STARTS_X | PackedCells.STARTS_Y;
    }
    clipMinX = -Double.MAX_VALUE;
    clipMinY = -Double.MAX_VALUE;
    clipMaxX = Double.MAX_VALUE;
    clipMaxY = Double.MAX_VALUE;
    depth = 0;
    budget = new long[] {16L * count};
  }

  /** Builds what is inside of a cell, from its entries. */
  private PackedBuilder(
      PackedBuilder outer,
      double[] boxes,
      int[] tags,
      double clipMinX,
      double clipMinY,
      double clipMaxX,
      double clipMaxY) {
    this.boxes = boxes;
    this.tags = tags;
    this.clipMinX = Math.max(clipMinX, outer.clipMinX);
    this.clipMinY = Math.max(clipMinY, outer.clipMinY);
    this.clipMaxX = Math.min(clipMaxX, outer.clipMaxX);
    this.clipMaxY = Math.min(clipMaxY, outer.clipMaxY);
    depth = outer.depth + 1;
    budget = outer.budget;
  }

  PackedCells build() {
    return build(tags.length, false);
  }

  /**
   * Builds a grid of the first shapes, and coarser ones of those that are too large for it.
   *
   * @param mustHelp whether to return null where it would not be better than a list
   */
  private PackedCells build(int count, boolean mustHelp) {
    int kept = partBySize(count);
    measure(kept);
    int columns = columns(kept);
    int rows = rows(kept, columns);
    Axis x = Axis.over(minX, maxX, columns);
    Axis y = Axis.over(minY, maxY, rows);
    int[] starts = new int[x.count * y.count + 1];
    long entries = 0;
    for (int entry = 0; entry < kept; ) {
      int k = entry * 4;
      int firstColumn = first(x, boxes[k], entry, PackedCells.STARTS_X);
      int firstRow = first(y, boxes[k + 1], entry, PackedCells.STARTS_Y);
      int lastColumn = x.cell(boxes[k + 2]);
      int lastRow = y.cell(boxes[k + 3]);
      long cells = (lastColumn - firstColumn + 1L) * (lastRow - firstRow + 1L);
      if (cells > MOST_CELLS) {
        swap(entry, --kept);
      } else {
        for (int row = firstRow; row <= lastRow; row++) {
          for (int column = firstColumn; column <= lastColumn; column++) {
            starts[row * x.count + column]++;
          }
        }
        entries += cells;
        entry++;
      }
    }
    int most = 0;
    int sum = 0;
    for (int cell = 0; cell < starts.length; cell++) {
      most = Math.max(most, starts[cell]);
      sum += starts[cell];
      starts[cell] = sum;
    }
    if (mustHelp && kept == count && (most == count || entries > budget[0])) {
      return null;
    }
    budget[0] -= entries;
    PackedCells larger = kept < count ? buildLarger(kept, count) : null;
    double[] packedBoxes = new double[4 * sum];
    int[] packedTags = new int[sum];
    for (int entry = kept - 1; entry >= 0; entry--) {
      int k = entry * 4;
      int firstColumn = first(x, boxes[k], entry, PackedCells.STARTS_X);
      int firstRow = first(y, boxes[k + 1], entry, PackedCells.STARTS_Y);
      int lastColumn = x.cell(boxes[k + 2]);
      int lastRow = y.cell(boxes[k + 3]);
      int tag = tags[entry];
      for (int row = firstRow; row <= lastRow; row++) {
        int rowTag = row > firstRow ? tag & ~PackedCells.STARTS_Y : tag;
        for (int column = firstColumn; column <= lastColumn; column++) {
          int at = --starts[row * x.count + column];
          packedTags[at] = column > firstColumn ? rowTag & ~PackedCells.STARTS_X : rowTag;
          packedBoxes[4 * at] = boxes[k];
          packedBoxes[4 * at + 1] = boxes[k + 1];
          packedBoxes[4 * at + 2] = boxes[k + 2];
          packedBoxes[4 * at + 3] = boxes[k + 3];
        }
      }
    }
    return most > CROWD && starts.length > 2 && depth < MOST_DEPTH
        ? divideCrowds(x, y, starts, packedTags, packedBoxes, larger)
        : new PackedCells(x, y, starts, packedTags, packedBoxes, null, larger);
  }

  /** A shape that starts outside of the clip is in the first cell, whatever the rounding. */
  private int first(Axis axis, double min, int entry, int starts) {
    return (tags[entry] & starts) != 0 ? axis.cell(min) : 0;
  }

  private PackedCells buildLarger(int from, int to) {
    int count = to - from;
    return new PackedBuilder(
            this,
            Arrays.copyOfRange(boxes, 4 * from, 4 * to),
            Arrays.copyOfRange(tags, from, to),
            clipMinX,
            clipMinY,
            clipMaxX,
            clipMaxY)
        .build(count, false);
  }

  /** Moves the entries of crowded cells to grids of their own, where that helps. */
  private PackedCells divideCrowds(
      Axis x, Axis y, int[] starts, int[] packedTags, double[] packedBoxes, PackedCells larger) {
    PackedCells[] finer = new PackedCells[4];
    int grids = 0;
    int at = 0;
    int end = starts[0];
    for (int cell = 0; cell < starts.length - 1; cell++) {
      int from = end;
      end = starts[cell + 1];
      int entries = end - from;
      PackedCells inside = null;
      if (entries > CROWD) {
        int column = cell % x.count;
        int row = cell / x.count;
        inside =
            new PackedBuilder(
                    this,
                    Arrays.copyOfRange(packedBoxes, 4 * from, 4 * end),
                    Arrays.copyOfRange(packedTags, from, end),
                    column == 0 ? clipMinX : x.border(column),
                    row == 0 ? clipMinY : y.border(row),
                    column == x.count - 1 ? clipMaxX : x.border(column + 1),
                    row == y.count - 1 ? clipMaxY : y.border(row + 1))
                .build(entries, true);
      }
      starts[cell] = at;
      if (inside == null) {
        System.arraycopy(packedTags, from, packedTags, at, entries);
        System.arraycopy(packedBoxes, 4 * from, packedBoxes, 4 * at, 4 * entries);
        at += entries;
      } else {
        if (grids == finer.length) {
          finer = Arrays.copyOf(finer, 2 * grids);
        }
        packedTags[at] = ~grids;
        inside.copyBounds(packedBoxes, 4 * at);
        finer[grids++] = inside;
        at++;
      }
    }
    starts[starts.length - 1] = at;
    return new PackedCells(
        x,
        y,
        starts,
        Arrays.copyOf(packedTags, at),
        Arrays.copyOf(packedBoxes, 4 * at),
        finer,
        larger);
  }

  /**
   * Moves the shapes that are much larger than the others to the end, and returns how many remain:
   * at least a quarter.
   */
  private int partBySize(int count) {
    int[] histogram = new int[EXPONENTS];
    int widest = 0;
    int highest = 0;
    for (int entry = 0; entry < count; entry++) {
      int exponent = exponent(width(entry));
      histogram[exponent]++;
      widest = Math.max(widest, exponent);
      highest = Math.max(highest, exponent(height(entry)));
    }
    int mostX = median(histogram, count) + SIZE_CLASSES;
    Arrays.fill(histogram, 0);
    int narrow = 0;
    for (int entry = 0; entry < count; entry++) {
      if (exponent(width(entry)) <= mostX) {
        histogram[exponent(height(entry))]++;
        narrow++;
      }
    }
    int mostY = median(histogram, narrow) + SIZE_CLASSES;
    if (widest <= mostX && highest <= mostY) {
      return count;
    }
    int kept = part(count, mostX, mostY);
    // What fits into the cells between sparse small shapes need not go either.
    measure(kept);
    int columns = columns(kept);
    mostX = Math.max(mostX, exponent((maxX - minX) / columns));
    mostY = Math.max(mostY, exponent((maxY - minY) / rows(kept, columns)));
    return part(count, mostX, mostY);
  }

  private int part(int count, int mostX, int mostY) {
    int kept = count;
    for (int entry = 0; entry < kept; ) {
      if (exponent(width(entry)) <= mostX && exponent(height(entry)) <= mostY) {
        entry++;
      } else {
        swap(entry, --kept);
      }
    }
    return kept;
  }

  private static int median(int[] histogram, int count) {
    int sum = histogram[0];
    int at = 0;
    while (2 * sum < count) {
      sum += histogram[++at];
    }
    return at;
  }

  /** Not negative; 0 for 0. */
  private static int exponent(double size) {
    return Math.getExponent(size) - Double.MIN_EXPONENT + 1;
  }

  private double width(int entry) {
    return Math.min(boxes[4 * entry + 2], clipMaxX) - Math.max(boxes[4 * entry], clipMinX);
  }

  private double height(int entry) {
    return Math.min(boxes[4 * entry + 3], clipMaxY) - Math.max(boxes[4 * entry + 1], clipMinY);
  }

  /** The bounds of the first shapes, within the clip, and their mean size. */
  private void measure(int count) {
    double minX = Double.POSITIVE_INFINITY;
    double minY = Double.POSITIVE_INFINITY;
    double maxX = Double.NEGATIVE_INFINITY;
    double maxY = Double.NEGATIVE_INFINITY;
    double widths = 0;
    double heights = 0;
    double share = 1.0 / count;
    for (int k = 0; k < 4 * count; k += 4) {
      double left = Math.max(boxes[k], clipMinX);
      double bottom = Math.max(boxes[k + 1], clipMinY);
      double right = Math.min(boxes[k + 2], clipMaxX);
      double top = Math.min(boxes[k + 3], clipMaxY);
      minX = Math.min(minX, left);
      minY = Math.min(minY, bottom);
      maxX = Math.max(maxX, right);
      maxY = Math.max(maxY, top);
      widths += (right - left) * share;
      heights += (top - bottom) * share;
    }
    this.minX = minX;
    this.minY = minY;
    this.maxX = maxX;
    this.maxY = maxY;
    meanWidth = Math.min(widths, Double.MAX_VALUE);
    meanHeight = Math.min(heights, Double.MAX_VALUE);
  }

  /** About one cell per shape, but none smaller than the mean shape. */
  private int columns(int count) {
    double cells = count / PER_CELL;
    double mostRows = mostCells(maxY - minY, meanHeight, count);
    // Cells as wide as high; wider if they cannot be high enough.
    // Halves, since a difference may be larger than any double.
    double aspect = (maxY * 0.5 - minY * 0.5) / (maxX * 0.5 - minX * 0.5);
    double rows = Math.sqrt(cells * Math.min(aspect, Double.MAX_VALUE / cells));
    double needed = cells / Math.max(1, Math.min(rows, mostRows));
    return (int) Math.max(1, Math.min(needed, mostCells(maxX - minX, meanWidth, count)));
  }

  private int rows(int count, int columns) {
    double needed = count / PER_CELL / columns;
    return (int) Math.max(1, Math.min(needed, mostCells(maxY - minY, meanHeight, count)));
  }

  /** None smaller than the mean shape, and not so many that a search in an empty row is long. */
  private static double mostCells(double length, double mean, int count) {
    return length > 0 ? Math.min(length / (mean * MIN_SIZE), 32 * Math.sqrt(count)) : 1;
  }

  private void swap(int a, int b) {
    int tag = tags[a];
    tags[a] = tags[b];
    tags[b] = tag;
    for (int k = 0; k < 4; k++) {
      double value = boxes[4 * a + k];
      boxes[4 * a + k] = boxes[4 * b + k];
      boxes[4 * b + k] = value;
    }
  }
}
