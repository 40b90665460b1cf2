// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Parses shapes given as text, and describes shapes in words. */
final class ShapeText {
  private static final Pattern SEPARATORS = Pattern.compile("[\\s,]+");
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");

  private ShapeText() {}

  /** A notation for a shape. */
  private enum Form {
    CIRCLE("circle", "x y radius", "circle 3 4 5"),
    BOX("box", "x y width height, (x, y) is the centre", "box 0 0 2 1"),
    RECT("rect", "x y width height, (x, y) is the smallest corner", "rect -1 -0.5 2 1"),
    CAPSULE("capsule", "x0 y0 x1 y1 radius, from end to end", "capsule 0 0 4 0 1"),
    POLYGON("polygon", "x y of each corner, in order", "polygon 2 0 5 1 3 4");

    private final String word;
    private final String numbers;
    private final String example;

    Form(String word, String numbers, String example) {
      this.word = word;
      this.numbers = numbers;
      this.example = example;
    }

    int count() {
      return switch (this) {
        case CIRCLE -> 3;
        case BOX, RECT -> 4;
        case CAPSULE -> 5;
        case POLYGON -> 6;
      };
    }

    boolean accepts(int numberCount) {
      return this == POLYGON
          ? numberCount >= count() && numberCount % 2 == 0
          : numberCount == count();
    }

    String countInWords() {
      return this == POLYGON ? "an even number, 6 or more" : String.valueOf(count());
    }

    Shape make(double[] values) {
      return switch (this) {
        case CIRCLE -> new Circle(values[0], values[1], values[2]);
        case BOX -> Box.centered(values[0], values[1], values[2], values[3]);
        case RECT -> Box.at(values[0], values[1], values[2], values[3]);
        case CAPSULE -> new Capsule(values[0], values[1], values[2], values[3], values[4]);
        case POLYGON -> Polygon.of(values);
      };
    }
  }

  /**
   * Parses a shape.
   *
   * @throws IllegalArgumentException if the text is invalid, with a message for the user
   */
  static Shape parse(String text) {
    List<String> words = Arrays.asList(SEPARATORS.split(text.strip()));
    // Separators alone leave no words.
    String name = words.isEmpty() ? "" : words.get(0).toLowerCase(Locale.ROOT);
    for (Form form : Form.values()) {
      if (form.word.equals(name)) {
        return parse(text, form, words.subList(1, words.size()));
      }
    }
    throw new IllegalArgumentException(
        name.isEmpty()
            ? "a shape is empty" + examples()
            : "\""
                + text
                + "\" does not start with circle, box, rect, capsule or polygon"
                + examples());
  }

  private static Shape parse(String text, Form form, List<String> words) {
    int turned = indexOf("turned", words);
    if (turned >= 0) {
      Shape shape = parse(text, form, words.subList(0, turned));
      return turned(text, form, shape, words.subList(turned + 1, words.size()));
    }
    int rounded = indexOf("radius", words);
    if (form == Form.POLYGON && rounded >= 0) {
      Polygon polygon = (Polygon) parse(text, form, words.subList(0, rounded));
      return rounded(text, form, polygon, words.subList(rounded + 1, words.size()));
    }
    double[] values = new double[words.size()];
    for (int k = 0; k < values.length; k++) {
      values[k] = number(text, form, words.get(k));
    }
    if (!form.accepts(values.length)) {
      throw new IllegalArgumentException(
          "\"%s\" has %s, but a %s needs %s: %s%s%s"
              .formatted(
                  text,
                  values.length == 1 ? "1 number" : values.length + " numbers",
                  form.word,
                  form.countInWords(),
                  form.numbers,
                  text.contains(",") ? "\n(commas separate numbers; decimals have a point)" : "",
                  example(form)));
    }
    return made(text, example(form), () -> form.make(values));
  }

  /** Makes a shape; if its numbers are rejected, the message shows the text and an example. */
  private static Shape made(String text, String example, Supplier<Shape> shape) {
    try {
      return shape.get();
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException(
          "\"%s\": %s%s".formatted(text, refused.getMessage(), example), refused);
    }
  }

