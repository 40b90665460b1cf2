// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.Shape;
import dev.carom.draw.Canvas;
import dev.carom.io.ShapeTable;
import dev.carom.pair.MutableContact;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Draws many shapes, coloured by collision: individually up to a few thousand, with labels and
 * contacts if there are few, and as a density map if there are more.
 */
final class ShapesPicture {
  /** Beyond this number, shapes are drawn as a map. */
  static final int MOST_SHAPES = 4_000;

  /** The maximum number of labels; shapes that collide come first. */
  private static final int MOST_NAMES = 60;

  private static final int MOST_CONTACTS = 200;

  // In pixels.
  private static final double WIDTH = 900;
  private static final double MARGIN = 20;
  private static final double CAPTION_GAP = 8;
  private static final double LARGEST_DOT = 2.5;
  private static final double SMALLEST_DOT = 0.7;
  private static final double HALO = 9;

  /** A colliding shape smaller than this is circled. */
  private static final double SMALL = 8;

  private final Hits hits;
  private final boolean yDown;
  private final Box content;
  private final double pixel;
  private final Box view;
  private final Legend legend = new Legend(WIDTH - 2 * MARGIN);
  private final DensityMap map;

  /** Null if there is a map. */
  private final DistanceLines lines;

  private ShapesPicture(Hits hits, boolean yDown) throws Failure {
    this.hits = hits;
    this.yDown = yDown;
    content = sensible(Areas.of(hits.a, hits.b));
    pixel = content.width() / (WIDTH - 2 * MARGIN);
    map = shapes() > MOST_SHAPES ? new DensityMap(hits, content, pixel, yDown) : null;
    lines = map == null ? new DistanceLines(hits) : null;
    double caption = CAPTION_GAP;
    if (map == null) {
      explain();
      legend.end(title());
    } else {
      legend.end(title());
      caption += DensityMap.LEGEND;
    }
    caption += map == null ? legend.height() : 0;
    double margin = MARGIN * pixel;
    view =
        new Box(
            content.minX() - margin,
            content.minY() - margin - (yDown ? 0 : caption * pixel),
            content.maxX() + margin,
            content.maxY() + margin + (yDown ? caption * pixel : 0));
  }

  /** Returns the bytes of a PNG or SVG file, depending on the name. */
  static byte[] bytes(Path file, Hits hits, boolean yDown) throws IOException, Failure {
    ShapesPicture picture = new ShapesPicture(hits, yDown);
    return Picture.bytes(file, picture.view, WIDTH, yDown, picture.title(), picture::draw);
  }

  /** Returns the area, extended so that it is not a point or a line, nor too high for a picture. */
  private static Box sensible(Box area) throws Failure {
    double width = area.width();
    double height = area.height();
    if (!(width <= 1e300 && height <= 1e300)) {
      throw Failure.wrongInput("the shapes are too far apart to draw");
    }
    double far = Math.max(Math.abs(area.centerX()), Math.abs(area.centerY()));
    double size = Math.max(Math.max(width, height), far * 1e-9);
    size = size == 0 ? 1 : size;
    double wide = Math.max(width, size * 0.8);
    double high = Math.max(height, size * 0.3);
    return Box.centered(area.centerX(), area.centerY(), wide, high);
  }

  private void draw(Canvas canvas, Picture.Images images) {
    Pen pen = new Pen(canvas);
    double down = yDown ? pixel : -pixel;
    double bottom = (yDown ? content.maxY() : content.minY()) + (MARGIN + CAPTION_GAP) * down / 2;
    if (map != null) {
      map.draw(images);
      map.drawLegend(images, pen, content.minX(), bottom, pixel, down);
      legend.draw(pen, content.minX(), bottom, pixel, down);
      return;
    }
    if (hits.areTwo()) {
      drawTable(pen, hits.b, false);
    }
    drawTable(pen, hits.a, true);
    double margins = 2 * (MARGIN - 2) * pixel;
    Box free =
        Box.centered(
            content.centerX(),
            content.centerY(),
            content.width() + margins,
            content.height() + margins);
    Labels labels = new Labels(free, pixel, yDown ? -1 : 1);
    lines.draw(pen, labels, pixel);
    if (showsContacts()) {
      drawContacts(pen, labels);
    }
    drawHalos(pen, hits.a, true);
    if (hits.areTwo()) {
      drawHalos(pen, hits.b, false);
    }
    drawNames(pen, labels);
    legend.draw(pen, content.minX(), bottom, pixel, down);
  }

  private int shapes() {
    return hits.areTwo() ? hits.a.size() + hits.b.size() : hits.a.size();
  }

  private boolean showsContacts() {
    return shapes() <= MOST_SHAPES / 8 && hits.count() <= MOST_CONTACTS;
  }

  private void drawTable(Pen pen, ShapeTable table, boolean first) {
    // Colliding shapes are drawn last, so that nothing hides them.
    for (Collision collision : Collision.values()) {
      for (int row = 0; row < table.size(); row++) {
        if (hits.collision(first, row) == collision) {
          draw(pen, table, row, first, color(collision));
        }
      }
    }
  }

  private static void draw(Pen pen, ShapeTable table, int row, boolean first, int color) {
    Shape shape = table.shape(row);
    double[] outline = table.outline(row);
    if (outline != null) {
      pen.outlined(shape, outline, color, !first);
    } else if (first) {
      pen.shape(shape, color);
    } else {
      pen.dashedShape(shape, color);
    }
  }

  private static int color(Collision collision) {
    return switch (collision) {
      case FREE -> Pen.BLUE;
      case TOUCHING -> Pen.YELLOW;
      case OVERLAPPING -> Pen.RED;
    };
  }

