// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.carom.oracle.HardCores;
import dev.carom.oracle.TestCore.Kind;
import dev.carom.oracle.TightBounds;
import dev.carom.oracle.Volume;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What a polygon knows of itself: its corners, its points, its bounds, its place. */
class PolygonTest {
  private static final long SEED = 1512;
  private static final Vec2 FAR = new Vec2(1e15, -1e15);

  private final Polygon triangle = Polygon.of(0, 0, 4, 0, 0, 3);

  private static double[] cornersOf(Polygon polygon) {
    double[] corners = new double[2 * polygon.corners()];
    for (int k = 0; k < polygon.corners(); k++) {
      corners[2 * k] = polygon.cornerX(k);
      corners[2 * k + 1] = polygon.cornerY(k);
    }
    return corners;
  }

  @Test
  void cornersGoCounterClockwiseFromTheLeftmostHoweverTheyAreGiven() {
    double[] expected = {0, 0, 4, 0, 4, 2, 0, 2};
    assertThat(cornersOf(Polygon.of(4, 2, 0, 2, 0, 0, 4, 0))).isEqualTo(expected);
    assertThat(cornersOf(Polygon.of(4, 0, 0, 0, 0, 2, 4, 2))).isEqualTo(expected);
    assertThat(Polygon.of(4, 0, 0, 0, 0, 2, 4, 2)).isEqualTo(Polygon.of(expected));
    assertThat(triangle.corners()).isEqualTo(3);
    assertThat(triangle.radius()).isZero();
  }

  @Test
  void cornersOnStraightEdgesAreDropped() {
    assertThat(Polygon.of(0, 0, 1, 0, 2, 0, 4, 0, 2, 1.5, 0, 3, 0, 1)).isEqualTo(triangle);
    assertThat(Polygon.of(0, 1, 0, 3, 2, 1.5, 4, 0, 2, 0, 1, 0, 0, 0)).isEqualTo(triangle);
    assertThat(Polygon.hull(2, 1.5, 1, 1, 0, 3, 0, 0, 4, 0, 0, 0, 2, 0)).isEqualTo(triangle);
    // Nearly straight is not straight.
    assertThat(Polygon.of(0, 0, 2, -Double.MIN_VALUE, 4, 0, 0, 3).corners()).isEqualTo(4);
  }

  @Test
  void theArrayOfCornersIsCopied() {
    double[] corners = {0, 0, 4, 0, 0, 3};
    Polygon polygon = Polygon.of(corners);
    corners[2] = 100;
    assertThat(polygon).isEqualTo(triangle);
  }

  @Test
  void refusalsNameTheCornerAndTheNumbers() {
    assertRefused(
        "corners must be x and y in turn, but there are 7 numbers",
        () -> Polygon.of(0, 0, 1, 0, 1, 1, 5));
    assertRefused("corners must be at least 3, but there are 2", () -> Polygon.of(0, 0, 1, 0));
    assertRefused("corners must be at least 3, but there are 0", Polygon::of);
    assertRefused(
        "y of corner 1 must be finite, but was NaN", () -> Polygon.of(0, 0, 1, Double.NaN, 1, 1));
    assertRefused(
        "x of corner 2 must be finite, but was Infinity",
        () -> Polygon.of(0, 0, 1, 0, Double.POSITIVE_INFINITY, 1));
    assertRefused(
        "corner 2 (1.0, 0.0) must differ from the corner before it",
        () -> Polygon.of(0, 0, 1, 0, 1, 0, 0, 1));
    assertRefused(
        "corner 0 (0.0, 0.0) must differ from the corner before it",
        () -> Polygon.of(0, 0, 1, 0, 0, 1, 0, -0.0));
    assertRefused(
        "corners must span an area, but all 4 are on a line",
        () -> Polygon.of(0, 0, 1, 1, 2, 2, 3, 3));
    assertRefused(
        "corners must be in convex order, but corner 2 (1.0, 1.0) is not ahead of"
            + " corner 1 (4.0, 0.0)",
        () -> Polygon.of(0, 0, 4, 0, 1, 1, 0, 4));
  }

