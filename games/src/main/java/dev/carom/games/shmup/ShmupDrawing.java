// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.shmup;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.games.Dice;

/** Draws the shooter: space is dark on light pages too. */
final class ShmupDrawing {
  /** In pixels. */
  private static final double SMALLEST_TEXT = 13;

  private static final int SPACE = 0x0a0f1cff;
  private static final int ROCK = 0x516385ff;
  private static final int ROCK_LIGHT = 0x7388adff;
  private static final int SHIP = 0x8ec5ffff;
  private static final int SHOT = 0x9ff3ffff;
  private static final int FIRE = 0xff6f91ff;
  private static final int INK = 0xe7ecf3ff;
  private static final int HITBOX = 0x5dff9bff;
  private static final int[] ENEMY = {0xffb454ff, 0xf78c6cff, 0xd08770ff, 0xc792eaff, 0xff5370ff};

  /** The indices of the colours of sparks. */
  static final int FLAME = 0;

  static final int FLASH = 1;
  static final int STONE = 2;
  static final int GREEN = 3;
  static final int BLUE = 4;
  private static final int[] SPARKS = {0xffa94dff, 0xffe9a8ff, 0x9fb3c8ff, 0x5dff9bff, 0x6aa8ffff};

  /** Large faint clouds: x, y and radius of each, not beyond the sides of the scene. */
  private static final double[] CLOUDS = {150, 120, 150, 290, 330, 185, 180, 560, 130};

  private static final int[] CLOUD_COLORS = {0x4f66d00a, 0xa04fc008, 0x35a0c008};

  /** Many rings, each a little brighter, look like one cloud without an edge. */
  private static final int CLOUD_RINGS = 7;

  private static final int STARS = 110;
  private static final double[] STAR_X = new double[STARS];
  private static final double[] STAR_Y = new double[STARS];

  /** From 0 for stars far away to 1 for near ones. */
  private static final double[] STAR_NEARNESS = new double[STARS];

  static {
    Dice dice = new Dice(31);
    for (int k = 0; k < STARS; k++) {
      STAR_X[k] = dice.between(0, 480);
      STAR_Y[k] = dice.between(0, 640);
      double lot = dice.between(0, 1);
      STAR_NEARNESS[k] = lot * lot * lot;
    }
  }

  private ShmupDrawing() {}

  static void draw(Shmup game, Canvas canvas) {
    canvas.dash(0);
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(SPACE);
    canvas.draw(Shmup.SCENE);
    drawStars(game, canvas);
    drawRocks(game, canvas);
    for (Enemy enemy : game.enemies) {
      drawEnemy(game, enemy, canvas);
    }
    drawPickups(game, canvas);
    if (!game.effects.isCalm()) {
      drawStreaks(game.shots, game.scroll, SHOT, canvas);
      drawStreaks(game.fire, game.scroll, FIRE, canvas);
    }
    drawBullets(game.shots, game.scroll, SHOT, canvas);
    drawBullets(game.fire, game.scroll, FIRE, canvas);
    if (!game.isOver()) {
      drawShip(game, canvas);
    }
    game.effects.sparks().draw(game.scroll, 2, SPARKS, canvas);
    drawTexts(game, canvas);
  }

  private static void drawStars(Shmup game, Canvas canvas) {
    for (int k = 0; k < CLOUD_COLORS.length; k++) {
      double radius = CLOUDS[3 * k + 2];
      double y = wrapped(CLOUDS[3 * k + 1] + 0.12 * game.scroll, radius);
      canvas.fill(CLOUD_COLORS[k]);
      for (int ring = 1; ring <= CLOUD_RINGS; ring++) {
        canvas.circle(CLOUDS[3 * k], y, radius * ring / CLOUD_RINGS);
      }
    }
    for (int k = 0; k < STARS; k++) {
      double near = STAR_NEARNESS[k];
      double y = wrapped(STAR_Y[k] + game.scroll * (0.15 + 0.45 * near), 4);
      int twinkle = (game.effects.age() / 3 + 17 * k) % 64 < 6 ? 60 : 0;
      canvas.fill(withAlpha(INK, Math.min(255, 60 + (int) (130 * near) + twinkle)));
      canvas.circle(STAR_X[k], y, 0.6 + 1.1 * near);
    }
  }

  /** Returns where something is that appears again at the top once it has left at the bottom. */
  private static double wrapped(double y, double radius) {
    double period = 640 + 2 * radius;
    double moved = y + radius;
    return moved - period * Math.floor(moved / period) - radius;
  }

  private static void drawRocks(Shmup game, Canvas canvas) {
    Box view = game.view();
    for (Box rock : game.course.rocks) {
      if (rock.maxY() > view.minY() && rock.minY() < view.maxY()) {
        double top = Math.max(0, rock.minY() + game.scroll);
        double bottom = Math.min(640, rock.maxY() + game.scroll);
        canvas.stroke(Canvas.NONE, 0);
        canvas.fill(ROCK);
        canvas.box(rock.minX(), top, rock.maxX(), bottom);
        canvas.fill(ROCK_LIGHT);
        canvas.box(rock.minX(), top, rock.maxX(), Math.min(bottom, top + 5));
        drawCraters(rock, game.scroll, canvas);
        if (game.showsHitboxes) {
          canvas.fill(Canvas.NONE);
          canvas.stroke(HITBOX, 1.5);
          canvas.box(rock.minX(), top, rock.maxX(), bottom);
        }
      }
    }
    canvas.stroke(Canvas.NONE, 0);
  }

