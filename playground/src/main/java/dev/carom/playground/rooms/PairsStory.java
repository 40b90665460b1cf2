// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Circle;
import dev.carom.Vec2;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.games.Dice;
import dev.carom.games.Palette;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** How all pairs among many circles are found: strips, order, candidates, verdicts. */
final class PairsStory extends Story {
  private static final int COUNT = 30;

  /** The height of a strip relative to the average diameter, as in the library. */
  private static final double STRIP_HEIGHT = 3;

  /** Two circles, the one with the smaller number first. */
  record Pair(int a, int b) {}

  final List<Circle> circles = new ArrayList<>();

  /** The pairs that were tested, in the order of the tests. */
  final List<Pair> candidates = new ArrayList<>();

  /** Those of them that intersect. */
  final List<Pair> pairs = new ArrayList<>();

  /** Where the first strip begins. */
  private final double top;

  private final double height;
  private final int strips;

  PairsStory(long seed) {
    Dice dice = new Dice(seed + 3);
    double diameters = 0;
    double first = EXTENT.maxY();
    double last = EXTENT.minY();
    for (int k = 0; k < COUNT; k++) {
      double radius = dice.between(10, 26);
      Vec2 place = place(dice, k, 6, 5);
      circles.add(new Circle(place.x(), place.y(), radius));
      diameters += 2 * radius;
      first = Math.min(first, place.y() - radius);
      last = Math.max(last, place.y() - radius);
    }
    top = first;
    height = STRIP_HEIGHT * diameters / COUNT;
    strips = (int) Math.floor((last - top) / height) + 1;
    int all = COUNT * (COUNT - 1) / 2;
    tell(
        COUNT + " circles. To test every pair would take " + all + " tests.",
        marks -> drawCircles(marks, List.of(), -1));
    tell(
        "The plane is cut into strips, three average circles high. Each circle belongs to the strip"
            + " in which it begins, seen from above.",
        this::drawStrips);
    for (int strip = 0; strip < strips; strip++) {
      tellStrip(strip);
    }
    tellVerdicts(all);
  }

  private int stripOf(Circle circle) {
    return (int) Math.floor((circle.y() - circle.radius() - top) / height);
  }

  /** Returns true if a circle begins in an earlier strip and reaches into this one. */
  private boolean isCarried(int circle, int strip) {
    Circle its = circles.get(circle);
    return stripOf(its) < strip && its.y() + its.radius() >= topOf(strip);
  }

  private double topOf(int strip) {
    return top + strip * height;
  }

  private double leftEnd(int circle) {
    return circles.get(circle).x() - circles.get(circle).radius();
  }

  private void tellStrip(int strip) {
    List<Integer> order = new ArrayList<>();
    int carried = 0;
    for (int k = 0; k < COUNT; k++) {
      boolean isCarried = isCarried(k, strip);
      if (isCarried || stripOf(circles.get(k)) == strip) {
        order.add(k);
        carried += isCarried ? 1 : 0;
      }
    }
    order.sort(Comparator.comparingDouble(this::leftEnd));
    String more =
        carried == 0
            ? ""
            : ", and " + carried + (carried == 1 ? " that reaches" : " that reach") + " into it";
    tell(
        "Strip "
            + (strip + 1)
            + ": "
            + (order.size() - carried)
            + " circles begin here"
            + more
            + ". They are sorted by their left ends.",
        marks -> {
          drawCircles(marks, order, strip);
          drawOrder(marks, order, strip);
        });
    List<Pair> found = new ArrayList<>();
    for (int k = 0; k < order.size(); k++) {
      Circle circle = circles.get(order.get(k));
      double end = circle.x() + circle.radius();
      for (int j = k + 1; j < order.size() && leftEnd(order.get(j)) <= end; j++) {
        addCandidate(order.get(k), order.get(j), strip, found);
      }
    }
    candidates.addAll(found);
    tell(
        "Each circle is tested against those that begin before it ends: "
            + found.size()
            + (found.size() == 1 ? " candidate." : " candidates.")
            + (carried > 1 ? " Pairs of two from the strip above were tested there." : ""),
        marks -> {
          drawCircles(marks, order, strip);
          drawLines(marks, found, marks.palette.violet);
        });
  }

