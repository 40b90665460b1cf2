// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.oracle.BruteForce;
import dev.carom.oracle.Scene;

/** Pairs as plain numbers, in the order in which they were reported. */
final class PairKeys {
  private PairKeys() {}

  static long[] of(Pairs pairs) {
    long[] keys = new long[pairs.size()];
    for (int k = 0; k < keys.length; k++) {
      keys[k] = BruteForce.key(pairs.a(k), pairs.b(k));
    }
    return keys;
  }

  /** Fails unless the pairs are those expected, in order; shows the first that is not. */
  static void assertEqual(long[] expected, Pairs pairs, Question question, Scene scene) {
    int common = Math.min(expected.length, pairs.size());
    int k = 0;
    while (k < common && BruteForce.key(pairs.a(k), pairs.b(k)) == expected[k]) {
      k++;
    }
    if (k < expected.length || k < pairs.size()) {
      throw new AssertionError(
          question
              + ": "
              + pairs.size()
              + " pairs instead of "
              + expected.length
              + "; at "
              + k
              + (k < pairs.size() ? show(pairs.a(k), pairs.b(k), question, scene) : " the end")
              + " instead of "
              + (k < expected.length
                  ? show((int) (expected[k] >>> 32), (int) expected[k], question, scene)
                  : "the end"));
    }
  }

  private static String show(int a, int b, Question question, Scene scene) {
    return " pair " + a + "-" + b + " (" + question.show(scene, a, b) + ")";
  }
}
