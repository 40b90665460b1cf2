// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import dev.carom.internal.bounds.SearchPath;
import dev.carom.internal.bounds.Visitor;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.grid.CellVisitor;
import dev.carom.internal.grid.LooseGrid;
import dev.carom.internal.grid.PackedGrid;
import dev.carom.internal.grid.SegmentVisitor;
import java.util.Arrays;

/**
 * The spatial index of all shapes. Moving ones are in a loose grid; static ones in a packed grid
 * or, if they were added or moved after it was built, in a loose one until there are enough to
 * rebuild it. Expensive updates wait until the next search.
 */
public final class ShapeIndex {
  private static final int LEAST_TO_PACK = 64;

  private final ShapeStore shapes;
  private final SlotSet moving = new SlotSet();
  private final SlotSet statics = new SlotSet();
  private final LooseGrid movingGrid;
  private final IntList moved = new IntList();

  /**
   * By slot: true if it is in the list of shapes that moved since the last search of the moving
   * grid.
   */
  private boolean[] hasMoved = new boolean[16];

  /** True if a shape has moved since the last {@link #updateBounds}. */
  private boolean areBoundsBehind;

  /** True if updates are pending; of several concurrent readers, the first one does them. */
  private volatile boolean isBehind;

  private final LooseGrid pendingGrid;
  private final PackedGrid packedGrid = new PackedGrid();
  private boolean[] packed = new boolean[16];

  /** The number of shapes in the packed grid whose entries are out of date. */
  private int outdated;

  /**
   * True if the packed grid must be built before the next search; some static shapes wait for that.
   */
  private boolean mustPack;

  private final FilterGroups groups = new FilterGroups();

  /** Slots whose bounds will change. */
  private final IntList changing = new IntList();

  /** Creates an index of no shapes. */
  public ShapeIndex(ShapeStore shapes) {
    this.shapes = shapes;
    movingGrid = new LooseGrid(shapes.bounds());
    pendingGrid = new LooseGrid(shapes.bounds());
  }

  /** Returns the slots of the shapes that are not static. */
  public SlotSet moving() {
    return moving;
  }

  SlotSet statics() {
    return statics;
  }

  /** Returns all shapes grouped by filter. */
  public FilterGroups groups() {
    return groups;
  }

  /** Adds the shape in a slot. */
  public void add(int slot) {
    groups.add(slot, shapes.category(slot), shapes.mask(slot), shapes.isStatic(slot));
    if (shapes.isStatic(slot)) {
      if (slot >= packed.length) {
        packed = Arrays.copyOf(packed, Math.max(slot + 1, 2 * packed.length));
      }
      packed[slot] = false;
      statics.add(slot);
      addPending(slot);
    } else {
      moving.add(slot);
      movingGrid.add(slot);
      if (slot >= hasMoved.length) {
        hasMoved = Arrays.copyOf(hasMoved, Math.max(slot + 1, 2 * hasMoved.length));
      }
    }
  }

  /** Announces that this many static shapes will be added. */
  public void expectStatics(int more) {
    if (more > packedGrid.size() / 4) {
      packSoon();
    }
  }

  /** Records that the filter of a shape has changed. */
  public void filtered(int slot) {
    groups.update(slot, shapes.category(slot), shapes.mask(slot), shapes.isStatic(slot));
  }

  /** Records that a shape has moved or changed its size. */
  public void moved(int slot) {
    if (shapes.isStatic(slot)) {
      movedStatic(slot);
    } else {
      noteMoved(slot);
    }
  }

  private void movedStatic(int slot) {
    shapes.updateBounds(slot);
    if (packed[slot]) {
      unpack(slot);
      addPending(slot);
    } else if (pendingGrid.contains(slot)) {
      pendingGrid.moved(slot);
    }
  }

  /** Bounds and grid are updated when they are needed next, which often never happens. */
  private void noteMoved(int slot) {
    areBoundsBehind = true;
    if (!hasMoved[slot]) {
      hasMoved[slot] = true;
      moved.add(slot);
      if (!isBehind) {
        isBehind = true;
      }
    }
  }

  /** Updates the bounds of the shapes that were moved, for code that does not search this index. */
  void updateBounds() {
    for (int k = 0; k < moved.size && areBoundsBehind; k++) {
      shapes.updateBounds(moved.items[k]);
    }
    areBoundsBehind = false;
  }

  /** Does the pending updates. */
  private void catchUp() {
    if (isBehind) {
      catchUpAlone();
    }
  }

  private synchronized void catchUpAlone() {
    if (isBehind) {
      applyMoves();
      if (mustPack) {
        pack();
      }
      isBehind = false;
    }
  }

