// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Contact;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

/** Moving both shapes by the same amount changes nothing where the arithmetic is exact. */
class TranslationTest {
  private static final long SEED = 181;

  private record Moved(Shape a, Shape b, Vec2 motion, Vec2 by) {}

  @Test
  void nothingChangesOnAGrid() {
    Cases.check(
        SEED,
        Volume.samples(),
        random ->
            new Moved(
                shape(random),
                shape(random),
                new Vec2(random.between(-9, 9), random.between(-9, 9)),
                new Vec2(random.between(-1 << 20, 1 << 20), random.between(-1 << 20, 1 << 20))),
        TranslationTest::assertNothingChanges);
  }

  private static void assertNothingChanges(Moved moved) {
    Shape a = moved.a;
    Shape b = moved.b;
    Shape movedA = a.translate(moved.by);
    Shape movedB = b.translate(moved.by);
    assertThat(movedA.relationTo(movedB)).isEqualTo(a.relationTo(b));
    assertThat(movedA.distanceTo(movedB)).isEqualTo(a.distanceTo(b));
    assertThat(movedA.sweep(moved.motion, movedB).hit()).isEqualTo(a.sweep(moved.motion, b).hit());
    if (a instanceof Compound || b instanceof Compound) {
      return;
    }
    Contact contact = a.contactWith(b);
    Contact movedContact = movedA.contactWith(movedB);
    assertThat(movedContact.hit()).isEqualTo(contact.hit());
    assertThat(movedContact.depth()).isEqualTo(contact.depth());
    assertThat(movedContact.normalX()).isEqualTo(contact.normalX());
    assertThat(movedContact.normalY()).isEqualTo(contact.normalY());
  }

  /** A shape with all numbers multiples of a quarter. */
  private static Shape shape(SplitMix64 random) {
    return switch (random.below(9)) {
      case 0, 1 -> circle(random);
      case 2, 3 -> box(random);
      case 4, 5 -> capsule(random);
      case 6, 7 -> polygon(random);
      default -> Compound.of(circle(random), box(random), capsule(random), polygon(random));
    };
  }

  private static Circle circle(SplitMix64 random) {
    return new Circle(
        quarters(random, -40, 40), quarters(random, -40, 40), quarters(random, 0, 30));
  }

  private static Box box(SplitMix64 random) {
    return Box.at(
        quarters(random, -40, 40),
        quarters(random, -40, 40),
        quarters(random, 0, 30),
        quarters(random, 0, 30));
  }

  private static Capsule capsule(SplitMix64 random) {
    return new Capsule(
        quarters(random, -40, 40),
        quarters(random, -40, 40),
        quarters(random, -40, 40),
        quarters(random, -40, 40),
        quarters(random, 0, 30));
  }

  private static Polygon polygon(SplitMix64 random) {
    double x = quarters(random, -40, 40);
    double y = quarters(random, -40, 40);
    double width = quarters(random, 1, 30);
    double[] points = {x, y, x + width, y, x + quarters(random, -40, 40), y + width, x - 3, y - 1};
    return Polygon.hull(points).rounded(quarters(random, 0, 3));
  }

  private static double quarters(SplitMix64 random, int low, int high) {
    return random.between(low, high) * 0.25;
  }
}
