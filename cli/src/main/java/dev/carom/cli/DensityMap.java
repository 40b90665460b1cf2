// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.draw.Align;
import dev.carom.io.ShapeTable;
import java.awt.image.BufferedImage;
import java.util.Locale;

/**
 * Draws very many shapes as a smooth map: stronger colours mean more shapes, redder colours a
 * larger share of colliding shapes. The legend uses the same colours.
 */
final class DensityMap {
  /** The height of the legend in pixels. */
  static final double LEGEND = 76;

  /** The image has one point per two pixels of the picture; viewers smooth it. */
  private static final int PIXELS_PER_POINT = 2;

  /** The legend counts shapes in squares of this side, in pixels. */
  private static final int SQUARE = 10;

  /**
   * The minimum number of shapes averaged for the colour of a point; fewer would look like noise.
   */
  private static final double SMOOTHED_SHAPES = 500;

  private static final double MOST_SPREAD = 6;

  // In pixels.
  private static final double PATCH_WIDTH = 150;
  private static final double PATCH_HEIGHT = 36;

  private final Box area;
  private final boolean yDown;
  private final int columns;
  private final int rows;
  private final double cell;
  private final float[] counts;
  private final float[] hitCounts;
  private final double most;
  private final String meaning;

  DensityMap(Hits hits, Box area, double pixel, boolean yDown) {
    this.area = area;
    this.yDown = yDown;
    meaning = hits.mayBeApart() ? "share that is near another" : "share that collides";
    cell = PIXELS_PER_POINT * pixel;
    columns = Math.max(1, (int) Math.round(area.width() / cell));
    rows = Math.max(1, (int) Math.round(area.height() / cell));
    float[] sharp = new float[columns * rows];
    float[] sharpHits = new float[columns * rows];
    count(hits.a, hits, true, sharp, sharpHits);
    if (hits.areTwo()) {
      count(hits.b, hits, false, sharp, sharpHits);
    }
    int inUse = 0;
    double shapes = 0;
    for (float count : sharp) {
      inUse += count > 0 ? 1 : 0;
      shapes += count;
    }
    double spread =
        Math.min(
            MOST_SPREAD,
            Math.max(0.7, Math.sqrt(SMOOTHED_SHAPES * inUse / (4 * Math.PI * shapes))));
    counts = smoothed(sharp, spread);
    hitCounts = smoothed(sharpHits, spread);
    double largest = 0;
    for (float count : counts) {
      largest = Math.max(largest, count);
    }
    most = largest;
  }

  private void count(
      ShapeTable table, Hits hits, boolean first, float[] counted, float[] countedHits) {
    for (int row = 0; row < table.size(); row++) {
      int index = index(Areas.centerX(table, row), Areas.centerY(table, row));
      counted[index]++;
      if (first ? hits.ofA(row) : hits.ofB(row)) {
        countedHits[index]++;
      }
    }
  }

  private int index(double x, double y) {
    double down = yDown ? y - area.minY() : area.maxY() - y;
    int column = (int) Math.max(0, Math.min(columns - 1, (x - area.minX()) / cell));
    int row = (int) Math.max(0, Math.min(rows - 1, down / cell));
    return row * columns + column;
  }

  private float[] smoothed(float[] sharp, double spread) {
    float[] across = smoothed(sharp, spread, columns, rows, 1, columns);
    return smoothed(across, spread, rows, columns, columns, 1);
  }

  /**
   * Averages along lines with Gaussian weights. Weights beyond the edge are excluded, so that edges
   * are not paler than the rest.
   */
  private static float[] smoothed(
      float[] values, double spread, int length, int lines, int step, int nextLine) {
    int reach = (int) Math.ceil(3 * spread);
    double[] weights = new double[reach + 1];
    for (int k = 0; k <= reach; k++) {
      weights[k] = StrictMath.exp(-k * k / (2 * spread * spread));
    }
    float[] result = new float[values.length];
    for (int line = 0; line < lines; line++) {
      for (int at = 0; at < length; at++) {
        double sum = 0;
        double weight = 0;
        for (int k = Math.max(0, at - reach); k <= Math.min(length - 1, at + reach); k++) {
          double part = weights[Math.abs(k - at)];
          sum += part * values[line * nextLine + k * step];
          weight += part;
        }
        result[line * nextLine + at * step] = (float) (sum / weight);
      }
    }
    return result;
  }

  /** Draws the map. */
  void draw(Picture.Images images) {
    BufferedImage image = new BufferedImage(columns, rows, BufferedImage.TYPE_INT_ARGB);
    DensityColors colors = new DensityColors();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int index = row * columns + column;
        double count = counts[index];
        if (count > 0) {
          image.setRGB(column, row, colors.argb(Math.sqrt(count / most), hitCounts[index] / count));
        }
      }
    }
    images.image(image, area);
  }

  /** Draws the legend, downwards from a corner. */
  void drawLegend(
      Picture.Images images, Pen pen, double left, double top, double pixel, double down) {
    double start = left + 44 * pixel;
    double end = start + PATCH_WIDTH * pixel;
    double upper = top + 16 * down;
    double lower = upper + PATCH_HEIGHT * down;
    images.image(patch(), new Box(start, Math.min(upper, lower), end, Math.max(upper, lower)));
    double half = 7 * down;
    pen.text("all", start - 6 * pixel, upper + half, Pen.GREY, Align.END);
    pen.text("none", start - 6 * pixel, lower - half, Pen.GREY, Align.END);
    pen.text(meaning, left, top + 5 * down, Pen.GREY, Align.START);
    for (int k = 0; k <= 2; k++) {
      // The scale is that of square roots.
      double shapes = most * k * k / 4 * SQUARE * SQUARE / (PIXELS_PER_POINT * PIXELS_PER_POINT);
      double x = start + k * PATCH_WIDTH / 2 * pixel;
      pen.text(number(shapes), x, lower + 12 * down, Pen.GREY, Align.MIDDLE);
    }
    String unit = "shapes per " + SQUARE + " × " + SQUARE + " pixels";
    pen.text(unit, end + 24 * pixel, lower + 12 * down, Pen.GREY, Align.START);
  }

  /** Returns an image of all colours: more shapes to the right, more collisions towards the top. */
  private static BufferedImage patch() {
    int width = (int) PATCH_WIDTH / PIXELS_PER_POINT;
    int height = (int) PATCH_HEIGHT / PIXELS_PER_POINT;
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    DensityColors colors = new DensityColors();
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        double share = 1 - (double) row / (height - 1);
        image.setRGB(column, row, colors.argb((double) column / (width - 1), share));
      }
    }
    return image;
  }

  private static String number(double value) {
    String format = value == 0 || value >= 10 ? "%,.0f" : value >= 1 ? "%.1f" : "%.2g";
    return String.format(Locale.ROOT, format, value);
  }
}
