// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Vec2;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.games.Dice;
import dev.carom.games.Palette;
import dev.carom.method.NineZones;

/** How the verdict about a circle and a box is found: zone, filter, exact digits. */
final class VerdictStory extends Story {
  /** Legs and hypotenuse of triangles with a right angle. */
  private static final int[][] TRIANGLES = {{8, 15, 17}, {3, 4, 5}, {15, 8, 17}, {4, 3, 5}};

  /** The part of the squared radius that rounding errors cannot exceed, as in the library. */
  private static final double ERROR = 0x1p-47;

  /** All numbers of the story are whole multiples of 2^-56, so that longs hold them. */
  private static final double UNITS = 0x1p56;

  private static final int FRACTION = 56;

  /** How many binary digits a double has. */
  private static final int DOUBLE = 53;

  /** The pair that touches if its numbers are read as decimals. */
  final Circle circle;

  final Box box;

  /** The verdict that the exact digits give: -1 for an overlap, 0 for a touch, 1 if apart. */
  final int verdict;

  private final Circle far;

  VerdictStory(long seed) {
    Dice dice = new Dice(seed);
    int[] triangle = TRIANGLES[(int) Math.floorMod(seed, TRIANGLES.length)];
    int scale = seed == 0 ? 2 : 1 + dice.below(4);
    int x = seed == 0 ? 2 : 1 + dice.below(9);
    int y = seed == 0 ? 2 : 1 + dice.below(9);
    circle = new Circle(tenths(x), tenths(y), tenths(triangle[2] * scale));
    int right = x - triangle[0] * scale;
    int bottom = y - triangle[1] * scale;
    box = new Box(tenths(right - 30), tenths(bottom - 20), tenths(right), tenths(bottom));
    far = circle.translate(new Vec2(0.5, 0.5));
    tellAbout(far, true);
    verdict = tellAbout(circle, false);
  }

  /** Returns the double nearest to a number of tenths. */
  private static double tenths(int count) {
    return count / 10.0;
  }

  /** Returns dx² + dy² - r² in doubles. */
  private double difference(Circle circle) {
    double dx = circle.x() - box.maxX();
    double dy = circle.y() - box.maxY();
    return dx * dx + dy * dy - circle.radius() * circle.radius();
  }

  /** Returns the largest error that rounding can cause in the difference. */
  private static double error(Circle circle) {
    return circle.radius() * circle.radius() * ERROR;
  }

  /** Returns true if rounding cannot have changed the sign of the difference. */
  boolean isCertain(Circle circle) {
    return Math.abs(difference(circle)) > error(circle);
  }

  private int tellAbout(Circle circle, boolean isFirst) {
    int zone = NineZones.zone(circle, box);
    tell(
        isFirst
            ? "A circle and a box: do they share a point?"
            : "Now the circle is closer. Read as decimals, its numbers make it touch the corner.",
        marks -> drawPair(marks, circle, -1));
    tell(
        "The sides of the box divide the plane into nine zones. The centre is in zone "
            + zone
            + ", so the closest point of the box is a corner.",
        marks -> drawPair(marks, circle, zone));
    String numbers =
        "In doubles, dx² + dy² − r² is "
            + signed(difference(circle))
            + ". All roundings together change it by at most r² · 2⁻⁴⁷ = "
            + Decimal.inPowersOfTen(error(circle))
            + ".";
    tell(
        isCertain(circle)
            ? numbers + " So its sign is certain, and the verdict is found: no hit."
            : numbers + " That is more than the number itself: doubles cannot decide.",
        marks -> drawFilter(marks, circle));
    return isCertain(circle) ? sign(difference(circle)) : tellDigits(circle);
  }

  private static int sign(double value) {
    return value > 0 ? 1 : value < 0 ? -1 : 0;
  }

  private static String signed(double value) {
    String size = value == 0 ? "0" : Decimal.length(Math.abs(value), 2);
    return (value < 0 ? "−" : "") + size;
  }