  @Test
  void ordersThatAreNotConvexAreRefused() {
    assertOrderIsRefused(0, 0, 4, 4, 4, 0, 0, 4); // crosses itself
    assertOrderIsRefused(0, 0, 4, 0, 4, 4, 0, 4, 0, 0, 4, 0, 4, 4, 0, 4); // winds twice
    assertOrderIsRefused(0, 3, 2, -3, -3, 1, 3, 1, -2, -3); // a star
    assertOrderIsRefused(0, 0, 2, 0, 1, 0, 4, 0, 4, 4); // back and forth on an edge
    assertOrderIsRefused(0, 0, 4, 0, 5, 0, 4, 0, 4, 4); // out and back
    assertOrderIsRefused(0, 0, 4, 0, 4, 4, 2, 2, 0, 0.5); // a corner inside
  }

  private static void assertOrderIsRefused(double... corners) {
    for (int turn = 0; turn < corners.length; turn += 2) {
      double[] rotated = new double[corners.length];
      double[] reversed = new double[corners.length];
      for (int k = 0; k < corners.length; k++) {
        rotated[k] = corners[(k + turn) % corners.length];
        reversed[k ^ 1] = corners[(2 * corners.length - 1 - k + turn) % corners.length];
      }
      for (double[] order : List.of(rotated, reversed)) {
        assertThatThrownBy(() -> Polygon.of(order))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageStartingWith("corners must be in convex order, but corner ");
      }
    }
  }

  @Test
  void theHullRefusesPointsWithoutAreaAndBadNumbers() {
    assertRefused(
        "points must span an area, but all 3 are on a line", () -> Polygon.hull(0, 0, 1, 2, 2, 4));
    assertRefused("points must span an area, but all 0 are on a line", Polygon::hull);
    assertRefused(
        "points must be x and y in turn, but there are 3 numbers", () -> Polygon.hull(0, 0, 1));
    assertRefused(
        "x of point 1 must be finite, but was NaN", () -> Polygon.hull(0, 0, Double.NaN, 1, 2, 2));
  }

  @Test
  void sizesAndCountsAreRefusedByName() {
    Rotation none = Rotation.NONE;
    assertRefused(
        "width must be finite and positive, but was 0.0", () -> Polygon.box(0, 0, 0, 1, none));
    assertRefused(
        "height must be finite and positive, but was NaN",
        () -> Polygon.box(0, 0, 1, Double.NaN, none));
    assertRefused("x must be finite, but was NaN", () -> Polygon.box(Double.NaN, 0, 1, 1, none));
    assertRefused(
        "radius must be finite and positive, but was -1.0",
        () -> Polygon.regular(0, 0, -1, 5, none));
    assertRefused(
        "corners must be from 3 to 1000000, but was 2", () -> Polygon.regular(0, 0, 1, 2, none));
    assertRefused(
        "corners must be from 3 to 1000000, but was 1000001",
        () -> Polygon.regular(0, 0, 1, 1_000_001, none));
    assertRefused(
        "radius must be finite and not negative, but was -1.0", () -> triangle.rounded(-1));
    assertRefused(
        "radius must be finite and not negative, but was Infinity",
        () -> triangle.rounded(Double.POSITIVE_INFINITY));
    assertThatThrownBy(() -> triangle.cornerX(3))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("corner must be from 0 to 2, but was 3");
    assertThatThrownBy(() -> triangle.cornerY(-1))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("corner must be from 0 to 2, but was -1");
  }

  private static void assertRefused(String sentence, ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessage(sentence);
  }

  @Test
  void boxesAreTurnedAboutTheirCentre() {
    Polygon box = Polygon.box(6, 1, 4, 2, Rotation.NONE);
    assertThat(box).isEqualTo(Polygon.of(4, 0, 8, 0, 8, 2, 4, 2));
    assertThat(box.relationTo(new Box(4, 0, 8, 2))).isEqualTo(Relation.EQUAL);
    assertThat(new Box(4, 0, 8, 2).relationTo(box)).isEqualTo(Relation.EQUAL);
    assertThat(Polygon.box(6, 1, 4, 2, Rotation.degrees(90)))
        .isEqualTo(Polygon.of(5, -1, 7, -1, 7, 3, 5, 3));
    Polygon diamond = Polygon.box(0, 0, 2, 2, Rotation.degrees(45));
    assertThat(diamond.bounds().maxX()).isCloseTo(Math.sqrt(2), within(Math.ulp(2.0)));
  }

