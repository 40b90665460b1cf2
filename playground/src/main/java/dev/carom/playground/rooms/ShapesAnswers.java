// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.ClosestPoints;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.games.Checksum;

/** What the library answers about the two shapes of the Shapes lab. */
final class ShapesAnswers {
  final Shape amber;
  final Shape blue;
  final Vec2 motion;
  final Segment segment;

  /** The contact of the amber shape with the blue one, which moves. */
  final Contact contact;

  final ClosestPoints closest;

  /** Where the blue shape stops. */
  final Impact sweep;

  ShapesAnswers(Shape amber, Shape blue, Vec2 motion, Segment segment) {
    this.amber = amber;
    this.blue = blue;
    this.motion = motion;
    this.segment = segment;
    contact = amber.contactWith(blue);
    closest = amber.closestPoints(blue);
    sweep = blue.sweep(motion, amber);
  }

  /** Returns true if these are the answers about these shapes, which are the same objects. */
  boolean areAbout(Shape first, Shape second, Vec2 moved, Segment cast) {
    return amber == first && blue == second && motion.equals(moved) && segment.equals(cast);
  }

  long checksum() {
    Checksum sum = new Checksum();
    sum.add(amber.relationTo(blue).ordinal()).add(amber.distanceTo(blue));
    sum.add(contact.depth()).add(contact.push().x()).add(contact.push().y());
    sum.add(closest.onThis().x()).add(closest.onThis().y());
    sum.add(closest.onOther().x()).add(closest.onOther().y());
    sum.add(sweep.time()).add(sweep.normalX()).add(sweep.normalY());
    sum.add(segment.cast(amber).time()).add(segment.exit(amber).time());
    return sum.add(segment.cast(blue).time()).add(segment.exit(blue).time()).value();
  }
}
