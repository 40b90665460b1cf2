// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Impact;
import dev.carom.Rotation;
import dev.carom.Segment;
import dev.carom.Vec2;
import dev.carom.games.Palette;
import java.util.ArrayList;
import java.util.List;

/** Two shapes of any kinds to drag, turn and reshape, with all answers about them. */
final class ShapesRoom extends Lab<ShapesRoom.Part> {
  private static final double SIZE = 440;

  /** The length of the arm of a turning grip, and the reach of grips inside a shape, in pixels. */
  private static final double ARM = 52;

  private static final double REACH_INSIDE = 18;

  /** How close to a shape a pointer holds it, so that thin ones can be held as well. */
  private static final double NEAR = 6;

  private static final String AMBER = "the amber shape";
  private static final String BLUE = "the blue shape";

  private static final double DEGREES_PER_NOTCH = 5;

  private static final Segment SEGMENT = new Segment(-180, -150, 170, 140);
  private static final Vec2 TARGET = new Vec2(-190, -40);

  private static final int FRAMES_PER_PAIR = 270;

  /** What a part is. */
  enum Handle {
    NOTHING,
    SHAPE,
    CORNER,
    RADIUS,
    TURN,
    TARGET,
    SEGMENT,
    START,
    END;

    boolean isOfFigure() {
      return this == SHAPE || this == CORNER || this == RADIUS || this == TURN;
    }
  }

  /**
   * What can be dragged.
   *
   * @param handle what it is
   * @param figure whose it is, 0 for the amber shape and 1 for the blue one
   * @param corner which corner it is
   */
  record Part(Handle handle, int figure, int corner) {
    static final Part NOTHING = new Part(Handle.NOTHING, 0, 0);

    static Part of(Handle handle) {
      return new Part(handle, 0, 0);
    }

    static Part of(Handle handle, int figure) {
      return new Part(handle, figure, 0);
    }

    /** Returns what texts call this part. */
    String title() {
      String shape = figure == 0 ? AMBER : BLUE;
      return switch (handle) {
        case NOTHING -> "nothing";
        case SHAPE -> shape;
        case CORNER -> "corner " + corner + " of " + shape;
        case RADIUS -> "the radius of " + shape;
        case TURN -> "the angle of " + shape;
        case TARGET -> "the end of the sweep";
        case SEGMENT -> "the segment";
        case START -> "the start of the segment";
        case END -> "the end of the segment";
      };
    }
  }

  private final ShapesDrawing drawing = new ShapesDrawing();
  private final ShapesWords words = new ShapesWords();
  private final Figure[] figures = {
    new Figure(FigureKind.OUTLINE, 0, 0, 0), new Figure(FigureKind.TURNED_BOX, 0, 0, 0)
  };
  private final MovableSegment segment = new MovableSegment(SEGMENT);
  private Vec2 target = TARGET;
  private ShapesAnswers answers;
  private String notice;

  private boolean turnsLeft;
  private boolean turnsRight;
  private double wheelTurn;

  ShapesRoom() {
    super(SIZE, Part.NOTHING, Part.of(Handle.SHAPE, 1));
    reset();
  }

  @Override
  public void reset() {
    amber().set(FigureKind.OUTLINE, -50, 10, 0);
    blue().set(FigureKind.TURNED_BOX, 80, -60, 30);
    resetOthers();
  }

  private void resetOthers() {
    target = TARGET;
    segment.set(SEGMENT);
    notice = null;
    wheelTurn = 0;
    dragging.choose(Part.of(Handle.SHAPE, 1));
  }

  @Override
  public void exchange(State state) {
    amber().exchange(state, "amber");
    blue().exchange(state, "blue");
    double[] to = state.numbers("target", target.x(), target.y());
    target = new Vec2(to[0], to[1]);
    segment.exchange(state, "ray");
    drawing.exchange(state);
    dragging.choose(exchange(state, dragging.chosen()));
  }

