// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.state.RestingPairs;
import dev.carom.internal.state.ShapeIndex;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.MutableContact;
import dev.carom.pair.PartPair;
import dev.carom.pair.Parts;

/** Finds the shapes that a shape touches, overlaps or rests against, and at which side. */
final class TouchSearch extends ShapeIndex.BoxSearch {
  private final Query query;
  private final Parts scratch = new Parts();
  private final PartPair pair = new PartPair();
  private final CompoundPair compounds = new CompoundPair();

  /** The contact of the deciding parts, and of the parts that are compared with them. */
  private MutableContact contact = new MutableContact();

  private MutableContact next = new MutableContact();
  private final Answer answer;

  /** The direction of the wanted side: -1, 0 or 1; both are 0 for all sides. */
  private int outwardX;

  private int outwardY;

  TouchSearch(Query query) {
    this.query = query;
    answer = query.answer;
  }

  /** Finds the contacts of a shape of the world, which is the probe of the query. */
  void run(int slot, int sideX, int sideY) {
    outwardX = sideX;
    outwardY = sideY;
    answer.begin(Answer.Kind.TOUCH);
    Parts probe = query.probe;
    probe.updateBounds();
    query.scene().index.inBox(probe.minX(), probe.minY(), probe.maxX(), probe.maxY(), this);
    addResting(slot);
    answer.sort();
  }

  private boolean isWanted(int slot) {
    return !shapes().isSensor(slot) && query.matches(slot);
  }

  private ShapeStore shapes() {
    return query.scene().shapes;
  }

  @Override
  protected boolean found(int slot) {
    if (isWanted(slot) && meets(slot) && query.accepts(slot)) {
      add(slot, contact.normalX(), contact.normalY());
    }
    return true;
  }

  private void add(int slot, double normalX, double normalY) {
    int generation = query.scene().slots.generation(slot);
    double depth = contact.depth();
    answer.add(
        slot, generation, 0, normalX, normalY, contact.pointX(), contact.pointY(), depth, false);
  }

  /** Returns true if some parts meet at the side; {@link #contact} is then the deepest contact. */
  private boolean meets(int slot) {
    Parts probe = query.probe;
    Parts parts = shapes().parts(slot, scratch);
    boolean isMet = false;
    for (int i = 0; i < probe.size(); i++) {
      for (int j = 0; j < parts.size(); j++) {
        if (isNear(parts, j) && pair.set(probe, i, parts, j).intersect()) {
          pair.contactWithoutPush(next);
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

  /** Returns false if a part of a compound is apart from the bounds of the probe. */
  private boolean isNear(Parts parts, int part) {
    Parts probe = query.probe;
    return parts.size() == 1
        || parts.mayMeet(part, probe.minX(), probe.minY(), probe.maxX(), probe.maxY());
  }

  private void takeNext() {
    MutableContact swapped = contact;
    contact = next;
    next = swapped;
  }

  /** Returns true if a normal points to the side at least as much as to any other. */
  private boolean isAtSide(double normalX, double normalY) {
    double outward = normalX * outwardX + normalY * outwardY;
    double aside = Math.abs(normalX * outwardY) + Math.abs(normalY * outwardX);
    return outward >= aside;
  }

  /** Adds the shapes that this one was put to rest against and does not touch to the last bit. */
  private void addResting(int slot) {
    RestingPairs resting = shapes().resting();
    for (int end = resting.first(slot); end >= 0; end = resting.next(end)) {
      int other = resting.other(end);
      double normalX = resting.normalX(end);
      double normalY = resting.normalY(end);
      if (isWanted(other)
          && isAtSide(normalX, normalY)
          && !compounds.set(query.probe, shapes().parts(other, scratch)).meet(true)
          && query.accepts(other)) {
        findClosest(other);
        add(other, normalX, normalY);
      }
    }
  }

  /** Sets {@link #contact} to that of the closest parts of a shape that is rounding errors away. */
  private void findClosest(int slot) {
    Parts probe = query.probe;
    double size = Rounded.largest(probe.minX(), probe.minY(), probe.maxX(), probe.maxY());
    compounds
        .set(probe, shapes().parts(slot, scratch))
        .findClosest(size * ErrorBounds.NEGLIGIBLE)
        .contactWithoutPush(contact);
  }
}
