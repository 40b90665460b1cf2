// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.Shape;
import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Extent;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.join.FloatShapes;
import dev.carom.internal.join.Groups;
import dev.carom.internal.join.PairTree;
import java.util.List;

/**
 * Many shapes, given as arrays of numbers or as objects, for {@link PairFinder} and {@link
 * PairCounter}.
 *
 * <pre>{@code
 * ShapeSet bullets = ShapeSet.circles(x, y, radius, count);
 * ShapeSet cars = ShapeSet.turnedBoxes(carX, carY, halfWidth, halfHeight, cos, sin, carCount);
 * for (;;) {
 *   moveAll(); // changes the numbers in the arrays
 *   bullets.setCount(count);
 *   Pairs hits = finder.between(bullets, cars);
 * }
 * }</pre>
 *
 * <p>A set refers to its arrays or its list and does not copy them. Each call of a finder or a
 * counter reads them again, so a set can be created once and used in every frame. It holds memory
 * that such a call uses, so two threads must not use the same set at the same time.
 *
 * <p>Arrays may be longer than {@code count}, the number of shapes; the rest is ignored. All
 * methods throw {@link IllegalArgumentException} if a count is negative or exceeds an array's
 * length. The numbers are checked when they are read. Numbers in single precision are exact, too:
 * they are taken as they are.
 */
public abstract sealed class ShapeSet permits CircleSet, BoxSet, BoundedSet {
  /** The arrays; none for a list of shapes. */
  final NumberArrays arrays;

  /** How many shapes are read. */
  int count;

  /** Which set of a call this is, as a suffix of names in messages. */
  private String place = "";

  ShapeSet(String... names) {
    arrays = new NumberArrays(names);
  }

  /** Returns circles with these centres and radii. */
  public static ShapeSet circles(double[] x, double[] y, double[] radius, int count) {
    return new CircleSet().give(x).give(y).give(radius).first("count", count);
  }

  /** Returns circles with these centres and radii. */
  public static ShapeSet circles(float[] x, float[] y, float[] radius, int count) {
    return new CircleSet().give(x).give(y).give(radius).first("count", count);
  }

  /** Returns boxes along the axes with these sides. */
  public static ShapeSet boxes(
      double[] minX, double[] minY, double[] maxX, double[] maxY, int count) {
    return new BoxSet().give(minX).give(minY).give(maxX).give(maxY).first("count", count);
  }

  /** Returns boxes along the axes with these sides. */
  public static ShapeSet boxes(float[] minX, float[] minY, float[] maxX, float[] maxY, int count) {
    return new BoxSet().give(minX).give(minY).give(maxX).give(maxY).first("count", count);
  }

  /** Returns capsules: all points within the radius of the segment from (x0, y0) to (x1, y1). */
  public static ShapeSet capsules(
      double[] x0, double[] y0, double[] x1, double[] y1, double[] radius, int count) {
    return new CapsuleSet().give(x0).give(y0).give(x1).give(y1).give(radius).first("count", count);
  }

  /** Returns capsules: all points within the radius of the segment from (x0, y0) to (x1, y1). */
  public static ShapeSet capsules(
      float[] x0, float[] y0, float[] x1, float[] y1, float[] radius, int count) {
    return new CapsuleSet().give(x0).give(y0).give(x1).give(y1).give(radius).first("count", count);
  }

  /**
   * Returns boxes that are turned: each is the rectangle around (x, y) that extends by halfWidth ·
   * (cos, sin) and halfHeight · (-sin, cos) to both sides, exactly as given. Its corners are not
   * rounded, unlike those of {@link dev.carom.Polygon#box Polygon.box}, and (cos, sin) need not
   * have the length 1.
   *
   * @param x x of the centres
   * @param cos x of the direction of each box's width
   * @param sin y of that direction
   */
  public static ShapeSet turnedBoxes(
      double[] x,
      double[] y,
      double[] halfWidth,
      double[] halfHeight,
      double[] cos,
      double[] sin,
      int count) {
    ShapeSet set = new TurnedBoxSet().give(x).give(y).give(halfWidth).give(halfHeight);
    return set.give(cos).give(sin).first("count", count);
  }