  private int tellDigits(Circle circle) {
    long dx = units(circle.x()) - units(box.maxX());
    long dy = units(circle.y()) - units(box.maxY());
    long r = units(circle.radius());
    BinaryDigits[] squares = {
      BinaryDigits.ofSquares(dx, 0, 0),
      BinaryDigits.ofSquares(0, dy, 0),
      BinaryDigits.ofSquares(r, 0, 0)
    };
    BinaryDigits rest = BinaryDigits.ofSquares(dx, dy, r);
    String[] names = {"dx²", "dy²", "r²"};
    tell(
        "Carom now keeps all binary digits; the dark ones are 1. Of r², a double has the "
            + DOUBLE
            + " digits left of the line, and rounds the others away.",
        marks -> drawDigits(marks, squares, names, null));
    tell(
        rest.sign() == 0
            ? "In dx² + dy² − r², all digits cancel: it is exactly 0."
            : "In dx² + dy² − r², the leading digits cancel. The first one that is left is worth 2"
                + raised(rest.first() - 2 * FRACTION)
                + ", and its sign is "
                + (rest.sign() < 0 ? "negative." : "positive."),
        marks -> drawDigits(marks, squares, names, rest));
    String[] verdicts = {"The shapes overlap.", "The shapes touch.", "The shapes are apart."};
    tell(
        "The sign is the verdict, without any rounding. "
            + verdicts[rest.sign() + 1]
            + " Only pairs this close need the exact digits.",
        marks -> drawVerdict(marks, circle, verdicts[rest.sign() + 1]));
    return rest.sign();
  }

  private static long units(double value) {
    return (long) (value * UNITS);
  }

