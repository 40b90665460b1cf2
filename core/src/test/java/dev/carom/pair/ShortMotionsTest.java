// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.oracle.SplitMix64;
import org.junit.jupiter.api.Test;

/** Motions by a few ulps, so that most times of the search for the stop round to the same place. */
class ShortMotionsTest {
  private static final long SEED = 1619;
  private static final int CASES = 300;
  private static final double FAR = 0x1p30;
  private static final double ULP = 0x1p-22;

  private final SplitMix64 random = new SplitMix64(SEED);
  private final ConvexPair pair = new ConvexPair();
  private final ConvexPair stopped = new ConvexPair();
  private final MutableImpact impact = new MutableImpact();
  private final MutableContact contact = new MutableContact();

  @Test
  void stopsAtTheLastPlaceBeforeTheOverlap() {
    for (int k = 0; k < CASES; k++) {
      int steps = random.between(2, 60);
      int gap = random.between(1, steps - 1);
      // The radius ends between two places of the centre.
      double part = random.between(1, 15) / 16.0;
      double radius = 1 + part * ULP;
      double wall = FAR + 1 + (gap + 1) * ULP;
      boolean isMirrored = random.nextBoolean();
      int sign = isMirrored ? -1 : 1;
      pair.first().setCircle(sign * FAR, 0, radius);
      setWall(pair.second(), wall, isMirrored);
      pair.sweep(sign * steps * ULP, 0, 0, 0, impact);
      String what = "case " + k + " of seed " + SEED;
      assertThat(impact.hit()).as(what).isTrue();
      // The centre is rounded to the place at the gap up to the middle to the next one.
      double expected = (gap + Math.min(0.5, 1 - part)) / steps;
      assertThat(impact.time()).as(what).isEqualTo(expected, within(0x1p-50));
      double place = sign * FAR + sign * steps * ULP * impact.time();
      assertThat(place).as(what).isEqualTo(sign * (FAR + gap * ULP));
      stopped.first().setCircle(place, 0, radius);
      setWall(stopped.second(), wall, isMirrored);
      assertThat(stopped.overlap()).as(what).isFalse();
      stopped.contactWithoutPush(contact);
      assertThat(impact.pointX()).as(what).isEqualTo(contact.pointX());
      assertThat(impact.pointY()).as(what).isEqualTo(contact.pointY());
    }
  }

  private static void setWall(ConvexPart part, double face, boolean isMirrored) {
    double back = FAR + 9;
    part.setBox(isMirrored ? -back : face, -5, isMirrored ? -face : back, 5);
  }
}
