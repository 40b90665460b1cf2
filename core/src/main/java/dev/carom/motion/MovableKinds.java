// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.query.ProbeAccess;
import dev.carom.world.Handle;
import dev.carom.world.Probe;

/** Rejects shapes that movers cannot move yet: capsules, polygons, and compounds with them. */
final class MovableKinds {
  private MovableKinds() {}

  /** Returns the shape; throws if it is null, or neither circle nor box nor made of these. */
  static Shape checked(Shape shape) {
    if (!isKnown(Arguments.present("shape", shape))) {
      throw new IllegalArgumentException(
          "shape must be a circle or a box, or made of these, but was " + shape);
    }
    return shape;
  }

  private static boolean isKnown(Shape shape) {
    return switch (shape.kind()) {
      case CIRCLE, BOX -> true;
      case CAPSULE, POLYGON -> false;
      case COMPOUND -> {
        boolean isKnown = true;
        // By index, because an iterator would be allocated.
        for (int k = 0; k < ((Compound) shape).parts().size(); k++) {
          isKnown &= isKnown(((Compound) shape).parts().get(k));
        }
        yield isKnown;
      }
    };
  }

  /** Throws if the shape of a handle in the probe's world is no such shape. */
  static void check(Probe probe, Handle handle) {
    if (ProbeAccess.of(probe).hasGeneralParts(Arguments.present("handle", handle).slot())) {
      throw new IllegalArgumentException(
          handle + " must be a circle or a box, or made of these, to be moved this way");
    }
  }
}
