package dev.carom.playground.rooms;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;
import dev.carom.method.BoxRadius;
import dev.carom.method.NineZones;

/** Draws the pair lab: the two shapes, and above them what each method looks at. */
final class PairDrawing {
  private static final double TEXT = 13;

  boolean zones = true;
  boolean closest = true;
  boolean angle;
  boolean contact = true;
  boolean misses;

  private final AngleMisses angleMisses = new AngleMisses();
  private Canvas canvas;
  private Palette palette;
  private double pixel;

  private void begin(Canvas on, Palette with) {
    canvas = on;
    palette = with;
    pixel = on.pixel();
    canvas.dash(0);
  }

  void drawPair(Canvas on, Palette with, Box scene, Circle circle, Box box) {
    begin(on, with);
    if (zones) {
      drawZones(scene, circle, box);
    }
    if (misses) {
      canvas.stroke(Canvas.NONE, 0);
      canvas.fill(withAlpha(palette.red, 0x70));
      angleMisses.draw(canvas, box, circle.radius());
    }
    boolean hit = circle.intersects(box);
    drawShape(box, palette.amber, hit);
    drawShape(circle, palette.blue, hit);
    if (angle) {
      drawAngle(circle, box);
    }
    if (closest) {
      drawClosest(circle, box);
    }
    if (contact && hit) {
      drawContact(circle, box);
    }
    dot(circle.x(), circle.y(), palette.blue);
  }

  void drawSegment(Canvas on, Palette with, Segment segment, Circle circle, Box box) {
    begin(on, with);
    drawShape(box, palette.amber, segment.cast(box).hit());
    drawShape(circle, palette.blue, segment.cast(circle).hit());
    canvas.stroke(palette.violet, 2.5 * pixel);
    canvas.arrow(segment.x0(), segment.y0(), segment.x1(), segment.y1(), 12 * pixel);
    drawPassage(segment, box, palette.amber);
    drawPassage(segment, circle, palette.blue);
  }

  /** The part of the segment that is in the shape, with its ends. */
  private void drawPassage(Segment segment, Shape shape, int color) {
    Impact in = segment.cast(shape);
    if (!in.hit()) {
      return;
    }
    Impact out = segment.exit(shape);
    canvas.stroke(withAlpha(color, 0xb0), 6 * pixel);
    canvas.line(in.pointX(), in.pointY(), out.pointX(), out.pointY());
    if (in.startsInside()) {
      label("starts inside", segment.x0(), segment.y0() - 16 * pixel, palette.violet);
    } else {
      dot(in.pointX(), in.pointY(), palette.green);
      canvas.stroke(palette.green, 2 * pixel);
      canvas.arrow(
          in.pointX(),
          in.pointY(),
          in.pointX() - in.normalX() * 30 * pixel,
          in.pointY() - in.normalY() * 30 * pixel,
          8 * pixel);
      label(
          "in at " + Decimal.of(in.time(), 2), in.pointX(), in.pointY() - 16 * pixel, palette.ink);
    }
    if (out.time() < 1) {
      dot(out.pointX(), out.pointY(), palette.red);
      label(
          "out at " + Decimal.of(out.time(), 2),
          out.pointX(),
          out.pointY() + 18 * pixel,
          palette.ink);
    }
  }

  private void drawShape(Shape shape, int color, boolean hit) {
    canvas.stroke(color, (hit ? 3 : 2) * pixel);
    canvas.fill(withAlpha(color, hit ? 0x48 : 0x24));
    canvas.draw(shape);
  }

  private void drawZones(Box scene, Circle circle, Box box) {
    double[] xs = {scene.minX(), box.minX(), box.maxX(), scene.maxX()};
    double[] ys = {scene.minY(), box.minY(), box.maxY(), scene.maxY()};
    int active = NineZones.zone(circle, box);
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(withAlpha(palette.green, 0x26));
    int column = active % 3;
    int row = active / 3;
    canvas.box(xs[column], ys[row], Math.max(xs[column], xs[column + 1]), ys[row + 1]);
    canvas.stroke(palette.rule, pixel);
    canvas.line(box.minX(), scene.minY(), box.minX(), scene.maxY());
    canvas.line(box.maxX(), scene.minY(), box.maxX(), scene.maxY());
    canvas.line(scene.minX(), box.minY(), scene.maxX(), box.minY());
    canvas.line(scene.minX(), box.maxY(), scene.maxX(), box.maxY());
    for (int zone = 0; zone < 9; zone++) {
      double x = zone % 3 == 0 ? scene.minX() + 22 * pixel : xs[zone % 3 + 1] - 22 * pixel;
      double y = zone / 3 == 2 ? scene.maxY() - 24 * pixel : ys[zone / 3] + 24 * pixel;
      canvas.fill(zone == active ? palette.green : withAlpha(palette.faint, 0xa0));
      canvas.text("" + zone, x, y, (zone == active ? 26 : 20) * pixel, Align.MIDDLE);
    }
  }

