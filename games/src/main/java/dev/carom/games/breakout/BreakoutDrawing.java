// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.breakout;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Box;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;
import java.util.List;

/** Draws Breakout. */
final class BreakoutDrawing {
  /** The colours of bricks from 1; solid bricks use the palette's colour. */
  private static final int[] ON_LIGHT = {
    0x2f6fe0ff, 0x0b8463ff, 0xb36a00ff, 0xd2433bff, 0x7c4df0ff
  };

  private static final int[] ON_DARK = {0x3b82f6ff, 0x12a67eff, 0xf0a020ff, 0xe5534bff, 0x8b5cf6ff};

  /** In pixels. */
  private static final double SMALLEST_TEXT = 13;

  /** In pixels of the board, so that the longest text fits. */
  private static final double LARGEST_TEXT = 30;

  private BreakoutDrawing() {}

  static void draw(
      Breakout game, List<Brick> bricks, boolean squareBall, Canvas canvas, Palette palette) {
    canvas.dash(0);
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(palette.panel);
    canvas.draw(Breakout.SCENE);
    canvas.fill(palette.solid);
    for (Box wall : Breakout.WALLS) {
      canvas.draw(wall);
    }
    for (Brick brick : bricks) {
      drawBrick(brick, canvas, palette);
    }
    canvas.stroke(Canvas.NONE, 0);
    for (Mill mill : game.mills()) {
      canvas.fill(palette.solid);
      canvas.draw(mill.shape());
      canvas.fill(palette.ink);
      canvas.circle(mill.x, mill.y, 5);
    }
    canvas.fill(palette.ink);
    canvas.draw(game.paddleShape());
    drawBall(game.ball, squareBall, canvas, palette);
    drawTexts(game, canvas, palette);
  }

  private static void drawBrick(Brick brick, Canvas canvas, Palette palette) {
    if (brick.destroyed && brick.glow == 0) {
      return;
    }
    Box box = brick.box;
    int alpha = brick.destroyed ? 255 * brick.glow / Brick.GLOW / 2 : 255;
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(withAlpha(colorOf(brick, palette), alpha));
    canvas.box(box.minX() + 1.5, box.minY() + 1.5, box.maxX() - 1.5, box.maxY() - 1.5);
    if (brick.isSolid()) {
      canvas.fill(withAlpha(0xffffff00, 50 + 150 * brick.glow / Brick.GLOW));
      canvas.box(box.minX() + 6, box.minY() + 6, box.maxX() - 6, box.maxY() - 6);
    }
    if (brick.hitFromAfar && brick.glow > 0) {
      canvas.fill(Canvas.NONE);
      canvas.stroke(palette.red, 3);
      canvas.draw(box);
    }
  }

  private static int colorOf(Brick brick, Palette palette) {
    int[] colors = palette == Palette.LIGHT ? ON_LIGHT : ON_DARK;
    return brick.isSolid() ? palette.solid : colors[brick.color - 1];
  }

  private static void drawBall(Ball ball, boolean squareBall, Canvas canvas, Palette palette) {
    if (squareBall) {
      canvas.stroke(palette.red, 1.5);
      canvas.fill(withAlpha(palette.red, 0x30));
      canvas.draw(ball.square());
    }
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(palette.blue);
    canvas.draw(ball.circle());
    canvas.fill(0xffffff90);
    canvas.circle(ball.x - 4, ball.y - 4, 3);
  }

  private static void drawTexts(Breakout game, Canvas canvas, Palette palette) {
    // On a phone, text at the scale of the board would be too small.
    double size = Math.max(18, Math.min(LARGEST_TEXT, SMALLEST_TEXT * canvas.pixel()));
    canvas.fill(palette.faint);
    canvas.text("Score " + game.score(), 14, 20, size, Align.START);
    canvas.text("Level " + (game.level() + 1), 400, 20, size, Align.MIDDLE);
    for (int k = 0; k < game.lives(); k++) {
      canvas.circle(782 - 20 * k, 20, 7);
    }
    switch (game.phase()) {
      case READY -> say("Press space or tap to serve", canvas, palette);
      case WON -> say(wonText(game), canvas, palette);
      case LOST -> say("Game over. Space or tap to try again", canvas, palette);
      case PLAYING -> {}
    }
  }

  private static String wonText(Breakout game) {
    boolean isLast = game.level() == Breakout.LEVELS - 1;
    return isLast ? "All levels cleared!" : "Level cleared! Space or tap for the next";
  }

  private static void say(String text, Canvas canvas, Palette palette) {
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(withAlpha(palette.ground, 0xe0));
    canvas.box(80, 410, 720, 470);
    canvas.fill(palette.ink);
    double size = Math.max(24, SMALLEST_TEXT * canvas.pixel());
    canvas.text(text, 400, 440, Math.min(size, LARGEST_TEXT), Align.MIDDLE);
  }
}
