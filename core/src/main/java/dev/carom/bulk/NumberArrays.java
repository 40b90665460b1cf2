// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.kept.SameNumbers;

/**
 * The arrays of a set, each with its name: doubles as given, or floats as given and, once read, the
 * same numbers as doubles.
 */
final class NumberArrays {
  private static final double[] NO_DOUBLES = {};
  private static final float[] NO_FLOATS = {};

  private final String[] names;
  private final double[][] doubles;
  private final float[][] floats;

  /** Room for floats as doubles, and for copies. */
  private final double[][] roomForDoubles;

  private final float[][] roomForFloats;
  private boolean areFloats;
  private int given;

  NumberArrays(String... names) {
    this.names = names;
    doubles = new double[names.length][];
    floats = new float[names.length][];
    roomForDoubles = new double[names.length][0];
    roomForFloats = new float[names.length][0];
    release();
  }

  /** Sets the next array. */
  void give(double[] values) {
    areFloats = false;
    doubles[given++] = values;
  }

  /** Sets the next array. */
  void give(float[] values) {
    areFloats = true;
    floats[given++] = values;
  }

  /** Throws if an array is missing or has fewer numbers; the next array given is the first. */
  void check(String countName, int count) {
    given = 0;
    for (int n = 0; n < names.length; n++) {
      // Not with one variable for both, which the compiler of the page takes for a double[].
      if (areFloats ? floats[n] == null : doubles[n] == null) {
        throw new NullPointerException(names[n] + " must not be null");
      }
      int length = areFloats ? floats[n].length : doubles[n].length;
      ShapeSet.checkCount(countName, count, names[n], length);
    }
  }

  boolean areFloats() {
    return areFloats;
  }

  /** Returns an array as doubles; of floats, as they were when they were {@link #read} last. */
  double[] doubles(int array) {
    return doubles[array];
  }

  /** Returns an array of floats as given. */
  float[] floats(int array) {
    return floats[array];
  }

  /** Copies floats to doubles. */
  void read(int count) {
    for (int n = 0; areFloats && n < names.length; n++) {
      double[] wide = doubles[n] = roomForDoubles(n, count);
      float[] values = floats[n];
      for (int k = 0; k < count; k++) {
        wide[k] = values[k];
      }
    }
  }

  private double[] roomForDoubles(int array, int count) {
    if (roomForDoubles[array].length < count) {
      roomForDoubles[array] = new double[count + count / 4];
    }
    return roomForDoubles[array];
  }

  /** Becomes a copy of the first numbers of each array, of the same type. */
  void copy(NumberArrays other, int count) {
    areFloats = other.areFloats;
    for (int n = 0; n < names.length; n++) {
      if (areFloats) {
        if (roomForFloats[n].length < count) {
          roomForFloats[n] = new float[count + count / 4];
        }
        floats[n] = roomForFloats[n];
        System.arraycopy(other.floats[n], 0, floats[n], 0, count);
      } else {
        doubles[n] = roomForDoubles(n, count);
        System.arraycopy(other.doubles[n], 0, doubles[n], 0, count);
      }
    }
  }

  /** Copies a range of each array from a set of which this is a copy. */
  void copy(NumberArrays other, int from, int to) {
    for (int n = 0; n < names.length; n++) {
      if (areFloats) {
        System.arraycopy(other.floats[n], from, floats[n], from, to - from);
      } else {
        System.arraycopy(other.doubles[n], from, doubles[n], from, to - from);
      }
    }
  }

  /** Returns true if the first numbers of all arrays are of the same type and equal. */
  boolean areSame(NumberArrays other, int count) {
    int n = 0;
    while (n < names.length && isSame(n, other, 0, count)) {
      n++;
    }
    return n == names.length;
  }

  /** Returns true if the numbers in a range of one array are of the same type and equal. */
  boolean isSame(int array, NumberArrays other, int from, int to) {
    return areFloats == other.areFloats
        && (areFloats
            ? SameNumbers.in(floats[array], other.floats[array], from, to)
            : SameNumbers.in(doubles[array], other.doubles[array], from, to));
  }

  /** Returns true if two shapes have equal numbers. */
  boolean areEqual(int a, int b) {
    for (double[] values : doubles) {
      if (values[a] != values[b]) {
        return false;
      }
    }
    return true;
  }

  /** Returns a hash of all numbers of a shape. */
  long hash(int k) {
    long hash = 0;
    for (double[] values : doubles) {
      hash = ShapeSet.hash(hash, values[k]);
    }
    return hash;
  }

  /** Returns true if an array of the other set has the name of one of these. */
  boolean shareName(NumberArrays other) {
    for (String name : names) {
      for (String otherName : other.names) {
        if (name.equals(otherName)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Forgets the arrays, which belong to the caller. */
  void release() {
    for (int n = 0; n < names.length; n++) {
      doubles[n] = NO_DOUBLES;
      floats[n] = NO_FLOATS;
    }
  }
}
