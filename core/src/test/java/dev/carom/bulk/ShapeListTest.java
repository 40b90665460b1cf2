// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.BruteForce;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** All pairs among shapes of any kinds. */
class ShapeListTest {
  private static final long SEED = 1631;

  private final PairFinder touching = PairFinder.create();
  private final PairFinder overlapping = PairFinder.builder().touching(false).build();

  @Test
  void findsThePairsThatIntersect() {
    Cases.check(SEED, Math.max(Volume.samples() / 200, 20), ShapeListTest::some, this::check);
  }

  private static List<Shape> some(SplitMix64 random) {
    boolean isWhole = random.nextBoolean();
    List<Shape> shapes = new ArrayList<>();
    for (int k = random.between(0, 30); k > 0; k--) {
      shapes.add(shape(random, isWhole, 10));
    }
    return shapes;
  }

  /** A shape of any kind; of whole numbers, so that many touch, or of any. */
  static Shape shape(SplitMix64 random, boolean isWhole, double side) {
    double x = isWhole ? Math.rint(side * random.fraction()) : side * random.fraction();
    double y = isWhole ? Math.rint(side * random.fraction()) : side * random.fraction();
    double size = isWhole ? random.below(3) : 1.5 * random.fraction();
    Rotation turn = isWhole ? Rotation.degrees(90 * random.below(4)) : angle(random);
    return switch (random.below(8)) {
      case 0 -> new Circle(x, y, size);
      case 1 -> new Box(x, y, x + size, y + random.below(2));
      case 2 -> new Capsule(x, y, x + random.below(3), y + size, random.below(2) * 0.5);
      case 3 -> Polygon.box(x, y, 1 + size, 1, turn);
      case 4 -> Polygon.box(x, y, 1 + size, 1, turn).rounded(0.5 * random.below(3));
      case 5 -> Polygon.of(x, y, x + 2, y, x, y + 1 + size);
      case 6 -> Compound.outline(0, 0, 3, 0, 3, 1, 1, 1, 1, 3, 0, 3).translate(new Vec2(x, y));
      default -> Compound.of(new Circle(x, y, size / 2), new Capsule(x + 1, y, x + 2, y, 0));
    };
  }

  private static Rotation angle(SplitMix64 random) {
    return Rotation.degrees(360 * random.fraction());
  }

  private void check(List<Shape> shapes) {
    List<Shape> half = shapes.subList(0, shapes.size() / 2);
    List<Shape> rest = shapes.subList(shapes.size() / 2, shapes.size());
    for (boolean touches : new boolean[] {true, false}) {
      PairFinder finder = touches ? touching : overlapping;
      long[] truth = truth(shapes, shapes, true, touches);
      assertThat(PairKeys.of(finder.shapes(shapes))).isEqualTo(truth);
      assertThat(PairKeys.of(finder.shapes(shapes.toArray(Shape[]::new)))).isEqualTo(truth);
      PairCounter counter = PairFinder.builder().touching(touches).buildCounter();
      assertThat(counter.among(ShapeSet.shapes(shapes))).isEqualTo(truth.length);
      assertThat(counter.among(ShapeSet.shapes(shapes.toArray(Shape[]::new))))
          .isEqualTo(truth.length);
      long[] between = truth(half, rest, false, touches);
      assertThat(PairKeys.of(finder.between(ShapeSet.shapes(half), ShapeSet.shapes(rest))))
          .isEqualTo(between);
      assertThat(counter.between(ShapeSet.shapes(half), ShapeSet.shapes(rest)))
          .isEqualTo(between.length);
      checkAgainstArrays(rest, half, finder, counter, touches);
    }
  }

  private static void checkAgainstArrays(
      List<Shape> shapes,
      List<Shape> others,
      PairFinder finder,
      PairCounter counter,
      boolean touches) {
    List<Box> boxes = others.stream().map(Shape::bounds).toList();
    double[] minX = boxes.stream().mapToDouble(Box::minX).toArray();
    double[] minY = boxes.stream().mapToDouble(Box::minY).toArray();
    double[] maxX = boxes.stream().mapToDouble(Box::maxX).toArray();
    double[] maxY = boxes.stream().mapToDouble(Box::maxY).toArray();
    double[] radius =
        boxes.stream().mapToDouble(each -> each.maxX() / 2 - each.minX() / 2).toArray();
    int count = boxes.size();
    List<Circle> circles = new ArrayList<>();
    List<Capsule> capsules = new ArrayList<>();
    for (int k = 0; k < count; k++) {
      circles.add(new Circle(minX[k], minY[k], radius[k]));
      capsules.add(new Capsule(minX[k], maxY[k], maxX[k], minY[k], radius[k]));
    }
    ShapeSet list = ShapeSet.shapes(shapes);
    Map.of(
            ShapeSet.boxes(minX, minY, maxX, maxY, count), boxes,
            ShapeSet.circles(minX, minY, radius, count), circles,
            ShapeSet.capsules(minX, maxY, maxX, minY, radius, count), capsules)
        .forEach(
            (arrays, same) -> {
              long[] truth = truth(same, shapes, false, touches);
              assertThat(PairKeys.of(finder.between(arrays, list))).isEqualTo(truth);
              assertThat(counter.between(arrays, list)).isEqualTo(truth.length);
              assertThat(PairKeys.of(finder.between(list, arrays)))
                  .isEqualTo(truth(shapes, same, false, touches));
              assertThat(counter.between(list, arrays)).isEqualTo(truth.length);
            });
  }

