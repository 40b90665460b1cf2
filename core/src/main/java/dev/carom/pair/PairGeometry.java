package dev.carom.pair;

/**
 * The questions of {@link dev.carom.pair} about shapes that are given as {@link Parts}. Holds the
 * numbers of one pair of parts at a time, so everyone who asks needs one of these.
 */
public final class PairGeometry {
  private static final int CIRCLE_CIRCLE = 0;
  private static final int CIRCLE_BOX = 1;
  private static final int BOX_CIRCLE = 2;
  private static final int BOX_BOX = 3;
  private static final int STRICT = 4;
  private static final int WITH_PUSH = 4;

  /** For circles x, y and radius; for boxes the four sides. */
  private double a0;

  private double a1;
  private double a2;
  private double a3;
  private double b0;
  private double b1;
  private double b2;
  private double b3;
  private int kinds;

  /** The same pair if some numbers have tails, which is asked in place of the rounded numbers. */
  private final PlacedPair placed = new PlacedPair();

  private boolean isPlaced;

  /** A pair of parts that are still to be set. */
  public PairGeometry() {}

  /** Sets the first part, and after it the second must be set. */
  public void setFirst(boolean circle, double first, double second, double third, double fourth) {
    kinds = circle ? CIRCLE_CIRCLE : BOX_CIRCLE;
    isPlaced = false;
    a0 = first;
    a1 = second;
    a2 = third;
    a3 = fourth;
  }

  /** Sets the second part. */
  public void setSecond(boolean circle, double first, double second, double third, double fourth) {
    kinds |= circle ? CIRCLE_CIRCLE : CIRCLE_BOX;
    b0 = first;
    b1 = second;
    b2 = third;
    b3 = fourth;
  }

  private void set(Parts a, int i, Parts b, int j) {
    setFirst(a.isCircle(i), a.first(i), a.second(i), a.third(i), a.fourth(i));
    setSecond(b.isCircle(j), b.first(j), b.second(j), b.third(j), b.fourth(j));
    isPlaced = a.hasTails() || b.hasTails();
    if (isPlaced) {
      placed.set(
          a.isCircle(i),
          a.numbers(),
          a.tails(),
          4 * i,
          b.isCircle(j),
          b.numbers(),
          b.tails(),
          4 * j);
    }
  }

  private void setPlaces(Parts a, Parts b) {
    if (a.hasPlace()) {
      placed.setPlace(a.placeX(), a.placeY());
    }
    if (b.hasPlace()) {
      placed.setOtherPlace(b.placeX(), b.placeY());
    }
  }

  /** Whether the two parts meet; whether a touch counts is for the caller. */
  public boolean meet(boolean touching) {
    if (isPlaced) {
      return placed.meet(touching);
    }
    return switch (kinds + (touching ? 0 : STRICT)) {
      case CIRCLE_CIRCLE -> Overlap.circleCircle(a0, a1, a2, b0, b1, b2);
      case CIRCLE_BOX -> Overlap.circleBox(a0, a1, a2, b0, b1, b2, b3);
      case BOX_CIRCLE -> Overlap.circleBox(b0, b1, b2, a0, a1, a2, a3);
      case BOX_BOX -> Overlap.boxBox(a0, a1, a2, a3, b0, b1, b2, b3);
      case CIRCLE_CIRCLE + STRICT -> Overlap.circleCircleStrict(a0, a1, a2, b0, b1, b2);
      case CIRCLE_BOX + STRICT -> Overlap.circleBoxStrict(a0, a1, a2, b0, b1, b2, b3);
      case BOX_CIRCLE + STRICT -> Overlap.circleBoxStrict(b0, b1, b2, a0, a1, a2, a3);
      default -> Overlap.boxBoxStrict(a0, a1, a2, a3, b0, b1, b2, b3);
    };
  }

  /** Whether two parts meet; whether a touch counts is for the caller. */
  public boolean meet(Parts a, int i, Parts b, int j, boolean touching) {
    set(a, i, b, j);
    return meet(touching);
  }

  /** Whether some part of one meets some part of the other. */
  public boolean meet(Parts a, Parts b, boolean touching) {
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        if (meet(a, i, b, j, touching)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The distance of the closest parts. */
  public double distance(Parts a, Parts b) {
    double smallest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        smallest = Math.min(smallest, distance(a, i, b, j));
      }
    }
    return smallest;
  }

