package dev.carom.world;

import dev.carom.internal.state.BoxSearch;
import dev.carom.internal.state.RestingPairs;
import dev.carom.pair.MutableContact;
import dev.carom.pair.PairGeometry;
import dev.carom.pair.Parts;

/** Finds what a shape touches, overlaps or rests against, and with which side. */
final class TouchSearch extends BoxSearch {
  private final Hits hits;
  private final Parts scratch = new Parts();
  private final PairGeometry geometry = new PairGeometry();

  /** How the parts meet that decide, and how those do that are being compared with them. */
  private MutableContact contact = new MutableContact();

  private MutableContact next = new MutableContact();
  private WorldState world;

  /** Null for all sides. */
  private Side side;

  TouchSearch(Hits hits) {
    this.hits = hits;
  }

  /** Asks about a shape of the world, which is the probe that the hits hold. */
  void run(WorldState state, int slot, Side ofSide) {
    world = state;
    side = ofSide;
    hits.begin(Hits.Question.TOUCH);
    Parts probe = hits.probe;
    probe.updateBounds();
    state.index.inBox(probe.minX(), probe.minY(), probe.maxX(), probe.maxY(), this);
    addResting(slot);
    hits.sort();
  }

  private boolean isWanted(int slot) {
    return !world.shapes.isSensor(slot) && hits.criteria.match(slot);
  }

  @Override
  protected boolean found(int slot) {
    if (isWanted(slot) && meets(slot) && hits.criteria.accept(slot)) {
      add(slot, contact.normalX(), contact.normalY());
    }
    return true;
  }

  private void add(int slot, double normalX, double normalY) {
    Handle handle = world.handles.handle(slot);
    double depth = contact.depth();
    hits.addImpact(handle, 0, normalX, normalY, contact.pointX(), contact.pointY(), depth, false);
  }

  /** Whether some parts meet at the side; {@link #contact} is how the deepest of those do. */
  private boolean meets(int slot) {
    Parts probe = hits.probe;
    Parts parts = world.shapes.parts(slot, scratch);
    boolean isMet = false;
    for (int i = 0; i < probe.size(); i++) {
      for (int j = 0; j < parts.size(); j++) {
        if (geometry.meet(probe, i, parts, j, true)) {
          geometry.contact(probe, i, parts, j, false, next);
          if (isAtSide(next.normalX(), next.normalY())
              && (!isMet || next.depth() > contact.depth())) {
            takeNext();
            isMet = true;
          }
        }
      }
    }
    return isMet;
  }

  private void takeNext() {
    MutableContact swapped = contact;
    contact = next;
    next = swapped;
  }

  /** Whether a normal points to the side at least as much as to any other. */
  private boolean isAtSide(double normalX, double normalY) {
    if (side == null) {
      return true;
    }
    double outward = normalX * side.outwardX() + normalY * side.outwardY();
    double aside = Math.abs(normalX * side.outwardY()) + Math.abs(normalY * side.outwardX());
    return outward >= aside;
  }

  /** Adds what the shape was put to rest against and does not touch to the last bit. */
  private void addResting(int slot) {
    RestingPairs resting = world.shapes.resting();
    for (int end = resting.first(slot); end >= 0; end = resting.next(end)) {
      int other = resting.other(end);
      double normalX = resting.normalX(end);
      double normalY = resting.normalY(end);
      if (isWanted(other)
          && isAtSide(normalX, normalY)
          && !geometry.meet(hits.probe, world.shapes.parts(other, scratch), true)
          && hits.criteria.accept(other)) {
        findClosest(other);
        add(other, normalX, normalY);
      }
    }
  }

  /** Lets {@link #contact} be that of the closest parts of a shape that is apart. */
  private void findClosest(int slot) {
    Parts probe = hits.probe;
    Parts parts = world.shapes.parts(slot, scratch);
    double smallest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < probe.size(); i++) {
      for (int j = 0; j < parts.size(); j++) {
        double distance = geometry.distance(probe, i, parts, j);
        if (distance < smallest) {
          smallest = distance;
          geometry.contact(probe, i, parts, j, false, contact);
        }
      }
    }
  }
}
