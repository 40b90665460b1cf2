// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.pair.PartPair;
import dev.carom.pair.Parts;

/** Tests pairs of parts; each thread has its own. */
final class PartTests {
  private static final ThreadLocal<PartTests> OF_THIS_THREAD =
      ThreadLocal.withInitial(PartTests::new);

  /** Room for a shape of one part. */
  final Parts single = new Parts();

  private final PartPair pair = new PartPair();
  private double distance;
  private boolean touching;

  private PartTests() {}

  static PartTests ofThisThread() {
    return OF_THIS_THREAD.get();
  }

  /** Sets which pairs count: at most this far apart, or, without touching, closer. */
  PartTests set(double distance, boolean touching) {
    this.distance = distance;
    this.touching = touching;
    return this;
  }

  /** Returns true if a part of one list and a part of another form a pair. Exact. */
  boolean accept(Parts a, int i, Parts b, int j) {
    return pair.set(a, i, b, j).isWithin(distance, touching);
  }

  /** Returns the lower side of bounds that are enlarged so that bounds of pairs intersect. */
  double below(double side) {
    return distance == 0 ? side : ErrorBounds.belowSum(side - distance);
  }

  /** Returns the upper side of such bounds. */
  double above(double side) {
    return distance == 0 ? side : ErrorBounds.aboveSum(side + distance);
  }
}
