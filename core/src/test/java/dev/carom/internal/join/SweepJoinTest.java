// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.internal.bounds.Bounds;
import dev.carom.oracle.Boxes;
import dev.carom.oracle.BruteForce;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Circles;
import dev.carom.oracle.Scene;
import dev.carom.oracle.Scenes;
import dev.carom.oracle.Volume;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * The way that is taken where strips do not suit is right in every other place too, and asks about
 * no pair but those whose bounds meet, once.
 */
class SweepJoinTest {
  private static final long SEED = 351;

  private final SweepJoin join = new SweepJoin();
  private int asked;

  @Test
  void agreesWithBruteForceOnSmallScenes() {
    Cases.check(SEED, Volume.samples() / 80, random -> Scenes.any(random, 60), this::check);
  }

  @Test
  void agreesWithBruteForceOnScenesOfHundreds() {
    Cases.check(
        SEED + 1,
        Volume.samples() / 4000,
        random -> Scenes.sized(random, random.between(100, 700)),
        this::check);
  }

  @Test
  void agreesWithBruteForceOnScenesOfThousands() {
    Cases.check(SEED + 2, 4, random -> Scenes.sparse(random, 3_000), this::check);
  }

  @Test
  void agreesWithBruteForceAtTheEndsOfTheRange() {
    Cases.check(SEED + 3, 200, random -> Scenes.extremes(random, 40), this::check);
  }

  private void check(Scene scene) {
    Circles circles = scene.circles();
    Boxes boxes = scene.boxes();
    Boxes others = scene.otherBoxes();
    Bounds bounds = new Bounds(circles.count());
    set(bounds, 0, circles);
    assertFinds(BruteForce.circles(circles, true), bounds, circles.count(), 0);
    bounds = new Bounds(boxes.count() + others.count());
    set(bounds, 0, boxes);
    set(bounds, boxes.count(), others);
    assertFinds(BruteForce.boxes(boxes, true), bounds, boxes.count(), 0);
    if (boxes.count() > 0) {
      assertFinds(
          BruteForce.boxesAgainstBoxes(boxes, others, true),
          bounds,
          boxes.count() + others.count(),
          boxes.count());
    }
    bounds = new Bounds(circles.count() + others.count());
    set(bounds, 0, circles);
    set(bounds, circles.count(), others);
    if (circles.count() > 0) {
      assertFinds(
          BruteForce.circlesAgainstBoxes(circles, others, true),
          bounds,
          circles.count() + others.count(),
          circles.count());
    }
  }

  private void assertFinds(long[] truth, Bounds bounds, int shapes, int split) {
    asked = 0;
    PairPredicate predicate =
        (a, b) -> {
          asked++;
          assertThat(meet(bounds, a, b)).as("asked about %d-%d", a, b).isTrue();
          return Arrays.binarySearch(truth, BruteForce.key(a, b - split)) >= 0;
        };
    join.find(bounds, shapes, split, predicate, Integer.MAX_VALUE, true);
    assertThat(found(split)).as("split at %d", split).isEqualTo(truth);
    assertThat(asked).as("questions").isEqualTo(meetings(bounds, shapes, split));
    int limit = truth.length / 2 + 1;
    join.find(bounds, shapes, split, predicate, limit, true);
    assertThat(join.order.count).as("with a limit").isEqualTo(Math.min(limit, truth.length));
  }

  private static boolean meet(Bounds bounds, int a, int b) {
    return bounds.meets(a, bounds.minX(b), bounds.minY(b), bounds.maxX(b), bounds.maxY(b));
  }

  private static int meetings(Bounds bounds, int shapes, int split) {
    int meetings = 0;
    for (int b = Math.max(split, 1); b < shapes; b++) {
      for (int a = 0; a < (split > 0 ? split : b); a++) {
        meetings += meet(bounds, a, b) ? 1 : 0;
      }
    }
    return meetings;
  }

  private long[] found(int split) {
    long[] found = new long[join.order.count];
    for (int k = 0; k < found.length; k++) {
      found[k] = join.order.pairs[k] - split;
    }
    return found;
  }

  /** Bounds of huge circles may be infinite. */
  private static void set(Bounds bounds, int first, Circles circles) {
    for (int k = 0; k < circles.count(); k++) {
      double x = circles.x()[k];
      double y = circles.y()[k];
      double radius = circles.radius()[k];
      bounds.set(first + k, x - radius, y - radius, x + radius, y + radius);
    }
  }

  private static void set(Bounds bounds, int first, Boxes boxes) {
    for (int k = 0; k < boxes.count(); k++) {
      bounds.set(first + k, boxes.minX()[k], boxes.minY()[k], boxes.maxX()[k], boxes.maxY()[k]);
    }
  }
}
