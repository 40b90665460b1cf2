// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;

/**
 * Draws a circle next to another shape at any magnification: the shapes, the border of all centres
 * at which they intersect, and, where single numbers are large enough to be seen, their cells.
 */
final class LastBitDrawing {
  /** In pixels: smaller cells are not drawn, those below the second size have no gaps. */
  private static final double SMALLEST_CELL = 3;

  private static final double SMALLEST_WITH_GAPS = 6;

  /** In pixels: canvas elements draw larger circles inaccurately. */
  private static final double LARGEST_CIRCLE = 20_000;

  /** The border consists of this many straight lines. */
  private static final int LINES = 48;

  private static final int HIT_ALPHA = 0x48;
  private static final int APART_ALPHA = 0x18;

  private NumberWindow window;

  /** Returns the cells that were drawn last; null if they were too small. */
  NumberWindow window() {
    return window;
  }

  /**
   * Draws the neighbourhood of the circle's first centre.
   *
   * @param perDouble the distance of two doubles in the scene
   * @param centerX the middle of the scene, in doubles from the circle's first centre
   */
  void draw(Marks marks, NumberGrid grid, double perDouble, double centerX, double centerY) {
    NearTouch pair = grid.pair;
    double cell = grid.unit * perDouble;
    boolean hasCells = cell >= SMALLEST_CELL * marks.pixel;
    double perUnit = perDouble / pair.ulp();
    if (perUnit * pair.moving.radius() < LARGEST_CIRCLE * marks.pixel) {
      window = null;
      drawShapes(marks, pair, perUnit, -centerX * perDouble, -centerY * perDouble);
    } else if (hasCells) {
      findCells(marks.scene, grid, perDouble, centerX, centerY);
      drawCells(marks, perDouble, centerX, centerY);
      drawBorder(marks, border(marks.scene, pair, perDouble, centerX, centerY));
    } else {
      window = null;
      double[] border = border(marks.scene, pair, perDouble, centerX, centerY);
      drawSides(marks, border);
      drawBorder(marks, border);
    }
  }

  /**
   * Draws both shapes, and the border of the centres at which they intersect; the moving circle's
   * centre is at (x, y).
   */
  private static void drawShapes(Marks marks, NearTouch pair, double scale, double x, double y) {
    Canvas canvas = marks.canvas;
    Palette palette = marks.palette;
    double radius = pair.moving.radius();
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(withAlpha(palette.blue, APART_ALPHA));
    drawGrown(canvas, pair, radius, scale, x, y);
    canvas.stroke(palette.amber, 2 * marks.pixel);
    canvas.fill(withAlpha(palette.amber, 0x24));
    drawGrown(canvas, pair, 0, scale, x, y);
    canvas.stroke(palette.blue, 2 * marks.pixel);
    canvas.fill(withAlpha(palette.blue, 0x24));
    canvas.circle(x, y, radius * scale);
    canvas.stroke(palette.ink, 1.5 * marks.pixel);
    canvas.fill(Canvas.NONE);
    canvas.dash(5 * marks.pixel);
    drawGrown(canvas, pair, radius, scale, x, y);
    canvas.dash(0);
    marks.dot(x, y, palette.blue);
  }

  /** Draws the resting shape with this much around it. */
  private static void drawGrown(
      Canvas canvas, NearTouch pair, double more, double scale, double x, double y) {
    Circle moving = pair.moving;
    if (pair.other instanceof Circle circle) {
      double centerX = x + (circle.x() - moving.x()) * scale;
      double centerY = y + (circle.y() - moving.y()) * scale;
      canvas.circle(centerX, centerY, (circle.radius() + more) * scale);
      return;
    }
    Box box = pair.other.bounds();
    double left = x + (box.minX() - moving.x()) * scale;
    double top = y + (box.minY() - moving.y()) * scale;
    double right = x + (box.maxX() - moving.x()) * scale;
    double bottom = y + (box.maxY() - moving.y()) * scale;
    double[] corners = {left, top, right, top, right, bottom, left, bottom};
    canvas.convex(corners, 0, 4, more * scale);
  }

  /**
   * Returns x of the border of the centres at which the shapes intersect, from the top of the scene
   * to its bottom. Carom's distance at the first centre is accurate even if it is a fraction of the
   * last bit.
   */
  private static double[] border(
      Box scene, NearTouch pair, double perDouble, double centerX, double centerY) {
    Circle moving = pair.moving;
    double ulp = pair.ulp();
    double x = moving.x() - pair.around.x();
    double y = moving.y() - pair.around.y();
    double gap = pair.gap(moving.x(), moving.y());
    double reach = pair.around.radius() + moving.radius();
    double[] border = new double[LINES + 1];
    for (int k = 0; k <= LINES; k++) {
      double down = (rowOf(scene, k) / perDouble + centerY) * ulp;
      // From (x + right)² + (y + down)² = reach², the solution near 0, without cancellation.
      double excess = 2 * y * down + down * down + gap * (2 * reach + gap);
      double right = -excess / (x + Math.sqrt(Math.max(0, x * x - excess)));
      border[k] = (right / ulp - centerX) * perDouble;
    }
    return border;
  }

  private static double rowOf(Box scene, int k) {
    return scene.minY() + scene.height() * k / LINES;
  }

