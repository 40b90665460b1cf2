// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Relation;
import dev.carom.Segment;
import dev.carom.bulk.PairFinder;
import dev.carom.bulk.Pairs;
import dev.carom.games.Dice;
import dev.carom.motion.Mover;
import dev.carom.motion.Reaction;
import dev.carom.world.Hits;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The stories end as the library does, and leave nothing out on the way. */
class StoriesTest {
  private static final int SEEDS = 300;

  @Test
  void theDigitsOfAVerdictAreExact() {
    Dice dice = new Dice(1);
    for (int k = 0; k < 2000; k++) {
      long a = dice.nextBits() >> 4;
      long b = dice.nextBits() >> 4 + dice.below(50);
      long c = k % 3 == 0 ? a : dice.nextBits() >> 4;
      BigInteger expected = square(a).add(square(b)).subtract(square(c));
      BinaryDigits digits = BinaryDigits.ofSquares(a, b, c);
      assertThat(digits.sign()).isEqualTo(expected.signum());
      assertThat(digits.first()).isEqualTo(expected.abs().bitLength() - 1);
      assertThat(digits.last()).isEqualTo(expected.getLowestSetBit());
      for (int bit = 0; bit < BinaryDigits.COUNT; bit++) {
        assertThat(digits.digit(bit) == 1).isEqualTo(expected.abs().testBit(bit));
      }
    }
    assertThat(BinaryDigits.ofSquares(3, 4, 5).sign()).isZero();
  }

  private static BigInteger square(long value) {
    return BigInteger.valueOf(value).pow(2);
  }

