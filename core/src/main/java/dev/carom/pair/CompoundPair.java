// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

/**
 * Answers questions about two shapes made of parts by going through all pairs of parts, without
 * allocating.
 */
public final class CompoundPair {
  private final PartPair pair = new PartPair();
  private final PartBounds bounds = new PartBounds();
  private Parts a;
  private Parts b;
  private int partA;
  private int partB;

  /** The impact of the earliest pair of parts so far, and the impact of another pair. */
  private MutableImpact first = new MutableImpact();

  private MutableImpact next = new MutableImpact();

  /** Creates a pair without shapes; call {@link #set} or {@link #setSecond} before asking. */
  public CompoundPair() {}

  /** Sets both shapes and returns this pair. The parts are read when a question is asked. */
  public CompoundPair set(Parts shape, Parts other) {
    a = shape;
    b = other;
    return this;
  }

  /** Sets only the second shape, for casts, and returns this pair. */
  public CompoundPair setSecond(Parts other) {
    b = other;
    return this;
  }

  /**
   * Returns the index of the part of the first shape that {@link #meet} or {@link #findClosest}
   * found.
   */
  public int partA() {
    return partA;
  }

  /**
   * Returns the index of the part of the second shape that {@link #meet} or {@link #findClosest}
   * found.
   */
  public int partB() {
    return partB;
  }

  /**
   * Returns true if a part of one shape meets a part of the other, and remembers the first such
   * pair.
   *
   * @param touching whether parts that only touch count
   */
  public boolean meet(boolean touching) {
    bounds.set(a, b);
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        if (bounds.mayMeet(i, j) && pair.set(a, i, b, j).meet(touching)) {
          partA = i;
          partB = j;
          return true;
        }
      }
    }
    return false;
  }

  /** Finds the closest pair of parts, as {@link #findClosest} does, and returns its distance. */
  public double distance() {
    return distanceBelow(Double.POSITIVE_INFINITY);
  }

  /** Finds the closest pair of parts, if their distance is below a limit; else returns that. */
  private double distanceBelow(double limit) {
    partA = 0;
    partB = 0;
    double smallest = limit;
    bounds.set(a, b);
    for (int i = 0; i < a.size() && smallest > 0; i++) {
      for (int j = 0; j < b.size(); j++) {
        if (bounds.mayBeCloser(i, j, smallest) && !pair.set(a, i, b, j).isFarther(smallest)) {
          double distance = pair.distance();
          if (distance < smallest) {
            smallest = distance;
            partA = i;
            partB = j;
          }
        }
      }
    }
    return smallest;
  }

  /** Returns true if the distance is at most the given one, which must not be negative. Exact. */
  public boolean isWithin(double distance) {
    return isWithin(distance, true);
  }

  /**
   * Returns true if a part of one shape and a part of the other are within a distance, as in {@link
   * PartPair#isWithin}.
   */
  public boolean isWithin(double distance, boolean touching) {
    bounds.set(a, b);
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        if (bounds.mayBeCloser(i, j, distance)
            && pair.set(a, i, b, j).isWithin(distance, touching)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Does the same for the sum of two positive distances, which is not rounded; slow. */
  boolean isWithin(double distance, double more, boolean touching) {
    ConvexPair convex = ConvexPair.ofThisThread();
    boolean hasTails = a.hasTails() || b.hasTails();
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        convex.first().set(a, i, hasTails);
        convex.second().set(b, j, hasTails);
        if (convex.isWithin(distance, more, touching)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Finds the closest pair of parts, the first one if several are equally close, and returns it.
   */
  public PartPair findClosest() {
    distance();
    return found();
  }

  /** Does the same, faster if the distance is below a guess: other parts are ruled out sooner. */
  public PartPair findClosest(double guess) {
    return distanceBelow(guess) < guess ? found() : findClosest();
  }

  /** Returns the pair of parts that was found last. */
  public PartPair found() {
    return pair.set(a, partA, b, partB);
  }

  /** Returns true if each part of the second shape is contained in a single part of the first. */
  boolean contains() {
    bounds.set(a, b);
    for (int j = 0; j < b.size(); j++) {
      if (!contains(j)) {
        return false;
      }
    }
    return true;
  }

  private boolean contains(int j) {
    for (int i = 0; i < a.size(); i++) {
      if (bounds.mayMeet(i, j) && pair.set(a, i, b, j).contains()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns true if flat parts of the two shapes share a point, and one of these parts is neither a
   * circle nor a box.
   */
  public boolean meetFlat() {
    bounds.set(a, b);
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; a.isFlat(i) && j < b.size(); j++) {
        if (b.isFlat(j) && bounds.mayMeet(i, j) && pair.set(a, i, b, j).intersectInGeneral()) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns the impact of the first shape, moving by (x, y), on the second, moving by (u, v): the
   * earliest one of all pairs of parts, and among equally early ones the deepest. The result is
   * valid until the next question.
   *
   * @param stopsAtFlat whether a flat part hits a flat one that it passes through or reaches,
   *     although the two never overlap
   */
  public MutableImpact sweep(double x, double y, double u, double v, boolean stopsAtFlat) {
    first.setNone();
    bounds.setMoving(a, x, y, b, u, v);
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        if (bounds.mayMeet(i, j)) {
          sweepPart(i, j, x, y, u, v, stopsAtFlat);
        }
      }
    }
    return first;
  }

  /** Returns true if {@link #sweep} would find a hit, which is much faster to decide. */
  public boolean hits(double x, double y, double u, double v, boolean stopsAtFlat) {
    bounds.setMoving(a, x, y, b, u, v);
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        if (bounds.mayMeet(i, j)
            && pair.set(a, i, b, j).hits(x, y, u, v, stopsAtFlat && areFlat(i, j), next)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean areFlat(int i, int j) {
    return a.isFlat(i) && b.isFlat(j);
  }

  private void sweepPart(
      int i, int j, double x, double y, double u, double v, boolean stopsAtFlat) {
    pair.set(a, i, b, j).sweep(x, y, u, v, next);
    if (stopsAtFlat && !next.hit() && areFlat(i, j)) {
      pair.sweepFlat(x, y, u, v, next);
    }
    if (next.hit() && (!first.hit() || next.comesBefore(first))) {
      takeNext();
    }
  }

  /**
   * Returns where a segment enters the second shape: in the first part that contains its start, or
   * else in the part that is hit first. The result is valid until the next question.
   */
  public MutableImpact cast(double x0, double y0, double x1, double y1) {
    first.setNone();
    for (int j = 0; j < b.size() && !first.startsInside(); j++) {
      pair.cast(x0, y0, x1, y1, b, j, next);
      boolean isFirst = next.startsInside() || !first.hit() || next.time() < first.time();
      if (next.hit() && isFirst) {
        takeNext();
      }
    }
    return first;
  }

  /** Returns where a segment leaves the last part of the second shape that it passes through. */
  MutableImpact exit(double x0, double y0, double x1, double y1) {
    first.setNone();
    boolean startsInside = false;
    for (int j = 0; j < b.size(); j++) {
      pair.exit(x0, y0, x1, y1, b, j, next);
      startsInside |= next.startsInside();
      if (next.hit() && (!first.hit() || next.time() > first.time())) {
        takeNext();
      }
    }
    // The start may be in a different part from the exit.
    return first.setExit(startsInside);
  }

  private void takeNext() {
    MutableImpact swapped = first;
    first = next;
    next = swapped;
  }
}
