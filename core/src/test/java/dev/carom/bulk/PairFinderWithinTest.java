// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.Boxes;
import dev.carom.oracle.BruteForce;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Circles;
import dev.carom.oracle.HardNumbers.Style;
import dev.carom.oracle.NumberShape;
import dev.carom.oracle.NumberShape.Kind;
import dev.carom.oracle.Scene;
import dev.carom.oracle.Scenes;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.UnevenScenes;
import dev.carom.oracle.Volume;
import dev.carom.pair.Within;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All pairs at most a distance apart: those that the exact test of a pair says yes to. */
@Tag("scale")
class PairFinderWithinTest {
  private static final long SEED = 1821;
  private static final boolean[] BOTH = {true, false};

  /** How often finders with the same settings are asked about shapes that moved. */
  private static final int FRAMES = 60;

  private interface PairTest {
    boolean test(int a, int b);
  }

  private static long[] truth(int first, int second, boolean isOne, PairTest test) {
    long[] keys = new long[first * second];
    int size = 0;
    for (int a = 0; a < first; a++) {
      for (int b = isOne ? a + 1 : 0; b < second; b++) {
        if (test.test(a, b)) {
          keys[size++] = BruteForce.key(a, b);
        }
      }
    }
    return Arrays.copyOf(keys, size);
  }

  private static boolean areWithin(Shape a, Shape b, double distance, boolean touching) {
    return touching ? a.isWithin(b, distance) : Within.betweenStrict(a, b, distance);
  }

  private static PairFinder.Builder builder(double distance, boolean touching) {
    return PairFinder.builder().within(distance).touching(touching);
  }

  private record SceneAndDistance(Scene scene, double distance) {
    static SceneAndDistance of(Scene scene, SplitMix64 random) {
      double[] sizes = scene.circles().radius();
      double size = sizes.length == 0 ? 1 : sizes[random.below(sizes.length)];
      double[] choices = {
        size,
        size / 2,
        size == 0 ? 2 : 2 * size,
        random.between(1, 8),
        3 * random.fraction(),
        Double.MIN_VALUE,
        3 * Double.MIN_VALUE,
        random.oneIn(8) ? Double.MAX_VALUE : 1
      };
      return new SceneAndDistance(
          scene, Math.min(choices[random.below(choices.length)], Double.MAX_VALUE));
    }
  }

  private static IntFunction<Shape> shapes(Circles all) {
    Shape[] shapes =
        IntStream.range(0, all.count())
            .mapToObj(k -> new Circle(all.x()[k], all.y()[k], all.radius()[k]))
            .toArray(Shape[]::new);
    return k -> shapes[k];
  }

  private static IntFunction<Shape> shapes(Boxes all) {
    Shape[] shapes =
        IntStream.range(0, all.count())
            .mapToObj(k -> new Box(all.minX()[k], all.minY()[k], all.maxX()[k], all.maxY()[k]))
            .toArray(Shape[]::new);
    return k -> shapes[k];
  }

  private static void checkScene(SceneAndDistance given) {
    Scene scene = given.scene;
    double distance = given.distance;
    for (Question question : Question.values()) {
      Question.Sets sets = question.sets(scene, false);
      IntFunction<Shape> first =
          question == Question.BOXES || question == Question.BOXES_AGAINST_BOXES
              ? shapes(scene.boxes())
              : shapes(scene.circles());
      IntFunction<Shape> second =
          switch (question) {
            case CIRCLES, BOXES -> first;
            case CIRCLES_AGAINST_CIRCLES -> shapes(scene.otherCircles());
            case CIRCLES_AGAINST_BOXES, BOXES_AGAINST_BOXES -> shapes(scene.otherBoxes());
          };
      int count = (question.oneSet ? sets.a() : sets.b()).count();
      for (boolean touching : BOTH) {
        long[] truth =
            truth(
                sets.a().count(),
                count,
                question.oneSet,
                (a, b) -> areWithin(first.apply(a), second.apply(b), distance, touching));
        PairFinder finder = builder(distance, touching).build();
        PairKeys.assertEqual(truth, question.ask(finder, scene), question, scene);
        if (scene.floats()) {
          PairKeys.assertEqual(truth, question.askFloats(finder, scene), question, scene);
        }
        assertThat(sets.count(builder(distance, touching).buildCounter()))
            .as("%s", question)
            .isEqualTo(truth.length);
      }
    }
  }

