// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static dev.carom.games.Palette.withAlpha;

import dev.carom.Box;
import dev.carom.bulk.PairFinder;
import dev.carom.bulk.Pairs;
import dev.carom.draw.Canvas;
import dev.carom.games.Checksum;
import dev.carom.games.Dice;
import dev.carom.games.Palette;
import java.util.Arrays;
import java.util.function.DoubleSupplier;

/** Very many circles that fly through each other; those that intersect light up. */
final class SwarmRoom implements Room {
  private static final int MOST = 100_000;
  private static final int LAST_SEED = 999_999;
  private static final double AREA = 1600 * 1000;

  /** The fraction of the scene that the circles cover, for any number. */
  private static final double COVER = 0.2;

  /** The weight of a new measurement in the average, so that the number is readable. */
  private static final double NEW_SHARE = 0.08;

  private final DoubleSupplier milliseconds;
  private final PairFinder finder = PairFinder.create();
  private final double[] x = new double[MOST];
  private final double[] y = new double[MOST];
  private final double[] velocityX = new double[MOST];
  private final double[] velocityY = new double[MOST];
  private final double[] radius = new double[MOST];
  private final boolean[] lit = new boolean[MOST];
  private Box scene = Box.at(0, 0, 1600, 1000);
  private int count = 20_000;
  private double spread = 3;
  private double speed = 1;
  private int seed = 2026;
  private int pairCount;
  private int litCount;
  private double detection;

  SwarmRoom(DoubleSupplier milliseconds) {
    this.milliseconds = milliseconds;
    reset();
  }

  @Override
  public void reset() {
    Dice dice = new Dice(seed);
    for (int k = 0; k < count; k++) {
      x[k] = dice.between(scene.minX(), scene.maxX());
      y[k] = dice.between(scene.minY(), scene.maxY());
      velocityX[k] = dice.between(-1, 1);
      velocityY[k] = dice.between(-1, 1);
    }
    setRadii();
    detection = 0;
  }

  /** Draws radii between 1 and the spread, mostly small, and scales them to the cover. */
  private void setRadii() {
    Dice dice = new Dice(5);
    double sum = 0;
    for (int k = 0; k < count; k++) {
      double lot = dice.between(0, 1);
      radius[k] = 1 + (spread - 1) * lot * lot * lot;
      sum += radius[k] * radius[k];
    }
    double scale = Math.sqrt(COVER * AREA / (Math.PI * sum));
    for (int k = 0; k < count; k++) {
      radius[k] *= scale;
    }
  }

  @Override
  public Box scene(double aspect) {
    if (Math.abs(scene.width() / scene.height() / aspect - 1) > 0.01) {
      double width = Math.sqrt(AREA * aspect);
      scene = Box.at(0, 0, width, AREA / width);
      reset();
    }
    return scene;
  }

  @Override
  public void step() {
    for (int k = 0; k < count; k++) {
      x[k] += velocityX[k] * speed;
      y[k] += velocityY[k] * speed;
      if (x[k] < 0 && velocityX[k] < 0 || x[k] > scene.maxX() && velocityX[k] > 0) {
        velocityX[k] = -velocityX[k];
      }
      if (y[k] < 0 && velocityY[k] < 0 || y[k] > scene.maxY() && velocityY[k] > 0) {
        velocityY[k] = -velocityY[k];
      }
    }
    detect();
  }

  private void detect() {
    double start = milliseconds.getAsDouble();
    Pairs pairs = finder.circles(x, y, radius, count);
    double took = milliseconds.getAsDouble() - start;
    detection = detection == 0 ? took : detection + NEW_SHARE * (took - detection);
    Arrays.fill(lit, 0, count, false);
    pairCount = pairs.size();
    for (int k = 0; k < pairCount; k++) {
      lit[pairs.a(k)] = true;
      lit[pairs.b(k)] = true;
    }
    litCount = 0;
    for (int k = 0; k < count; k++) {
      litCount += lit[k] ? 1 : 0;
    }
  }

  @Override
  public void draw(Canvas canvas, Palette palette) {
    int color = withAlpha(palette.blue, 0xb0);
    int litColor = palette.amber;
    if (canvas instanceof CrowdCanvas crowdCanvas) {
      crowdCanvas.crowd(x, y, radius, lit, count, color, litColor);
      return;
    }
    canvas.stroke(Canvas.NONE, 0);
    for (int k = 0; k < count; k++) {
      canvas.fill(lit[k] ? litColor : color);
      canvas.circle(x[k], y[k], radius[k]);
    }
  }

  @Override
  public void option(String name, double value) {
    switch (name) {
      case "count" -> {
        count = (int) Math.max(2, Math.min(MOST, value));
        reset();
      }
      case "spread" -> {
        spread = value;
        setRadii();
      }
      case "speed" -> speed = value;
      case "demo" -> {
        count = 1500;
        reset();
      }
      default -> Room.super.option(name, value);
    }
  }

  @Override
  public void exchange(State state) {
    count = state.whole("count", count, 2, MOST);
    spread = state.number("spread", spread, 1, 20);
    speed = state.number("speed", speed, 0, 5);
    seed = state.whole("seed", seed, 0, LAST_SEED);
    if (state.isReading()) {
      reset();
    }
  }

  private void setSeed(double newSeed) {
    State.checkRange("seed", newSeed, 0, LAST_SEED);
    seed = (int) newSeed;
    reset();
  }

  @Override
  public void report(Report report) {
    report.show("count", Integer.toString(count));
    report.show("seed", new EditableText().add(seed, "seed of the swarm", this::setSeed));
    report.show("pairs", Integer.toString(pairCount));
    report.show("lit", Decimal.of(100.0 * litCount / count) + " %");
    report.show("detection", Decimal.of(detection, 2) + " ms");
    report.show("each", Decimal.of(detection * 1e6 / count, 0) + " ns");
  }

  @Override
  public long checksum() {
    Checksum sum = new Checksum().add(pairCount);
    for (int k = 0; k < count; k++) {
      sum.add(x[k]).add(y[k]).add(radius[k]).add(lit[k]);
    }
    return sum.value();
  }
}
