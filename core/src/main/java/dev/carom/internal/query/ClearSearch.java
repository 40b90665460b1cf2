// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import dev.carom.Shape;
import dev.carom.internal.state.Scene;
import dev.carom.internal.state.ShapeIndex;
import dev.carom.pair.Parts;

/** Tests whether a box is clear of the bounds of all matching shapes, part by part. */
final class ClearSearch extends ShapeIndex.BoxSearch {
  private final Parts scratch = new Parts();
  private Scene scene;
  private Query query;
  private int looksLeft;
  private double minX;
  private double minY;
  private double maxX;
  private double maxY;

  /**
   * Returns true if the bounds of no part of a shape meet the box; also false if {@code mostLooks}
   * shapes are not enough to decide. The query has begun.
   */
  boolean run(Query asked, int mostLooks, double left, double bottom, double right, double top) {
    scene = asked.scene();
    query = asked;
    looksLeft = mostLooks;
    minX = left;
    minY = bottom;
    maxX = right;
    maxY = top;
    return scene.index.effort(minX, minY, maxX, maxY) <= mostLooks
        && scene.index.inBox(minX, minY, maxX, maxY, this);
  }

  @Override
  protected boolean found(int slot) {
    return --looksLeft >= 0 && !(query.matches(slot) && hasPartInBox(slot) && query.accepts(slot));
  }

  /**
   * The bounds of a level that is a single compound block everything; those of its parts do not.
   */
  private boolean hasPartInBox(int slot) {
    if (scene.shapes.kind(slot) != Shape.Kind.COMPOUND) {
      return true;
    }
    Parts parts = scene.shapes.parts(slot, scratch);
    looksLeft -= parts.size();
    for (int k = 0; k < parts.size(); k++) {
      if (parts.mayMeet(k, minX, minY, maxX, maxY)) {
        return true;
      }
    }
    return false;
  }
}