  /**
   * Returns boxes that are turned, as {@link #turnedBoxes(double[], double[], double[], double[],
   * double[], double[], int) described for doubles}.
   */
  public static ShapeSet turnedBoxes(
      float[] x,
      float[] y,
      float[] halfWidth,
      float[] halfHeight,
      float[] cos,
      float[] sin,
      int count) {
    ShapeSet set = new TurnedBoxSet().give(x).give(y).give(halfWidth).give(halfHeight);
    return set.give(cos).give(sin).first("count", count);
  }

  /** Returns the shapes of an array, of any kinds, compounds included. */
  public static ShapeSet shapes(Shape[] shapes) {
    return new MixedSet().use(shapes);
  }

  /**
   * Returns the shapes of a list, of any kinds, compounds included. Shapes that are added to the
   * list later are part of the set, unless {@link #setCount} was called.
   */
  public static ShapeSet shapes(List<? extends Shape> shapes) {
    return new MixedSet().use(shapes);
  }

  /** Returns the number of shapes. */
  public int count() {
    return count;
  }

  /**
   * Changes the number of shapes, which are the first of the arrays or of the list.
   *
   * @throws IllegalArgumentException if the number is negative or exceeds an array's length
   */
  public void setCount(int count) {
    first("count", count);
  }

  /** Sets the next array. */
  final ShapeSet give(double[] values) {
    arrays.give(values);
    return this;
  }

  /** Sets the next array. */
  final ShapeSet give(float[] values) {
    arrays.give(values);
    return this;
  }

  /** Sets the number of shapes, after the arrays. */
  ShapeSet first(String countName, int count) {
    arrays.check(countName, count);
    this.count = count;
    refer();
    return this;
  }

  static void checkCount(String countName, int count, String array, int length) {
    if (count < 0) {
      throw new IllegalArgumentException(countName + " must not be negative, but was " + count);
    }
    if (count > length) {
      throw new IllegalArgumentException(
          countName + " is " + count + ", but " + array + " has only " + length + " elements");
    }
  }

  /** Reads the shapes as they are now. Numbers are checked in {@link #include}. */
  void read() {
    arrays.read(count);
    refer();
  }

  /** Becomes a copy of another set of the same kind. */
  final void copy(ShapeSet other) {
    arrays.copy(other.arrays, other.count);
    count = other.count;
  }

  /** Returns true if both sets have the same number of shapes, at least one, with equal numbers. */
  final boolean areSame(ShapeSet other) {
    return count > 0 && count == other.count && arrays.areSame(other.arrays, count);
  }

  /** Forgets the arrays or the list, which belong to the caller. */
  void release() {
    arrays.release();
    refer();
  }

  /** Sets which set of a call this is, as a suffix of names in messages. */
  final void setPlace(String place) {
    this.place = place;
  }

  /** Refers to the arrays of {@link #arrays} as doubles. */
  abstract void refer();

  /** Returns the kind of this set. */
  abstract SetKind kind();

  /** Throws if a number is invalid; otherwise extends the extent to include all shapes. */
  abstract void include(Extent extent);

  /** Writes the shapes, starting at the given index. */
  abstract void fill(FloatShapes floats, int first);

  /** Writes the bounds, starting at the given index. */
  abstract void fill(Bounds bounds, int first);

  /** Writes the shapes to the tree, starting at the given index. */
  abstract void fill(PairTree tree, int first);

  /** Returns true if two shapes with equal numbers in a tree are equal. */
  boolean isSame(int a, int b) {
    return true;
  }

  /**
   * Returns true if some shape is flat: it overlaps no shape that is flat in the same direction.
   */
  abstract boolean hasFlat();

  /**
   * Groups the shapes by flatness, starting at the given index, all with this category and mask.
   */
  abstract void group(Groups groups, int first, long category, long mask);

  /** Returns the name of a number in messages. */
  final String name(String array, int index) {
    return array + "[" + index + "]" + place;
  }

  final void checkFinite(String array, int index, double value) {
    if (!Arguments.isFinite(value)) {
      Arguments.finite(name(array, index), value);
    }
  }

  final void checkNotNegative(String array, int index, double value) {
    if (!(value >= 0 && value <= Double.MAX_VALUE)) {
      Arguments.finiteNotNegative(name(array, index), value);
    }
  }

  /** Combines a number with a hash of others, for numbers that differ in their last bits too. */
  static long hash(long others, double number) {
    // Adding 0 makes both zeros equal.
    long mixed = (others ^ Double.doubleToRawLongBits(number + 0.0)) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 32;
  }
}
