package dev.carom.index;

import static dev.carom.exact.Exact.clamp;

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

  /** The bounds of all shapes, four numbers each. */
  private final double[] boxes;

  /** The shapes of this grid, the larger ones last: where their bounds are, and their tags. */
  private final int[] places;

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
    places = new int[count];
    tags = new int[count];
    for (int entry = 0; entry < count; entry++) {
      int id = ids[entry];
      boxes[4 * entry] = bounds.minX[id];
      boxes[4 * entry + 1] = bounds.minY[id];
      boxes[4 * entry + 2] = bounds.maxX[id];
      boxes[4 * entry + 3] = bounds.maxY[id];
      places[entry] = entry;
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
      int[] places,
      int[] tags,
      double clipMinX,
      double clipMinY,
      double clipMaxX,
      double clipMaxY) {
    boxes = outer.boxes;
    this.places = places;
    this.tags = tags;
    this.clipMinX = Math.max(clipMinX, outer.clipMinX);
    this.clipMinY = Math.max(clipMinY, outer.clipMinY);
    this.clipMaxX = Math.max(this.clipMinX, Math.min(clipMaxX, outer.clipMaxX));
    this.clipMaxY = Math.max(this.clipMinY, Math.min(clipMaxY, outer.clipMaxY));
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
      int k = places[entry] * 4;
      int firstColumn = x.cell(low(x, boxes[k], entry, PackedCells.STARTS_X));
      int firstRow = y.cell(low(y, boxes[k + 1], entry, PackedCells.STARTS_Y));
      int lastColumn = x.cell(x.position(boxes[k + 2]));
      int lastRow = y.cell(y.position(boxes[k + 3]));
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
    int[] packed = new int[PackedCells.STRIDE * sum];
    int[] packedPlaces = new int[sum];
    for (int entry = kept - 1; entry >= 0; entry--) {
      int place = places[entry];
      int tag = tags[entry];
      float minX = low(x, boxes[4 * place], entry, PackedCells.STARTS_X);
      float minY = low(y, boxes[4 * place + 1], entry, PackedCells.STARTS_Y);
      float maxX = x.position(boxes[4 * place + 2]);
      float maxY = y.position(boxes[4 * place + 3]);
      int firstColumn = x.cell(minX);
      int firstRow = y.cell(minY);
      int lastColumn = x.cell(maxX);
      int lastRow = y.cell(maxY);
      for (int row = firstRow; row <= lastRow; row++) {
        int rowTag = row > firstRow ? tag & ~PackedCells.STARTS_Y : tag;
        for (int column = firstColumn; column <= lastColumn; column++) {
          int at = --starts[row * x.count + column];
          packedPlaces[at] = place;
          int k = at * PackedCells.STRIDE;
          packed[k] = Float.floatToRawIntBits(minX);
          packed[k + 1] = Float.floatToRawIntBits(minY);
          packed[k + 2] = Float.floatToRawIntBits(maxX);
          packed[k + 3] = Float.floatToRawIntBits(maxY);
          packed[k + PackedCells.TAG] =
              column > firstColumn ? rowTag & ~PackedCells.STARTS_X : rowTag;
        }
      }
    }
    return most > CROWD && starts.length > 2 && depth < MOST_DEPTH
        ? divideCrowds(x, y, starts, packed, packedPlaces, larger)
        : new PackedCells(x, y, starts, packed, packedPlaces, boxes, null, larger);
  }

  /** A shape that starts outside of the clip is in the first cell, whatever the rounding. */
  private float low(Axis axis, double min, int entry, int starts) {
    return (tags[entry] & starts) != 0 ? axis.position(min) : 0;
  }

  private PackedCells buildLarger(int from, int to) {
    int count = to - from;
    return new PackedBuilder(
            this,
            Arrays.copyOfRange(places, from, to),
            Arrays.copyOfRange(tags, from, to),
            clipMinX,
            clipMinY,
            clipMaxX,
            clipMaxY)
        .build(count, false);
  }

  /** Moves the entries of crowded cells to grids of their own, where that helps. */
  private PackedCells divideCrowds(
      Axis x, Axis y, int[] starts, int[] packed, int[] packedPlaces, PackedCells larger) {
    PackedCells[] finer = new PackedCells[4];
    int grids = 0;
    int at = 0;
    int end = starts[0];
    for (int cell = 0; cell < starts.length - 1; cell++) {
      int from = end;
      end = starts[cell + 1];
      int entries = end - from;
      PackedCells inside =
          entries > CROWD ? buildInside(x, y, cell, packed, packedPlaces, from, entries) : null;
      starts[cell] = at;
      if (inside == null) {
        System.arraycopy(
            packed,
            from * PackedCells.STRIDE,
            packed,
            at * PackedCells.STRIDE,
            entries * PackedCells.STRIDE);
        System.arraycopy(packedPlaces, from, packedPlaces, at, entries);
        at += entries;
      } else {
        if (grids == finer.length) {
          finer = Arrays.copyOf(finer, 2 * grids);
        }
        int k = at * PackedCells.STRIDE;
        packed[k] = 0;
        packed[k + 1] = 0;
        packed[k + 2] = Float.floatToRawIntBits(x.count);
        packed[k + 3] = Float.floatToRawIntBits(y.count);
        packed[k + PackedCells.TAG] = ~(grids << PackedCells.ID_SHIFT);
        finer[grids++] = inside;
        at++;
      }
    }
    starts[starts.length - 1] = at;
    return new PackedCells(
        x,
        y,
        starts,
        Arrays.copyOf(packed, at * PackedCells.STRIDE),
        Arrays.copyOf(packedPlaces, at),
        boxes,
        finer,
        larger);
  }

  private PackedCells buildInside(
      Axis x, Axis y, int cell, int[] packed, int[] packedPlaces, int from, int entries) {
    int[] places = new int[entries];
    int[] tags = new int[entries];
    for (int entry = 0; entry < entries; entry++) {
      int k = (from + entry) * PackedCells.STRIDE;
      tags[entry] = packed[k + PackedCells.TAG];
      places[entry] = packedPlaces[from + entry];
    }
    int column = cell % x.count;
    int row = cell / x.count;
    return new PackedBuilder(
            this,
            places,
            tags,
            column == 0 ? clipMinX : x.border(column) - x.slack(),
            row == 0 ? clipMinY : y.border(row) - y.slack(),
            column == x.count - 1 ? clipMaxX : x.border(column + 1) + x.slack(),
            row == y.count - 1 ? clipMaxY : y.border(row + 1) + y.slack())
        .build(entries, true);
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
    int k = 4 * places[entry];
    return clamp(boxes[k + 2], clipMinX, clipMaxX) - clamp(boxes[k], clipMinX, clipMaxX);
  }

  private double height(int entry) {
    int k = 4 * places[entry];
    return clamp(boxes[k + 3], clipMinY, clipMaxY) - clamp(boxes[k + 1], clipMinY, clipMaxY);
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
    for (int entry = 0; entry < count; entry++) {
      int k = 4 * places[entry];
      double left = clamp(boxes[k], clipMinX, clipMaxX);
      double bottom = clamp(boxes[k + 1], clipMinY, clipMaxY);
      double right = clamp(boxes[k + 2], clipMinX, clipMaxX);
      double top = clamp(boxes[k + 3], clipMinY, clipMaxY);
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
    double rows =
        Math.sqrt(
            cells
                * Math.min(
                    (maxY * 0.5 - minY * 0.5) / (maxX * 0.5 - minX * 0.5),
                    Double.MAX_VALUE / cells));
    double needed = cells / Math.max(1, Math.min(rows, mostRows));
    return Math.max(1, (int) Math.min(needed, mostCells(maxX - minX, meanWidth, count)));
  }

  private int rows(int count, int columns) {
    double needed = count / PER_CELL / columns;
    return Math.max(1, (int) Math.min(needed, mostCells(maxY - minY, meanHeight, count)));
  }

  /** None smaller than the mean shape, and not so many that a search in an empty row is long. */
  private static double mostCells(double length, double mean, int count) {
    return length > 0 ? Math.min(length / (mean * MIN_SIZE), 32 * Math.sqrt(count)) : 1;
  }

  private void swap(int a, int b) {
    int tag = tags[a];
    tags[a] = tags[b];
    tags[b] = tag;
    int place = places[a];
    places[a] = places[b];
    places[b] = place;
  }
}
