// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.oracle.Boxes;
import dev.carom.oracle.BruteForce;
import dev.carom.oracle.Circles;
import dev.carom.oracle.Floats;
import dev.carom.oracle.Scene;

/** What a finder can be asked about a scene, and what is true. */
enum Question {
  CIRCLES(true) {
    @Override
    Pairs ask(PairFinder finder, Scene scene) {
      return askCircles(finder, scene.circles());
    }

    @Override
    Pairs askFloats(PairFinder finder, Scene scene) {
      Circles all = scene.circles();
      return finder.circles(
          Floats.of(all.x()), Floats.of(all.y()), Floats.of(all.radius()), all.count());
    }

    @Override
    long[] truth(Scene scene, boolean touching) {
      return BruteForce.circles(scene.circles(), touching);
    }

    @Override
    String show(Scene scene, int a, int b) {
      return scene.circles().show(a) + " and " + scene.circles().show(b);
    }
  },
  BOXES(true) {
    @Override
    Pairs ask(PairFinder finder, Scene scene) {
      return askBoxes(finder, scene.boxes());
    }

    @Override
    Pairs askFloats(PairFinder finder, Scene scene) {
      Boxes all = scene.boxes();
      return finder.boxes(
          Floats.of(all.minX()),
          Floats.of(all.minY()),
          Floats.of(all.maxX()),
          Floats.of(all.maxY()),
          all.count());
    }

    @Override
    long[] truth(Scene scene, boolean touching) {
      return BruteForce.boxes(scene.boxes(), touching);
    }

    @Override
    String show(Scene scene, int a, int b) {
      return scene.boxes().show(a) + " and " + scene.boxes().show(b);
    }
  },
  CIRCLES_AGAINST_CIRCLES(false) {
    @Override
    Pairs ask(PairFinder finder, Scene scene) {
      Circles first = scene.circles();
      Circles second = scene.otherCircles();
      return finder.circlesAgainstCircles(
          first.x(),
          first.y(),
          first.radius(),
          first.count(),
          second.x(),
          second.y(),
          second.radius(),
          second.count());
    }

    @Override
    Pairs askFloats(PairFinder finder, Scene scene) {
      Circles first = scene.circles();
      Circles second = scene.otherCircles();
      return finder.circlesAgainstCircles(
          Floats.of(first.x()),
          Floats.of(first.y()),
          Floats.of(first.radius()),
          first.count(),
          Floats.of(second.x()),
          Floats.of(second.y()),
          Floats.of(second.radius()),
          second.count());
    }

    @Override
    long[] truth(Scene scene, boolean touching) {
      return BruteForce.circlesAgainstCircles(scene.circles(), scene.otherCircles(), touching);
    }

    @Override
    String show(Scene scene, int a, int b) {
      return scene.circles().show(a) + " and " + scene.otherCircles().show(b);
    }
  },
  CIRCLES_AGAINST_BOXES(false) {
    @Override
    Pairs ask(PairFinder finder, Scene scene) {
      Circles circles = scene.circles();
      Boxes boxes = scene.otherBoxes();
      return finder.circlesAgainstBoxes(
          circles.x(),
          circles.y(),
          circles.radius(),
          circles.count(),
          boxes.minX(),
          boxes.minY(),
          boxes.maxX(),
          boxes.maxY(),
          boxes.count());
    }

    @Override
    Pairs askFloats(PairFinder finder, Scene scene) {
      Circles circles = scene.circles();
      Boxes boxes = scene.otherBoxes();
      return finder.circlesAgainstBoxes(
          Floats.of(circles.x()),
          Floats.of(circles.y()),
          Floats.of(circles.radius()),
          circles.count(),
          Floats.of(boxes.minX()),
          Floats.of(boxes.minY()),
          Floats.of(boxes.maxX()),
          Floats.of(boxes.maxY()),
          boxes.count());
    }

    @Override
    long[] truth(Scene scene, boolean touching) {
      return BruteForce.circlesAgainstBoxes(scene.circles(), scene.otherBoxes(), touching);
    }

    @Override
    String show(Scene scene, int a, int b) {
      return scene.circles().show(a) + " and " + scene.otherBoxes().show(b);
    }
  },
  BOXES_AGAINST_BOXES(false) {
    @Override
    Pairs ask(PairFinder finder, Scene scene) {
      Boxes first = scene.boxes();
      Boxes second = scene.otherBoxes();
      return finder.boxesAgainstBoxes(
          first.minX(),
          first.minY(),
          first.maxX(),
          first.maxY(),
          first.count(),
          second.minX(),
          second.minY(),
          second.maxX(),
          second.maxY(),
          second.count());
    }

    @Override
    Pairs askFloats(PairFinder finder, Scene scene) {
      Boxes first = scene.boxes();
      Boxes second = scene.otherBoxes();
      return finder.boxesAgainstBoxes(
          Floats.of(first.minX()),
          Floats.of(first.minY()),
          Floats.of(first.maxX()),
          Floats.of(first.maxY()),
          first.count(),
          Floats.of(second.minX()),
          Floats.of(second.minY()),
          Floats.of(second.maxX()),
          Floats.of(second.maxY()),
          second.count());
    }

    @Override
    long[] truth(Scene scene, boolean touching) {
      return BruteForce.boxesAgainstBoxes(scene.boxes(), scene.otherBoxes(), touching);
    }

    @Override
    String show(Scene scene, int a, int b) {
      return scene.boxes().show(a) + " and " + scene.otherBoxes().show(b);
    }
  };

  /** Whether pairs are among shapes of one set. */
  final boolean oneSet;

  Question(boolean oneSet) {
    this.oneSet = oneSet;
  }

  /** The answer to the scene's numbers as doubles. */
  abstract Pairs ask(PairFinder finder, Scene scene);

  /** The answer to the scene's numbers as floats. */
  abstract Pairs askFloats(PairFinder finder, Scene scene);

  /** The right answer, as keys in order. */
  abstract long[] truth(Scene scene, boolean touching);

  /** The numbers of a pair. */
  abstract String show(Scene scene, int a, int b);

  static Pairs askCircles(PairFinder finder, Circles all) {
    return finder.circles(all.x(), all.y(), all.radius(), all.count());
  }

  static Pairs askBoxes(PairFinder finder, Boxes all) {
    return finder.boxes(all.minX(), all.minY(), all.maxX(), all.maxY(), all.count());
  }
}
