// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static dev.carom.internal.exact.Exact.clamp;
import static dev.carom.internal.exact.Rounded.largest;

import dev.carom.Contact;
import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.CirclePoint;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.Rounded;

/**
 * Computes the contact of two shapes and the push that separates them.
 *
 * <p>The normal points from the first shape to the second and is always a unit vector; the push
 * moves the second shape. Ties are broken the same way everywhere: circles with the same centre
 * separate along +x; a circle whose centre is inside a box leaves through the nearest face; of two
 * boxes, the second leaves through the shallowest side. Among equal sides the order is +x, -x, +y,
 * -y. For pairs with a capsule or polygon, see {@link Shape#contactWith}.
 */
public final class Penetration {
  private Penetration() {}

  /** Returns the contact of a with b. */
  public static Contact between(Shape a, Shape b) {
    return ShapePair.hasCompound(a, b)
        ? ShapePair.ofThisThread().setMovable(a, b).contact().toContact()
        : new PartPair().set(a, b).contact(new MutableContact()).toContact();
  }

  /** Writes the contact of a with b and returns it. */
  public static MutableContact between(Shape a, Shape b, MutableContact contact) {
    Arguments.present("contact", contact);
    if (!ShapePair.hasCompound(a, b)) {
      return new PartPair().set(a, b).contact(contact);
    }
    MutableContact found = ShapePair.ofThisThread().setMovable(a, b).contact();
    contact.set(
        found.hit(),
        found.normalX(),
        found.normalY(),
        found.depth(),
        found.pointX(),
        found.pointY());
    return contact.setPush(found.pushX(), found.pushY());
  }

  /** Writes the contact of the first circle with the second. */
  public static MutableContact circleCircle(
      double x0, double y0, double r0, double x1, double y1, double r1, MutableContact contact) {
    circleCircleWithoutPush(x0, y0, r0, x1, y1, r1, contact);
    contact.push(Math.max(largest(x0, y0, x1, y1), largest(r0, r1, 0, 0)));
    while (Overlap.circleCircleStrict(x0, y0, r0, contact.pushedX(x1), contact.pushedY(y1), r1)
        && contact.pushFurther()) {}
    return contact;
  }

  /** Writes the contact of the circle with the box; the push moves the box. */
  public static MutableContact circleBox(
      double x,
      double y,
      double radius,
      double minX,
      double minY,
      double maxX,
      double maxY,
      MutableContact contact) {
    circleBoxWithoutPush(x, y, radius, minX, minY, maxX, maxY, contact);
    contact.push(Math.max(largest(x, y, radius, 0), largest(minX, minY, maxX, maxY)));
    while (Overlap.circleBoxStrict(
            x,
            y,
            radius,
            contact.pushedX(minX),
            contact.pushedY(minY),
            contact.pushedX(maxX),
            contact.pushedY(maxY))
        && contact.pushFurther()) {}
    return contact;
  }

  /** Writes the contact of the box with the circle; the push moves the circle. */
  public static MutableContact boxCircle(
      double minX,
      double minY,
      double maxX,
      double maxY,
      double x,
      double y,
      double radius,
      MutableContact contact) {
    boxCircleWithoutPush(minX, minY, maxX, maxY, x, y, radius, contact);
    contact.push(Math.max(largest(x, y, radius, 0), largest(minX, minY, maxX, maxY)));
    while (Overlap.circleBoxStrict(
            contact.pushedX(x), contact.pushedY(y), radius, minX, minY, maxX, maxY)
        && contact.pushFurther()) {}
    return contact;
  }

  /** Writes the contact of the first box with the second. */
  public static MutableContact boxBox(
      double minX0,
      double minY0,
      double maxX0,
      double maxY0,
      double minX1,
      double minY1,
      double maxX1,
      double maxY1,
      MutableContact contact) {
    boxBoxWithoutPush(minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1, contact);
    contact.push(
        Math.max(largest(minX0, minY0, maxX0, maxY0), largest(minX1, minY1, maxX1, maxY1)));
    while (Overlap.boxBoxStrict(
            minX0,
            minY0,
            maxX0,
            maxY0,
            contact.pushedX(minX1),
            contact.pushedY(minY1),
            contact.pushedX(maxX1),
            contact.pushedY(maxY1))
        && contact.pushFurther()) {}
    return contact;
  }

  /** Writes the contact of two circles without the push, which takes most of the time. */
  public static MutableContact circleCircleWithoutPush(
      double x0, double y0, double r0, double x1, double y1, double r1, MutableContact contact) {
    circlesWithoutPoint(x0, y0, r0, x1, y1, r1, contact);
    double normalX = contact.normalX();
    double normalY = contact.normalY();
    double depth = contact.depth();
    boolean overlap = depth > 0;
    double pointX = CirclePoint.coordinate(x0, x1, y0, y1, r0, r1, normalX, overlap);
    double pointY = CirclePoint.coordinate(y0, y1, x0, x1, r0, r1, normalY, overlap);
    return contact.set(contact.hit(), normalX, normalY, depth, pointX, pointY);
  }

  /** Writes the contact of two circles without the push and with a point of (0, 0). */
  private static MutableContact circlesWithoutPoint(
      double x0, double y0, double r0, double x1, double y1, double r1, MutableContact contact) {
    int comparison = Exact.compareDistance(x0, y0, x1, y1, r0, r1);
    double dx = x1 - x0;
    double dy = y1 - y0;
    double square = dx * dx + dy * dy;
    double normalX;
    double normalY;
    if (Rounded.isOrdinary(square)) {
      double length = Math.sqrt(square);
      normalX = dx / length;
      normalY = dy / length;
    } else if (dx == 0 && dy == 0) {
      normalX = 1;
      normalY = 0;
    } else {
      normalX = Rounded.direction(x0, x1, y0, y1);
      normalY = Rounded.direction(y0, y1, x0, x1);
    }
    double depth = comparison < 0 ? atLeastTiny(-Rounded.gap(x0, y0, x1, y1, r0, r1)) : 0;
    return contact.set(comparison <= 0, normalX, normalY, depth, 0, 0);
  }

