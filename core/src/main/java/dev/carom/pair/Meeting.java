package dev.carom.pair;

import static dev.carom.exact.Exact.clamp;

import dev.carom.exact.Exact;
import dev.carom.exact.Rounded;

/**
 * How do two shapes meet? Like {@link Contacts}, but without the push, which takes most of the time
 * there and is zero here.
 */
public final class Meeting {
  /** Beyond this, differences of coordinates may overflow. */
  private static final double HUGE = 0x1p1000;

  private static final double DOWN = 0x1p-100;

  private Meeting() {}

  /** Writes how the first circle meets the second. */
  public static void circleCircle(
      double x0, double y0, double r0, double x1, double y1, double r1, MutableContact contact) {
    int comparison = Exact.compareDistance(x0, y0, x1, y1, r0, r1);
    double depth = comparison < 0 ? atLeastTiny(-Rounded.gap(x0, y0, x1, y1, r0, r1)) : 0;
    double size = Math.max(Rounded.largest(x0, y0, x1, y1), Math.max(r0, r1));
    double down = size < HUGE ? 1 : DOWN;
    double dx = x1 * down - x0 * down;
    double dy = y1 * down - y0 * down;
    double scale = Rounded.scaleFor(dx, dy);
    double scaledX = dx * scale;
    double scaledY = dy * scale;
    double length = Math.sqrt(scaledX * scaledX + scaledY * scaledY);
    double normalX = length == 0 ? 1 : scaledX / length;
    double normalY = length == 0 ? 0 : scaledY / length;
    double distance = length / scale;
    // On the line through the centres, the middle of what both cover, or of what neither does.
    double low = Math.max(-r0 * down, distance - r1 * down);
    double high = Math.min(r0 * down, distance + r1 * down);
    double along = Rounded.middle(low, high);
    contact.set(
        comparison <= 0,
        normalX,
        normalY,
        depth,
        Rounded.finite((x0 * down + normalX * along) / down),
        Rounded.finite((y0 * down + normalY * along) / down));
  }

  /** Writes how the circle meets the box. */
  public static void circleBox(
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
      // From inside, the centre leaves like a box of no size, and the radius comes on top.
      boolean overlap = Overlap.circleBoxStrict(x, y, radius, minX, minY, maxX, maxY);
      boxBox(minX, minY, maxX, maxY, x, y, x, y, contact);
      contact.reverse();
      depth = overlap ? atLeastTiny(contact.depth() + radius) : 0;
    } else {
      // From outside, the box acts like its closest point.
      circleCircle(x, y, radius, closestX, closestY, 0, contact);
      depth = contact.depth();
    }
    contact.set(contact.hit(), contact.normalX(), contact.normalY(), depth, closestX, closestY);
  }

  /** Writes how the box meets the circle. */
  public static void boxCircle(
      double minX,
      double minY,
      double maxX,
      double maxY,
      double x,
      double y,
      double radius,
      MutableContact contact) {
    circleBox(x, y, radius, minX, minY, maxX, maxY, contact);
    contact.reverse();
  }

  /** Writes how the first box meets the second. */
  public static void boxBox(
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
      circleCircle(fromX, fromY, 0, toX, toY, 0, contact);
      return;
    }
    boolean right = Exact.signOfSum(maxX0, -minX1, -maxX1, minX0) <= 0;
    boolean up = Exact.signOfSum(maxY0, -minY1, -maxY1, minY0) <= 0;
    double highX = right ? maxX0 : maxX1;
    double lowX = right ? minX1 : minX0;
    double highY = up ? maxY0 : maxY1;
    double lowY = up ? minY1 : minY0;
    if (Exact.signOfSum(highX, -lowX, -highY, lowY) <= 0) {
      contact.set(true, right ? 1 : -1, 0, highX - lowX, pointX, pointY);
    } else {
      contact.set(true, 0, up ? 1 : -1, highY - lowY, pointX, pointY);
    }
  }

  /** Overlapping shapes have a positive depth, though it may round to 0. */
  private static double atLeastTiny(double depth) {
    return Math.max(depth, Double.MIN_VALUE);
  }
}
