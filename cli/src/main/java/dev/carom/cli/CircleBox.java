// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.method.BoxRadius;
import dev.carom.method.NineZones;
import dev.carom.method.ZoneCase;
import java.util.Optional;

/** A circle and a box, in either order of the arguments. */
record CircleBox(Circle circle, Box box) {
  /**
   * A miss by more than this fraction of the distance is due to the angle method, not to rounding.
   */
  private static final double ROUNDING = 1e-9;

  static Optional<CircleBox> in(Shape a, Shape b) {
    if (a instanceof Circle circle && b instanceof Box box) {
      return Optional.of(new CircleBox(circle, box));
    }
    if (a instanceof Box box && b instanceof Circle circle) {
      return Optional.of(new CircleBox(circle, box));
    }
    return Optional.empty();
  }

  int zone() {
    return NineZones.zone(circle, box);
  }

  ZoneCase zoneCase() {
    return NineZones.caseOf(zone());
  }

  double distanceOfCenters() {
    double dx = circle.x() - box.centerX();
    double dy = circle.y() - box.centerY();
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** Returns true if the angle method misses a collision because of its idea, not by rounding. */
  boolean angleMethodMisses() {
    if (BoxRadius.test(circle, box) || !circle.intersects(box) || zoneCase() != ZoneCase.SIDE) {
      return false;
    }
    double boxRadius = BoxRadius.boxRadius(box, BoxRadius.angle(circle, box));
    double centers = distanceOfCenters();
    return centers - circle.radius() - boxRadius > ROUNDING * centers;
  }
}
