package dev.carom.cli;

import dev.carom.Box;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.io.ShapeTable;
import dev.carom.pair.MutableContact;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A picture of many shapes, coloured by whether they meet another: each by itself if they are some
 * thousands, with names and contacts if they are few, and as a map of their density if they are
 * more.
 */
final class ShapesPicture {
  /** More shapes than this are drawn as a map. */
  static final int MOST_SHAPES = 4_000;

  /** Fewer shapes than this have names. */
  private static final int MOST_NAMES = 60;

  private static final int MOST_CONTACTS = 200;

  // In pixels.
  private static final double WIDTH = 900;
  private static final double MARGIN = 20;
  private static final double CAPTION = 34;
  private static final double SAMPLE = 12;
  private static final double LETTER = 7.2;
  private static final double LINE = 16;
  private static final double NAME_GAP = 10;

  private final Hits hits;
  private final boolean yDown;
  private final Box content;
  private final double pixel;
  private final Box view;

  private ShapesPicture(Hits hits, boolean yDown) throws Failure {
    this.hits = hits;
    this.yDown = yDown;
    content = sensible(Areas.of(hits.a, hits.b));
    pixel = content.width() / (WIDTH - 2 * MARGIN);
    double margin = MARGIN * pixel;
    double caption = CAPTION * pixel;
    view =
        new Box(
            content.minX() - margin,
            content.minY() - margin - (yDown ? 0 : caption),
            content.maxX() + margin,
            content.maxY() + margin + (yDown ? caption : 0));
  }

  /** The bytes of a file; PNG if its name says so, otherwise SVG. */
  static byte[] bytes(Path file, Hits hits, boolean yDown) throws IOException, Failure {
    ShapesPicture picture = new ShapesPicture(hits, yDown);
    return Picture.bytes(file, picture.view, WIDTH, yDown, picture.title(), picture::draw);
  }

  /** The area, neither a point nor a line, nor too high for a picture. */
  private static Box sensible(Box area) throws Failure {
    double width = area.width();
    double height = area.height();
    if (!(width <= 1e300 && height <= 1e300)) {
      throw Failure.wrongInput("the shapes lie too far apart for a picture");
    }
    double far = Math.max(Math.abs(area.centerX()), Math.abs(area.centerY()));
    double size = Math.max(Math.max(width, height), far * 1e-9);
    size = size == 0 ? 1 : size;
    double wide = Math.max(width, size * 0.8);
    double high = Math.max(height, size * 0.3);
    return Box.centered(area.centerX(), area.centerY(), wide, high);
  }

  private void draw(Canvas canvas) {
    Pen pen = new Pen(canvas);
    if (shapes() > MOST_SHAPES) {
      new DensityMap(hits, content, yDown).draw(canvas);
    } else {
      if (hits.areTwo()) {
        drawTable(pen, hits.b, false);
      }
      drawTable(pen, hits.a, true);
      if (shapes() <= MOST_SHAPES / 8 && hits.count() <= MOST_CONTACTS) {
        drawContacts(pen);
      }
      if (shapes() <= MOST_NAMES) {
        drawNames(pen, hits.a);
        if (hits.areTwo()) {
          drawNames(pen, hits.b);
        }
      }
    }
    drawCaption(pen);
  }

  private int shapes() {
    return hits.areTwo() ? hits.a.size() + hits.b.size() : hits.a.size();
  }

  private void drawTable(Pen pen, ShapeTable table, boolean first) {
    // Those that meet nothing below the others.
    for (boolean hit : new boolean[] {false, true}) {
      for (int row = 0; row < table.size(); row++) {
        if ((first ? hits.ofA(row) : hits.ofB(row)) == hit) {
          pen.shape(table.shape(row), color(first, hit));
        }
      }
    }
  }

  private static int color(boolean first, boolean hit) {
    return first ? hit ? Pen.RED : Pen.BLUE : hit ? Pen.ORANGE : Pen.GREY;
  }

  private void drawContacts(Pen pen) {
    MutableContact contact = new MutableContact();
    for (int pair = 0; pair < hits.kept(); pair++) {
      hits.a.contact(hits.keptA(pair), hits.b, hits.keptB(pair), contact);
      pen.smallDot(contact.pointX(), contact.pointY(), Pen.GREEN);
    }
  }

  private void drawNames(Pen pen, ShapeTable table) {
    for (int row = 0; row < table.size(); row++) {
      String name = table.id(row);
      double x = Areas.centerX(table, row);
      double y = Areas.centerY(table, row);
      boolean fits = name.length() * LETTER * pixel <= table.maxX(row) - table.minX(row);
      boolean isLow = table.maxY(row) - table.minY(row) < LINE * pixel;
      if (!fits || isLow) {
        // Beside the shape, on the side that is up.
        y = yDown ? table.minY(row) - NAME_GAP * pixel : table.maxY(row) + NAME_GAP * pixel;
      }
      pen.text(name, x, y, Pen.DARK_GREY, Align.MIDDLE);
    }
  }

  private void drawCaption(Pen pen) {
    double down = yDown ? 1 : -1;
    double y = (yDown ? view.maxY() : view.minY()) - down * (CAPTION / 2) * pixel;
    double x = content.minX();
    if (shapes() > MOST_SHAPES) {
      x = sample(pen, x, y, Pen.BLUE, "many shapes, none of them meets another");
      x = sample(pen, x, y, Pen.RED, "all of them do");
    } else if (hits.areTwo()) {
      x = sample(pen, x, y, Pen.BLUE, "free");
      x = sample(pen, x, y, Pen.RED, "hit");
      x = sample(pen, x, y, Pen.GREY, "other file, free");
      x = sample(pen, x, y, Pen.ORANGE, "other file, hit");
    } else {
      x = sample(pen, x, y, Pen.BLUE, "free");
      x = sample(pen, x, y, Pen.RED, "hit");
    }
    pen.text(title(), content.maxX(), y, Pen.GREY, Align.END);
  }

  private double sample(Pen pen, double x, double y, int color, String meaning) {
    double half = SAMPLE / 2 * pixel;
    pen.shape(new Box(x, y - half, x + 2 * half, y + half), color);
    double text = x + (SAMPLE + 6) * pixel;
    pen.text(meaning, text, y, Pen.GREY, Align.START);
    return text + (meaning.length() * LETTER + 14) * pixel;
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
