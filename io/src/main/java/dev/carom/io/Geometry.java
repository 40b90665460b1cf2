// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.pair.Parts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One or several points, lines or polygons, as in WKT, WKB and GeoJSON, in the plane.
 *
 * @param type what each part is
 * @param parts x and y of the points of each part in turn; at least one part
 */
record Geometry(Type type, List<double[]> parts) {
  /** What a part is, and the shape that it becomes together with a radius. */
  enum Type {
    /** A circle. */
    POINT("POINT", Parts.Kind.CIRCLE),
    /** A capsule, or a chain of them. */
    LINE("LINESTRING", Parts.Kind.CAPSULE),
    /** A polygon without holes. */
    POLYGON("POLYGON", Parts.Kind.POLYGON);

    final String word;
    final Parts.Kind kind;

    Type(String word, Parts.Kind kind) {
      this.word = word;
      this.kind = kind;
    }
  }

  /** What to say about a polygon with a hole. */
  static final String HOLE =
      "has a hole; cut the polygon into parts without holes, or leave the hole out";

  /** What to say about a geometry without points. */
  static final String EMPTY = "has no points";

  /** Returns what to say about a type that is none of these. */
  static String unsupported(String type) {
    return "is a "
        + type
        + "; use points, lines or polygons, also several of them such as a MULTIPOLYGON";
  }

  /**
   * Returns the shape of all points up to a distance from the geometry.
   *
   * @throws IllegalArgumentException if a part is not a line or polygon; the message says why
   */
  Shape shape(double radius) {
    List<Shape> shapes = new ArrayList<>();
    for (double[] part : parts) {
      switch (type) {
        case POINT -> shapes.add(new Circle(part[0], part[1], radius));
        case LINE -> addChain(part, radius, shapes);
        case POLYGON -> {
          for (Shape convex : Compound.outline(withoutRepetition(part)).parts()) {
            shapes.add(((Polygon) convex).rounded(radius));
          }
        }
      }
    }
    return shapes.size() == 1 ? shapes.get(0) : Compound.of(shapes);
  }

  private static void addChain(double[] line, double radius, List<Shape> shapes) {
    int first = shapes.size();
    for (int k = 2; k < line.length; k += 2) {
      boolean isLast = k == line.length - 2;
      boolean isPoint = line[k - 2] == line[k] && line[k - 1] == line[k + 1];
      if (!isPoint || isLast && shapes.size() == first) {
        shapes.add(new Capsule(line[k - 2], line[k - 1], line[k], line[k + 1], radius));
      }
    }
  }

  /** Returns the corners of a ring without those that repeat the one before. */
  private static double[] withoutRepetition(double[] ring) {
    double[] corners = new double[ring.length];
    int count = 0;
    for (int k = 0; k < ring.length; k += 2) {
      if (count == 0 || ring[k] != corners[count - 2] || ring[k + 1] != corners[count - 1]) {
        corners[count++] = ring[k];
        corners[count++] = ring[k + 1];
      }
    }
    if (count > 2 && corners[0] == corners[count - 2] && corners[1] == corners[count - 1]) {
      count -= 2;
    }
    return Arrays.copyOf(corners, count);
  }

  /** Returns true if the other columns of a file cannot describe the shape. */
  boolean isOnlyAGeometry() {
    return parts.size() > 1 || type == Type.LINE && parts.get(0).length > 4;
  }

  /** Returns what {@link OtherColumns} keeps: the points, with NaN, NaN between parts. */
  double[] given() {
    if (type == Type.LINE && !isOnlyAGeometry()) {
      return null;
    }
    List<double[]> kept =
        type == Type.POLYGON ? parts.stream().map(Geometry::withoutRepetition).toList() : parts;
    int length = 2 * (kept.size() - 1);
    for (double[] part : kept) {
      length += part.length;
    }
    double[] given = new double[length];
    Arrays.fill(given, Double.NaN);
    int at = 0;
    for (double[] part : kept) {
      System.arraycopy(part, 0, given, at, part.length);
      at += part.length + 2;
    }
    return given;
  }

  /** Returns the geometry of what {@link #given} returned. */
  static Geometry ofGiven(Parts.Kind kind, double[] given) {
    Type type =
        switch (kind) {
          case CIRCLE -> Type.POINT;
          case CAPSULE -> Type.LINE;
          case BOX, POLYGON -> Type.POLYGON;
        };
    List<double[]> parts = new ArrayList<>();
    int start = 0;
    for (int k = 0; k <= given.length; k += 2) {
      if (k == given.length || Double.isNaN(given[k])) {
        parts.add(Arrays.copyOfRange(given, start, k));
        start = k + 2;
      }
    }
    return new Geometry(type, parts);
  }

  /** Collects the points of a geometry while it is parsed. */
  static final class Builder {
    private final Type type;
    private final List<double[]> parts = new ArrayList<>();
    private double[] points = new double[8];
    private int length;
    private int count;

    Builder(Type type) {
      this.type = type;
    }

    /**
     * Adds a point to the current part.
     *
     * @throws IllegalArgumentException if a number is not finite
     */
    void add(double x, double y) {
      count++;
      if (!(Math.abs(x) <= Double.MAX_VALUE && Math.abs(y) <= Double.MAX_VALUE)) {
        throw new IllegalArgumentException(
            "has a point, number " + count + ", with a number that is not finite: " + x + " " + y);
      }
      if (length == points.length) {
        points = Arrays.copyOf(points, 2 * length);
      }
      points[length++] = x + 0.0;
      points[length++] = y + 0.0;
    }

    /** Returns the number of points so far, in all parts. */
    int count() {
      return count;
    }

    /**
     * Ends a part.
     *
     * @throws IllegalArgumentException if it has too few points
     */
    void endPart() {
      if (length == 0) {
        throw new IllegalArgumentException(parts.isEmpty() ? EMPTY : "has a part without points");
      }
      if (type == Type.LINE && length < 4) {
        throw new IllegalArgumentException("has a line of one point; a line needs at least two");
      }
      parts.add(Arrays.copyOf(points, length));
      length = 0;
    }

    /**
     * Returns the geometry.
     *
     * @throws IllegalArgumentException if it has no points
     */
    Geometry build() {
      if (count == 0) {
        throw new IllegalArgumentException(EMPTY);
      }
      return new Geometry(type, parts);
    }
  }
}
