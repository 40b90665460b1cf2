// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.bounds;

/**
 * The segment that a search follows, from (x0, y0) to (x1, y1), and how far it looks to all sides.
 * One object serves many searches, one after the other.
 */
public final class SearchPath {
  private double x0;
  private double y0;
  private double x1;
  private double y1;
  private double padX;
  private double padY;

  /** Creates a path without length or pad, at the origin. */
  public SearchPath() {}

  /** Sets the ends of the segment, without a pad. */
  public SearchPath set(double startX, double startY, double endX, double endY) {
    x0 = startX;
    y0 = startY;
    x1 = endX;
    y1 = endY;
    return pad(0, 0);
  }

  /** Sets by how much bounds are enlarged, so that the segment meets them when a shape would. */
  public SearchPath pad(double x, double y) {
    padX = x;
    padY = y;
    return this;
  }

  /** Returns x of the start. */
  public double x0() {
    return x0;
  }

  /** Returns y of the start. */
  public double y0() {
    return y0;
  }

  /** Returns x of the end. */
  public double x1() {
    return x1;
  }

  /** Returns y of the end. */
  public double y1() {
    return y1;
  }

  /** Returns the motion along x; never -0.0, which would count as a motion to the left. */
  public double dx() {
    return x1 - x0 + 0.0;
  }

  /** Returns the motion along y; never -0.0, which would count as a motion downwards. */
  public double dy() {
    return y1 - y0 + 0.0;
  }

  /** Returns by how much bounds are enlarged on the left and on the right. */
  public double padX() {
    return padX;
  }

  /** Returns by how much bounds are enlarged at the bottom and at the top. */
  public double padY() {
    return padY;
  }
}
