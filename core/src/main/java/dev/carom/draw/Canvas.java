// SPDX-License-Identifier: Apache-2.0
package dev.carom.draw;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Segment;
import dev.carom.Shape;

/**
 * A surface to draw shapes on, such as a file, a window or a web page.
 *
 * <p>All numbers are in world units, including line widths and text sizes; multiply by {@link
 * #pixel} for sizes that do not depend on the zoom. Colours are {@code 0xRRGGBBAA}, and remain set
 * until they are changed. The methods take numbers, so a game can draw every frame without garbage;
 * only {@link #draw(Shape)} allocates, for capsules and polygons.
 *
 * <pre>{@code
 * canvas.stroke(0x2f81f7ff, 2 * canvas.pixel());
 * canvas.fill(0x2f81f733);
 * canvas.circle(3, 4, 5);
 * }</pre>
 */
public interface Canvas {
  /** The transparent colour. */
  int NONE = 0;

  /** Returns the size of one pixel in world units. */
  double pixel();

  /** Sets the colour and width of subsequent lines and borders. */
  void stroke(int color, double width);

  /** Sets the colour of subsequent areas and texts. */
  void fill(int color);

  /** Sets the length of dashes and gaps of subsequent lines and borders; 0 for solid lines. */
  void dash(double length);

  /** Draws the area and border of a circle; a dot as wide as a line if the radius is 0. */
  void circle(double x, double y, double radius);

  /** Draws the area and border of a box; a line or a dot if it has no width or height. */
  void box(double minX, double minY, double maxX, double maxY);

  /**
   * Draws the area and border of a capsule or convex polygon: all points at a distance of at most
   * {@code radius} from the hull of the corners.
   *
   * @param corners x and y of the corners in turn, counter-clockwise, at least two corners
   * @param from the index of the first corner's x
   * @param count how many corners follow from there
   */
  void convex(double[] corners, int from, int count, double radius);

  /** Draws a straight line with round ends; a dot if it has no length. */
  void line(double x0, double y0, double x1, double y1);

  /**
   * Draws a line of text, upright in either direction of the y axis.
   *
   * @param text the text
   * @param x the position of the start, the middle or the end of the text
   * @param y the vertical middle of the text
   * @param size the font size
   * @param align which part of the text is at x
   */
  void text(String text, double x, double y, double size, Align align);

  /** Draws an arrow with an open tip of the given length; a dot if the arrow has no length. */
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

  /** Draws a shape; for a compound, each part. */
  default void draw(Shape shape) {
    drawShape(shape);
  }

  /** Draws a shape and returns true: as an expression, the switch must cover all kinds. */
  private boolean drawShape(Shape shape) {
    return switch (shape.kind()) {
      case CIRCLE -> {
        Circle circle = (Circle) shape;
        circle(circle.x(), circle.y(), circle.radius());
        yield true;
      }
      case BOX -> {
        Box box = (Box) shape;
        box(box.minX(), box.minY(), box.maxX(), box.maxY());
        yield true;
      }
      case CAPSULE -> {
        Capsule capsule = (Capsule) shape;
        if (capsule.radius() == 0) {
          // An outline would go there and back, and the way back would fill the gaps of dashes.
          line(capsule.x0(), capsule.y0(), capsule.x1(), capsule.y1());
        } else {
          double[] ends = {capsule.x0(), capsule.y0(), capsule.x1(), capsule.y1()};
          convex(ends, 0, 2, capsule.radius());
        }
        yield true;
      }
      case POLYGON -> {
        Polygon polygon = (Polygon) shape;
        double[] corners = new double[2 * polygon.corners()];
        for (int k = 0; k < polygon.corners(); k++) {
          corners[2 * k] = polygon.cornerX(k);
          corners[2 * k + 1] = polygon.cornerY(k);
        }
        convex(corners, 0, polygon.corners(), polygon.radius());
        yield true;
      }
      case COMPOUND -> {
        Compound compound = (Compound) shape;
        // By index, because an iterator would be allocated.
        for (int k = 0; k < compound.parts().size(); k++) {
          draw(compound.parts().get(k));
        }
        yield true;
      }
    };
  }

  /** Draws a segment. */
  default void draw(Segment segment) {
    line(segment.x0(), segment.y0(), segment.x1(), segment.y1());
  }
}
