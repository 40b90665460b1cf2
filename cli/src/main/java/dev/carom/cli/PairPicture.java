// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.ClosestPoints;
import dev.carom.Contact;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.draw.Align;
import dev.carom.draw.SvgCanvas;
import dev.carom.method.BoxRadius;
import dev.carom.method.NineZones;
import dev.carom.method.ZoneCase;

/** Draws a pair: the shapes, the closest points, the normal, the push, and the zones. */
final class PairPicture {
  // In pixels.
  private static final double WIDTH = 720;
  private static final double LARGEST_CONTENT_WIDTH = 540;
  private static final double LARGEST_CONTENT_HEIGHT = 380;
  private static final double SMALLEST_CONTENT_HEIGHT = 120;
  private static final double MARGIN = 56;
  private static final double NORMAL = 48;
  private static final double ZONE_INSET = 16;
  private static final double DOT = 5;

  /** Below this, scaled coordinates are too coarse to draw. */
  private static final double SMALLEST_SIZE = 0x1p-44;

  private final Shape a;
  private final Shape b;
  private final Contact contact;
  private final double pixel;

  /** The visible part of the world, above the caption. */
  private final Box area;

  /** 1 if the y axis points up in the picture, -1 if it points down. */
  private final int up;

  private final SvgCanvas canvas;
  private final Pen pen;
  private final Labels labels;

  private PairPicture(Shape originalA, Shape originalB, boolean yDown) {
    // By a power of two, which is exact, so that huge and tiny shapes can be drawn.
    double size = Math.max(size(originalA), size(originalB));
    double factor = size == 0 ? 1 : Math.scalb(1.0, -Math.getExponent(size));
    a = scaled(originalA, factor);
    b = scaled(originalB, factor);
    contact = a.contactWith(b);
    Box content = hull(hull(a.bounds(), b.bounds()), pushed().bounds());
    pixel = pixelFor(content);
    double height = Math.max(content.height(), SMALLEST_CONTENT_HEIGHT * pixel);
    area =
        Box.centered(
            content.centerX(), content.centerY(), WIDTH * pixel, height + 2 * MARGIN * pixel);
    PairCaption caption = new PairCaption(originalA, originalB);
    double below = caption.height() * pixel;
    up = yDown ? -1 : 1;
    canvas =
        yDown
            ? SvgCanvas.yDown(
                new Box(area.minX(), area.minY(), area.maxX(), area.maxY() + below), WIDTH)
            : SvgCanvas.yUp(
                new Box(area.minX(), area.minY() - below, area.maxX(), area.maxY()), WIDTH);
    pen = new Pen(canvas);
    labels = new Labels(area, pixel, up);
    canvas.title(caption.title());
    draw();
    double bottom = yDown ? area.maxY() : area.minY();
    pen.line(area.minX(), bottom, area.maxX(), bottom, Pen.faint(Pen.GREY, 0x60));
    caption.draw(pen, area.minX(), bottom, pixel, -up * pixel);
  }

  /** Returns the picture as SVG. */
  static String of(Shape a, Shape b, boolean yDown) {
    return new PairPicture(a, b, yDown).canvas.toString();
  }

  private void draw() {
    boolean overlap = contact.depth() > 0;
    CircleBox.in(a, b).ifPresent(this::zones);
    pen.shape(a, Pen.BLUE);
    pen.shape(b, Pen.ORANGE);
    if (overlap) {
      pen.dashedOutline(pushed(), Pen.ORANGE);
    }
    CircleBox.in(a, b).ifPresent(this::centre);
    CircleBox.in(a, b).filter(CircleBox::angleMethodMisses).ifPresent(this::angleMethod);
    if (overlap) {
      push();
    } else {
      gap();
    }
    names();
  }

  private void zones(CircleBox pair) {
    Box box = pair.box();
    double[] x = {area.minX(), box.minX(), box.maxX(), area.maxX()};
    double[] y = {area.minY(), box.minY(), box.maxY(), area.maxY()};
    int zone = pair.zone();
    pen.area(
        new Box(x[zone % 3], y[zone / 3], x[zone % 3 + 1], y[zone / 3 + 1]),
        Pen.faint(Pen.GREY, 0x1c));
    for (int k = 1; k <= 2; k++) {
      pen.dashedLine(x[k], area.minY(), x[k], area.maxY(), Pen.faint(Pen.GREY, 0x70));
      pen.dashedLine(area.minX(), y[k], area.maxX(), y[k], Pen.faint(Pen.GREY, 0x70));
    }
    for (int k = 0; k <= 8; k++) {
      zoneNumber(k == zone ? "zone " + k : Integer.toString(k), k, box);
    }
  }

