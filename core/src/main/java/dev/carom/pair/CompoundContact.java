// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Rounded;

/**
 * Computes the contact of two overlapping shapes of which at least one has several parts. Tries a
 * few pushes that separate them and takes the shortest: out of the bounds, along the normal of each
 * overlapping pair of parts, and from one overlapping pair to the next.
 */
final class CompoundContact {
  private static final int MOST_PASSES = 32;

  /** Normals that contribute less than this to separating another pair of parts are dropped. */
  private static final double LEAST_HELP = 1.0 / 16;

  /** Pushes that rounding lengthens by more ulps than this are dropped. */
  private static final int FEW_ULPS = 16;

  private final PartPair pair = new PartPair();
  private final CompoundPair moved = new CompoundPair();
  private final PartBounds bounds = new PartBounds();
  private final PartBounds movedBounds = new PartBounds();
  private final MutableContact along = new MutableContact();
  private final MutableContact next = new MutableContact();
  private MovableShape a;
  private MovableShape b;

  /** The shortest push so far, and its length after rounding. */
  private MutableContact shortest;

  private double pushLength;

  /** The largest coordinate of the bounds of both shapes. */
  private double size;

  /** The parts that ruled out the last push; they often rule out the next one too. */
  private int obstacleA;

  private int obstacleB;

  /** Writes the contact of two shapes that overlap. */
  MutableContact write(MovableShape shape, MovableShape other, MutableContact contact) {
    a = shape;
    b = other;
    shortest = contact;
    pushLength = Double.POSITIVE_INFINITY;
    obstacleA = 0;
    obstacleB = 0;
    moved.set(a.parts(), b.movedParts());
    bounds.set(a.parts(), b.parts());
    a.parts().updateSmallestBounds();
    b.parts().updateSmallestBounds();
    size = Math.max(sizeOf(a.parts()), sizeOf(b.parts()));
    findFirst();
    tryOutOfBounds();
    tryAlongEach();
    tryFromPartToPart();
    return shortest;
  }

  /** Returns the largest coordinate of the bounds computed last. */
  static double sizeOf(Parts parts) {
    return Rounded.largest(parts.minX(), parts.minY(), parts.maxX(), parts.maxY());
  }

  /**
   * Starts with the first pair of overlapping parts; the result if no finite push separates all.
   */
  private void findFirst() {
    for (int i = 0; i < a.parts().size(); i++) {
      for (int j = 0; j < b.parts().size(); j++) {
        if (bounds.mayMeet(i, j) && pair.set(a.parts(), i, b.parts(), j).overlap()) {
          pair.contact(shortest).normalizePush();
          return;
        }
      }
    }
  }

  private void tryOutOfBounds() {
    Parts from = a.parts();
    Parts to = b.parts();
    Penetration.boxBox(
        from.minX(),
        from.minY(),
        from.maxX(),
        from.maxY(),
        to.minX(),
        to.minY(),
        to.maxX(),
        to.maxY(),
        next);
    if (next.depth() > 0) {
      keepIfShorter(next.normalX(), next.normalY(), next.depth(), next.pushX(), next.pushY());
    }
  }

  private void tryAlongEach() {
    for (int i = 0; i < a.parts().size(); i++) {
      for (int j = 0; j < b.parts().size(); j++) {
        if (bounds.mayMeet(i, j) && pair.set(a.parts(), i, b.parts(), j).overlap()) {
          pair.contact(along);
          tryAlong();
        }
      }
    }
  }

  /** Moves along one normal until all parts are separated, apart from rounding. */
  private void tryAlong() {
    double x = along.normalX();
    double y = along.normalY();
    double length = along.depth();
    double motionX = along.pushX();
    double motionY = along.pushY();
    for (int pass = 0; pass < MOST_PASSES && length < pushLength; pass++) {
      if (!b.canMoveBy(motionX, motionY)) {
        return;
      }
      moveBy(motionX, motionY);
      double farther = lengthAlong(x, y, length);
      if (farther == length) {
        keepIfShorter(x, y, length, motionX, motionY);
        return;
      }
      length = farther;
      motionX = x * length;
      motionY = y * length;
    }
  }

