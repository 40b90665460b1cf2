package dev.carom.index;

/** The smallest box around all that was included; ends beyond the doubles are cut off. */
public final class Extent {
  double minX;
  double minY;
  double maxX;
  double maxY;

  /** Around nothing. */
  public Extent() {
    clear();
  }

  /** Around nothing again. */
  public void clear() {
    minX = minY = Double.MAX_VALUE;
    maxX = maxY = -Double.MAX_VALUE;
  }

  /** Grows to include the box. */
  public void include(double minX, double minY, double maxX, double maxY) {
    this.minX = minX < this.minX ? minX : this.minX;
    this.minY = minY < this.minY ? minY : this.minY;
    this.maxX = maxX > this.maxX ? maxX : this.maxX;
    this.maxY = maxY > this.maxY ? maxY : this.maxY;
  }

  /** Half the larger side; 0 around nothing. */
  double halfSize() {
    double halfWidth = inRange(maxX) * 0.5 - inRange(minX) * 0.5;
    double halfHeight = inRange(maxY) * 0.5 - inRange(minY) * 0.5;
    return Math.max(Math.max(halfWidth, halfHeight), 0);
  }

  /** The middle, scaled. */
  double middleX(double scale) {
    return inRange(minX) * scale * 0.5 + inRange(maxX) * scale * 0.5;
  }

  /** The middle, scaled. */
  double middleY(double scale) {
    return inRange(minY) * scale * 0.5 + inRange(maxY) * scale * 0.5;
  }

  private static double inRange(double value) {
    return Math.max(-Double.MAX_VALUE, Math.min(value, Double.MAX_VALUE));
  }
}
