// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.oracle.Boxes;
import dev.carom.oracle.BruteForce;
import dev.carom.oracle.Circles;
import dev.carom.oracle.Floats;
import dev.carom.oracle.Scene;

/** What a finder can be asked about a scene, and what is true. */
enum Question {
  CIRCLES(true),
  BOXES(true),
  CIRCLES_AGAINST_CIRCLES(false),
  CIRCLES_AGAINST_BOXES(false),
  BOXES_AGAINST_BOXES(false);

  /** Whether pairs are among shapes of one set. */
  final boolean oneSet;

  Question(boolean oneSet) {
    this.oneSet = oneSet;
  }

  /** The two sets of a question, or one and null. */
  record Sets(ShapeSet a, ShapeSet b) {
    Pairs ask(PairFinder finder) {
      return b == null ? finder.among(a) : finder.between(a, b);
    }

    long count(PairCounter counter) {
      return b == null ? counter.among(a) : counter.between(a, b);
    }
  }

  /** The answer to the scene's numbers as doubles. */
  Pairs ask(PairFinder finder, Scene scene) {
    return sets(scene, false).ask(finder);
  }

  /** The answer to the scene's numbers as floats. */
  Pairs askFloats(PairFinder finder, Scene scene) {
    return sets(scene, true).ask(finder);
  }

  /** What this question is about. */
  Sets sets(Scene scene, boolean floats) {
    return switch (this) {
      case CIRCLES -> new Sets(set(scene.circles(), floats), null);
      case BOXES -> new Sets(set(scene.boxes(), floats), null);
      case CIRCLES_AGAINST_CIRCLES ->
          new Sets(set(scene.circles(), floats), set(scene.otherCircles(), floats));
      case CIRCLES_AGAINST_BOXES ->
          new Sets(set(scene.circles(), floats), set(scene.otherBoxes(), floats));
      case BOXES_AGAINST_BOXES ->
          new Sets(set(scene.boxes(), floats), set(scene.otherBoxes(), floats));
    };
  }

  /** The right answer, as keys in order. */
  long[] truth(Scene scene, boolean touching) {
    return switch (this) {
      case CIRCLES -> BruteForce.circles(scene.circles(), touching);
      case BOXES -> BruteForce.boxes(scene.boxes(), touching);
      case CIRCLES_AGAINST_CIRCLES ->
          BruteForce.circlesAgainstCircles(scene.circles(), scene.otherCircles(), touching);
      case CIRCLES_AGAINST_BOXES ->
          BruteForce.circlesAgainstBoxes(scene.circles(), scene.otherBoxes(), touching);
      case BOXES_AGAINST_BOXES ->
          BruteForce.boxesAgainstBoxes(scene.boxes(), scene.otherBoxes(), touching);
    };
  }

  /** The numbers of a pair. */
  String show(Scene scene, int a, int b) {
    String first =
        this == BOXES || this == BOXES_AGAINST_BOXES
            ? scene.boxes().show(a)
            : scene.circles().show(a);
    String second =
        switch (this) {
          case CIRCLES -> scene.circles().show(b);
          case BOXES -> scene.boxes().show(b);
          case CIRCLES_AGAINST_CIRCLES -> scene.otherCircles().show(b);
          case CIRCLES_AGAINST_BOXES, BOXES_AGAINST_BOXES -> scene.otherBoxes().show(b);
        };
    return first + " and " + second;
  }

  static ShapeSet set(Circles all, boolean floats) {
    return floats
        ? ShapeSet.circles(
            Floats.of(all.x()), Floats.of(all.y()), Floats.of(all.radius()), all.count())
        : ShapeSet.circles(all.x(), all.y(), all.radius(), all.count());
  }

  static ShapeSet set(Boxes all, boolean floats) {
    return floats
        ? ShapeSet.boxes(
            Floats.of(all.minX()),
            Floats.of(all.minY()),
            Floats.of(all.maxX()),
            Floats.of(all.maxY()),
            all.count())
        : ShapeSet.boxes(all.minX(), all.minY(), all.maxX(), all.maxY(), all.count());
  }

  static Pairs askCircles(PairFinder finder, Circles all) {
    return finder.circles(all.x(), all.y(), all.radius(), all.count());
  }

  static Pairs askBoxes(PairFinder finder, Boxes all) {
    return finder.boxes(all.minX(), all.minY(), all.maxX(), all.maxY(), all.count());
  }
}