  /** Writes the contact of the circle with the box, without the push. */
  public static MutableContact circleBoxWithoutPush(
      double x,
      double y,
      double radius,
      double minX,
      double minY,
      double maxX,
      double maxY,
      MutableContact contact) {
    double closestX = clamp(x, minX, maxX);
    double closestY = clamp(y, minY, maxY);
    double depth;
    if (closestX == x && closestY == y) {
      // From inside, the centre leaves like a box of size 0, and the radius is added.
      boolean overlap = pointBox(x - minX, maxX - x, y - minY, maxY - y, contact);
      if (!overlap) {
        boxBoxWithoutPush(minX, minY, maxX, maxY, x, y, x, y, contact).reverse();
        overlap = Overlap.circleBoxStrict(x, y, radius, minX, minY, maxX, maxY);
      }
      depth = overlap ? atLeastTiny(depthInside(x, y, radius, minX, minY, maxX, maxY, contact)) : 0;
    } else {
      // From outside, the box acts like its closest point.
      circlesWithoutPoint(x, y, radius, closestX, closestY, 0, contact);
      depth = contact.depth();
    }
    return contact.set(
        contact.hit(), contact.normalX(), contact.normalY(), depth, closestX, closestY);
  }

  /**
   * Writes the contact of a point with a box that it is in, without the contact point, given its
   * distances from the sides; returns false if rounding makes it uncertain which side is closest.
   */
  static boolean pointBox(
      double toLeft, double toRight, double toBottom, double toTop, MutableContact contact) {
    double depthX = Math.min(toLeft, toRight);
    double depthY = Math.min(toBottom, toTop);
    double depth = Math.min(depthX, depthY);
    // Each distance has one rounding, so this bounds the error of the difference of any two.
    double error = (toLeft + toRight + toBottom + toTop) * ErrorBounds.SEVEN_ROUNDINGS;
    if (!(depth > Double.MIN_NORMAL
        && Math.abs(toLeft - toRight) > error
        && Math.abs(toBottom - toTop) > error
        && Math.abs(depthX - depthY) > error
        && error < Double.MAX_VALUE)) {
      return false;
    }
    // Selected without branches, each of which would be mispredicted half of the time.
    long alongX = Choice.isNegative(depthX - depthY);
    double normalX = Choice.of(Choice.isNegative(toRight - toLeft), -1, 1);
    double normalY = Choice.of(Choice.isNegative(toTop - toBottom), -1, 1);
    contact.set(true, Choice.of(alongX, normalX, 0), Choice.of(alongX, 0, normalY), depth, 0, 0);
    return true;
  }

  /**
   * Returns how far the circle reaches into the box from the face that the normal points away from.
   */
  private static double depthInside(
      double x,
      double y,
      double radius,
      double minX,
      double minY,
      double maxX,
      double maxY,
      MutableContact contact) {
    if (contact.normalX() != 0) {
      return contact.normalX() < 0 ? Rounded.sum(maxX, -x, radius) : Rounded.sum(x, -minX, radius);
    }
    return contact.normalY() < 0 ? Rounded.sum(maxY, -y, radius) : Rounded.sum(y, -minY, radius);
  }

  /** Writes the contact of the box with the circle, without the push. */
  public static MutableContact boxCircleWithoutPush(
      double minX,
      double minY,
      double maxX,
      double maxY,
      double x,
      double y,
      double radius,
      MutableContact contact) {
    return circleBoxWithoutPush(x, y, radius, minX, minY, maxX, maxY, contact).reverse();
  }

  /** Writes the contact of the first box with the second, without the push. */
  public static MutableContact boxBoxWithoutPush(
      double minX0,
      double minY0,
      double maxX0,
      double maxY0,
      double minX1,
      double minY1,
      double maxX1,
      double maxY1,
      MutableContact contact) {
    double pointX = Rounded.middle(Math.max(minX0, minX1), Math.min(maxX0, maxX1));
    double pointY = Rounded.middle(Math.max(minY0, minY1), Math.min(maxY0, maxY1));
    if (!Overlap.boxBox(minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1)) {
      double fromX = clamp(pointX, minX0, maxX0);
      double fromY = clamp(pointY, minY0, maxY0);
      double toX = clamp(pointX, minX1, maxX1);
      double toY = clamp(pointY, minY1, maxY1);
      return circleCircleWithoutPush(fromX, fromY, 0, toX, toY, 0, contact);
    }
    boolean right = Exact.signOfSum(maxX0, -minX1, -maxX1, minX0) <= 0;
    boolean up = Exact.signOfSum(maxY0, -minY1, -maxY1, minY0) <= 0;
    double highX = right ? maxX0 : maxX1;
    double lowX = right ? minX1 : minX0;
    double highY = up ? maxY0 : maxY1;
    double lowY = up ? minY1 : minY0;
    return Exact.signOfSum(highX, -lowX, -highY, lowY) <= 0
        ? contact.set(true, right ? 1 : -1, 0, highX - lowX, pointX, pointY)
        : contact.set(true, 0, up ? 1 : -1, highY - lowY, pointX, pointY);
  }

  /** Returns a positive depth for overlapping shapes, even if it would round to 0. */
  private static double atLeastTiny(double depth) {
    return Math.max(depth, Double.MIN_VALUE);
  }
}