  private static long[] truth(
      List<? extends Shape> first, List<? extends Shape> second, boolean isOne, boolean touches) {
    long[] keys = new long[first.size() * second.size()];
    int size = 0;
    for (int a = 0; a < first.size(); a++) {
      for (int b = isOne ? a + 1 : 0; b < second.size(); b++) {
        Shape other = second.get(b);
        if (touches ? first.get(a).intersects(other) : first.get(a).overlaps(other)) {
          keys[size++] = BruteForce.key(a, b);
        }
      }
    }
    return Arrays.copyOf(keys, size);
  }

  @Test
  void manyShapesWithSeveralThreads() {
    SplitMix64 random = new SplitMix64(SEED + 1);
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < 10_000; k++) {
      shapes.add(shape(random, false, 300));
    }
    long[] keys = PairKeys.of(touching.shapes(shapes));
    assertThat(keys.length).isGreaterThan(2_000);
    PairFinder two = PairFinder.builder().threads(2).build();
    assertThat(PairKeys.of(two.shapes(new LinkedList<>(shapes)))).isEqualTo(keys);
    List<Shape> some = shapes.subList(0, 20);
    assertThat(PairKeys.of(two.between(ShapeSet.shapes(some), ShapeSet.shapes(shapes))))
        .isEqualTo(truth(some, shapes, false, true));
  }

  /** More pairs than a counter lists, among equal shapes and others. */
  @Test
  void countsHeapsWithoutListingThem() {
    SplitMix64 random = new SplitMix64(SEED + 2);
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < 60; k++) {
      shapes.add(shape(random, k % 2 == 0, 4));
    }
    for (int k = 0; k < 200; k++) {
      shapes.add(shapes.get(random.below(60)));
      shapes.add(Polygon.regular(0, 0, 3 + random.fraction(), 3 + k % 9, angle(random)));
    }
    for (boolean touches : new boolean[] {true, false}) {
      Pairs pairs = (touches ? touching : overlapping).shapes(shapes);
      PairCounter counter = PairFinder.builder().touching(touches).buildCounter();
      assertThat(counter.among(ShapeSet.shapes(shapes))).isEqualTo(pairs.size());
    }
    Shape outline = Compound.outline(0, 0, 3, 0, 3, 1, 1, 1, 1, 3, 0, 3);
    Shape[] same = new Shape[3_000];
    Arrays.fill(same, outline);
    assertThat(PairCounter.create().among(ShapeSet.shapes(same))).isEqualTo(3_000 * 2_999L / 2);
  }

  @Test
  void theFarthestAndLargestShapesAreFound() {
    double huge = Double.MAX_VALUE;
    List<Shape> shapes =
        List.of(
            new Capsule(-huge, -huge, huge, huge, huge),
            new Circle(huge, huge, huge),
            new Circle(0, 0, Double.MIN_VALUE),
            new Box(-huge, -huge, huge, huge),
            new Circle(-huge, huge, 0));
    check(shapes);
  }

  @Test
  void refusesShapesThatAreNotThere() {
    List<Shape> holes = Arrays.asList(new Circle(0, 0, 1), null);
    assertThatThrownBy(() -> touching.shapes(holes))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("shapes[1] must not be null");
    assertThatThrownBy(() -> touching.shapes(holes.toArray(Shape[]::new)))
        .hasMessage("shapes[1] must not be null");
    assertThatThrownBy(() -> touching.between(ShapeSet.shapes(List.of()), ShapeSet.shapes(holes)))
        .hasMessage("shapes[1] of the second set must not be null");
    assertThatThrownBy(() -> PairCounter.create().among(ShapeSet.shapes(holes)))
        .hasMessage("shapes[1] must not be null");
    assertThat(touching.shapes(List.of()).size()).isZero();
    assertThat(touching.shapes(List.of(new Circle(0, 0, 1))).size()).isZero();
  }
}