  @Test
  void smallScenesOfCirclesAndBoxes() {
    Cases.check(
        SEED,
        Volume.samples() / 80,
        random -> SceneAndDistance.of(Scenes.any(random, 40), random),
        PairFinderWithinTest::checkScene);
  }

  @Test
  void largerAndUnevenScenesOfCirclesAndBoxes() {
    Cases.check(
        SEED + 1,
        Math.max(Volume.samples() / 5000, 4),
        random -> SceneAndDistance.of(Scenes.sized(random, random.between(100, 300)), random),
        PairFinderWithinTest::checkScene);
    Cases.check(
        SEED + 2,
        Math.max(Volume.samples() / 5000, 4),
        random -> SceneAndDistance.of(UnevenScenes.of(random, random.between(100, 300)), random),
        PairFinderWithinTest::checkScene);
  }

  @Test
  void scenesAtTheEndsOfTheRange() {
    Cases.check(
        SEED + 3,
        60,
        random -> {
          double distance =
              random.oneOf(
                  Double.MIN_VALUE,
                  3 * Double.MIN_VALUE,
                  1,
                  0x1p1000,
                  Double.MAX_VALUE / 2,
                  Math.nextDown(Double.MAX_VALUE),
                  Double.MAX_VALUE);
          return new SceneAndDistance(Scenes.extremes(random, 12), distance);
        },
        PairFinderWithinTest::checkScene);
  }

  private record Sets(NumberSet a, NumberSet b, double distance) {}

  private static double distance(SplitMix64 random, Style style) {
    return switch (style) {
      case WHOLE -> random.between(1, 10) * 0.5;
      case ORDINARY -> 3 * random.fraction();
      case SCALED -> Math.scalb(random.between(1, 5), random.between(-40, 40));
      case EXTREME ->
          random.oneOf(
              Double.MIN_VALUE,
              5 * Double.MIN_VALUE,
              1,
              0x1p1000 * random.fraction(),
              Double.MAX_VALUE);
    };
  }

  @ParameterizedTest
  @EnumSource(ArrayQuestion.class)
  void arraysOfAllKinds(ArrayQuestion question) {
    Cases.check(
        SEED + 100 + question.ordinal(),
        Math.max(Volume.samples() / 1000, 8),
        random -> {
          Style style = Style.values()[random.below(Style.values().length)];
          int most = style == Style.EXTREME ? 8 : 20;
          Kind second = question.second == null ? question.first : question.second;
          return new Sets(
              NumberSet.of(random, question.first, style, random.between(0, most)),
              NumberSet.of(random, second, style, random.between(0, 9)),
              distance(random, style));
        },
        sets -> checkArrays(question, sets));
  }

  private static void checkArrays(ArrayQuestion question, Sets sets) {
    boolean isOne = question.second == null;
    NumberShape[] first = all(sets.a);
    NumberShape[] second = isOne ? first : all(sets.b);
    for (boolean touching : BOTH) {
      long[] truth =
          truth(
              first.length,
              second.length,
              isOne,
              (a, b) -> first[a].isWithin(second[b], sets.distance, touching));
      PairFinder finder = builder(sets.distance, touching).build();
      assertThat(PairKeys.of(question.ask(finder, sets.a, sets.b))).isEqualTo(truth);
      PairCounter counter = builder(sets.distance, touching).buildCounter();
      assertThat(question.count(counter, sets.a, sets.b)).isEqualTo(truth.length);
    }
  }

  private static NumberShape[] all(NumberSet set) {
    return IntStream.range(0, set.count()).mapToObj(set::shape).toArray(NumberShape[]::new);
  }

