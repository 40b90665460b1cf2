// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.breakout;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.games.Effects;
import dev.carom.games.Palette;
import java.util.List;

/** Draws Breakout. */
final class BreakoutDrawing {
  /** The index of the sparks' colour where nothing breaks; others have that of their brick. */
  static final int PALE = 0;

  /** The colours of bricks from 1; solid bricks use the palette's colour. */
  private static final int[] ON_LIGHT = {
    0x8a94a3ff, 0x2f6fe0ff, 0x0b8463ff, 0xb36a00ff, 0xd2433bff, 0x7c4df0ff
  };

  private static final int[] ON_DARK = {
    0xc9d4e4ff, 0x3b82f6ff, 0x12a67eff, 0xf0a020ff, 0xe5534bff, 0x8b5cf6ff
  };

  private static final int SHINE = 0xffffff48;
  private static final int SHADE = 0x00000030;

  /** How round the corners of bricks look. */
  private static final double CORNER = 3.5;

  /** In pixels. */
  private static final double SMALLEST_TEXT = 13;

  /** In pixels of the board, so that the longest text fits. */
  private static final double LARGEST_TEXT = 30;

  private BreakoutDrawing() {}

  static void draw(
      Breakout game, List<Brick> bricks, boolean squareBall, Canvas canvas, Palette palette) {
    drawLevel(bricks, game.mills(), canvas, palette);
    drawPaddle(game.paddleShape(), canvas, palette);
    Effects effects = game.effects();
    if (game.phase() == Breakout.Phase.PLAYING) {
      effects.trail().draw(Ball.RADIUS, palette.blue, canvas);
    }
    drawBall(game.ball, squareBall, canvas, palette);
    effects.sparks().draw(0, 2.5, colors(palette), canvas);
    drawTexts(game, canvas, palette);
  }

  /** Draws what a level consists of. */
  static void drawLevel(List<Brick> bricks, List<Mill> mills, Canvas canvas, Palette palette) {
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
    for (Mill mill : mills) {
      drawMill(mill, canvas, palette);
    }
  }

  private static int[] colors(Palette palette) {
    return palette == Palette.LIGHT ? ON_LIGHT : ON_DARK;
  }

  private static void drawBrick(Brick brick, Canvas canvas, Palette palette) {
    if (brick.destroyed && brick.glow == 0) {
      return;
    }
    Box box = brick.box;
    int color = brick.isSolid() ? palette.solid : colors(palette)[brick.color];
    int alpha = brick.destroyed ? 255 * brick.glow / Brick.GLOW / 2 : 255;
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(withAlpha(color, alpha));
    drawRounded(box, 1.5, canvas);
    if (!brick.destroyed) {
      canvas.fill(SHINE);
      canvas.box(box.minX() + 4, box.minY() + 3, box.maxX() - 4, box.minY() + 6);
      canvas.fill(SHADE);
      canvas.box(box.minX() + 4, box.maxY() - 5, box.maxX() - 4, box.maxY() - 2.5);
    }
    if (brick.isSolid()) {
      drawRivets(box, 70 + 150 * brick.glow / Brick.GLOW, canvas);
    }
    if (brick.hitFromAfar && brick.glow > 0) {
      canvas.fill(Canvas.NONE);
      canvas.stroke(palette.red, 3);
      canvas.draw(box);
    }
  }

  private static void drawRivets(Box box, int alpha, Canvas canvas) {
    canvas.fill(withAlpha(0xffffff00, alpha));
    for (int side = -1; side <= 1; side += 2) {
      double x = box.centerX() + side * (box.width() / 2 - 9);
      canvas.circle(x, box.centerY(), 3);
    }
  }

  private static void drawRounded(Box box, double inset, Canvas canvas) {
    double in = inset + CORNER;
    double[] corners = {
      box.minX() + in,
      box.minY() + in,
      box.maxX() - in,
      box.minY() + in,
      box.maxX() - in,
      box.maxY() - in,
      box.minX() + in,
      box.maxY() - in
    };
    canvas.convex(corners, 0, 4, CORNER);
  }

  private static void drawMill(Mill mill, Canvas canvas, Palette palette) {
    canvas.fill(palette.solid);
    canvas.draw(mill.shape());
    canvas.fill(palette.ink);
    canvas.circle(mill.x, mill.y, 8);
    canvas.fill(SHINE);
    canvas.circle(mill.x - 2, mill.y - 2, 3);
  }

  private static void drawPaddle(Capsule paddle, Canvas canvas, Palette palette) {
    canvas.fill(palette.ink);
    canvas.draw(paddle);
    // Round ends in another colour: there the ball leaves to the side.
    canvas.fill(palette.blue);
    canvas.circle(paddle.x0(), paddle.y0(), paddle.radius() - 3);
    canvas.circle(paddle.x1(), paddle.y1(), paddle.radius() - 3);
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
    canvas.fill(0xffffff40);
    canvas.circle(ball.x - 2.5, ball.y - 2.5, 7.5);
    canvas.fill(0xffffffb0);
    canvas.circle(ball.x - 4, ball.y - 4, 3);
  }

  private static void drawTexts(Breakout game, Canvas canvas, Palette palette) {
    // On a phone, text at the scale of the board would be too small.
    double size = Math.max(18, Math.min(LARGEST_TEXT, SMALLEST_TEXT * canvas.pixel()));
    boolean isOwn = game.level() == Breakout.LEVELS;
    canvas.fill(palette.faint);
    canvas.text("Score " + game.score(), 14, 20, size, Align.START);
    canvas.text(isOwn ? "Your level" : "Level " + (game.level() + 1), 400, 20, size, Align.MIDDLE);
    for (int k = 0; k < game.lives(); k++) {
      canvas.circle(782 - 20 * k, 20, 7);
    }
    switch (game.phase()) {
      case READY -> say("Press space or tap to serve", canvas, palette);
      case WON -> say(wonText(game.level()), canvas, palette);
      case LOST -> say("Game over. Space or tap to try again", canvas, palette);
      case PLAYING -> {}
    }
  }

  private static String wonText(int level) {
    if (level == Breakout.LEVELS) {
      return "Level cleared! Space or tap plays it again";
    }
    boolean isLast = level == Breakout.LEVELS - 1;
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
