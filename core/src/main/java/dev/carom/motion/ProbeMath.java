// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.internal.query.ProbeAccess;
import dev.carom.internal.query.ProbeState;
import dev.carom.internal.query.Query;
import dev.carom.pair.MutableImpact;
import dev.carom.world.Handle;
import dev.carom.world.Motions;
import dev.carom.world.Probe;
import dev.carom.world.Side;
import java.util.function.Function;

/**
 * Queries on probes that only movers need: mostly sizes and distances to compare rounding errors
 * with. The handles are those of shapes in the probe's world.
 */
final class ProbeMath {
  private ProbeMath() {}

  /** Returns the smallest width, height or diameter of the probe's parts. */
  static double smallestSize(Probe probe) {
    return ProbeAccess.of(probe).smallestSize();
  }

  /** Returns true if the probe or another shape has parts that are neither circle nor box. */
  static boolean isGeneral(Probe probe, Handle other) {
    ProbeState state = ProbeAccess.of(probe);
    return state.hasGeneralParts() || state.hasGeneralParts(other.slot());
  }

  /** Returns true if a shape has parts that are neither circle nor box. */
  static boolean hasGeneralParts(Probe probe, Handle other) {
    return ProbeAccess.of(probe).hasGeneralParts(other.slot());
  }

  /** Returns a bound for the distance from the probe's position to any point of its shape. */
  static double reach(Probe probe) {
    return ProbeAccess.of(probe).reach();
  }

  /** Returns the largest absolute coordinate, which determines the rounding errors. */
  static double largestCoordinate(Probe probe) {
    return ProbeAccess.of(probe).largestCoordinate();
  }

  /**
   * Returns the same for another shape, at the position of its {@linkplain Motions motion} at the
   * probe's time.
   */
  static double largestCoordinate(Probe probe, Handle other) {
    return ProbeAccess.of(probe).largestCoordinate(other.slot());
  }

  /**
   * Returns the angle by which the rounding of coordinates may have turned the edges of the probe
   * and of another shape that have this normal; 0 if there are none.
   */
  static double turnOfEdges(Probe probe, Handle other, double normalX, double normalY) {
    return ProbeAccess.of(probe).turnOfEdges(other.slot(), normalX, normalY);
  }

  /**
   * Returns how far the probe must move outward from a side of a shape to get beyond its bounds.
   * Negative if it is already farther, and 0 exactly if it is just there.
   */
  static double distanceBeyond(Probe probe, Handle other, Side side) {
    return ProbeAccess.of(probe).distanceBeyond(other.slot(), side.outwardX(), side.outwardY());
  }

  /**
   * Returns true if the probe would hit the given shape on a straight path, even if filters exclude
   * it.
   */
  static boolean wouldHit(Probe probe, Handle other, double motionX, double motionY) {
    return ProbeAccess.of(probe).wouldHit(other.slot(), motionX, motionY);
  }

  /** Returns true if the distance to the given shape is at most the given one. */
  static boolean isWithin(Probe probe, Handle other, double distance) {
    return ProbeAccess.of(probe).isWithin(other.slot(), distance);
  }

  /** Returns the impact on the given shape on a straight path; valid until the next call. */
  static MutableImpact impactOn(Probe probe, Handle other, double motionX, double motionY) {
    return ProbeAccess.of(probe).impactOn(other.slot(), motionX, motionY);
  }

  /** Lets queries about all shapes leave out the given one, until {@link #skipNothing}. */
  static void skip(Probe probe, Handle shape) {
    ProbeAccess.of(probe).skip(shape.slot());
  }

  /** Ends what {@link #skip} began. */
  static void skipNothing(Probe probe) {
    ProbeAccess.of(probe).skip(Query.NO_SLOT);
  }

  /** Calls a callback and returns its result; changes of the world throw meanwhile. */
  static <T, R> R call(Probe probe, Function<T, R> callback, T argument) {
    return ProbeAccess.of(probe).call(callback, argument);
  }
}