  /** Draws a zone's number at the edge of the picture if there is room. */
  private void zoneNumber(String text, int zone, Box box) {
    double inset = ZONE_INSET * pixel;
    double width = Labels.width(text) * pixel;
    double[] left = {area.minX(), box.minX(), box.maxX(), area.maxX()};
    double[] low = {area.minY(), box.minY(), box.maxY(), area.maxY()};
    int column = zone % 3;
    int row = zone / 3;
    boolean isInside = NineZones.caseOf(zone) == ZoneCase.INSIDE;
    double room =
        Math.min(left[column + 1] - left[column] - width, low[row + 1] - low[row] - inset);
    // Inside the box, the number shares the space with other marks.
    if (room < (isInside ? 3 * inset : 0)) {
      return;
    }
    double x = box.centerX();
    double y = box.centerY();
    if (isInside) {
      x = box.maxX() - inset - width / 2;
      y = box.minY() + inset;
    }
    if (column != 1) {
      x = column == 0 ? area.minX() + inset + width / 2 : area.maxX() - inset - width / 2;
    }
    if (row != 1) {
      y = row == 0 ? area.minY() + inset : area.maxY() - inset;
    }
    pen.text(text, x, y, Pen.GREY, Align.MIDDLE);
    labels.keepFree(Box.centered(x, y, width, inset));
  }

  /** Draws the circle's centre and the line to the box. */
  private void centre(CircleBox pair) {
    Circle circle = pair.circle();
    Vec2 closest = pair.box().closestPoint(circle.x(), circle.y());
    int color = circle.equals(a) ? Pen.BLUE : Pen.ORANGE;
    pen.line(circle.x(), circle.y(), closest.x(), closest.y(), color);
    labels.keepFree(circle.x(), circle.y(), closest.x(), closest.y());
    pen.dot(circle.x(), circle.y(), color);
  }

  /** Draws the two points that the angle method checks. */
  private void angleMethod(CircleBox pair) {
    Circle circle = pair.circle();
    Box box = pair.box();
    double dx = circle.x() - box.centerX();
    double dy = circle.y() - box.centerY();
    double inside = Math.min(box.width() / Math.abs(dx), box.height() / Math.abs(dy)) / 2;
    double angle = BoxRadius.angle(circle, box);
    pen.line(box.centerX(), box.centerY(), circle.x(), circle.y(), Pen.RED);
    pen.dot(box.centerX(), box.centerY(), Pen.RED);
    pen.ring(box.centerX() + dx * inside, box.centerY() + dy * inside, Pen.RED);
    pen.ring(BoxRadius.cornerX(box, angle), BoxRadius.cornerY(box, angle), Pen.RED);
  }

  /** Draws how the second shape leaves the first: from its deepest point to the border. */
  private void push() {
    Vec2 push = contact.push();
    Vec2 start;
    if (a instanceof Circle circle) {
      start = onBorder(circle, 1).minus(push);
    } else if (b instanceof Circle circle) {
      start = onBorder(circle, -1);
    } else if (a instanceof Box && b instanceof Box) {
      start = new Vec2(contact.pointX(), contact.pointY()).minus(push.times(0.5));
    } else {
      // Where the pushed shape touches, its deepest point has been.
      start = a.closestPoints(pushed()).onThis().minus(push);
    }
    Vec2 end = start.plus(push);
    normal(end);
    pen.arrow(start.x(), start.y(), end.x(), end.y(), Pen.GREEN);
    labels.keepFree(start.x(), start.y(), end.x(), end.y());
    pen.dot(contact.pointX(), contact.pointY(), Pen.GREEN);
  }

  /** Returns the point on the circle in the direction of the normal, or opposite to it. */
  private Vec2 onBorder(Circle circle, int sign) {
    return new Vec2(
        circle.x() + contact.normalX() * circle.radius() * sign,
        circle.y() + contact.normalY() * circle.radius() * sign);
  }

  /** Draws the closest points and the line between them. */
  private void gap() {
    ClosestPoints points = a.closestPoints(b);
    Vec2 from = points.onThis();
    Vec2 to = points.onOther();
    pen.dashedLine(from.x(), from.y(), to.x(), to.y(), Pen.GREEN);
    labels.keepFree(from.x(), from.y(), to.x(), to.y());
    normal(from);
    pen.dot(from.x(), from.y(), Pen.GREEN);
    pen.dot(to.x(), to.y(), Pen.GREEN);
  }

  private void normal(Vec2 start) {
    double length = NORMAL * pixel;
    double endX = start.x() + contact.normalX() * length;
    double endY = start.y() + contact.normalY() * length;
    pen.arrow(start.x(), start.y(), endX, endY, Pen.GREY);
    labels.keepFree(start.x(), start.y(), endX, endY);
  }

