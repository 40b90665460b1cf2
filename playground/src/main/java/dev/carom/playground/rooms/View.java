package dev.carom.playground.rooms;

import dev.carom.Box;

/** How a scene lies on a stage: as large as possible, in its middle. */
public final class View {
  private double scale = 1;
  private double left;
  private double top;

  /** A view that is not fitted yet. */
  public View() {}

  /** A scene around the origin of that aspect, whose smaller side has that size. */
  static Box aroundOrigin(double size, double aspect) {
    return Box.centered(0, 0, size * Math.max(1, aspect), size * Math.max(1, 1 / aspect));
  }

  /** Fits the scene into a stage of this many pixels. */
  public void fit(Box scene, double width, double height) {
    scale = Math.min(width / scene.width(), height / scene.height());
    left = (width - scene.width() * scale) / 2 - scene.minX() * scale;
    top = (height - scene.height() * scale) / 2 - scene.minY() * scale;
  }

  /** Pixels per unit of the scene. */
  public double scale() {
    return scale;
  }

  /** The pixel column of the scene's x = 0. */
  public double left() {
    return left;
  }

  /** The pixel row of the scene's y = 0. */
  public double top() {
    return top;
  }

  /** The scene's x at a pixel column. */
  public double toX(double pixelX) {
    return (pixelX - left) / scale;
  }

  /** The scene's y at a pixel row. */
  public double toY(double pixelY) {
    return (pixelY - top) / scale;
  }
}