  private static int indexOf(String word, List<String> words) {
    for (int k = 0; k < words.size(); k++) {
      if (words.get(k).equalsIgnoreCase(word)) {
        return k;
      }
    }
    return -1;
  }

  /** Turns a shape about the centre of its bounds. */
  private static Shape turned(String text, Form form, Shape shape, List<String> words) {
    String example = example(form.example + " turned 30");
    Rotation rotation =
        Rotation.degrees(only(text, form, words, "turned needs an angle in degrees", example));
    Box bounds = shape.bounds();
    return made(text, example, () -> shape.rotate(rotation, bounds.centerX(), bounds.centerY()));
  }

  /** Gives a polygon a radius. */
  private static Shape rounded(String text, Form form, Polygon polygon, List<String> words) {
    String example = example(form.example + " radius 0.5");
    double radius = only(text, form, words, "radius needs a number", example);
    return made(text, example, () -> polygon.rounded(radius));
  }

  /** Returns the one number among the words. */
  private static double only(
      String text, Form form, List<String> words, String need, String example) {
    if (words.size() != 1) {
      throw new IllegalArgumentException(
          "\"%s\": %s, and nothing after it%s".formatted(text, need, example));
    }
    return number(text, form, words.get(0));
  }

  private static double number(String text, Form form, String word) {
    if (!NUMBER.matcher(word).matches()) {
      throw new IllegalArgumentException(
          "\"%s\": \"%s\" is not a number%s".formatted(text, word, example(form)));
    }
    double value = Double.parseDouble(word);
    if (Double.isInfinite(value)) {
      throw new IllegalArgumentException(
          "\"%s\": %s is too large, the limit is about 1.8e308%s"
              .formatted(text, word, example(form)));
    }
    return value;
  }

  private static String example(Form form) {
    return example(form.example);
  }

  private static String example(String shape) {
    return "\nexample: \"" + shape + "\"";
  }

  private static String examples() {
    StringBuilder lines = new StringBuilder();
    for (Form form : Form.values()) {
      lines.append(example(form)).append("  ").append(form.numbers);
    }
    return lines.toString();
  }

  /** Returns a description of the shape, with its numbers in the given format. */
  static String describe(Shape shape, DoubleFunction<String> number) {
    return switch (shape.kind()) {
      case CIRCLE -> {
        Circle circle = (Circle) shape;
        yield "circle around (%s, %s), radius %s"
            .formatted(
                number.apply(circle.x()), number.apply(circle.y()), number.apply(circle.radius()));
      }
      case BOX -> {
        Box box = (Box) shape;
        yield "box from (%s, %s) to (%s, %s)"
            .formatted(
                number.apply(box.minX()),
                number.apply(box.minY()),
                number.apply(box.maxX()),
                number.apply(box.maxY()));
      }
      case CAPSULE -> {
        Capsule capsule = (Capsule) shape;
        yield "capsule from (%s, %s) to (%s, %s), radius %s"
            .formatted(
                number.apply(capsule.x0()),
                number.apply(capsule.y0()),
                number.apply(capsule.x1()),
                number.apply(capsule.y1()),
                number.apply(capsule.radius()));
      }
      case POLYGON -> describe((Polygon) shape, number);
      case COMPOUND -> throw new IllegalArgumentException("there are no words for a compound");
    };
  }

  private static String describe(Polygon polygon, DoubleFunction<String> number) {
    StringBuilder text = new StringBuilder("polygon");
    for (int k = 0; k < polygon.corners(); k++) {
      text.append(k == 0 ? " (" : ", (")
          .append(number.apply(polygon.cornerX(k)))
          .append(", ")
          .append(number.apply(polygon.cornerY(k)))
          .append(')');
    }
    return polygon.radius() == 0
        ? text.toString()
        : text.append(", radius ").append(number.apply(polygon.radius())).toString();
  }
}
