// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

/** Converts arrays of floats to doubles, in arrays that the next call reuses. */
final class FloatsAsDoubles {
  /** The most arrays of a call, and one that is left out. */
  private static final int MOST = 10;

  private final double[][] arrays = new double[MOST][0];

  /** Returns the first {@code count} values as doubles, in the array of the given slot. */
  double[] widen(int slot, float[] values, int count) {
    if (values == null) {
      return null;
    }
    if (count < 0 || count > values.length) {
      // Rejected later, where the names are known.
      return new double[values.length];
    }
    if (arrays[slot].length < count) {
      arrays[slot] = new double[count + count / 4];
    }
    double[] into = arrays[slot];
    for (int k = 0; k < count; k++) {
      into[k] = values[k];
    }
    return into;
  }
}
