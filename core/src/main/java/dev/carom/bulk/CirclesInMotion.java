// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.join.Workers;

/** Pairs with circles that move between calls. */
abstract class CirclesInMotion extends MovingShapes {
  final MovingCircles circles;

  CirclesInMotion(MovingCircles circles, Workers workers) {
    super(workers);
    this.circles = circles;
  }

  @Override
  public final int count() {
    return circles.count();
  }

  @Override
  public final void keep(int from, int to) {
    circles.keep(from, to);
  }

  @Override
  public final double farthest(int from, int to) {
    return circles.farthest(from, to);
  }

  @Override
  final void release() {
    circles.release();
  }
}
