package dev.carom.playground.browser;

import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.playground.rooms.View;

/** Draws on the canvas element that {@code painter.js} has at hand. */
final class BrowserCanvas implements Canvas {
  private double pixel = 1;

  /** Clears the element and lets the following calls draw in the coordinates of the scene. */
  void begin(View view, int ground) {
    pixel = 1 / view.scale();
    Painter.begin(view.scale(), view.left(), view.top(), ground);
  }

  @Override
  public double pixel() {
    return pixel;
  }

  @Override
  public void stroke(int color, double width) {
    Painter.stroke(color, width);
  }

  @Override
  public void fill(int color) {
    Painter.fill(color);
  }

  @Override
  public void dash(double length) {
    Painter.dash(length);
  }

  @Override
  public void circle(double x, double y, double radius) {
    Painter.circle(x, y, radius);
  }

  @Override
  public void box(double minX, double minY, double maxX, double maxY) {
    Painter.box(minX, minY, maxX, maxY);
  }

  @Override
  public void line(double x0, double y0, double x1, double y1) {
    Painter.line(x0, y0, x1, y1);
  }

  @Override
  public void text(String text, double x, double y, double size, Align align) {
    Painter.text(text, x, y, size, align.ordinal());
  }
}
