// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.draw.Align;
import java.util.ArrayList;
import java.util.List;

/**
 * Places labels so that none covers another label or a mark, and none is cut off at the edge. A
 * label away from its shape gets a connecting line.
 */
final class Labels {
  // In pixels.
  private static final double LETTER = 7.2;
  private static final double WIDE_LETTER = 13;
  private static final double LINE = 15;
  private static final double GAP = 3;
  private static final double RING = 14;

  private static final int MOST_LETTERS = 28;
  private static final int MOST_RINGS = 12;

  /** The cost of a place beside the shape instead of inside, in crossed borders. */
  private static final double BESIDE_COST = 3;

  /** The sixteen positions beside a box: at its sides, its corners, and between them. */
  private static final double[] DIRECTION_X = {
    0, 0, 1, -1, 0.6, -0.6, 0.6, -0.6, 1, -1, 1, -1, 1, -1, 1, -1
  };

  private static final double[] DIRECTION_Y = {
    1, -1, 0, 0, 1, 1, -1, -1, 0.6, 0.6, -0.6, -0.6, 1, 1, -1, -1
  };

  private final Box view;
  private final double pixel;
  private final int up;
  private final List<Box> taken = new ArrayList<>();
  private final List<Box> avoided = new ArrayList<>();

  /**
   * Creates labels for a part of the world.
   *
   * @param up 1 if the y axis points up in the picture, -1 if it points down
   */
  Labels(Box view, double pixel, int up) {
    this.view = view;
    this.pixel = pixel;
    this.up = up;
  }

  /** The area of a label, and whether it needs a line to its shape. */
  record Place(Box area, boolean needsLine) {}

  /** Returns an upper estimate of the width of a text in pixels. */
  static double width(String text) {
    return text.codePoints().mapToDouble(Labels::width).sum();
  }

  /** Scripts from Hangul and Chinese on, and pictographs, are as wide as they are high. */
  private static double width(int letter) {
    return letter >= 0x1100 ? WIDE_LETTER : LETTER;
  }

  /** Returns the text, truncated with an ellipsis if it is very long. */
  static String shortened(String text) {
    return text.codePointCount(0, text.length()) <= MOST_LETTERS
        ? text
        : text.substring(0, text.offsetByCodePoints(0, MOST_LETTERS - 1)) + "…";
  }

  /** Keeps labels off this area. */
  void keepFree(Box area) {
    taken.add(area);
  }

  /** Keeps labels from crossing the border of this shape if possible. */
  void avoid(Box shape) {
    avoided.add(shape);
  }

  /** Keeps labels off this line. */
  void keepFree(double x0, double y0, double x1, double y1) {
    double length = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
    int steps = 1 + (int) Math.min(100, length / (LINE / 2 * pixel));
    double width = LINE / 2 * pixel;
    for (int k = 0; k <= steps; k++) {
      double part = (double) k / steps;
      keepFree(Box.centered(x0 + part * (x1 - x0), y0 + part * (y1 - y0), width, width));
    }
  }

  /**
   * Returns a place in or beside a shape with these bounds for its label; null if there is none.
   */
  Place place(String name, Box shape) {
    Search search = new Search(name, shape);
    search.inside();
    search.beside();
    return search.take();
  }

  /** Returns a place beside a shape with these bounds for its label; null if there is none. */
  Place placeBeside(String name, Box shape) {
    Search search = new Search(name, shape);
    search.beside();
    return search.take();
  }

  /** The cheapest place found so far for one label. */
  private final class Search {
    private final Box shape;
    private final double width;
    private final double height = LINE * pixel;
    private Place best;
    private double least = Double.POSITIVE_INFINITY;

    Search(String name, Box shape) {
      this.shape = shape;
      width = (width(name) + 2) * pixel;
    }

    /** Tries the middle first, then one line above and below. */
    void inside() {
      if (shape.width() >= width && shape.height() >= height) {
        double step = Math.min((shape.height() - height) / 2, height);
        for (int k : new int[] {0, 1, -1}) {
          consider(shape.centerX(), shape.centerY() + up * k * step, false, Math.abs(k));
        }
      }
    }

    /** Tries close places first: above, then below, right, left. */
    void beside() {
      for (int ring = 0; ring <= MOST_RINGS && least > BESIDE_COST + ring; ring++) {
        double away = (GAP + ring * RING) * pixel;
        double reachX = (shape.width() + width) / 2 + away;
        double reachY = (shape.height() + height) / 2 + away;
        for (int k = 0; k < DIRECTION_X.length; k++) {
          consider(
              shape.centerX() + DIRECTION_X[k] * reachX,
              shape.centerY() + up * DIRECTION_Y[k] * reachY,
              ring > 0,
              BESIDE_COST + ring + 0.05 * k);
        }
      }
    }

    private void consider(double x, double y, boolean needsLine, double distance) {
      Box area = Box.centered(x, y, width, height);
      double cost = distance + cost(area, shape);
      if (cost < least) {
        least = cost;
        best = new Place(area, needsLine);
      }
    }

    /** Returns the place found and reserves it. */
    Place take() {
      if (best != null) {
        keepFree(best.area());
      }
      return best;
    }
  }

  /**
   * Returns the cost of an area: infinite if it is not available, larger the more borders it
   * crosses.
   */
  private double cost(Box area, Box own) {
    if (area.minX() < view.minX()
        || area.maxX() > view.maxX()
        || area.minY() < view.minY()
        || area.maxY() > view.maxY()) {
      return Double.POSITIVE_INFINITY;
    }
    for (Box other : taken) {
      if (area.overlaps(other)) {
        return Double.POSITIVE_INFINITY;
      }
    }
    double cost = 0;
    for (Box shape : avoided) {
      if (!shape.equals(own) && shape.overlaps(area)) {
        // Inside another shape, a label seems to belong to that one.
        cost += 2;
      }
    }
    return cost;
  }

  /** Draws a label, and a line to the shape if needed. */
  void draw(Pen pen, String name, Place place, Box shape, int color) {
    Box area = place.area();
    if (place.needsLine()) {
      double x = clamp(shape.centerX(), area.minX(), area.maxX());
      double y = clamp(shape.centerY(), area.minY(), area.maxY());
      pen.thinLine(
          x,
          y,
          clamp(x, shape.minX(), shape.maxX()),
          clamp(y, shape.minY(), shape.maxY()),
          Pen.faint(color, 0xb0));
    }
    pen.text(name, area.centerX(), area.centerY(), color, Align.MIDDLE);
  }

  private static double clamp(double value, double low, double high) {
    return Math.max(low, Math.min(high, value));
  }
}
