// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import java.util.ArrayList;
import java.util.List;

/** A canvas that notes which texts are painted and where, and draws nothing. */
final class PaintedTexts implements Canvas {
  /** A text and the box that it needs at least. */
  record Text(String text, Box box) {}

  private final double pixel;
  private final List<Text> texts = new ArrayList<>();

  /** A canvas this many pixels wide. */
  PaintedTexts(Box scene, double width) {
    pixel = scene.width() / width;
  }

  List<Text> texts() {
    return texts;
  }

  void assertNoneOverlap() {
    for (int a = 0; a < texts.size(); a++) {
      for (int b = 0; b < a; b++) {
        assertThat(texts.get(a).box.overlaps(texts.get(b).box))
            .as("%s and %s overlap", texts.get(a), texts.get(b))
            .isFalse();
      }
    }
  }

  @Override
  public void text(String text, double x, double y, double size, Align align) {
    // Letters are half as wide as high, or more.
    texts.add(new Text(text, Box.centered(x, y, 0.5 * size * text.length(), size)));
  }

  @Override
  public double pixel() {
    return pixel;
  }

  @Override
  public void stroke(int color, double width) {}

  @Override
  public void fill(int color) {}

  @Override
  public void dash(double length) {}

  @Override
  public void circle(double x, double y, double radius) {}

  @Override
  public void box(double minX, double minY, double maxX, double maxY) {}

  @Override
  public void convex(double[] corners, int from, int count, double radius) {}

  @Override
  public void line(double x0, double y0, double x1, double y1) {}
}
