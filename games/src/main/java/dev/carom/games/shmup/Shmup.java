// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.shmup;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.draw.Canvas;
import dev.carom.games.Checksum;
import dev.carom.games.Effects;
import dev.carom.games.Game;
import dev.carom.games.Input;
import dev.carom.games.Palette;
import dev.carom.games.Sound;
import dev.carom.pair.Overlap;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * A space shooter that scrolls upwards: rocks are boxes, and each ship consists of a few circles.
 *
 * <p>Bullets are swept against rocks and moving ships, so that none passes through anything. Near
 * misses score points, carriers drop a better weapon, and the boss at the end leads to the next
 * round, in which enemies fire faster.
 */
public final class Shmup implements Game {
  /** The scene. */
  public static final Box SCENE = Box.at(0, 0, 480, 640);

  private static final double SCROLL = 1.1;
  private static final int LIVES = 5;
  private static final int SHIELD = 150;
  private static final double GRAZE = 26;
  private static final double PICKUP_RADIUS = 11;

  final Bullets shots = new Bullets(3);
  final Bullets fire = new Bullets(4.5);
  final List<Enemy> enemies = new ArrayList<>();
  final Bullets pickups = new Bullets(PICKUP_RADIUS);
  final Effects effects = new Effects();
  final World rocks = World.create();
  private final Strikes strikes = new Strikes();
  private final Gunnery gunnery = new Gunnery();
  Ship ship;
  Course course;

  /** The distance scrolled. */
  double scroll;

  boolean showsHitboxes;
  private int arrived;
  private boolean bossCame;
  private int lives;
  private int score;
  private int round;
  private int kills;
  private int grazes;
  private boolean over;
  private boolean firedBefore;

  /** Starts a game. */
  public Shmup() {
    begin();
  }

  private void begin() {
    scroll = 0;
    lives = LIVES;
    score = 0;
    round = 0;
    kills = 0;
    grazes = 0;
    over = false;
    enemies.clear();
    fire.count = 0;
    shots.count = 0;
    pickups.count = 0;
    ship = new Ship(SCENE.centerX(), SCENE.maxY() - 100);
    ship.weapon = 3;
    ship.shield = SHIELD;
    beginRound();
  }

  private void beginRound() {
    round++;
    arrived = 0;
    bossCame = false;
    course = new Course(view().minY());
    rocks.clear();
    rocks.addAllStatic(course.rocks);
  }

  /** Returns the visible part of the plane. */
  Box view() {
    return Box.at(0, -scroll, SCENE.width(), SCENE.height());
  }

  /** Returns the number of ships left, including the current one. */
  public int lives() {
    return lives;
  }

  /** Returns the score. */
  public int score() {
    return score;
  }

  /** Returns the round, from 1. */
  public int round() {
    return round;
  }

  /** Returns the number of enemies shot down. */
  public int kills() {
    return kills;
  }

  /** Returns the number of near misses. */
  public int grazes() {
    return grazes;
  }

  /** Returns the number of bullets of both sides. */
  public int bulletCount() {
    return shots.count + fire.count;
  }

  /** Returns the weapon, from 1. */
  public int weapon() {
    return ship.weapon;
  }

  /** Returns true if no ship is left; firing starts over. */
  public boolean isOver() {
    return over;
  }

  /** Sets whether to draw the collision shapes. */
  public void showHitboxes(boolean shown) {
    showsHitboxes = shown;
  }

  @Override
  public Box scene() {
    return SCENE;
  }

  @Override
  public Effects effects() {
    return effects;
  }

  @Override
  public void step(Input input) {
    boolean fires = input.fire && !firedBefore;
    firedBefore = input.fire;
    effects.step();
    if (over) {
      if (fires) {
        begin();
      }
      return;
    }
    double scrolled = bossCame ? 0 : SCROLL;
    scroll += scrolled;
    letEnemiesCome();
    ship.move(input, view(), scrolled, rocks);
    if (ship.fire(input.fire, shots)) {
      effects.play(Sound.SHOT);
    }
    emitExhaust();
    for (Enemy enemy : enemies) {
      enemy.plan(scrolled, view().minY());
      gunnery.fire(enemy, ship, fire, round);
    }
    flyShots();
    flyFire();
    moveEnemies();
    collectPickups();
    if (ship.isCrushed(view())) {
      loseShip();
    }
  }

  private void emitExhaust() {
    double aside = effects.age() % 3 - 1;
    effects.sparks().add(ship.x + aside, ship.y + 13, 0.4 * aside, 2.4, 0, ShmupDrawing.FLAME);
  }

  private void letEnemiesCome() {
    double top = view().minY();
    while (arrived < course.arrivals.size() && course.arrivals.get(arrived).y > top - 24) {
      enemies.add(course.arrivals.get(arrived));
      arrived++;
    }
    if (!bossCame && top < course.end - 60) {
      bossCame = true;
      enemies.add(new Enemy(EnemyKind.BOSS, SCENE.centerX(), top - 60));
    }
  }

