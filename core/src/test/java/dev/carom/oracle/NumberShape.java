// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A shape as the numbers that arrays hold, and what real arithmetic says about two of them. */
public record NumberShape(Kind kind, double[] numbers) {
  /** What the numbers are. */
  public enum Kind {
    CIRCLE("x", "y", "radius"),
    BOX("minX", "minY", "maxX", "maxY"),
    CAPSULE("x0", "y0", "x1", "y1", "radius"),
    TURNED_BOX("x", "y", "halfWidth", "halfHeight", "cos", "sin");

    private final List<String> names;

    Kind(String... names) {
      this.names = List.of(names);
    }

    public List<String> names() {
      return names;
    }

    /** True if a number of this kind must not be negative. */
    public boolean isSize(int number) {
      return names.get(number).startsWith("radius") || names.get(number).startsWith("half");
    }
  }

  private record Point(BigDecimal x, BigDecimal y) {
    Point minus(Point other) {
      return new Point(x.subtract(other.x), y.subtract(other.y));
    }

    BigDecimal dot(Point other) {
      return x.multiply(other.x).add(y.multiply(other.y));
    }

    BigDecimal cross(Point other) {
      return x.multiply(other.y).subtract(y.multiply(other.x));
    }

    boolean isSame(Point other) {
      return x.compareTo(other.x) == 0 && y.compareTo(other.y) == 0;
    }
  }

  private static BigDecimal exact(double number) {
    return new BigDecimal(number);
  }

  private BigDecimal radius() {
    return switch (kind) {
      case CIRCLE -> exact(numbers[2]);
      case CAPSULE -> exact(numbers[4]);
      case BOX, TURNED_BOX -> BigDecimal.ZERO;
    };
  }

  /** The corners, counter-clockwise, each once. */
  private List<Point> corners() {
    double[] n = numbers;
    List<Point> corners = new ArrayList<>();
    switch (kind) {
      case CIRCLE -> add(corners, exact(n[0]), exact(n[1]));
      case CAPSULE -> {
        add(corners, exact(n[0]), exact(n[1]));
        add(corners, exact(n[2]), exact(n[3]));
      }
      case BOX -> {
        add(corners, exact(n[0]), exact(n[1]));
        add(corners, exact(n[2]), exact(n[1]));
        add(corners, exact(n[2]), exact(n[3]));
        add(corners, exact(n[0]), exact(n[3]));
      }
      case TURNED_BOX -> {
        for (int corner = 0; corner < 4; corner++) {
          BigDecimal along = exact(corner == 0 || corner == 3 ? -n[2] : n[2]);
          BigDecimal across = exact(corner < 2 ? -n[3] : n[3]);
          add(
              corners,
              exact(n[0]).add(along.multiply(exact(n[4]))).subtract(across.multiply(exact(n[5]))),
              exact(n[1]).add(along.multiply(exact(n[5]))).add(across.multiply(exact(n[4]))));
        }
      }
    }
    return corners;
  }

  private static void add(List<Point> corners, BigDecimal x, BigDecimal y) {
    Point point = new Point(x, y);
    if (corners.stream().noneMatch(point::isSame)) {
      corners.add(point);
    }
  }

  /** True if the shapes share a point, or, without touching, overlap. */
  public boolean meets(NumberShape other, boolean touching) {
    return isWithin(other, 0, touching);
  }

  /**
   * True if the shapes are at most this far apart, or, without touching, closer; for a distance of
   * 0 without touching, if they overlap.
   */
  public boolean isWithin(NumberShape other, double distance, boolean touching) {
    int separation = separation(other, distance);
    return touching ? separation <= 0 : separation < 0;
  }

  /** 1 if the shapes are apart, 0 if they touch, -1 if they overlap; see {@link ConvexOracle}. */
  public int separation(NumberShape other) {
    return separation(other, 0);
  }

  private int separation(NumberShape other, double distance) {
    List<Point> a = corners();
    List<Point> b = other.corners();
    boolean hasEdge = a.size() + b.size() > 2;
    if (hasEdge && eachEdgeHasAnInnerCorner(a, b) && eachEdgeHasAnInnerCorner(b, a)) {
      return -1;
    }
    BigDecimal reach = radius().add(other.radius()).add(exact(distance));
    BigDecimal square = reach.multiply(reach);
    return Math.min(compare(a, b, square), compare(b, a, square));
  }

  private static boolean eachEdgeHasAnInnerCorner(List<Point> edges, List<Point> corners) {
    for (int k = 0; k < edges.size() && edges.size() > 1; k++) {
      Point start = edges.get(k);
      Point edge = edges.get((k + 1) % edges.size()).minus(start);
      if (corners.stream().noneMatch(each -> edge.cross(each.minus(start)).signum() > 0)) {
        return false;
      }
    }
    return true;
  }

  /** The least sign of a distance of a corner from a corner or from an edge beside it. */
  private static int compare(List<Point> edges, List<Point> corners, BigDecimal square) {
    int least = 1;
    for (int k = 0; k < edges.size(); k++) {
      Point start = edges.get(k);
      Point edge = edges.get((k + 1) % edges.size()).minus(start);
      for (Point corner : corners) {
        Point way = corner.minus(start);
        least = Math.min(least, way.dot(way).compareTo(square));
        BigDecimal along = way.dot(edge);
        BigDecimal length = edge.dot(edge);
        if (along.signum() > 0 && along.compareTo(length) < 0) {
          BigDecimal cross = edge.cross(way);
          least = Math.min(least, cross.multiply(cross).compareTo(square.multiply(length)));
        }
      }
    }
    return least;
  }

  @Override
  public String toString() {
    return kind + Arrays.toString(numbers);
  }
}
