package dev.carom.world;

import dev.carom.index.CellVisitor;
import dev.carom.index.LooseGrid;
import dev.carom.index.PackedGrid;
import java.util.Arrays;

/**
 * Where the shapes are. Moving ones are in a loose grid; static ones in a packed grid, or, if they
 * came or were moved since that was built, in a loose one until there are enough to build it anew.
 */
final class ShapeIndex {
  private static final int LEAST_TO_REBUILD = 64;

  private final ShapeStore shapes;
  private final SlotSet moving = new SlotSet();
  private final SlotSet statics = new SlotSet();
  private final LooseGrid movingGrid;
  private final IntList moved = new IntList();

  /** Which slots are in the list of those that moved since the grid of moving shapes was asked. */
  private boolean[] hasMoved = new boolean[16];

  /** Whether that list has slots; the first of several readers at once empties it. */
  private volatile boolean isBehind;

  private final LooseGrid pendingGrid;
  private final PackedGrid packedGrid = new PackedGrid();
  private boolean[] packed = new boolean[16];

  /** How many shapes in the packed grid are no longer where it has them. */
  private int outdated;

  ShapeIndex(ShapeStore shapes) {
    this.shapes = shapes;
    movingGrid = new LooseGrid(shapes.bounds());
    pendingGrid = new LooseGrid(shapes.bounds());
  }

  SlotSet moving() {
    return moving;
  }

  SlotSet statics() {
    return statics;
  }

  boolean isPacked(int slot) {
    return packed[slot];
  }

  void add(int slot) {
    if (shapes.isStatic(slot)) {
      addToPack(slot);
      addPending(slot);
    } else {
      moving.add(slot);
      movingGrid.add(slot);
      if (slot >= hasMoved.length) {
        hasMoved = Arrays.copyOf(hasMoved, Math.max(slot + 1, 2 * hasMoved.length));
      }
    }
  }

  /** Adds a static shape that is found only after {@link #pack}. */
  void addToPack(int slot) {
    if (slot >= packed.length) {
      packed = Arrays.copyOf(packed, Math.max(slot + 1, 2 * packed.length));
    }
    packed[slot] = false;
    statics.add(slot);
  }

  /** Notes that the bounds of a shape have changed. */
  void moved(int slot) {
    if (!shapes.isStatic(slot)) {
      noteMoved(slot);
    } else if (packed[slot]) {
      unpack(slot);
      addPending(slot);
    } else {
      pendingGrid.moved(slot);
    }
  }

  /** The grid need not know before it is asked, and often nobody asks. */
  private void noteMoved(int slot) {
    if (!hasMoved[slot]) {
      hasMoved[slot] = true;
      moved.add(slot);
      if (!isBehind) {
        isBehind = true;
      }
    }
  }

  /** The grid of moving shapes, with every shape where it is now. */
  private LooseGrid movingGrid() {
    if (isBehind) {
      catchUp();
    }
    return movingGrid;
  }

  private synchronized void catchUp() {
    if (isBehind) {
      for (int k = 0; k < moved.size; k++) {
        int slot = moved.items[k];
        hasMoved[slot] = false;
        movingGrid.moved(slot);
      }
      moved.clear();
      isBehind = false;
    }
  }

  void remove(int slot) {
    if (!shapes.isStatic(slot)) {
      moving.remove(slot);
      movingGrid().remove(slot);
      return;
    }
    statics.remove(slot);
    if (packed[slot]) {
      unpack(slot);
    } else {
      pendingGrid.remove(slot);
    }
  }

  private void unpack(int slot) {
    packed[slot] = false;
    outdated++;
  }

  private void addPending(int slot) {
    pendingGrid.add(slot);
    if (pendingGrid.size() + outdated > Math.max(LEAST_TO_REBUILD, packedGrid.size() / 4)) {
      pack();
    }
  }

  /** Builds the packed grid anew of all static shapes. */
  void pack() {
    packedGrid.build(shapes.bounds(), statics.items(), statics.size());
    for (int k = 0; k < statics.size(); k++) {
      packed[statics.get(k)] = true;
    }
    pendingGrid.clear();
    outdated = 0;
  }

  /** Starts again with the shapes of these slots. */
  void rebuild(Slots slots) {
    moving.clear();
    statics.clear();
    movingGrid().clear();
    for (int slot = 0; slot < slots.count(); slot++) {
      if (slots.inUse(slot)) {
        if (shapes.isStatic(slot)) {
          addToPack(slot);
        } else {
          add(slot);
        }
      }
    }
    pack();
  }

  /** Every shape whose bounds meet the box, each once; false if the search was stopped. */
  boolean inBox(double minX, double minY, double maxX, double maxY, BoxSearch search) {
    return staticInBox(minX, minY, maxX, maxY, search)
        && movingInBox(minX, minY, maxX, maxY, search);
  }

  boolean movingInBox(double minX, double minY, double maxX, double maxY, BoxSearch search) {
    return movingGrid().inBox(minX, minY, maxX, maxY, search);
  }

  boolean staticInBox(double minX, double minY, double maxX, double maxY, BoxSearch search) {
    search.expectPacked(outdated > 0 ? this : null);
    boolean goOn = packedGrid.inBox(minX, minY, maxX, maxY, search);
    search.expectPacked(null);
    return goOn && (pendingGrid.size() == 0 || pendingGrid.inBox(minX, minY, maxX, maxY, search));
  }

  /**
   * Every shape whose bounds, grown by the pad, meet the segment up to the time that the search
   * sets; a few more, and some more than once.
   */
  void along(
      double x0, double y0, double x1, double y1, double padX, double padY, WaySearch search) {
    search.expectPacked(outdated > 0 ? this : null);
    double limit = packedGrid.along(x0, y0, x1, y1, padX, padY, 1, search);
    search.expectPacked(null);
    if (limit >= 0 && pendingGrid.size() > 0) {
      limit = pendingGrid.along(x0, y0, x1, y1, padX, padY, limit, search);
    }
    if (limit >= 0) {
      movingGrid().along(x0, y0, x1, y1, padX, padY, limit, search);
    }
  }

  /** The cells of all grids, for drawing. */
  void cells(CellVisitor visitor) {
    packedGrid.cells(visitor);
    pendingGrid.cells(visitor);
    movingGrid().cells(visitor);
  }
}
