// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.Rotation;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Rounded;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Probe;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves platforms together with everything that stands on them, directly or not, and pushes
 * obstacles out of the way.
 *
 * <pre>{@code
 * Carry lifts = Carry.on(world, Side.MAX_Y); // y points up
 * lifts.move(platform, 0, 0.5);
 * }</pre>
 *
 * <p>The platform always moves by the full motion. Its riders, which are all shapes on it that are
 * not static, move with it and keep touching what they stand on, according to {@link World#detect}.
 *
 * <p>A shape that is neither a rider nor static is pushed by the platform, and by riders that are
 * lifted, as far as its path is free, and in turn pushes what blocks its path. Riders do not push
 * sideways: other shapes hold them back, and walls always do. A shape that is pressed against
 * something that cannot move is pushed out along the shortest free path. If there is none, it is
 * left overlapping and reported by {@link #stuck()}. So is a wall that the platform overlaps more
 * deeply than before. Overlaps are those of the exact test, down to the last bit.
 *
 * <p>A motion that leads a shape beyond the range of doubles throws {@link
 * IllegalArgumentException} and moves nothing.
 */
public final class Carry {
  private final World world;
  private final Side top;
  private final Probe probe;
  private final RestingContacts resting;
  private final Riders riders;
  private final Mover mover;

  /** Moves riders past those they turn with, and puts them down again. */
  private final Mover aside;

  private final Mover seat;
  private final Hits others = new Hits().solidOnly(true);
  private final Hits ahead = new Hits().solidOnly(true);
  private final Hits before = new Hits().solidOnly(true);
  private final Hits after = new Hits().solidOnly(true);
  private final FreePath freePath;
  private final Pushes pushes;
  private final RiderPlacement placement;
  private final TurnSteps turnSteps = new TurnSteps();
  private final List<Handle> crushed = new ArrayList<>();
  private final List<Handle> stuck = new ArrayList<>();

  private double rounding;
  private boolean isSeatingPushes;

  private Carry(World world, Side top) {
    this.world = world;
    this.top = top;
    probe = new Probe(world);
    resting = new RestingContacts(probe);
    riders = new Riders(world, top, probe, resting);
    mover = Mover.of(world);
    aside = Mover.builder(world).where(handle -> !riders.isInGroup(handle)).build();
    seat =
        Mover.builder(world)
            .reactions(hit -> world.isSensor(hit.handle()) ? Reaction.IGNORE : Reaction.STOP)
            .build();
    others.where(handle -> !riders.isInGroup(handle));
    ahead.where(handle -> !riders.isPlatform(handle));
    freePath = new FreePath(probe);
    pushes = new Pushes(world, riders, probe, freePath);
    placement = new RiderPlacement(world, probe, resting, this::isWaiting);
  }

  /** Returns a carrier of the shapes that stand on this side of a platform. */
  public static Carry on(World world, Side top) {
    if (top == null) {
      throw new NullPointerException("top must not be null");
    }
    return new Carry(world, top);
  }

  /** Moves a platform and everything that stands on it. */
  public void move(Handle platform, double motionX, double motionY) {
    MotionRange.checkMotion(motionX, motionY);
    resting.clear();
    riders.find(platform);
    double distance = Math.abs(motionX) + Math.abs(motionY);
    rounding = Obstacles.roundingErrorOf(riders.largestCoordinate() + distance);
    freePath.setRounding(rounding);
    boolean isUpX = top.outwardX() != 0;
    double acrossX = isUpX ? 0 : motionX;
    double acrossY = isUpX ? motionY : 0;
    boolean isLifting = motionX * top.outwardX() + motionY * top.outwardY() > 0;
    pushes.find(
        platform,
        motionX,
        motionY,
        isLifting ? motionX - acrossX : 0,
        isLifting ? motionY - acrossY : 0);
    checkEnds(platform, motionX, motionY);
    probe.use(platform);
    probe.overlapping(before);
    pushes.move();
    if (isPathFree(motionX, motionY)) {
      for (int k = 0; k < riders.count(); k++) {
        world.moveBy(riders.get(k), motionX, motionY);
      }
    } else {
      // Along one axis at a time, each rider is held back only by those ahead of it.
      moveUntilHeldBack(acrossX, acrossY);
      moveUntilHeldBack(motionX - acrossX, motionY - acrossY);
    }
    world.moveBy(platform, motionX, motionY);
    settle(platform, acrossX, acrossY);
    reportOverlaps(platform);
    resting.noteAll();
  }

  /**
   * Turns a platform to the rotation of {@link World#turnTo}, the shorter way round, together with
   * everything that stands on it. Riders move along the arc of their position until something else
   * blocks them, without being turned themselves, and come to stand on the turned platform. A shape
   * that the platform reaches is pushed out along the shortest free path, or reported by {@link
   * #stuck()}.
   *
   * <p>A large turn is made in steps, so that the platform does not pass over anything. In each
   * step, no point of the platform moves farther than half the size of the smallest shape near it
   * that is not static, or than a sixteenth of its distance from the centre of the turn. A turn has
   * at most 1024 steps; if shapes are too small for that, the platform may pass over them.
   */
  public void turnTo(Handle platform, Rotation rotation) {
    Arguments.present("rotation", rotation);
    resting.clear();
    riders.find(platform);
    pushes.clear();
    stuck.clear();
    probe.use(platform);
    probe.overlapping(before);
    Rotation current = world.rotation(platform);
    turnSteps.set(current.inverse().then(rotation), longestStep(platform));
    rounding = Obstacles.roundingErrorOf(riders.largestCoordinate());
    for (int step = turnSteps.count(); step > 0; step--) {
      current = step == 1 ? rotation : current.then(turnSteps.step());
      turnStep(platform, current);
    }
    reportOverlaps(platform);
  }

  /** Returns how far a point at a distance of 1 from the centre of a turn may move in one step. */
  private double longestStep(Handle platform) {
    probe.use(platform);
    double reach = ProbeMath.reach(probe);
    world.within(probe.x(), probe.y(), Rounded.finite(reach), after);
    double smallest = Double.POSITIVE_INFINITY;
    for (int k = 0; k < after.size(); k++) {
      Handle near = after.handle(k);
      if (!riders.isPlatform(near) && !world.isStatic(near)) {
        probe.use(near);
        smallest = Math.min(smallest, ProbeMath.smallestSize(probe));
      }
    }
    return smallest / 2 / reach;
  }

  private void turnStep(Handle platform, Rotation rotation) {
    Rotation turn = world.rotation(platform).inverse().then(rotation);
    world.turnTo(platform, rotation);
    riders.sortBottomUp(0, 0, RiderPlacement.FEW * rounding);
    for (int k = 0; k < riders.count(); k++) {
      turnRider(riders.get(k), platform, turn);
    }
    probe.use(platform);
    probe.overlapping(others);
    for (int k = 0; k < others.size(); k++) {
      Handle other = others.handle(k);
      if (!world.isStatic(other)) {
        pushes.addTurnedAside(other);
        pushOutOrReport(other);
      }
    }
  }

  private void pushOutOrReport(Handle handle) {
    if (!mover.pushOutOnFreePath(handle) && !stuck.contains(handle)) {
      stuck.add(handle);
    }
  }

  private void turnRider(Handle rider, Handle platform, Rotation turn) {
    double x = world.x(rider) - world.x(platform);
    double y = world.y(rider) - world.y(platform);
    double motionX = turn.cos() * x - turn.sin() * y - x;
    double motionY = turn.sin() * x + turn.cos() * y - y;
    aside.move(rider, motionX, motionY);
    pushOutOrReport(rider);
    if (mover.isStuck()) {
      return;
    }
    double drop = 2 * (Math.abs(motionX) + Math.abs(motionY)) + RiderPlacement.FEW * rounding;
    seat.plan(rider, -top.outwardX() * drop, -top.outwardY() * drop);
    if (seat.hits() > 0) {
      seat.move(rider, -top.outwardX() * drop, -top.outwardY() * drop);
    }
  }

  /** Runs before anything moves, so that a motion that is rejected moves nothing. */
  private void checkEnds(Handle platform, double motionX, double motionY) {
    for (int k = 0; k < riders.count(); k++) {
      checkEnd(riders.get(k), motionX, motionY);
    }
    for (int k = 0; k < pushes.count(); k++) {
      checkEnd(pushes.get(k), pushes.motionX(k), pushes.motionY(k));
    }
    checkEnd(platform, motionX, motionY);
  }

  private void checkEnd(Handle handle, double motionX, double motionY) {
    double x = world.x(handle) + motionX;
    double y = world.y(handle) + motionY;
    MotionRange.checkEnd(x, y);
    probe.use(handle);
    probe.moveTo(x, y);
    MotionRange.checkExtent(ProbeMath.largestCoordinate(probe));
  }

  private boolean isPathFree(double motionX, double motionY) {
    for (int k = 0; k < riders.count(); k++) {
      if (freePath.fraction(riders.get(k), motionX, motionY, others) < 1) {
        return false;
      }
    }
    return true;
  }

  private void moveUntilHeldBack(double motionX, double motionY) {
    riders.sortFrontFirst(motionX, motionY);
    for (int k = 0; k < riders.count(); k++) {
      double part = freePath.fraction(riders.get(k), motionX, motionY, ahead);
      world.moveBy(riders.get(k), motionX * part, motionY * part);
    }
  }

  private void settle(Handle platform, double acrossX, double acrossY) {
    riders.sortBottomUp(acrossX, acrossY, RiderPlacement.FEW * rounding);
    stuck.clear();
    crushed.clear();
    for (int k = 0; k < riders.count(); k++) {
      note(
          riders.get(k),
          placement.place(riders.get(k), rounding, -top.outwardX(), -top.outwardY()));
      riders.settle(k);
    }
    isSeatingPushes = true;
    pushGrazed(platform);
    int count = pushes.count();
    for (int k = count - 1; k >= 0; k--) {
      settlePush(k);
    }
    for (int k = count; k < pushes.count(); k++) {
      settlePush(k);
    }
    isSeatingPushes = false;
    // Only now, when all others are where they will be.
    for (int k = 0; k < crushed.size(); k++) {
      if (!mover.pushOutOnFreePath(crushed.get(k))) {
        stuck.add(crushed.get(k));
      }
    }
  }

  /** Returns true if a shape has yet to make room for those that are placed now. */
  private boolean isWaiting(Handle handle) {
    return riders.isWaiting(handle)
        || (isSeatingPushes && canBePushed(handle) && !pushes.isSettled(handle));
  }

  private boolean canBePushed(Handle handle) {
    return !riders.isInGroup(handle) && !world.isStatic(handle);
  }

  private void settlePush(int k) {
    Handle handle = pushes.get(k);
    double backX = sign(-pushes.motionX(k));
    double backY = sign(-pushes.motionY(k));
    RiderPlacement.Result result = placement.place(handle, rounding, backX, backY);
    pushes.settle(k);
    boolean isFree = pushGrazed(handle) && result == RiderPlacement.Result.FREE;
    note(
        handle,
        isFree || result == RiderPlacement.Result.TIGHT ? result : RiderPlacement.Result.CRUSHED);
  }

  /**
   * Pushes what a settled shape overlaps by rounding errors only, because it was grazed on the
   * path. Returns false if there is something that it overlaps by more.
   */
  private boolean pushGrazed(Handle pusher) {
    probe.use(pusher);
    probe.overlapping(after);
    boolean onlyGrazed = true;
    for (int k = 0; k < after.size(); k++) {
      if (canBePushed(after.handle(k)) && !pushes.contains(after.handle(k))) {
        if (after.depth(k) <= RiderPlacement.FEW * rounding) {
          pushes.addGrazed(after, k);
        } else {
          onlyGrazed = false;
        }
      }
    }
    return onlyGrazed;
  }

  private static double sign(double value) {
    if (value == 0) {
      return 0;
    }
    return value > 0 ? 1 : -1;
  }

  private void note(Handle handle, RiderPlacement.Result result) {
    if (result == RiderPlacement.Result.TIGHT) {
      stuck.add(handle);
    } else if (result == RiderPlacement.Result.CRUSHED) {
      crushed.add(handle);
    }
  }

  /** Removes shapes that have come free after all, and adds what the platform was moved into. */
  private void reportOverlaps(Handle platform) {
    for (int k = stuck.size() - 1; k >= 0; k--) {
      probe.use(stuck.get(k));
      if (probe.isFree(after)) {
        stuck.remove(k);
      }
    }
    probe.use(platform);
    probe.overlapping(after);
    for (int k = 0; k < after.size(); k++) {
      Handle handle = after.handle(k);
      if (after.depth(k) > depthBefore(handle) && !stuck.contains(handle)) {
        stuck.add(handle);
      }
    }
  }

  private double depthBefore(Handle handle) {
    for (int k = 0; k < before.size(); k++) {
      if (before.handle(k).equals(handle)) {
        return before.depth(k);
      }
    }
    return 0;
  }

  /** Returns the number of riders that the last move carried. */
  public int riders() {
    return riders.count();
  }

  /**
   * Returns a rider that the last move carried; the lowest one comes first.
   *
   * @throws IndexOutOfBoundsException if there is no such rider
   */
  public Handle rider(int k) {
    if (k < 0 || k >= riders.count()) {
      throw new IndexOutOfBoundsException(
          "rider index " + k + " is out of range: size is " + riders.count());
    }
    return riders.get(k);
  }

  /** Returns the number of shapes that the last move pushed. */
  public int pushed() {
    return pushes.count();
  }

  /**
   * Returns a shape that the last move pushed; those in front come first.
   *
   * @throws IndexOutOfBoundsException if there is no such shape
   */
  public Handle pushed(int k) {
    if (k < 0 || k >= pushes.count()) {
      throw new IndexOutOfBoundsException(
          "pushed shape index " + k + " is out of range: size is " + pushes.count());
    }
    return pushes.get(k);
  }

  /**
   * Returns the number of shapes that the last move left overlapping: riders and pushed shapes that
   * found no room, and static ones that the platform overlaps more deeply than before.
   */
  public int stuck() {
    return stuck.size();
  }

  /**
   * Returns a shape that was left overlapping.
   *
   * @throws IndexOutOfBoundsException if there is no such shape
   */
  public Handle stuck(int k) {
    if (k < 0 || k >= stuck.size()) {
      throw new IndexOutOfBoundsException(
          "stuck shape index " + k + " is out of range: size is " + stuck.size());
    }
    return stuck.get(k);
  }
}
