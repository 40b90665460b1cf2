// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What has a meaning can be seen: the colours that rooms paint with, and those of the page. */
class ContrastTest {
  private static final int SPACE = 0x0a0f1cff;

  /** Something painted, and the colour that was there before. */
  private record Mark(String what, int color, int under) {
    double contrast() {
      return Contrast.of(Contrast.painted(color, under), under);
    }
  }

  /** What is filled. */
  private interface Area {
    boolean contains(double x, double y);
  }

  /** A canvas that knows the colour at every pixel, as filled so far, and notes what is painted. */
  private static final class Paint implements Canvas {
    private static final int SIZE = 400;

    final List<Mark> shapes = new ArrayList<>();
    final List<Mark> lines = new ArrayList<>();
    final List<Mark> texts = new ArrayList<>();
    private final Box scene;
    private final double pixel;
    private final int[] colors = new int[SIZE * SIZE];
    private int fill;
    private int stroke;

    Paint(Box scene, int ground) {
      this.scene = scene;
      pixel = Math.max(scene.width(), scene.height()) / SIZE;
      Arrays.fill(colors, ground);
    }

    private int at(double x, double y) {
      int column = (int) Math.max(0, Math.min(SIZE - 1, (x - scene.minX()) / pixel));
      int row = (int) Math.max(0, Math.min(SIZE - 1, (y - scene.minY()) / pixel));
      return row * SIZE + column;
    }

    @Override
    public double pixel() {
      return pixel;
    }

    @Override
    public void stroke(int color, double width) {
      stroke = color;
    }

    @Override
    public void fill(int color) {
      fill = color;
    }

    @Override
    public void dash(double length) {}

    @Override
    public void circle(double x, double y, double radius) {
      Circle circle = new Circle(x, y, radius);
      paint("circle", Box.centered(x, y, 2 * radius, 2 * radius), circle::contains);
    }

    @Override
    public void box(double minX, double minY, double maxX, double maxY) {
      paint("box", new Box(minX, minY, maxX, maxY), (x, y) -> true);
    }

    @Override
    public void convex(double[] corners, int from, int count, double radius) {
      double[] own = Arrays.copyOfRange(corners, from, from + 2 * count);
      Shape shape =
          count == 2
              ? new Capsule(own[0], own[1], own[2], own[3], radius)
              : Polygon.hull(own).rounded(radius);
      paint("convex", shape.bounds(), shape::contains);
    }

    private void paint(String what, Box box, Area area) {
      if (fill == Canvas.NONE) {
        return;
      }
      shapes.add(new Mark(what + " " + box, fill, colors[at(box.centerX(), box.centerY())]));
      for (double y = box.minY() + pixel / 2; y < box.maxY(); y += pixel) {
        for (double x = box.minX() + pixel / 2; x < box.maxX(); x += pixel) {
          if (scene.contains(x, y) && area.contains(x, y)) {
            colors[at(x, y)] = Contrast.painted(fill, colors[at(x, y)]);
          }
        }
      }
    }

    @Override
    public void line(double x0, double y0, double x1, double y1) {
      for (int k = 1; k < 40; k++) {
        int under = colors[at(x0 + (x1 - x0) * k / 40, y0 + (y1 - y0) * k / 40)];
        lines.add(new Mark("line from " + x0 + ", " + y0, stroke, under));
      }
    }

    @Override
    public void text(String text, double x, double y, double size, Align align) {
      texts.add(new Mark(text, fill, colors[at(x, y)]));
    }
  }

  private static Paint paint(Room room, Palette palette) {
    Box scene = room.scene(1.4);
    Paint paint = new Paint(scene, palette.ground);
    room.draw(paint, palette);
    return paint;
  }

  private static void assertContrast(List<Mark> marks, double least) {
    assertThat(marks).isNotEmpty();
    for (Mark mark : marks) {
      assertThat(mark.contrast())
          .as("%s in %08x on %08x", mark.what, mark.color, mark.under)
          .isGreaterThanOrEqualTo(least);
    }
  }

