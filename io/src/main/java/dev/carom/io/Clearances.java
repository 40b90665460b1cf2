// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.Arrays;

/**
 * The clearances of the shapes of one table or two. Shapes are divided into classes, so that a few
 * large clearances do not slow down the search for all others: by clearance if there are few
 * different ones, and otherwise by powers of two.
 */
final class Clearances {
  private static final int MOST_CLASSES = 8;

  private final double[] ofA;
  private final double[] ofB;
  private final ClearanceRule rule;

  /** The largest clearance of each class. */
  private final double[] largest = new double[MOST_CLASSES];

  private int classes;

  /** Whether all clearances of a class are the same. */
  private boolean areSame;

  private final int[] classesA;
  private final int[] classesB;

  private Clearances(double[] ofA, double[] ofB, ClearanceRule rule) {
    this.ofA = ofA;
    this.ofB = ofB;
    this.rule = rule;
    classesA = new int[ofA.length];
    classesB = ofA == ofB ? classesA : new int[ofB.length];
    areSame = divideByValue(ofA, classesA) && (ofA == ofB || divideByValue(ofB, classesB));
    if (!areSame) {
      divideByPowers();
    }
  }

  /**
   * Returns the clearances of two tables, which may be the same.
   *
   * @throws IllegalArgumentException if a table has none, or a sum exceeds the range of doubles
   */
  static Clearances of(ShapeTable a, ShapeTable b, ClearanceRule rule) {
    double[] ofA = a.clearances();
    Clearances clearances = new Clearances(ofA, a == b ? ofA : b.clearances(), rule);
    double top = Arrays.stream(clearances.largest).max().getAsDouble();
    if (rule == ClearanceRule.SUM && 2 * top > Double.MAX_VALUE) {
      throw new IllegalArgumentException(
          "the sum of two clearances exceeds the range of doubles: the largest is " + top);
    }
    return clearances;
  }

  /** Returns the clearances of some rows of each table. */
  Clearances select(int[] rowsA, int countA, int[] rowsB, int countB) {
    double[] some = select(ofA, rowsA, countA);
    return new Clearances(some, rowsA == rowsB ? some : select(ofB, rowsB, countB), rule);
  }

  private static double[] select(double[] clearances, int[] rows, int count) {
    return Arrays.stream(rows, 0, count).mapToDouble(row -> clearances[row]).toArray();
  }

  /** Returns false if there are too many different clearances. */
  private boolean divideByValue(double[] clearances, int[] codes) {
    for (int row = 0; row < codes.length; row++) {
      int code = 0;
      while (code < classes && largest[code] != clearances[row]) {
        code++;
      }
      if (code == classes) {
        if (code == MOST_CLASSES) {
          return false;
        }
        largest[classes++] = clearances[row];
      }
      codes[row] = code;
    }
    return true;
  }

  private void divideByPowers() {
    double top = Math.max(largest(ofA), largest(ofB));
    Arrays.fill(largest, 0);
    classes = MOST_CLASSES;
    divideByPowers(top, ofA, classesA);
    if (ofA != ofB) {
      divideByPowers(top, ofB, classesB);
    }
  }

  private static double largest(double[] clearances) {
    return Arrays.stream(clearances).max().orElse(0);
  }

  private void divideByPowers(double top, double[] clearances, int[] codes) {
    for (int row = 0; row < codes.length; row++) {
      int smaller = Math.getExponent(top) - Math.getExponent(clearances[row]);
      codes[row] = Math.min(smaller, MOST_CLASSES - 1);
      largest[codes[row]] = Math.max(largest[codes[row]], clearances[row]);
    }
  }

  int classes() {
    return classes;
  }

  /** Returns those of some rows of the first table, or of the second, that are in a class. */
  RowSet select(RowSet rows, boolean first, int wanted) {
    int[] codes = first ? classesA : classesB;
    return classes == 1 ? rows : rows.select(row -> codes[row] == wanted);
  }

  /**
   * Returns a distance that no pair of these classes has to keep more than; exactly what each has
   * to keep if {@link #isExact(int, int)}.
   */
  double reach(int one, int other) {
    if (rule == ClearanceRule.LARGER) {
      return Math.max(largest[one], largest[other]);
    }
    double sum = largest[one] + largest[other];
    return hasExactSum(one, other) ? sum : Math.min(Math.nextUp(sum), Double.MAX_VALUE);
  }

  private boolean hasExactSum(int one, int other) {
    double sum = largest[one] + largest[other];
    double added = sum - largest[one];
    return sum - added == largest[one] && added == largest[other];
  }

  /** Returns true if all pairs of two classes have to keep the same distance, a double. */
  boolean isExact(int one, int other) {
    return areSame && (rule == ClearanceRule.LARGER || hasExactSum(one, other));
  }

  /** Returns true if this holds for all classes. */
  boolean isExact() {
    for (int one = 0; one < classes; one++) {
      for (int other = one; other < classes; other++) {
        if (!isExact(one, other)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns true if two shapes are closer than they may be, or, with touching, just as close. */
  boolean areTooClose(PairDistance pair, int rowA, int rowB, boolean touching) {
    double one = ofA[rowA];
    double other = ofB[rowB];
    pair.set(rowA, rowB);
    return rule == ClearanceRule.LARGER
        ? pair.isWithin(Math.max(one, other), touching)
        : pair.isWithin(one, other, touching);
  }

  /** Returns true if a row of the first table has a clearance. */
  boolean isPositive(int row) {
    return ofA[row] > 0;
  }

  /** Returns true if two rows of the first table, or of the second, have the same clearance. */
  boolean areAlike(boolean first, int row, int other) {
    double[] clearances = first ? ofA : ofB;
    return clearances[row] == clearances[other];
  }
}