  private void applyMoves() {
    updateBounds();
    for (int k = 0; k < moved.size; k++) {
      int slot = moved.items[k];
      hasMoved[slot] = false;
      movingGrid.moved(slot);
    }
    moved.clear();
  }

  /** Removes the shape in a slot, which must still be in the store. */
  public void remove(int slot) {
    groups.remove(slot, shapes.isStatic(slot));
    if (!shapes.isStatic(slot)) {
      if (hasMoved[slot]) {
        applyMoves();
      }
      moving.remove(slot);
      movingGrid.remove(slot);
      return;
    }
    statics.remove(slot);
    if (packed[slot]) {
      unpack(slot);
    } else if (pendingGrid.contains(slot)) {
      pendingGrid.remove(slot);
    }
  }

  private void unpack(int slot) {
    packed[slot] = false;
    outdated++;
    packIfWorthwhile();
  }

  private void addPending(int slot) {
    if (!mustPack) {
      pendingGrid.add(slot);
      packIfWorthwhile();
    }
  }

  private void packIfWorthwhile() {
    if (pendingGrid.size() + outdated > Math.max(LEAST_TO_PACK, packedGrid.size() / 4)) {
      packSoon();
    }
  }

  private void packSoon() {
    mustPack = true;
    isBehind = true;
  }

  /** Rebuilds the packed grid from all static shapes. */
  private void pack() {
    packedGrid.build(shapes.bounds(), statics.items(), statics.size());
    for (int k = 0; k < statics.size(); k++) {
      packed[statics.get(k)] = true;
    }
    pendingGrid.clear();
    outdated = 0;
    mustPack = false;
  }

  /**
   * Prepares for the shapes of some slots to be replaced by those of others; call {@link #replaced}
   * afterwards. Shapes that stay where they are cost next to nothing.
   */
  public void replace(Slots before, Slots after, ShapeStore replacements) {
    for (int slot = before.nextInUse(0); slot != SlotBits.NONE; slot = before.nextInUse(slot + 1)) {
      if (!after.inUse(slot) || replacements.isStatic(slot) != shapes.isStatic(slot)) {
        remove(slot);
      } else if (!shapes.hasSameBounds(slot, replacements)) {
        changing.add(slot);
      }
    }
  }

  /** Adds the shapes of these slots, after all were replaced. */
  public void replaced(Slots slots) {
    for (int k = 0; k < changing.size; k++) {
      moved(changing.items[k]);
    }
    changing.clear();
    groups.reserve(slots.count());
    if (statics.size() == 0) {
      expectStatics(slots.size() - moving.size());
    }
    for (int slot = slots.nextInUse(0); slot != SlotBits.NONE; slot = slots.nextInUse(slot + 1)) {
      if (moving.contains(slot) || statics.contains(slot)) {
        filtered(slot);
      } else {
        add(slot);
      }
    }
  }

  /** Visits all shapes, each once. */
  public void visitAll(BoxSearch search) {
    catchUp();
    groups.visitAll(search);
  }

  /** Visits all shapes that a shape with this filter may meet, each once. */
  public void visitAllowed(long category, long mask, BoxSearch search) {
    catchUp();
    groups.visit(category, mask, search);
  }

  /**
   * Visits all shapes whose bounds meet the box, each once; returns false if the search was
   * stopped.
   */
  public boolean inBox(double minX, double minY, double maxX, double maxY, BoxSearch search) {
    return staticInBox(minX, minY, maxX, maxY, search)
        && movingInBox(minX, minY, maxX, maxY, search);
  }

  /** Visits all shapes whose bounds contain the point, each once. */
  public void at(double x, double y, BoxSearch search) {
    catchUp();
    search.expectPacked(outdated > 0 ? this : null);
    boolean goOn = packedGrid.at(x, y, search);
    search.expectPacked(null);
    if (goOn && pendingGrid.size() > 0) {
      goOn = pendingGrid.at(x, y, search);
    }
    if (goOn && movingGrid.size() > 0) {
      movingGrid.at(x, y, search);
    }
  }

  /**
   * Visits all static shapes whose bounds are within the reach of a point, and maybe a few others;
   * some more than once. Returns the reach that the search returned last.
   */
  public double staticsAround(double x, double y, double reach, SegmentSearch search) {
    catchUp();
    search.expectPacked(outdated > 0 ? this : null);
    double left = packedGrid.around(x, y, reach, search);
    search.expectPacked(null);
    return left;
  }

  /** Returns true if most shapes are among those of {@link #staticsAround}. */
  public boolean isMostlyStatic() {
    catchUp();
    return packedGrid.size() > moving.size() + pendingGrid.size();
  }