  private Part exchange(State state, Part part) {
    double[] numbers = state.numbers("part", part.handle.ordinal(), part.figure, part.corner);
    for (Part each : parts()) {
      if (each.handle.ordinal() == numbers[0]
          && each.figure == numbers[1]
          && each.corner == numbers[2]) {
        return each;
      }
    }
    throw new IllegalArgumentException("part is not a part of these shapes: " + Code.of(numbers));
  }

  private Figure amber() {
    return figures[0];
  }

  private Figure blue() {
    return figures[1];
  }

  private Figure figure(Part part) {
    return figures[part.figure];
  }

  private Vec2 motion() {
    return target.minus(new Vec2(blue().x(), blue().y()));
  }

  /** Returns the answers, which are computed again only when something has changed. */
  ShapesAnswers answers() {
    Vec2 motion = motion();
    if (answers == null
        || !answers.areAbout(amber().shape(), blue().shape(), motion, segment.get())) {
      answers = new ShapesAnswers(amber().shape(), blue().shape(), motion, segment.get());
    }
    return answers;
  }

  @Override
  public void step() {
    super.step();
    if (turnsByKeys()) {
      turn(turnedByKeys(), (turnsRight ? 1 : -1) * (dragging.isFast() ? 5 : 1));
    }
  }

  private boolean turnsByKeys() {
    return turnsLeft != turnsRight;
  }

  @Override
  public boolean isStill() {
    return super.isStill() && !turnsByKeys();
  }

  /** Moves the blue shape around the amber one; both turn, and their kinds change. */
  @Override
  void play(int frame) {
    FigureKind[] kinds = FigureKind.values();
    if ((frame - 1) % FRAMES_PER_PAIR == 0) {
      int pair = frame / FRAMES_PER_PAIR;
      amber().set(kinds[(6 + 2 * pair + pair / 4) % kinds.length], -20, 0, 0);
      blue().set(kinds[(1 + 3 * pair + pair / 8) % kinds.length], 150, 0, 20);
    }
    Rotation around = Rotation.degrees(frame * 0.9);
    blue().move(150 * around.cos() - blue().x(), 100 * around.sin() - blue().y());
    blue().turn(1);
    if (frame % 4 == 0) {
      amber().turn(1);
    }
  }

  private void turn(Figure figure, double degrees) {
    notice = null;
    if (figure.canTurn()) {
      figure.turn(degrees);
    }
  }

  /** Returns the figure of the chosen part, which Q and E turn. */
  private Figure turnedByKeys() {
    Part chosen = dragging.chosen();
    return chosen.handle.isOfFigure() ? figure(chosen) : blue();
  }

  @Override
  void draw(Marks marks) {
    drawing.draw(marks, amber(), blue(), answers());
    if (dragging.isByKeys()) {
      Vec2 chosen = position(dragging.chosen());
      Grip.mark(marks.canvas, chosen.x(), chosen.y(), marks.palette.ink);
    }
    for (Part part : parts()) {
      drawGrip(marks, part);
    }
    if (refusal() != null) {
      marks.sentence(refusal(), marks.palette.red);
    }
  }

  private void drawGrip(Marks marks, Part part) {
    Palette palette = marks.palette;
    int color = part.figure == 0 ? palette.amber : palette.blue;
    Vec2 at = position(part);
    switch (part.handle) {
      case SHAPE -> marks.dot(at.x(), at.y(), color);
      case CORNER, RADIUS -> Grip.draw(marks.canvas, palette, at.x(), at.y(), color);
      case TURN -> {
        Figure figure = figure(part);
        marks.canvas.stroke(color, marks.pixel);
        marks.canvas.line(figure.x(), figure.y(), at.x(), at.y());
        marks.canvas.stroke(palette.ground, 1.5 * marks.pixel);
        marks.canvas.fill(color);
        marks.canvas.circle(at.x(), at.y(), 7 * marks.pixel);
      }
      case TARGET -> Grip.draw(marks.canvas, palette, at.x(), at.y(), palette.green);
      case START, END -> Grip.draw(marks.canvas, palette, at.x(), at.y(), palette.violet);
      case SEGMENT, NOTHING -> {}
    }
  }