  private void addCandidate(int one, int other, int strip, List<Pair> found) {
    // The earlier strip, in which the later of the two begins, has found this pair.
    if (!isCarried(one, strip) || !isCarried(other, strip)) {
      found.add(new Pair(Math.min(one, other), Math.max(one, other)));
    }
  }

  private void tellVerdicts(int all) {
    for (Pair candidate : candidates) {
      if (circles.get(candidate.a).intersects(circles.get(candidate.b))) {
        pairs.add(candidate);
      }
    }
    tell(
        candidates.size()
            + " candidates are left of "
            + all
            + ". Single precision, rounded outward, rejects most of those that are apart.",
        marks -> {
          drawCircles(marks, List.of(), -1);
          drawLines(marks, candidates, marks.palette.violet);
        });
    tell(
        "The exact test decides about the others: "
            + pairs.size()
            + " pairs intersect. They are sorted by their numbers, so that the result is always the"
            + " same.",
        marks -> {
          drawCircles(marks, List.of(), -1);
          drawLines(marks, pairs, marks.palette.green);
        });
    pairs.sort(Comparator.comparingInt(Pair::a).thenComparingInt(Pair::b));
  }

  private void drawCircles(Marks marks, List<Integer> active, int strip) {
    Palette palette = marks.palette;
    if (strip >= 0) {
      marks.canvas.stroke(Canvas.NONE, 0);
      marks.canvas.fill(withAlpha(palette.blue, 0x18));
      marks.canvas.box(EXTENT.minX(), topOf(strip), EXTENT.maxX(), topOf(strip + 1));
    }
    for (int k = 0; k < COUNT; k++) {
      boolean isActive = active.contains(k);
      boolean isOwn = isActive && stripOf(circles.get(k)) == strip;
      int color =
          strip < 0 || isOwn
              ? palette.blue
              : isActive ? palette.amber : withAlpha(palette.faint, 0x60);
      marks.shape(circles.get(k), color, isActive);
    }
  }

  private void drawStrips(Marks marks) {
    Palette palette = marks.palette;
    int[] colors = {palette.blue, palette.amber, palette.green, palette.violet};
    for (Circle circle : circles) {
      int color = colors[stripOf(circle) % colors.length];
      marks.shape(circle, color, true);
      marks.canvas.stroke(color, 3 * marks.pixel);
      double beginning = circle.y() - circle.radius();
      marks.canvas.line(circle.x() - 5, beginning, circle.x() + 5, beginning);
    }
    for (int strip = 0; strip <= strips; strip++) {
      double y = topOf(strip);
      marks.dashed(EXTENT.minX(), y, EXTENT.maxX(), y, palette.rule, 5);
    }
  }

  /** Writes into each circle of a strip which place it has in the order of left ends. */
  private void drawOrder(Marks marks, List<Integer> order, int strip) {
    Canvas canvas = marks.canvas;
    for (int k = 0; k < order.size(); k++) {
      Circle circle = circles.get(order.get(k));
      double left = leftEnd(order.get(k));
      marks.dashed(left, topOf(strip), left, circle.y(), marks.palette.rule, 2);
      canvas.fill(marks.palette.ink);
      canvas.text("" + (k + 1), circle.x(), circle.y(), 13 * marks.pixel, Align.MIDDLE);
    }
  }

  private void drawLines(Marks marks, List<Pair> lines, int color) {
    marks.canvas.stroke(color, 2.5 * marks.pixel);
    for (Pair pair : lines) {
      Circle a = circles.get(pair.a);
      Circle b = circles.get(pair.b);
      marks.canvas.line(a.x(), a.y(), b.x(), b.y());
    }
  }

  @Override
  String code() {
    return "double[] x = {0, 3, 9};\n"
        + "double[] y = {0, 4, 0};\n"
        + "double[] radius = {2, 3, 1};\n"
        + "PairFinder finder = PairFinder.create();\n"
        + "Pairs pairs =\n"
        + "    finder.circles(x, y, radius, x.length);";
  }
}