  @Test
  void regularPolygonsHaveTheirFirstCornerInTheGivenDirection() {
    assertThat(Polygon.regular(1, 2, 3, 4, Rotation.NONE))
        .isEqualTo(Polygon.of(4, 2, 1, 5, -2, 2, 1, -1));
    Polygon hexagon = Polygon.regular(0, 0, 2, 6, Rotation.degrees(90));
    assertThat(hexagon.corners()).isEqualTo(6);
    assertThat(hexagon.contains(0, 2)).isTrue();
    assertThat(hexagon.contains(2, 0)).isFalse();
  }

  @Test
  void roundingReplacesTheFormerRadius() {
    Polygon rounded = triangle.rounded(2).rounded(1);
    assertThat(rounded.radius()).isEqualTo(1);
    assertThat(rounded.contains(-1, 2)).isTrue();
    assertThat(rounded.contains(-1, -1)).isFalse();
    assertThat(rounded.contains(Math.nextDown(-1.0), 2)).isFalse();
    assertThat(rounded.rounded(0)).isEqualTo(triangle);
  }

  @Test
  void theBorderBelongsToIt() {
    assertThat(triangle.contains(2, 1.5)).isTrue();
    assertThat(triangle.contains(2, Math.nextUp(1.5))).isFalse();
    assertThat(triangle.contains(4, 0)).isTrue();
    assertThat(triangle.contains(Math.nextUp(4.0), 0)).isFalse();
    assertThat(triangle.contains(1, -Double.MIN_VALUE)).isFalse();
    assertThat(triangle.contains(1, 1)).isTrue();
  }

  @Test
  void theClosestPointIsOnTheBorderOrThePointItself() {
    assertThat(triangle.closestPoint(1, 1)).isEqualTo(new Vec2(1, 1));
    assertThat(triangle.closestPoint(1, -5)).isEqualTo(new Vec2(1, 0));
    assertThat(triangle.closestPoint(7, -4)).isEqualTo(new Vec2(4, 0));
    assertThat(triangle.rounded(5).closestPoint(10, -8)).isEqualTo(new Vec2(7, -4));
    Vec2 onEdge = triangle.closestPoint(5, 5.5);
    assertThat(onEdge.x()).isCloseTo(2, within(4 * Math.ulp(5.5)));
    assertThat(onEdge.y()).isCloseTo(1.5, within(4 * Math.ulp(5.5)));
  }

  @Test
  void itsBoundsContainItAndNoSmallerDoublesDo() {
    assertThat(triangle.bounds()).isEqualTo(new Box(0, 0, 4, 3));
    assertThat(triangle.rounded(0.5).bounds()).isEqualTo(new Box(-0.5, -0.5, 4.5, 3.5));
    for (Kind kind : List.of(Kind.POLYGON, Kind.ROUNDED_POLYGON)) {
      HardCores.pairs(
          kind,
          Kind.CIRCLE,
          SEED,
          Volume.samples(),
          pair -> {
            if (pair.a().isInRange()) {
              TightBounds.check(pair.a(), pair.a().toShape().bounds());
            }
          });
    }
  }

  @Test
  void itKeepsItsFormOnALongJourney() {
    Polygon polygon = Polygon.of(0.1, 0.2, 0.7, 0.3, 0.4, 0.9);
    Polygon away = polygon.translate(FAR);
    assertThat(away.x()).isEqualTo(1e15);
    assertThat(away.y()).isEqualTo(-1e15);
    assertThat(away.translate(FAR.negated())).isEqualTo(polygon);
    assertThat(cornersOf(away.translate(FAR.negated()))).isEqualTo(cornersOf(polygon));
    // Out there its corners are no doubles, and are still told apart.
    assertThat(away.relationTo(polygon.translate(FAR))).isEqualTo(Relation.EQUAL);
    Polygon thinner = Polygon.of(0.1, 0.2, Math.nextDown(0.7), 0.3, 0.4, 0.9).translate(FAR);
    assertThat(away).isNotEqualTo(thinner);
    assertThat(away.relationTo(thinner)).isNotEqualTo(Relation.EQUAL);
  }

