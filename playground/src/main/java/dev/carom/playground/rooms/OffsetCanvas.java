// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.draw.Align;
import dev.carom.draw.Canvas;

/** Draws on another canvas with an offset. */
final class OffsetCanvas implements Canvas {
  private final Canvas canvas;
  private final double right;
  private final double down;

  OffsetCanvas(Canvas canvas, double right, double down) {
    this.canvas = canvas;
    this.right = right;
    this.down = down;
  }

  @Override
  public double pixel() {
    return canvas.pixel();
  }

  @Override
  public void stroke(int color, double width) {
    canvas.stroke(color, width);
  }

  @Override
  public void fill(int color) {
    canvas.fill(color);
  }

  @Override
  public void dash(double length) {
    canvas.dash(length);
  }

  @Override
  public void circle(double x, double y, double radius) {
    canvas.circle(x + right, y + down, radius);
  }

  @Override
  public void box(double minX, double minY, double maxX, double maxY) {
    canvas.box(minX + right, minY + down, maxX + right, maxY + down);
  }

  @Override
  public void convex(double[] corners, int from, int count, double radius) {
    double[] moved = new double[2 * count];
    for (int k = 0; k < count; k++) {
      moved[2 * k] = corners[from + 2 * k] + right;
      moved[2 * k + 1] = corners[from + 2 * k + 1] + down;
    }
    canvas.convex(moved, 0, count, radius);
  }

  @Override
  public void line(double x0, double y0, double x1, double y1) {
    canvas.line(x0 + right, y0 + down, x1 + right, y1 + down);
  }

  @Override
  public void text(String text, double x, double y, double size, Align align) {
    canvas.text(text, x + right, y + down, size, align);
  }
}
