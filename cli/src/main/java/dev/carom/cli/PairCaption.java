// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.Contact;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.draw.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The caption of the picture of a pair: the relation, the shapes, and a legend. */
final class PairCaption {
  private static final int DIGITS = 4;

  /** The number of text lines. */
  private static final int WORDS = 3;

  // In pixels.
  private static final double LINE = 21;
  private static final double LEFT = 20;
  private static final double LEGEND = 430;
  private static final double WIDEST = 640;
  private static final double SAMPLE = 26;
  private static final double GAP = 12;
  private static final double SWATCH = 12;
  private static final double SWATCH_GAP = 6;

  private final Shape a;
  private final Shape b;
  private final List<Entry> legend = new ArrayList<>();

  /** A sample, drawn from x to x + length, and its meaning. */
  private record Entry(Sample sample, String meaning) {}

  private interface Sample {
    void draw(Pen pen, double x, double y, double length);
  }

  PairCaption(Shape a, Shape b) {
    this.a = a;
    this.b = b;
    Contact contact = a.contactWith(b);
    if (contact.depth() > 0) {
      legend.add(
          new Entry(
              (pen, x, y, length) -> pen.arrow(x, y, x + length, y, Pen.GREEN),
              "push (%s, %s)".formatted(shown(contact.push().x()), shown(contact.push().y()))));
      legend.add(
          new Entry(
              (pen, x, y, length) -> pen.dashedLine(x, y, x + length, y, Pen.ORANGE),
              "b after the push"));
    }
    if (!contact.hit()) {
      legend.add(
          new Entry(
              (pen, x, y, length) -> {
                pen.dashedLine(x, y, x + length, y, Pen.GREEN);
                pen.dot(x, y, Pen.GREEN);
                pen.dot(x + length, y, Pen.GREEN);
              },
              "closest points"));
    } else {
      legend.add(
          new Entry(
              (pen, x, y, length) -> pen.dot(x + length / 2, y, Pen.GREEN),
              "contact point (%s, %s)"
                  .formatted(shown(contact.pointX()), shown(contact.pointY()))));
    }
    legend.add(
        new Entry(
            (pen, x, y, length) -> pen.arrow(x, y, x + length, y, Pen.GREY),
            "normal (%s, %s)".formatted(shown(contact.normalX()), shown(contact.normalY()))));
    if (CircleBox.in(a, b).filter(CircleBox::angleMethodMisses).isPresent()) {
      legend.add(
          new Entry(
              (pen, x, y, length) -> {
                pen.line(x, y, x + length, y, Pen.RED);
                pen.ring(x + length / 2, y, Pen.RED);
              },
              "what the angle method looks at"));
    }
  }

  /** Returns the height in pixels. */
  double height() {
    return (Math.max(WORDS, legendLine() + legend.size()) + 1) * LINE;
  }

  /** Returns the first line of the legend: beside the text, or below it if the text is too long. */
  private int legendLine() {
    double words = Labels.width(inWords() + zone()) * Pen.HEADING / Pen.TEXT;
    double before = SWATCH + SWATCH_GAP;
    words = Math.max(words, before + Labels.width("a: " + describe(a)));
    words = Math.max(words, before + Labels.width("b: " + describe(b)));
    return LEFT + words + GAP <= LEGEND ? 0 : WORDS;
  }

  /** Returns the caption as one sentence. */
  String title() {
    return describe(a) + "; " + describe(b) + "; " + inWords();
  }

  /** Draws the caption downwards from the left end of the line between picture and caption. */
  void draw(Pen pen, double x, double y, double rightwards, double downwards) {
    double left = x + LEFT * rightwards;
    pen.heading(inWords() + zone(), left, y + LINE * downwards, Pen.GREY, Align.START);
    double swatch = SWATCH * rightwards;
    shape(pen, "a: " + describe(a), Pen.BLUE, left, y + 2 * LINE * downwards, swatch);
    shape(pen, "b: " + describe(b), Pen.ORANGE, left, y + 3 * LINE * downwards, swatch);
    int first = legendLine();
    double sample = x + (first == 0 ? LEGEND : LEFT) * rightwards;
    double meaning = sample + (SAMPLE + GAP) * rightwards;
    for (int k = 0; k < legend.size(); k++) {
      double middle = y + (first + k + 1) * LINE * downwards;
      legend.get(k).sample().draw(pen, sample, middle, SAMPLE * rightwards);
      pen.text(legend.get(k).meaning(), meaning, middle, Pen.GREY, Align.START);
    }
  }

  /** Draws a square of the shape's colour and the description of the shape. */
  private static void shape(Pen pen, String what, int color, double x, double y, double swatch) {
    pen.shape(Box.centered(x + swatch / 2, y, swatch, swatch), color);
    pen.text(what, x + swatch * (SWATCH + SWATCH_GAP) / SWATCH, y, Pen.GREY, Align.START);
  }

  private String inWords() {
    String depth = ", depth " + shown(a.contactWith(b).depth());
    return switch (a.relationTo(b)) {
      case APART -> "apart, distance " + shown(a.distanceTo(b));
      case TOUCHING -> "touching";
      case OVERLAPPING -> "overlapping" + depth;
      case CONTAINS -> "a contains b" + depth;
      case INSIDE -> "a is inside b" + depth;
      case EQUAL -> "equal" + depth;
    };
  }

  private String zone() {
    return CircleBox.in(a, b)
        .map(
            pair -> ", " + pair.zoneCase().name().toLowerCase(Locale.ROOT) + " zone " + pair.zone())
        .orElse("");
  }

  private static String describe(Shape shape) {
    String words = ShapeText.describe(shape, PairCaption::shown);
    if (!(shape instanceof Polygon polygon) || Labels.width(words) <= WIDEST) {
      return words;
    }
    Box bounds = polygon.bounds();
    return "polygon with %d corners, from (%s, %s) to (%s, %s)"
        .formatted(
            polygon.corners(),
            shown(bounds.minX()),
            shown(bounds.minY()),
            shown(bounds.maxX()),
            shown(bounds.maxY()));
  }

  private static String shown(double value) {
    return Numbers.rounded(value, DIGITS);
  }
}
