// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.exact.QuickTurnedBoxes;
import dev.carom.internal.exact.TurnedBoxPair;
import dev.carom.internal.join.PairPredicate;
import dev.carom.pair.Overlap;

/**
 * The exact tests of a shape of one set and a shape of another. The sets may come in any order: the
 * tests take the one whose kind comes first in {@link SetKind} as the first.
 */
final class SetPairs implements PairPredicate {
  private final boolean touching;

  /** Pairs at most this far apart count; if touching does not, closer ones. */
  private final double distance;

  private SetKind kindA = SetKind.CIRCLES;
  private SetKind kindB = SetKind.CIRCLES;
  private int split;
  private boolean isSwapped;
  private CircleSet circlesA;
  private CircleSet circlesB;
  private BoxSet boxesA;
  private BoxSet boxesB;
  private CapsuleSet capsulesA;
  private CapsuleSet capsulesB;
  private TurnedBoxSet turnedA;
  private TurnedBoxSet turnedB;
  private MixedSet shapesA;
  private MixedSet shapesB;

  SetPairs(boolean touching, double distance) {
    this.touching = touching;
    this.distance = distance;
  }

  /** Returns true if there are exact tests for these two kinds. */
  static boolean areSupported(SetKind a, SetKind b) {
    return !(a == SetKind.TURNED_BOXES && b == SetKind.SHAPES
        || a == SetKind.SHAPES && b == SetKind.TURNED_BOXES);
  }

  /** Sets the two sets that the next pairs are from; ids of the second begin at the split. */
  void use(ShapeSet first, ShapeSet second, int split) {
    this.split = split;
    isSwapped = first.kind().compareTo(second.kind()) > 0;
    ShapeSet a = isSwapped ? second : first;
    ShapeSet b = isSwapped ? first : second;
    kindA = a.kind();
    kindB = b.kind();
    switch (kindA) {
      case CIRCLES -> circlesA = (CircleSet) a;
      case BOXES -> boxesA = (BoxSet) a;
      case CAPSULES -> capsulesA = (CapsuleSet) a;
      case TURNED_BOXES -> turnedA = (TurnedBoxSet) a;
      case SHAPES -> shapesA = (MixedSet) a;
    }
    switch (kindB) {
      case CIRCLES -> circlesB = (CircleSet) b;
      case BOXES -> boxesB = (BoxSet) b;
      case CAPSULES -> capsulesB = (CapsuleSet) b;
      case TURNED_BOXES -> turnedB = (TurnedBoxSet) b;
      case SHAPES -> shapesB = (MixedSet) b;
    }
  }

  /** Forgets the sets, which belong to the caller. */
  void release() {
    circlesA = circlesB = null;
    boxesA = boxesB = null;
    capsulesA = capsulesB = null;
    turnedA = turnedB = null;
    shapesA = shapesB = null;
  }

  @Override
  public boolean accepts(int idA, int idB) {
    int a = isSwapped ? idB - split : idA;
    int b = isSwapped ? idA : idB - split;
    return switch (kindB) {
      case CIRCLES -> acceptsCircle(a, b);
      case BOXES -> kindA == SetKind.CIRCLES ? acceptsCircleAndBox(a, b) : acceptsBoxes(a, b);
      case CAPSULES -> acceptsCapsule(a, b);
      case TURNED_BOXES -> acceptsTurnedBox(a, b);
      case SHAPES -> acceptsShape(a, b);
    };
  }

  private boolean acceptsCircle(int a, int b) {
    CircleSet one = circlesA;
    CircleSet two = circlesB;
    if (distance > 0) {
      return one.isWithin(a, two.x[b], two.y[b], two.radius[b], distance, touching);
    }
    return touching
        ? Overlap.circleCircle(one.x[a], one.y[a], one.radius[a], two.x[b], two.y[b], two.radius[b])
        : Overlap.circleCircleStrict(
            one.x[a], one.y[a], one.radius[a], two.x[b], two.y[b], two.radius[b]);
  }

  private boolean acceptsCircleAndBox(int a, int b) {
    CircleSet circles = circlesA;
    double x = circles.x[a];
    double y = circles.y[a];
    double radius = circles.radius[a];
    return distance > 0
        ? boxesB.isWithinOfCircle(b, x, y, radius, distance, touching)
        : boxesB.meetsCircle(b, x, y, radius, touching);
  }

  private boolean acceptsBoxes(int a, int b) {
    BoxSet one = boxesA;
    double minX = one.minX[a];
    double minY = one.minY[a];
    double maxX = one.maxX[a];
    double maxY = one.maxY[a];
    return distance > 0
        ? boxesB.isWithinOfBox(b, minX, minY, maxX, maxY, distance, touching)
        : boxesB.meetsBox(b, minX, minY, maxX, maxY, touching);
  }

