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
 * Moves shapes through a world and reacts to what they hit: slides, stops, bounces or goes through,
 * as chosen for each obstacle.
 *
 * <pre>{@code
 * Mover mover = Mover.of(world);
 * mover.move(player, velocityX * seconds, velocityY * seconds);
 * velocityX = mover.motionX() / seconds;
 * velocityY = mover.motionY() / seconds;
 * }</pre>
 *
 * <p>What holds for every move, at any speed and place:
 *
 * <ul>
 *   <li>It does not end overlapping anything solid, by the exact test, nor go through it. A point
 *       or flat box stops one step before a parallel flat one; only if it is placed exactly on it
 *       can it leave to both sides. Exactly along the common side of two boxes it goes between
 *       them, as it overlaps neither.
 *   <li>It stops where it touches what it hits, if one of the doubles next to the ideal place does,
 *       and else at the nearest free one. {@link World#detect} counts both as touching: what does
 *       not touch to the last bit is noted as resting, until something else moves one of the two.
 *   <li>Repeating a move against what already blocks it changes nothing.
 *   <li>Sliding never goes against the given motion, and never stops at the seams between boxes.
 *   <li>A shape that overlaps to begin with is pushed out first; {@link #isFreed} says so, or
 *       {@link #isStuck} that it was not possible, and then it stays where it is, with a motion of
 *       0.
 * </ul>
 *
 * <p>Coordinates must stay finite: a motion that nothing stops before it leads beyond all doubles
 * is refused with an {@link IllegalArgumentException}, and nothing is moved.
 *
 * <p>A mover keeps the result of the last move, and makes no garbage from move to move. It serves
 * one caller at a time.
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

  /** What was moved last; null if nothing was, as after a plan. */
  private Handle placed;

  /** Whether there is a result of a move, a plan or a push. */
  private boolean hasRun;

  private Mover(Builder builder) {
    world = builder.world;
    probe = new Probe(world, builder.motions);
    probe.setStopsAtFlat(true);
    obstacles =
        new Obstacles(probe, builder.motions, builder.reactions, builder.filter, builder.predicate);
    solver = new MoveSolver(obstacles, builder.motions, builder.mostTurns, builder.mostBounces);
    axisSteps = new AxisSteps(obstacles);
    resting = new RestingContacts(probe);
  }

  /** A mover that slides along everything but sensors, which it goes through and reports. */
  public static Mover of(World world) {
    return builder(world).build();
  }

  /** Choices for a mover. */
  public static Builder builder(World world) {
    return new Builder(Objects.requireNonNull(world, "world must not be null"));
  }

  /** Moves a shape of the world by as much of a motion as is possible. */
  public void move(Handle handle, double motionX, double motionY) {
    plan(handle, motionX, motionY);
    place(handle);
  }

  /** Like {@link #move}, but leaves the shape where it is: the result tells where it would be. */
  public void plan(Handle handle, double motionX, double motionY) {
    MotionRange.checkMotion(motionX, motionY);
    probe.use(handle);
    run(motionX, motionY);
  }

  /** Like {@link #plan(Handle, double, double)} for a shape that need not be in the world. */
  public void plan(Shape shape, double motionX, double motionY) {
    MotionRange.checkMotion(motionX, motionY);
    probe.use(shape);
    run(motionX, motionY);
  }

  /**
   * What the shape that was moved last touches or rests against with one of its sides, as {@link
   * World#touching(Handle, Side, Hits)} says: what it stands on, if that is its lower side. If
   * obstacles move, ask after {@link Motions#moveAll}.
   */
  public Hits touching(Side side, Hits hits) {
    checkHasRun();
    if (placed == null) {
      throw new IllegalStateException("nothing was moved: a plan leaves everything where it is");
    }
    return world.touching(placed, side, hits);
  }

  /** Whether the shape that was moved last touches or rests against something with this side. */
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
    motionX = solver.velocity().x();
    motionY = solver.velocity().y();
    timeLeft = solver.timeLeft();
  }

  /**
   * Pushes a shape of the world out of all it overlaps, by the shortest of a few ways. False if
   * none is free; then it stays.
   */
  public boolean pushOut(Handle handle) {
    probe.use(handle);
    pushOut();
    place(handle);
    return !isStuck();
  }

  /** Like {@link #pushOut(Handle)} for a shape that need not be in the world. */
  public boolean pushOut(Shape shape) {
    probe.use(shape);
    pushOut();
    return !isStuck();
  }

  private void pushOut() {
    placed = null;
    hasRun = true;
    solver.pushOut();
    motionX = 0;
    motionY = 0;
    timeLeft = 0;
  }

  /**
   * Moves a shape along x and then along y, and moves it back from each step after which it
   * overlaps something. That is simple and keeps whole numbers whole; but what is fast jumps over
   * what is thin, and a shape that is moved back leaves a gap. Motions of obstacles do not count.
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
   * Lets one-way obstacles be gone through from all sides, from now on or no longer: to drop
   * through a platform. One that is entered then is gone through to its end in any case.
   */
  public void setDropThrough(boolean drop) {
    obstacles.setDropThrough(drop);
  }

  /** Where the shape is now: its centre, or a compound's position. */
  public double x() {
    checkHasRun();
    return probe.x();
  }

  /** Where the shape is now: its centre, or a compound's position. */
  public double y() {
    checkHasRun();
    return probe.y();
  }

  /** The shape where it is now; makes a new object. */
  public Shape shape() {
    checkHasRun();
    return probe.shape();
  }

  /** The motion for the next step: the given one as the hits have turned and shortened it. */
  public double motionX() {
    return motionX;
  }

  /** The motion for the next step: the given one as the hits have turned and shortened it. */
  public double motionY() {
    return motionY;
  }

  /**
   * The part of the step that was left when the shape came to rest or had turned too often, from 0
   * to 1; 0 if it moved to the end, and 1 if it was stuck from the beginning.
   */
  public double timeLeft() {
    return timeLeft;
  }

  /** How many hits there were. */
  public int hits() {
    return obstacles.hits.size();
  }

  /** One of the hits, the first in time first. Only for this move: the next one fills it anew. */
  public Hit hit(int k) {
    return obstacles.hits.get(k);
  }

  /** Whether the shape overlapped something solid and was pushed out. */
  public boolean isFreed() {
    return solver.isFreed();
  }

  /** How far it was pushed out, which is not part of the motion. */
  public double freedX() {
    return solver.freedX();
  }

  /** How far it was pushed out, which is not part of the motion. */
  public double freedY() {
    return solver.freedY();
  }

  /**
   * Whether the shape overlaps something solid and could not be pushed out. It has stopped where
   * that was found out: its motion is 0, and {@link #timeLeft} tells how much of the step was left.
   */
  public boolean isStuck() {
    return solver.isStuck();
  }

  /** Choices for a mover; each has a sensible default. */
  public static final class Builder {
    private final World world;
    private Reactions reactions;
    private Filter filter;
    private Predicate<Handle> predicate;
    private Motions motions = new Motions();
    private int mostTurns = 16;
    private int mostBounces = 1024;

    private Builder(World world) {
      this.world = world;
      reactions = hit -> world.isSensor(hit.handle()) ? Reaction.IGNORE : Reaction.SLIDE;
    }

    /** Chooses the reaction to each obstacle; unless set, to slide, and to ignore sensors. */
    public Builder reactions(Reactions choice) {
      reactions = Objects.requireNonNull(choice, "choice must not be null");
      return this;
    }

    /** Hits only what one with this filter may meet; unless set, the filter of what moves. */
    public Builder filter(Filter filter) {
      this.filter = filter;
      return this;
    }

    /** Hits only shapes for which this is true; it must not change the world. */
    public Builder where(Predicate<Handle> predicate) {
      this.predicate = predicate;
      return this;
    }

    /** How obstacles move during each step; unless set, they rest. */
    public Builder motions(Motions motions) {
      this.motions = Objects.requireNonNull(motions, "motions must not be null");
      return this;
    }

    /**
     * How often a move may turn before it ends early. Unless set, 16 times by sliding and 1024
     * times by bouncing.
     */
    public Builder mostTurns(int turns) {
      if (turns < 1) {
        throw new IllegalArgumentException("turns must be at least 1, but was " + turns);
      }
      mostTurns = turns;
      mostBounces = turns;
      return this;
    }

    /** The mover. */
    public Mover build() {
      return new Mover(this);
    }
  }
}