  @Test
  void aVerdictIsThatOfTheLibrary() {
    List<Relation> relations = new ArrayList<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      VerdictStory story = new VerdictStory(seed);
      Relation relation = story.circle.relationTo(story.box);
      int expected = relation == Relation.APART ? 1 : relation == Relation.TOUCHING ? 0 : -1;
      assertThat(story.verdict).as("seed " + seed).isEqualTo(expected);
      assertThat(story.isCertain(story.circle)).as("seed " + seed).isFalse();
      assertThat(story.steps()).isEqualTo(9);
      assertThat(story.words(2)).endsWith("no hit.");
      relations.add(relation);
    }
    assertThat(relations).contains(Relation.APART, Relation.OVERLAPPING);
  }

  @Test
  void candidatesContainAllPairsAndEachOnce() {
    for (int seed = 0; seed < SEEDS; seed++) {
      PairsStory story = new PairsStory(seed);
      Pairs found = find(story.circles);
      List<PairsStory.Pair> expected = new ArrayList<>();
      for (int k = 0; k < found.size(); k++) {
        expected.add(new PairsStory.Pair(found.a(k), found.b(k)));
      }
      assertThat(story.pairs).as("seed " + seed).isEqualTo(expected);
      assertThat(story.candidates).doesNotHaveDuplicates().containsAll(expected);
      assertThat(story.candidates.size()).isLessThan(435 / 3);
    }
  }

  private static Pairs find(List<Circle> circles) {
    double[] x = circles.stream().mapToDouble(Circle::x).toArray();
    double[] y = circles.stream().mapToDouble(Circle::y).toArray();
    double[] radius = circles.stream().mapToDouble(Circle::radius).toArray();
    return PairFinder.create().circles(x, y, radius, x.length);
  }

  @Test
  void aCastEndsAsInTheWorld() {
    int misses = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      CastStory story = new CastStory(seed);
      Hits hits = story.world.cast(story.segment);
      misses += hits.isEmpty() ? 1 : 0;
      assertThat(story.hit() < 0).as("seed " + seed).isEqualTo(hits.isEmpty());
      if (!hits.isEmpty()) {
        assertThat(story.time()).as("seed " + seed).isEqualTo(hits.time(0));
        assertThat(story.shapes.get(story.hit())).isEqualTo(story.world.shape(hits.handle(0)));
      }
      assertThat(story.tested).doesNotHaveDuplicates();
    }
    assertThat(misses).isBetween(1, SEEDS / 2);
  }

  @Test
  void theCellsAreThoseOfTheWorldThatTheCastCrosses() {
    for (int seed = 0; seed < SEEDS; seed++) {
      CastStory story = new CastStory(seed);
      assertThatCellsAreOfTheWorld(story.grid);
      Segment way = story.segment;
      double endX = way.x0() + story.time() * (way.x1() - way.x0());
      double endY = way.y0() + story.time() * (way.y1() - way.y0());
      Box area = story.grid.area;
      for (int k = 0; k <= 1000; k++) {
        double x = way.x0() + (endX - way.x0()) * k / 1000;
        double y = way.y0() + (endY - way.y0()) * k / 1000;
        assertThat(!area.contains(x, y) || story.visited.stream().anyMatch(c -> c.contains(x, y)))
            .as("seed %d: the cell at %s, %s was looked at", seed, x, y)
            .isTrue();
      }
      Segment crossed = new Segment(way.x0(), way.y0(), endX, endY);
      for (Box cell : story.visited) {
        Box nearly =
            Box.centered(cell.centerX(), cell.centerY(), cell.width() + 1e-9, cell.height() + 1e-9);
        assertThat(crossed.cast(nearly).hit()).as("seed %d: %s is crossed", seed, cell).isTrue();
      }
      assertThat(new HashSet<>(story.visited)).hasSameSizeAs(story.visited);
    }
  }

  private static void assertThatCellsAreOfTheWorld(CellGrid grid) {
    for (Box drawn : grid.drawn) {
      int column = (int) ((drawn.centerX() - grid.area.minX()) / drawn.width());
      int row = (int) ((drawn.centerY() - grid.area.minY()) / drawn.height());
      Box cell = grid.cell(column, row);
      assertThat(cell.minX()).isCloseTo(drawn.minX(), within(1e-9));
      assertThat(cell.minY()).isCloseTo(drawn.minY(), within(1e-9));
      assertThat(cell.maxX()).isCloseTo(drawn.maxX(), within(1e-9));
      assertThat(cell.maxY()).isCloseTo(drawn.maxY(), within(1e-9));
    }
  }

  @Test
  void theStopsAreThoseOfAMover() {
    for (int seed = 0; seed < SEEDS; seed++) {
      MoveStory story = new MoveStory(seed);
      Reaction reaction = story.bounces ? Reaction.BOUNCE : Reaction.SLIDE;
      Mover mover = Mover.builder(story.world).reactions(hit -> reaction).build();
      mover.plan(story.ball, story.motionX, story.motionY);
      assertThat(story.mover.x()).as("seed " + seed).isEqualTo(mover.x());
      assertThat(story.mover.y()).as("seed " + seed).isEqualTo(mover.y());
      assertThat(story.stops).hasSize(mover.hits());
      double x = story.ball.x();
      double y = story.ball.y();
      double restX = story.motionX;
      double restY = story.motionY;
      for (int k = 0; k < mover.hits(); k++) {
        MoveStory.Stop stop = story.stops.get(k);
        assertThat(stop.time()).as("seed " + seed).isEqualTo(mover.hit(k).time());
        assertThat(stop.normalX()).isEqualTo(mover.hit(k).normalX());
        assertThat(stop.normalY()).isEqualTo(mover.hit(k).normalY());
        assertThatStopIsOnTheWay(stop, x, y, restX, restY);
        x = stop.x();
        y = stop.y();
        restX = stop.restX();
        restY = stop.restY();
        Circle here = new Circle(x, y, story.ball.radius());
        assertThat(touchesOnly(story, here)).isTrue();
      }
      assertThat(mover.x()).isCloseTo(x + restX, within(1e-6));
      assertThat(mover.y()).isCloseTo(y + restY, within(1e-6));
    }
  }

  private static void assertThatStopIsOnTheWay(
      MoveStory.Stop stop, double x, double y, double restX, double restY) {
    double dx = stop.x() - x;
    double dy = stop.y() - y;
    assertThat(dx * restY - dy * restX).as("off the way").isCloseTo(0, within(1e-6));
    assertThat(dx * restX + dy * restY).as("along the way").isGreaterThanOrEqualTo(-1e-6);
  }

  private static boolean touchesOnly(MoveStory story, Circle circle) {
    Hits hits = story.world.query(circle);
    for (int k = 0; k < hits.size(); k++) {
      if (story.world.shape(hits.handle(k)).overlaps(circle)) {
        return false;
      }
    }
    return true;
  }
}