  @ParameterizedTest
  @EnumSource
  void zonesCanBeSeenAndTheirNumbersRead(Palette palette) {
    for (String preset : List.of("touch", "miss", "inside")) {
      Room room = Rooms.open("pair", () -> 0);
      room.action(preset);
      room.option("closest", 0);
      room.option("contact", 0);
      Paint paint = paint(room, palette);
      assertContrast(paint.texts, Contrast.TEXT);
      assertContrast(paint.lines, Contrast.GRAPHICS);
    }
  }

  @ParameterizedTest
  @EnumSource
  void labelsCanBeRead(Palette palette) {
    for (String name : List.of("pair", "shapes", "circles", "last-bit")) {
      assertContrast(paint(Rooms.open(name, () -> 0), palette).texts, Contrast.TEXT);
    }
  }

  @ParameterizedTest
  @EnumSource
  void textsOfEveryStepCanBeRead(Palette palette) {
    List<Mark> texts = new ArrayList<>();
    for (int story = 0; story < 4; story++) {
      Room room = Rooms.open("steps", () -> 0);
      room.option("story", story);
      for (int step = 0; step < 12; step++) {
        texts.addAll(paint(room, palette).texts);
        room.action("next");
      }
    }
    assertContrast(texts, Contrast.TEXT);
  }

  @ParameterizedTest
  @EnumSource
  void wrongVerdictsCanBeSeenOnEveryCell(Palette palette) {
    List<Mark> dots = new ArrayList<>(paint(Rooms.open("last-bit", () -> 0), palette).shapes);
    dots.removeIf(mark -> !mark.what.startsWith("circle"));
    assertThat(dots.stream().map(Mark::under).distinct()).hasSizeGreaterThan(1);
    assertContrast(dots, Contrast.GRAPHICS);
  }

  @ParameterizedTest
  @EnumSource
  void everyThingOfAGameCanBeSeen(Palette palette) {
    for (String name : List.of("dot", "breakout", "movement", "shmup")) {
      Room room = Rooms.open(name, () -> 0);
      room.option("demo", 1);
      int ground =
          switch (name) {
            case "dot" -> palette.ground;
            case "shmup" -> SPACE;
            default -> palette.panel;
          };
      for (int k = 0; k < 4; k++) {
        List<Mark> shapes = new ArrayList<>(paint(room, palette).shapes);
        // Veils and glows are no things, and the ground is there to be painted on.
        shapes.removeIf(mark -> (mark.color & 255) < 255 || mark.under != ground);
        assertContrast(shapes, Contrast.GRAPHICS);
        for (int step = 0; step < 200; step++) {
          room.step();
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5})
  void bricksAndWallsOfEveryLevelCanBeSeen(int level) {
    for (Palette palette : Palette.values()) {
      Room room = Rooms.open("breakout", () -> 0);
      room.option("level", level);
      List<Mark> boxes = new ArrayList<>(paint(room, palette).shapes);
      boxes.removeIf(mark -> (mark.color & 255) < 255 || mark.color == palette.panel);
      assertThat(boxes.stream().filter(mark -> mark.what.startsWith("box Box[minX=-10.0")))
          .hasSize(1);
      boxes.removeIf(mark -> mark.what.startsWith("circle"));
      assertContrast(boxes, Contrast.GRAPHICS);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ink, ground",
    "ink, panel",
    "ink, code",
    "faint, ground",
    "faint, panel",
    "good, ground",
    "good, panel",
    "bad, ground",
    "bad, panel",
    "accent, ground",
    "accent, panel",
    "accent, code",
    "on-accent, accent"
  })
  void textsOfThePageCanBeRead(String text, String ground) throws IOException {
    String style = Files.readString(Path.of("src", "main", "web", "style.css"));
    String light = style.substring(0, style.indexOf("data-theme=dark"));
    String dark = style.substring(light.length());
    for (String theme : List.of(light, dark)) {
      assertThat(Contrast.of(variable(theme, text), variable(theme, ground)))
          .isGreaterThanOrEqualTo(Contrast.TEXT);
    }
  }

  /** A colour of a theme; short ones have one digit per part. */
  private static int variable(String theme, String name) {
    Matcher found = Pattern.compile("--" + name + ": #([0-9a-f]+)").matcher(theme);
    assertThat(found.find()).as(name).isTrue();
    String digits = found.group(1).replaceAll(found.group(1).length() == 3 ? "(.)" : "$^", "$1$1");
    return Integer.parseUnsignedInt(digits + "ff", 16);
  }
}
