// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Segment;
import dev.carom.Vec2;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;
import dev.carom.method.BoxRadius;
import dev.carom.method.ClosestPoint;
import dev.carom.method.NineZones;

/** Draws the pair lab: the two shapes, and what each method measures. */
final class PairDrawing {
  boolean zones = true;
  boolean closest = true;
  boolean angle;
  boolean contact = true;
  boolean misses;

  private final AngleMisses angleMisses = new AngleMisses();

  void exchange(State state) {
    zones = state.flag("zones", zones);
    closest = state.flag("closest", closest);
    contact = state.flag("contact", contact);
    angle = state.flag("angle", angle);
    misses = state.flag("misses", misses);
  }

  /** Adds the verdicts of the methods that are drawn. */
  void addMethods(Example example, Circle circle, Box box) {
    if (zones || closest || angle) {
      example.space();
    }
    if (zones) {
      example.answer("NineZones.zone(ball, brick)", NineZones.zone(circle, box));
      example.answer("NineZones.test(ball, brick)", NineZones.test(circle, box));
    }
    if (closest) {
      example.answer("ClosestPoint.test(ball, brick)", ClosestPoint.test(circle, box));
    }
    if (angle) {
      example.answer("BoxRadius.test(ball, brick)", BoxRadius.test(circle, box));
    }
  }

  void drawPair(Marks marks, Circle circle, Box box) {
    Palette palette = marks.palette;
    if (zones) {
      drawActiveZone(marks, circle, box);
    }
    if (misses) {
      marks.canvas.stroke(Canvas.NONE, 0);
      marks.canvas.fill(withAlpha(palette.red, 0x80));
      angleMisses.draw(marks.canvas, box, circle.radius());
    }
    boolean hit = circle.intersects(box);
    marks.shape(box, palette.amber, hit);
    marks.shape(circle, palette.blue, hit);
    if (zones) {
      drawZones(marks, circle, box);
    }
    if (angle) {
      drawAngle(marks, circle, box);
    }
    if (closest) {
      drawClosest(marks, circle, box);
    }
    if (contact && hit) {
      marks.contact(box.contactWith(circle), circle, circle.x(), circle.y());
    }
    marks.dot(circle.x(), circle.y(), palette.blue);
  }

  void drawSegment(Marks marks, Segment segment, Circle circle, Box box) {
    Palette palette = marks.palette;
    marks.shape(box, palette.amber, segment.cast(box).hit());
    marks.shape(circle, palette.blue, segment.cast(circle).hit());
    marks.arrow(segment.x0(), segment.y0(), segment.x1(), segment.y1(), palette.violet, 12);
    marks.passage(segment, box, "box", palette.amber);
    marks.passage(segment, circle, "circle", palette.blue);
  }

  private static void drawActiveZone(Marks marks, Circle circle, Box box) {
    int active = NineZones.zone(circle, box);
    double[] xs = columns(marks.scene, box);
    double[] ys = rows(marks.scene, box);
    marks.canvas.stroke(Canvas.NONE, 0);
    marks.canvas.fill(withAlpha(marks.palette.green, 0x26));
    marks.canvas.box(xs[active % 3], ys[active / 3], xs[active % 3 + 1], ys[active / 3 + 1]);
  }

  private static double[] columns(Box scene, Box box) {
    return new double[] {scene.minX(), box.minX(), box.maxX(), scene.maxX()};
  }

  private static double[] rows(Box scene, Box box) {
    return new double[] {scene.minY(), box.minY(), box.maxY(), scene.maxY()};
  }

