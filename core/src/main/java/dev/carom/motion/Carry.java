package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
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
 * <p>The platform moves in any case. Those on it, all that are not static, slide along what is in
 * their way, and are pushed by the platform if they are in its way.
 */
public final class Carry {
  /** What is so many roundings above a platform stands on it. */
  private static final double NEARBY = 64 * 0x1p-52;

  private final World world;
  private final Side top;
  private final Probe probe;
  private final Motions motions = new Motions();
  private final Mover mover;
  private final Hits hits = new Hits();
  private Handle[] riders = new Handle[4];
  private double[] order = new double[4];
  private int count;
  private int stuck;

  private Carry(World world, Side top) {
    this.world = world;
    this.top = top;
    probe = new Probe(world);
    mover = Mover.builder(world).motions(motions).build();
    hits.solidOnly(true).where(handle -> !world.isStatic(handle));
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
    count = 0;
    stuck = 0;
    addRidersOf(platform, platform);
    for (int k = 0; k < count; k++) {
      addRidersOf(riders[k], platform);
    }
    sortFrontFirst(motionX, motionY);
    motions.clear();
    motions.set(platform, motionX, motionY);
    for (int k = 0; k < count; k++) {
      mover.move(riders[k], motionX, motionY);
      stuck += mover.isStuck() ? 1 : 0;
    }
    motions.moveAll(world);
  }

  private void addRidersOf(Handle carrier, Handle platform) {
    probe.use(carrier);
    double reach = probe.largestCoordinate() * NEARBY;
    probe.sweepAll(top.outwardX() * reach, top.outwardY() * reach, 1, hits);
    for (int k = 0; k < hits.size(); k++) {
      Handle rider = hits.handle(k);
      if (!hits.startsInside(k) && !rider.equals(platform) && !isRider(rider)) {
        add(rider);
      }
    }
  }

  private boolean isRider(Handle handle) {
    for (int k = 0; k < count; k++) {
      if (riders[k].equals(handle)) {
        return true;
      }
    }
    return false;
  }

  private void add(Handle rider) {
    if (count == riders.length) {
      riders = Arrays.copyOf(riders, 2 * count);
      order = Arrays.copyOf(order, 2 * count);
    }
    riders[count++] = rider;
  }

  /** Those ahead go first, out of the way of those behind. */
  private void sortFrontFirst(double motionX, double motionY) {
    for (int k = 0; k < count; k++) {
      Handle rider = riders[k];
      double ahead = world.x(rider) * motionX + world.y(rider) * motionY;
      int place = k;
      while (place > 0 && order[place - 1] < ahead) {
        order[place] = order[place - 1];
        riders[place] = riders[place - 1];
        place--;
      }
      order[place] = ahead;
      riders[place] = rider;
    }
  }

  /** How many were carried by the last move. */
  public int riders() {
    return count;
  }

  /** One of those that were carried, the foremost first. */
  public Handle rider(int k) {
    if (k < 0 || k >= count) {
      throw new IndexOutOfBoundsException("there is no rider " + k + ", only " + count);
    }
    return riders[k];
  }

  /** How many of them found no room, and overlap something now. */
  public int stuck() {
    return stuck;
  }
}