  /** Returns why the last wish was not fulfilled, or null. */
  private String refusal() {
    String ofFigure = amber().isRefused() ? amber().refusal() : blue().refusal();
    return ofFigure == null ? notice : ofFigure;
  }

  @Override
  public void report(Report report) {
    ShapesAnswers now = answers();
    words.aboutPair(report, now);
    words.aboutSweep(report, now, drawing.sweep);
    words.aboutCast(report, now, drawing.cast);
    report.show("amber-code", FigureCode.of(amber(), AMBER));
    report.show("blue-code", FigureCode.of(blue(), BLUE));
    report.show("motion", motionCode());
    report.show("ray", segment.code());
    report.show("amber", Integer.toString(amber().kind().ordinal()));
    report.show("blue", Integer.toString(blue().kind().ordinal()));
    report.show("angles", anglesText());
    report.show("refused", refusal() == null ? "–" : refusal());
    report.show("part", dragging.chosen().title());
  }

  private EditableText motionCode() {
    Vec2 motion = motion();
    return new EditableText()
        .add(motion.x(), "x of the motion", x -> setMotion(x, motion.y()))
        .add(", ")
        .add(motion.y(), "y of the motion", y -> setMotion(motion.x(), y));
  }

  private void setMotion(double x, double y) {
    target = new Vec2(blue().x() + x, blue().y() + y);
  }

  private EditableText anglesText() {
    EditableText text = new EditableText();
    addAngle(text, amber(), AMBER).add(", ");
    return addAngle(text, blue(), BLUE);
  }

  private static EditableText addAngle(EditableText text, Figure figure, String title) {
    String label = "angle of " + title + " in degrees";
    return figure.canTurn()
        ? text.add(figure.degrees(), label, figure::setDegrees).add("°")
        : text.add(figure.degrees()).add("°");
  }

  @Override
  public Example example() {
    ShapesAnswers now = answers();
    Example example = new Example("TwoShapes");
    example.let("Shape", "amber", FigureCode.of(amber(), AMBER));
    example.let("Shape", "blue", FigureCode.of(blue(), BLUE));
    example.space().answer("amber.intersects(blue)", now.amber.intersects(now.blue));
    ExampleAnswers.relation(example, "amber", now.amber, "blue", now.blue);
    if (drawing.sweep) {
      example.space().let("Vec2", "motion", "new Vec2(" + motionCode() + ")");
      example.let("Impact", "stop", "blue.sweep(motion, amber)");
      ExampleAnswers.impact(example, "stop", now.sweep);
    }
    if (drawing.cast) {
      example.space().let("Segment", "ray", "new Segment(" + segment.code() + ")");
      ExampleAnswers.cast(example, now.segment, "amber", now.amber);
      ExampleAnswers.cast(example, now.segment, "blue", now.blue);
    }
    return example;
  }

  @Override
  public void option(String name, double value) {
    boolean on = value != 0;
    notice = null;
    switch (name) {
      case "amber" -> amber().become(FigureKind.values()[(int) value]);
      case "blue" -> blue().become(FigureKind.values()[(int) value]);
      case "contact" -> drawing.contact = on;
      case "closest" -> drawing.closest = on;
      case "sweep" -> drawing.sweep = on;
      case "cast" -> drawing.cast = on;
      default -> super.option(name, value);
    }
    chooseOneThatIs();
  }

  /** Chooses the shape if the chosen part does not exist any more. */
  private void chooseOneThatIs() {
    Part chosen = dragging.chosen();
    if (!parts().contains(chosen)) {
      dragging.choose(Part.of(Handle.SHAPE, chosen.handle.isOfFigure() ? chosen.figure : 1));
    }
  }