  /**
   * Draws the lines between the zones and their numbers above the shapes, which would hide them.
   * Zones that are too small have no number.
   */
  private static void drawZones(Marks marks, Circle circle, Box box) {
    Box scene = marks.scene;
    double[] xs = columns(scene, box);
    double[] ys = rows(scene, box);
    Canvas canvas = marks.canvas;
    Palette palette = marks.palette;
    double pixel = marks.pixel;
    int active = NineZones.zone(circle, box);
    canvas.stroke(palette.rule, pixel);
    for (int k = 1; k <= 2; k++) {
      canvas.line(xs[k], ys[0], xs[k], ys[1]);
      canvas.line(xs[k], ys[2], xs[k], ys[3]);
      canvas.line(xs[0], ys[k], xs[1], ys[k]);
      canvas.line(xs[2], ys[k], xs[3], ys[k]);
    }
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(palette.ink);
    for (int zone = 0; zone < 9; zone++) {
      double size = (zone == active ? 28 : 18) * pixel;
      double width = xs[zone % 3 + 1] - xs[zone % 3];
      double height = ys[zone / 3 + 1] - ys[zone / 3];
      if (Math.min(width, height) < size) {
        continue;
      }
      double inX = Math.min(22 * pixel, width / 2);
      double inY = Math.min(24 * pixel, height / 2);
      double x = zone % 3 == 0 ? scene.minX() + inX : xs[zone % 3 + 1] - inX;
      double y = zone / 3 == 2 ? scene.maxY() - inY : ys[zone / 3] + inY;
      canvas.text("" + zone, x, y, size, Align.MIDDLE);
      marks.keepFree(Box.centered(x, y, size, size));
    }
  }

  private static void drawClosest(Marks marks, Circle circle, Box box) {
    Palette palette = marks.palette;
    Vec2 point = box.closestPoint(circle.x(), circle.y());
    double distance = point.minus(new Vec2(circle.x(), circle.y())).length();
    marks.dashed(circle.x(), circle.y(), point.x(), point.y(), palette.ink, 5);
    marks.dot(point.x(), point.y(), palette.green);
    if (distance > 0) {
      String text = "closest " + Decimal.length(distance);
      marks.labelBeside(text, point.x(), point.y(), circle.x(), circle.y(), palette.ink);
    }
  }

  private static void drawAngle(Marks marks, Circle circle, Box box) {
    Palette palette = marks.palette;
    double toCircle = BoxRadius.angle(circle, box);
    double reach = BoxRadius.boxRadius(box, toCircle);
    double dx = circle.x() - box.centerX();
    double dy = circle.y() - box.centerY();
    double distance = Math.sqrt(dx * dx + dy * dy);
    if (distance == 0) {
      return;
    }
    double edgeX = box.centerX() + dx / distance * reach;
    double edgeY = box.centerY() + dy / distance * reach;
    double backX = circle.x() - dx / distance * circle.radius();
    double backY = circle.y() - dy / distance * circle.radius();
    marks.dashed(box.centerX(), box.centerY(), circle.x(), circle.y(), palette.faint, 3);
    marks.canvas.stroke(palette.amber, 4 * marks.pixel);
    marks.canvas.line(box.centerX(), box.centerY(), edgeX, edgeY);
    marks.canvas.stroke(palette.blue, 4 * marks.pixel);
    marks.canvas.line(circle.x(), circle.y(), backX, backY);
    marks.dot(box.centerX(), box.centerY(), palette.amber);
    String text = "box radius " + Decimal.of(reach);
    marks.labelBeside(text, edgeX, edgeY, box.centerX(), box.centerY(), palette.amber);
    drawCorner(marks, circle, BoxRadius.cornerX(box, toCircle), BoxRadius.cornerY(box, toCircle));
  }

  private static void drawCorner(Marks marks, Circle circle, double cornerX, double cornerY) {
    double distance = new Vec2(circle.x() - cornerX, circle.y() - cornerY).length();
    marks.dashed(circle.x(), circle.y(), cornerX, cornerY, marks.palette.faint, 2);
    String text = "corner " + Decimal.of(distance);
    marks.label(text, cornerX, cornerY + 20 * marks.pixel, marks.palette.faint);
  }
}