  /** Visits all shapes whose bounds meet the box, apart from those of {@link #staticsAround}. */
  public boolean othersInBox(double minX, double minY, double maxX, double maxY, BoxSearch search) {
    return (pendingGrid.size() == 0 || pendingGrid.inBox(minX, minY, maxX, maxY, search))
        && (movingGrid.size() == 0 || movingGrid.inBox(minX, minY, maxX, maxY, search));
  }

  boolean movingInBox(double minX, double minY, double maxX, double maxY, BoxSearch search) {
    catchUp();
    return movingGrid.inBox(minX, minY, maxX, maxY, search);
  }

  boolean staticInBox(double minX, double minY, double maxX, double maxY, BoxSearch search) {
    catchUp();
    search.expectPacked(outdated > 0 ? this : null);
    boolean goOn = packedGrid.inBox(minX, minY, maxX, maxY, search);
    search.expectPacked(null);
    return goOn && (pendingGrid.size() == 0 || pendingGrid.inBox(minX, minY, maxX, maxY, search));
  }

  /**
   * Visits all shapes whose bounds, enlarged by the pad of the path, meet it up to the time that
   * the search sets. May visit a few others, and some more than once.
   */
  public void along(SearchPath path, SegmentSearch search) {
    catchUp();
    search.expectPacked(outdated > 0 ? this : null);
    double limit = packedGrid.along(path, 1, search);
    search.expectPacked(null);
    if (limit >= 0 && pendingGrid.size() > 0) {
      limit = pendingGrid.along(path, limit, search);
    }
    if (limit >= 0) {
      movingGrid.along(path, limit, search);
    }
  }

  /** Estimates how much {@link #movingInBox} has to look at, found or not. */
  double movingEffort(double minX, double minY, double maxX, double maxY) {
    catchUp();
    return movingGrid.effort(minX, minY, maxX, maxY);
  }

  /** Estimates how much {@link #inBox} has to look at in addition to the shapes that it finds. */
  public double effort(double minX, double minY, double maxX, double maxY) {
    catchUp();
    return movingGrid.effort(minX, minY, maxX, maxY) + pendingGrid.effort(minX, minY, maxX, maxY);
  }

  /**
   * Returns a lower bound on the distance of all shapes from an interval of x; not positive if they
   * may meet it.
   */
  public double gapX(double min, double max) {
    catchUp();
    return Math.min(
        packedGrid.extent().gapX(min, max),
        Math.min(pendingGrid.extent().gapX(min, max), movingGrid.extent().gapX(min, max)));
  }

  /**
   * Returns a lower bound on the distance of all shapes from an interval of y; not positive if they
   * may meet it.
   */
  public double gapY(double min, double max) {
    catchUp();
    return Math.min(
        packedGrid.extent().gapY(min, max),
        Math.min(pendingGrid.extent().gapY(min, max), movingGrid.extent().gapY(min, max)));
  }

  /** Returns a rough distance between shapes; positive. */
  public double spacing() {
    catchUp();
    double distance =
        moving.size() > packedGrid.size() ? movingGrid.spacing() : packedGrid.spacing();
    return distance > 0 && Arguments.isFinite(distance) ? distance : 1;
  }

  /** Visits the cells of all grids, for drawing. */
  public void cells(CellVisitor visitor) {
    catchUp();
    packedGrid.cells(visitor);
    pendingGrid.cells(visitor);
    movingGrid.cells(visitor);
  }

  /** Receives the shapes found, and knows which entries are out of date. */
  private abstract static class Search {
    /** The index whose packed grid is being searched, if some of its entries are out of date. */
    private ShapeIndex packed;

    final void expectPacked(ShapeIndex index) {
      if (packed != index) {
        packed = index;
      }
    }

    /** Returns true if the shape is no longer there, or is also in another grid. */
    final boolean isOutdated(int slot) {
      return packed != null && !packed.packed[slot];
    }
  }

  /** A search for shapes whose bounds meet a box. */
  public abstract static class BoxSearch extends Search implements Visitor {
    /** Receives a shape, each once; returns false to stop the search. */
    protected abstract boolean found(int slot);

    @Override
    public final boolean visit(int id) {
      return isOutdated(id) || found(id);
    }
  }

  /** A search for shapes along a segment. */
  public abstract static class SegmentSearch extends Search implements SegmentVisitor {
    /** Receives a shape, possibly repeatedly, and returns the time up to which to continue. */
    protected abstract double found(int slot, double limit);

    @Override
    public final double visit(int id, double limit) {
      return isOutdated(id) ? limit : found(id, limit);
    }
  }
}
