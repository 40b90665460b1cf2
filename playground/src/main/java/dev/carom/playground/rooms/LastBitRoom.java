// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;

/** A magnifier over the place where two shapes touch, down to single doubles. */
final class LastBitRoom implements Room {
  /** The smaller side of the scene. */
  private static final double SIZE = 400;

  /** How many single numbers the smaller side shows, and at most. */
  private static final double NUMBERS = 28;

  private static final double FEWEST_NUMBERS = 9;

  /** How much more than the shapes the whole scene shows. */
  private static final double MARGIN = 1.08;

  /** How far the chosen cell may be from the first one, in each direction. */
  private static final int FARTHEST = 1000;

  private static final double BUTTON = 4;
  private static final double NOTCH = 2;

  /** How many frames the demonstration takes for each of its two views, with the way there. */
  private static final int VIEW = 360;

  private final LastBitDrawing drawing = new LastBitDrawing();
  private NumberGrid grid = new NumberGrid(NearTouch.CIRCLES, false);

  /** The view; its unit is the distance of two doubles, around the circle's first centre. */
  private final Magnifier view = new Magnifier();

  /** A position of the circle's centre. */
  private record Cell(long column, long row) {}

  private Cell chosen = new Cell(0, 0);

  /** The cell under the mouse; null if there is none. */
  private Cell pointedAt;

  private double aspect = 1;
  private boolean playsItself;
  private int frames;

  LastBitRoom() {
    reset();
  }

  @Override
  public void reset() {
    chosen = new Cell(0, 0);
    pointedAt = null;
    showNumbers();
    view.arrive();
  }

  private void showNumbers() {
    view.moveTo(singleNumbers(), 0, 0);
  }

  private void showWholeScene() {
    NearTouch pair = grid.pair;
    // With two decimals, so that the address is short.
    double x = hundredths(pair.extent().centerX() - pair.moving.x());
    double y = hundredths(pair.extent().centerY() - pair.moving.y());
    view.moveTo(wholeScene(), x / pair.ulp(), y / pair.ulp());
  }

  private Cell shown() {
    return pointedAt == null ? chosen : pointedAt;
  }

  @Override
  public void exchange(State state) {
    int last = NearTouch.values().length - 1;
    NearTouch pair = NearTouch.values()[state.whole("shapes", grid.pair.ordinal(), 0, last)];
    boolean floats = state.flag("numbers", grid.hasFloats());
    if (state.isReading()) {
      grid = new NumberGrid(pair, floats);
      reset();
    }
    int column = state.whole("column", (int) shown().column, -FARTHEST, FARTHEST);
    int row = state.whole("row", (int) shown().row, -FARTHEST, FARTHEST);
    double zoom = state.number("zoom", view.targetZoom(), closest(), wholeScene());
    double ulp = grid.pair.ulp();
    double[] center = state.numbers("center", view.targetX() * ulp, view.targetY() * ulp);
    if (state.isReading()) {
      chosen = new Cell(column, row);
      double most = FARTHEST * grid.unit + Magnifier.size(zoom);
      view.moveTo(zoom, clamp(center[0] / ulp, most), clamp(center[1] / ulp, most));
      view.arrive();
    }
  }

  /** Returns the magnification at which the numbers of the grid can be seen one by one. */
  private double singleNumbers() {
    return powerOfTwo(NUMBERS * grid.unit);
  }

  /** Returns the magnification at which both shapes are in view. */
  private double wholeScene() {
    Box extent = grid.pair.extent();
    return powerOfTwo(Math.max(extent.width(), extent.height()) * MARGIN / grid.pair.ulp());
  }

  /** Returns the strongest magnification. */
  private double closest() {
    return powerOfTwo(FEWEST_NUMBERS * grid.unit);
  }

  /** Returns the logarithm to base 2 with two decimals, which are the same on every platform. */
  private static double powerOfTwo(double value) {
    return hundredths(Math.log(value) / Math.log(2));
  }

  private static double hundredths(double value) {
    return Math.floor(value * 100 + 0.5) / 100;
  }

  @Override
  public Box scene(double aspect) {
    this.aspect = aspect;
    return View.aroundOrigin(SIZE, aspect);
  }

  /** Returns the distance of two doubles in the scene. */
  private double perDouble() {
    return SIZE / view.size();
  }

