// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.shmup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.games.Dice;
import dev.carom.games.Input;
import dev.carom.games.Keys;
import dev.carom.pair.Overlap;
import dev.carom.world.World;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShmupTest {
  private final Shmup game = new Shmup();

  @Test
  void aPlayHasTheSameEventsEveryTime() {
    ShmupAutopilot autopilot = new ShmupAutopilot(game);
    Input input = new Input();
    int mostBullets = 0;
    int ships = 0;
    int lives = game.lives();
    for (int step = 0; step < 6000; step++) {
      autopilot.steer(input);
      game.step(input);
      mostBullets = Math.max(mostBullets, game.bulletCount());
      ships += game.lives() < lives ? 1 : 0;
      lives = game.lives();
    }
    assertThat(
            "most bullets %d, ships lost %d, score %d, kills %d, grazes %d, round %d"
                .formatted(
                    mostBullets, ships, game.score(), game.kills(), game.grazes(), game.round()))
        .isEqualTo("most bullets 251, ships lost 5, score 1820, kills 29, grazes 0, round 1");
  }

  /**
   * Follows every bullet that survives a step in 16 small ones: it must not have been in a rock.
   */
  @Test
  void noBulletThatFliesOnHasBeenInsideARock() {
    ShmupAutopilot autopilot = new ShmupAutopilot(game);
    Input input = new Input();
    int followed = 0;
    for (int step = 0; step < 3000; step++) {
      autopilot.steer(input);
      game.step(input);
      List<Box> near = rocksInView();
      assertThat(passedThrough(game.shots, near)).as("shot through, step " + step).isNull();
      assertThat(passedThrough(game.fire, near)).as("fired through, step " + step).isNull();
      followed += game.bulletCount();
    }
    assertThat(followed).isGreaterThan(100_000);
  }

  private List<Box> rocksInView() {
    Box view = game.view();
    return game.course.rocks.stream().filter(rock -> rock.intersects(view)).toList();
  }

  /** A rock that one of the bullets was in during the last step; null if there is none. */
  private static Box passedThrough(Bullets bullets, List<Box> rocks) {
    for (int k = 0; k < bullets.count; k++) {
      for (int part = 0; part <= 16; part++) {
        double back = part / 16.0 * 0.999;
        double x = bullets.x[k] - bullets.motionX[k] * back;
        double y = bullets.y[k] - bullets.motionY[k] * back;
        double radius = bullets.radius - 1e-9;
        for (Box rock : rocks) {
          if (Overlap.circleBoxStrict(
              x, y, radius, rock.minX(), rock.minY(), rock.maxX(), rock.maxY())) {
            return rock;
          }
        }
      }
    }
    return null;
  }

  @Test
  void noSpeedIsHighEnoughToPassAThinRock() {
    World rocks = World.create();
    rocks.addStatic(Box.at(-500, 0, 1000, 0.5));
    Strikes strikes = new Strikes();
    Dice dice = new Dice(11);
    for (int k = 0; k < 20_000; k++) {
      Bullets bullets = new Bullets(3);
      double x = dice.between(-400, 400);
      double y = dice.between(-60, -4);
      double speed = dice.between(60, 1e6);
      bullets.add(x, y, dice.between(-50, 50), speed + 70);
      assertThat(strikes.onRocks(bullets, 0, rocks)).isBetween(0.0, 1.0);
    }
  }

  @Test
  void noSpeedIsHighEnoughToPassAnEnemyThatMovesItself() {
    Strikes strikes = new Strikes();
    Dice dice = new Dice(12);
    int hits = 0;
    for (int k = 0; k < 20_000; k++) {
      Enemy enemy = new Enemy(EnemyKind.DART, dice.between(-30, 30), dice.between(-40, 40));
      enemy.motionX = dice.between(-20, 20);
      enemy.motionY = dice.between(-20, 20);
      Bullets bullets = new Bullets(3);
      bullets.add(0, 100, dice.between(-40, 40), -dice.between(100, 400));
      boolean hit = strikes.onEnemy(bullets, 0, enemy) != Strikes.NEVER;
      if (meetSomewhere(bullets, enemy)) {
        hits++;
        assertThat(hit).as("case " + k).isTrue();
      }
    }
    assertThat(hits).isGreaterThan(2000);
  }

  /** Looks at 500 moments; may overlook a graze, never sees a hit that is none. */
  private static boolean meetSomewhere(Bullets bullets, Enemy enemy) {
    for (int part = 0; part <= 500; part++) {
      double time = part / 500.0;
      double x = bullets.x[0] + bullets.motionX[0] * time;
      double y = bullets.y[0] + bullets.motionY[0] * time;
      for (Circle circle : enemy.kind.parts) {
        double dx = enemy.x + enemy.motionX * time + circle.x() - x;
        double dy = enemy.y + enemy.motionY * time + circle.y() - y;
        double reach = circle.radius() + bullets.radius - 1e-6;
        if (dx * dx + dy * dy < reach * reach) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void aBulletThatHitsCostsAShipAndTheNextOneIsShielded() {
    new Keys(game).hold("", 200);
    int lives = game.lives();
    game.fire.add(game.ship.x, game.ship.y - 200, 0, 400);
    new Keys(game).hold("", 1);
    assertThat(game.lives()).isEqualTo(lives - 1);
    game.fire.add(game.ship.x, game.ship.y - 200, 0, 400);
    new Keys(game).hold("", 1);
    assertThat(game.lives()).isEqualTo(lives - 1);
  }

  @Test
  void aBulletThatPassesCloselyBringsPointsOnce() {
    new Keys(game).hold("", 200);
    game.enemies.clear();
    game.fire.count = 0;
    int score = game.score();
    int grazes = game.grazes();
    game.fire.add(game.ship.x + 25, game.ship.y - 100, 0, 8);
    new Keys(game).hold("", 20);
    assertThat(game.grazes()).isEqualTo(grazes + 1);
    assertThat(game.score()).isEqualTo(score + 5);
  }

  @Test
  void theShipNeverOverlapsRocksWhileItSlidesAlongThem() {
    Dice dice = new Dice(3);
    Keys keys = new Keys(game);
    String[] ways = {"l", "r", "u", "d", "lu", "ru", "ld", "rd"};
    for (int k = 0; k < 600; k++) {
      game.ship.shield = 100;
      String way = ways[dice.below(ways.length)];
      for (int step = 0; step < 10; step++) {
        keys.hold(way, 1);
        assertThat(shipIsFree()).as("in step %d of turn %d", step, k).isTrue();
      }
    }
  }

  private boolean shipIsFree() {
    for (Circle part : Ship.PARTS) {
      double x = game.ship.x + part.x();
      double y = game.ship.y + part.y();
      Circle circle = new Circle(x, y, part.radius() - 1e-9);
      if (game.course.rocks.stream().anyMatch(circle::overlaps)) {
        return false;
      }
    }
    return true;
  }

  @Test
  void theGameEndsWithoutShipsAndFiringBeginsAnew() {
    Keys keys = new Keys(game);
    for (int k = 0; k < 20 && !game.isOver(); k++) {
      keys.hold("", 200);
      game.fire.add(game.ship.x, game.ship.y - 200, 0, 400);
      keys.hold("", 1);
    }
    assertThat(game.isOver()).isTrue();
    keys.hold("f", 1);
    assertThat(game.isOver()).isFalse();
    assertThat(game.lives()).isEqualTo(5);
    assertThat(game.score()).isZero();
  }

  @Test
  void beatingTheBossLeadsToTheNextRound() {
    Keys keys = new Keys(game);
    for (int step = 0; step < 8000 && game.enemies.stream().noneMatch(ShmupTest::isBoss); step++) {
      game.ship.shield = 100;
      keys.hold("", 1);
    }
    Enemy boss = game.enemies.stream().filter(ShmupTest::isBoss).findFirst().orElseThrow();
    boss.health = 1;
    game.shots.add(boss.x, boss.y + 200, 0, -300);
    keys.hold("", 1);
    assertThat(game.round()).isEqualTo(2);
    assertThat(game.enemies).noneMatch(ShmupTest::isBoss);
  }

  private static boolean isBoss(Enemy enemy) {
    return enemy.kind == EnemyKind.BOSS;
  }
}