  @Override
  public void action(String name) {
    notice = null;
    settle();
    switch (name) {
      case "push" -> moveBlue(answers().contact.push());
      case "go" -> {
        Impact sweep = answers().sweep;
        moveBlue(sweep.startsInside() ? Vec2.ZERO : motion().times(sweep.time()));
      }
      case "touch" -> {
        amber().set(FigureKind.POLYGON, 40, 20, 0, 0, -90, 40, -30, -40, 70, -40, 90, 40);
        blue().set(FigureKind.CAPSULE, -52, -4, 0, 40, -30, 40, 30, -40);
        resetOthers();
      }
      case "next" -> chooseNext();
      case "add" -> addCorner();
      case "remove" -> removeCorner();
      default -> super.action(name);
    }
    chooseOneThatIs();
  }

  private void moveBlue(Vec2 motion) {
    blue().move(motion.x(), motion.y());
  }

  private void settle() {
    amber().settle();
    blue().settle();
  }

  private void chooseNext() {
    List<Part> choices = parts();
    choices.removeIf(part -> part.handle == Handle.TURN);
    dragging.choose(choices.get((choices.indexOf(dragging.chosen()) + 1) % choices.size()));
    dragging.markChosen();
  }

  private void addCorner() {
    Part chosen = dragging.chosen();
    Figure figure = turnedByKeys();
    int added = figure.addCorner(chosen.handle == Handle.CORNER ? chosen.corner : -1);
    if (added >= 0) {
      dragging.choose(new Part(Handle.CORNER, figure == amber() ? 0 : 1, added));
      dragging.markChosen();
    } else if (figure.corners() >= Figure.MOST_CORNERS) {
      notice = "this lab has at most " + Figure.MOST_CORNERS + " corners per shape";
    } else {
      notice = "a " + figure.kind().title + " has no edge for another corner";
    }
  }

  private void removeCorner() {
    Part chosen = dragging.chosen();
    if (chosen.handle != Handle.CORNER) {
      notice = "choose the corner to remove first: tap it, or press N";
    } else if (!figure(chosen).removeCorner(chosen.corner) && !figure(chosen).isRefused()) {
      notice = "a " + figure(chosen).kind().title + " needs the corners that are left";
    }
  }

  @Override
  public boolean key(String key, boolean down) {
    switch (key) {
      case "q" -> turnsLeft = down;
      case "e" -> turnsRight = down;
      default -> {
        return super.key(key, down);
      }
    }
    return true;
  }

  @Override
  public String pointer(Pointer what, double x, double y) {
    boolean wasDragging = dragging.isDragging();
    Part part = dragging.pointer(what, x, y);
    if (what == Pointer.DOWN || (wasDragging && !dragging.isDragging())) {
      settle();
      notice = null;
    }
    return switch (part.handle) {
      case NOTHING -> "default";
      case CORNER, RADIUS -> "crosshair";
      case TURN -> "grab";
      case SHAPE, TARGET, SEGMENT, START, END -> "move";
    };
  }

  @Override
  public boolean wheel(double x, double y, double notches) {
    Part part = under(x, y);
    if (!part.handle.isOfFigure() || !figure(part).canTurn()) {
      return false;
    }
    wheelTurn += DEGREES_PER_NOTCH * notches;
    double whole = Math.rint(wheelTurn);
    wheelTurn -= whole;
    turn(figure(part), whole);
    return true;
  }

