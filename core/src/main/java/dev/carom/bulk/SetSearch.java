// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static dev.carom.internal.exact.ErrorBounds.aboveSum;
import static dev.carom.internal.exact.ErrorBounds.belowSum;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Extent;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.join.FloatShapes;
import dev.carom.internal.join.GradualSearch;
import dev.carom.internal.join.Groups;
import dev.carom.internal.join.PairSearch;
import dev.carom.internal.join.PairSource;
import dev.carom.internal.join.Workers;

/** Searches the pairs among the shapes of one set, or between two; nothing is cached. */
final class SetSearch implements PairSource {
  /** Takes the place of a second set. */
  static final ShapeSet NONE = new BoxSet();

  final boolean touching;

  /** Pairs at most this far apart count; if touching does not, closer ones. */
  final double distance;

  /** Whether pairs are sorted; candidates always are. */
  final boolean sorted;

  /**
   * By how much each shape is enlarged to find them: half the distance, rounded up. That changes
   * only denormal numbers, so enlarged circles that overlap by more than any rounding are closer
   * than the distance.
   */
  private final double margin;

  /** The exact test of the pairs. */
  final SetPairs tests;

  /** The search, with the pairs found last. */
  final PairSearch pairs;

  private ShapeSet first = NONE;
  private ShapeSet second = NONE;

  /** The id of the first shape of the second set; 0 if there is only one. */
  private int split;

  private boolean acceptsAll;

  SetSearch(boolean touching, double distance, boolean sorted, Workers workers) {
    this.touching = touching;
    this.distance = distance;
    this.sorted = sorted;
    double half = distance * 0.5;
    margin = half + half < distance ? half + Double.MIN_VALUE : half;
    tests = new SetPairs(touching, distance);
    pairs = new PairSearch(workers);
  }

  /** Reads a set, and finds the pairs among its shapes, up to a limit. */
  void findAmong(ShapeSet set, int limit) {
    set.setPlace("");
    set.read();
    find(set, NONE, 0, false, limit);
  }

  /**
   * Finds the pairs of shapes of a set whose bounds, or which themselves if round, meet; sorted.
   */
  void findCandidates(ShapeSet set, int limit) {
    find(set, NONE, 0, true, limit);
  }

  /** Begins to find the same gradually; returns false if that is impossible. */
  boolean begin(GradualSearch gradual, ShapeSet set, int limit, int steps) {
    use(set, NONE, 0, true);
    return gradual.begin(this, limit, steps);
  }

  /** Reads two sets, and finds the pairs of a shape of the first and one of the second. */
  void findBetween(ShapeSet a, ShapeSet b, int limit) {
    boolean isClear = a.kind() != b.kind() && !a.arrays.shareName(b.arrays);
    a.setPlace(isClear ? "" : " of the first set");
    a.read();
    b.setPlace(isClear ? "" : " of the second set");
    b.read();
    // Without a first set there is no pair, and the search would take the second for the only one.
    find(a, b, a.count, false, a.count == 0 ? 0 : limit);
  }

  /** Throws if a set is missing, or if there is no exact test for these two kinds. */
  static void check(ShapeSet a, ShapeSet b) {
    Arguments.present("a", a);
    Arguments.present("b", b);
    if (!SetPairs.areSupported(a.kind(), b.kind())) {
      throw new IllegalArgumentException(
          "turned boxes cannot be compared with a list of shapes;"
              + " pass the boxes as a list, too, each made by Polygon.box");
    }
  }

  private void find(ShapeSet a, ShapeSet b, int firstB, boolean acceptsAll, int limit) {
    use(a, b, firstB, acceptsAll);
    pairs.find(this, split, limit, sorted || acceptsAll);
  }

  private void use(ShapeSet a, ShapeSet b, int firstB, boolean acceptsAll) {
    first = a;
    second = b;
    split = firstB;
    this.acceptsAll = acceptsAll;
    tests.use(a, b == NONE ? a : b, firstB);
  }

  /** Forgets the sets, which belong to the caller. */
  void release() {
    first = second = NONE;
    tests.release();
  }

  @Override
  public int count() {
    return first.count + second.count;
  }

  @Override
  public boolean isRound() {
    return first.kind() == SetKind.CIRCLES && (second == NONE || second.kind() == SetKind.CIRCLES);
  }

  @Override
  public void include(Extent extent) {
    first.include(extent);
    second.include(extent);
    if (margin > 0) {
      extent.growBy(margin);
    }
  }

  @Override
  public void fill(FloatShapes floats) {
    floats.growBy(margin);
    first.fill(floats, 0);
    second.fill(floats, split);
  }

  @Override
  public void fill(Bounds bounds) {
    first.fill(bounds, 0);
    second.fill(bounds, split);
    if (margin > 0) {
      grow(bounds);
    }
  }

  /** Enlarges bounds by the margin; each side may have a rounding, and gets another. */
  private void grow(Bounds bounds) {
    for (int k = 0; k < count(); k++) {
      bounds.set(
          k,
          belowSum(belowSum(bounds.minX(k)) - margin),
          belowSum(belowSum(bounds.minY(k)) - margin),
          aboveSum(aboveSum(bounds.maxX(k)) + margin),
          aboveSum(aboveSum(bounds.maxY(k)) + margin));
    }
  }

  /** Groups by flatness if touching does not count: points, for example, never overlap. */
  @Override
  public boolean group(Groups groups) {
    if (touching || distance > 0 || acceptsAll || !first.hasFlat() && !second.hasFlat()) {
      return false;
    }
    groups.clear(count());
    if (split > 0) {
      first.group(groups, 0, 1, 2);
      second.group(groups, split, 2, 1);
    } else {
      first.group(groups, 0, -1, -1);
    }
    return true;
  }

  @Override
  public boolean accepts(int a, int b) {
    return acceptsAll || tests.accepts(a, b);
  }

  @Override
  public boolean isSame(int a, int b) {
    return split > 0 && a >= split ? second.isSame(a - split, b - split) : first.isSame(a, b);
  }
}
