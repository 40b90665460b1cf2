// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
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
    RECT("rect", "x y width height, (x, y) is the smallest corner", "rect -1 -0.5 2 1");

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
      };
    }

    Shape make(double[] values) {
      return switch (this) {
        case CIRCLE -> new Circle(values[0], values[1], values[2]);
        case BOX -> Box.centered(values[0], values[1], values[2], values[3]);
        case RECT -> Box.at(values[0], values[1], values[2], values[3]);
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
            : "\"" + text + "\" does not start with circle, box or rect" + examples());
  }

  private static Shape parse(String text, Form form, List<String> words) {
    double[] values = new double[words.size()];
    for (int k = 0; k < values.length; k++) {
      values[k] = number(text, form, words.get(k));
    }
    if (values.length != form.count()) {
      throw new IllegalArgumentException(
          "\"%s\" has %s, but a %s needs %s: %s%s%s"
              .formatted(
                  text,
                  values.length == 1 ? "1 number" : values.length + " numbers",
                  form.word,
                  form.count(),
                  form.numbers,
                  text.contains(",") ? "\n(commas separate numbers; decimals have a point)" : "",
                  example(form)));
    }
    try {
      return form.make(values);
    } catch (IllegalArgumentException refused) {
      throw new IllegalArgumentException(
          "\"%s\": %s%s".formatted(text, refused.getMessage(), example(form)), refused);
    }
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
    return "\nexample: \"" + form.example + "\"";
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
      case COMPOUND -> throw new IllegalArgumentException("there are no words for a compound");
    };
  }
}
