// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import dev.carom.draw.Align;
import dev.carom.playground.rooms.CrowdCanvas;
import dev.carom.playground.rooms.View;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import org.teavm.jso.typedarrays.Float32Array;

/** Draws on the current canvas element of {@code painter.js}. */
final class BrowserCanvas implements CrowdCanvas {
  private double pixel = 1;

  /** Memory shared with the script: four numbers per circle of a crowd. */
  private FloatBuffer crowd = FloatBuffer.allocate(0);

  private Float32Array crowdNumbers;

  /** Clears the element and sets the coordinates of the scene. */
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
  public void convex(double[] corners, int from, int count, double radius) {
    Painter.beginOutline();
    for (int k = 0; k < count; k++) {
      int before = from + 2 * ((k + count - 1) % count);
      int here = from + 2 * k;
      int next = from + 2 * ((k + 1) % count);
      // The outward directions of the edges that meet here.
      Painter.corner(
          corners[here],
          corners[here + 1],
          radius,
          corners[here + 1] - corners[before + 1],
          corners[before] - corners[here],
          corners[next + 1] - corners[here + 1],
          corners[here] - corners[next]);
    }
    Painter.endOutline();
  }

  @Override
  public void line(double x0, double y0, double x1, double y1) {
    Painter.line(x0, y0, x1, y1);
  }

  @Override
  public void text(String text, double x, double y, double size, Align align) {
    Painter.text(text, x, y, size, align.ordinal());
  }

  @Override
  public void crowd(
      double[] x, double[] y, double[] radius, boolean[] lit, int count, int color, int litColor) {
    if (crowd.capacity() < 4 * count) {
      ByteBuffer bytes = ByteBuffer.allocateDirect(16 * count).order(ByteOrder.nativeOrder());
      crowd = bytes.asFloatBuffer();
      crowdNumbers = Float32Array.fromJavaBuffer(crowd);
    }
    for (int k = 0; k < count; k++) {
      crowd.put(4 * k, (float) x[k]);
      crowd.put(4 * k + 1, (float) y[k]);
      crowd.put(4 * k + 2, (float) radius[k]);
      crowd.put(4 * k + 3, lit[k] ? 1 : 0);
    }
    Painter.crowd(crowdNumbers, count, color, litColor);
  }
}
