// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

/**
 * A power of two only moves exponents, so all answers scale with the shapes, to the last bit; up to
 * where differences and squares of coordinates are beyond the range of doubles.
 */
class ScaleTest {
  private static final long SEED = 171;
  private static final double[] SCALES = {0x1p-900, 0x1p-300, 0x1p500, 0x1p990, 0x1p1014};

  private record Scene(Shape a, Vec2 motion, Shape b, Vec2 otherMotion) {
    static Scene any(SplitMix64 random) {
      return new Scene(shape(random), point(random), shape(random), point(random));
    }

    private static Shape shape(SplitMix64 random) {
      Vec2 at = point(random);
      double size = Math.abs(grid(random)) / 2;
      return random.nextBoolean()
          ? new Circle(at.x(), at.y(), size)
          : Box.at(at.x(), at.y(), size, Math.abs(grid(random)) / 2);
    }

    private static Vec2 point(SplitMix64 random) {
      return new Vec2(grid(random), grid(random));
    }

    private static double grid(SplitMix64 random) {
      return random.between(-400, 400) / 8.0;
    }

    Scene times(double scale) {
      return new Scene(
          scaled(a, scale), motion.times(scale), scaled(b, scale), otherMotion.times(scale));
    }

    private static Shape scaled(Shape shape, double scale) {
      return shape instanceof Circle circle
          ? new Circle(circle.x() * scale, circle.y() * scale, circle.radius() * scale)
          : scaledBox((Box) shape, scale);
    }

    private static Box scaledBox(Box box, double scale) {
      return new Box(
          box.minX() * scale, box.minY() * scale, box.maxX() * scale, box.maxY() * scale);
    }

    Segment segment() {
      return new Segment(motion.x(), motion.y(), otherMotion.x(), otherMotion.y());
    }
  }

  @Test
  void contactsScale() {
    check(
        (scene, large, scale) -> {
          Contact contact = scene.a().contactWith(scene.b());
          assertThat(large.a().contactWith(large.b()))
              .isEqualTo(
                  new Contact(
                      contact.hit(),
                      contact.normalX(),
                      contact.normalY(),
                      contact.depth() * scale,
                      contact.pointX() * scale,
                      contact.pointY() * scale,
                      contact.push().times(scale)));
        });
  }

  @Test
  void distancesScale() {
    check(
        (scene, large, scale) ->
            assertThat(large.a().distanceTo(large.b()))
                .isEqualTo(scene.a().distanceTo(scene.b()) * scale));
  }

  @Test
  void sweepsScale() {
    check(
        (scene, large, scale) ->
            assertThat(large.a().sweep(large.motion(), large.b(), large.otherMotion()))
                .isEqualTo(
                    times(scene.a().sweep(scene.motion(), scene.b(), scene.otherMotion()), scale)));
  }

  @Test
  void castsScale() {
    check(
        (scene, large, scale) -> {
          assertThat(large.segment().cast(large.a()))
              .isEqualTo(times(scene.segment().cast(scene.a()), scale));
          assertThat(large.segment().exit(large.a()))
              .isEqualTo(times(scene.segment().exit(scene.a()), scale));
        });
  }

  private static Impact times(Impact impact, double scale) {
    return new Impact(
        impact.hit(),
        impact.time(),
        impact.normalX(),
        impact.normalY(),
        impact.pointX() * scale,
        impact.pointY() * scale,
        impact.startsInside(),
        impact.depth() * scale);
  }

  private interface Check {
    void accept(Scene scene, Scene scaled, double scale);
  }

  private static void check(Check check) {
    Cases.check(
        SEED,
        Volume.samples(),
        Scene::any,
        scene -> {
          for (double scale : SCALES) {
            check.accept(scene, scene.times(scale), scale);
          }
        });
  }
}
