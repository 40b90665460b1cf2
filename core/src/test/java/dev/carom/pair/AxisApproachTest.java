// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AxisApproachTest {
  private final AxisApproach x = new AxisApproach();
  private final AxisApproach y = new AxisApproach();

  @Test
  void exactlyAtReachIsNotWithin() {
    x.begin(0, 1, 4, 3, 5, 0, 2);
    assertThat(x.beginsWithin()).isFalse();
    assertThat(x.time()).isZero();
    x.begin(0, 1, 4, 3, 5, 0, Math.nextUp(2.0));
    assertThat(x.beginsWithin()).isTrue();
    x.begin(6, 7, -4, 3, 5, 0, 1);
    assertThat(x.beginsWithin()).isFalse();
    x.begin(6, 7, -4, 3, 5, 0, 0.5);
    assertThat(x.time()).isEqualTo(0.125);
  }

  @Test
  void timesAreComparedToTheLastBit() {
    x.begin(0, 0, 3, 1, 2, 0, 0);
    y.begin(0, 0, 6, 2, 3, 0, 0);
    assertThat(x.compareTime(y)).isZero();
    y.begin(0, 0, 6, Math.nextUp(2.0), 3, 0, 0);
    assertThat(x.compareTime(y)).isNegative();
    assertThat(y.compareTime(x)).isPositive();
    y.begin(0, 0, 6, 4, 5, 0, 0);
    assertThat(x.compareTime(y)).isNegative();
    assertThat(y.compareTime(x)).isPositive();
    y.begin(0, 0, 1, 1, 1, 1, 0);
    assertThat(x.compareTime(y)).isPositive();
  }

  /** Their squares would underflow. */
  @Test
  void tinyTimesAreComparedToTheLastBit() {
    x.begin(0, 0, 0x1.8p1000, 0x1p-60, 1, 0, 0);
    y.begin(0, 0, 0x1.8p1001, 0x1p-59, 1, 0, 0);
    assertThat(x.compareTime(y)).isZero();
    y.begin(0, 0, 0x1.8p1001, Math.nextUp(0x1p-59), 1, 0, 0);
    assertThat(x.compareTime(y)).isNegative();
    assertThat(y.compareTime(x)).isPositive();
  }

  @Test
  void aPointOnABorderIsInside() {
    y.begin(0, 0, 8, 4, 9, 0, 0);
    assertSide(0, 2, 4);
    assertSide(0, 1, 2);
    assertSide(-1, Math.nextUp(2.0), 4);
    assertSide(1, 1, Math.nextDown(2.0));
  }

  /** At half of the time, the point is at 2, or at -2 if it moves the other way. */
  private void assertSide(int expected, double low, double high) {
    x.begin(1, 1, 2, low, high, 0, 0);
    assertThat(x.sideAtTimeOf(y)).isEqualTo(expected);
    x.begin(-1, -1, -2, -high, -low, 0, 0);
    assertThat(x.sideAtTimeOf(y)).isEqualTo(-expected);
  }
}
