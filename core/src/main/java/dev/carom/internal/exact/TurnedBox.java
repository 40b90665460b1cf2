// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * A box in any direction with a radius around it, which may also be a point or a segment: the
 * points within the radius of centre ± half width · direction ± half height · direction turned by
 * 90°. Every number is the exact sum of two doubles, and the direction may have any length but 0.
 * Objects are reusable.
 */
public final class TurnedBox {
  /** The sum of both is twice x of the centre. */
  double x0;

  double x1;

  /** The sum of both is twice y of the centre. */
  double y0;

  double y1;

  /** The sum of both is the width, in units of the direction's length. */
  double width0;

  double width1;

  /** The sum of both is the height, in units of the direction's length. */
  double height0;

  double height1;

  /** The sum of both is x of the direction. */
  double directionX0;

  double directionX1;

  /** The sum of both is y of the direction. */
  double directionY0;

  double directionY1;

  double radius;

  TurnedBox() {
    setCircle(0, 0, 0);
  }

  /** Sets a disc. */
  public void setCircle(double x, double y, double r) {
    setCentre(x, x, y, y);
    setSize(0, 0, 0, 0);
    setDirection(1, 0, 0, 0);
    radius = r;
  }

  /** Sets a box along the axes. */
  public void setBox(double minX, double minY, double maxX, double maxY) {
    setCentre(minX, maxX, minY, maxY);
    setSize(maxX, -minX, maxY, -minY);
    setDirection(1, 0, 0, 0);
    radius = 0;
  }

  /** Sets the hull of two discs. */
  public void setCapsule(double startX, double startY, double endX, double endY, double r) {
    if (startX == endX && startY == endY) {
      setCircle(startX, startY, r);
      return;
    }
    setCentre(startX, endX, startY, endY);
    setSize(1, 0, 0, 0);
    setDirection(endX, -startX, endY, -startY);
    radius = r;
  }

  /** Sets a box whose width is along the direction (cos, sin), scaled by the direction's length. */
  public void set(double x, double y, double halfWidth, double halfHeight, double cos, double sin) {
    if (cos == 0 && sin == 0) {
      setCircle(x, y, 0);
      return;
    }
    setCentre(x, x, y, y);
    setSize(halfWidth, halfWidth, halfHeight, halfHeight);
    setDirection(cos, 0, sin, 0);
    radius = 0;
  }

  private void setCentre(double a, double b, double c, double d) {
    x0 = a;
    x1 = b;
    y0 = c;
    y1 = d;
  }

  private void setSize(double a, double b, double c, double d) {
    width0 = a;
    width1 = b;
    height0 = c;
    height1 = d;
  }

  private void setDirection(double a, double b, double c, double d) {
    directionX0 = a;
    directionX1 = b;
    directionY0 = c;
    directionY1 = d;
  }
}