  private boolean acceptsCapsule(int a, int b) {
    return switch (kindA) {
      case CIRCLES -> {
        double x = circlesA.x[a];
        double y = circlesA.y[a];
        yield capsulesB.isWithin(b, x, y, x, y, circlesA.radius[a], distance, touching);
      }
      case BOXES -> boxAndCapsule(a, b);
      case CAPSULES -> {
        CapsuleSet one = capsulesA;
        yield capsulesB.isWithin(
            b, one.x0[a], one.y0[a], one.x1[a], one.y1[a], one.radius[a], distance, touching);
      }
      case TURNED_BOXES, SHAPES -> throw noSuchPair();
    };
  }

  private boolean boxAndCapsule(int a, int b) {
    BoxSet box = boxesA;
    CapsuleSet capsule = capsulesB;
    int quick =
        QuickTurnedBoxes.compare(
            middle(box.minX[a], box.maxX[a]),
            middle(box.minY[a], box.maxY[a]),
            half(box.minX[a], box.maxX[a]),
            half(box.minY[a], box.maxY[a]),
            1,
            0,
            middle(capsule.x0[b], capsule.x1[b]),
            middle(capsule.y0[b], capsule.y1[b]),
            capsule.isPoint(b) ? 0 : 0.5,
            0,
            capsule.directionX(b),
            capsule.directionY(b),
            capsule.radius[b] + distance);
    return quick == 0 ? meetExactly(a, b) : quick < 0;
  }

  private boolean acceptsTurnedBox(int a, int b) {
    int quick =
        switch (kindA) {
          case CIRCLES ->
              turnedB.compare(
                  circlesA.x[a], circlesA.y[a], 0, 0, 1, 0, circlesA.radius[a] + distance, b);
          case BOXES ->
              turnedB.compare(
                  middle(boxesA.minX[a], boxesA.maxX[a]),
                  middle(boxesA.minY[a], boxesA.maxY[a]),
                  half(boxesA.minX[a], boxesA.maxX[a]),
                  half(boxesA.minY[a], boxesA.maxY[a]),
                  1,
                  0,
                  distance,
                  b);
          case CAPSULES ->
              turnedB.compare(
                  middle(capsulesA.x0[a], capsulesA.x1[a]),
                  middle(capsulesA.y0[a], capsulesA.y1[a]),
                  capsulesA.isPoint(a) ? 0 : 0.5,
                  0,
                  capsulesA.directionX(a),
                  capsulesA.directionY(a),
                  capsulesA.radius[a] + distance,
                  b);
          case TURNED_BOXES ->
              turnedB.compare(
                  turnedA.x[a],
                  turnedA.y[a],
                  turnedA.halfWidth[a],
                  turnedA.halfHeight[a],
                  turnedA.cos[a],
                  turnedA.sin[a],
                  distance,
                  b);
          case SHAPES -> throw noSuchPair();
        };
    return quick == 0 ? meetExactly(a, b) : quick < 0;
  }

  private static double middle(double low, double high) {
    return low * 0.5 + high * 0.5;
  }

  private static double half(double low, double high) {
    return high * 0.5 - low * 0.5;
  }

  private boolean meetExactly(int a, int b) {
    TurnedBoxPair pair = TurnedBoxPair.ofThisThread();
    switch (kindA) {
      case CIRCLES -> pair.first().setCircle(circlesA.x[a], circlesA.y[a], circlesA.radius[a]);
      case BOXES ->
          pair.first().setBox(boxesA.minX[a], boxesA.minY[a], boxesA.maxX[a], boxesA.maxY[a]);
      case CAPSULES -> capsulesA.put(a, pair.first());
      case TURNED_BOXES -> turnedA.put(a, pair.first());
      case SHAPES -> throw noSuchPair();
    }
    if (kindB == SetKind.CAPSULES) {
      capsulesB.put(b, pair.second());
    } else {
      turnedB.put(b, pair.second());
    }
    return pair.isWithin(distance, touching);
  }

  private boolean acceptsShape(int a, int b) {
    PartTests tests = PartTests.ofThisThread().set(distance, touching);
    return switch (kindA) {
      case CIRCLES -> {
        tests.single.setCircle(circlesA.x[a], circlesA.y[a], circlesA.radius[a]);
        yield shapesB.accepts(b, tests);
      }
      case BOXES -> {
        tests.single.setBox(boxesA.minX[a], boxesA.minY[a], boxesA.maxX[a], boxesA.maxY[a]);
        yield shapesB.accepts(b, tests);
      }
      case CAPSULES -> {
        tests.single.clear();
        tests.single.addCapsule(
            capsulesA.x0[a],
            capsulesA.y0[a],
            capsulesA.x1[a],
            capsulesA.y1[a],
            capsulesA.radius[a]);
        yield shapesB.accepts(b, tests);
      }
      case SHAPES -> shapesA.accepts(a, shapesB, b, tests);
      case TURNED_BOXES -> throw noSuchPair();
    };
  }

  private static IllegalStateException noSuchPair() {
    return new IllegalStateException("no such pair of sets");
  }
}
