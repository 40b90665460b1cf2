// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.games.Checksum;
import dev.carom.games.Dice;

/**
 * Asks the library many questions, most of them near ties, and combines all bits of the answers
 * into a checksum, which must be the same in the browser and on a JVM.
 */
public final class Survey {
  private final Dice dice;
  private final Checksum sum = new Checksum();

  private Survey(long seed) {
    dice = new Dice(seed);
  }

  /** Returns the checksum for this number of pairs. */
  public static long of(long seed, int pairs) {
    Survey survey = new Survey(seed);
    for (int k = 0; k < pairs; k++) {
      survey.ask(survey.shape(k), survey.shape(k / 2));
    }
    return survey.sum.value();
  }

  /**
   * Returns a shape on a coarse lattice, where shapes often touch, scaled by powers of two to cover
   * all ranges.
   */
  private Shape shape(int k) {
    double unit = k % 7 == 0 ? 0x1p-340 : k % 7 == 1 ? 0x1p300 : k % 7 == 2 ? 0.1 : 1;
    Circle circle = new Circle(coordinate() * unit, coordinate() * unit, size() * unit);
    Box box = Box.at(coordinate() * unit, coordinate() * unit, size() * unit, size() * unit);
    return switch (dice.below(9)) {
      case 0, 1 -> circle;
      case 2, 3 -> box;
      case 4 -> new Capsule(circle.x(), circle.y(), box.minX(), box.maxY(), circle.radius());
      case 5 -> triangle(unit).rounded(circle.radius());
      case 6 -> triangle(unit).rotate(Rotation.degrees(15 * dice.below(24)), 0, 0);
      case 7 -> outline(unit).translate(new Vec2(circle.x(), circle.y()));
      default -> Compound.of(circle, box);
    };
  }

  private Polygon triangle(double unit) {
    double x = coordinate() * unit;
    double y = coordinate() * unit;
    return Polygon.of(x, y, x + (1 + size()) * unit, y, x + size() * unit, y + (1 + size()) * unit);
  }

  /** Returns an L. */
  private Compound outline(double unit) {
    double thick = unit;
    double wide = (2 + size()) * unit;
    double high = (2 + size()) * unit;
    return Compound.outline(0, 0, wide, 0, wide, thick, thick, thick, thick, high, 0, high);
  }

  private double coordinate() {
    return dice.below(13) - 6;
  }

  private double size() {
    return dice.below(6);
  }

  private void ask(Shape a, Shape b) {
    sum.add(a.relationTo(b).ordinal()).add(a.distanceTo(b));
    Contact contact = a.contactWith(b);
    sum.add(contact.hit()).add(contact.depth()).add(contact.normalX()).add(contact.normalY());
    sum.add(contact.pointX()).add(contact.pointY()).add(contact.push().x()).add(contact.push().y());
    add(a.sweep(new Vec2(coordinate(), coordinate()), b));
    Segment segment = new Segment(coordinate(), coordinate(), coordinate(), coordinate());
    add(segment.cast(a));
    add(segment.exit(b));
  }

  private void add(Impact impact) {
    sum.add(impact.hit()).add(impact.time()).add(impact.normalX()).add(impact.normalY());
    sum.add(impact.pointX()).add(impact.pointY()).add(impact.startsInside()).add(impact.depth());
  }
}
