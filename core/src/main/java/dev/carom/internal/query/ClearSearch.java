package dev.carom.internal.query;

import dev.carom.Shape;
import dev.carom.internal.state.Scene;
import dev.carom.internal.state.ShapeIndex;
import dev.carom.pair.Parts;

/** Finds out whether a box is clear of the bounds of all shapes in question, part by part. */
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
   * True if the bounds of no part of a shape meet the box; false also if mostLooks shapes are not
   * enough to tell. The query has begun.
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

  /** The bounds of a level that is one compound are in the way everywhere, its parts are not. */
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
