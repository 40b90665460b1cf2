// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.bulk.PairCounter;
import dev.carom.bulk.PairFinder;
import java.util.List;

/**
 * The number of pairs, and the shapes that are part of one. Returned by {@link PairDetector#count}.
 */
public final class PairCount {
  private PairCounter counter;
  private final boolean[] hitA;
  private final boolean[] hitB;
  private long pairs;

  /** Creates a count without pairs. */
  PairCount(ShapeTable a, ShapeTable b) {
    hitA = new boolean[a.size()];
    hitB = a == b ? hitA : new boolean[b.size()];
  }

  /** Counts the pairs that count by rules; all if these are null. */
  static PairCount of(ShapeTable a, ShapeTable b, PairRules rules, PairFinder.Builder choices) {
    PairCount count = new PairCount(a, b);
    count.counter = choices.buildCounter();
    if (rules != null) {
      count.addByRules(a, b, rules);
    } else if (a == b) {
      count.addWithin(a.columns());
    } else {
      count.addBetween(a.columns(), b.columns());
    }
    return count;
  }

  /** Counts the pairs that count by rules and clearances, of which all classes are exact. */
  static PairCount of(
      ShapeTable a,
      ShapeTable b,
      PairRules rules,
      Clearances clearances,
      PairFinder.Builder choices) {
    PairCount count = new PairCount(a, b);
    for (int one = 0; one < clearances.classes(); one++) {
      for (int other = a == b ? one : 0; other < clearances.classes(); other++) {
        count.counter = choices.within(clearances.reach(one, other)).buildCounter();
        count.addClasses(a, b, rules, clearances, one, other);
      }
    }
    return count;
  }

  /** Adds a pair. */
  void add(int rowA, int rowB) {
    hitA[rowA] = true;
    hitB[rowB] = true;
    pairs++;
  }

  /** Returns the number of pairs. */
  public long pairs() {
    return pairs;
  }

  /** Returns true if a shape of the first table is part of a pair. */
  public boolean isHitOfA(int row) {
    return hitA[row];
  }

  /**
   * Returns true if a shape of the second table is part of a pair; with one table, the same as
   * {@link #isHitOfA}.
   */
  public boolean isHitOfB(int row) {
    return hitB[row];
  }

  private void addByRules(ShapeTable a, ShapeTable b, PairRules rules) {
    SomeShapes first = new SomeShapes();
    SomeShapes second = new SomeShapes();
    rules.visitPairs(
        new PairRules.Searches() {
          @Override
          public boolean among(RowSet rows) {
            first.copy(a, rows, 0, a.size());
            addWithin(first.columns());
            return true;
          }

          @Override
          public boolean between(RowSet one, RowSet other) {
            first.copy(a, one, 0, a.size());
            second.copy(b, other, 0, b.size());
            addBetween(first.columns(), second.columns());
            return true;
          }
        });
  }

  /** Counts the pairs of a shape of one class and a shape of another. */
  private void addClasses(
      ShapeTable a, ShapeTable b, PairRules rules, Clearances clearances, int one, int other) {
    SomeShapes first = new SomeShapes();
    SomeShapes second = new SomeShapes();
    rules.visitPairs(
        new PairRules.Searches() {
          @Override
          public boolean among(RowSet rows) {
            if (one != other) {
              return between(rows, rows);
            }
            first.copy(a, clearances.select(rows, true, one), 0, a.size());
            addWithin(first.columns());
            return true;
          }

          @Override
          public boolean between(RowSet rowsA, RowSet rowsB) {
            add(rowsA, one, rowsB, other);
            // Within one table, each set has shapes of both classes.
            if (a == b && one != other && rowsA != rowsB) {
              add(rowsA, other, rowsB, one);
            }
            return true;
          }

          private void add(RowSet rowsA, int classOfA, RowSet rowsB, int classOfB) {
            first.copy(a, clearances.select(rowsA, true, classOfA), 0, a.size());
            second.copy(b, clearances.select(rowsB, false, classOfB), 0, b.size());
            addBetween(first.columns(), second.columns());
          }
        });
  }

  private void addWithin(List<ShapeColumns> columns) {
    for (int k = 0; k < columns.size(); k++) {
      pairs += counter.among(columns.get(k).set());
      take(columns.get(k), hitA);
      for (ShapeColumns other : columns.subList(k + 1, columns.size())) {
        addBetween(columns.get(k), other);
      }
    }
  }

  private void addBetween(List<ShapeColumns> first, List<ShapeColumns> second) {
    for (ShapeColumns one : first) {
      for (ShapeColumns other : second) {
        addBetween(one, other);
      }
    }
  }

  private void addBetween(ShapeColumns one, ShapeColumns other) {
    pairs += counter.between(one.set(), other.set());
    take(one, hitA);
    takeSecond(other, hitB);
  }

  private void take(ShapeColumns shapes, boolean[] hit) {
    for (int k = 0; k < shapes.count; k++) {
      hit[shapes.row[k]] |= counter.isHit(k);
    }
  }

  private void takeSecond(ShapeColumns shapes, boolean[] hit) {
    for (int k = 0; k < shapes.count; k++) {
      hit[shapes.row[k]] |= counter.isHitOfSecond(k);
    }
  }
}
