package dev.carom.cli;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.ClosestPoints;
import dev.carom.Contact;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.draw.Align;
import dev.carom.draw.SvgCanvas;
import dev.carom.method.BoxRadius;
import dev.carom.method.NineZones;
import dev.carom.method.ZoneCase;

/** A picture of a pair: the shapes, where they come closest, the normal, the push, the zones. */
final class PairPicture {
  // In pixels.
  private static final double WIDTH = 720;
  private static final double LARGEST_CONTENT_WIDTH = 540;
  private static final double LARGEST_CONTENT_HEIGHT = 380;
  private static final double SMALLEST_CONTENT_HEIGHT = 120;
  private static final double MARGIN = 56;
  private static final double NORMAL = 48;
  private static final double NAME_GAP = 12;
  private static final double ZONE_INSET = 16;

  /** Below this, scaled coordinates are too coarse to draw. */
  private static final double SMALLEST_SIZE = 0x1p-44;

  private final Shape a;
  private final Shape b;
  private final Contact contact;
  private final double pixel;

  /** What is shown of the world, above the caption. */
  private final Box area;

  /** 1 if larger y is further up in the picture, -1 if it is further down. */
  private final int up;

  private final SvgCanvas canvas;
  private final Pen pen;

  private PairPicture(Shape originalA, Shape originalB, boolean yDown) {
    // By a power of two, which is exact, so that neither huge nor tiny shapes cause trouble.
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
    canvas.title(caption.title());
    draw();
    double bottom = yDown ? area.maxY() : area.minY();
    pen.line(area.minX(), bottom, area.maxX(), bottom, Pen.faint(Pen.GREY, 0x60));
    caption.draw(pen, area.minX(), bottom, pixel, -up * pixel);
  }

  /** The picture as SVG. */
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
    // Numbers along the edges of the picture, where nothing else is.
    double inset = ZONE_INSET * pixel;
    double[] atX = {area.minX() + inset, box.centerX(), area.maxX() - inset};
    double[] atY = {area.minY() + inset, box.centerY(), area.maxY() - inset};
    Align[] align = {Align.START, Align.MIDDLE, Align.END};
    for (int k = 0; k <= 8; k++) {
      String text = k == zone ? "zone " + k : Integer.toString(k);
      if (NineZones.caseOf(k) != ZoneCase.INSIDE) {
        pen.text(text, atX[k % 3], atY[k / 3], Pen.GREY, align[k % 3]);
      } else if (Math.min(box.width(), box.height()) > 4 * inset) {
        pen.text(text, box.maxX() - inset, box.minY() + inset, Pen.GREY, Align.END);
      }
    }
  }

  /** The circle's centre and the way to the box. */
  private void centre(CircleBox pair) {
    Circle circle = pair.circle();
    Vec2 closest = pair.box().closestPoint(circle.x(), circle.y());
    int color = circle.equals(a) ? Pen.BLUE : Pen.ORANGE;
    pen.line(circle.x(), circle.y(), closest.x(), closest.y(), color);
    pen.dot(circle.x(), circle.y(), color);
  }

  /** The two points that the angle method looks at. */
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

  /** How the second shape leaves the first: from its deepest point out to the border. */
  private void push() {
    Vec2 push = contact.push();
    Vec2 start = new Vec2(contact.pointX(), contact.pointY()).minus(push.times(0.5));
    if (a instanceof Circle circle) {
      start = onBorder(circle, 1).minus(push);
    } else if (b instanceof Circle circle) {
      start = onBorder(circle, -1);
    }
    Vec2 end = start.plus(push);
    normal(end);
    pen.arrow(start.x(), start.y(), end.x(), end.y(), Pen.GREEN);
    pen.dot(contact.pointX(), contact.pointY(), Pen.GREEN);
  }

  /** The point of the circle's border in the direction of the normal, or against it. */
  private Vec2 onBorder(Circle circle, int sign) {
    return new Vec2(
        circle.x() + contact.normalX() * circle.radius() * sign,
        circle.y() + contact.normalY() * circle.radius() * sign);
  }

  /** The closest points and the way between them. */
  private void gap() {
    ClosestPoints points = a.closestPoints(b);
    Vec2 from = points.onThis();
    Vec2 to = points.onOther();
    pen.dashedLine(from.x(), from.y(), to.x(), to.y(), Pen.GREEN);
    normal(from);
    pen.dot(from.x(), from.y(), Pen.GREEN);
    pen.dot(to.x(), to.y(), Pen.GREEN);
  }

  private void normal(Vec2 start) {
    double length = NORMAL * pixel;
    pen.arrow(
        start.x(),
        start.y(),
        start.x() + contact.normalX() * length,
        start.y() + contact.normalY() * length,
        Pen.GREY);
  }

  /** The first on the far side from the second, the second where the push does not lead. */
  private void names() {
    double x = contact.normalX();
    double y = contact.normalY();
    name("a", a, -x, -y, Pen.BLUE);
    if (b instanceof Circle) {
      int side = x * up < 0 ? -1 : 1;
      name("b", b, -y * side, x * side, Pen.ORANGE);
    } else if (Math.abs(x) > Math.abs(y)) {
      name("b", b, -x, y, Pen.ORANGE);
    } else {
      name("b", b, x, -y, Pen.ORANGE);
    }
  }

  /** Writes a name outside a shape, in the given direction. */
  private void name(String name, Shape shape, double toX, double toY, int color) {
    double gap = NAME_GAP * pixel;
    double x;
    double y;
    if (shape instanceof Circle circle) {
      x = circle.x() + toX * (circle.radius() + gap);
      y = circle.y() + toY * (circle.radius() + gap);
    } else {
      Box box = shape.bounds();
      x = toX > 0 ? box.maxX() + gap : box.minX() - gap;
      y = toY > 0 ? box.maxY() + gap : box.minY() - gap;
    }
    pen.heading(name, x, y, color, Align.MIDDLE);
  }

  private Shape pushed() {
    return b.translate(contact.push());
  }

  /** The length of a pixel with which the content fits. */
  private static double pixelFor(Box content) {
    double size = Math.max(content.width(), content.height());
    double width = size == 0 ? 1 : Math.max(content.width(), Math.max(size / 8, SMALLEST_SIZE));
    return Math.max(width / LARGEST_CONTENT_WIDTH, content.height() / LARGEST_CONTENT_HEIGHT);
  }

  /** The largest of the numbers that make up a shape. */
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
    if (shape instanceof Circle circle) {
      return new Circle(circle.x() * factor, circle.y() * factor, circle.radius() * factor);
    }
    Box box = shape.bounds();
    return new Box(
        box.minX() * factor, box.minY() * factor, box.maxX() * factor, box.maxY() * factor);
  }

  private static Box hull(Box one, Box two) {
    return new Box(
        Math.min(one.minX(), two.minX()),
        Math.min(one.minY(), two.minY()),
        Math.max(one.maxX(), two.maxX()),
        Math.max(one.maxY(), two.maxY()));
  }
}
