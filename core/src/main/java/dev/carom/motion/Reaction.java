package dev.carom.motion;

import dev.carom.world.Side;

/**
 * What a mover does about an obstacle.
 *
 * <p>Make the ones you need once and keep them: {@code Reaction.bounce(0.8)} is a new object each
 * time.
 *
 * @param kind whether to slide, stop, bounce or go on
 * @param restitution how much of its speed against the obstacle a bounce keeps, from 0 to 1; 0 for
 *     the other kinds
 * @param onlyFrom the one side from which the obstacle is solid; null for all
 */
public record Reaction(Kind kind, double restitution, Side onlyFrom) {
  /** Goes on along the obstacle with what is left of the motion. */
  public static final Reaction SLIDE = new Reaction(Kind.SLIDE, 0, null);

  /** Stays where it touches. */
  public static final Reaction STOP = new Reaction(Kind.STOP, 0, null);

  /** Rebounds with all its speed. */
  public static final Reaction BOUNCE = new Reaction(Kind.BOUNCE, 1, null);

  /** Goes through; the hit is reported all the same. */
  public static final Reaction IGNORE = new Reaction(Kind.IGNORE, 0, null);

  /** Refuses a restitution that is not from 0 to 1, or not 0 for another kind than a bounce. */
  public Reaction {
    if (kind == null) {
      throw new NullPointerException("kind must not be null");
    }
    if (!(restitution >= 0 && restitution <= 1)) {
      throw new IllegalArgumentException("restitution must be from 0 to 1, but was " + restitution);
    }
    if (kind != Kind.BOUNCE && restitution != 0) {
      throw new IllegalArgumentException(
          "restitution must be 0 for " + kind + ", but was " + restitution);
    }
  }

  /** Rebounds with this part of the speed against the obstacle, from 0 to 1. */
  public static Reaction bounce(double restitution) {
    return new Reaction(Kind.BOUNCE, restitution, null);
  }

  /**
   * The same for what is beyond one side of the obstacle when they meet and moves towards it;
   * anything else goes through, unreported. How deep it may be inside does not matter: what is
   * inside goes on until it is out.
   *
   * <pre>{@code
   * Reaction platform = Reaction.SLIDE.onlyFrom(Side.MAX_Y); // jump up through it, land on it
   * }</pre>
   */
  public Reaction onlyFrom(Side side) {
    return new Reaction(kind, restitution, side);
  }

  /** What there is to do. */
  public enum Kind {
    /** Goes on along the obstacle. */
    SLIDE,
    /** Stays there. */
    STOP,
    /** Rebounds. */
    BOUNCE,
    /** Goes through. */
    IGNORE
  }
}
