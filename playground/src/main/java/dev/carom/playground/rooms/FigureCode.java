// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

/** The Java expression for a figure of the Shapes lab. */
final class FigureCode {
  /** With more coordinates, there are two points to a line. */
  private static final int MOST_IN_A_LINE = 8;

  private final Figure figure;
  private final String title;
  private final EditableText text = new EditableText();

  private FigureCode(Figure figure, String title) {
    this.figure = figure;
    this.title = title;
  }

  /** Returns the expression; its numbers change the figure. */
  static EditableText of(Figure figure, String title) {
    FigureCode code = new FigureCode(figure, title);
    code.add();
    return code.text;
  }

  private void add() {
    switch (figure.kind()) {
      case CIRCLE -> {
        text.add("new Circle(");
        addPosition();
        text.add(", ");
        addRadius();
        text.add(")");
        return;
      }
      case BOX, TURNED_BOX -> {
        text.add("new Box(");
        addSides();
        text.add(")");
      }
      case CAPSULE -> {
        text.add("new Capsule(");
        addPoint(0);
        text.add(", ");
        addPoint(1);
        text.add(", ");
        addRadius();
        text.add(")");
      }
      case POLYGON -> addPoints("Polygon.of(");
      case ROUNDED -> {
        addPoints("Polygon.of(");
        text.add(".rounded(");
        addRadius();
        text.add(")");
      }
      case OUTLINE -> addPoints("Compound.outline(");
      case COMPOUND -> addParts();
    }
    addPlace();
  }

  private void addPosition() {
    text.add(figure.x(), "x of " + title, value -> figure.moveTo(value, figure.y()));
    text.add(", ");
    text.add(figure.y(), "y of " + title, value -> figure.moveTo(figure.x(), value));
  }

  private void addRadius() {
    text.add(figure.radius(), "radius of " + title, figure::setRadius);
  }

  private void addSides() {
    String[] sides = {"left side of ", "top of ", "right side of ", "bottom of "};
    for (int k = 0; k < sides.length; k++) {
      // The first and the third corner are opposite each other.
      int coordinate = k < 2 ? k : k + 2;
      text.add(k > 0 ? ", " : "");
      addCoordinate(coordinate, sides[k] + title);
    }
  }

  private void addCoordinate(int coordinate, String label) {
    text.add(
        figure.coordinate(coordinate), label, value -> figure.setCoordinate(coordinate, value));
  }

  private void addPoint(int corner) {
    String of = " of corner " + corner + " of " + title;
    addCoordinate(2 * corner, "x" + of);
    text.add(", ");
    addCoordinate(2 * corner + 1, "y" + of);
  }

  private void addPoints(String start) {
    text.add(start);
    int count = figure.coordinates();
    for (int corner = 0; 2 * corner < count; corner++) {
      boolean startsLine = count > MOST_IN_A_LINE && corner % 2 == 0;
      text.add(corner == 0 ? "" : startsLine ? "," : ", ");
      text.add(startsLine ? "\n  " : "");
      addPoint(corner);
    }
    text.add(")");
  }

  /** Adds the circle at the first corner, and the capsules from corner to corner. */
  private void addParts() {
    text.add("Compound.of(\n  new Circle(");
    addPoint(0);
    text.add(", ");
    addRadius();
    text.add(")");
    for (int corner = 0; 2 * corner + 3 < figure.coordinates(); corner++) {
      text.add(",\n  new Capsule(");
      addPoint(corner);
      text.add(", ");
      addPoint(corner + 1);
      text.add(", ").add(FigureKind.thin(figure.radius())).add(")");
    }
    text.add(")");
  }

  private void addPlace() {
    text.add("\n  .rotate(Rotation.degrees(");
    text.add(figure.degrees(), "angle of " + title + " in degrees", figure::setDegrees);
    text.add("), 0, 0)");
    text.add("\n  .translate(new Vec2(");
    addPosition();
    text.add("))");
  }
}
