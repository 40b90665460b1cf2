// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import dev.carom.Shape;
import dev.carom.internal.state.ShapeIndex;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.Parts;

/** Finds the shapes that intersect a probe, or their distances from a point; touching counts. */
final class AreaSearch extends ShapeIndex.BoxSearch {
  private final Query query;
  private final Parts scratch = new Parts();
  private final CompoundPair pair = new CompoundPair();
  private final Answer answer;
  private boolean isProbeBox;
  private final Parts center = new Parts();

  /** The largest distance from the centre; negative if distances are not wanted. */
  private double reach;

  AreaSearch(Query query) {
    this.query = query;
    answer = query.answer;
  }

  /** Finds the shapes that intersect the probe of the query. */
  void run() {
    reach = -1;
    run(Answer.Kind.AREA);
  }

  /** Finds the shapes that contain a point, which is the probe of the query. */
  void runAt(double x, double y) {
    reach = -1;
    isProbeBox = true;
    answer.begin(Answer.Kind.AREA);
    query.scene().index.at(x, y, this);
    answer.sort();
  }

  /** Finds the shapes within the radius of the probe, a circle, with their distances. */
  void runWithin() {
    reach = query.probe.third(0);
    center.setCircle(query.probe.first(0), query.probe.second(0), 0);
    run(Answer.Kind.NEAREST);
  }

  private void run(Answer.Kind kind) {
    Parts probe = query.probe;
    probe.updateBounds();
    isProbeBox = probe.size() == 1 && probe.kind(0) == Parts.Kind.BOX && !probe.hasTails();
    run(kind, probe.minX(), probe.minY(), probe.maxX(), probe.maxY());
  }

  private void run(Answer.Kind kind, double minX, double minY, double maxX, double maxY) {
    answer.begin(kind);
    query.scene().index.inBox(minX, minY, maxX, maxY, this);
    answer.sort();
  }

  private ShapeStore shapes() {
    return query.scene().shapes;
  }

  @Override
  protected boolean found(int slot) {
    if (query.matches(slot) && meetsProbe(slot) && query.accepts(slot)) {
      answer.add(slot, reach < 0 ? 0 : distance(slot));
    }
    return true;
  }

  /** Returns the distance, which never contradicts the exact verdict. */
  private double distance(int slot) {
    return Math.min(reach, pair.set(center, shapes().parts(slot, scratch)).distance());
  }

  /**
   * Returns true if a shape whose bounds meet the probe meets it too; boxes without tails always
   * do.
   */
  private boolean meetsProbe(int slot) {
    return isProbeBox && shapes().kind(slot) == Shape.Kind.BOX && !shapes().hasTails(slot)
        || pair.set(query.probe, shapes().parts(slot, scratch)).meet(true);
  }
}