  @Test
  void aPlaceBeyondTheRangeOfDoublesIsRefused() {
    assertRefused(
        "x of corner 1 must be finite, but was Infinity",
        () -> Polygon.of(0, 0, 1e308, 0, 0, 1).translate(new Vec2(1e308, 0)));
  }

  @Test
  void quarterTurnsAreExact() {
    Polygon polygon = Polygon.of(1, 2, 5, -3, 7, 4).rounded(0.1);
    Polygon turned = polygon.rotate(Rotation.degrees(90), 1, 1);
    assertThat(turned).isEqualTo(Polygon.of(0, 1, 5, 5, -2, 7).rounded(0.1));
    assertThat(turned.rotate(Rotation.degrees(-90), 1, 1)).isEqualTo(polygon);
    assertThat(polygon.rotate(Rotation.degrees(180), 0, 0))
        .isEqualTo(Polygon.of(-1, -2, -5, 3, -7, -4).rounded(0.1));
    assertThat(polygon.rotate(Rotation.NONE, 3, 4)).isEqualTo(polygon);
    assertThat(polygon.rotate(Rotation.degrees(360), 3, 4)).isEqualTo(polygon);
  }

  @Test
  void aThousandTurnsDoNotWearTheForm() {
    Polygon polygon = Polygon.of(-1, -2, 3, -1, 0.5, 4).rounded(0.25);
    Rotation step = Rotation.degrees(0.36);
    Polygon turned = polygon;
    for (int k = 0; k < 1000; k++) {
      turned = turned.rotate(step, 0, 0);
    }
    assertThat(turned.corners()).isEqualTo(3);
    // The angle drifts by an ulp or two a turn at most; the sides stay as long as one turn has
    // them.
    for (int k = 0; k < 3; k++) {
      assertThat(side(turned, k)).isCloseTo(side(polygon, k), within(4 * Math.ulp(4.0)));
      assertThat(turned.cornerX(k)).isCloseTo(polygon.cornerX(k), within(1e-12));
    }
    Polygon back = polygon;
    for (int k = 0; k < 1000; k++) {
      back = back.rotate(step, 0, 0).rotate(step.inverse(), 0, 0);
    }
    assertThat(back.relationTo(polygon)).isNotEqualTo(Relation.APART);
    assertThat(back.cornerX(1)).isCloseTo(polygon.cornerX(1), within(1e-12));
  }

  @Test
  void aPolygonTooThinForTheTurnedCornersIsRefused() {
    Polygon needle = Polygon.of(1, 1, 2, 1, 2, Math.nextUp(1.0));
    assertThat(needle.rotate(Rotation.degrees(90), 0, 0).corners()).isEqualTo(3);
    int refused = 0;
    for (int degrees = 0; degrees < 360; degrees++) {
      Rotation rotation = Rotation.degrees(degrees);
      try {
        assertThat(needle.rotate(rotation, 0, 0).corners()).isEqualTo(3);
      } catch (IllegalArgumentException refusal) {
        refused++;
        assertThat(refusal)
            .hasMessage("the turned corners must span an area, but rounding puts all 3 on a line");
      }
    }
    assertThat(refused).isBetween(1, 359);
  }

  private static double side(Polygon polygon, int k) {
    int next = (k + 1) % polygon.corners();
    return new Vec2(
            polygon.cornerX(next) - polygon.cornerX(k), polygon.cornerY(next) - polygon.cornerY(k))
        .length();
  }