  private static void drawBorder(Marks marks, double[] border) {
    Box scene = marks.scene;
    marks.canvas.stroke(marks.palette.ink, 1.5 * marks.pixel);
    for (int k = 0; k < LINES; k++) {
      double left = Math.min(border[k], border[k + 1]);
      double right = Math.max(border[k], border[k + 1]);
      if (right > scene.minX() && left < scene.maxX()) {
        marks.canvas.line(border[k], rowOf(scene, k), border[k + 1], rowOf(scene, k + 1));
      }
    }
  }

  /** Colours the two sides of the border like the cells on them. */
  private static void drawSides(Marks marks, double[] border) {
    Box scene = marks.scene;
    double[] corners = new double[2 * (LINES + 3)];
    for (int k = 0; k <= LINES; k++) {
      corners[2 * k] = Math.max(scene.minX(), Math.min(scene.maxX(), border[k]));
      corners[2 * k + 1] = rowOf(scene, k);
    }
    corners[2 * LINES + 2] = scene.minX();
    corners[2 * LINES + 3] = scene.maxY();
    corners[2 * LINES + 4] = scene.minX();
    corners[2 * LINES + 5] = scene.minY();
    Canvas canvas = marks.canvas;
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(colorOf(marks.palette, false));
    canvas.draw(scene);
    canvas.fill(marks.palette.ground);
    canvas.convex(corners, 0, LINES + 3, 0);
    canvas.fill(colorOf(marks.palette, true));
    canvas.convex(corners, 0, LINES + 3, 0);
  }

  private void findCells(
      Box scene, NumberGrid grid, double perDouble, double centerX, double centerY) {
    long firstColumn = grid.columnAt(scene.minX() / perDouble + centerX);
    long firstRow = grid.rowAt(scene.minY() / perDouble + centerY);
    int columns = (int) (grid.columnAt(scene.maxX() / perDouble + centerX) - firstColumn) + 1;
    int rows = (int) (grid.rowAt(scene.maxY() / perDouble + centerY) - firstRow) + 1;
    if (window == null || !window.shows(grid, firstColumn, firstRow, columns, rows)) {
      window = new NumberWindow(grid, firstColumn, firstRow, columns, rows);
    }
  }

  private void drawCells(Marks marks, double perDouble, double centerX, double centerY) {
    NumberGrid grid = window.grid;
    double cell = grid.unit * perDouble;
    double left = (grid.right(window.firstColumn) - centerX) * perDouble - cell / 2;
    double top = (grid.down(window.firstRow) - centerY) * perDouble - cell / 2;
    boolean hasGaps = cell >= SMALLEST_WITH_GAPS * marks.pixel;
    Canvas canvas = marks.canvas;
    Palette palette = marks.palette;
    canvas.stroke(Canvas.NONE, 0);
    for (int row = 0; row < window.rows; row++) {
      double y = top + row * cell;
      double border = left + window.change[row] * cell;
      canvas.fill(colorOf(palette, window.first[row]));
      canvas.box(left, y, border, y + cell);
      canvas.fill(colorOf(palette, !window.first[row]));
      canvas.box(border, y, left + window.columns * cell, y + cell);
    }
    if (hasGaps) {
      drawGaps(marks, left, top, cell);
    }
    drawTouching(marks, left, top, cell);
    drawWrong(marks, left, top, cell, hasGaps);
  }

  private void drawGaps(Marks marks, double left, double top, double cell) {
    marks.canvas.stroke(marks.palette.ground, Math.min(2 * marks.pixel, cell / 6));
    for (int row = 0; row <= window.rows; row++) {
      double y = top + row * cell;
      marks.canvas.line(left, y, left + window.columns * cell, y);
    }
    for (int column = 0; column <= window.columns; column++) {
      double x = left + column * cell;
      marks.canvas.line(x, top, x, top + window.rows * cell);
    }
  }

  private static int colorOf(Palette palette, boolean hit) {
    return hit ? withAlpha(palette.blue, HIT_ALPHA) : withAlpha(palette.faint, APART_ALPHA);
  }

  private void drawTouching(Marks marks, double left, double top, double cell) {
    Canvas canvas = marks.canvas;
    canvas.stroke(marks.palette.green, Math.min(3 * marks.pixel, cell / 3));
    canvas.fill(marks.palette.ground);
    for (int row = 0; row < window.rows; row++) {
      int column = window.touching(row);
      if (column >= 0) {
        double x = left + column * cell;
        double y = top + row * cell;
        canvas.box(x, y, x + cell, y + cell);
        marks.label("touches exactly", x - 70 * marks.pixel, y + cell / 2, marks.palette.green);
      }
    }
  }

  /** Marks wrong verdicts: dots if cells are large, otherwise boxes. */
  private void drawWrong(Marks marks, double left, double top, double cell, boolean hasGaps) {
    Canvas canvas = marks.canvas;
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(marks.palette.red);
    for (int row = 0; row < window.rows; row++) {
      double y = top + row * cell;
      int end;
      for (int column = 0; column < window.columns; column = end) {
        end = column + 1;
        if (!window.wrong[row * window.columns + column]) {
          continue;
        }
        if (hasGaps) {
          canvas.circle(left + (column + 0.5) * cell, y + cell / 2, 0.28 * cell);
        } else {
          while (end < window.columns && window.wrong[row * window.columns + end]) {
            end++;
          }
          canvas.box(left + column * cell, y, left + end * cell, y + cell);
        }
      }
    }
  }
}