  private void drawContacts(Pen pen, Labels labels) {
    MutableContact contact = new MutableContact();
    for (int pair = 0; pair < hits.kept(); pair++) {
      int a = hits.keptA(pair);
      int b = hits.keptB(pair);
      hits.a.contact(a, hits.b, b, contact);
      if (!contact.hit()) {
        continue;
      }
      double x = contact.pointX();
      double y = contact.pointY();
      double radius = dotRadius(Math.min(size(hits.a, a), size(hits.b, b)));
      mark(pen, contact.depth() > 0, x, y, radius);
      labels.keepFree(Box.centered(x, y, 2 * radius * pixel, 2 * radius * pixel));
    }
  }

  private static void mark(Pen pen, boolean overlaps, double x, double y, double radius) {
    if (overlaps) {
      pen.dot(x, y, radius, Pen.DARK_GREY);
    } else {
      pen.ring(x, y, radius, 1.5, Pen.DARK_GREY);
    }
  }

  /** Returns a radius small enough not to cover a shape of this size. */
  private double dotRadius(double size) {
    return Math.max(SMALLEST_DOT, Math.min(LARGEST_DOT, 0.2 * size / pixel));
  }

  private static double size(ShapeTable table, int row) {
    return Math.max(table.maxX(row) - table.minX(row), table.maxY(row) - table.minY(row));
  }

  private boolean hasHalo(ShapeTable table, boolean first, int row) {
    return hits.collision(first, row) != Collision.FREE && size(table, row) < SMALL * pixel;
  }

  private boolean hasHalos(ShapeTable table, boolean first) {
    for (int row = 0; row < table.size(); row++) {
      if (hasHalo(table, first, row)) {
        return true;
      }
    }
    return false;
  }

  private void drawHalos(Pen pen, ShapeTable table, boolean first) {
    for (int row = 0; showsContacts() && row < table.size(); row++) {
      if (hasHalo(table, first, row)) {
        int color = color(hits.collision(first, row));
        double x = Areas.centerX(table, row);
        double y = Areas.centerY(table, row);
        pen.ring(x, y, HALO, 1, color);
      }
    }
  }

  private void drawNames(Pen pen, Labels labels) {
    avoid(labels, hits.a);
    if (hits.areTwo()) {
      avoid(labels, hits.b);
    }
    int written = drawNames(pen, labels, true, 0);
    if (shapes() <= MOST_NAMES) {
      drawNames(pen, labels, false, written);
    }
  }

  private static void avoid(Labels labels, ShapeTable table) {
    for (int row = 0; row < table.size(); row++) {
      labels.avoid(Areas.box(table, row));
    }
  }

  /** Labels the shapes that collide, or those that do not, and returns the number of labels. */
  private int drawNames(Pen pen, Labels labels, boolean colliding, int written) {
    int names = written;
    for (int table = 0; table < (hits.areTwo() ? 2 : 1); table++) {
      boolean first = table == 0;
      ShapeTable shapes = first ? hits.a : hits.b;
      for (int row = 0; row < shapes.size() && names < MOST_NAMES; row++) {
        if ((hits.collision(first, row) != Collision.FREE) == colliding) {
          drawName(pen, labels, shapes, row, hasHalo(shapes, first, row));
          names++;
        }
      }
    }
    return names;
  }

  private void drawName(Pen pen, Labels labels, ShapeTable table, int row, boolean halo) {
    String name = Labels.shortened(table.id(row));
    Box shape = Areas.box(table, row);
    if (halo) {
      double side = 2 * HALO * pixel;
      shape = Box.centered(shape.centerX(), shape.centerY(), side, side);
    }
    Labels.Place place = labels.place(name, shape);
    if (place != null) {
      labels.draw(pen, name, place, shape, Pen.DARK_GREY);
    }
  }

  /** Adds the marks that appear in the picture to the legend. */
  private void explain() {
    for (Collision collision : Collision.values()) {
      if (hits.has(collision)) {
        int color = color(collision);
        legend.add(
            (pen, x, y, size) -> pen.shape(Box.centered(x, y, size, size), color),
            collision == Collision.TOUCHING && hits.mayBeApart() ? "near" : collision.words());
      }
    }
    if (hits.areTwo()) {
      legend.add(
          (pen, x, y, size) -> pen.dashedShape(Box.centered(x, y, size, size), Pen.GREY),
          "of the other file");
    }
    if (!lines.isEmpty()) {
      lines.explain(legend);
    }
    if (showsContacts() && showsTouches()) {
      legend.add((pen, x, y, size) -> mark(pen, false, x, y, LARGEST_DOT), "where they touch");
    }
    if (showsContacts() && hits.has(Collision.OVERLAPPING)) {
      legend.add((pen, x, y, size) -> mark(pen, true, x, y, LARGEST_DOT), "where they overlap");
    }
    if (showsContacts() && (hasHalos(hits.a, true) || hits.areTwo() && hasHalos(hits.b, false))) {
      legend.add(
          (pen, x, y, size) -> pen.ring(x, y, size / 2 / pixel, 1, Pen.GREY), "small, circled");
    }
  }

  /** Returns true if some pair only touches. */
  private boolean showsTouches() {
    MutableContact contact = new MutableContact();
    for (int pair = 0; pair < hits.kept(); pair++) {
      hits.a.contact(hits.keptA(pair), hits.b, hits.keptB(pair), contact);
      if (contact.hit() && contact.depth() == 0) {
        return true;
      }
    }
    return false;
  }

  private String title() {
    return String.format(
        Locale.ROOT,
        "%,d shape%s, %,d pair%s",
        shapes(),
        shapes() == 1 ? "" : "s",
        hits.count(),
        hits.count() == 1 ? "" : "s");
  }
}
