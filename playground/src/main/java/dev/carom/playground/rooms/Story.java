// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Vec2;
import dev.carom.games.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A computation of the library, told in steps. */
abstract class Story {
  /** What every story shows. */
  static final Box EXTENT = Box.at(0, 0, 400, 260);

  /** How far from the border the middles of shapes are. */
  private static final double BORDER = 20;

  /** A step in words and as a drawing. */
  private record Step(String words, Consumer<Marks> drawing) {}

  private final List<Step> steps = new ArrayList<>();

  /**
   * Returns a place by chance, in one of the equal fields into which the extent is divided, so that
   * places are spread evenly.
   */
  static Vec2 place(Dice dice, int field, int columns, int rows) {
    double width = (EXTENT.width() - 2 * BORDER) / columns;
    double height = (EXTENT.height() - 2 * BORDER) / rows;
    return new Vec2(
        EXTENT.minX() + BORDER + (field % columns + dice.between(0, 1)) * width,
        EXTENT.minY() + BORDER + (field / columns + dice.between(0, 1)) * height);
  }

  /** Adds a step. */
  final void tell(String words, Consumer<Marks> drawing) {
    steps.add(new Step(words, drawing));
  }

  /** Returns the number of steps. */
  final int steps() {
    return steps.size();
  }

  /** Returns a step, counted from 0, in words. */
  final String words(int step) {
    return steps.get(step).words;
  }

  /** Draws a step. */
  final void draw(int step, Marks marks) {
    steps.get(step).drawing.accept(marks);
  }

  /** Returns the Java code that runs the same computation. */
  abstract String code();
}
