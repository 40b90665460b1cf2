// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Shape;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;

/** The kinds of strokes in pictures of pairs; positions are those of the canvas. */
final class Pen {
  // Colours of medium brightness suit light and dark pages; greys adapt to them.
  static final int BLUE = 0x3b82f6ff;
  static final int ORANGE = 0xd4702fff;
  static final int YELLOW = 0xb8860bff;
  static final int GREEN = 0x1f883dff;
  static final int RED = 0xe5484dff;
  static final int GREY = 0x656d76ff;
  static final int DARK_GREY = 0x434a53ff;

  // In pixels.
  private static final double DOT = 4;
  private static final double RING = 6;
  private static final double TIP = 9;
  private static final double DASH = 5;
  static final double TEXT = 13;
  static final double HEADING = 16;

  private final Canvas canvas;
  private final double pixel;

  Pen(Canvas canvas) {
    this.canvas = canvas;
    pixel = canvas.pixel();
  }

  /** Returns the colour with an opacity from 0 to 255. */
  static int faint(int color, int alpha) {
    return color & ~0xff | alpha;
  }

  void area(Shape shape, int color) {
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(color);
    canvas.draw(shape);
  }

  void shape(Shape shape, int color) {
    canvas.stroke(color, 2 * pixel);
    canvas.fill(faint(color, 0x30));
    canvas.draw(shape);
  }

  /** Draws a shape like {@link #shape}, with a dashed border. */
  void dashedShape(Shape shape, int color) {
    canvas.dash(DASH * pixel);
    shape(shape, color);
    canvas.dash(0);
  }

  /** Draws a shape of several parts like {@link #shape}, with a border only around all of them. */
  void outlined(Shape shape, double[] corners, int color, boolean isDashed) {
    area(shape, faint(color, 0x30));
    canvas.stroke(color, 2 * pixel);
    canvas.dash(isDashed ? DASH * pixel : 0);
    double x = corners[corners.length - 2];
    double y = corners[corners.length - 1];
    for (int k = 0; k < corners.length; k += 2) {
      canvas.line(x, y, corners[k], corners[k + 1]);
      x = corners[k];
      y = corners[k + 1];
    }
    canvas.dash(0);
  }

  void dashedOutline(Shape shape, int color) {
    canvas.stroke(color, 1.5 * pixel);
    canvas.fill(Canvas.NONE);
    canvas.dash(DASH * pixel);
    canvas.draw(shape);
    canvas.dash(0);
  }

  void thinLine(double x0, double y0, double x1, double y1, int color) {
    line(x0, y0, x1, y1, 0.8, color);
  }

  void line(double x0, double y0, double x1, double y1, int color) {
    line(x0, y0, x1, y1, 1.5, color);
  }

  /** Draws a line with a width in pixels. */
  void line(double x0, double y0, double x1, double y1, double width, int color) {
    canvas.stroke(color, width * pixel);
    canvas.line(x0, y0, x1, y1);
  }

  void dashedLine(double x0, double y0, double x1, double y1, int color) {
    canvas.dash(DASH * pixel);
    line(x0, y0, x1, y1, color);
    canvas.dash(0);
  }

  void arrow(double x0, double y0, double x1, double y1, int color) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    canvas.stroke(color, 2.5 * pixel);
    canvas.arrow(x0, y0, x1, y1, Math.min(TIP * pixel, Math.sqrt(dx * dx + dy * dy) * 0.6));
  }

  void dot(double x, double y, int color) {
    dot(x, y, DOT, color);
  }

  /** Draws a dot with a radius in pixels. */
  void dot(double x, double y, double radius, int color) {
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(color);
    canvas.circle(x, y, radius * pixel);
  }

  void ring(double x, double y, int color) {
    ring(x, y, RING, 2, color);
  }

  /** Draws a ring with a radius and a line width in pixels. */
  void ring(double x, double y, double radius, double width, int color) {
    canvas.stroke(color, width * pixel);
    canvas.fill(Canvas.NONE);
    canvas.circle(x, y, radius * pixel);
  }

  void text(String text, double x, double y, int color, Align align) {
    canvas.fill(color);
    canvas.text(text, x, y, TEXT * pixel, align);
  }

  void heading(String text, double x, double y, int color, Align align) {
    canvas.fill(color);
    canvas.text(text, x, y, HEADING * pixel, align);
  }
}
