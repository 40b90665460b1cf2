package dev.carom.cli;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.io.ShapeTable;

/**
 * Very many shapes as a map: the more there are in a cell the darker it is, and the more of them
 * meet another the redder.
 */
final class DensityMap {
  /** A picture has a multiple of these many pixels, so that cells do not share any. */
  private static final int COLUMNS = 86;

  private static final int FINE_COLUMNS = 172;

  /** From so many shapes on, fine cells have more than one, on average. */
  private static final int FINE_FROM = 100_000;

  // Few, so that neighbours often look the same and share a rectangle.
  private static final int SHADES = 7;
  private static final int TINTS = 6;

  private final Box area;
  private final int columns;
  private final int rows;
  private final double cell;
  private final boolean yDown;
  private int[] counts;
  private int[] hitCounts;
  private int most;

  DensityMap(Hits hits, Box area, boolean yDown) {
    this.area = area;
    int shapes = hits.areTwo() ? hits.a.size() + hits.b.size() : hits.a.size();
    columns = shapes < FINE_FROM ? COLUMNS : FINE_COLUMNS;
    this.yDown = yDown;
    cell = area.width() / columns;
    rows = (int) Math.max(1, Math.ceil(area.height() / cell - 1e-9));
    counts = new int[columns * rows];
    hitCounts = new int[columns * rows];
    count(hits.a, hits, true);
    if (hits.areTwo()) {
      count(hits.b, hits, false);
    }
    counts = blurred(counts);
    hitCounts = blurred(hitCounts);
    for (int count : counts) {
      most = Math.max(most, count);
    }
  }

  /** Each cell with its neighbours: what is left of chance in a single one is no pattern. */
  private int[] blurred(int[] sharp) {
    int[] blurred = new int[sharp.length];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int sum = 0;
        for (int k = Math.max(0, row - 1); k <= Math.min(rows - 1, row + 1); k++) {
          for (int j = Math.max(0, column - 1); j <= Math.min(columns - 1, column + 1); j++) {
            sum += sharp[k * columns + j];
          }
        }
        int cells =
            (Math.min(rows - 1, row + 1) - Math.max(0, row - 1) + 1)
                * (Math.min(columns - 1, column + 1) - Math.max(0, column - 1) + 1);
        blurred[row * columns + column] = sum * 9 / cells;
      }
    }
    return blurred;
  }

  private void count(ShapeTable table, Hits hits, boolean first) {
    for (int row = 0; row < table.size(); row++) {
      int index = index(Areas.centerX(table, row), Areas.centerY(table, row));
      counts[index]++;
      if (first ? hits.ofA(row) : hits.ofB(row)) {
        hitCounts[index]++;
      }
    }
  }

  private int index(double x, double y) {
    int column = (int) Math.max(0, Math.min(columns - 1, (x - area.minX()) / cell));
    int row =
        (int) Math.max(0, Math.min(rows - 1, (yDown ? y - area.minY() : area.maxY() - y) / cell));
    return row * columns + column;
  }

  void draw(Canvas canvas) {
    canvas.stroke(Canvas.NONE, 0);
    for (int shade = 1; shade <= SHADES; shade++) {
      for (int tint = 0; tint < TINTS; tint++) {
        canvas.fill(color(shade, tint));
        for (int row = 0; row < rows; row++) {
          drawRow(canvas, row, shade, tint);
        }
      }
    }
  }

  /** Neighbours of one colour are one rectangle. */
  private void drawRow(Canvas canvas, int row, int shade, int tint) {
    int start = -1;
    for (int column = 0; column <= columns; column++) {
      boolean same = column < columns && isOf(row * columns + column, shade, tint);
      if (same && start < 0) {
        start = column;
      } else if (!same && start >= 0) {
        double low = yDown ? area.minY() + row * cell : area.maxY() - (row + 1) * cell;
        canvas.box(area.minX() + start * cell, low, area.minX() + column * cell, low + cell);
        start = -1;
      }
    }
  }

  private boolean isOf(int index, int shade, int tint) {
    return counts[index] > 0 && shade(counts[index]) == shade && tint(index) == tint;
  }

  /** By the square root, or the crowded cells would leave nothing to see of the others. */
  private int shade(int count) {
    return (int) Math.ceil(SHADES * Math.sqrt((double) count / most));
  }

  private int tint(int index) {
    return (int) Math.min(TINTS - 1L, (long) TINTS * hitCounts[index] / counts[index]);
  }

  private static int color(int shade, int tint) {
    int red = mixed(Pen.BLUE >>> 24, Pen.RED >>> 24, tint);
    int green = mixed(Pen.BLUE >>> 16 & 0xff, Pen.RED >>> 16 & 0xff, tint);
    int blue = mixed(Pen.BLUE >>> 8 & 0xff, Pen.RED >>> 8 & 0xff, tint);
    return red << 24 | green << 16 | blue << 8 | 0xff * shade / SHADES;
  }

  private static int mixed(int low, int high, int tint) {
    return low + (high - low) * tint / (TINTS - 1);
  }
}