  @Override
  public void step() {
    if (playsItself) {
      frames++;
      if (frames % (2 * VIEW) == VIEW) {
        showWholeScene();
      } else if (frames % VIEW == 0) {
        showNumbers();
      }
    }
    view.step();
  }

  @Override
  public boolean isStill() {
    return view.isStill() && !playsItself;
  }

  @Override
  public void draw(Canvas canvas, Palette palette) {
    Marks marks = new Marks(canvas, palette, View.aroundOrigin(SIZE, aspect));
    drawing.draw(marks, grid, perDouble(), view.x(), view.y());
    if (drawing.window() != null) {
      double cell = grid.unit * perDouble();
      canvas.stroke(palette.ink, 2 * marks.pixel);
      canvas.fill(Canvas.NONE);
      canvas.draw(Box.centered(sceneX(shown()), sceneY(shown()), cell, cell));
    }
    Box scene = marks.scene;
    String width = "this view is " + widthOfView() + " wide";
    marks.label(width, scene.minX(), scene.maxY() - 14 * marks.pixel, palette.ink);
    marks.drawLabels();
  }

  /** Returns where a cell is in the scene. */
  private double sceneX(Cell cell) {
    return (grid.right(cell.column) - view.x()) * perDouble();
  }

  private double sceneY(Cell cell) {
    return (grid.down(cell.row) - view.y()) * perDouble();
  }

  private String widthOfView() {
    return Decimal.length(SIZE * Math.max(1, aspect) / perDouble() * grid.pair.ulp());
  }

