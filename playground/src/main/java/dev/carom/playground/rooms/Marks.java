// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Box;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;
import java.util.ArrayList;
import java.util.List;

/** Draws points, texts and shapes in a uniform style. */
final class Marks {
  private static final double TEXT = 13;

  /** The average width of a letter in font sizes. */
  private static final double LETTER = 0.56;

  final Canvas canvas;
  final Palette palette;
  final double pixel;

  final Box scene;
  private final List<Label> labels = new ArrayList<>();
  private final List<Box> taken = new ArrayList<>();

  /** A text and the preferred position of its middle. */
  private record Label(String text, double x, double y, int color) {}

  /** Creates marks on a canvas that shows this scene. */
  Marks(Canvas canvas, Palette palette, Box scene) {
    this.canvas = canvas;
    this.palette = palette;
    this.scene = scene;
    this.pixel = canvas.pixel();
    canvas.dash(0);
  }

  /** Draws a shape, stronger if it is hit. */
  void shape(Shape shape, int color, boolean hit) {
    canvas.stroke(color, (hit ? 3 : 2) * pixel);
    canvas.fill(withAlpha(color, hit ? 0x48 : 0x24));
    canvas.draw(shape);
  }

  /** Draws a point. */
  void dot(double x, double y, int color) {
    canvas.stroke(palette.ground, 1.5 * pixel);
    canvas.fill(color);
    canvas.circle(x, y, 4 * pixel);
  }

  /** Draws a line with dashes of this length in pixels. */
  void dashed(double x0, double y0, double x1, double y1, int color, double dash) {
    canvas.stroke(color, 1.5 * pixel);
    canvas.dash(dash * pixel);
    canvas.line(x0, y0, x1, y1);
    canvas.dash(0);
  }

  /** Draws an arrow with a tip of this length in pixels. */
  void arrow(double x0, double y0, double x1, double y1, int color, double tip) {
    canvas.stroke(color, 2.5 * pixel);
    canvas.arrow(x0, y0, x1, y1, tip * pixel);
  }

  /** Draws the outline of a future position of a shape. */
  void ghost(Shape shape, int color) {
    canvas.stroke(color, 1.5 * pixel);
    canvas.dash(4 * pixel);
    canvas.fill(Canvas.NONE);
    canvas.draw(shape);
    canvas.dash(0);
  }

  /** Draws a contact: its normal, and the push that moves a shape from a point away. */
  void contact(Contact contact, Shape moved, double x, double y) {
    Vec2 push = contact.push();
    ghost(moved.translate(push), palette.violet);
    canvas.stroke(palette.violet, 1.5 * pixel);
    canvas.arrow(
        contact.pointX(),
        contact.pointY(),
        contact.pointX() + contact.normalX() * 40 * pixel,
        contact.pointY() + contact.normalY() * 40 * pixel,
        7 * pixel);
    double toX = x + push.x();
    double toY = y + push.y();
    arrow(x, y, toX, toY, palette.violet, 9);
    labelBeside("push " + Decimal.length(contact.depth()), toX, toY, x, y, palette.violet);
  }

  /** Draws the part of a segment that is in a shape, with its ends. */
  void passage(Segment segment, Shape shape, String name, int color) {
    Impact in = segment.cast(shape);
    if (!in.hit()) {
      return;
    }
    Impact out = segment.exit(shape);
    canvas.stroke(withAlpha(color, 0xb0), 6 * pixel);
    double fromX = in.startsInside() ? segment.x0() : in.pointX();
    double fromY = in.startsInside() ? segment.y0() : in.pointY();
    canvas.line(fromX, fromY, out.pointX(), out.pointY());
    if (in.startsInside()) {
      label("starts in the " + name, fromX, fromY - 18 * pixel, palette.violet);
    } else {
      hit(in);
      label("enters at " + Decimal.of(in.time(), 2), fromX, fromY - 20 * pixel, palette.ink);
    }
    if (out.time() < 1) {
      dot(out.pointX(), out.pointY(), palette.red);
      String text = "leaves at " + Decimal.of(out.time(), 2);
      label(text, out.pointX(), out.pointY() + 20 * pixel, palette.ink);
    }
  }

