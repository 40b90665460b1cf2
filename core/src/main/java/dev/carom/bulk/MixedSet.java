// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.join.PairTree;
import dev.carom.pair.Parts;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.RandomAccess;

/** Shapes of any kinds, which are read as their parts. */
final class MixedSet extends BoundedSet {
  private static final String NAME = "shapes";
  private static final int ALL = -1;
  private static final int FLAT_X = 1;
  private static final int FLAT_Y = 2;

  /** The square of a length above this has lost no digits to underflow. */
  private static final double SHORTEST_SQUARE =
      ErrorBounds.SMALLEST_TO_SQUARE * ErrorBounds.SMALLEST_TO_SQUARE;

  /** The parts of all shapes, one shape after the other. */
  final Parts parts = new Parts();

  /** The first part of each shape, and the end of the last. */
  private int[] firstPart = new int[1];

  /** The bounds of each part: minX, minY, maxX and maxY. */
  private double[] partSides = {};

  /** In which directions each shape is flat. */
  private byte[] flat = {};

  /** The given shapes; one of both is null. */
  private Shape[] array;

  private List<? extends Shape> list;

  /** How many of them are wanted; negative for all. */
  private int wanted = ALL;

  /** Sets the shapes. */
  MixedSet use(Shape[] shapes) {
    array = Arguments.present(NAME, shapes);
    list = null;
    wanted = ALL;
    return this;
  }

  /** Sets the shapes. */
  MixedSet use(List<? extends Shape> shapes) {
    list = Arguments.present(NAME, shapes);
    array = null;
    wanted = ALL;
    return this;
  }

  @Override
  public int count() {
    return wanted == ALL ? size() : wanted;
  }

  private int size() {
    return array == null ? list.size() : array.length;
  }

  @Override
  ShapeSet first(String countName, int count) {
    checkCount(countName, count, NAME, size());
    wanted = count;
    return this;
  }

  @Override
  void read() {
    int wantedNow = count();
    // A list may have become shorter.
    checkCount("count", wantedNow, NAME, size());
    begin(wantedNow);
    if (array != null || list instanceof RandomAccess) {
      while (count < wantedNow) {
        add(array != null ? array[count] : list.get(count));
      }
    } else {
      Iterator<? extends Shape> shapes = list.iterator();
      while (count < wantedNow) {
        add(shapes.next());
      }
    }
  }

  private void begin(int capacity) {
    count = 0;
    parts.clear();
    if (firstPart.length < capacity + 1) {
      firstPart = new int[capacity + capacity / 4 + 1];
      flat = new byte[capacity + capacity / 4];
    }
  }

  private void add(Shape shape) {
    if (shape == null) {
      throw new NullPointerException(name(NAME, count) + " must not be null");
    }
    parts.add(shape);
    firstPart[++count] = parts.size();
  }

  @Override
  void refer() {
    // Shapes are not given as arrays of numbers.
  }

  @Override
  SetKind kind() {
    return SetKind.SHAPES;
  }

  @Override
  void bound(int k) {
    if (partSides.length < 4 * parts.size()) {
      partSides = new double[4 * (parts.size() + parts.size() / 4)];
    }
    double minX = Double.POSITIVE_INFINITY;
    double minY = Double.POSITIVE_INFINITY;
    double maxX = Double.NEGATIVE_INFINITY;
    double maxY = Double.NEGATIVE_INFINITY;
    int allFlat = FLAT_X | FLAT_Y;
    for (int part = firstPart[k]; part < firstPart[k + 1]; part++) {
      int at = 4 * part;
      partSides[at] = parts.low(part, 0);
      partSides[at + 1] = parts.low(part, 1);
      partSides[at + 2] = parts.high(part, 0);
      partSides[at + 3] = parts.high(part, 1);
      minX = Math.min(minX, partSides[at]);
      minY = Math.min(minY, partSides[at + 1]);
      maxX = Math.max(maxX, partSides[at + 2]);
      maxY = Math.max(maxY, partSides[at + 3]);
      allFlat &= flatness(part);
    }
    flat[k] = (byte) allFlat;
    setBounds(k, minX, minY, maxX, maxY);
  }

  private int flatness(int part) {
    boolean isFlat = parts.radius(part) == 0;
    return switch (parts.kind(part)) {
      case CIRCLE -> isFlat ? FLAT_X | FLAT_Y : 0;
      case BOX, CAPSULE ->
          (isFlat && parts.first(part) == parts.third(part) ? FLAT_X : 0)
              + (isFlat && parts.second(part) == parts.fourth(part) ? FLAT_Y : 0);
      case POLYGON -> 0;
    };
  }

  @Override
  boolean isFlatX(int k) {
    return (flat[k] & FLAT_X) != 0;
  }

  @Override
  boolean isFlatY(int k) {
    return (flat[k] & FLAT_Y) != 0;
  }

