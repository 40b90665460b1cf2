// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.ClosestPoints;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.BitSum;
import dev.carom.oracle.SplitMix64;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every question about two shapes has the same answer to the last bit on every machine. The sums
 * were written down on one; the tests run on several. The shapes often touch, or miss by an ulp,
 * and their numbers come from the whole range.
 */
class SameBitsTest {
  /** The shapes of a scene: circles and boxes, any convex ones, or compounds. */
  private enum Family {
    SHORT(400, Draw.KINDS),
    CONVEX(200, Draw.KINDS),
    // Sums over many parts of extreme numbers take long.
    COMPOUND(90, 3);

    final int scenes;
    final int kindsOfNumbers;

    Family(int scenes, int kindsOfNumbers) {
      this.scenes = scenes;
      this.kindsOfNumbers = kindsOfNumbers;
    }
  }

  @ParameterizedTest
  @CsvSource({"SHORT, 81afe2b8ca8ed796", "CONVEX, 1982ee6638dc24e0", "COMPOUND, f486a6de0e321093"})
  void contacts(Family family, String bits) {
    check(family, bits, (a, b, random, sum) -> sum.add(a.contactWith(b)));
  }

  @ParameterizedTest
  @CsvSource({"SHORT, 6b23d98f13506f35", "CONVEX, 7da423cdb5103139", "COMPOUND, d94afcba441f45aa"})
  void verdicts(Family family, String bits) {
    check(
        family,
        bits,
        (a, b, random, sum) -> {
          sum.add(a.intersects(b));
          sum.add(a.overlaps(b));
          sum.add(a.relationTo(b).ordinal());
          sum.add(b.relationTo(a).ordinal());
        });
  }

  @ParameterizedTest
  @CsvSource({"SHORT, ac4c6b71d67c4d0c", "CONVEX, d5459f59c2db04cd", "COMPOUND, 55c6aa3c09a5ce81"})
  void distances(Family family, String bits) {
    check(
        family,
        bits,
        (a, b, random, sum) -> {
          sum.add(a.distanceTo(b));
          ClosestPoints points = a.closestPoints(b);
          sum.add(points.onThis());
          sum.add(points.onOther());
        });
  }

  @ParameterizedTest
  @CsvSource({"SHORT, 849653a2e922e1f8", "CONVEX, ebc6365ff1736c6d", "COMPOUND, d23ed0d183a61f79"})
  void sweeps(Family family, String bits) {
    check(
        family,
        bits,
        (a, b, random, sum) -> {
          Vec2 towards = towards(a, b).times(random.oneOf(0.5, 1, 2, 3));
          Vec2 motion = new Vec2(random.signed(), random.signed());
          sum.add(a.sweep(towards, b));
          sum.add(a.sweep(towards, b, towards.times(-random.fraction())));
          sum.add(a.translate(towards.times(-1)).sweep(towards.times(2), b));
          sum.add(a.sweep(motion, b));
        });
  }

  @ParameterizedTest
  @CsvSource({"SHORT, c69c57ef2e567947", "CONVEX, ad7e0bb0bb297292", "COMPOUND, 52f244a42e22d824"})
  void casts(Family family, String bits) {
    check(
        family,
        bits,
        (a, b, random, sum) -> {
          ClosestPoints points = a.closestPoints(b);
          Vec2 from = points.onThis();
          Vec2 to = points.onOther();
          double factor = random.oneOf(0.5, 1, 2, 3);
          Vec2 across = new Vec2(to.y() - from.y(), from.x() - to.x());
          Vec2 corner = new Vec2(b.bounds().minX(), b.bounds().maxY());
          addCasts(from, from.plus(to.minus(from).times(factor)), b, sum);
          addCasts(from, corner, b, sum);
          addCasts(to.minus(across), to.plus(across.times(factor)), b, sum);
          addCasts(corner.minus(across), corner.plus(across), b, sum);
        });
  }

  private static void addCasts(Vec2 from, Vec2 to, Shape shape, BitSum sum) {
    Segment segment = new Segment(from.x(), from.y(), to.x(), to.y());
    sum.add(segment.cast(shape));
    sum.add(segment.exit(shape));
  }

  private interface Question {
    void ask(Shape a, Shape b, SplitMix64 random, BitSum sum);
  }

  private static void check(Family family, String bits, Question question) {
    BitSum sum = new BitSum();
    for (int k = 0; k < family.scenes; k++) {
      SplitMix64 random = SplitMix64.ofCase(1662, k);
      Draw draw = new Draw(random, k % family.kindsOfNumbers);
      try {
        Shape a = draw.shape(family);
        Shape b = draw.shape(family);
        question.ask(a, b, random, sum);
        question.ask(a, nearlyTouching(a, b, random), random, sum);
      } catch (IllegalArgumentException beyondTheRange) {
        sum.add(k);
      }
    }
    assertThat(sum).hasToString(bits);
  }

  /** Moves a shape to where it touches the other one, apart from a few ulps. */
  private static Shape nearlyTouching(Shape a, Shape b, SplitMix64 random) {
    Vec2 way = a.overlaps(b) ? a.contactWith(b).push() : towards(b, a);
    double ulps = random.between(-2, 2) * 0x1p-52;
    return b.translate(way.plus(way.times(ulps)));
  }

  private static Vec2 towards(Shape a, Shape b) {
    ClosestPoints points = a.closestPoints(b);
    return points.onOther().minus(points.onThis());
  }

  /** Draws the numbers of a scene. */
  private record Draw(SplitMix64 random, int kind, int exponent) {
    static final int KINDS = 5;

    Draw(SplitMix64 random, int kind) {
      this(random, kind, random.between(-1000, 1000));
    }

    double number() {
      return switch (kind) {
        case 0 -> random.between(-6, 6);
        case 1 -> random.signed();
        case 2 -> Math.scalb(random.signed(), random.between(-8, 8));
        case 3 -> Math.scalb(random.signed(), exponent + random.between(-2, 2));
        default -> Math.scalb(random.signed(), random.between(-1074, 1000));
      };
    }

    Shape shape(Family family) {
      return switch (family) {
        case SHORT -> random.nextBoolean() ? circle() : box();
        case CONVEX -> convex();
        case COMPOUND -> random.oneIn(3) ? convex() : compound();
      };
    }

    private Shape circle() {
      return new Circle(number(), number(), random.oneIn(4) ? 0 : Math.abs(number()));
    }

    private Shape box() {
      double x = number();
      double y = number();
      return new Box(x, y, x + Math.abs(number()), y + Math.abs(number()));
    }

    private Shape convex() {
      return switch (random.below(5)) {
        case 0 -> circle();
        case 1 -> box();
        case 2 -> new Capsule(number(), number(), number(), number(), Math.abs(number()));
        case 3 -> polygon();
        default -> polygon().rounded(Math.abs(number()));
      };
    }

    private Polygon polygon() {
      double[] points = new double[2 * random.between(3, 6)];
      for (int k = 0; k < points.length; k++) {
        points[k] = number();
      }
      Polygon polygon = Polygon.hull(points);
      return kind < 3 && random.nextBoolean()
          ? polygon.rotate(Rotation.degrees(random.between(1, 359)), number(), number())
          : polygon;
    }

    private Shape compound() {
      Shape[] parts = new Shape[random.between(2, 4)];
      for (int k = 0; k < parts.length; k++) {
        parts[k] = random.oneIn(3) ? convex() : shape(Family.SHORT);
      }
      return Compound.of(parts);
    }
  }
}
