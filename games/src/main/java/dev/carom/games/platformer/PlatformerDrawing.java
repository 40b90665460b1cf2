// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.platformer;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Box;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;
import dev.carom.motion.Hit;
import dev.carom.motion.Mover;
import dev.carom.motion.Reaction;
import dev.carom.world.Handle;
import dev.carom.world.World;

/** Draws the platform game. */
final class PlatformerDrawing {
  /** The indices of the colours of sparks. */
  static final int GOLD = 0;

  static final int DUST = 1;

  /** In pixels. */
  private static final double SMALLEST_TEXT = 13;

  /** The rim of a coin, for light and dark pages. */
  private static final int RIM_ON_LIGHT = 0x996100ff;

  private static final int RIM_ON_DARK = 0xe0a224ff;
  private static final int FACE = 0xffcf4dff;
  private static final int EMBOSSED = 0xb97a00ff;
  private static final int SHINE = 0xffffffb0;

  /** The number of steps in which a coin turns once. */
  private static final int TURN = 120;

  private static final double[][] HILLS = {hill(230, 720, 420), hill(800, 760, 480)};

  private PlatformerDrawing() {}

  /** Returns the corners of the part of a circle that is in the scene; its middle is below. */
  private static double[] hill(double x, double y, double radius) {
    double floor = Platformer.SCENE.maxY();
    double half = Math.sqrt(radius * radius - (y - floor) * (y - floor));
    double left = Math.max(Platformer.SCENE.minX(), x - half);
    double right = Math.min(Platformer.SCENE.maxX(), x + half);
    int parts = 40;
    double[] corners = new double[2 * parts + 6];
    for (int k = 0; k <= parts; k++) {
      double atX = left + (right - left) * k / parts;
      corners[2 * k] = atX;
      corners[2 * k + 1] = y - Math.sqrt(Math.max(0, radius * radius - (atX - x) * (atX - x)));
    }
    corners[2 * parts + 2] = right;
    corners[2 * parts + 3] = floor;
    corners[2 * parts + 4] = left;
    corners[2 * parts + 5] = floor;
    return corners;
  }

  static void draw(Platformer game, Canvas canvas, Palette palette) {
    drawLevel(game.tiles, game.world, game.effects().age(), canvas, palette);
    game.effects().trail().draw(11, palette.blue, canvas);
    drawRunner(game, canvas, palette);
    int[] colors = {FACE, palette.faint};
    game.effects().sparks().draw(0, 2.5, colors, canvas);
    drawCounts(game, canvas, palette);
  }

  /** Draws what a level consists of; coins have turned for some steps. */
  static void drawLevel(Tiles tiles, World world, int age, Canvas canvas, Palette palette) {
    canvas.dash(0);
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(palette.panel);
    canvas.draw(Platformer.SCENE);
    drawHills(canvas, palette);
    canvas.stroke(withAlpha(palette.panel, 0x50), 1);
    canvas.fill(palette.solid);
    for (Shape tile : tiles.solids) {
      canvas.draw(tile);
    }
    drawGrass(tiles, canvas, palette);
    canvas.stroke(Canvas.NONE, 0);
    for (Shape platform : tiles.thin) {
      canvas.fill(palette.amber);
      canvas.draw(platform);
    }
    for (Platform platform : tiles.platforms) {
      drawPlatform(world.shape(platform.handle).bounds(), canvas, palette);
    }
    for (int k = 0; k < tiles.coins.size(); k++) {
      Handle coin = tiles.coins.get(k);
      if (world.contains(coin)) {
        drawCoin(world.x(coin), world.y(coin), age == 0 ? 0 : age + 9 * k, canvas, palette);
      }
    }
  }

  private static void drawHills(Canvas canvas, Palette palette) {
    canvas.fill(withAlpha(palette.blue, 0x10));
    for (double[] hill : HILLS) {
      canvas.convex(hill, 0, hill.length / 2, 0);
    }
    canvas.fill(withAlpha(palette.amber, 0x18));
    canvas.circle(690, 120, 62);
  }

  private static void drawGrass(Tiles tiles, Canvas canvas, Palette palette) {
    canvas.stroke(palette.green, 5);
    for (Segment surface : tiles.surfaces) {
      // Inside the tile, so that the runner stands on it.
      canvas.line(surface.x0(), surface.y0() + 2.5, surface.x1(), surface.y1() + 2.5);
    }
  }