  private void flyShots() {
    Box view = view();
    for (int k = shots.count - 1; k >= 0; k--) {
      double first = strikes.onRocks(shots, k, rocks);
      Enemy struck = null;
      for (Enemy enemy : enemies) {
        double time = strikes.onEnemy(shots, k, enemy);
        if (time < first) {
          first = time;
          struck = enemy;
        }
      }
      if (first != Strikes.NEVER) {
        sparksAt(shots, k, first, struck == null ? ShmupDrawing.STONE : ShmupDrawing.FLASH);
        shots.remove(k);
        if (struck != null) {
          strike(struck);
        }
      } else {
        advance(shots, k, view);
      }
    }
    enemies.removeIf(enemy -> enemy.health <= 0);
  }

  private void strike(Enemy enemy) {
    enemy.health--;
    enemy.flash = 4;
    effects.play(enemy.health == 0 ? Sound.EXPLOSION : Sound.HIT);
    if (enemy.health != 0) {
      return;
    }
    kills++;
    score += enemy.kind.points * round;
    int count = 10 + enemy.kind.parts.length * 10;
    effects.sparks().burst(enemy.x, enemy.y, count, 5, 0, ShmupDrawing.FLAME);
    if (enemy.kind == EnemyKind.CARRIER) {
      pickups.add(enemy.x, enemy.y, 0, 1.2);
    }
    if (enemy.kind == EnemyKind.BOSS) {
      fire.count = 0;
      effects.play(Sound.WIN);
      beginRound();
    }
  }

  private void flyFire() {
    Box view = view();
    boolean hit = false;
    for (int k = fire.count - 1; k >= 0; k--) {
      double onRocks = strikes.onRocks(fire, k, rocks);
      double onShip = ship.shield > 0 ? Strikes.NEVER : strikes.onShip(fire, k, ship);
      if (onShip < onRocks) {
        hit = true;
        fire.remove(k);
      } else if (onRocks != Strikes.NEVER) {
        fire.remove(k);
      } else {
        graze(k);
        advance(fire, k, view);
      }
    }
    if (hit) {
      loseShip();
    }
  }

  private void graze(int k) {
    if (!fire.grazed[k]
        && ship.shield == 0
        && Overlap.circleCircle(fire.x[k], fire.y[k], fire.radius, ship.x, ship.y, GRAZE)) {
      fire.grazed[k] = true;
      grazes++;
      score += 5 * round;
    }
  }

  /** Moves a bullet, and removes it once it is out of view. */
  private static void advance(Bullets bullets, int k, Box view) {
    bullets.x[k] += bullets.motionX[k];
    bullets.y[k] += bullets.motionY[k];
    boolean inView =
        bullets.x[k] > -20
            && bullets.x[k] < SCENE.maxX() + 20
            && bullets.y[k] > view.minY() - 20
            && bullets.y[k] < view.maxY() + 20;
    if (!inView) {
      bullets.remove(k);
    }
  }

  private void sparksAt(Bullets bullets, int k, double time, int color) {
    double x = bullets.x[k] + bullets.motionX[k] * time;
    double y = bullets.y[k] + bullets.motionY[k] * time;
    effects.sparks().burst(x, y, 3, 2, 0, color);
  }

  private void moveEnemies() {
    boolean rammed = false;
    for (Enemy enemy : enemies) {
      rammed |= ship.shield == 0 && strikes.meet(ship, enemy);
      enemy.move();
    }
    double bottom = view().maxY();
    enemies.removeIf(enemy -> enemy.y > bottom + 40);
    if (rammed) {
      loseShip();
    }
  }

  private void collectPickups() {
    for (int k = pickups.count - 1; k >= 0; k--) {
      if (Overlap.circleCircle(pickups.x[k], pickups.y[k], PICKUP_RADIUS, ship.x, ship.y, 16)) {
        ship.weapon = Math.min(Ship.BEST_WEAPON, ship.weapon + 1);
        score += 200 * round;
        effects.play(Sound.PICKUP);
        effects.sparks().burst(ship.x, ship.y, 20, 4, 0, ShmupDrawing.GREEN);
        pickups.remove(k);
      } else {
        advance(pickups, k, view());
      }
    }
  }

  private void loseShip() {
    effects.play(Sound.LOSS);
    effects.sparks().burst(ship.x, ship.y, 50, 6, 0, ShmupDrawing.BLUE);
    lives--;
    over = lives == 0;
    int weapon = Math.max(1, ship.weapon - 1);
    ship = new Ship(SCENE.centerX(), view().maxY() - 60);
    ship.weapon = weapon;
    ship.shield = SHIELD;
    escapeRocks();
  }

  /** Moves a new ship out of the rocks. */
  private void escapeRocks() {
    for (int k = 0; k < 20 && !rocks.query(new Circle(ship.x, ship.y, 20)).isEmpty(); k++) {
      ship.x = 40 + 20 * k;
    }
  }

  @Override
  public void draw(Canvas canvas, Palette palette) {
    ShmupDrawing.draw(this, canvas);
  }

  @Override
  public long checksum() {
    Checksum sum = new Checksum();
    sum.add(scroll).add(lives).add(score).add(round).add(kills).add(grazes).add(over);
    ship.addTo(sum);
    shots.addTo(sum);
    fire.addTo(sum);
    pickups.addTo(sum);
    for (Enemy enemy : enemies) {
      enemy.addTo(sum);
    }
    return sum.value();
  }
}