  /** Draws the labels beside the shapes, clear of other marks. */
  private void names() {
    labels.keepFree(Box.centered(contact.pointX(), contact.pointY(), dot(), dot()));
    labels.avoid(a.bounds());
    labels.avoid(b.bounds());
    labels.avoid(pushed().bounds());
    name("a", a);
    name("b", b);
  }

  private double dot() {
    return 2 * DOT * pixel;
  }

  private void name(String name, Shape shape) {
    Labels.Place place = labels.placeBeside(name, labelled(shape));
    if (place != null) {
      double x = place.area().centerX();
      pen.heading(name, x, place.area().centerY(), Pen.DARK_GREY, Align.MIDDLE);
    }
  }

  /** Returns what a label is placed beside: the top of a shape that does not fill its bounds. */
  private Box labelled(Shape shape) {
    return switch (shape.kind()) {
      case CAPSULE -> {
        Capsule capsule = (Capsule) shape;
        double[] ends = {capsule.x0(), capsule.y0(), capsule.x1(), capsule.y1()};
        yield top(ends, capsule.radius());
      }
      case POLYGON -> top(corners((Polygon) shape), ((Polygon) shape).radius());
      case CIRCLE, BOX, COMPOUND -> shape.bounds();
    };
  }

  private Box top(double[] corners, double radius) {
    double y = corners[1];
    for (int k = 3; k < corners.length; k += 2) {
      y = up * Math.max(up * y, up * corners[k]);
    }
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < corners.length; k += 2) {
      if (corners[k + 1] == y) {
        left = Math.min(left, corners[k]);
        right = Math.max(right, corners[k]);
      }
    }
    return new Box(left - radius, y - radius, right + radius, y + radius);
  }

  private static double[] corners(Polygon polygon) {
    double[] corners = new double[2 * polygon.corners()];
    for (int k = 0; k < polygon.corners(); k++) {
      corners[2 * k] = polygon.cornerX(k);
      corners[2 * k + 1] = polygon.cornerY(k);
    }
    return corners;
  }

  private Shape pushed() {
    return b.translate(contact.push());
  }

  /** Returns the size of a pixel at which the content fits. */
  private static double pixelFor(Box content) {
    double size = Math.max(content.width(), content.height());
    double width = size == 0 ? 1 : Math.max(content.width(), Math.max(size / 8, SMALLEST_SIZE));
    return Math.max(width / LARGEST_CONTENT_WIDTH, content.height() / LARGEST_CONTENT_HEIGHT);
  }

  /** Returns the largest absolute number of a shape. */
  private static double size(Shape shape) {
    if (shape instanceof Circle circle) {
      return Math.max(Math.max(Math.abs(circle.x()), Math.abs(circle.y())), circle.radius());
    }
    Box box = shape.bounds();
    return Math.max(
        Math.max(Math.abs(box.minX()), Math.abs(box.minY())),
        Math.max(Math.abs(box.maxX()), Math.abs(box.maxY())));
  }

  private static Shape scaled(Shape shape, double factor) {
    return switch (shape.kind()) {
      case CIRCLE -> {
        Circle circle = (Circle) shape;
        yield new Circle(circle.x() * factor, circle.y() * factor, circle.radius() * factor);
      }
      case BOX -> {
        Box box = (Box) shape;
        yield new Box(
            box.minX() * factor, box.minY() * factor, box.maxX() * factor, box.maxY() * factor);
      }
      case CAPSULE -> {
        Capsule capsule = (Capsule) shape;
        yield new Capsule(
            capsule.x0() * factor,
            capsule.y0() * factor,
            capsule.x1() * factor,
            capsule.y1() * factor,
            capsule.radius() * factor);
      }
      case POLYGON -> scaled((Polygon) shape, factor);
      case COMPOUND -> throw new IllegalArgumentException("there is no picture of a compound");
    };
  }

  private static Shape scaled(Polygon polygon, double factor) {
    double[] corners = corners(polygon);
    for (int k = 0; k < corners.length; k++) {
      corners[k] *= factor;
    }
    try {
      return Polygon.hull(corners).rounded(polygon.radius() * factor);
    } catch (IllegalArgumentException withoutArea) {
      // Tiny beside the other shape: a box may be flat.
      return scaled(polygon.bounds(), factor);
    }
  }

  private static Box hull(Box one, Box two) {
    return new Box(
        Math.min(one.minX(), two.minX()),
        Math.min(one.minY(), two.minY()),
        Math.max(one.maxX(), two.maxX()),
        Math.max(one.maxY(), two.maxY()));
  }
}
