// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.Rounded;

/**
 * An axis-aligned rectangle, including its border.
 *
 * @param minX the smallest x, finite
 * @param minY the smallest y, finite
 * @param maxX the largest x, finite, not below minX
 * @param maxY the largest y, finite, not below minY
 */
public record Box(double minX, double minY, double maxX, double maxY) implements Shape {
  /**
   * Creates a box from its sides.
   *
   * @throws IllegalArgumentException if a number is not finite, or a minimum exceeds its maximum
   */
  public Box {
    minX = Arguments.finite("minX", minX);
    minY = Arguments.finite("minY", minY);
    maxX = Arguments.finite("maxX", maxX);
    maxY = Arguments.finite("maxY", maxY);
    Arguments.ordered("minX", minX, "maxX", maxX);
    Arguments.ordered("minY", minY, "maxY", maxY);
  }

  /**
   * Returns the box with its centre at (x, y). Its sides are rounded to the nearest doubles.
   *
   * @throws IllegalArgumentException if a number or a side is not finite, or a size is negative
   */
  public static Box centered(double x, double y, double width, double height) {
    double halfWidth = Arguments.finiteNotNegative("width", width) / 2;
    double halfHeight = Arguments.finiteNotNegative("height", height) / 2;
    return new Box(
        Arguments.finite("x - width / 2", Arguments.finite("x", x) - halfWidth),
        Arguments.finite("y - height / 2", Arguments.finite("y", y) - halfHeight),
        Arguments.finite("x + width / 2", x + halfWidth),
        Arguments.finite("y + height / 2", y + halfHeight));
  }

  /**
   * Returns the box with its smallest corner at (x, y). Its other sides are rounded to the nearest
   * doubles.
   *
   * @throws IllegalArgumentException if a number or a side is not finite, or a size is negative
   */
  public static Box at(double x, double y, double width, double height) {
    return new Box(
        Arguments.finite("x", x),
        Arguments.finite("y", y),
        Arguments.finite("x + width", x + Arguments.finiteNotNegative("width", width)),
        Arguments.finite("y + height", y + Arguments.finiteNotNegative("height", height)));
  }

  /** Returns the width, rounded; infinite if it exceeds the range of doubles. */
  public double width() {
    return maxX - minX;
  }

  /** Returns the height, rounded; infinite if it exceeds the range of doubles. */
  public double height() {
    return maxY - minY;
  }

  /** Returns the x coordinate of the centre, rounded. */
  public double centerX() {
    return Rounded.middle(minX, maxX);
  }

  /** Returns the y coordinate of the centre, rounded. */
  public double centerY() {
    return Rounded.middle(minY, maxY);
  }

  @Override
  public Kind kind() {
    return Kind.BOX;
  }

  @Override
  public Vec2 closestPoint(double x, double y) {
    return new Vec2(
        Exact.clamp(Arguments.finite("x", x), minX, maxX),
        Exact.clamp(Arguments.finite("y", y), minY, maxY));
  }

  @Override
  public boolean contains(double x, double y) {
    Arguments.finite("x", x);
    Arguments.finite("y", y);
    return minX <= x && x <= maxX && minY <= y && y <= maxY;
  }

  @Override
  public Box bounds() {
    return this;
  }

  @Override
  public Box translate(Vec2 motion) {
    Arguments.present("motion", motion);
    return new Box(minX + motion.x(), minY + motion.y(), maxX + motion.x(), maxY + motion.y());
  }

  @Override
  public Shape rotate(Rotation rotation, double aroundX, double aroundY) {
    Arguments.present("rotation", rotation);
    if (rotation.cos() == 0 || rotation.sin() == 0) {
      Vec2 one = rotation.apply(minX, minY, aroundX, aroundY);
      Vec2 other = rotation.apply(maxX, maxY, aroundX, aroundY);
      return new Box(
          Math.min(one.x(), other.x()),
          Math.min(one.y(), other.y()),
          Math.max(one.x(), other.x()),
          Math.max(one.y(), other.y()));
    }
    if (minX == maxX || minY == maxY) {
      return new Capsule(minX, minY, maxX, maxY, 0).rotate(rotation, aroundX, aroundY);
    }
    // Relative to the middle, corners lose nothing when turned far from the origin.
    double x = Rounded.exactMiddle(minX, maxX);
    double y = Rounded.exactMiddle(minY, maxY);
    double left = minX - x;
    double right = maxX - x;
    double bottom = minY - y;
    double top = maxY - y;
    return Polygon.of(left, bottom, right, bottom, right, top, left, top)
        .translate(new Vec2(x, y))
        .rotate(rotation, aroundX, aroundY);
  }
}
