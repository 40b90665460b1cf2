// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.exact.QuickTurnedBoxes;
import dev.carom.internal.exact.TurnedBoxPair;
import dev.carom.internal.index.PairPredicate;
import dev.carom.pair.Overlap;

/** The exact tests of capsules, turned boxes and mixed shapes, with each other and with others. */
final class MixedPairs implements PairPredicate {
  private final boolean touching;
  private SetKind kindA = SetKind.SHAPES;
  private SetKind kindB = SetKind.SHAPES;
  private int split;
  private CircleSet circlesA;
  private BoxSet boxesA;
  private CapsuleSet capsulesA;
  private CapsuleSet capsulesB;
  private TurnedBoxSet turnedA;
  private TurnedBoxSet turnedB;
  private MixedSet shapesA;
  private MixedSet shapesB;

  MixedPairs(boolean touching) {
    this.touching = touching;
  }

  /** Sets the two sets that the next pairs are from; ids of the second begin at the split. */
  void use(ShapeSet a, ShapeSet b, int split) {
    kindA = a.kind();
    kindB = b.kind();
    this.split = split;
    switch (kindA) {
      case CIRCLES -> circlesA = (CircleSet) a;
      case BOXES -> boxesA = (BoxSet) a;
      case CAPSULES -> capsulesA = (CapsuleSet) a;
      case TURNED_BOXES -> turnedA = (TurnedBoxSet) a;
      case SHAPES -> shapesA = (MixedSet) a;
    }
    switch (kindB) {
      case CIRCLES, BOXES -> throw new IllegalStateException("circles and boxes come first");
      case CAPSULES -> capsulesB = (CapsuleSet) b;
      case TURNED_BOXES -> turnedB = (TurnedBoxSet) b;
      case SHAPES -> shapesB = (MixedSet) b;
    }
  }

  @Override
  public boolean accepts(int idA, int idB) {
    int b = idB - split;
    return switch (kindB) {
      case CIRCLES, BOXES -> throw new IllegalStateException("circles and boxes come first");
      case CAPSULES -> acceptsCapsule(idA, b);
      case TURNED_BOXES -> acceptsTurnedBox(idA, b);
      case SHAPES -> acceptsShape(idA, b);
    };
  }

  private boolean acceptsCapsule(int a, int b) {
    CapsuleSet set = capsulesB;
    double x0 = set.x0[b];
    double y0 = set.y0[b];
    double x1 = set.x1[b];
    double y1 = set.y1[b];
    double r = set.radius[b];
    return switch (kindA) {
      case CIRCLES -> {
        double x = circlesA.x[a];
        double y = circlesA.y[a];
        yield capsules(x, y, x, y, circlesA.radius[a], x0, y0, x1, y1, r);
      }
      case BOXES -> boxAndCapsule(a, b);
      case CAPSULES ->
          capsules(
              capsulesA.x0[a],
              capsulesA.y0[a],
              capsulesA.x1[a],
              capsulesA.y1[a],
              capsulesA.radius[a],
              x0,
              y0,
              x1,
              y1,
              r);
      case TURNED_BOXES, SHAPES -> throw wrongOrder();
    };
  }

  private boolean capsules(
      double x0,
      double y0,
      double x1,
      double y1,
      double r0,
      double u0,
      double v0,
      double u1,
      double v1,
      double r1) {
    return touching
        ? Overlap.capsuleCapsule(x0, y0, x1, y1, r0, u0, v0, u1, v1, r1)
        : Overlap.capsuleCapsuleStrict(x0, y0, x1, y1, r0, u0, v0, u1, v1, r1);
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
            capsule.radius[b]);
    return quick == 0 ? meetExactly(a, b) : quick < 0;
  }

  private boolean acceptsTurnedBox(int a, int b) {
    int quick =
        switch (kindA) {
          case CIRCLES ->
              compareTurned(circlesA.x[a], circlesA.y[a], 0, 0, 1, 0, circlesA.radius[a], b);
          case BOXES ->
              compareTurned(
                  middle(boxesA.minX[a], boxesA.maxX[a]),
                  middle(boxesA.minY[a], boxesA.maxY[a]),
                  half(boxesA.minX[a], boxesA.maxX[a]),
                  half(boxesA.minY[a], boxesA.maxY[a]),
                  1,
                  0,
                  0,
                  b);
          case CAPSULES ->
              compareTurned(
                  middle(capsulesA.x0[a], capsulesA.x1[a]),
                  middle(capsulesA.y0[a], capsulesA.y1[a]),
                  capsulesA.isPoint(a) ? 0 : 0.5,
                  0,
                  capsulesA.directionX(a),
                  capsulesA.directionY(a),
                  capsulesA.radius[a],
                  b);
          case TURNED_BOXES ->
              compareTurned(
                  turnedA.x[a],
                  turnedA.y[a],
                  turnedA.halfWidth[a],
                  turnedA.halfHeight[a],
                  turnedA.cos[a],
                  turnedA.sin[a],
                  0,
                  b);
          case SHAPES -> throw wrongOrder();
        };
    return quick == 0 ? meetExactly(a, b) : quick < 0;
  }

  private int compareTurned(
      double x,
      double y,
      double halfWidth,
      double halfHeight,
      double cos,
      double sin,
      double radius,
      int b) {
    TurnedBoxSet set = turnedB;
    return QuickTurnedBoxes.compare(
        x,
        y,
        halfWidth,
        halfHeight,
        cos,
        sin,
        set.x[b],
        set.y[b],
        set.halfWidth[b],
        set.halfHeight[b],
        set.cos[b],
        set.sin[b],
        radius);
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
      case SHAPES -> throw wrongOrder();
    }
    if (kindB == SetKind.CAPSULES) {
      capsulesB.put(b, pair.second());
    } else {
      turnedB.put(b, pair.second());
    }
    return pair.meet(touching);
  }

  private boolean acceptsShape(int a, int b) {
    PartTests tests = PartTests.ofThisThread();
    return switch (kindA) {
      case CIRCLES -> {
        tests.single.setCircle(circlesA.x[a], circlesA.y[a], circlesA.radius[a]);
        yield shapesB.meets(b, tests.single, touching, tests);
      }
      case BOXES -> {
        tests.single.setBox(boxesA.minX[a], boxesA.minY[a], boxesA.maxX[a], boxesA.maxY[a]);
        yield shapesB.meets(b, tests.single, touching, tests);
      }
      case SHAPES -> shapesA.meets(a, shapesB, b, touching, tests);
      case CAPSULES, TURNED_BOXES -> throw wrongOrder();
    };
  }

  private static IllegalStateException wrongOrder() {
    return new IllegalStateException("no such pair of sets");
  }
}
