package dev.carom.cli;

import dev.carom.io.ShapeTable;

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

  /** Nothing meets yet; both tables may be one. */
  Hits(ShapeTable a, ShapeTable b) {
    this.a = a;
    this.b = b;
    hitA = new boolean[a.size()];
    hitB = a == b ? hitA : new boolean[b.size()];
  }

  void add(int rowA, int rowB) {
    hitA[rowA] = true;
    hitB[rowB] = true;
    if (count < KEPT) {
      keptA[(int) count] = rowA;
      keptB[(int) count] = rowB;
    }
    count++;
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