  private static String raised(int exponent) {
    StringBuilder raised = new StringBuilder(exponent < 0 ? "⁻" : "");
    for (char digit : Integer.toString(Math.abs(exponent)).toCharArray()) {
      raised.append("⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(digit - '0'));
    }
    return raised.toString();
  }

  /** Returns how many units of the scene are one of the shapes'. */
  private double scale() {
    double width = far.x() + far.radius() - box.minX();
    double height = far.y() + far.radius() - box.minY();
    return Math.min(EXTENT.width() / width, EXTENT.height() / height);
  }

  private double toX(double x) {
    double width = (far.x() + far.radius() - box.minX()) * scale();
    return (EXTENT.width() - width) / 2 + (x - box.minX()) * scale();
  }

  private double toY(double y) {
    double height = (far.y() + far.radius() - box.minY()) * scale();
    return (EXTENT.height() - height) / 2 + (y - box.minY()) * scale();
  }

  private void drawPair(Marks marks, Circle circle, int zone) {
    Canvas canvas = marks.canvas;
    Palette palette = marks.palette;
    Box shown = new Box(toX(box.minX()), toY(box.minY()), toX(box.maxX()), toY(box.maxY()));
    double x = toX(circle.x());
    double y = toY(circle.y());
    if (zone >= 0) {
      double[] xs = {marks.scene.minX(), shown.minX(), shown.maxX(), marks.scene.maxX()};
      double[] ys = {marks.scene.minY(), shown.minY(), shown.maxY(), marks.scene.maxY()};
      canvas.stroke(Canvas.NONE, 0);
      canvas.fill(withAlpha(palette.green, 0x26));
      canvas.box(xs[zone % 3], ys[zone / 3], xs[zone % 3 + 1], ys[zone / 3 + 1]);
      for (int k = 1; k <= 2; k++) {
        marks.dashed(xs[k], ys[0], xs[k], ys[3], palette.rule, 3);
        marks.dashed(xs[0], ys[k], xs[3], ys[k], palette.rule, 3);
      }
    }
    marks.shape(shown, palette.amber, false);
    marks.shape(new Circle(x, y, circle.radius() * scale()), palette.blue, false);
    if (zone >= 0) {
      marks.dashed(x, y, shown.maxX(), shown.maxY(), palette.ink, 5);
      marks.dot(shown.maxX(), shown.maxY(), palette.green);
      marks.label("closest point", shown.maxX(), shown.maxY() - 16 * marks.pixel, palette.green);
      marks.label("zone " + zone, x + 30 * marks.pixel, y + 20 * marks.pixel, palette.ink);
    }
    marks.dot(x, y, palette.blue);
  }

  /** Draws the difference on a line of numbers, with the interval that rounding allows. */
  private void drawFilter(Marks marks, Circle circle) {
    double difference = difference(circle);
    double error = error(circle);
    Palette palette = marks.palette;
    Canvas canvas = marks.canvas;
    double y = EXTENT.centerY();
    double middle = EXTENT.centerX();
    boolean certain = isCertain(circle);
    double perUnit = certain ? 140 / difference : 120 / error;
    double reach = Math.max(error * perUnit, 2 * marks.pixel);
    double at = middle + difference * perUnit;
    canvas.stroke(palette.rule, 1.5 * marks.pixel);
    canvas.line(EXTENT.minX() + 10, y, EXTENT.maxX() - 10, y);
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(withAlpha(certain ? palette.green : palette.red, 0x40));
    canvas.box(at - reach, y - 26, at + reach, y + 26);
    canvas.stroke(palette.ink, 2 * marks.pixel);
    canvas.line(middle, y - 36, middle, y + 36);
    marks.dot(at, y, certain ? palette.green : palette.red);
    double row = 20 * marks.pixel;
    marks.label("0", middle, y + 36 + row / 2, palette.ink);
    marks.label("overlap", middle - 100, y + 36 + row / 2, palette.faint);
    marks.label("apart", middle + 100, y + 36 + row / 2, palette.faint);
    String name = "dx² + dy² − r² = " + signed(difference);
    marks.label(name, at, y - 36 - 1.5 * row, certain ? palette.green : palette.red);
    marks.label("± " + Decimal.inPowersOfTen(error), at, y - 36 - row / 2, palette.ink);
  }

  /** Draws the digits of numbers in rows, from the first of all to the last. */
  private void drawDigits(
      Marks marks, BinaryDigits[] numbers, String[] names, BinaryDigits difference) {
    Palette palette = marks.palette;
    Canvas canvas = marks.canvas;
    int first = 0;
    int last = BinaryDigits.COUNT;
    for (BinaryDigits number : numbers) {
      first = Math.max(first, number.first());
      last = Math.min(last, number.last());
    }
    double left = EXTENT.minX() + 40;
    double cell = (EXTENT.maxX() - left) / (first - last + 1);
    double height = 30;
    canvas.fill(palette.ink);
    for (int k = 0; k < numbers.length; k++) {
      double y = EXTENT.minY() + 24 + k * 44;
      drawRow(marks, numbers[k], first, last, left, cell, y, height, palette.ink);
      canvas.fill(palette.ink);
      canvas.text(names[k], left - 8, y + height / 2, 14 * marks.pixel, Align.END);
    }
    if (difference != null) {
      double y = EXTENT.minY() + 24 + numbers.length * 44 + 26;
      int color = difference.sign() < 0 ? palette.blue : palette.amber;
      drawRow(marks, difference, first, last, left, cell, y, height, color);
      canvas.fill(palette.ink);
      String sign = difference.sign() < 0 ? "= −" : difference.sign() > 0 ? "= +" : "=";
      canvas.text(sign, left - 8, y + height / 2, 14 * marks.pixel, Align.END);
      canvas.stroke(palette.ink, 1.5 * marks.pixel);
      canvas.line(left, y - 20, EXTENT.maxX(), y - 20);
    }
    double border = left + DOUBLE * cell;
    marks.dashed(border, EXTENT.minY() + 8, border, EXTENT.maxY(), palette.red, 4);
    marks.label("a double ends here", border, EXTENT.minY() + 6, palette.red);
  }

  private static void drawRow(
      Marks marks,
      BinaryDigits number,
      int first,
      int last,
      double left,
      double cell,
      double y,
      double height,
      int color) {
    Canvas canvas = marks.canvas;
    canvas.stroke(Canvas.NONE, 0);
    for (int k = first; k >= last; k--) {
      double x = left + (first - k) * cell;
      canvas.fill(number.digit(k) == 1 ? color : withAlpha(marks.palette.faint, 0x28));
      canvas.box(x + 0.1 * cell, y, x + 0.9 * cell, y + height);
    }
  }

  private void drawVerdict(Marks marks, Circle circle, String verdict) {
    drawPair(marks, circle, -1);
    Palette palette = marks.palette;
    double x = toX(box.maxX());
    double y = toY(box.maxY());
    Grip.mark(marks.canvas, x, y, palette.green);
    marks.label(verdict, x, y + 30 * marks.pixel, palette.green);
  }

  @Override
  String code() {
    return "Circle circle = new Circle("
        + Code.of(circle.x(), circle.y(), circle.radius())
        + ");\nBox box = new Box("
        + Code.of(box.minX(), box.minY(), box.maxX(), box.maxY())
        + ");\nboolean hit = circle.intersects(box);\nRelation relation = circle.relationTo(box);";
  }
}