  /** Returns all parts, those of the amber shape first. */
  private List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    for (int k = 0; k < 2; k++) {
      parts.add(Part.of(Handle.SHAPE, k));
      for (int corner = 0; corner < figures[k].corners(); corner++) {
        parts.add(new Part(Handle.CORNER, k, corner));
      }
      if (figures[k].hasRadius()) {
        parts.add(Part.of(Handle.RADIUS, k));
      }
      if (figures[k].canTurn()) {
        parts.add(Part.of(Handle.TURN, k));
      }
    }
    if (drawing.sweep) {
      parts.add(Part.of(Handle.TARGET));
    }
    if (drawing.cast) {
      parts.add(Part.of(Handle.SEGMENT));
      parts.add(Part.of(Handle.START));
      parts.add(Part.of(Handle.END));
    }
    return parts;
  }

  private Vec2 position(Part part) {
    Figure figure = figure(part);
    return switch (part.handle) {
      case NOTHING -> Vec2.ZERO;
      case SHAPE -> new Vec2(figure.x(), figure.y());
      case CORNER -> figure.corner(part.corner);
      case RADIUS -> figure.radiusGrip();
      case TURN -> figure.turnGrip(ARM * pixel());
      case TARGET -> target;
      case SEGMENT -> segment.get().at(0.5);
      case START -> segment.start();
      case END -> segment.end();
    };
  }

  @Override
  public Part under(double x, double y) {
    Circle pointer = new Circle(x, y, NEAR * pixel());
    boolean onAmber = amber().shape().intersects(pointer);
    boolean onBlue = blue().shape().intersects(pointer);
    // Inside a shape, grips reach less far, so that the shape itself can be held.
    double nearest = (onAmber || onBlue ? REACH_INSIDE : Grip.REACH) * pixel();
    Part found = Part.NOTHING;
    for (Part part : parts()) {
      double distance = position(part).minus(new Vec2(x, y)).length();
      if (part.handle != Handle.SEGMENT && distance < nearest) {
        nearest = distance;
        found = part;
      }
    }
    if (found != Part.NOTHING) {
      return found;
    }
    if (drawing.cast && segment.isNear(x, y, pixel())) {
      return Part.of(Handle.SEGMENT);
    }
    if (onAmber && onBlue) {
      // The smaller one could not be reached otherwise.
      return Part.of(Handle.SHAPE, size(blue()) <= size(amber()) ? 1 : 0);
    }
    return onBlue ? Part.of(Handle.SHAPE, 1) : onAmber ? Part.of(Handle.SHAPE, 0) : Part.NOTHING;
  }

  private static double size(Figure figure) {
    Box bounds = figure.shape().bounds();
    return bounds.width() + bounds.height();
  }

  @Override
  public Box extent(Part part) {
    return switch (part.handle) {
      case SHAPE -> extentOf(part.figure);
      case SEGMENT -> segment.bounds();
      default -> Grip.extent(position(part));
    };
  }

  /** Returns the extent of the grips of a figure; the turning grip follows the others. */
  private Box extentOf(int figure) {
    Box extent = Grip.extent(position(Part.of(Handle.SHAPE, figure)));
    for (Part part : parts()) {
      if (part.handle.isOfFigure() && part.figure == figure && part.handle != Handle.TURN) {
        extent = Grip.hull(extent, Grip.extent(position(part)));
      }
    }
    return extent;
  }

  @Override
  public Box extent() {
    Box extent = Grip.hull(extentOf(0), extentOf(1));
    extent = drawing.sweep ? Grip.hull(extent, Grip.extent(target)) : extent;
    return drawing.cast ? Grip.hull(extent, segment.bounds()) : extent;
  }

  @Override
  public void move(Part part, double dx, double dy) {
    notice = null;
    switch (part.handle) {
      case NOTHING -> {}
      case SHAPE -> figure(part).move(dx, dy);
      case CORNER -> figure(part).moveCorner(part.corner, dx, dy);
      case RADIUS -> figure(part).moveRadius(dx, dy);
      case TURN -> figure(part).moveTurn(ARM * pixel(), dx, dy);
      case TARGET -> target = target.plus(new Vec2(dx, dy));
      case SEGMENT -> segment.move(dx, dy);
      case START -> segment.moveStart(dx, dy);
      case END -> segment.moveEnd(dx, dy);
    }
  }

  @Override
  public long checksum() {
    return answers().checksum();
  }
}
