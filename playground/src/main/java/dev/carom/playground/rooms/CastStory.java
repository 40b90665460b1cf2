// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.draw.Canvas;
import dev.carom.games.Dice;
import dev.carom.games.Palette;
import dev.carom.world.Hits;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;

/** How a cast walks through the cells of a world until it hits something. */
final class CastStory extends Story {
  private static final int COLUMNS = 8;
  private static final int COUNT = 6 * COLUMNS;

  /** The part of the segment that must be free, so that there is something to tell. */
  private static final double FREE = 0.45;

  final List<Shape> shapes = new ArrayList<>();
  final World world = World.create();
  final CellGrid grid;
  final Segment segment;

  /** The cells that were looked at, in order. */
  final List<Box> visited = new ArrayList<>();

  /** The shapes that were tested, in order. */
  final List<Integer> tested = new ArrayList<>();

  /** The shape that is hit first; -1 if there is none. */
  private int hit = -1;

  /** The time of that hit; 1 if there is none. */
  private double limit = 1;

  CastStory(long seed) {
    Dice dice = new Dice(seed + 11);
    for (int k = 0; k < COUNT; k++) {
      Vec2 place = place(dice, k, COLUMNS, COUNT / COLUMNS);
      double size = dice.between(5, 9);
      shapes.add(
          dice.below(2) == 0
              ? new Circle(place.x(), place.y(), size)
              : Box.centered(place.x(), place.y(), 2 * size, dice.between(10, 18)));
    }
    world.addAllStatic(shapes);
    grid = new CellGrid(world);
    segment = longWay(dice);
    tell(
        "A segment and " + COUNT + " shapes. Which shape does it hit first?",
        marks -> drawShapes(marks, 0, 0, -1));
    tell(
        "The world has sorted the shapes into the cells of a grid, about two to a cell. A shape"
            + " that meets several cells is in each of them.",
        marks -> {
          drawGrid(marks);
          drawShapes(marks, 0, 0, -1);
        });
    walk();
    tellEnd();
  }

  /** Returns a segment through the world that does not hit anything too soon. */
  private Segment longWay(Dice dice) {
    while (true) {
      boolean fromLeft = dice.below(2) == 0;
      Segment way =
          new Segment(
              fromLeft ? EXTENT.minX() : EXTENT.maxX(),
              dice.between(EXTENT.minY(), EXTENT.maxY()),
              fromLeft ? EXTENT.maxX() : EXTENT.minX(),
              dice.between(EXTENT.minY(), EXTENT.maxY()));
      Hits hits = world.cast(way);
      if (hits.isEmpty() || hits.time(0) > FREE) {
        return way;
      }
    }
  }

  /** Returns the shape that is hit first; -1 if there is none. */
  int hit() {
    return hit;
  }

  /** Returns the time of the first hit; 1 if there is none. */
  double time() {
    return limit;
  }

  /** Walks through the rows that the segment passes, and in each through the cells it crosses. */
  private void walk() {
    boolean isDown = segment.y1() >= segment.y0();
    boolean isRight = segment.x1() >= segment.x0();
    for (int k = 0; k < grid.rows; k++) {
      int row = isDown ? k : grid.rows - 1 - k;
      for (int j = 0; j < grid.columns; j++) {
        Box cell = grid.cell(isRight ? j : grid.columns - 1 - j, row);
        Impact entry = segment.cast(cell);
        if (entry.hit() && entry.time() <= limit) {
          visit(cell);
        }
      }
    }
  }

  private void visit(Box cell) {
    visited.add(cell);
    int first = tested.size();
    int known = 0;
    int before = hit;
    for (int k = 0; k < COUNT; k++) {
      if (!shapes.get(k).bounds().intersects(cell)) {
        continue;
      }
      if (tested.contains(k)) {
        known++;
      } else if (segment.cast(shapes.get(k).bounds()).hit()) {
        test(k);
      }
    }
    int cells = visited.size();
    int tests = tested.size();
    int found = hit;
    String words = "Cell " + cells + ": ";
    if (hit != before) {
      words +=
          "shape "
              + hit
              + " is hit after "
              + Decimal.of(100 * limit, 0)
              + " % of the segment. Cells beyond that point are skipped.";
    } else if (tests > first) {
      words += "the segment meets the bounds of a shape, but the exact test says that it misses.";
    } else if (known > 0) {
      words += "what the segment meets here was tested before.";
    } else {
      words += "the segment meets no bounds here.";
    }
    tell(
        words,
        marks -> {
          drawGrid(marks);
          drawCells(marks, cells);
          drawShapes(marks, first, tests, found);
        });
  }

  private void test(int shape) {
    tested.add(shape);
    Impact impact = segment.cast(shapes.get(shape));
    if (impact.hit() && impact.time() < limit) {
      limit = impact.time();
      hit = shape;
    }
  }

  private void tellEnd() {
    tell(
        (hit < 0
                ? "The end of the segment is reached: it hits nothing."
                : "The cast ends with shape " + hit + ".")
            + " It looked at "
            + visited.size()
            + " of "
            + grid.columns * grid.rows
            + " cells and tested "
            + tested.size()
            + " of "
            + COUNT
            + " shapes.",
        marks -> {
          drawGrid(marks);
          drawCells(marks, visited.size());
          drawShapes(marks, 0, tested.size(), hit);
          if (hit >= 0) {
            marks.hit(segment.cast(shapes.get(hit)));
          }
        });
  }

  private void drawGrid(Marks marks) {
    marks.canvas.stroke(marks.palette.rule, marks.pixel);
    marks.canvas.fill(Canvas.NONE);
    for (int row = 0; row < grid.rows; row++) {
      for (int column = 0; column < grid.columns; column++) {
        marks.canvas.draw(grid.cell(column, row));
      }
    }
  }

  /** Tints the cells that were looked at, the last one stronger. */
  private void drawCells(Marks marks, int count) {
    marks.canvas.stroke(Canvas.NONE, 0);
    for (int k = 0; k < count; k++) {
      marks.canvas.fill(withAlpha(marks.palette.green, k == count - 1 ? 0x38 : 0x18));
      marks.canvas.draw(visited.get(k));
    }
  }

  /** Draws the shapes, with those tested from one to another and the one found, and the segment. */
  private void drawShapes(Marks marks, int from, int to, int found) {
    Palette palette = marks.palette;
    for (int k = 0; k < COUNT; k++) {
      int test = tested.indexOf(k);
      boolean isTested = test >= from && test < to;
      int color = k == found ? palette.green : isTested ? palette.amber : palette.blue;
      marks.shape(shapes.get(k), color, isTested);
    }
    marks.arrow(segment.x0(), segment.y0(), segment.x1(), segment.y1(), palette.violet, 12);
    for (int k = from; k < to; k++) {
      Box bounds = shapes.get(tested.get(k)).bounds();
      double above = bounds.minY() - 12 * marks.pixel;
      marks.label("" + tested.get(k), bounds.centerX(), above, palette.ink);
    }
  }

  @Override
  String code() {
    return "World world = World.create();\n"
        + "world.addAllStatic(new Circle(30, 4, 2),\n"
        + "    Box.at(12, -5, 1, 9));\n"
        + "Hits hits =\n"
        + "    world.cast(new Segment(0, 0, 40, 3));\n"
        + "boolean blocked = !hits.isEmpty();";
  }
}