  private void drawClosest(Circle circle, Box box) {
    Vec2 point = box.closestPoint(circle.x(), circle.y());
    canvas.stroke(palette.ink, 1.5 * pixel);
    canvas.dash(5 * pixel);
    canvas.line(circle.x(), circle.y(), point.x(), point.y());
    canvas.dash(0);
    dot(point.x(), point.y(), palette.green);
    double distance = point.minus(new Vec2(circle.x(), circle.y())).length();
    if (distance > 0) {
      label(
          "closest, " + Decimal.of(distance),
          (circle.x() + point.x()) / 2 + 40 * pixel,
          (circle.y() + point.y()) / 2,
          palette.ink);
    }
  }

  private void drawAngle(Circle circle, Box box) {
    double toCircle = BoxRadius.angle(circle, box);
    double reach = BoxRadius.boxRadius(box, toCircle);
    double dx = circle.x() - box.centerX();
    double dy = circle.y() - box.centerY();
    double distance = Math.sqrt(dx * dx + dy * dy);
    if (distance == 0) {
      return;
    }
    double unitX = dx / distance;
    double unitY = dy / distance;
    canvas.stroke(withAlpha(palette.ink, 0xa0), pixel);
    canvas.dash(3 * pixel);
    canvas.line(box.centerX(), box.centerY(), circle.x(), circle.y());
    canvas.dash(0);
    double edgeX = box.centerX() + unitX * reach;
    double edgeY = box.centerY() + unitY * reach;
    double backX = circle.x() - unitX * circle.radius();
    double backY = circle.y() - unitY * circle.radius();
    canvas.stroke(palette.amber, 4 * pixel);
    canvas.line(box.centerX(), box.centerY(), edgeX, edgeY);
    canvas.stroke(palette.blue, 4 * pixel);
    canvas.line(circle.x(), circle.y(), backX, backY);
    dot(box.centerX(), box.centerY(), palette.amber);
    label(
        "box radius " + Decimal.of(reach),
        (box.centerX() + edgeX) / 2,
        (box.centerY() + edgeY) / 2 + 18 * pixel,
        palette.amber);
    drawCorner(circle, BoxRadius.cornerX(box, toCircle), BoxRadius.cornerY(box, toCircle));
  }

  private void drawCorner(Circle circle, double cornerX, double cornerY) {
    canvas.stroke(withAlpha(palette.faint, 0xc0), pixel);
    canvas.dash(2 * pixel);
    canvas.line(circle.x(), circle.y(), cornerX, cornerY);
    canvas.dash(0);
    double distance = new Vec2(circle.x() - cornerX, circle.y() - cornerY).length();
    label("corner, " + Decimal.of(distance), cornerX, cornerY + 18 * pixel, palette.faint);
  }

  private void drawContact(Circle circle, Box box) {
    Contact contact = box.contactWith(circle);
    canvas.stroke(palette.violet, 1.5 * pixel);
    canvas.dash(4 * pixel);
    canvas.fill(Canvas.NONE);
    canvas.draw(circle.translate(contact.push()));
    canvas.dash(0);
    canvas.stroke(palette.violet, 3 * pixel);
    canvas.arrow(
        circle.x(),
        circle.y(),
        circle.x() + contact.push().x(),
        circle.y() + contact.push().y(),
        9 * pixel);
    dot(contact.pointX(), contact.pointY(), palette.violet);
    canvas.stroke(palette.violet, 1.5 * pixel);
    double length = 36 * pixel;
    double tipX = contact.pointX() + contact.normalX() * length;
    double tipY = contact.pointY() + contact.normalY() * length;
    canvas.arrow(contact.pointX(), contact.pointY(), tipX, tipY, 7 * pixel);
    label(
        "push " + Decimal.of(contact.depth()),
        circle.x() + contact.push().x() - 8 * pixel,
        circle.y() + contact.push().y() - 16 * pixel,
        palette.violet);
  }

  private void dot(double x, double y, int color) {
    canvas.stroke(palette.ground, 1.5 * pixel);
    canvas.fill(color);
    canvas.circle(x, y, 4 * pixel);
  }

  /** A text on a patch of ground, readable on everything. */
  private void label(String text, double x, double y, int color) {
    double width = (text.length() * 0.52 * TEXT + 8) * pixel;
    double height = (TEXT + 6) * pixel;
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(withAlpha(palette.ground, 0xc8));
    canvas.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2);
    canvas.fill(color);
    canvas.text(text, x, y, TEXT * pixel, Align.MIDDLE);
  }
}
