// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.Shape;
import dev.carom.world.Filter;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.Probe;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Moves shapes through a world and reacts to what they hit: slides, stops, bounces or passes
 * through, as chosen for each obstacle.
 *
 * <pre>{@code
 * Mover mover = Mover.of(world);
 * mover.move(player, velocityX * seconds, velocityY * seconds);
 * velocityX = mover.motionX() / seconds;
 * velocityY = mover.motionY() / seconds;
 * }</pre>
 *
 * <p>The following holds for every move, at any speed and position:
 *
 * <ul>
 *   <li>A move never ends overlapping anything solid, by the exact test, and never passes through
 *       it. A point, flat box or capsule without radius stops one step before a parallel flat
 *       obstacle, and before any capsule without radius; only if it is placed exactly on that
 *       obstacle can it leave to either side. Exactly along the common side of two boxes it passes
 *       between them, because it overlaps neither. An obstacle with a {@linkplain Motions motion}
 *       that is itself flat or only a few ulps thick may pass it by a rounding error.
 *   <li>A shape stops where it touches what it hits, if one of the doubles next to the exact
 *       position does, and otherwise at the nearest free position. {@link World#detect} counts both
 *       as touching: a pair that does not touch to the last bit is recorded as resting until
 *       something else moves one of the two.
 *   <li>Repeating a move against an obstacle that already blocks it changes nothing.
 *   <li>Sliding never goes against the given motion, and never stops at the seams between boxes or
 *       at the joints of slopes.
 *   <li>A shape that overlaps something at the start is pushed out first, which {@link #isFreed}
 *       reports. If that is not possible, the shape stays where it is with a motion of 0, which
 *       {@link #isStuck} reports.
 * </ul>
 *
 * <p>A mover moves shapes of all kinds.
 *
 * <p>Coordinates must stay finite. A motion that leads beyond the range of doubles before anything
 * stops it throws {@link IllegalArgumentException} and moves nothing.
 *
 * <p>A mover holds the result of the last move and allocates nothing in steady state. It must not
 * be used by several threads at once.
 */
public final class Mover {
  private final World world;
  private final Probe probe;
  private final Obstacles obstacles;
  private final MoveSolver solver;
  private final AxisSteps axisSteps;
  private final RestingContacts resting;
  private double motionX;
  private double motionY;
  private double timeLeft;
  private final Hits touched = new Hits();

  /** The shape that was moved last; null if there is none, as after a plan. */
  private Handle placed;

  /** True if there is a result of a move, a plan or a push-out. */
  private boolean hasRun;

  private Mover(Builder builder) {
    world = builder.world;
    probe = new Probe(world, builder.motions);
    probe.setStopsAtFlat(true);
    obstacles =
        new Obstacles(probe, builder.motions, builder.reactions, builder.filter, builder.predicate);
    Side top = builder.top;
    solver =
        new MoveSolver(
            obstacles,
            builder.motions,
            top == null ? new Velocity(0, 0) : new Velocity(top.outwardX(), top.outwardY()),
            new Slopes(probe, builder.steepest),
            builder.mostTurns,
            builder.mostBounces);
    axisSteps = new AxisSteps(obstacles);
    resting = new RestingContacts(probe);
  }

  /** Returns a mover that slides along everything but sensors, which it passes and reports. */
  public static Mover of(World world) {
    return builder(world).build();
  }

  /** Returns a builder for a mover with other options. */
  public static Builder builder(World world) {
    return new Builder(Objects.requireNonNull(world, "world must not be null"));
  }

  /** Moves a shape of the world by as much of the motion as possible. */
  public void move(Handle handle, double motionX, double motionY) {
    plan(handle, motionX, motionY);
    place(handle);
  }

  /** Computes what {@link #move} would do, without moving the shape. */
  public void plan(Handle handle, double motionX, double motionY) {
    MotionRange.checkMotion(motionX, motionY);
    probe.use(handle);
    run(motionX, motionY);
  }

  /** Computes what {@link #move} would do to a shape that need not be in the world. */
  public void plan(Shape shape, double motionX, double motionY) {
    MotionRange.checkMotion(motionX, motionY);
    probe.use(shape);
    run(motionX, motionY);
  }

  /**
   * Finds the shapes that the shape moved last touches or rests against with one of its sides, like
   * {@link World#touching(Handle, Side, Hits)}: with its lower side, what it stands on. If
   * obstacles move, call this after {@link Motions#moveAll}.
   *
   * @throws IllegalStateException if no shape was moved, as after {@link #plan(Shape, double,
   *     double)}
   */
  public Hits touching(Side side, Hits hits) {
    checkHasRun();
    if (placed == null) {
      throw new IllegalStateException("nothing was moved: a plan leaves everything where it is");
    }
    return world.touching(placed, side, hits);
  }

  /** Returns true if the shape moved last touches or rests against something with this side. */
  public boolean isTouching(Side side) {
    return !touching(side, touched).isEmpty();
  }

  private void checkHasRun() {
    if (!hasRun) {
      throw new IllegalStateException("nothing was moved yet: call move() or plan() first");
    }
  }

  private void run(double wantedX, double wantedY) {
    placed = null;
    hasRun = true;
    solver.move(wantedX, wantedY);
    motionX = solver.velocity().nextX();
    motionY = solver.velocity().nextY();
    timeLeft = solver.timeLeft();
  }

  /**
   * Pushes a shape of the world out of everything it overlaps, along the shortest of a few paths.
   * Returns false, and leaves the shape where it is, if none of them leads to a free position.
   */
  public boolean pushOut(Handle handle) {
    probe.use(handle);
    pushOut(false);
    place(handle);
    return !isStuck();
  }

  /**
   * Pushes a shape that something was moved into out of everything it overlaps, but through
   * nothing.
   */
  boolean pushOutOnFreePath(Handle handle) {
    probe.use(handle);
    pushOut(true);
    place(handle);
    return !isStuck();
  }

  /** Computes what {@link #pushOut(Handle)} would do to a shape that need not be in the world. */
  public boolean pushOut(Shape shape) {
    probe.use(shape);
    pushOut(false);
    return !isStuck();
  }

  private void pushOut(boolean onFreePathsOnly) {
    placed = null;
    hasRun = true;
    solver.pushOut(onFreePathsOnly);
    motionX = 0;
    motionY = 0;
    timeLeft = 0;
  }

  /**
   * Moves a shape along x and then along y, and undoes each step that ends in an overlap. This is
   * simple and keeps integer coordinates integer, but fast shapes tunnel through thin obstacles,
   * and a shape that is moved back leaves a gap. Motions of obstacles are ignored.
   */
  public void stepPerAxis(Handle handle, double motionX, double motionY) {
    MotionRange.checkMotion(motionX, motionY);
    probe.use(handle);
    hasRun = true;
    solver.begin(motionX, motionY);
    this.motionX = axisSteps.step(motionX, 0) ? motionX : 0;
    this.motionY = axisSteps.step(0, motionY) ? motionY : 0;
    timeLeft = 0;
    place(handle);
  }

  private void place(Handle handle) {
    placed = handle;
    resting.clear();
    resting.rememberAll(handle);
    world.moveTo(handle, x(), y());
    probe.setTime(1);
    for (int k = 0; k < hits(); k++) {
      Hit hit = hit(k);
      if (hit.reaction().kind() != Reaction.Kind.IGNORE) {
        resting.noteHit(hit.handle(), hit.normalX(), hit.normalY());
      }
    }
    resting.noteAllHere();
  }

  /**
   * Sets whether the mover passes one-way obstacles from all sides, for example to drop through a
   * platform. An obstacle it has entered that way is passed completely, even if this is set back to
   * false.
   */
  public void setDropThrough(boolean drop) {
    obstacles.setDropThrough(drop);
  }

  /** Returns x of the shape's position after the move, as {@link World#x} does. */
  public double x() {
    checkHasRun();
    return probe.x();
  }

  /** Returns y of the shape's position after the move, as {@link World#y} does. */
  public double y() {
    checkHasRun();
    return probe.y();
  }

  /**
   * Returns the shape after the move, as a new object. Its coordinates are rounded, so it may
   * overlap by an ulp what the shape at {@link #x} and {@link #y} does not overlap in the world.
   */
  public Shape shape() {
    checkHasRun();
    return probe.shape();
  }

  /** Returns x of the motion for the next step: the given one as changed by the hits. */
  public double motionX() {
    return motionX;
  }

  /** Returns y of the motion for the next step: the given one as changed by the hits. */
  public double motionY() {
    return motionY;
  }

  /**
   * Returns the fraction of the step that was left when the shape came to rest or had turned too
   * often, from 0 to 1: 0 if it moved to the end, 1 if it was stuck from the start.
   */
  public double timeLeft() {
    return timeLeft;
  }

  /** Returns the number of hits. */
  public int hits() {
    return obstacles.hits.size();
  }

  /**
   * Returns a hit, in order of time. It is valid until the next move, which overwrites it.
   *
   * @throws IndexOutOfBoundsException if there is no such hit
   */
  public Hit hit(int k) {
    return obstacles.hits.get(k);
  }

  /** Returns true if the shape overlapped something solid and was pushed out. */
  public boolean isFreed() {
    return solver.isFreed();
  }

  /** Returns how far the shape was pushed out along x, which is not part of the motion. */
  public double freedX() {
    return solver.freedX();
  }

  /** Returns how far the shape was pushed out along y, which is not part of the motion. */
  public double freedY() {
    return solver.freedY();
  }

  /**
   * Returns true if the shape overlaps something solid and could not be pushed out. It has stopped
   * there, its motion is 0, and {@link #timeLeft} is the fraction of the step that was left.
   */
  public boolean isStuck() {
    return solver.isStuck();
  }

  /** Options of a mover; each has a sensible default. */
  public static final class Builder {
    private final World world;
    private Reactions reactions;
    private Filter filter;
    private Predicate<Handle> predicate;
    private Motions motions = new Motions();
    private Side top;
    private double steepest;
    private int mostTurns = 16;
    private int mostBounces = 1024;

    private Builder(World world) {
      this.world = world;
      reactions = hit -> world.isSensor(hit.handle()) ? Reaction.IGNORE : Reaction.SLIDE;
    }

    /** Sets the reaction to each obstacle; by default, movers slide, and ignore sensors. */
    public Builder reactions(Reactions choice) {
      reactions = Objects.requireNonNull(choice, "choice must not be null");
      return this;
    }

    /** Sets the filter that decides what is hit; by default, that of the shape that moves. */
    public Builder filter(Filter filter) {
      this.filter = filter;
      return this;
    }

    /** Hits only shapes that the predicate accepts; it must not change the world. */
    public Builder where(Predicate<Handle> predicate) {
      this.predicate = predicate;
      return this;
    }

    /** Sets how obstacles move during each step; by default, they do not. */
    public Builder motions(Motions motions) {
      this.motions = Objects.requireNonNull(motions, "motions must not be null");
      return this;
    }

    /**
     * Lets the mover walk on the ground instead of sliding along it, up to a steepest slope.
     *
     * <p>A mover that is not moving away from the ground follows it uphill and downhill with its
     * motion along the ground, and stays where it is if it has none: the motion into the ground,
     * such as that of gravity, does not let it creep down. Its motion for the next step is the one
     * along level ground. At a crest, where level ground or a slope turns downhill, the mover turns
     * with it; at a ledge it leaves the ground. Steeper surfaces are not climbed; the mover slides
     * down along them as usual. It also slides along slopes that have a {@linkplain Motions
     * motion}.
     *
     * <p>Coordinates are rounded, and so is the slope between them: an edge is not too steep if
     * that is true of corners that differ from its own by at most an ulp of the largest coordinate.
     *
     * @param top the side of the ground on which the mover walks, such as {@link Side#MAX_Y} where
     *     y points up
     * @param steepest the angle of the steepest slope in degrees, from 0 to less than 90
     * @throws IllegalArgumentException if the angle is not in that range
     */
    public Builder walkOn(Side top, double steepest) {
      Objects.requireNonNull(top, "top must not be null");
      if (!(steepest >= 0 && steepest < 90)) {
        throw new IllegalArgumentException(
            "steepest must be from 0 to less than 90, but was " + steepest);
      }
      this.top = top;
      this.steepest = steepest;
      return this;
    }

    /**
     * Sets how many times a move may turn before it ends early. By default, 16 times by sliding and
     * 1024 times by bouncing.
     *
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Builder mostTurns(int turns) {
      if (turns < 1) {
        throw new IllegalArgumentException("turns must be at least 1, but was " + turns);
      }
      mostTurns = turns;
      mostBounces = turns;
      return this;
    }

    /** Returns the mover. */
    public Mover build() {
      return new Mover(this);
    }
  }
}
