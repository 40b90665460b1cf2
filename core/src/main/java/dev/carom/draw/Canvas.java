package dev.carom.draw;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Segment;
import dev.carom.Shape;

/**
 * Something to draw shapes on: a file, a window, a web page.
 *
 * <p>All numbers are in units of the world that is drawn, the widths of lines and the sizes of
 * texts too; {@link #pixel} helps with those that should look the same however near the view is.
 * Colours are {@code 0xRRGGBBAA}. The pen keeps its colours until they are changed, and no call
 * needs an object, so a game can draw every frame without garbage.
 *
 * <pre>{@code
 * canvas.stroke(0x2f81f7ff, 2 * canvas.pixel());
 * canvas.fill(0x2f81f733);
 * canvas.circle(3, 4, 5);
 * }</pre>
 */
public interface Canvas {
  /** The colour that is not drawn. */
  int NONE = 0;

  /** The length of one pixel. */
  double pixel();

  /** Sets colour and width of lines and borders from here on. */
  void stroke(int color, double width);

  /** Sets the colour of areas and texts from here on. */
  void fill(int color);

  /** Draws lines and borders from here on as dashes and gaps of this length; 0 for none. */
  void dash(double length);

  /** Draws a circle, its area and its border; a dot as wide as a line if it has no radius. */
  void circle(double x, double y, double radius);

  /** Draws a box, its area and its border; a line or a dot if it has no height or width. */
  void box(double minX, double minY, double maxX, double maxY);

  /** Draws a straight line with round ends; a dot if it has no length. */
  void line(double x0, double y0, double x1, double y1);

  /**
   * Writes a line of text, upright whichever way the y axis points.
   *
   * @param text the text
   * @param x where it begins, has its middle, or ends
   * @param y the middle of its height
   * @param size the size of the font
   * @param align what is at x
   */
  void text(String text, double x, double y, double size, Align align);

  /** Draws an arrow with an open tip of the given length at its end; a dot if it has no length. */
  default void arrow(double x0, double y0, double x1, double y1, double tip) {
    line(x0, y0, x1, y1);
    double dx = x1 - x0;
    double dy = y1 - y0;
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length > 0) {
      double alongX = dx / length * tip;
      double alongY = dy / length * tip;
      line(x1, y1, x1 - alongX - alongY / 2, y1 - alongY + alongX / 2);
      line(x1, y1, x1 - alongX + alongY / 2, y1 - alongY - alongX / 2);
    }
  }

  /** Draws a shape; of a compound, every part. */
  default void draw(Shape shape) {
    switch (shape.kind()) {
      case CIRCLE -> {
        Circle circle = (Circle) shape;
        circle(circle.x(), circle.y(), circle.radius());
      }
      case BOX -> {
        Box box = (Box) shape;
        box(box.minX(), box.minY(), box.maxX(), box.maxY());
      }
      case COMPOUND -> {
        Compound compound = (Compound) shape;
        // By index: an iterator would be garbage.
        for (int k = 0; k < compound.parts().size(); k++) {
          draw(compound.parts().get(k));
        }
      }
    }
  }

  /** Draws a segment. */
  default void draw(Segment segment) {
    line(segment.x0(), segment.y0(), segment.x1(), segment.y1());
  }
}
