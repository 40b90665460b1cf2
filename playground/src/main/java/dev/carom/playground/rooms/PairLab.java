// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.games.Palette;

/** A circle and a box to drag and resize, with what the methods measure. */
final class PairLab extends Lab<PairLab.Dragged> {
  private static final double SIZE = 440;

  private static final double SMALLEST = 8;
  private static final Segment SEGMENT = new Segment(-60, 20, 140, 70);

  /** What can be dragged. */
  enum Dragged {
    NOTHING,
    CIRCLE,
    RADIUS,
    BOX,
    LEFT_TOP,
    RIGHT_TOP,
    LEFT_BOTTOM,
    RIGHT_BOTTOM,
    SEGMENT,
    START,
    END;

    boolean isOfSegment() {
      return this == SEGMENT || this == START || this == END;
    }
  }

  private final PairDrawing drawing = new PairDrawing();
  private final PairWords words = new PairWords();
  private Circle circle;
  private Box box;
  private final MovableSegment segment = new MovableSegment(SEGMENT);
  private boolean segmentMode;

  PairLab() {
    super(SIZE, Dragged.NOTHING, Dragged.CIRCLE);
    reset();
  }

  @Override
  public void reset() {
    set(new Circle(92, -88, 62), Box.at(-170, -50, 230, 120));
  }

  /** Sets the pair and resets everything else. */
  private void set(Circle newCircle, Box newBox) {
    circle = newCircle;
    box = newBox;
    segment.set(SEGMENT);
    dragging.choose(Dragged.CIRCLE);
  }

  @Override
  public void exchange(State state) {
    circle = exchange(state, "ball", circle);
    double[] sides = state.numbers("brick", box.minX(), box.minY(), box.maxX(), box.maxY());
    box = new Box(sides[0], sides[1], sides[2], sides[3]);
    segment.exchange(state, "ray");
    drawing.exchange(state);
    segmentMode = state.flag("segment", segmentMode);
    Dragged last = segmentMode ? Dragged.END : Dragged.RIGHT_BOTTOM;
    int part = state.whole("part", dragging.chosen().ordinal(), 1, last.ordinal());
    dragging.choose(Dragged.values()[part]);
  }

  @Override
  void play(int frame) {
    double turn = frame * 0.02;
    double x = box.centerX() + 150 * Math.cos(turn);
    circle = new Circle(x, box.centerY() + 115 * Math.sin(turn), circle.radius());
  }

  @Override
  void draw(Marks marks) {
    if (segmentMode) {
      drawing.drawSegment(marks, segment.get(), circle, box);
    } else {
      drawing.drawPair(marks, circle, box);
    }
    drawGrips(marks);
  }

  private void drawGrips(Marks marks) {
    Palette palette = marks.palette;
    if (dragging.isByKeys()) {
      drawChosen(marks);
    }
    grip(marks, Dragged.RADIUS, palette.blue);
    grip(marks, Dragged.LEFT_TOP, palette.amber);
    grip(marks, Dragged.RIGHT_TOP, palette.amber);
    grip(marks, Dragged.LEFT_BOTTOM, palette.amber);
    grip(marks, Dragged.RIGHT_BOTTOM, palette.amber);
    if (segmentMode) {
      grip(marks, Dragged.START, palette.violet);
      grip(marks, Dragged.END, palette.violet);
    }
  }

  private void grip(Marks marks, Dragged part, int color) {
    Box at = extent(part);
    Grip.draw(marks.canvas, marks.palette, at.minX(), at.minY(), color);
  }

  /** Marks what the arrow keys move. */
  private void drawChosen(Marks marks) {
    Palette palette = marks.palette;
    Dragged part = dragging.chosen();
    switch (part) {
      case CIRCLE -> Grip.mark(marks.canvas, circle.x(), circle.y(), palette.ink);
      case SEGMENT, BOX -> {
        Box bounds = extent(part);
        Grip.mark(marks.canvas, bounds.centerX(), bounds.centerY(), palette.ink);
      }
      case NOTHING -> {}
      default -> Grip.mark(marks.canvas, extent(part).minX(), extent(part).minY(), palette.ink);
    }
  }

  @Override
  public void report(Report report) {
    words.aboutPair(report, circle, box);
    report.show("ball", ballCode());
    report.show("radius", ShapeCode.radius(circle, "the circle", value -> circle = value));
    report.show("brick", brickCode());
    report.show("ray", segment.code());
    if (segmentMode) {
      words.aboutSegment(report, segment.get(), circle, box);
    } else {
      words.aboutNoSegment(report);
    }
    report.show("part", Integer.toString(dragging.chosen().ordinal()));
  }

  private EditableText ballCode() {
    return ShapeCode.circle(circle, "the circle", value -> circle = value);
  }

  private EditableText brickCode() {
    return ShapeCode.box(box, "the box", value -> box = value);
  }

  @Override
  public Example example() {
    Example example = new Example("CircleAndBox");
    example.let("Circle", "ball", "new Circle(" + ballCode() + ")");
    example.let("Box", "brick", "new Box(" + brickCode() + ")");
    if (segmentMode) {
      example.let("Segment", "ray", "new Segment(" + segment.code() + ")").space();
      ExampleAnswers.cast(example, segment.get(), "brick", box);
      ExampleAnswers.cast(example, segment.get(), "ball", circle);
    } else {
      example.space().answer("brick.intersects(ball)", box.intersects(circle));
      ExampleAnswers.relation(example, "brick", box, "ball", circle);
      drawing.addMethods(example, circle, box);
    }
    return example;
  }