  @ParameterizedTest
  @EnumSource(ArrayQuestion.class)
  void manyShapesWithSeveralThreads(ArrayQuestion question) {
    SplitMix64 random = new SplitMix64(SEED + 200 + question.ordinal());
    Kind second = question.second == null ? question.first : question.second;
    NumberSet a = NumberSet.spread(random, question.first, 9_000);
    NumberSet b = NumberSet.spread(random, second, 9_000);
    double distance = 0.75;
    long[] keys = PairKeys.of(question.ask(builder(distance, true).build(), a, b));
    assertThat(PairKeys.of(question.ask(builder(distance, true).threads(2).build(), a, b)))
        .isEqualTo(keys);
    assertThat(question.count(builder(distance, true).buildCounter(), a, b)).isEqualTo(keys.length);
    long[] touching = PairKeys.of(question.ask(PairFinder.create(), a, b));
    assertThat(keys.length).isGreaterThan(touching.length + 2_000);
    for (int k = 0; k < 300; k++) {
      int place = random.below(a.count());
      NumberSet others = question.second == null ? a : b;
      int other = random.below(others.count());
      boolean isListed =
          Arrays.binarySearch(
                  keys,
                  question.second == null
                      ? BruteForce.key(Math.min(place, other), Math.max(place, other))
                      : BruteForce.key(place, other))
              >= 0;
      assertThat(isListed)
          .isEqualTo(
              (question.second != null || place != other)
                  && a.shape(place).isWithin(others.shape(other), distance, true));
    }
    long key = keys[random.below(keys.length)];
    NumberShape partner = (question.second == null ? a : b).shape((int) key);
    assertThat(a.shape((int) (key >>> 32)).isWithin(partner, distance, true)).isTrue();
  }

  private record Shapes(List<Shape> all, double distance) {
    static Shapes any(SplitMix64 random) {
      boolean isWhole = random.nextBoolean();
      List<Shape> shapes = new ArrayList<>();
      for (int k = random.between(0, 24); k > 0; k--) {
        shapes.add(ShapeListTest.shape(random, isWhole, 20));
      }
      return new Shapes(shapes, isWhole ? random.between(1, 10) * 0.5 : 4 * random.fraction());
    }
  }

  @Test
  void shapesOfMixedKinds() {
    Cases.check(
        SEED + 4,
        Math.max(Volume.samples() / 200, 20),
        Shapes::any,
        given -> checkShapes(given.all, given.distance));
  }

  @Test
  void theFarthestAndLargestShapes() {
    double huge = Double.MAX_VALUE;
    List<Shape> shapes =
        List.of(
            new Capsule(-huge, -huge, huge, huge, huge),
            new Circle(huge, huge, huge),
            new Circle(0, 0, Double.MIN_VALUE),
            new Box(-huge, -huge, -huge, huge),
            new Circle(-huge, huge, 0));
    for (double distance : new double[] {Double.MIN_VALUE, 1, huge / 2, huge}) {
      checkShapes(shapes, distance);
    }
  }

