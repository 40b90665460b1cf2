// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.platformer;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Shape;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;
import dev.carom.motion.Hit;
import dev.carom.motion.Mover;
import dev.carom.motion.Reaction;
import dev.carom.world.Handle;

/** Draws the platform game. */
final class PlatformerDrawing {
  /** In pixels. */
  private static final double SMALLEST_TEXT = 13;

  private PlatformerDrawing() {}

  static void draw(Platformer game, Canvas canvas, Palette palette) {
    canvas.dash(0);
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(palette.panel);
    canvas.draw(Platformer.SCENE);
    canvas.stroke(withAlpha(palette.panel, 0x50), 1);
    canvas.fill(palette.solid);
    for (Shape tile : game.tiles.solids) {
      canvas.draw(tile);
    }
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(palette.amber);
    for (Shape platform : game.tiles.thin) {
      canvas.draw(platform);
    }
    canvas.fill(palette.violet);
    for (Platform platform : game.tiles.platforms) {
      canvas.draw(game.world.shape(platform.handle));
    }
    canvas.fill(palette.green);
    for (Handle coin : game.tiles.coins) {
      if (game.world.contains(coin)) {
        canvas.draw(game.world.shape(coin));
      }
    }
    canvas.fill(palette.blue);
    canvas.draw(game.runnerShape());
    int look = game.velocityX() < -0.2 ? -5 : game.velocityX() > 0.2 ? 5 : 0;
    canvas.fill(0xffffffff);
    canvas.circle(game.x() - 4 + look, game.y() - 5, 2.6);
    canvas.circle(game.x() + 4 + look, game.y() - 5, 2.6);
    drawCoinCount(game, canvas, palette);
  }

  private static void drawCoinCount(Platformer game, Canvas canvas, Palette palette) {
    // The scene is wide: on a phone, text at its scale would be too small.
    double size = Math.max(16, SMALLEST_TEXT * canvas.pixel());
    String text = "Coins " + game.coins() + " of " + game.tiles.coins.size();
    canvas.fill(palette.ink);
    canvas.text(text, 52, 6 + size, size, Align.START);
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
