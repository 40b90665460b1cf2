// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Contact;
import dev.carom.Vec2;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;

/** Two circles to drag and resize: how they relate, and how they separate. */
final class CirclesRoom extends Lab<CirclesRoom.Dragged> {
  private static final double SIZE = 400;

  private static final double SMALLEST = 8;
  private static final String AMBER = "the amber circle";
  private static final String BLUE = "the blue circle";

  /** What can be dragged. */
  enum Dragged {
    NOTHING,
    FIRST,
    SECOND,
    FIRST_RADIUS,
    SECOND_RADIUS
  }

  private Circle first;
  private Circle second;
  private boolean touchCounts = true;

  CirclesRoom() {
    super(SIZE, Dragged.NOTHING, Dragged.SECOND);
    reset();
  }

  @Override
  public void reset() {
    set(-60, -20, 90, 70, 10, 60);
  }

  @Override
  public void exchange(State state) {
    first = exchange(state, "amber", first);
    second = exchange(state, "blue", second);
    touchCounts = state.flag("touch", touchCounts);
    int last = Dragged.values().length - 1;
    dragging.choose(Dragged.values()[state.whole("part", dragging.chosen().ordinal(), 1, last)]);
  }

  @Override
  void play(int frame) {
    second = new Circle(first.x() + 210 * Math.cos(frame * 0.012), second.y(), second.radius());
  }

  private boolean isHit() {
    return touchCounts ? first.intersects(second) : first.overlaps(second);
  }

  @Override
  void draw(Marks marks) {
    Canvas canvas = marks.canvas;
    Palette palette = marks.palette;
    boolean hit = isHit();
    marks.shape(first, palette.amber, hit);
    marks.shape(second, palette.blue, hit);
    if (hit) {
      drawContact(marks);
    }
    canvas.stroke(palette.ink, 2 * marks.pixel);
    canvas.line(first.x(), first.y(), second.x(), second.y());
    marks.dot(first.x(), first.y(), palette.amber);
    marks.dot(second.x(), second.y(), palette.blue);
    Grip.draw(canvas, palette, first.x() - first.radius(), first.y(), palette.amber);
    Grip.draw(canvas, palette, second.x() + second.radius(), second.y(), palette.blue);
    if (dragging.isByKeys()) {
      drawChosen(canvas, palette);
    }
    drawLengths(marks);
  }

  /** Marks what the arrow keys move. */
  private void drawChosen(Canvas canvas, Palette palette) {
    switch (dragging.chosen()) {
      case FIRST -> Grip.mark(canvas, first.x(), first.y(), palette.ink);
      case SECOND -> Grip.mark(canvas, second.x(), second.y(), palette.ink);
      case FIRST_RADIUS -> Grip.mark(canvas, first.x() - first.radius(), first.y(), palette.ink);
      case SECOND_RADIUS ->
          Grip.mark(canvas, second.x() + second.radius(), second.y(), palette.ink);
      case NOTHING -> {}
    }
  }

  private void drawContact(Marks marks) {
    Contact contact = first.contactWith(second);
    Circle parted = second.translate(contact.push());
    marks.ghost(parted, marks.palette.violet);
    marks.arrow(second.x(), second.y(), parted.x(), parted.y(), marks.palette.violet, 10);
    String text = "push " + Decimal.length(contact.depth());
    marks.labelBeside(text, second.x(), second.y(), parted.x(), parted.y(), marks.palette.violet);
  }

  /**
   * Draws the two lengths that are compared, one above the other, scaled down if they do not fit.
   */
  private void drawLengths(Marks marks) {
    Box scene = marks.scene;
    double pixel = marks.pixel;
    double left = scene.minX() + 16 * pixel;
    double bottom = scene.maxY() - 22 * pixel;
    double longest = Math.max(distance(), first.radius() + second.radius());
    double shrink = Math.min(1, (scene.maxX() - 80 * pixel - left) / longest);
    double textX = left + longest * shrink + 14 * pixel;
    Box place = new Box(left, bottom - 36 * pixel, textX + 50 * pixel, bottom + 12 * pixel);
    marks.keepFree(place);
    Canvas canvas = marks.canvas;
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(withAlpha(marks.palette.ground, 0xd0));
    canvas.draw(place);
    canvas.stroke(marks.palette.ink, 7 * pixel);
    canvas.line(left, bottom - 24 * pixel, left + distance() * shrink, bottom - 24 * pixel);
    double middle = left + first.radius() * shrink;
    canvas.stroke(marks.palette.amber, 7 * pixel);
    canvas.line(left, bottom, middle, bottom);
    canvas.stroke(marks.palette.blue, 7 * pixel);
    canvas.line(middle, bottom, middle + second.radius() * shrink, bottom);
    canvas.fill(marks.palette.faint);
    canvas.text("centres", textX, bottom - 24 * pixel, 13 * pixel, Align.START);
    canvas.text("radii", textX, bottom, 13 * pixel, Align.START);
  }

  private double distance() {
    return new Vec2(second.x() - first.x(), second.y() - first.y()).length();
  }

