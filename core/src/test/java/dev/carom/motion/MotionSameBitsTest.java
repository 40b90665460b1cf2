// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.oracle.SplitMix64;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The numbers were written down on one machine; the tests run on several. */
class MotionSameBitsTest {
  private long sum;

  private void add(double value) {
    sum = 31 * sum + Double.doubleToLongBits(value);
  }

  @Test
  void movesAreTheSameEverywhere() {
    Reaction bounce = Reaction.bounce(0.75);
    for (int number = 0; number < 400; number++) {
      Room room = Room.random(SplitMix64.ofCase(31, number));
      Mover mover =
          Mover.builder(room.world)
              .reactions(hit -> hit.handle().slot() % 3 == 0 ? bounce : Reaction.SLIDE)
              .build();
      for (int move = 0; move < 10; move++) {
        double[] motion = room.motion();
        mover.move(room.mover, motion[0], motion[1]);
        add(mover.x());
        add(mover.y());
        add(mover.motionX());
        add(mover.motionY());
        add(mover.hits());
      }
    }
    assertThat(Long.toHexString(sum)).isEqualTo("71aff46b02486c67");
  }

  @Test
  void crowdsAreTheSameEverywhere() {
    int count = 2000;
    SplitMix64 random = new SplitMix64(8);
    double[] x = new double[count];
    double[] y = new double[count];
    double[] radius = new double[count];
    for (int k = 0; k < count; k++) {
      x[k] = 30 * random.fraction();
      y[k] = 30 * random.fraction();
      radius[k] = 0.2 + 0.3 * random.fraction();
    }
    Crowd crowd = Crowd.among(List.of(Box.at(-1, -1, 32, 1), Box.at(10, 10, 3, 5)));
    for (int pass = 0; pass < 20; pass++) {
      crowd.separate(x, y, radius, count);
      add(crowd.overlap());
    }
    for (int k = 0; k < count; k++) {
      add(x[k]);
      add(y[k]);
    }
    assertThat(Long.toHexString(sum)).isEqualTo("527ddf48f17eddd7");
  }
}
