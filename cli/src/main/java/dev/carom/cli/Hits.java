package dev.carom.cli;

import dev.carom.io.PairDetector;
import dev.carom.io.SamePairVisitor;
import dev.carom.io.ShapeTable;
import dev.carom.pair.MutableContact;
import java.io.IOException;

/** Which shapes of two tables, or of one, meet another, and the first of the pairs. */
final class Hits {
  /** Pairs that are kept, to be shown or drawn one by one. */
  static final int KEPT = 300;

  final ShapeTable a;
  final ShapeTable b;
  private final boolean[] hitA;
  private final boolean[] hitB;
  private final int[] keptA = new int[KEPT];
  private final int[] keptB = new int[KEPT];
  private long count;

  /** Which shapes overlap another; null where there are too many to draw each by itself. */
  private final boolean[] overlapsA;

  private final boolean[] overlapsB;
  private final MutableContact contact = new MutableContact();

  /** Nothing meets yet; both tables may be one. */
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
   * Takes all pairs without a list of them, which may be longer than anyone can wait for.
   *
   * @param first another search for the same, for the pairs to be kept; null if none are needed
   * @return how many pairs there are
   */
  long addAll(PairDetector detector, PairDetector first, SamePairVisitor also) throws IOException {
    long pairs =
        detector.forEachOfSame(
            (rowA, rowB, some) -> {
              add(rowA, rowB);
              also.pairs(rowA, rowB, some);
            });
    if (detector.hasGrouped()) {
      for (int row = 0; row < hitA.length; row++) {
        copy(hitA, overlapsA, detector.firstOfA(row), row);
      }
      for (int row = 0; a != b && row < hitB.length; row++) {
        copy(hitB, overlapsB, detector.firstOfB(row), row);
      }
      count = 0;
      if (first != null) {
        first.limit(KEPT).forEachPair(this::add);
      }
    }
    count = pairs;
    return pairs;
  }

  /** Lets a shape do what one does that is the same. */
  private static void copy(boolean[] hit, boolean[] overlaps, int from, int to) {
    hit[to] |= hit[from];
    if (overlaps != null) {
      overlaps[to] |= overlaps[from];
    }
  }

  /** What a shape of the first table, or of the second, does; only where each is drawn. */
  Collision collision(boolean first, int row) {
    if (first ? overlapsA[row] : overlapsB[row]) {
      return Collision.OVERLAPPING;
    }
    return (first ? hitA[row] : hitB[row]) ? Collision.TOUCHING : Collision.FREE;
  }

  /** Whether some shape does that. */
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

  /** Whether the shapes are of two tables. */
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

  /** How many pairs can be asked for. */
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