  @Override
  public boolean key(String key, boolean down) {
    int way = down ? 1 : 0;
    switch (key) {
      case "+", "=" -> zoomAtCell(-BUTTON * way);
      case "-" -> zoomAtCell(BUTTON * way);
      case "ArrowLeft" -> moveBy(-way, 0);
      case "ArrowRight" -> moveBy(way, 0);
      case "ArrowUp" -> moveBy(0, -way);
      case "ArrowDown" -> moveBy(0, way);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Zooms in on the chosen cell, or out of it; on the middle if the cell is not in view. */
  private void zoomAtCell(double powers) {
    double x = sceneX(shown());
    double y = sceneY(shown());
    boolean isInView = View.aroundOrigin(SIZE, aspect).contains(x, y);
    zoomAt(isInView ? x : 0, isInView ? y : 0, powers);
  }

  /** Zooms by powers of two; what is at this point of the scene stays there. */
  private void zoomAt(double x, double y, double powers) {
    double zoom = hundredths(view.targetZoom() + powers);
    if (zoom >= wholeScene()) {
      showWholeScene();
    } else if (powers != 0) {
      zoom = Math.max(closest(), zoom);
      double size = Magnifier.size(zoom);
      double closer = (view.size() - size) / SIZE;
      // From far away, the pointer is many doubles off its target. So the first cell stays in view,
      // or the one that is chosen or pointed at.
      double mostX = size / 3 + Math.abs(grid.right(shown().column));
      double mostY = size / 3 + Math.abs(grid.down(shown().row));
      view.moveTo(zoom, clamp(view.x() + x * closer, mostX), clamp(view.y() + y * closer, mostY));
    }
  }

  /**
   * Returns the nearest number that is not farther from 0; never -0, which addresses would show.
   */
  private static double clamp(double value, double most) {
    return Math.max(-most, Math.min(most, value)) + 0;
  }

  private void moveBy(int right, int down) {
    if (drawing.window() != null) {
      choose(shown().column + right, shown().row + down);
    }
  }

  /** Chooses a cell, and moves the view if the cell would not be in it. */
  private void choose(long column, long row) {
    chosen = cell(column, row);
    pointedAt = null;
    double size = Magnifier.size(view.targetZoom());
    double halfWidth = size * Math.max(1, aspect) / 2 - grid.unit;
    double halfHeight = size * Math.max(1, 1 / aspect) / 2 - grid.unit;
    double x = grid.right(chosen.column);
    double y = grid.down(chosen.row);
    view.moveTo(
        view.targetZoom(),
        x + clamp(view.targetX() - x, halfWidth),
        y + clamp(view.targetY() - y, halfHeight));
  }

  /** Returns a cell, or the nearest one that is not too far away. */
  private static Cell cell(long column, long row) {
    return new Cell(
        Math.max(-FARTHEST, Math.min(FARTHEST, column)),
        Math.max(-FARTHEST, Math.min(FARTHEST, row)));
  }

  @Override
  public String pointer(Pointer what, double x, double y) {
    if (what == Pointer.LEAVE) {
      // What was chosen is shown again, so that the way to a button does not change it.
      pointedAt = null;
    } else if (drawing.window() != null && what != Pointer.UP) {
      pointedAt =
          cell(grid.columnAt(x / perDouble() + view.x()), grid.rowAt(y / perDouble() + view.y()));
      chosen = what == Pointer.DOWN ? pointedAt : chosen;
    }
    return "default";
  }

  @Override
  public boolean wheel(double x, double y, double notches) {
    zoomAt(x, y, notches * NOTCH);
    return true;
  }

  @Override
  public void option(String name, double value) {
    switch (name) {
      case "shapes" -> compare(NearTouch.values()[(int) value], grid.hasFloats());
      case "numbers" -> compare(grid.pair, value != 0);
      case "animate" -> view.animates = value != 0;
      case "demo" -> playsItself = value != 0;
      default -> Room.super.option(name, value);
    }
  }

  /** Shows another pair, or the other numbers: the whole scene if it was shown before. */
  private void compare(NearTouch pair, boolean floats) {
    if (pair != grid.pair || floats != grid.hasFloats()) {
      boolean isWhole = view.targetZoom() == wholeScene();
      grid = new NumberGrid(pair, floats);
      chosen = new Cell(0, 0);
      pointedAt = null;
      if (isWhole) {
        showWholeScene();
      } else {
        showNumbers();
      }
    }
  }

  @Override
  public void action(String name) {
    switch (name) {
      case "scene" -> showWholeScene();
      case "numbers" -> showNumbers();
      case "in" -> zoomAtCell(-BUTTON);
      case "out" -> zoomAtCell(BUTTON);
      default -> Room.super.action(name);
    }
  }

  @Override
  public void report(Report report) {
    NearTouch pair = grid.pair;
    double x = grid.x(shown().column);
    double y = grid.y(shown().row);
    boolean hit = pair.intersects(x, y);
    report.show("x", new EditableText().add(x, "x of the blue circle", this::setX, grid.unit));
    report.show("y", new EditableText().add(y, "y of the blue circle", this::setY, grid.unit));
    report.show("exact", exact(x, y));
    report.show("double", plain(pair.intersectsInDoubles(x, y), hit));
    report.show("float", plain(pair.intersectsInFloats(x, y), hit));
    report.show("wrong", wrong());
    report.show("amber", pair.declaration());
    report.show("radius", Code.of(pair.moving.radius()));
    report.show("plain", pair.plainCode());
  }

  private void setX(double x) {
    State.checkRange("x", x, grid.x(-FARTHEST), grid.x(FARTHEST));
    choose(grid.columnOf(x), shown().row);
  }

  private void setY(double y) {
    State.checkRange("y", y, grid.y(-FARTHEST), grid.y(FARTHEST));
    choose(shown().column, grid.rowOf(y));
  }

  @Override
  public Example example() {
    return grid.pair.example(grid.x(shown().column), grid.y(shown().row));
  }

  private String exact(double x, double y) {
    double gap = grid.pair.gap(x, y);
    if (gap > 0) {
      return "no hit: apart by " + Decimal.inPowersOfTen(gap);
    }
    return gap == 0
        ? "hit: they touch exactly"
        : "hit: they overlap by " + Decimal.inPowersOfTen(gap);
  }

  private static String plain(boolean hit, boolean truth) {
    return (hit == truth ? "" : "WRONG: ") + (hit ? "hit" : "no hit");
  }

  private String wrong() {
    NumberWindow window = drawing.window();
    if (window == null) {
      return "zoom in to see single " + (grid.hasFloats() ? "floats" : "doubles");
    }
    return window.misses
        + window.falseHits
        + " of "
        + window.columns * window.rows
        + ": "
        + window.misses
        + " hits missed, "
        + window.falseHits
        + " false hits";
  }

  @Override
  public long checksum() {
    long sum = 0;
    for (int row = -20; row < 20; row++) {
      for (int column = -20; column < 20; column++) {
        long verdicts =
            (grid.intersects(column, row) ? 1 : 0)
                + (grid.touches(column, row) ? 2 : 0)
                + (grid.plain(column, row) ? 4 : 0);
        sum = 31 * sum + verdicts;
      }
    }
    return sum;
  }
}
