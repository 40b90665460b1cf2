package dev.carom.playground.rooms;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Shape;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;

/** What drawings that explain are made of: points, texts and shapes that look the same in all. */
final class Marks {
  private static final double TEXT = 13;

  /** How wide a letter is on average, in sizes of the font. */
  private static final double LETTER = 0.56;

  final Canvas canvas;
  final Palette palette;
  final double pixel;

  Marks(Canvas canvas, Palette palette) {
    this.canvas = canvas;
    this.palette = palette;
    this.pixel = canvas.pixel();
    canvas.dash(0);
  }

  /** A shape, stronger if it is hit. */
  void shape(Shape shape, int color, boolean hit) {
    canvas.stroke(color, (hit ? 3 : 2) * pixel);
    canvas.fill(withAlpha(color, hit ? 0x48 : 0x24));
    canvas.draw(shape);
  }

  /** A point. */
  void dot(double x, double y, int color) {
    canvas.stroke(palette.ground, 1.5 * pixel);
    canvas.fill(color);
    canvas.circle(x, y, 4 * pixel);
  }

  /** A line of dashes of that many pixels. */
  void dashed(double x0, double y0, double x1, double y1, int color, double dash) {
    canvas.stroke(color, 1.5 * pixel);
    canvas.dash(dash * pixel);
    canvas.line(x0, y0, x1, y1);
    canvas.dash(0);
  }

  /** An arrow whose tip has that many pixels. */
  void arrow(double x0, double y0, double x1, double y1, int color, double tip) {
    canvas.stroke(color, 2.5 * pixel);
    canvas.arrow(x0, y0, x1, y1, tip * pixel);
  }

  /** The outline of where a shape would be. */
  void ghost(Shape shape, int color) {
    canvas.stroke(color, 1.5 * pixel);
    canvas.dash(4 * pixel);
    canvas.fill(Canvas.NONE);
    canvas.draw(shape);
    canvas.dash(0);
  }

  /** A text on a patch of ground, readable on everything. */
  void label(String text, double x, double y, int color) {
    double width = (text.length() * LETTER * TEXT + 8) * pixel;
    double height = (TEXT + 6) * pixel;
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(withAlpha(palette.ground, 0xd0));
    canvas.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2);
    canvas.fill(color);
    canvas.text(text, x, y, TEXT * pixel, Align.MIDDLE);
  }

  /** A label beside the middle of a line, so many pixels off, on the side away from the line. */
  void labelBeside(String text, double x0, double y0, double x1, double y1, int color) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double length = Math.sqrt(dx * dx + dy * dy);
    double acrossX = length > 0 ? -dy / length : 0;
    double acrossY = length > 0 ? dx / length : 1;
    double offX = (text.length() * LETTER * TEXT / 2 + 10) * pixel;
    double offY = 18 * pixel;
    label(text, (x0 + x1) / 2 + acrossX * offX, (y0 + y1) / 2 + acrossY * offY, color);
  }
}
