package dev.carom.bulk;

import dev.carom.index.Extent;
import dev.carom.index.StillBoxes;
import dev.carom.index.Verdict;
import java.util.Arrays;

/**
 * The boxes of the last call. If the next call has the same ones, as for a level that stays while
 * circles move in it, they are laid out once for all calls to come.
 */
final class KeptBoxes {
  private final BoxSet kept = new BoxSet();
  private final Extent extent = new Extent();
  private final StillBoxes layout = new StillBoxes();
  private boolean isLaidOut;
  private boolean isSuitable = true;

  private void reserve(int capacity) {
    kept.minX = new double[capacity];
    kept.minY = new double[capacity];
    kept.maxX = new double[capacity];
    kept.maxY = new double[capacity];
  }

  boolean areSame(BoxSet boxes) {
    int count = boxes.count;
    return count > 0
        && count == kept.count
        && Arrays.equals(boxes.minX, 0, count, kept.minX, 0, count)
        && Arrays.equals(boxes.minY, 0, count, kept.minY, 0, count)
        && Arrays.equals(boxes.maxX, 0, count, kept.maxX, 0, count)
        && Arrays.equals(boxes.maxY, 0, count, kept.maxY, 0, count);
  }

  void keep(BoxSet boxes) {
    if (kept.minX.length < boxes.count) {
      reserve(boxes.count + boxes.count / 4);
    }
    System.arraycopy(boxes.minX, 0, kept.minX, 0, boxes.count);
    System.arraycopy(boxes.minY, 0, kept.minY, 0, boxes.count);
    System.arraycopy(boxes.maxX, 0, kept.maxX, 0, boxes.count);
    System.arraycopy(boxes.maxY, 0, kept.maxY, 0, boxes.count);
    kept.count = boxes.count;
    isLaidOut = false;
    isSuitable = true;
  }

  /** Finds pairs of circles and the boxes kept; false if these boxes and circles do not suit. */
  boolean find(CircleSet circles, double largestRadius, Verdict verdict, int limit) {
    if (isSuitable && !(isLaidOut && layout.isFor(largestRadius))) {
      extent.clear();
      kept.include(extent);
      isSuitable =
          layout.build(
              kept.minX, kept.minY, kept.maxX, kept.maxY, kept.count, extent, largestRadius);
      isLaidOut = isSuitable;
    }
    return isSuitable
        && layout.find(circles.x, circles.y, circles.radius, circles.count, verdict, limit);
  }

  void show(Pairs pairs, int firstB) {
    pairs.show(layout.pairs(), layout.count(), firstB);
  }
}