  @Override
  public void report(Report report) {
    Contact contact = first.contactWith(second);
    double radii = first.radius() + second.radius();
    boolean hit = isHit();
    String sign = (hit ? "" : "is not ") + (touchCounts ? "≤" : "<");
    double difference = contact.hit() ? -contact.depth() : first.distanceTo(second);
    String lengths = Decimal.comparison(distance(), sign, radii, 2, difference);
    report.show("verdict", (hit ? "hit: " : "no hit: ") + lengths);
    report.show("case", caseOf());
    report.show(
        "direction",
        hit
            ? "(" + Decimal.of(contact.normalX(), 2) + ", " + Decimal.of(contact.normalY(), 2) + ")"
            : "–");
    report.show("depth", hit ? Decimal.length(contact.depth(), 2) : "–");
    report.show("amber", amberCode());
    report.show("blue", blueCode());
    report.show("amber-radius", ShapeCode.radius(first, AMBER, this::setFirst));
    report.show("blue-radius", ShapeCode.radius(second, BLUE, this::setSecond));
    report.show("part", Integer.toString(dragging.chosen().ordinal()));
  }

  private EditableText amberCode() {
    return ShapeCode.circle(first, AMBER, this::setFirst);
  }

  private EditableText blueCode() {
    return ShapeCode.circle(second, BLUE, this::setSecond);
  }

  private void setFirst(Circle circle) {
    first = circle;
  }

  private void setSecond(Circle circle) {
    second = circle;
  }

  @Override
  public Example example() {
    Example example = new Example("Circles");
    example.let("Circle", "amber", "new Circle(" + amberCode() + ")");
    example.let("Circle", "blue", "new Circle(" + blueCode() + ")");
    example.space().answer("amber.intersects(blue)", first.intersects(second));
    example.answer("amber.overlaps(blue)", first.overlaps(second));
    ExampleAnswers.relation(example, "amber", first, "blue", second);
    return example;
  }

  private String caseOf() {
    return switch (first.relationTo(second)) {
      case APART -> "1: no collision";
      case TOUCHING -> "2: on the edge";
      case OVERLAPPING -> "3: collision";
      case CONTAINS -> "4: the blue one is inside";
      case INSIDE -> "4: the amber one is inside";
      case EQUAL -> "4: both are the same circle";
    };
  }

  @Override
  public void option(String name, double value) {
    switch (name) {
      case "touch" -> touchCounts = value != 0;
      case "part" -> dragging.choose(Dragged.values()[(int) value]);
      default -> super.option(name, value);
    }
  }

  @Override
  public void action(String name) {
    switch (name) {
      case "apart" -> set(-80, -20, 80, 95, 15, 60);
      case "edge" -> set(-75, -45, 90, 45, 45, 60);
      case "collision" -> reset();
      case "inside" -> set(-10, -10, 120, 30, 0, 50);
      case "coincident" -> set(0, 0, 100, 0, 0, 60);
      case "resolve" -> second = second.translate(first.contactWith(second).push());
      default -> super.action(name);
    }
  }

  private void set(double x0, double y0, double r0, double x1, double y1, double r1) {
    first = new Circle(x0, y0, r0);
    second = new Circle(x1, y1, r1);
    dragging.choose(Dragged.SECOND);
  }

  @Override
  public String pointer(Pointer what, double x, double y) {
    return switch (dragging.pointer(what, x, y)) {
      case NOTHING -> "default";
      case FIRST, SECOND -> "move";
      case FIRST_RADIUS, SECOND_RADIUS -> "ew-resize";
    };
  }

  @Override
  public Dragged under(double x, double y) {
    if (Grip.holds(first.x() - first.radius(), first.y(), x, y, pixel())) {
      return Dragged.FIRST_RADIUS;
    }
    if (Grip.holds(second.x() + second.radius(), second.y(), x, y, pixel())) {
      return Dragged.SECOND_RADIUS;
    }
    boolean inFirst = first.contains(x, y);
    boolean inSecond = second.contains(x, y);
    // Prefers the smaller of two circles that contain the point; otherwise it could not be
    // reached.
    boolean secondFirst = second.radius() <= first.radius();
    if (inSecond && (secondFirst || !inFirst)) {
      return Dragged.SECOND;
    }
    return inFirst ? Dragged.FIRST : Dragged.NOTHING;
  }

  @Override
  public Box extent(Dragged part) {
    return switch (part) {
      case NOTHING -> Box.centered(0, 0, 0, 0);
      case FIRST -> new Box(first.x() - first.radius(), first.y(), first.x(), first.y());
      case SECOND -> new Box(second.x(), second.y(), second.x() + second.radius(), second.y());
      case FIRST_RADIUS -> Box.centered(first.x() - first.radius(), first.y(), 0, 0);
      case SECOND_RADIUS -> Box.centered(second.x() + second.radius(), second.y(), 0, 0);
    };
  }

  @Override
  public Box extent() {
    return Compound.of(extent(Dragged.FIRST), extent(Dragged.SECOND)).bounds();
  }

  @Override
  public void move(Dragged part, double dx, double dy) {
    switch (part) {
      case FIRST -> first = first.translate(new Vec2(dx, dy));
      case SECOND -> second = second.translate(new Vec2(dx, dy));
      case FIRST_RADIUS -> first = resized(first, -dx);
      case SECOND_RADIUS -> second = resized(second, dx);
      case NOTHING -> {}
    }
  }

  private static Circle resized(Circle circle, double by) {
    return new Circle(circle.x(), circle.y(), Math.max(SMALLEST, circle.radius() + by));
  }
}
