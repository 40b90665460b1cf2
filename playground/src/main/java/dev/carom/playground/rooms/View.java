// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;

/** The mapping of a scene to a stage: as large as possible, centred. */
public final class View {
  private double scale = 1;
  private double left;
  private double top;

  /** Creates a view that is not fitted yet. */
  public View() {}

  /** Returns a scene around the origin with this aspect and smaller side. */
  static Box aroundOrigin(double size, double aspect) {
    return Box.centered(0, 0, size * Math.max(1, aspect), size * Math.max(1, 1 / aspect));
  }

  /** Fits the scene into a stage of this size in pixels. */
  public void fit(Box scene, double width, double height) {
    scale = Math.min(width / scene.width(), height / scene.height());
    left = (width - scene.width() * scale) / 2 - scene.minX() * scale;
    top = (height - scene.height() * scale) / 2 - scene.minY() * scale;
  }

  /** Returns the number of pixels per unit of the scene. */
  public double scale() {
    return scale;
  }

  /** Returns the pixel column of x = 0. */
  public double left() {
    return left;
  }

  /** Returns the pixel row of y = 0. */
  public double top() {
    return top;
  }

  /** Returns the x coordinate at a pixel column. */
  public double toX(double pixelX) {
    return (pixelX - left) / scale;
  }

  /** Returns the y coordinate at a pixel row. */
  public double toY(double pixelY) {
    return (pixelY - top) / scale;
  }
}