  /** Draws the point of an impact, and the outward normal of the surface there. */
  void hit(Impact impact) {
    double x = impact.pointX();
    double y = impact.pointY();
    double tipX = x - impact.normalX() * 34 * pixel;
    double tipY = y - impact.normalY() * 34 * pixel;
    arrow(x, y, tipX, tipY, palette.green, 8);
    dot(x, y, palette.green);
  }

  /** Draws a sentence at the bottom of the scene, in as many lines as it needs. */
  void sentence(String text, int color) {
    List<String> lines = new ArrayList<>();
    int most = (int) ((scene.width() / pixel - 24) / (LETTER * TEXT));
    String rest = text;
    while (rest.length() > most) {
      int space = rest.lastIndexOf(' ', most);
      int end = space > 0 ? space : most;
      lines.add(rest.substring(0, end));
      rest = rest.substring(end).strip();
    }
    lines.add(rest);
    double height = (TEXT + 6) * pixel;
    double top = scene.maxY() - lines.size() * height - 6 * pixel;
    Box patch = new Box(scene.minX(), top - 4 * pixel, scene.maxX(), scene.maxY());
    keepFree(patch);
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(withAlpha(palette.ground, 0xf0));
    canvas.draw(patch);
    canvas.fill(color);
    for (int k = 0; k < lines.size(); k++) {
      double y = top + (k + 0.5) * height;
      canvas.text(lines.get(k), scene.centerX(), y, TEXT * pixel, Align.MIDDLE);
    }
  }

  /** Adds a text on a patch of background, at this position or near it if that is taken. */
  void label(String text, double x, double y, int color) {
    labels.add(new Label(text, x, y, color));
  }

  /** Keeps labels out of a part of the scene. */
  void keepFree(Box box) {
    taken.add(box);
  }

  /** Draws all labels on top, so that none covers another. */
  void drawLabels() {
    for (Label label : labels) {
      Box patch = patchFor(label);
      taken.add(patch);
      canvas.stroke(Canvas.NONE, 0);
      canvas.fill(withAlpha(palette.ground, 0xf0));
      canvas.draw(patch);
      canvas.fill(label.color);
      canvas.text(label.text, patch.centerX(), patch.centerY(), TEXT * pixel, Align.MIDDLE);
    }
    labels.clear();
  }

  /** Returns the free patch nearest to the preferred position of a label. */
  private Box patchFor(Label label) {
    double width = (label.text.length() * LETTER * TEXT + 8) * pixel;
    double height = (TEXT + 6) * pixel;
    Box best = patch(label.x, label.y, width, height);
    double least = Double.MAX_VALUE;
    for (int right = -4; right <= 4; right++) {
      for (int down = -6; down <= 6; down++) {
        double offX = right * width / 2;
        double offY = down * height * 0.75;
        double distance = offX * offX + offY * offY;
        if (distance < least) {
          Box patch = patch(label.x + offX, label.y + offY, width, height);
          if (isFree(patch)) {
            least = distance;
            best = patch;
          }
        }
      }
    }
    return best;
  }

  /** Returns a patch around a point, moved into the scene. */
  private Box patch(double x, double y, double width, double height) {
    double middleX = Math.max(scene.minX() + width / 2, Math.min(scene.maxX() - width / 2, x));
    double middleY = Math.max(scene.minY() + height / 2, Math.min(scene.maxY() - height / 2, y));
    return Box.centered(middleX, middleY, width, height);
  }

  private boolean isFree(Box patch) {
    for (Box other : taken) {
      if (patch.overlaps(other)) {
        return false;
      }
    }
    return true;
  }

  /** Adds a label beside the middle of a line, at this distance in pixels. */
  void labelBeside(String text, double x0, double y0, double x1, double y1, int color) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double length = Math.sqrt(dx * dx + dy * dy);
    double acrossX = length > 0 ? -dy / length : 0;
    double acrossY = length > 0 ? dx / length : 1;
    double offX = (text.length() * LETTER * TEXT / 2 + 10) * pixel;
    double offY = 18 * pixel;
    label(text, (x0 + x1) / 2 + acrossX * offX, (y0 + y1) / 2 + acrossY * offY, color);
  }
}