  private static void checkShapes(List<Shape> shapes, double distance) {
    int half = shapes.size() / 2;
    List<Shape> first = shapes.subList(0, half);
    List<Shape> rest = shapes.subList(half, shapes.size());
    List<Circle> circles =
        first.stream()
            .map(each -> new Circle(each.bounds().minX(), each.bounds().maxY(), 0.5))
            .toList();
    ShapeSet circleSet =
        ShapeSet.circles(
            circles.stream().mapToDouble(Circle::x).toArray(),
            circles.stream().mapToDouble(Circle::y).toArray(),
            circles.stream().mapToDouble(Circle::radius).toArray(),
            half);
    for (boolean touching : BOTH) {
      PairFinder finder = builder(distance, touching).build();
      PairCounter counter = builder(distance, touching).buildCounter();
      long[] among =
          truth(
              shapes.size(),
              shapes.size(),
              true,
              (a, b) -> areWithin(shapes.get(a), shapes.get(b), distance, touching));
      assertThat(PairKeys.of(finder.shapes(shapes))).isEqualTo(among);
      assertThat(counter.among(ShapeSet.shapes(shapes))).isEqualTo(among.length);
      long[] between =
          truth(
              half,
              rest.size(),
              false,
              (a, b) -> areWithin(first.get(a), rest.get(b), distance, touching));
      assertThat(PairKeys.of(finder.between(ShapeSet.shapes(first), ShapeSet.shapes(rest))))
          .isEqualTo(between);
      long[] withCircles =
          truth(
              half,
              rest.size(),
              false,
              (a, b) -> areWithin(circles.get(a), rest.get(b), distance, touching));
      assertThat(PairKeys.of(finder.between(circleSet, ShapeSet.shapes(rest))))
          .isEqualTo(withCircles);
      assertThat(counter.between(circleSet, ShapeSet.shapes(rest))).isEqualTo(withCircles.length);
    }
  }

