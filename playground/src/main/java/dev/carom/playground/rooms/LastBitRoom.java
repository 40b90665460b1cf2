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

  /** Powers of two per frame. */
  private static final double SPEED = 0.4;

  /** Over this many powers of two, the middle moves from the circle's centre to the scene's. */
  private static final double APPROACH = 4;

  private static final double BUTTON = 4;
  private static final double NOTCH = 2;

  /** How many frames the demonstration takes for each of its two views, with the way there. */
  private static final int VIEW = 360;

  private final LastBitDrawing drawing = new LastBitDrawing();
  private NumberGrid grid = new NumberGrid(NearTouch.CIRCLES, false);

  /** The smaller side of the scene in doubles, as a power of two, now and after the motion. */
  private double zoom = singleNumbers();

  private double target = zoom;
  private boolean animates = true;
  private long focusColumn;
  private long focusRow;

  /** The middle of the scene, in doubles from the circle's first centre. */
  private double centerX;

  private double centerY;
  private double aspect = 1;
  private boolean playsItself;
  private int frames;

  LastBitRoom() {
    reset();
  }

  @Override
  public void reset() {
    focusColumn = 0;
    focusRow = 0;
    centerX = 0;
    centerY = 0;
    target = singleNumbers();
    zoom = target;
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

  /** Returns the logarithm to base 2, accurate enough for a magnification. */
  private static double powerOfTwo(double value) {
    return Math.log(value) / Math.log(2);
  }

  @Override
  public Box scene(double aspect) {
    this.aspect = aspect;
    return View.aroundOrigin(SIZE, aspect);
  }

  /** Returns the distance of two doubles in the scene. */
  private double perDouble() {
    return SIZE / Math.pow(2, zoom);
  }

  @Override
  public void step() {
    if (playsItself) {
      frames++;
      if (frames % VIEW == 0) {
        target = frames / VIEW % 2 == 1 ? wholeScene() : singleNumbers();
      }
    }
    boolean arrives = !animates || Math.abs(target - zoom) <= SPEED;
    zoom = arrives ? target : zoom < target ? zoom + SPEED : zoom - SPEED;
  }

  @Override
  public boolean isStill() {
    return zoom == target && !playsItself;
  }

  @Override
  public void draw(Canvas canvas, Palette palette) {
    Marks marks = new Marks(canvas, palette, View.aroundOrigin(SIZE, aspect));
    NearTouch pair = grid.pair;
    double away = Math.max(0, 1 - (wholeScene() - zoom) / APPROACH);
    double middleX = (pair.extent().centerX() - pair.moving.x()) / pair.ulp();
    double middleY = (pair.extent().centerY() - pair.moving.y()) / pair.ulp();
    drawing.draw(marks, grid, perDouble(), centerX + away * middleX, centerY + away * middleY);
    if (drawing.window() != null) {
      double cell = grid.unit * perDouble();
      double x = (grid.right(focusColumn) - centerX) * perDouble();
      double y = (grid.down(focusRow) - centerY) * perDouble();
      canvas.stroke(palette.ink, 2 * marks.pixel);
      canvas.fill(Canvas.NONE);
      canvas.box(x - cell / 2, y - cell / 2, x + cell / 2, y + cell / 2);
    }
    Box scene = marks.scene;
    String width = "this view is " + widthOfView() + " wide";
    marks.label(width, scene.minX(), scene.maxY() - 14 * marks.pixel, palette.ink);
    marks.drawLabels();
  }

  private String widthOfView() {
    return Decimal.length(SIZE * Math.max(1, aspect) / perDouble() * grid.pair.ulp());
  }

  @Override
  public boolean key(String key, boolean down) {
    switch (key) {
      case "+", "=" -> zoomBy(down ? -BUTTON : 0);
      case "-" -> zoomBy(down ? BUTTON : 0);
      case "ArrowLeft" -> moveFocus(down ? -1 : 0, 0);
      case "ArrowRight" -> moveFocus(down ? 1 : 0, 0);
      case "ArrowUp" -> moveFocus(0, down ? -1 : 0);
      case "ArrowDown" -> moveFocus(0, down ? 1 : 0);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void zoomBy(double powers) {
    double closest = powerOfTwo(FEWEST_NUMBERS * grid.unit);
    target = Math.max(closest, Math.min(wholeScene(), target + powers));
  }

  /** Moves the focus, and the view with it if it would leave the scene. */
  private void moveFocus(int right, int down) {
    if (drawing.window() == null) {
      return;
    }
    focusColumn += right;
    focusRow += down;
    double halfWidth = SIZE * Math.max(1, aspect) / perDouble() / 2 - grid.unit;
    double halfHeight = SIZE * Math.max(1, 1 / aspect) / perDouble() / 2 - grid.unit;
    double x = grid.right(focusColumn);
    double y = grid.down(focusRow);
    centerX = Math.max(x - halfWidth, Math.min(x + halfWidth, centerX));
    centerY = Math.max(y - halfHeight, Math.min(y + halfHeight, centerY));
  }

  @Override
  public String pointer(Pointer what, double x, double y) {
    if (drawing.window() != null && (what == Pointer.DOWN || what == Pointer.MOVE)) {
      focusColumn = grid.columnAt(x / perDouble() + centerX);
      focusRow = grid.rowAt(y / perDouble() + centerY);
    }
    return "default";
  }

  @Override
  public boolean wheel(double x, double y, double notches) {
    zoomBy(notches * NOTCH);
    return true;
  }

  @Override
  public void option(String name, double value) {
    switch (name) {
      case "shapes" -> choose(NearTouch.values()[(int) value], grid.hasFloats());
      case "numbers" -> choose(grid.pair, value != 0);
      case "animate" -> animates = value != 0;
      case "demo" -> playsItself = value != 0;
      default -> Room.super.option(name, value);
    }
  }

  /** Shows another pair, or the other numbers, at the same depth. */
  private void choose(NearTouch pair, boolean floats) {
    boolean isWhole = target == wholeScene();
    if (pair != grid.pair || floats != grid.hasFloats()) {
      grid = new NumberGrid(pair, floats);
      double before = zoom;
      reset();
      zoom = before;
      target = isWhole ? wholeScene() : target;
    }
  }

  @Override
  public void action(String name) {
    switch (name) {
      case "scene" -> target = wholeScene();
      case "numbers" -> target = singleNumbers();
      case "in" -> zoomBy(-BUTTON);
      case "out" -> zoomBy(BUTTON);
      default -> Room.super.action(name);
    }
  }

  @Override
  public void report(Report report) {
    NearTouch pair = grid.pair;
    double x = grid.x(focusColumn);
    double y = grid.y(focusRow);
    boolean hit = pair.intersects(x, y);
    report.show("x", Double.toString(x));
    report.show("y", Double.toString(y));
    report.show("exact", exact(x, y));
    report.show("double", plain(pair.intersectsInDoubles(x, y), hit));
    report.show("float", plain(pair.intersectsInFloats(x, y), hit));
    report.show("wrong", wrong());
    report.show("amber", pair.code);
    report.show("radius", Double.toString(pair.moving.radius()));
    report.show("plain", pair.plainCode);
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
