package dev.carom.bulk;

import dev.carom.internal.index.Extent;
import dev.carom.internal.index.SameNumbers;
import dev.carom.internal.index.StillBoxes;
import dev.carom.internal.index.Verdict;
import dev.carom.internal.index.Workers;
import dev.carom.pair.Overlap;
import java.util.Arrays;

/**
 * The boxes of the last call. If the next call has the same ones, as for a level that stays while
 * circles move in it, they are laid out once for all calls to come.
 */
final class KeptBoxes {
  private static final Verdict ANY = (circle, box) -> true;

  /** Layouts are made for radii larger than asked for, so that a few more do not need another. */
  private static final double ROOM = 1.25;

  private final boolean touching;
  private final BoxSet kept = new BoxSet();
  private final Extent extent = new Extent();
  private final StillBoxes layout;
  private final CirclesOnBoxes doubleCircles;
  private final CirclesOnBoxes floatCircles;
  private boolean isLaidOut;
  private boolean isSuitable = true;

  /** The same boxes as they were given in single precision; fewer if they were not. */
  private final float[][] floats = {{}, {}, {}, {}};

  private int floatCount;

  KeptBoxes(boolean touching, Workers workers) {
    this.touching = touching;
    layout = new StillBoxes(workers);
    doubleCircles = new CirclesOnBoxes(new DoubleCircles(touching), this, workers);
    floatCircles = new CirclesOnBoxes(new FloatCircles(touching), this, workers);
  }

  boolean areSame(BoxSet boxes) {
    int count = boxes.count;
    return count > 0
        && count == kept.count
        && SameNumbers.in(boxes.minX, kept.minX, count)
        && SameNumbers.in(boxes.minY, kept.minY, count)
        && SameNumbers.in(boxes.maxX, kept.maxX, count)
        && SameNumbers.in(boxes.maxY, kept.maxY, count);
  }

  boolean areSame(float[] minX, float[] minY, float[] maxX, float[] maxY, int count) {
    return count > 0
        && count == floatCount
        && SameNumbers.in(minX, floats[0], count)
        && SameNumbers.in(minY, floats[1], count)
        && SameNumbers.in(maxX, floats[2], count)
        && SameNumbers.in(maxY, floats[3], count);
  }

  void keep(BoxSet boxes) {
    int count = boxes.count;
    kept.minX = copied(boxes.minX, kept.minX, count);
    kept.minY = copied(boxes.minY, kept.minY, count);
    kept.maxX = copied(boxes.maxX, kept.maxX, count);
    kept.maxY = copied(boxes.maxY, kept.maxY, count);
    kept.count = count;
    floatCount = 0;
    isLaidOut = false;
    isSuitable = true;
  }

  private static double[] copied(double[] values, double[] into, int count) {
    double[] room = into.length < count ? new double[count + count / 4] : into;
    System.arraycopy(values, 0, room, 0, count);
    return room;
  }

  /** Keeps the form in which the boxes were given that are kept already. */
  void keepForm(float[] minX, float[] minY, float[] maxX, float[] maxY) {
    floatCount = kept.count;
    if (floats[0].length < floatCount) {
      Arrays.setAll(floats, side -> new float[floatCount + floatCount / 4]);
    }
    System.arraycopy(minX, 0, floats[0], 0, floatCount);
    System.arraycopy(minY, 0, floats[1], 0, floatCount);
    System.arraycopy(maxX, 0, floats[2], 0, floatCount);
    System.arraycopy(maxY, 0, floats[3], 0, floatCount);
  }

  /** Finds pairs of circles and the boxes kept; false if these boxes and circles do not suit. */
  boolean find(CircleSet circles, Pairs pairs) {
    DoubleCircles moving = (DoubleCircles) doubleCircles.circles;
    moving.use(circles.x, circles.y, circles.radius, circles.count);
    boolean found = find(doubleCircles, pairs);
    moving.release();
    return found;
  }

  /** Finds pairs of circles and the boxes kept; false if these boxes and circles do not suit. */
  boolean find(float[] x, float[] y, float[] radius, int count, Pairs pairs) {
    FloatCircles moving = (FloatCircles) floatCircles.circles;
    moving.use(x, y, radius, count);
    boolean found = find(floatCircles, pairs);
    moving.release();
    return found;
  }

  private boolean find(CirclesOnBoxes moving, Pairs pairs) {
    if (isLaidOut && moving.kept.find()) {
      return moving.show(pairs);
    }
    double margin = isLaidOut ? moving.kept.margin() : 0;
    if (margin > 0) {
      if (search(moving, margin, ANY, moving.kept.mostCandidates())
          && moving.kept.take(margin, layout)) {
        return moving.show(pairs);
      }
      moving.kept.giveUp();
    }
    if (!search(moving, 0, moving.verdict, Integer.MAX_VALUE)) {
      return false;
    }
    moving.kept.learn(layout.count());
    return show(pairs);
  }

  private boolean search(CirclesOnBoxes moving, double margin, Verdict verdict, int limit) {
    if (!isSuitable) {
      return false;
    }
    moving.circles.growBy(margin);
    return isLaidOut && layout.find(moving.circles, verdict, limit)
        || layOut(moving.circles, margin) && layout.find(moving.circles, verdict, limit);
  }

  /** Lays out for circles of these sizes; false if that was done already, or does not suit. */
  private boolean layOut(MovingCircles circles, double margin) {
    double largest = circles.largestRadius();
    if (isLaidOut && layout.isFor(largest + margin)) {
      return false;
    }
    extent.clear();
    kept.include(extent);
    double radius = largest + margin * ROOM;
    isLaidOut =
        layout.build(kept.minX, kept.minY, kept.maxX, kept.maxY, kept.count, extent, radius);
    isSuitable = isLaidOut || margin > 0;
    doubleCircles.use(kept, radius);
    floatCircles.use(kept, radius);
    return isLaidOut;
  }

  private boolean show(Pairs pairs) {
    pairs.show(layout.pairs(), layout.count(), 0);
    return true;
  }

  /** Exactly whether a circle and a box make a pair. */
  boolean meet(MovingCircles circles, int circle, int box) {
    double x = circles.x(circle);
    double y = circles.y(circle);
    double radius = circles.radius(circle);
    BoxSet b = kept;
    return touching
        ? Overlap.circleBox(x, y, radius, b.minX[box], b.minY[box], b.maxX[box], b.maxY[box])
        : Overlap.circleBoxStrict(x, y, radius, b.minX[box], b.minY[box], b.maxX[box], b.maxY[box]);
  }
}