  private static void drawPlatform(Box platform, Canvas canvas, Palette palette) {
    canvas.fill(palette.violet);
    canvas.draw(platform);
    canvas.fill(0xffffff58);
    canvas.box(platform.minX(), platform.minY(), platform.maxX(), platform.minY() + 3);
    canvas.fill(0x00000038);
    for (int side = -1; side <= 1; side++) {
      canvas.circle(
          platform.centerX() + side * 0.36 * platform.width(), platform.centerY() + 1.5, 2.5);
    }
  }

  /** Draws a coin as it turns about its upright axis: seen from the side, it is narrow. */
  private static void drawCoin(double x, double y, int age, Canvas canvas, Palette palette) {
    double part = (double) (age % TURN) / TURN;
    double wave = Math.abs(1 - 2 * part);
    double width = 0.3 + 0.7 * wave * wave * (3 - 2 * wave);
    canvas.fill(palette == Palette.LIGHT ? RIM_ON_LIGHT : RIM_ON_DARK);
    drawDisc(x, y, 10, width, canvas);
    canvas.fill(FACE);
    drawDisc(x, y, 7.5, width, canvas);
    canvas.fill(EMBOSSED);
    drawDisc(x, y, 4, 0.45 * width, canvas);
    canvas.fill(SHINE);
    canvas.circle(x - 3.5 * width, y - 4, 1.6);
  }

  /** Draws a disc that is narrower than high; both ends are round. */
  private static void drawDisc(double x, double y, double radius, double width, Canvas canvas) {
    double reach = radius * (1 - width);
    if (reach < 0.1) {
      canvas.circle(x, y, radius);
    } else {
      double[] ends = {x, y - reach, x, y + reach};
      canvas.convex(ends, 0, 2, radius * width);
    }
  }

  private static void drawRunner(Platformer game, Canvas canvas, Palette palette) {
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(palette.blue);
    canvas.draw(game.runnerShape());
    int look = game.velocityX() < -0.2 ? -5 : game.velocityX() > 0.2 ? 5 : 0;
    double up = game.isStanding() ? 0 : game.velocityY() < 0 ? -1.5 : 1.5;
    for (int side = -1; side <= 1; side += 2) {
      canvas.fill(0xffffffff);
      canvas.circle(game.x() + 4.5 * side + look, game.y() - 5, 3.6);
      canvas.fill(0x10151cff);
      canvas.circle(game.x() + 4.5 * side + 1.25 * look, game.y() - 5 + up, 1.8);
    }
  }

  private static void drawCounts(Platformer game, Canvas canvas, Palette palette) {
    // The scene is wide: on a phone, text at its scale would be too small.
    double size = Math.max(16, SMALLEST_TEXT * canvas.pixel());
    String text = "Coins " + game.coins() + " of " + game.tiles.coins.size();
    canvas.fill(palette.ink);
    canvas.text(text, 52, 6 + size, size, Align.START);
    String time = seconds(game.time());
    canvas.text(game.isFinished() ? "All coins in " + time : time, 908, 6 + size, size, Align.END);
  }

  private static String seconds(int steps) {
    int tenths = steps / 6;
    return tenths / 10 + "." + tenths % 10 + " s";
  }

  /** Draws where the runner would be some frames ahead. */
  static void drawPath(Platformer game, Shape planned, int frames, Canvas canvas, Palette palette) {
    canvas.stroke(palette.blue, 1.5);
    canvas.dash(5);
    canvas.fill(Canvas.NONE);
    canvas.draw(planned);
    canvas.dash(0);
    double toX = game.x() + game.velocityX() * frames;
    double toY = game.y() + game.velocityY() * frames;
    canvas.arrow(game.x(), game.y(), toX, toY, 8);
  }

  /** Draws every hit of a planned move, with its normal. */
  static void drawHits(Mover planned, Canvas canvas, Palette palette) {
    for (int k = 0; k < planned.hits(); k++) {
      Hit hit = planned.hit(k);
      if (hit.reaction().kind() == Reaction.Kind.IGNORE) {
        continue;
      }
      canvas.stroke(palette.red, 2);
      canvas.arrow(
          hit.pointX(),
          hit.pointY(),
          hit.pointX() - hit.normalX() * 26,
          hit.pointY() - hit.normalY() * 26,
          7);
      canvas.stroke(Canvas.NONE, 0);
      canvas.fill(palette.red);
      canvas.circle(hit.pointX(), hit.pointY(), 4);
    }
  }
}
