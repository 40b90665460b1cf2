// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.internal.check.Arguments;

/** Rejects the shapes that worlds do not hold yet: capsules, polygons, and compounds with them. */
public final class WorldShapes {
  private WorldShapes() {}

  /** Returns the shape; throws if it is null, or neither circle nor box nor made of these. */
  public static Shape checked(String name, Shape shape) {
    if (!isKnown(Arguments.present(name, shape))) {
      throw refusal(name, shape);
    }
    return shape;
  }

  /** Returns true for a circle, a box, or a compound of these. */
  public static boolean isKnown(Shape shape) {
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

  /** Returns what to throw for a shape that is not known. */
  public static IllegalArgumentException refusal(String name, Shape shape) {
    return new IllegalArgumentException(
        name + " must be a circle or a box, or made of these, but was " + shape);
  }
}
