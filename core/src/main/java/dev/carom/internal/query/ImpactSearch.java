// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import dev.carom.internal.bounds.SearchPath;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.state.ShapeIndex;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.MutableImpact;
import dev.carom.pair.Parts;

/** Finds the shapes on a path: the first hit, some, all, or any. */
abstract class ImpactSearch extends ShapeIndex.SegmentSearch {
  /** Looks everywhere. */
  private static final SearchPath EVERYWHERE =
      new SearchPath().pad(Double.MAX_VALUE, Double.MAX_VALUE);

  private final Query query;
  private final Answer answer;
  private final Parts scratch = new Parts();

  /** The path of the query, which is set before each search. */
  final SearchPath path;

  private Wanted wanted;

  /**
   * The number of hits if only some are wanted, and the time after which there are enough of them.
   */
  private int most;

  private double latest;

  /**
   * The generation of the shape being looked at. Read together with the shape, so that both are
   * loaded at once: neither is usually in the cache.
   */
  private int generation;

  /** A bound on the rounding errors of a time. */
  private double slack;

  ImpactSearch(Query query) {
    this.query = query;
    answer = query.answer;
    path = query.path;
  }

  /** Sets the maximum number of hits for {@link Wanted#SOME}. */
  final void setMost(int count) {
    most = count;
  }

  /** Searches along the path, with this much room on both sides. */
  final void run(Answer.Kind kind, Wanted what, double padX, double padY) {
    double x0 = path.x0();
    double y0 = path.y0();
    double x1 = path.x1();
    double y1 = path.y1();
    if (wanted != what) {
      wanted = what;
    }
    latest = Double.POSITIVE_INFINITY;
    answer.begin(kind);
    double size = Math.max(Math.abs(x0) + Math.abs(x1), Math.abs(y0) + Math.abs(y1));
    double length = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
    double error = size + padX + padY;
    if (Arguments.isFinite(error) && Arguments.isFinite(length)) {
      double shift = error * ErrorBounds.SEARCHES;
      slack = length > 0 ? Math.min(1, shift / length) + ErrorBounds.SEARCHES : 1;
      // The ends of a segment are not rounded, unlike those of the path of a shape.
      double pad = kind == Answer.Kind.CAST ? 0 : error * ErrorBounds.PATHS;
      query.scene().index.along(path.pad(padX + pad, padY + pad), this);
    } else {
      // The path leaves the range of doubles: look everywhere.
      slack = 1;
      query.scene().index.along(EVERYWHERE, this);
    }
    answer.sort();
    if (wanted == Wanted.SOME) {
      answer.keepFirst(most);
    }
  }

  /** Returns the impact on a shape, valid until the next call; null if the shape is not near. */
  abstract MutableImpact ask(int slot);

  final ShapeStore shapes() {
    return query.scene().shapes;
  }

  /** Returns the parts of a shape; valid until the next call. */
  final Parts parts(int slot) {
    return shapes().parts(slot, scratch);
  }

  @Override
  protected final double found(int slot, double limit) {
    boolean isSecond = wanted == Wanted.FIRST && !answer.isEmpty();
    // No time is below 0, and of equal ones the lower slot comes first.
    if (isSecond && !answer.isBefore(0, slot, 0) || !query.matches(slot)) {
      return limit;
    }
    generation = query.scene().slots.generation(slot);
    MutableImpact impact = ask(slot);
    if (impact == null || !impact.hit()) {
      return limit;
    }
    double time = impact.time();
    boolean isLater = isSecond && !answer.isBefore(time, slot, 0);
    if (isLater || time > latest || !query.accepts(slot)) {
      return limit;
    }
    if (wanted == Wanted.FIRST) {
      answer.clear();
    }
    add(slot, impact);
    return switch (wanted) {
      // Nothing comes before the start; another shape there may have a lower slot.
      case FIRST -> time == 0 ? 0 : Math.min(limit, time + slack);
      case SOME -> Math.min(limit, latestOfSome() + slack);
      case ALL -> limit;
      case ANY -> -1;
    };
  }

  /**
   * Returns the time up to which hits are wanted; sorts only when there are twice as many as
   * wanted.
   */
  private double latestOfSome() {
    if (answer.size() >= 2 * most) {
      answer.sort();
      answer.keepFirst(most);
      if (answer.size() == most) {
        latest = answer.key(most - 1);
      }
    }
    return latest;
  }

  private void add(int slot, MutableImpact impact) {
    answer.add(
        slot,
        generation,
        impact.time(),
        impact.normalX(),
        impact.normalY(),
        impact.pointX(),
        impact.pointY(),
        impact.depth(),
        impact.startsInside());
  }
}
