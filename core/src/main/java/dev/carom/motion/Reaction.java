// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.world.Side;

/**
 * The reaction of a mover to an obstacle.
 *
 * <p>Create the reactions you need once and reuse them: {@code Reaction.bounce(0.8)} returns a new
 * object each time.
 *
 * @param kind whether to slide, stop, bounce or pass through
 * @param restitution the fraction of the speed against the obstacle that a bounce keeps, from 0 to
 *     1; 0 for the other kinds
 * @param onlyFrom the one side from which the obstacle is solid; null for all
 */
public record Reaction(Kind kind, double restitution, Side onlyFrom) {
  /** Slides along the obstacle with the rest of the motion. */
  public static final Reaction SLIDE = new Reaction(Kind.SLIDE, 0, null);

  /** Stops where it touches the obstacle. */
  public static final Reaction STOP = new Reaction(Kind.STOP, 0, null);

  /** Bounces off with its full speed. */
  public static final Reaction BOUNCE = new Reaction(Kind.BOUNCE, 1, null);

  /** Passes through; the hit is still reported. */
  public static final Reaction IGNORE = new Reaction(Kind.IGNORE, 0, null);

  /**
   * Creates a reaction.
   *
   * @throws IllegalArgumentException if the restitution is not from 0 to 1, or not 0 for a kind
   *     other than a bounce
   */
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

  /** Returns a bounce that keeps this fraction of the speed against the obstacle, from 0 to 1. */
  public static Reaction bounce(double restitution) {
    return new Reaction(Kind.BOUNCE, restitution, null);
  }

  /**
   * Returns the same reaction for a one-way obstacle: it applies to a mover that is beyond this
   * side of the obstacle when they meet and moves towards it. Any other mover passes through,
   * unreported. A mover that is inside, however deep, continues until it is out. A capsule, a
   * polygon or a compound with them is solid where its surface faces that side, up to a slope of
   * 45°.
   *
   * <pre>{@code
   * Reaction platform = Reaction.SLIDE.onlyFrom(Side.MAX_Y); // jump up through it, land on it
   * }</pre>
   */
  public Reaction onlyFrom(Side side) {
    return new Reaction(kind, restitution, side);
  }

  /** The kinds of reactions. */
  public enum Kind {
    /** Slides along the obstacle. */
    SLIDE,
    /** Stops. */
    STOP,
    /** Bounces off. */
    BOUNCE,
    /** Passes through. */
    IGNORE
  }
}