  /** More pairs than a counter lists one by one. */
  @Test
  void heapsAreCountedWithoutListingThem() {
    SplitMix64 random = new SplitMix64(SEED + 5);
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < 400; k++) {
      shapes.add(
          k % 3 == 0 && k > 60
              ? shapes.get(random.below(60))
              : ShapeListTest.shape(random, k % 2 == 0, 9));
    }
    NumberSet circles = NumberSet.of(random, Kind.CIRCLE, Style.WHOLE, 600);
    NumberSet boxes = NumberSet.of(random, Kind.BOX, Style.ORDINARY, 600);
    for (double distance : new double[] {0.5, 2, 40}) {
      for (boolean touching : BOTH) {
        PairFinder finder = builder(distance, touching).build();
        PairCounter counter = builder(distance, touching).buildCounter();
        assertThat(counter.among(ShapeSet.shapes(shapes))).isEqualTo(finder.shapes(shapes).size());
        assertThat(counter.among(circles.toSet())).isEqualTo(finder.among(circles.toSet()).size());
        assertThat(counter.between(boxes.toSet(), circles.toSet()))
            .isEqualTo(finder.between(boxes.toSet(), circles.toSet()).size());
      }
    }
  }

  /** What a finder keeps from call to call must not show. */
  @ParameterizedTest
  @EnumSource(Kind.class)
  void arraysThatMove(Kind kind) {
    SplitMix64 random = new SplitMix64(SEED + 6);
    int count = 200;
    for (boolean touching : BOTH) {
      NumberSet numbers = onGrid(NumberSet.spread(random, kind, count));
      PairFinder.Builder builder = builder(0.5, touching);
      PairFinder doubles = builder.build();
      PairFinder floats = builder.build();
      PairFinder threads = builder.threads(2).build();
      for (int frame = 0; frame < FRAMES; frame++) {
        move(random, numbers, frame % 20 < 18 ? 0.125 : 4);
        ShapeSet set = numbers.toSet();
        NumberShape[] shapes = all(numbers);
        long[] truth = PairKeys.of(builder(0.5, touching).build().among(set));
        if (frame % 20 == 7) {
          assertThat(truth)
              .isEqualTo(
                  truth(
                      count, count, true, (a, b) -> shapes[a].isWithin(shapes[b], 0.5, touching)));
        }
        assertThat(PairKeys.of(doubles.among(set))).as("frame %d", frame).isEqualTo(truth);
        assertThat(PairKeys.of(floats.among(numbers.toFloatSet()))).isEqualTo(truth);
        assertThat(PairKeys.of(threads.among(set))).isEqualTo(truth);
      }
    }
  }

  private static NumberSet onGrid(NumberSet set) {
    for (double[] values : set.arrays()) {
      Arrays.setAll(values, k -> 0.125 * Math.rint(values[k] / 0.125));
    }
    return set;
  }

  private static void move(SplitMix64 random, NumberSet set, double step) {
    double[][] a = set.arrays();
    boolean hasTwoPoints = set.kind() == Kind.BOX || set.kind() == Kind.CAPSULE;
    for (int k = 0; k < set.count(); k++) {
      double dx = step * (random.below(3) - 1);
      double dy = step * (random.below(3) - 1);
      a[0][k] += dx;
      a[1][k] += dy;
      if (hasTwoPoints) {
        a[2][k] += dx;
        a[3][k] += dy;
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void shapesAndCirclesAmongBoxesThatMove(boolean touching) {
    SplitMix64 random = new SplitMix64(SEED + 7);
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < 150; k++) {
      shapes.add(ShapeListTest.shape(random, k % 2 == 0, 40));
    }
    NumberSet circles = onGrid(NumberSet.spread(random, Kind.CIRCLE, 200));
    NumberSet boxes = onGrid(NumberSet.spread(random, Kind.BOX, 200));
    ShapeSet boxSet = boxes.toSet();
    PairFinder kept = builder(1, touching).build();
    for (int frame = 0; frame < FRAMES; frame++) {
      double step = 0.125 * (frame % 2);
      shapes.replaceAll(each -> each.translate(new Vec2(step * (random.below(3) - 1), step)));
      move(random, circles, 0.125);
      PairFinder fresh = builder(1, touching).build();
      assertThat(PairKeys.of(kept.shapes(shapes)))
          .as("frame %d", frame)
          .isEqualTo(PairKeys.of(fresh.shapes(shapes)));
      assertThat(PairKeys.of(kept.between(circles.toSet(), boxSet)))
          .isEqualTo(PairKeys.of(fresh.between(circles.toSet(), boxSet)));
    }
  }

  /** Where other shapes make strips unsuitable, and half the distance is not a number. */
  @Test
  void theSmallestDistanceAmongCrowds() {
    int count = 2_000;
    double least = Double.MIN_VALUE;
    Boxes boxes = Boxes.of(count + 3);
    for (int k = 0; k < count; k++) {
      double crowd = 1e15 * (k & 1);
      boxes.set(k, crowd + 2 * k, crowd + 9, crowd + 2 * k, crowd + 9);
    }
    boxes.set(count, -1, -1, 0, 0);
    boxes.set(count + 1, least, -1, 1, 0);
    boxes.set(count + 2, -1, least, 0, 1);
    long[] near = {BruteForce.key(count, count + 1), BruteForce.key(count, count + 2)};
    assertThat(PairKeys.of(Question.askBoxes(builder(least, true).build(), boxes))).isEqualTo(near);
    assertThat(Question.askBoxes(builder(least, false).build(), boxes).size()).isZero();
    long[] all = Arrays.copyOf(near, 3);
    all[2] = BruteForce.key(count + 1, count + 2);
    assertThat(PairKeys.of(Question.askBoxes(builder(2 * least, false).build(), boxes)))
        .isEqualTo(all);
  }

  @Test
  void aDistanceOfNothingChangesNothing() {
    SplitMix64 random = new SplitMix64(SEED + 8);
    NumberSet circles = NumberSet.of(random, Kind.CIRCLE, Style.WHOLE, 60);
    for (boolean touching : BOTH) {
      PairFinder plain = PairFinder.builder().touching(touching).build();
      long[] truth = PairKeys.of(plain.among(circles.toSet()));
      assertThat(PairKeys.of(builder(-0.0, touching).build().among(circles.toSet())))
          .isEqualTo(truth);
      assertThat(PairKeys.of(builder(0, touching).build().among(circles.toFloatSet())))
          .isEqualTo(truth);
    }
  }

  @Test
  void aLimitIsKept() {
    double[] zero = new double[100];
    PairFinder finder = builder(1, true).limit(7).build();
    assertThat(finder.circles(zero, zero, zero, 100).size()).isEqualTo(7);
    assertThat(builder(1, true).limit(0).build().circles(zero, zero, zero, 100).size()).isZero();
  }
}
