// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFree.productTail;
import static dev.carom.internal.exact.ErrorFree.sumTail;

import java.util.Arrays;

/**
 * A number as a sum of doubles that do not overlap, smallest first, so that sums and products of
 * any length are exact. The parts of products must be in the range that {@link ErrorFree} requires.
 * The memory is reused.
 */
final class Expansion {
  private double[] parts = new double[64];
  private int size;

  /** Sets this to the sum of four doubles. */
  void set(double a, double b, double c, double d) {
    size = 0;
    add(a);
    add(b);
    add(c);
    add(d);
  }

  private void add(double value) {
    double rest = value;
    int kept = 0;
    for (int k = 0; k < size; k++) {
      double sum = rest + parts[k];
      double tail = sumTail(rest, parts[k], sum);
      if (tail != 0) {
        parts[kept++] = tail;
      }
      rest = sum;
    }
    if (rest != 0) {
      if (kept == parts.length) {
        parts = Arrays.copyOf(parts, 2 * kept);
      }
      parts[kept++] = rest;
    }
    size = kept;
  }

  /** Returns true if all parts are between low and high in absolute value. */
  boolean isWithin(double low, double high) {
    for (int k = 0; k < size; k++) {
      double part = Math.abs(parts[k]);
      if (!(part >= low && part <= high)) {
        return false;
      }
    }
    return true;
  }

  /** Sets this to a·b + sign · c·d, for a sign of 1 or -1; all four are other expansions. */
  Expansion setProducts(Expansion a, Expansion b, int sign, Expansion c, Expansion d) {
    size = 0;
    addProduct(a, b, 1);
    addProduct(c, d, sign);
    return this;
  }

  private void addProduct(Expansion a, Expansion b, int sign) {
    for (int i = 0; i < a.size; i++) {
      double factor = sign * a.parts[i];
      for (int j = 0; j < b.size; j++) {
        double product = factor * b.parts[j];
        add(productTail(factor, b.parts[j], product));
        add(product);
      }
    }
  }

  /** Subtracts a². */
  void minusSquare(Expansion a) {
    addProduct(a, a, -1);
  }

  int sign() {
    return size == 0 ? 0 : ErrorFree.sign(parts[size - 1]);
  }
}
