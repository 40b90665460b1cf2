// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.Arrays;

/**
 * The clearances of the shapes of one table or two. Shapes are divided into classes, so that a few
 * large clearances do not slow down the search for all others: by clearance if there are few
 * different ones, and otherwise by ranges of powers of two.
 */
final class Clearances {
  private static final int MOST_CLASSES = 8;

  private static final int EXPONENTS = Double.MAX_EXPONENT - Double.MIN_EXPONENT + 3;

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
    int[] counts = new int[EXPONENTS];
    count(ofA, counts);
    if (ofA != ofB) {
      count(ofB, counts);
    }
    int[] codeOf = codes(counts);
    Arrays.fill(largest, 0);
    divide(ofA, codeOf, classesA);
    if (ofA != ofB) {
      divide(ofB, codeOf, classesB);
    }
  }

  private static void count(double[] clearances, int[] counts) {
    for (double clearance : clearances) {
      counts[exponent(clearance)]++;
    }
  }

  /** Returns an exponent that is not negative; 0 for 0. */
  private static int exponent(double clearance) {
    return Math.getExponent(clearance) - Double.MIN_EXPONENT + 1;
  }

  /**
   * Joins neighbouring exponents until there are few classes, and returns the class of each. A
   * shape that joins larger clearances costs the square of theirs, so the exponents for which this
   * adds up to the least are joined first.
   */
  private int[] codes(int[] counts) {
    // For each class its last exponent and its number of shapes, ascending.
    int[] ends = new int[EXPONENTS];
    long[] shapes = new long[EXPONENTS];
    classes = 0;
    for (int exponent = 0; exponent < EXPONENTS; exponent++) {
      if (counts[exponent] > 0) {
        ends[classes] = exponent;
        shapes[classes++] = counts[exponent];
      }
    }
    while (classes > MOST_CLASSES) {
      int cheapest = 0;
      for (int code = 1; code + 1 < classes; code++) {
        cheapest = cost(code, shapes, ends) < cost(cheapest, shapes, ends) ? code : cheapest;
      }
      shapes[cheapest + 1] += shapes[cheapest];
      classes--;
      for (int code = cheapest; code < classes; code++) {
        ends[code] = ends[code + 1];
        shapes[code] = shapes[code + 1];
      }
    }
    int[] codes = new int[EXPONENTS];
    int code = 0;
    for (int exponent = 0; exponent <= ends[classes - 1]; exponent++) {
      code += exponent > ends[code] ? 1 : 0;
      codes[exponent] = code;
    }
    return codes;
  }

  /** Returns the logarithm of what it costs to join a class to the next. */
  private static double cost(int code, long[] shapes, int[] ends) {
    return Math.log(shapes[code]) / Math.log(2) + 2 * ends[code + 1];
  }

  private void divide(double[] clearances, int[] codeOf, int[] codes) {
    for (int row = 0; row < codes.length; row++) {
      codes[row] = codeOf[exponent(clearances[row])];
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