  /** Returns true if a shape of this set and one of another form a pair. Exact. */
  boolean accepts(int k, MixedSet other, int otherK, PartTests tests) {
    int begin = other.firstPart[otherK];
    int end = other.firstPart[otherK + 1];
    for (int part = firstPart[k]; part < firstPart[k + 1]; part++) {
      int at = 4 * part;
      double minX = tests.below(partSides[at]);
      double minY = tests.below(partSides[at + 1]);
      double maxX = tests.above(partSides[at + 2]);
      double maxY = tests.above(partSides[at + 3]);
      if (end - begin > 1
          && !(minX <= other.maxX(otherK)
              && maxX >= other.minX(otherK)
              && minY <= other.maxY(otherK)
              && maxY >= other.minY(otherK))) {
        continue;
      }
      for (int otherPart = begin; otherPart < end; otherPart++) {
        if (other.mayMeet(otherPart, minX, minY, maxX, maxY)
            && tests.accept(parts, part, other.parts, otherPart)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns true if the single part and a shape of this set form a pair. Exact. */
  boolean accepts(int k, PartTests tests) {
    Parts single = tests.single;
    int begin = firstPart[k];
    int end = firstPart[k + 1];
    if (end - begin == 1) {
      return tests.accept(single, 0, parts, begin);
    }
    double minX = tests.below(single.low(0, 0));
    double minY = tests.below(single.low(0, 1));
    double maxX = tests.above(single.high(0, 0));
    double maxY = tests.above(single.high(0, 1));
    for (int part = begin; part < end; part++) {
      if (mayMeet(part, minX, minY, maxX, maxY) && tests.accept(single, 0, parts, part)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayMeet(int part, double minX, double minY, double maxX, double maxY) {
    int at = 4 * part;
    return partSides[at] <= maxX
        && partSides[at + 1] <= maxY
        && partSides[at + 2] >= minX
        && partSides[at + 3] >= minY;
  }

  @Override
  void fill(PairTree tree, int first) {
    for (int k = 0; k < count; k++) {
      tree.setOutside(first + k, minX(k), minY(k), maxX(k), maxY(k), tag(k));
      fillInside(tree, first + k, firstPart[k]);
    }
  }

  /** Sets what is certainly inside a shape: all of its first part, or a circle in that. */
  private void fillInside(PairTree tree, int shape, int part) {
    double x = parts.first(part);
    double y = parts.second(part);
    double radius = parts.radius(part);
    switch (parts.kind(part)) {
      case CIRCLE, CAPSULE -> tree.setInside(shape, x, y, x, y, radius);
      case BOX -> tree.setInside(shape, x, y, parts.third(part), parts.fourth(part), 0);
      case POLYGON -> fillInside(tree, shape, x, y, parts.corners(part), radius);
    }
  }

  /** Sets a circle inside a polygon, around the mean of its corners. */
  private static void fillInside(
      PairTree tree, int shape, double x, double y, double[] corners, double rounding) {
    double meanX = 0;
    double meanY = 0;
    double size = Math.abs(x) + Math.abs(y);
    for (int k = 0; k < corners.length; k += 2) {
      meanX += corners[k] * 2 / corners.length;
      meanY += corners[k + 1] * 2 / corners.length;
      size += Math.abs(corners[k]) + Math.abs(corners[k + 1]);
    }
    double least = Double.POSITIVE_INFINITY;
    double shortest = Double.POSITIVE_INFINITY;
    double cornerX = corners[corners.length - 2];
    double cornerY = corners[corners.length - 1];
    for (int k = 0; k < corners.length; k += 2) {
      double edgeX = corners[k] - cornerX;
      double edgeY = corners[k + 1] - cornerY;
      double cross = edgeX * (meanY - cornerY) - edgeY * (meanX - cornerX);
      double square = edgeX * edgeX + edgeY * edgeY;
      shortest = Math.min(shortest, square);
      least = Math.min(least, cross / Math.sqrt(square));
      cornerX = corners[k];
      cornerY = corners[k + 1];
    }
    // The error of a distance is a few roundings of the sum of all coordinates.
    double radius = least - size * ErrorBounds.SEARCHES;
    boolean isInRange = size < ErrorBounds.LARGEST_TO_SQUARE && shortest > SHORTEST_SQUARE;
    if (radius > 0 && isInRange) {
      double all = radius + rounding * (1 - ErrorBounds.SEARCHES);
      tree.setInside(shape, x + meanX, y + meanY, x + meanX, y + meanY, all);
    } else {
      tree.setInsideUnknown(shape);
    }
  }

  private long tag(int k) {
    long tag = 0;
    for (int part = firstPart[k]; part < firstPart[k + 1]; part++) {
      tag = hash(tag, parts.kind(part).ordinal());
      for (int index = 0; index < 4; index++) {
        tag = hash(tag, parts.number(part, index));
      }
      tag = hash(tag, parts.radius(part));
      if (parts.kind(part) == Parts.Kind.POLYGON) {
        for (double number : parts.corners(part)) {
          tag = hash(tag, number);
        }
      }
    }
    return tag;
  }

  @Override
  boolean isSame(int a, int b) {
    int size = firstPart[a + 1] - firstPart[a];
    if (size != firstPart[b + 1] - firstPart[b]) {
      return false;
    }
    for (int k = 0; k < size; k++) {
      if (!isSamePart(firstPart[a] + k, firstPart[b] + k)) {
        return false;
      }
    }
    return true;
  }

  private boolean isSamePart(int a, int b) {
    return parts.kind(a) == parts.kind(b)
        && parts.first(a) == parts.first(b)
        && parts.second(a) == parts.second(b)
        && parts.third(a) == parts.third(b)
        && parts.fourth(a) == parts.fourth(b)
        && parts.radius(a) == parts.radius(b)
        && (parts.kind(a) != Parts.Kind.POLYGON
            || Arrays.equals(parts.corners(a), parts.corners(b)));
  }

  @Override
  void release() {
    array = null;
    list = null;
    parts.clear();
  }
}
