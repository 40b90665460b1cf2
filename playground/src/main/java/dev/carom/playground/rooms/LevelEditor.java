// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.games.Grid;
import dev.carom.games.Palette;
import java.util.ArrayList;
import java.util.List;

/**
 * Edits the map of a level, with a pointer or with keys.
 *
 * <p>What is painted over itself is erased. A stroke, from pressing to releasing, paints or erases
 * all cells that it passes, and can be undone as a whole.
 */
final class LevelEditor {
  private static final int MOST_UNDONE = 200;

  private final Box area;
  private final LevelRules rules;
  private final List<String> undoable = new ArrayList<>();
  private Grid grid;
  private char brush;

  /** What the current stroke paints. */
  private char stroke;

  private boolean isPainting;
  private int column;
  private int row;

  /** True if keys move the cursor, false if it follows the pointer. */
  private boolean usesKeys;

  private boolean showsCursor;

  LevelEditor(Box area, LevelRules rules) {
    this.area = area;
    this.rules = rules;
  }

  LevelRules rules() {
    return rules;
  }

  Grid grid() {
    return grid;
  }

  /** Begins to edit a copy of a map. */
  void begin(Grid map) {
    grid = map.copy();
    undoable.clear();
    isPainting = false;
    showsCursor = usesKeys;
    column = grid.columns() / 2;
    row = grid.rows() / 2;
  }

  /** Sets what to paint, by its index among the kinds; 0 erases. */
  void setBrush(int kind, String kinds) {
    State.checkRange("brush", kind, 0, kinds.length() - 1);
    brush = kinds.charAt(kind);
  }

  void clear() {
    remember();
    rules.clear(grid);
  }

  private void remember() {
    if (undoable.size() == MOST_UNDONE) {
      undoable.remove(0);
    }
    undoable.add(grid.text());
  }

  boolean canUndo() {
    return !undoable.isEmpty();
  }

  void undo() {
    if (canUndo()) {
      grid = rules.parse(undoable.remove(undoable.size() - 1));
    }
  }

  private char empty() {
    return grid.kinds().charAt(0);
  }

  private void beginStroke(char kind) {
    remember();
    stroke = grid.get(column, row) == kind ? empty() : kind;
    isPainting = true;
    paint();
  }

  private void paint() {
    rules.paint(grid, column, row, stroke);
  }

  private void endStroke() {
    if (isPainting && undoable.get(undoable.size() - 1).equals(grid.text())) {
      undoable.remove(undoable.size() - 1);
    }
    isPainting = false;
  }

  boolean key(String key, boolean down) {
    switch (key) {
      case "ArrowLeft" -> move(down ? -1 : 0, 0);
      case "ArrowRight" -> move(down ? 1 : 0, 0);
      case "ArrowUp" -> move(0, down ? -1 : 0);
      case "ArrowDown" -> move(0, down ? 1 : 0);
      case " ", "Enter" -> press(brush, down);
      case "Delete", "Backspace" -> press(empty(), down);
      default -> {
        return false;
      }
    }
    usesKeys = true;
    showsCursor = true;
    return true;
  }

  private void move(int right, int down) {
    if (grid.contains(column + right, row + down) && (right != 0 || down != 0)) {
      column += right;
      row += down;
      if (isPainting) {
        paint();
      }
    }
  }

  private void press(char kind, boolean down) {
    if (!down) {
      endStroke();
    } else if (!isPainting) {
      beginStroke(kind);
    }
  }

  String pointer(Pointer what, double x, double y) {
    int newColumn = (int) Math.floor((x - area.minX()) / width());
    int newRow = (int) Math.floor((y - area.minY()) / height());
    boolean isInside = grid.contains(newColumn, newRow);
    usesKeys = false;
    showsCursor = isInside && what != Pointer.LEAVE;
    switch (what) {
      case DOWN -> {
        if (isInside) {
          column = newColumn;
          row = newRow;
          beginStroke(brush);
        }
      }
      case MOVE -> drawLine(newColumn, newRow);
      case UP -> endStroke();
      case LEAVE -> {}
    }
    return isInside ? "crosshair" : "default";
  }

  /** Moves to a cell, and paints all cells between while a stroke is drawn. */
  private void drawLine(int toColumn, int toRow) {
    int fromColumn = column;
    int fromRow = row;
    int steps = Math.max(Math.abs(toColumn - fromColumn), Math.abs(toRow - fromRow));
    for (int k = 1; k <= steps; k++) {
      column = inside(fromColumn + part(toColumn - fromColumn, k, steps), grid.columns());
      row = inside(fromRow + part(toRow - fromRow, k, steps), grid.rows());
      if (isPainting) {
        paint();
      }
    }
  }

  private static int part(int way, int step, int steps) {
    return (int) Math.floor((double) way * step / steps + 0.5);
  }

  private static int inside(int index, int count) {
    return Math.max(0, Math.min(count - 1, index));
  }

  private double width() {
    return area.width() / grid.columns();
  }

  private double height() {
    return area.height() / grid.rows();
  }

  void draw(Canvas canvas, Palette palette) {
    rules.draw(grid, canvas, palette);
    canvas.dash(0);
    canvas.stroke(withAlpha(palette.ink, 0x28), canvas.pixel());
    for (int k = 0; k <= grid.columns(); k++) {
      double x = area.minX() + k * width();
      canvas.line(x, area.minY(), x, area.maxY());
    }
    for (int k = 0; k <= grid.rows(); k++) {
      double y = area.minY() + k * height();
      canvas.line(area.minX(), y, area.maxX(), y);
    }
    if (showsCursor) {
      double x = area.minX() + column * width();
      double y = area.minY() + row * height();
      canvas.fill(Canvas.NONE);
      canvas.stroke(palette.ground, 5 * canvas.pixel());
      canvas.box(x, y, x + width(), y + height());
      canvas.stroke(palette.ink, 2.5 * canvas.pixel());
      canvas.box(x, y, x + width(), y + height());
    }
    canvas.stroke(Canvas.NONE, 0);
  }
}
