package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

/** What holds for every move, in random rooms. */
class MoverPropertiesTest {
  private static final long SEED = 20260101;
  private static final int MOVES = 20;

  @Test
  void slidingNeverEndsOverlappingNorLeavesTheRoomNorGoesBack() {
    Cases.check(
        SEED,
        Volume.samples() / 20,
        Room::random,
        room -> {
          Mover mover = Mover.of(room.world);
          for (int k = 0; k < MOVES; k++) {
            slide(room, mover, room.motion());
          }
        });
  }

  private static void slide(Room room, Mover mover, double[] motion) {
    double x = room.world.x(room.mover);
    double y = room.world.y(room.mover);
    String before = room.shape() + " by " + motion[0] + ", " + motion[1];
    mover.move(room.mover, motion[0], motion[1]);
    double dx = room.world.x(room.mover) - x;
    double dy = room.world.y(room.mover) - y;
    double size = Math.abs(x) + Math.abs(y) + Room.HALF;
    double length = Math.sqrt(motion[0] * motion[0] + motion[1] * motion[1]);
    assertThat(room.overlapped(room.shape())).as(before).isNull();
    assertThat(mover.isStuck()).as(before).isFalse();
    assertThat(mover.isFreed()).as(before).isFalse();
    assertThat(room.contains(mover.x(), mover.y())).as(before).isTrue();
    assertThat((dx * motion[0] + dy * motion[1]) / Math.max(length, 1e-300))
        .as(before)
        .isGreaterThan(-size * 1e-14);
    assertThat(Math.sqrt(dx * dx + dy * dy)).as(before).isLessThanOrEqualTo(length + size * 1e-14);
    double time = 0;
    for (int k = 0; k < mover.hits(); k++) {
      Hit hit = mover.hit(k);
      assertThat(hit.time()).isBetween(time, 1.0);
      time = hit.time();
    }
    if (mover.hits() == 0) {
      assertThat(Math.abs(dx - motion[0])).as(before).isLessThan(size * 1e-14);
      assertThat(Math.abs(dy - motion[1])).as(before).isLessThan(size * 1e-14);
    }
  }
}
