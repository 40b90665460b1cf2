// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.bounds;

/** The smallest box around everything included, clipped to the range of doubles. */
public final class Extent {
  /** Cropping must increase the resolution by at least this factor. */
  private static final double FINER = 4;

  private final RangeSample sampleX = new RangeSample();
  private final RangeSample sampleY = new RangeSample();
  private double minX;
  private double minY;
  private double maxX;
  private double maxY;
  private boolean isCropped;

  /** Creates an empty extent. */
  public Extent() {
    clear();
  }

  /** Makes the extent empty. */
  public void clear() {
    minX = minY = Double.MAX_VALUE;
    maxX = maxY = -Double.MAX_VALUE;
    isCropped = false;
    sampleX.clear();
    sampleY.clear();
  }

  /** Extends to include the current box of something that is already included. */
  public void grow(double minX, double minY, double maxX, double maxY) {
    this.minX = minX < this.minX ? minX : this.minX;
    this.minY = minY < this.minY ? minY : this.minY;
    this.maxX = maxX > this.maxX ? maxX : this.maxX;
    this.maxY = maxY > this.maxY ? maxY : this.maxY;
  }

  /** Extends to include the box. */
  public void include(double minX, double minY, double maxX, double maxY) {
    grow(minX, minY, maxX, maxY);
    sampleX.add(minX);
    sampleY.add(minY);
  }

  /** Extends by a margin in all directions. */
  public void growBy(double margin) {
    minX -= margin;
    minY -= margin;
    maxX += margin;
    maxY += margin;
  }

  /**
   * Leaves out a few boxes that are so far away, or so large, that the others would almost
   * coincide. Does nothing if there are none.
   */
  public void crop() {
    boolean cropsX = sampleX.crop(inRange(minX), inRange(maxX));
    boolean cropsY = sampleY.crop(inRange(minY), inRange(maxY));
    double halfWidth = sampleX.high() * 0.5 - sampleX.low() * 0.5;
    double halfHeight = sampleY.high() * 0.5 - sampleY.low() * 0.5;
    // Both axes share one scale, so it must become much finer for both.
    if ((cropsX || cropsY) && Math.max(halfWidth, halfHeight) * FINER < halfSize()) {
      minX = sampleX.low();
      maxX = sampleX.high();
      minY = sampleY.low();
      maxY = sampleY.high();
      isCropped = true;
    }
  }

  /** Returns true if some of what was included is outside. */
  public boolean isCropped() {
    return isCropped;
  }

  /** Returns the smallest x. */
  public double minX() {
    return minX;
  }

  /** Returns the smallest y. */
  public double minY() {
    return minY;
  }

  /** Returns the largest x. */
  public double maxX() {
    return maxX;
  }

  /** Returns the largest y. */
  public double maxY() {
    return maxY;
  }

  /** Returns true if a box is inside. */
  public boolean contains(double minX, double minY, double maxX, double maxY) {
    return minX >= this.minX && minY >= this.minY && maxX <= this.maxX && maxY <= this.maxY;
  }

  /** Returns the distance from an interval of x; not positive if they meet, huge if empty. */
  public double gapX(double min, double max) {
    return Math.max(minX - max, min - maxX);
  }

  /** Returns the distance from an interval of y; not positive if they meet, huge if empty. */
  public double gapY(double min, double max) {
    return Math.max(minY - max, min - maxY);
  }

  /** Returns half the larger side; 0 if empty. */
  public double halfSize() {
    double halfWidth = inRange(maxX) * 0.5 - inRange(minX) * 0.5;
    double halfHeight = inRange(maxY) * 0.5 - inRange(minY) * 0.5;
    return Math.max(Math.max(halfWidth, halfHeight), 0);
  }

  /** Returns x of the middle, scaled. */
  public double middleX(double scale) {
    return inRange(minX) * scale * 0.5 + inRange(maxX) * scale * 0.5;
  }

  /** Returns y of the middle, scaled. */
  public double middleY(double scale) {
    return inRange(minY) * scale * 0.5 + inRange(maxY) * scale * 0.5;
  }

  private static double inRange(double value) {
    return Math.max(-Double.MAX_VALUE, Math.min(value, Double.MAX_VALUE));
  }
}
