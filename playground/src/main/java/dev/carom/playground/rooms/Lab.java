// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;

/**
 * A drawing around the origin whose parts can be dragged, or moved with the arrow keys.
 *
 * @param <P> the parts, including one that stands for nothing
 */
abstract class Lab<P> implements Room, Dragging.Parts<P> {
  final Dragging<P> dragging;

  /** The smaller side of the scene. */
  private final double size;

  private Box scene;
  private double pixel = 1;
  private boolean playsItself;
  private int frames;

  Lab(double size, P nothing, P chosen) {
    this.size = size;
    scene = Box.centered(0, 0, size, size);
    dragging = new Dragging<>(this, nothing, chosen, scene);
  }

  /** Moves something in a frame of the demonstration, counted from 1. */
  abstract void play(int frame);

  /** Draws the current state; labels are drawn afterwards. */
  abstract void draw(Marks marks);

  /** Returns the size of a pixel in the last drawing. */
  final double pixel() {
    return pixel;
  }

  /** Exchanges a circle. */
  static Circle exchange(State state, String name, Circle circle) {
    double[] numbers = state.numbers(name, circle.x(), circle.y(), circle.radius());
    return new Circle(numbers[0], numbers[1], numbers[2]);
  }

  @Override
  public Box scene(double aspect) {
    scene = dragging.scene(size, aspect);
    return scene;
  }

  @Override
  public void step() {
    if (playsItself) {
      frames++;
      play(frames);
    }
    dragging.step();
  }

  @Override
  public boolean isStill() {
    return !playsItself && dragging.isStill();
  }

  @Override
  public void draw(Canvas canvas, Palette palette) {
    pixel = canvas.pixel();
    dragging.keepWithin(scene, pixel);
    Marks marks = new Marks(canvas, palette, scene);
    draw(marks);
    marks.drawLabels();
  }

  @Override
  public boolean key(String key, boolean down) {
    return dragging.key(key, down);
  }

  @Override
  public void option(String name, double value) {
    if (name.equals("demo")) {
      playsItself = value != 0;
    } else {
      Room.super.option(name, value);
    }
  }
}
