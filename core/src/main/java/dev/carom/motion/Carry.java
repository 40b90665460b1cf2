package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Probe;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.Arrays;

/**
 * Moves platforms with what stands on them, and with what stands on that.
 *
 * <pre>{@code
 * Carry lifts = Carry.on(world, Side.MAX_Y); // y points up
 * lifts.move(platform, 0, 0.5);
 * }</pre>
 *
 * <p>The platform moves in any case. Those on it, all that are not static, move with it and keep
 * touching what they stand on. What does not ride, a wall or something in the air, holds them back;
 * one that the platform presses against it is pushed out of both, by the shortest way.
 */
public final class Carry {
  /** What is in the way by so many roundings is not. */
  private static final int GRAZE = 16;

  private final World world;
  private final Side top;
  private final Probe probe;
  private final Riders riders;
  private final Mover mover;
  private final Hits others = new Hits().solidOnly(true);
  private final Hits ahead = new Hits().solidOnly(true);
  private final RiderSeat seat;
  private int[] crushed = new int[4];
  private double rounding;
  private int stuck;

  private Carry(World world, Side top) {
    this.world = world;
    this.top = top;
    probe = new Probe(world);
    riders = new Riders(world, top, probe);
    mover = Mover.of(world);
    others.where(handle -> !riders.isInGroup(handle));
    ahead.where(handle -> !riders.isPlatform(handle));
    seat = new RiderSeat(world, top, probe, riders);
  }

  /** Carries what stands on this side of a platform. */
  public static Carry on(World world, Side top) {
    if (top == null) {
      throw new NullPointerException("top must not be null");
    }
    return new Carry(world, top);
  }

  /** Moves a platform and what stands on it. */
  public void move(Handle platform, double motionX, double motionY) {
    Finite.checkMotion(motionX, motionY);
    riders.find(platform);
    checkEnds(platform, motionX, motionY);
    double way = Math.abs(motionX) + Math.abs(motionY);
    rounding = (riders.largestCoordinate() + way) * 0x1p-52;
    boolean isUpX = top.outwardX() != 0;
    double acrossX = isUpX ? 0 : motionX;
    double acrossY = isUpX ? motionY : 0;
    if (isWayFree(motionX, motionY)) {
      for (int k = 0; k < riders.count(); k++) {
        world.moveBy(riders.get(k), motionX, motionY);
      }
    } else {
      // Along one axis at a time those ahead make way for, or hold back, exactly those behind.
      moveUntilHeldBack(acrossX, acrossY);
      moveUntilHeldBack(motionX - acrossX, motionY - acrossY);
    }
    world.moveBy(platform, motionX, motionY);
    settle(acrossX, acrossY);
  }

  /** Before anything moves, so that the riders are not parted. */
  private void checkEnds(Handle platform, double motionX, double motionY) {
    Finite.checkEnd(world.x(platform) + motionX, world.y(platform) + motionY);
    for (int k = 0; k < riders.count(); k++) {
      Handle rider = riders.get(k);
      Finite.checkEnd(world.x(rider) + motionX, world.y(rider) + motionY);
    }
  }

  private boolean isWayFree(double motionX, double motionY) {
    for (int k = 0; k < riders.count(); k++) {
      if (freePart(riders.get(k), motionX, motionY, others) < 1) {
        return false;
      }
    }
    return true;
  }

  private void moveUntilHeldBack(double motionX, double motionY) {
    riders.sortFrontFirst(motionX, motionY);
    for (int k = 0; k < riders.count(); k++) {
      double part = freePart(riders.get(k), motionX, motionY, ahead);
      world.moveBy(riders.get(k), motionX * part, motionY * part);
    }
  }

  /** How much of a way a rider can go; what it overlaps holds it back only from going deeper. */
  private double freePart(Handle rider, double motionX, double motionY, Hits hits) {
    probe.use(rider);
    probe.sweepAll(motionX, motionY, 1, hits);
    for (int k = 0; k < hits.size(); k++) {
      boolean isHeldBack =
          hits.startsInside(k)
              ? hits.normalX(k) * motionX + hits.normalY(k) * motionY > 0
              : !isGrazed(hits.handle(k), motionX, motionY);
      if (isHeldBack) {
        return hits.time(k);
      }
    }
    return 1;
  }

  /** Whether a way goes past something but for a few roundings. */
  private boolean isGrazed(Handle other, double motionX, double motionY) {
    double aside = GRAZE * rounding / Math.max(Math.abs(motionX), Math.abs(motionY));
    double x = probe.x();
    double y = probe.y();
    boolean isGrazed = false;
    for (int sign = -1; sign <= 1 && !isGrazed; sign += 2) {
      probe.moveTo(x - sign * aside * motionY, y + sign * aside * motionX);
      isGrazed = !probe.hits(other, motionX, motionY);
    }
    probe.moveTo(x, y);
    return isGrazed;
  }

  private void settle(double acrossX, double acrossY) {
    riders.sortBottomUp(acrossX, acrossY, RiderSeat.FEW * rounding);
    stuck = 0;
    int crushedCount = 0;
    for (int k = 0; k < riders.count(); k++) {
      RiderSeat.Result result = seat.take(riders.get(k), rounding);
      riders.settle(k);
      stuck += result == RiderSeat.Result.TIGHT ? 1 : 0;
      if (result == RiderSeat.Result.CRUSHED) {
        crushed =
            crushedCount < crushed.length ? crushed : Arrays.copyOf(crushed, 2 * crushedCount);
        crushed[crushedCount++] = k;
      }
    }
    // Only now, when all others are where they will be.
    for (int k = 0; k < crushedCount; k++) {
      stuck += mover.pushOut(riders.get(crushed[k])) ? 0 : 1;
    }
  }

  /** How many were carried by the last move. */
  public int riders() {
    return riders.count();
  }

  /** One of those that were carried, the lowest first. */
  public Handle rider(int k) {
    if (k < 0 || k >= riders.count()) {
      throw new IndexOutOfBoundsException("there is no rider " + k + ", only " + riders.count());
    }
    return riders.get(k);
  }

  /** How many of them found no room, and overlap something now. */
  public int stuck() {
    return stuck;
  }
}
