// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.bench.Boxes;
import dev.carom.bulk.PairFinder;
import dev.carom.bulk.Pairs;
import dev.carom.bulk.ShapeSet;

/** Carom's {@link PairFinder}, on the arrays of the scene. */
final class CaromFinder implements Contender {
  static final String ANY_ORDER = "carom, any order";

  private final String name;
  private final int threads;
  private final PairFinder finder;
  private Scene scene;
  private Boxes boxes;

  /** The circles and the turned boxes of a scene that has both; otherwise null. */
  private ShapeSet circles;

  private ShapeSet turnedBoxes;

  CaromFinder(int threads) {
    this(threads == 1 ? "carom" : "carom, " + threads + " threads", threads, true);
  }

  private CaromFinder(String name, int threads, boolean sorted) {
    this.name = name;
    this.threads = threads;
    finder = PairFinder.builder().threads(threads).sorted(sorted).build();
  }

  /** Returns a finder with one thread that does not sort its pairs, like most contenders. */
  static CaromFinder inAnyOrder() {
    return new CaromFinder(ANY_ORDER, 1, false);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int threads() {
    return threads;
  }

  @Override
  public boolean isCarom() {
    return true;
  }

  @Override
  public void prepare(Scene scene) {
    this.scene = scene;
    boxes = scene.boxes();
    Turned turned = scene.turnedBoxes();
    circles = turned == null ? null : circles();
    turnedBoxes = turned == null ? null : turnedBoxes(turned);
  }

  private ShapeSet circles() {
    return ShapeSet.circles(scene.x, scene.y, scene.radius, scene.count);
  }

  private ShapeSet turnedBoxes(Turned turned) {
    return ShapeSet.turnedBoxes(
        scene.boxX(),
        scene.boxY(),
        turned.halfWidth,
        turned.halfHeight,
        turned.cos,
        turned.sin,
        boxes.count);
  }

  @Override
  public void frame(Tally tally) {
    tally.add(find());
  }

  private Pairs find() {
    if (scene.turned() != null) {
      return findTurnedBoxes(scene.turned());
    }
    if (turnedBoxes != null) {
      return finder.between(circles, turnedBoxes);
    }
    return boxes == null ? findCircles() : findCirclesAndBoxes();
  }

  private Pairs findTurnedBoxes(Turned turned) {
    return finder.turnedBoxes(
        scene.x, scene.y, turned.halfWidth, turned.halfHeight, turned.cos, turned.sin, scene.count);
  }

  private Pairs findCircles() {
    return finder.circles(scene.x, scene.y, scene.radius, scene.count);
  }

  private Pairs findCirclesAndBoxes() {
    return finder.circlesAgainstBoxes(
        scene.x,
        scene.y,
        scene.radius,
        scene.count,
        boxes.minX,
        boxes.minY,
        boxes.maxX,
        boxes.maxY,
        boxes.count);
  }
}