  @Override
  public void option(String name, double value) {
    boolean on = value != 0;
    switch (name) {
      case "segment" -> {
        segmentMode = on;
        if (!on && dragging.chosen().isOfSegment()) {
          dragging.choose(Dragged.CIRCLE);
        }
      }
      case "part" -> dragging.choose(Dragged.values()[(int) value]);
      case "zones" -> drawing.zones = on;
      case "closest" -> drawing.closest = on;
      case "angle" -> drawing.angle = on;
      case "contact" -> drawing.contact = on;
      case "misses" -> drawing.misses = on;
      default -> super.option(name, value);
    }
  }

  @Override
  public void action(String name) {
    switch (name) {
      case "push" -> circle = circle.translate(pushOf(box, circle));
      case "miss" -> set(new Circle(120, -50, 55), Box.centered(0, 20, 360, 60));
      case "touch" -> set(new Circle(30 + 48, -20 - 64, 80), Box.at(-170, -20, 200, 120));
      case "inside" -> {
        set(new Circle(-35, -2, 40), Box.at(-170, -50, 230, 120));
        segment.set(new Segment(-55, 10, 170, 60));
      }
      default -> super.action(name);
    }
  }

  private static Vec2 pushOf(Shape still, Shape moved) {
    return still.contactWith(moved).push();
  }

  @Override
  public String pointer(Pointer what, double x, double y) {
    return cursor(dragging.pointer(what, x, y));
  }

  private static String cursor(Dragged dragged) {
    return switch (dragged) {
      case NOTHING -> "default";
      case RADIUS -> "ew-resize";
      case LEFT_TOP, RIGHT_BOTTOM -> "nwse-resize";
      case RIGHT_TOP, LEFT_BOTTOM -> "nesw-resize";
      case CIRCLE, BOX, SEGMENT, START, END -> "move";
    };
  }

  @Override
  public Dragged under(double x, double y) {
    if (segmentMode) {
      if (Grip.holds(segment.end(), x, y, pixel())) {
        return Dragged.END;
      }
      if (Grip.holds(segment.start(), x, y, pixel())) {
        return Dragged.START;
      }
      if (segment.isNear(x, y, pixel())) {
        return Dragged.SEGMENT;
      }
    }
    if (Grip.holds(circle.x() + circle.radius(), circle.y(), x, y, pixel())) {
      return Dragged.RADIUS;
    }
    if (Grip.holds(box.minX(), box.minY(), x, y, pixel())) {
      return Dragged.LEFT_TOP;
    }
    if (Grip.holds(box.maxX(), box.minY(), x, y, pixel())) {
      return Dragged.RIGHT_TOP;
    }
    if (Grip.holds(box.minX(), box.maxY(), x, y, pixel())) {
      return Dragged.LEFT_BOTTOM;
    }
    if (Grip.holds(box.maxX(), box.maxY(), x, y, pixel())) {
      return Dragged.RIGHT_BOTTOM;
    }
    if (circle.contains(x, y)) {
      return Dragged.CIRCLE;
    }
    return box.contains(x, y) ? Dragged.BOX : Dragged.NOTHING;
  }

  @Override
  public Box extent(Dragged part) {
    return switch (part) {
      case NOTHING -> Box.centered(0, 0, 0, 0);
      case CIRCLE -> new Box(circle.x(), circle.y(), circle.x() + circle.radius(), circle.y());
      case RADIUS -> Box.centered(circle.x() + circle.radius(), circle.y(), 0, 0);
      case BOX -> box;
      case LEFT_TOP -> Box.centered(box.minX(), box.minY(), 0, 0);
      case RIGHT_TOP -> Box.centered(box.maxX(), box.minY(), 0, 0);
      case LEFT_BOTTOM -> Box.centered(box.minX(), box.maxY(), 0, 0);
      case RIGHT_BOTTOM -> Box.centered(box.maxX(), box.maxY(), 0, 0);
      case SEGMENT -> segment.bounds();
      case START -> Grip.extent(segment.start());
      case END -> Grip.extent(segment.end());
    };
  }

  @Override
  public Box extent() {
    Box pair = Compound.of(extent(Dragged.CIRCLE), box).bounds();
    return segmentMode ? Compound.of(pair, segment.bounds()).bounds() : pair;
  }

  @Override
  public void move(Dragged part, double dx, double dy) {
    switch (part) {
      case CIRCLE -> circle = circle.translate(new Vec2(dx, dy));
      case RADIUS ->
          circle = new Circle(circle.x(), circle.y(), Math.max(SMALLEST, circle.radius() + dx));
      case BOX -> box = box.translate(new Vec2(dx, dy));
      case LEFT_TOP -> resizeBox(dx, dy, 0, 0);
      case RIGHT_TOP -> resizeBox(0, dy, dx, 0);
      case LEFT_BOTTOM -> resizeBox(dx, 0, 0, dy);
      case RIGHT_BOTTOM -> resizeBox(0, 0, dx, dy);
      case SEGMENT -> segment.move(dx, dy);
      case START -> segment.moveStart(dx, dy);
      case END -> segment.moveEnd(dx, dy);
      case NOTHING -> {}
    }
  }

  private void resizeBox(double left, double top, double right, double bottom) {
    double minX = box.minX() + left;
    double minY = box.minY() + top;
    double maxX = box.maxX() + right;
    double maxY = box.maxY() + bottom;
    if (maxX - minX >= SMALLEST && maxY - minY >= SMALLEST) {
      box = new Box(minX, minY, maxX, maxY);
    }
  }
}
