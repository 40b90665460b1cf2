package dev.carom.motion;

import dev.carom.internal.query.ProbeAccess;
import dev.carom.world.Handle;
import dev.carom.world.Motions;
import dev.carom.world.Probe;
import dev.carom.world.Side;
import java.util.function.Function;

/**
 * What movers ask a probe beside its public questions: mostly sizes and distances that rounding
 * errors are compared with. The handles are those of shapes in the probe's world.
 */
final class ProbeMath {
  private ProbeMath() {}

  /** The smallest width, height or diameter of the probe's parts. */
  static double smallestSize(Probe probe) {
    return ProbeAccess.of(probe).smallestSize();
  }

  /** The largest absolute value of a coordinate: what rounding errors are measured by. */
  static double largestCoordinate(Probe probe) {
    return ProbeAccess.of(probe).largestCoordinate();
  }

  /** The same of another shape, where its {@linkplain Motions motion} has it at this time. */
  static double largestCoordinate(Probe probe, Handle other) {
    return ProbeAccess.of(probe).largestCoordinate(other.slot());
  }

  /**
   * How far the probe must go outward from a side of a shape to be beyond its bounds; negative if
   * it is beyond and farther, and 0 exactly if it is just there.
   */
  static double distanceBeyond(Probe probe, Handle other, Side side) {
    return ProbeAccess.of(probe).distanceBeyond(other.slot(), side.outwardX(), side.outwardY());
  }

  /** Whether one shape, filtered out or not, is hit on a straight path. */
  static boolean wouldHit(Probe probe, Handle other, double motionX, double motionY) {
    return ProbeAccess.of(probe).wouldHit(other.slot(), motionX, motionY);
  }

  /** Calls a callback and returns its answer; meanwhile changes of the world are refused. */
  static <T, R> R call(Probe probe, Function<T, R> callback, T argument) {
    return ProbeAccess.of(probe).call(callback, argument);
  }
}