  @Test
  void aBoxStaysABoxByQuarterTurnsOnly() {
    Box box = new Box(1, 2, 4, 3);
    assertThat(box.rotate(Rotation.degrees(90), 1, 2)).isEqualTo(new Box(0, 2, 1, 5));
    assertThat(box.rotate(Rotation.degrees(180), 0, 0)).isEqualTo(new Box(-4, -3, -1, -2));
    assertThat(box.rotate(Rotation.degrees(270), 1, 2).rotate(Rotation.degrees(90), 1, 2))
        .isEqualTo(box);
    Shape tilted = box.rotate(Rotation.degrees(30), 1, 2);
    assertThat(tilted).isInstanceOf(Polygon.class);
    assertThat(((Polygon) tilted).corners()).isEqualTo(4);
    assertThat(tilted.contains(1, 2)).isTrue();
    assertThat(tilted.rotate(Rotation.degrees(-30), 1, 2).closestPoint(9, 9).x())
        .isCloseTo(4, within(1e-14));
  }

  @Test
  void aFlatBoxTurnsIntoASegment() {
    assertThat(new Box(0, 0, 5, 0).rotate(Rotation.towards(3, 4), 0, 0).closestPoint(30, 40))
        .satisfies(end -> assertThat(end.length()).isCloseTo(5, within(Math.ulp(5.0))));
    assertThat(new Box(1, 1, 1, 1).rotate(Rotation.degrees(30), 1, 1).contains(1, 1)).isTrue();
  }

  @Test
  void aCompoundTurnsWithAllItsParts() {
    Compound compound =
        Compound.of(
            new Circle(1, 0, 1), new Box(0, 0, 2, 1), new Capsule(0, 0, 3, 0, 0.5), triangle);
    Compound turned = compound.moveTo(10, 0).rotate(Rotation.degrees(90), 0, 0);
    assertThat(turned.parts())
        .containsExactly(
            new Circle(0, 11, 1),
            new Box(-1, 10, 0, 12),
            new Capsule(0, 10, 0, 13, 0.5),
            Polygon.of(0, 10, 0, 14, -3, 10));
    assertThat(turned.rotate(Rotation.degrees(-90), 0, 0)).isEqualTo(compound.moveTo(10, 0));
    assertThat(compound.rotate(Rotation.degrees(30), 0, 0).parts())
        .extracting(Shape::kind)
        .containsExactly(
            Shape.Kind.CIRCLE, Shape.Kind.POLYGON, Shape.Kind.CAPSULE, Shape.Kind.POLYGON);
    assertThat(compound.moveTo(1e15, 1).moveTo(0, 0)).isEqualTo(compound);
  }

  @Test
  void polygonsAreEqualByTheirCornersAndRadius() {
    assertThat(triangle)
        .isEqualTo(Polygon.of(1, 0, 5, 0, 1, 3).translate(new Vec2(-1, 0)))
        .hasSameHashCodeAs(Polygon.of(1, 0, 5, 0, 1, 3).translate(new Vec2(-1, 0)))
        .hasSameHashCodeAs(Polygon.of(0, 3, 4, 0, -0.0, -0.0))
        .isNotEqualTo(triangle.rounded(1))
        .isNotEqualTo(triangle.translate(new Vec2(1, 0)))
        .isNotEqualTo(triangle.translate(new Vec2(0, Double.MIN_VALUE)))
        .isNotEqualTo(Polygon.of(0, 0, 4, 0, 4, 3, 0, 3))
        .isNotEqualTo(new Circle(0, 0, 1))
        .hasToString("Polygon[corners=(0.0, 0.0), (4.0, 0.0), (0.0, 3.0), radius=0.0]");
    assertThat(triangle.kind()).isEqualTo(Shape.Kind.POLYGON);
  }

  @Test
  void anOutlineCoversItsInsideOnly() {
    Compound arrow = Compound.outline(0, 0, 4, 0, 4, -1, 6, 1, 4, 3, 4, 2, 0, 2);
    assertThat(arrow.contains(2, 1)).isTrue();
    assertThat(arrow.contains(6, 1)).isTrue();
    assertThat(arrow.contains(4, -1)).isTrue();
    assertThat(arrow.contains(3, 2.5)).isFalse();
    assertThat(arrow.contains(5, 2.5)).isFalse();
    assertThat(arrow.bounds()).isEqualTo(new Box(0, -1, 6, 3));
    assertThat(arrow.parts()).allMatch(part -> part.kind() == Shape.Kind.POLYGON);
    assertThat(arrow.overlaps(new Circle(3, 3, 1))).isFalse();
    assertThat(arrow.touches(new Circle(3, 3, 1))).isTrue();
    assertThat(Compound.outline(0, 0, 4, 0, 0, 3)).isEqualTo(Compound.of(triangle));
    assertThat(Compound.outline(0, 3, 4, 0, 2, 0, 0, 0)).isEqualTo(Compound.of(triangle));
  }