  /** The distance of two parts. */
  public double distance(Parts a, int i, Parts b, int j) {
    set(a, i, b, j);
    return distance();
  }

  private double distance() {
    if (isPlaced) {
      return placed.distance();
    }
    return switch (kinds) {
      case CIRCLE_CIRCLE -> Distance.circleCircle(a0, a1, a2, b0, b1, b2);
      case CIRCLE_BOX -> Distance.circleBox(a0, a1, a2, b0, b1, b2, b3);
      case BOX_CIRCLE -> Distance.circleBox(b0, b1, b2, a0, a1, a2, a3);
      default -> Distance.boxBox(a0, a1, a2, a3, b0, b1, b2, b3);
    };
  }

  /** Writes how two parts meet; the push takes time and may be left out. */
  public void contact(Parts a, int i, Parts b, int j, boolean withPush, MutableContact contact) {
    set(a, i, b, j);
    if (isPlaced) {
      placed.contact(contact);
      return;
    }
    switch (kinds + (withPush ? WITH_PUSH : 0)) {
      case CIRCLE_CIRCLE -> Meeting.circleCircle(a0, a1, a2, b0, b1, b2, contact);
      case CIRCLE_BOX -> Meeting.circleBox(a0, a1, a2, b0, b1, b2, b3, contact);
      case BOX_CIRCLE -> Meeting.boxCircle(a0, a1, a2, a3, b0, b1, b2, contact);
      case BOX_BOX -> Meeting.boxBox(a0, a1, a2, a3, b0, b1, b2, b3, contact);
      case CIRCLE_CIRCLE + WITH_PUSH -> Contacts.circleCircle(a0, a1, a2, b0, b1, b2, contact);
      case CIRCLE_BOX + WITH_PUSH -> Contacts.circleBox(a0, a1, a2, b0, b1, b2, b3, contact);
      case BOX_CIRCLE + WITH_PUSH -> Contacts.boxCircle(a0, a1, a2, a3, b0, b1, b2, contact);
      default -> Contacts.boxBox(a0, a1, a2, a3, b0, b1, b2, b3, contact);
    }
  }

  /** Writes the impact of a shape of one part, moving by (x, y), on a resting one of one part. */
  public void sweep(Parts a, double x, double y, Parts b, MutableImpact impact) {
    sweep(a, 0, x, y, b, 0, 0, 0, impact);
  }

  /** Writes the impact of one part, moving by (x, y), on another, moving by (u, v). */
  public void sweep(
      Parts a,
      int i,
      double x,
      double y,
      Parts b,
      int j,
      double u,
      double v,
      MutableImpact impact) {
    set(a, i, b, j);
    if (isPlaced) {
      setPlaces(a, b);
      placed.sweep(x, y, u, v, impact);
      return;
    }
    switch (kinds) {
      case CIRCLE_CIRCLE -> Sweep.circleCircle(a0, a1, a2, x, y, b0, b1, b2, u, v, impact);
      case CIRCLE_BOX -> Sweep.circleBox(a0, a1, a2, x, y, b0, b1, b2, b3, u, v, impact);
      case BOX_CIRCLE -> Sweep.boxCircle(a0, a1, a2, a3, x, y, b0, b1, b2, u, v, impact);
      default -> Sweep.boxBox(a0, a1, a2, a3, x, y, b0, b1, b2, b3, u, v, impact);
    }
  }

  /** Writes, if there is no hit, that a flat part goes through a parallel flat one. */
  public void sweepFlat(
      Parts a,
      int i,
      double x,
      double y,
      Parts b,
      int j,
      double u,
      double v,
      MutableImpact impact) {
    if (impact.hit() || !a.isFlat(i) || !b.isFlat(j)) {
      return;
    }
    set(a, i, b, j);
    if (isPlaced) {
      setPlaces(a, b);
      placed.sweepFlat(x, y, u, v, impact);
    } else {
      FlatSweep.boxBox(
          a.first(i),
          a.second(i),
          a.isCircle(i) ? a.first(i) : a.third(i),
          a.isCircle(i) ? a.second(i) : a.fourth(i),
          x,
          y,
          b.first(j),
          b.second(j),
          b.isCircle(j) ? b.first(j) : b.third(j),
          b.isCircle(j) ? b.second(j) : b.fourth(j),
          u,
          v,
          impact);
    }
  }
}
