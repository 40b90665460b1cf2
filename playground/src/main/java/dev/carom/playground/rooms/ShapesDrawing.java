// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.Vec2;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;

/** Draws the Shapes lab: the two figures, and the answers about them. */
final class ShapesDrawing {
  boolean contact = true;
  boolean closest = true;
  boolean sweep;
  boolean cast;

  void exchange(State state) {
    contact = state.flag("contact", contact);
    closest = state.flag("closest", closest);
    sweep = state.flag("sweep", sweep);
    cast = state.flag("cast", cast);
  }

  void draw(Marks marks, Figure amber, Figure blue, ShapesAnswers answers) {
    Palette palette = marks.palette;
    boolean hit = answers.contact.hit();
    figure(marks, amber, palette.amber, hit);
    figure(marks, blue, palette.blue, hit);
    wish(marks, amber);
    wish(marks, blue);
    if (closest && !hit) {
      drawClosest(marks, answers);
    }
    if (contact && hit) {
      marks.contact(answers.contact, blue.shape(), blue.x(), blue.y());
    }
    if (sweep) {
      drawSweep(marks, blue, answers);
    }
    if (cast) {
      Segment segment = answers.segment;
      marks.arrow(segment.x0(), segment.y0(), segment.x1(), segment.y1(), palette.violet, 12);
      marks.passage(segment, answers.amber, "amber shape", palette.amber);
      marks.passage(segment, answers.blue, "blue shape", palette.blue);
    }
  }

  /** Draws a figure; an outline with the seams between its convex parts. */
  private static void figure(Marks marks, Figure figure, int color, boolean hit) {
    if (figure.kind() != FigureKind.OUTLINE) {
      marks.shape(figure.shape(), color, hit);
      return;
    }
    marks.canvas.stroke(withAlpha(color, 0x60), marks.pixel);
    marks.canvas.fill(withAlpha(color, hit ? 0x48 : 0x24));
    marks.canvas.draw(figure.shape());
    marks.canvas.stroke(color, (hit ? 3 : 2) * marks.pixel);
    border(marks.canvas, figure.acceptedCorners());
  }

  private static void border(Canvas canvas, Vec2[] corners) {
    for (int k = 0; k < corners.length; k++) {
      Vec2 from = corners[k];
      Vec2 to = corners[(k + 1) % corners.length];
      canvas.line(from.x(), from.y(), to.x(), to.y());
    }
  }

  /** Draws the form that the library rejects. */
  private static void wish(Marks marks, Figure figure) {
    if (!figure.isRefused()) {
      return;
    }
    Vec2[] corners = new Vec2[figure.corners()];
    for (int k = 0; k < corners.length; k++) {
      corners[k] = figure.corner(k);
    }
    marks.canvas.stroke(marks.palette.red, 1.5 * marks.pixel);
    marks.canvas.dash(4 * marks.pixel);
    border(marks.canvas, corners);
    marks.canvas.dash(0);
  }

  private static void drawClosest(Marks marks, ShapesAnswers answers) {
    Vec2 from = answers.closest.onThis();
    Vec2 to = answers.closest.onOther();
    marks.dashed(from.x(), from.y(), to.x(), to.y(), marks.palette.ink, 5);
    marks.dot(from.x(), from.y(), marks.palette.green);
    marks.dot(to.x(), to.y(), marks.palette.green);
    String text = "distance " + Decimal.length(answers.amber.distanceTo(answers.blue));
    marks.labelBeside(text, from.x(), from.y(), to.x(), to.y(), marks.palette.ink);
  }

  private static void drawSweep(Marks marks, Figure blue, ShapesAnswers answers) {
    Palette palette = marks.palette;
    Impact impact = answers.sweep;
    double endX = blue.x() + answers.motion.x();
    double endY = blue.y() + answers.motion.y();
    marks.ghost(blue.shape().translate(answers.motion), palette.faint);
    marks.arrow(blue.x(), blue.y(), endX, endY, palette.green, 12);
    if (impact.hit() && !impact.startsInside()) {
      Vec2 free = answers.motion.times(impact.time());
      marks.ghost(blue.shape().translate(free), palette.green);
      marks.hit(impact);
      String text = "stops at " + Decimal.of(impact.time(), 2);
      marks.label(text, impact.pointX(), impact.pointY() - 20 * marks.pixel, palette.ink);
    } else if (impact.hit()) {
      marks.label("starts inside", blue.x(), blue.y() + 20 * marks.pixel, palette.green);
    }
  }
}