  @Test
  void outlinesThatCrossThemselvesAreRefused() {
    assertRefused(
        "the outline must not cross or touch itself, but its edges from corner 0 (0.0, 0.0) to"
            + " corner 1 (4.0, 4.0) and from corner 2 (4.0, 0.0) to corner 3 (0.0, 4.0) share a"
            + " point",
        () -> Compound.outline(0, 0, 4, 4, 4, 0, 0, 4));
    assertRefused(
        "the outline must have at least 3 corners, but has 2", () -> Compound.outline(0, 0, 1, 1));
    assertRefused(
        "the outline must have an x and a y for each corner, but has 7 numbers",
        () -> Compound.outline(0, 0, 1, 0, 1, 1, 3));
    assertRefused(
        "y of corner 1 must be finite, but was NaN",
        () -> Compound.outline(0, 0, 1, Double.NaN, 1, 1));
  }

  @Test
  void manyCornersWork() {
    Polygon wheel = Polygon.regular(3, -2, 10, 1_000, Rotation.degrees(0.1));
    assertThat(wheel.corners()).isEqualTo(1_000);
    Polygon other = wheel.translate(new Vec2(25, 0));
    double gap = 25 - 20 * Math.cos(Math.PI / 1000);
    assertThat(wheel.distanceTo(other)).isBetween(5.0, gap);
    assertThat(wheel.sweep(new Vec2(25, 0), other).time()).isBetween(0.2, gap / 25);
    assertThat(wheel.contactWith(wheel).depth()).isCloseTo(20, within(1e-3));
    assertThat(wheel.relationTo(Polygon.hull(cornersOf(wheel)))).isNotEqualTo(Relation.APART);
    assertThat(new Segment(-20, -2, 20, -2).cast(wheel).pointX()).isCloseTo(-7, within(1e-3));
  }

  @Test
  void outlinesOfManyCornersWork() {
    int teeth = 5_000;
    double[] corners = new double[4 * teeth];
    for (int k = 0; k < 2 * teeth; k++) {
      Rotation direction = Rotation.degrees(180.0 * k / teeth);
      double radius = k % 2 == 0 ? 10 : 9;
      corners[2 * k] = radius * direction.cos();
      corners[2 * k + 1] = radius * direction.sin();
    }
    Compound gear = Compound.outline(corners);
    assertThat(gear.contains(10, 0)).isTrue();
    assertThat(gear.contains(corners[4] * 1.01, corners[5] * 1.01)).isFalse();
    assertThat(gear.contains(corners[2], corners[3])).isTrue();
    assertThat(gear.contains(corners[2] * 1.001, corners[3] * 1.001)).isFalse();
    assertThat(gear.contains(0, 0)).isTrue();
    assertThat(gear.distanceTo(new Circle(15, 0, 1))).isEqualTo(4);
    assertThat(gear.bounds().maxX()).isEqualTo(10);
  }

  @Test
  void anOutlineThatTurnsStaysInOnePiece() {
    Compound bar = Compound.outline(0, 0, 10, 0, 10, 1, 7, 1, 7, 3, 6, 3, 6, 1, 0, 1);
    for (int degrees = 0; degrees < 360; degrees++) {
      Rotation rotation = Rotation.degrees(degrees);
      Compound turned = bar.rotate(rotation, 0, 0);
      Vec2 foot = rotation.apply(6.5, 1, 0, 0);
      Vec2 start = rotation.apply(5, 1, 0, 0);
      Vec2 end = rotation.apply(8, 1, 0, 0);
      assertThat(turned.contains(foot.x(), foot.y())).as("foot at %d", degrees).isTrue();
      assertThat(new Segment(start.x(), start.y(), end.x(), end.y()).cast(turned).hit())
          .as("cast at %d", degrees)
          .isTrue();
    }
  }
}
