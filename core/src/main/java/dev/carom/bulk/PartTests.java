// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.pair.PartPair;
import dev.carom.pair.Parts;

/** Tests pairs of parts; each thread has its own. */
final class PartTests {
  private static final ThreadLocal<PartTests> OF_THIS_THREAD =
      ThreadLocal.withInitial(PartTests::new);

  /** Room for a shape of one part. */
  final Parts single = new Parts();

  private final PartPair pair = new PartPair();

  private PartTests() {}

  static PartTests ofThisThread() {
    return OF_THIS_THREAD.get();
  }

  /** Returns true if a part of one list and a part of another meet. Exact. */
  boolean meet(Parts a, int i, Parts b, int j, boolean touching) {
    return pair.set(a, i, b, j).meet(touching);
  }
}