  /** Draws a few dents, in the middle of each tile, so that none leaves the rock. */
  private static void drawCraters(Box rock, double scroll, Canvas canvas) {
    double y = rock.minY() + scroll;
    if (y < 0 || y + Course.TILE > Shmup.SCENE.maxY()) {
      return;
    }
    canvas.fill(0x00000026);
    for (double x = rock.minX(); x < rock.maxX(); x += Course.TILE) {
      // Different from tile to tile, and the same in every frame.
      double mixed = 0.37 * x + 0.61 * rock.minY();
      double part = mixed / 40 - Math.floor(mixed / 40);
      canvas.circle(x + 12 + 14 * part, y + 16 + 10 * part, 3 + 3 * part);
      canvas.circle(x + 30 - 16 * part, y + 30 - 6 * part, 2.2);
    }
  }

  private static void drawEnemy(Shmup game, Enemy enemy, Canvas canvas) {
    int color = enemy.flash > 0 ? 0xffffffff : ENEMY[enemy.kind.ordinal()];
    double y = enemy.y + game.scroll;
    canvas.stroke(Canvas.NONE, 0);
    for (Circle part : enemy.kind.parts) {
      canvas.fill(color);
      canvas.circle(enemy.x + part.x(), y + part.y(), part.radius());
      canvas.fill(0x00000040);
      canvas.circle(enemy.x + part.x(), y + part.y(), part.radius() * 0.55);
      canvas.fill(0xffffff50);
      double off = 0.45 * part.radius();
      canvas.circle(enemy.x + part.x() - off, y + part.y() - off, part.radius() * 0.25);
    }
    if (game.showsHitboxes) {
      drawHitbox(enemy.kind.parts, enemy.x, y, canvas);
    }
    if (enemy.kind == EnemyKind.BOSS) {
      canvas.fill(0xffffff30);
      canvas.box(60, 34, 420, 40);
      canvas.fill(FIRE);
      canvas.box(60, 34, 60 + 360.0 * Math.max(0, enemy.health) / enemy.kind.health, 40);
    }
  }

  private static void drawHitbox(Circle[] parts, double x, double y, Canvas canvas) {
    canvas.fill(Canvas.NONE);
    canvas.stroke(HITBOX, 1.5);
    for (Circle part : parts) {
      canvas.circle(x + part.x(), y + part.y(), part.radius());
    }
    canvas.stroke(Canvas.NONE, 0);
  }

  private static void drawPickups(Shmup game, Canvas canvas) {
    for (int k = 0; k < game.pickups.count; k++) {
      double x = game.pickups.x[k];
      double y = game.pickups.y[k] + game.scroll;
      canvas.fill(0x5dff9b60);
      canvas.circle(x, y, 13);
      canvas.fill(HITBOX);
      canvas.circle(x, y, 9);
      canvas.fill(SPACE);
      canvas.text("P", x, y + 0.5, 12, Align.MIDDLE);
    }
  }

  /** Draws the way of each bullet in the last step. */
  private static void drawStreaks(Bullets bullets, double scroll, int color, Canvas canvas) {
    canvas.stroke(withAlpha(color, 0x48), 1.5 * bullets.radius);
    for (int k = 0; k < bullets.count; k++) {
      double x = bullets.x[k];
      double y = bullets.y[k] + scroll;
      canvas.line(x - bullets.motionX[k], y - bullets.motionY[k], x, y);
    }
    canvas.stroke(Canvas.NONE, 0);
  }

  private static void drawBullets(Bullets bullets, double scroll, int color, Canvas canvas) {
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(withAlpha(color, 0x50));
    for (int k = 0; k < bullets.count; k++) {
      canvas.circle(bullets.x[k], bullets.y[k] + scroll, bullets.radius * 1.7);
    }
    canvas.fill(color);
    for (int k = 0; k < bullets.count; k++) {
      canvas.circle(bullets.x[k], bullets.y[k] + scroll, bullets.radius);
    }
  }

  private static void drawShip(Shmup game, Canvas canvas) {
    Ship ship = game.ship;
    double y = ship.y + game.scroll;
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(0xff9d5cff);
    canvas.circle(ship.x, y + 13, 3 + (game.scroll % 7) / 3);
    canvas.stroke(SHIP, 5);
    canvas.line(ship.x - 8, y + 7, ship.x, y - 9);
    canvas.line(ship.x + 8, y + 7, ship.x, y - 9);
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(SHIP);
    for (Circle part : Ship.PARTS) {
      canvas.circle(ship.x + part.x(), y + part.y(), part.radius());
    }
    canvas.fill(0x1d4ed8ff);
    canvas.circle(ship.x, y + 1, 3.5);
    if (ship.shield > 0) {
      canvas.fill(Canvas.NONE);
      canvas.stroke(withAlpha(SHOT, 60 + ship.shield), 2);
      canvas.circle(ship.x, y, 22);
    }
    if (game.showsHitboxes) {
      drawHitbox(Ship.PARTS, ship.x, y, canvas);
    }
  }

  private static void drawTexts(Shmup game, Canvas canvas) {
    canvas.fill(INK);
    // On a phone, text at the scale of the scene would be too small.
    double smallest = Math.min(24, SMALLEST_TEXT * canvas.pixel());
    canvas.text("" + game.score(), 14, 18, Math.max(18, smallest), Align.START);
    canvas.text("Round " + game.round(), 240, 18, Math.max(14, smallest), Align.MIDDLE);
    canvas.fill(SHIP);
    for (int k = 1; k < game.lives(); k++) {
      canvas.circle(484 - 20 * k, 18, 6);
    }
    if (game.isOver()) {
      canvas.fill(0x000000b0);
      canvas.box(60, 270, 420, 370);
      canvas.fill(INK);
      canvas.text("Game over: " + game.score() + " points", 240, 305, 24, Align.MIDDLE);
      canvas.text("Space or tap to fly again", 240, 340, Math.max(16, smallest), Align.MIDDLE);
    }
  }
}
