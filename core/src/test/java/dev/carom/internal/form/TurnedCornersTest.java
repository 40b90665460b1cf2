// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Rotation;
import dev.carom.Vec2;
import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TurnedCornersTest {
  private static final long SEED = 1617;
  private static final double NOTHING = Double.NaN;

  private static double[] ordered(double... corners) {
    double[] padded = Arrays.copyOf(corners, corners.length + 4);
    Arrays.fill(padded, corners.length, padded.length, NOTHING);
    int count = TurnedCorners.order(padded, corners.length / 2);
    return Arrays.copyOf(padded, 2 * count);
  }

  @Test
  void theLeftmostCornerComesFirstTheLowestOfSeveral() {
    assertThat(ordered(1, 0, 1, 1, 0, 1, 0, 0)).containsExactly(0, 0, 1, 0, 1, 1, 0, 1);
    assertThat(ordered(0, 1, 2, 0, 1, 2)).containsExactly(0, 1, 2, 0, 1, 2);
  }

  @Test
  void cornersThatRoundingHasMadeStraightConcaveOrEqualAreDropped() {
    assertThat(ordered(2, 0, 2, 2, 0, 2, 0, 0, 1, 0)).containsExactly(0, 0, 2, 0, 2, 2, 0, 2);
    assertThat(ordered(0, 0, 1, 0.1, 2, 0, 1, 2)).containsExactly(0, 0, 2, 0, 1, 2);
    assertThat(ordered(0, 0, 2, 0, 2, 0, 1, 2)).containsExactly(0, 0, 2, 0, 1, 2);
    assertThat(ordered(0, 0, 3, 0, 2, 0)).as("all on a line").hasSize(4);
  }

  @Test
  void onlyCornersInOrderCountAsOrdered() {
    assertThat(areOrdered(0, 0, 1, 0, 1, 1, 0, 1)).isTrue();
    assertThat(areOrdered(1, 0, 1, 1, 0, 1, 0, 0)).as("another start").isFalse();
    assertThat(areOrdered(0, 0, 0, 1, 1, 1, 1, 0)).as("clockwise").isFalse();
    assertThat(areOrdered(0, 0, 1, 0, 2, 0, 1, 1)).as("a straight corner").isFalse();
    assertThat(areOrdered(0, 0, 1, 0)).as("a segment").isFalse();
    // A star turns left at each corner, and all together twice.
    assertThat(areOrdered(0, 3, 4, 0, 5, 5, 1, 0, 5, 3)).as("a star").isFalse();
    assertThat(areOrdered(0, 3, 1, 0, 4, 0, 5, 3, 5, 5)).isTrue();
  }

  private static boolean areOrdered(double... corners) {
    return TurnedCorners.areOrdered(corners, corners.length / 2);
  }

  /** Hulls of few distinct doubles often lose corners when they are turned. */
  @Test
  void theResultIsTheHull() {
    int dropped = 0;
    for (int number = 0; number < 20_000; number++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, number);
      double unit = random.nextBoolean() ? Double.MIN_VALUE : 0.1;
      double[] points = new double[2 * random.between(3, 12)];
      for (int k = 0; k < points.length; k++) {
        points[k] = random.between(-9, 9) * unit;
      }
      double[] hull = ConvexHull.of(points);
      if (hull.length >= 6) {
        Rotation rotation = Rotation.degrees(random.below(360));
        double[] turned = new double[hull.length];
        for (int k = 0; k < hull.length; k += 2) {
          Vec2 corner = rotation.apply(hull[k], hull[k + 1], 0, 0);
          turned[k] = corner.x();
          turned[k + 1] = corner.y();
        }
        double[] result = ordered(turned);
        assertThat(result).as("case %s of seed %s", number, SEED).isEqualTo(ConvexHull.of(turned));
        assertThat(result.length < 6 || areOrdered(result)).isTrue();
        dropped += result.length < hull.length ? 1 : 0;
      }
    }
    assertThat(dropped).isGreaterThan(100);
  }
}
