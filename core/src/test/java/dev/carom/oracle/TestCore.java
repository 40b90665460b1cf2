// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.internal.exact.Core;
import dev.carom.internal.form.PolygonAccess;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A convex part of a shape: the hull of its corners, with a radius around it. Each corner is the
 * exact sum of an offset and the place. The offsets, x and y in turn, are all different; three or
 * more of them go counter-clockwise, without a straight angle.
 */
public record TestCore(Kind kind, double[] offsets, double x, double y, double radius) {
  /** What the part is given to the library as. */
  public enum Kind {
    CIRCLE,
    BOX,
    CAPSULE,
    POLYGON,
    ROUNDED_POLYGON;

    boolean isPolygon() {
      return this == POLYGON || this == ROUNDED_POLYGON;
    }
  }

  /** The part that a shape consists of, which must not be a compound. */
  public static TestCore of(Shape shape) {
    if (shape instanceof Circle circle) {
      return circle(circle.x(), circle.y(), circle.radius());
    }
    if (shape instanceof Capsule capsule) {
      return capsule(capsule.x0(), capsule.y0(), capsule.x1(), capsule.y1(), capsule.radius());
    }
    if (shape instanceof Polygon polygon) {
      double[] offsets = PolygonAccess.offsetsOf(polygon);
      return polygon(polygon.x(), polygon.y(), polygon.radius(), offsets);
    }
    Box box = (Box) shape;
    return box(box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  public static TestCore circle(double x, double y, double radius) {
    return new TestCore(Kind.CIRCLE, new double[2], x, y, radius);
  }

  public static TestCore capsule(double x0, double y0, double x1, double y1, double radius) {
    double[] ends = x0 == x1 && y0 == y1 ? new double[] {x0, y0} : new double[] {x0, y0, x1, y1};
    return new TestCore(Kind.CAPSULE, ends, 0, 0, radius);
  }

  public static TestCore box(double minX, double minY, double maxX, double maxY) {
    double[] corners =
        minX == maxX || minY == maxY
            ? capsule(minX, minY, maxX, maxY, 0).offsets
            : new double[] {minX, minY, maxX, minY, maxX, maxY, minX, maxY};
    return new TestCore(Kind.BOX, corners, 0, 0, 0);
  }

  public static TestCore polygon(double x, double y, double radius, double... offsets) {
    return new TestCore(radius == 0 ? Kind.POLYGON : Kind.ROUNDED_POLYGON, offsets, x, y, radius);
  }

  public int count() {
    return offsets.length / 2;
  }

  /** True unless the corners are beyond the range of doubles, so that no shape has them. */
  public boolean isInRange() {
    return IntStream.range(0, offsets.length)
        .allMatch(k -> Double.isFinite(offsets[k] + (k % 2 == 0 ? x : y)));
  }

  /** The shape that consists of this part, with the same place. */
  public Shape toShape() {
    int last = offsets.length - 1;
    return switch (kind) {
      case CIRCLE -> new Circle(x, y, radius);
      case CAPSULE -> new Capsule(offsets[0], offsets[1], offsets[last - 1], offsets[last], radius);
      case BOX ->
          count() == 4
              ? new Box(offsets[0], offsets[1], offsets[4], offsets[5])
              : new Box(offsets[0], offsets[1], offsets[last - 1], offsets[last]);
      default -> Polygon.of(offsets).rounded(radius).translate(new Vec2(x, y));
    };
  }

  /** Sets the library's part to this one and returns it. */
  public Core into(Core core) {
    int last = offsets.length - 1;
    return switch (kind) {
      case CIRCLE -> core.setCircle(x, y, radius);
      case CAPSULE ->
          core.setCapsule(offsets[0], offsets[1], offsets[last - 1], offsets[last], radius);
      case BOX ->
          count() == 4
              ? core.setBox(offsets[0], offsets[1], offsets[4], offsets[5])
              : core.setBox(offsets[0], offsets[1], offsets[last - 1], offsets[last]);
      default -> intoPolygon(core);
    };
  }

  /** Sets the library's part to the same corners and radius, given as a polygon or capsule. */
  public Core intoGeneral(Core core) {
    if (count() > 2) {
      return intoPolygon(core);
    }
    int last = offsets.length - 1;
    return kind == Kind.CIRCLE
        ? core.setCapsule(x, y, x, y, radius)
        : core.setCapsule(offsets[0], offsets[1], offsets[last - 1], offsets[last], radius);
  }

  /** Amid numbers that must not be read. */
  private Core intoPolygon(Core core) {
    double[] padded = new double[offsets.length + 4];
    Arrays.fill(padded, Double.NaN);
    System.arraycopy(offsets, 0, padded, 3, offsets.length);
    return core.setPolygon(padded, 3, count(), x, y, radius);
  }

  @Override
  public String toString() {
    return kind + " " + Arrays.toString(offsets) + " at " + x + " " + y + " radius " + radius;
  }
}