  private void moveBy(double x, double y) {
    b.moveBy(x, y);
    movedBounds.set(a.parts(), b.movedParts());
  }

  /**
   * Returns how far b, which has moved by a length along the normal, must move in all; infinity if
   * that separates too slowly, or not with a shorter push.
   */
  private double lengthAlong(double x, double y, double length) {
    double farther = lengthAlong(obstacleA, obstacleB, x, y, length);
    for (int i = 0; i < a.parts().size() && farther < pushLength; i++) {
      for (int j = 0; j < b.movedParts().size() && farther < pushLength; j++) {
        double forParts = lengthAlong(i, j, x, y, length);
        if (forParts > farther) {
          farther = forParts;
          obstacleA = i;
          obstacleB = j;
        }
      }
    }
    return farther < pushLength ? farther : Double.POSITIVE_INFINITY;
  }

  /** Returns the same for one part of each shape. */
  private double lengthAlong(int i, int j, double x, double y, double length) {
    if (!findOverlap(i, j)) {
      return length;
    }
    double help = next.normalX() * x + next.normalY() * y;
    return help < LEAST_HELP
        ? Double.POSITIVE_INFINITY
        : Math.min(length + next.depth() / help, Double.MAX_VALUE);
  }

  /** Writes the contact of a part and a moved part to {@link #next} if they overlap. */
  private boolean findOverlap(int i, int j) {
    if (!movedBounds.mayMeet(i, j) || !pair.set(a.parts(), i, b.movedParts(), j).overlap()) {
      return false;
    }
    pair.contactWithoutPush(next);
    return true;
  }

  /** Pushes out of the deepest overlap, then out of the deepest remaining one, and so on. */
  private void tryFromPartToPart() {
    double x = 0;
    double y = 0;
    for (int pass = 0; pass < MOST_PASSES; pass++) {
      if (!b.canMoveBy(x, y)) {
        return;
      }
      moveBy(x, y);
      if (!findDeepest()) {
        double scale = Rounded.scaleFor(x, y);
        double length = Rounded.length(x * scale, y * scale);
        keepIfShorter(x * scale / length, y * scale / length, length / scale, x, y);
        return;
      }
      x = Rounded.finite(x + next.pushX());
      y = Rounded.finite(y + next.pushY());
    }
  }

  /**
   * Writes the deepest contact of the moved b to {@link #next}; returns false if nothing overlaps.
   */
  private boolean findDeepest() {
    double deepest = 0;
    int partA = 0;
    int partB = 0;
    for (int i = 0; i < a.parts().size(); i++) {
      for (int j = 0; j < b.movedParts().size(); j++) {
        if (findOverlap(i, j) && next.depth() > deepest) {
          deepest = next.depth();
          partA = i;
          partB = j;
        }
      }
    }
    if (deepest > 0) {
      pair.set(a.parts(), partA, b.movedParts(), partB).contact(next);
    }
    return deepest > 0;
  }

  /** Keeps a push that separates the shapes if it is shorter; adds a few ulps if needed. */
  private void keepIfShorter(double x, double y, double depth, double firstX, double firstY) {
    double step = Math.max(size, depth) * ErrorBounds.ULP + Double.MIN_VALUE;
    double most = Math.min(Math.min(pushLength, depth + FEW_ULPS * step), Double.MAX_VALUE);
    double length = depth;
    double pushX = firstX;
    double pushY = firstY;
    while (length < most && b.canMoveBy(pushX, pushY)) {
      b.moveBy(pushX, pushY);
      if (!moved.meet(false)) {
        shortest.set(true, x, y, depth, shortest.pointX(), shortest.pointY());
        shortest.setPush(pushX, pushY);
        pushLength = length;
        return;
      }
      length = Math.min(length + step, Double.MAX_VALUE);
      pushX = x * length;
      pushY = y * length;
    }
  }
}
