// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PartBoundsTest {
  private static final int PARTS = 8;

  private final PartBounds bounds = new PartBounds();

  /** Boxes of a size of 1 on a diagonal, which goes up or down, and two apart. */
  private static Parts diagonal(int parts, double x, double y, int slope) {
    Parts result = new Parts();
    for (int k = 0; k < parts; k++) {
      double minX = x + 2 * k;
      double minY = y + 2 * slope * k;
      result.addBox(minX, minY, minX + 1, minY + 1);
    }
    return result;
  }

  @Test
  void onlyPartsWhoseBoundsShareAPointMayMeet() {
    for (int slope = -1; slope <= 1; slope++) {
      for (int x = -2; x <= 2; x++) {
        for (int y = -2; y <= 2; y++) {
          bounds.set(diagonal(PARTS, 0, 0, 1), diagonal(PARTS, x, y, slope));
          for (int i = 0; i < PARTS; i++) {
            for (int j = 0; j < PARTS; j++) {
              double dx = Math.abs(x + 2 * j - 2 * i);
              double dy = Math.abs(y + 2 * slope * j - 2 * i);
              assertThat(bounds.mayMeet(i, j)).isEqualTo(dx <= 1 && dy <= 1);
              double gap = Math.max(dx, dy) - 1;
              assertThat(bounds.mayBeCloser(i, j, gap)).isTrue();
              assertThat(bounds.mayBeCloser(i, j, gap + 0.5)).isTrue();
              assertThat(bounds.mayBeCloser(i, j, gap - 0x1p-40)).isFalse();
            }
          }
        }
      }
    }
  }

  @Test
  void aDistanceThatIsRoundedUpRulesNothingOut() {
    bounds.set(diagonal(PARTS, 0, 0, 1), diagonal(PARTS, 4, 0, 1));
    assertThat(bounds.mayBeCloser(0, 0, Math.nextDown(3.0))).isTrue();
    assertThat(bounds.mayBeCloser(7, 0, Math.nextDown(13.0))).isTrue();
  }

  @Test
  void boundsOfMovingPartsCoverTheirMotion() {
    Parts a = diagonal(PARTS, 0, 0, 1);
    for (double motion : new double[] {-3, -1, 0, 1, 3}) {
      for (int at = -6; at <= 6; at++) {
        boolean isReached = at >= Math.min(motion, 0) - 1 && at <= Math.max(motion, 0) + 1;
        bounds.setMoving(a, motion, 0, diagonal(PARTS, at, 0, 1), 0, 0);
        assertThat(bounds.mayMeet(3, 3)).isEqualTo(isReached);
        bounds.setMoving(a, 0, motion, diagonal(PARTS, 0, at, 1), 0, 0);
        assertThat(bounds.mayMeet(3, 3)).isEqualTo(isReached);
        bounds.setMoving(a, 0, 0, diagonal(PARTS, -at, 0, 1), motion, 0);
        assertThat(bounds.mayMeet(3, 3)).isEqualTo(isReached);
        bounds.setMoving(a, 0, 0, diagonal(PARTS, 0, -at, 1), 0, motion);
        assertThat(bounds.mayMeet(3, 3)).isEqualTo(isReached);
      }
    }
  }

  @Test
  void fewPartsAreComparedIfTheirBoundsAreKnown() {
    Parts far = diagonal(2, 100, 0, 1);
    far.updateBounds();
    bounds.set(diagonal(1, 0, 0, 1), far);
    assertThat(bounds.mayMeet(0, 0)).isFalse();
    assertThat(bounds.mayBeCloser(0, 0, 1)).isFalse();
    bounds.set(far, diagonal(1, 0, 0, 1));
    assertThat(bounds.mayMeet(1, 0)).isFalse();
    bounds.setMoving(diagonal(1, 0, 0, 1), 100, 0, far, 0, 0);
    assertThat(bounds.mayMeet(0, 0)).isTrue();
    assertThat(bounds.mayMeet(0, 1)).isFalse();

    Parts copy = new Parts();
    copy.set(far);
    bounds.set(diagonal(1, 0, 0, 1), copy);
    assertThat(bounds.mayMeet(0, 0)).isFalse();
  }

  @Test
  void boundsAreNoLongerKnownAfterAMove() {
    Parts offsets = diagonal(2, 100, 0, 1);
    Parts moved = new Parts().setMoved(offsets, 0, 0);
    moved.updateBounds();
    moved.moveTo(offsets, -100, 0);
    bounds.set(diagonal(1, 0, 0, 1), moved);
    assertThat(bounds.mayMeet(0, 0)).isTrue();
    moved.updateBounds();
    bounds.set(diagonal(1, 0, 0, 1), moved);
    assertThat(bounds.mayMeet(0, 0)).isTrue();
    assertThat(bounds.mayMeet(0, 1)).isFalse();
    moved.addBox(0, 0, 1, 1);
    bounds.set(diagonal(1, 0, 0, 1), moved);
    assertThat(bounds.mayMeet(0, 2)).isTrue();
  }

  @Test
  void fewPartsAreNotCompared() {
    bounds.set(diagonal(1, 0, 0, 1), diagonal(31, 100, 0, 1));
    assertThat(bounds.mayMeet(0, 0)).isTrue();
    assertThat(bounds.mayBeCloser(0, 0, 1)).isTrue();
    bounds.set(diagonal(1, 0, 0, 1), diagonal(32, 100, 0, 1));
    assertThat(bounds.mayMeet(0, 0)).isFalse();
    assertThat(bounds.mayBeCloser(0, 0, 1)).isFalse();
  }
}
