package dev.carom.pair;

/**
 * Two shapes that are made of parts, and the questions that are answered part by part, without
 * garbage.
 */
public final class CompoundPair {
  private final PartPair pair = new PartPair();
  private Parts a;
  private Parts b;
  private int partA;
  private int partB;

  /** The impact of the pair of parts that comes first so far, and that of another pair. */
  private MutableImpact first = new MutableImpact();

  private MutableImpact next = new MutableImpact();

  /** A pair of shapes that are still to be set. */
  public CompoundPair() {}

  /**
   * Takes two shapes, and returns this pair; what they are made of is read when it is asked for.
   */
  public CompoundPair set(Parts shape, Parts other) {
    a = shape;
    b = other;
    return this;
  }

  /** Takes the second shape alone, for casts, and returns this pair. */
  public CompoundPair setSecond(Parts other) {
    b = other;
    return this;
  }

  /** The part of the first shape that was found. */
  public int partA() {
    return partA;
  }

  /** The part of the second shape that was found. */
  public int partB() {
    return partB;
  }

  /**
   * True if some part of one meets some part of the other, which are then found; whether a touch
   * counts is for the caller.
   */
  public boolean meet(boolean touching) {
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        if (pair.set(a, i, b, j).meet(touching)) {
          partA = i;
          partB = j;
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the distance of the closest parts. */
  public double distance() {
    double smallest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        smallest = Math.min(smallest, pair.set(a, i, b, j).distance());
      }
    }
    return smallest;
  }

  /** Finds the first of the closest pairs of parts, and returns it. */
  public PartPair findClosest() {
    partA = 0;
    partB = 0;
    double smallest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        double distance = pair.set(a, i, b, j).distance();
        if (distance < smallest) {
          smallest = distance;
          partA = i;
          partB = j;
        }
      }
    }
    return found();
  }

  /** Returns the parts that were found. */
  public PartPair found() {
    return pair.set(a, partA, b, partB);
  }

  /** True if each part of the second shape is contained in a part of the first. */
  boolean contains() {
    for (int j = 0; j < b.size(); j++) {
      if (!contains(j)) {
        return false;
      }
    }
    return true;
  }

  private boolean contains(int j) {
    for (int i = 0; i < a.size(); i++) {
      if (pair.set(a, i, b, j).contains()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the impact of the first shape, moving by (x, y), on the second, moving by (u, v): of
   * all pairs of parts the one that comes first, or of several the one that overlaps deepest. It is
   * valid until the next question.
   *
   * @param stopsAtFlat whether a flat part hits a parallel flat one that it goes through or onto
   */
  public MutableImpact sweep(double x, double y, double u, double v, boolean stopsAtFlat) {
    first.setNone();
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        pair.set(a, i, b, j).sweep(x, y, u, v, next);
        if (stopsAtFlat && !next.hit() && a.isFlat(i) && b.isFlat(j)) {
          pair.sweepFlat(x, y, u, v, next);
        }
        if (next.hit() && (!first.hit() || next.comesBefore(first))) {
          takeNext();
        }
      }
    }
    return first;
  }

  /**
   * Returns where a segment enters the second shape: of several parts the first one in which it
   * starts, or else the one that is hit first. It is valid until the next question.
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

  /** Returns where a segment leaves the last part of the second shape that it is in. */
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
    // The start may be in another part than the exit.
    return first.setExit(startsInside);
  }

  private void takeNext() {
    MutableImpact swapped = first;
    first = next;
    next = swapped;
  }
}
