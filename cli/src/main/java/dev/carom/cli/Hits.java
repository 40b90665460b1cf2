// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.PairCount;
import dev.carom.io.PairDetector;
import dev.carom.io.ShapeTable;
import dev.carom.pair.MutableContact;
import java.io.IOException;
import java.util.function.IntPredicate;

/** The shapes of one or two tables that are part of a pair, and the first pairs. */
final class Hits {
  /** The number of pairs kept to be shown or drawn. */
  static final int KEPT = 20_000;

  final ShapeTable a;
  final ShapeTable b;
  private final boolean[] hitA;
  private final boolean[] hitB;
  private final int[] keptA = new int[KEPT];
  private final int[] keptB = new int[KEPT];
  private long count;

  /** The shapes that overlap another; null if there are too many to draw individually. */
  private final boolean[] overlapsA;

  private final boolean[] overlapsB;
  private final MutableContact contact = new MutableContact();

  /** Null if the shapes of all pairs intersect. */
  private WithinOptions limits;

  /** Creates an instance without collisions; both tables may be the same. */
  Hits(ShapeTable a, ShapeTable b) {
    this.a = a;
    this.b = b;
    hitA = new boolean[a.size()];
    hitB = a == b ? hitA : new boolean[b.size()];
    boolean isDrawnEach = (long) a.size() + b.size() <= 2L * ShapesPicture.MOST_SHAPES;
    overlapsA = isDrawnEach ? new boolean[a.size()] : null;
    overlapsB = !isDrawnEach ? null : a == b ? overlapsA : new boolean[b.size()];
  }

  void add(int rowA, int rowB) {
    hitA[rowA] = true;
    hitB[rowB] = true;
    if (count < KEPT) {
      keptA[(int) count] = rowA;
      keptB[(int) count] = rowB;
    }
    count++;
    if (overlapsA != null && !(overlapsA[rowA] && overlapsB[rowB])) {
      a.contact(rowA, b, rowB, contact);
      if (contact.depth() > 0) {
        overlapsA[rowA] = true;
        overlapsB[rowB] = true;
      }
    }
  }

  /**
   * Adds all pairs without listing them, because the list could be too long.
   *
   * @param detector a search for the pairs; its limit changes
   * @param overlapDetector a search for those that overlap
   */
  void addMany(PairDetector detector, PairDetector overlapDetector) throws IOException {
    PairCount all = detector.count();
    set(hitA, all::isHitOfA);
    set(hitB, all::isHitOfB);
    if (overlapsA != null) {
      PairCount overlaps = overlapDetector.count();
      set(overlapsA, overlaps::isHitOfA);
      set(overlapsB, overlaps::isHitOfB);
    }
    detector.limit(KEPT).forEachPair(this::add);
    count = all.pairs();
  }

  /** Sets how far apart the shapes of a pair may be. */
  void limits(WithinOptions options) {
    limits = options.areApart() ? options : null;
  }

  /** Returns how far apart the shapes of a pair may be; null if they intersect. */
  WithinOptions limits() {
    return limits;
  }

  /** Returns true if shapes of a pair may be apart. */
  boolean mayBeApart() {
    return limits != null;
  }

  private static void set(boolean[] rows, IntPredicate value) {
    for (int row = 0; row < rows.length; row++) {
      rows[row] = value.test(row);
    }
  }

  /**
   * Returns how a shape of the first or second table collides, if shapes are drawn individually.
   */
  Collision collision(boolean first, int row) {
    if (first ? overlapsA[row] : overlapsB[row]) {
      return Collision.OVERLAPPING;
    }
    return (first ? hitA[row] : hitB[row]) ? Collision.TOUCHING : Collision.FREE;
  }

  /** Returns true if some shape collides in this way. */
  boolean has(Collision collision) {
    for (int row = 0; row < hitA.length; row++) {
      if (collision(true, row) == collision) {
        return true;
      }
    }
    for (int row = 0; row < hitB.length; row++) {
      if (collision(false, row) == collision) {
        return true;
      }
    }
    return false;
  }

  /** Returns true if the shapes come from two tables. */
  boolean areTwo() {
    return a != b;
  }

  long count() {
    return count;
  }

  boolean ofA(int row) {
    return hitA[row];
  }

  boolean ofB(int row) {
    return hitB[row];
  }

  /** Returns the number of pairs kept. */
  int kept() {
    return (int) Math.min(KEPT, count);
  }

  int keptA(int pair) {
    return keptA[pair];
  }

  int keptB(int pair) {
    return keptB[pair];
  }
}
