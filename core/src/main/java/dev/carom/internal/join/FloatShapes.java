// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.bounds.Extent;
import dev.carom.internal.exact.FloatErrorBounds;

/**
 * Circles and boxes in single precision, one array per number: the centre, the reach to either
 * side, and the radius of the corners. The reach of a circle is its radius; the radius of a box is
 * 0, unless shapes are enlarged by a margin, which rounds its corners. Numbers that are not exact
 * floats are rounded outward, so two approximations meet wherever the shapes themselves meet.
 */
public final class FloatShapes {
  /**
   * Scaled coordinates reach about this far, so huge and tiny worlds stay within the range of
   * floats.
   */
  private static final int SCALED_EXPONENT = 20;

  private static final double CROPPED_BORDER = 1 << (SCALED_EXPONENT + 1);

  private static final float[] NOTHING = {};

  float[] x = NOTHING;
  float[] y = NOTHING;
  float[] reachX = NOTHING;
  float[] reachY = NOTHING;
  float[] radius = NOTHING;
  int count;

  /** True if every shape is a circle, and the three sizes are the same array. */
  boolean round;

  /** True if the floats are the given numbers themselves. */
  boolean exact;

  /**
   * True if shapes outside the extent were moved to its border. Shapes that meet still do, because
   * moving centres to the nearest points of a box never increases a distance; but shapes that
   * overlap here may be apart.
   */
  boolean cropped;

  private float[][] owned = {NOTHING, NOTHING, NOTHING, NOTHING, NOTHING};
  private double scale;

  /** The largest scaled coordinate. */
  private double border;

  private double originX;
  private double originY;

  /** By how much each shape is enlarged, scaled. */
  private double margin;

  /** Creates an empty set. */
  public FloatShapes() {}

  /**
   * Uses circles without scaling; no number may be larger than {@link
   * FloatErrorBounds#LARGEST_TO_SQUARE}.
   */
  public void circles(float[] x, float[] y, float[] radius, int count) {
    this.x = x;
    this.y = y;
    this.reachX = radius;
    this.reachY = radius;
    this.radius = radius;
    this.count = count;
    round = true;
    exact = true;
    cropped = false;
  }

  /** Makes room for this many circles, all within the extent; each must then be set. */
  public void circles(int count, Extent extent) {
    reserve(count, extent);
    circles(owned[0], owned[1], owned[2], count);
    exact = false;
    cropped = extent.isCropped();
  }

  /** Makes room for this many circles and boxes, all within the extent; each must then be set. */
  public void boxes(int count, Extent extent) {
    reserve(count, extent);
    circles(owned[0], owned[1], owned[2], count);
    reachY = owned[3];
    radius = owned[4];
    round = false;
    exact = false;
    cropped = extent.isCropped();
  }

  /** Reads all shapes of a source, and their extent. */
  void read(PairSource source, Extent extent) {
    extent.clear();
    source.include(extent);
    extent.crop();
    if (source.isRound()) {
      circles(source.count(), extent);
    } else {
      boxes(source.count(), extent);
    }
    source.fill(this);
  }

  /** Makes room for circles in the coordinates of another set. */
  void circlesLike(FloatShapes other, int count) {
    reserve(count);
    circles(owned[0], owned[1], owned[2], count);
    exact = false;
    scale = other.scale;
    border = other.border;
    originX = other.originX;
    originY = other.originY;
    margin = 0;
  }

  /** Enlarges each shape that is set from now on, until room is made again, by a margin. */
  public void growBy(double more) {
    margin = more * scale;
  }

  /** Copies some shapes of another set, in the given order. */
  void select(FloatShapes other, int[] which, int count) {
    reserve(count);
    circles(owned[0], owned[1], owned[2], count);
    exact = other.exact;
    cropped = other.cropped;
    pick(other.x, which, x);
    pick(other.y, which, y);
    pick(other.reachX, which, reachX);
    if (!other.round) {
      round = false;
      reachY = owned[3];
      radius = owned[4];
      pick(other.reachY, which, reachY);
      pick(other.radius, which, radius);
    }
  }

  private void pick(float[] from, int[] which, float[] into) {
    for (int k = 0; k < count; k++) {
      into[k] = from[which[k]];
    }
  }

  private void reserve(int count, Extent extent) {
    reserve(count);
    scale = scaleTo(SCALED_EXPONENT, extent.halfSize());
    originX = extent.middleX(scale);
    originY = extent.middleY(scale);
    border = extent.isCropped() ? CROPPED_BORDER : Double.POSITIVE_INFINITY;
    margin = 0;
  }

  private void reserve(int count) {
    if (owned[0].length < count) {
      owned = new float[5][count + count / 4];
    }
  }

  /** Returns a power of two that brings the number near 2 to that exponent; 1 for zero. */
  private static double scaleTo(int exponent, double number) {
    if (number == 0) {
      return 1;
    }
    int shift = Math.max(-1010, Math.min(1000, exponent - Math.getExponent(number)));
    return Double.longBitsToDouble((long) (shift + Double.MAX_EXPONENT) << 52);
  }

  /** Sets one shape to a circle. */
  public void setCircle(int shape, double centreX, double centreY, double circleRadius) {
    double scaledX = inside(centreX * scale - originX);
    double scaledY = inside(centreY * scale - originY);
    double scaledRadius = circleRadius * scale + margin;
    float reach = outward(scaledRadius, Math.abs(scaledX) + Math.abs(scaledY));
    x[shape] = (float) scaledX;
    y[shape] = (float) scaledY;
    reachX[shape] = reach;
    if (!round) {
      reachY[shape] = reach;
      radius[shape] = inward(scaledRadius);
    }
  }

  /** Sets one shape to a box; only for a set that is not all circles. */
  public void setBox(int shape, double minX, double minY, double maxX, double maxY) {
    double lowX = inside(minX * scale - originX);
    double lowY = inside(minY * scale - originY);
    double highX = inside(maxX * scale - originX);
    double highY = inside(maxY * scale - originY);
    double centreX = (lowX + highX) * 0.5;
    double centreY = (lowY + highY) * 0.5;
    x[shape] = (float) centreX;
    y[shape] = (float) centreY;
    reachX[shape] = outward((highX - lowX) * 0.5 + margin, centreX);
    reachY[shape] = outward((highY - lowY) * 0.5 + margin, centreY);
    radius[shape] = inward(margin);
  }

  private double inside(double coordinate) {
    return Math.max(-border, Math.min(coordinate, border));
  }

  private static float inward(double cornerRadius) {
    return (float) (cornerRadius * (1 - FloatErrorBounds.SIZES * 0.25));
  }

  private static float outward(double reach, double position) {
    return (float)
        (reach
            + reach * FloatErrorBounds.SIZES
            + Math.abs(position) * FloatErrorBounds.POSITIONS
            + FloatErrorBounds.LEAST_ENLARGEMENT);
  }

  /**
   * Returns an upper bound on the reach of a circle of this radius near the origin, in these
   * coordinates.
   */
  float reachOf(double circleRadius) {
    return outward(circleRadius * scale, 1 << SCALED_EXPONENT);
  }

  /** Releases arrays that belong to the caller. */
  public void release() {
    x = y = reachX = reachY = radius = NOTHING;
  }
}
