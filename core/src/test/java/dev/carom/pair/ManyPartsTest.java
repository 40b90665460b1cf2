// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compounds of enough parts that their bounds are compared first; a loop over all is right. */
class ManyPartsTest {
  private static final long SEED = 151;
  private static final int PARTS = 9;

  @Test
  void answersAreThoseOfTheParts() {
    Cases.check(SEED, Volume.samples() / 10, Meeting::any, ManyPartsTest::check);
  }

  private static void check(Meeting meeting) {
    Compound a = meeting.a;
    Compound b = meeting.b;
    boolean intersect = false;
    boolean overlap = false;
    double distance = Double.POSITIVE_INFINITY;
    double time = Double.POSITIVE_INFINITY;
    for (Shape part : a.parts()) {
      for (Shape other : b.parts()) {
        intersect |= part.intersects(other);
        overlap |= part.overlaps(other);
        distance = Math.min(distance, part.distanceTo(other));
        Impact impact = part.sweep(meeting.motion, other, meeting.otherMotion);
        time = impact.hit() ? Math.min(time, impact.time()) : time;
      }
    }

    assertThat(a.intersects(b)).isEqualTo(intersect);
    assertThat(a.overlaps(b)).isEqualTo(overlap);
    assertThat(a.distanceTo(b)).isEqualTo(distance);
    Impact impact = a.sweep(meeting.motion, b, meeting.otherMotion);
    assertThat(impact.hit()).isEqualTo(time <= 1);
    assertThat(impact.time()).isCloseTo(Math.min(time, 1), within(1e-12));
    Contact contact = a.contactWith(b);
    assertThat(contact.hit()).isEqualTo(intersect);
    assertThat(contact.depth() > 0).isEqualTo(overlap);
    assertThat(a.overlaps(b.translate(contact.push()))).isFalse();
  }

  @Test
  void quickQuestionsAgreeWithTheAnswersInFull() {
    CompoundPair pair = new CompoundPair();
    CompoundPair again = new CompoundPair();
    Cases.check(
        SEED + 1, Volume.samples() / 10, Meeting::any, meeting -> check(meeting, pair, again));
  }

  private static void check(Meeting meeting, CompoundPair pair, CompoundPair again) {
    Parts a = new Parts().add(meeting.a);
    Parts b = new Parts().add(meeting.b);
    pair.set(a, b);
    double x = meeting.motion.x();
    double y = meeting.motion.y();
    double u = meeting.otherMotion.x();
    double v = meeting.otherMotion.y();
    for (boolean stopsAtFlat : new boolean[] {false, true}) {
      assertThat(pair.hits(x, y, u, v, stopsAtFlat))
          .isEqualTo(pair.sweep(x, y, u, v, stopsAtFlat).hit());
      assertThat(pair.hits(x, y, x, y, stopsAtFlat)).isEqualTo(pair.meet(false));
    }
    double distance = pair.distance();
    checkDistance(meeting, pair, distance);
    checkDistance(meeting, pair, Math.nextUp(distance));
    checkDistance(meeting, pair, Math.max(Math.nextDown(distance), 0));

    b.updateBounds();
    again.set(a, b);
    for (double guess : new double[] {0, distance / 2, distance, 2 * distance}) {
      again.findClosest(guess);
      assertThat(again.partA()).isEqualTo(pair.partA());
      assertThat(again.partB()).isEqualTo(pair.partB());
    }
    assertThat(again.distance()).isEqualTo(distance);
    assertThat(again.meet(true)).isEqualTo(distance == 0);
    assertThat(again.hits(x, y, u, v, true)).isEqualTo(pair.hits(x, y, u, v, true));
  }

  private static void checkDistance(Meeting meeting, CompoundPair pair, double distance) {
    boolean isWithin = false;
    boolean isCloser = false;
    for (Shape part : meeting.a.parts()) {
      for (Shape other : meeting.b.parts()) {
        isWithin |= part.isWithin(other, distance);
        isCloser |= Within.betweenStrict(part, other, distance);
      }
    }
    assertThat(pair.isWithin(distance)).isEqualTo(isWithin);
    assertThat(pair.isWithin(distance, false)).isEqualTo(isCloser);
    assertThat(meeting.a.isWithin(meeting.b, distance)).isEqualTo(isWithin);
  }

  private record Meeting(Compound a, Vec2 motion, Compound b, Vec2 otherMotion) {
    static Meeting any(SplitMix64 random) {
      Vec2 apart = new Vec2(random.below(9), random.below(40));
      return new Meeting(
          compound(random),
          new Vec2(random.between(-20, 20), random.between(-20, 20)),
          compound(random).translate(apart),
          new Vec2(random.between(-4, 4), random.between(-4, 4)));
    }
  }

  /** Parts of all kinds on a lattice, where many touch, share sides or are far apart. */
  private static Compound compound(SplitMix64 random) {
    List<Shape> parts = new ArrayList<>();
    for (int k = 0; k < PARTS; k++) {
      double x = random.below(30);
      double y = random.below(30);
      double size = 1 + random.below(2);
      parts.add(
          switch (random.below(4)) {
            case 0 -> new Circle(x, y, size);
            case 1 -> new Box(x, y, x + size, y + size);
            case 2 -> new Capsule(x, y, x + 3, y + 4, size);
            default -> Polygon.box(x, y, size, 2, Rotation.degrees(45 * random.below(8)));
          });
    }
    return Compound.of(parts);
  }
}
