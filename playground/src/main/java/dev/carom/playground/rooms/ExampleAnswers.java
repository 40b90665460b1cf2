// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.ClosestPoints;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.Shape;

/** Adds answers that several labs show to examples. */
final class ExampleAnswers {
  private ExampleAnswers() {}

  /** Adds how two shapes relate, and their contact or their closest points. */
  static void relation(Example example, String nameA, Shape a, String nameB, Shape b) {
    example.answer(nameA + ".relationTo(" + nameB + ")", a.relationTo(b)).space();
    Contact contact = a.contactWith(b);
    if (contact.hit()) {
      example.let("Contact", "contact", nameA + ".contactWith(" + nameB + ")");
      example.answer("contact.depth()", contact.depth());
      example.answer("contact.normalX()", contact.normalX());
      example.answer("contact.normalY()", contact.normalY());
    } else {
      ClosestPoints closest = a.closestPoints(b);
      example.answer(nameA + ".distanceTo(" + nameB + ")", a.distanceTo(b));
      example.let("ClosestPoints", "closest", nameA + ".closestPoints(" + nameB + ")");
      example.answer("closest.onThis().x()", closest.onThis().x());
      example.answer("closest.onThis().y()", closest.onThis().y());
      example.answer("closest.onOther().x()", closest.onOther().x());
      example.answer("closest.onOther().y()", closest.onOther().y());
    }
  }

  /** Adds where the segment named ray enters and leaves a shape. */
  static void cast(Example example, Segment ray, String name, Shape shape) {
    Impact in = ray.cast(shape);
    String inName = name + "In";
    example.let("Impact", inName, "ray.cast(" + name + ")");
    impact(example, inName, in);
    if (in.hit()) {
      example.answer("ray.exit(" + name + ").time()", ray.exit(shape).time());
    }
  }

  /** Adds the time and the normal of an impact. */
  static void impact(Example example, String name, Impact impact) {
    example.answer(name + ".hit()", impact.hit());
    if (impact.hit()) {
      example.answer(name + ".startsInside()", impact.startsInside());
      example.answer(name + ".time()", impact.time());
      example.answer(name + ".normalX()", impact.normalX());
      example.answer(name + ".normalY()", impact.normalY());
    }
  }
}
