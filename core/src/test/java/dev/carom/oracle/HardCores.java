// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import static dev.carom.oracle.Numbers.finite;
import static dev.carom.oracle.Numbers.nudged;

import dev.carom.oracle.TestCore.Kind;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Pairs of convex parts that are hard to judge: corner to corner, corner to edge, edges that
 * coincide or are parallel, one inside the other, exactly at the sum of the radii or two ulps off;
 * needles, nearly straight corners, tiny angles, places far out; on all kinds of numbers.
 */
public final class HardCores {
  private static final double[] FALLBACK = {0, 0, 4, 0, 0, 3};

  private HardCores() {}

  /** Two parts. */
  public record Pair(TestCore a, TestCore b) {}

  /** Two parts, of which a moves by (toX - fromX, toY - fromY). */
  public record Passage(
      TestCore a, TestCore b, double fromX, double fromY, double toX, double toY) {}

  /**
   * Calls the check with the given number of pairs of these kinds; a failure names the case and the
   * pair.
   */
  public static void pairs(Kind a, Kind b, long seed, int count, Consumer<Pair> check) {
    Cases.check(seed, count, random -> pair(a, b, random), check);
  }

  /** Calls the check with the given number of pairs of these kinds, of which a moves. */
  public static void passages(Kind a, Kind b, long seed, int count, Consumer<Passage> check) {
    Cases.check(seed, count, random -> passage(a, b, random), check);
  }

  static Pair pair(Kind kindA, Kind kindB, SplitMix64 random) {
    return pair(kindA, kindB, random, numbers(random));
  }

  /** Extreme ones once in 200 times: products of such sums have thousands of digits. */
  private static Numbers numbers(SplitMix64 random) {
    return random.oneIn(4) ? Numbers.any(random) : Numbers.everyday(random);
  }

  private static Pair pair(Kind kindA, Kind kindB, SplitMix64 random, Numbers numbers) {
    int theme = random.below(8);
    Numbers used = theme == 7 ? Numbers.PIXELS : numbers;
    Draft a = Draft.any(kindA, random, used);
    Draft b =
        switch (theme) {
          case 0 -> Draft.any(kindB, random, used);
          case 1 -> a.turnedOver(kindB, random, used);
          case 2 -> a.withSpecialPoints(kindB, random, used);
          case 3 -> a.withPointsOfHull(kindB, random, used);
          default -> Draft.any(kindB, random, used);
        };
    if (theme == 1 || theme >= 4) {
      b.moveTo(a, random);
    }
    if (random.oneIn(3)) {
      makeTangent(a, b, random);
    }
    if (random.nextBoolean()) {
      a.nudge(random);
      b.nudge(random);
    }
    return new Pair(a.toCore(random), b.toCore(random));
  }

  static Passage passage(Kind kindA, Kind kindB, SplitMix64 random) {
    Numbers numbers = numbers(random);
    Pair pair = pair(kindA, kindB, random, numbers);
    TestCore guide = random.nextBoolean() ? pair.a : pair.b;
    double[] step = step(guide, random, numbers);
    double stepX = step[0];
    double stepY = step[1];
    int before = random.between(0, 3);
    int steps = before + random.between(0, 3);
    double fromX = random.oneIn(3) ? numbers.coordinate(random) : 0;
    double fromY = random.oneIn(3) ? numbers.coordinate(random) : 0;
    double toX = finite(fromX + steps * stepX);
    double toY = finite(fromY + steps * stepY);
    return new Passage(
        moved(pair.a, -before * stepX, -before * stepY),
        pair.b,
        fromX,
        fromY,
        Draft.maybeNudged(toX, random),
        Draft.maybeNudged(toY, random));
  }

  /** A direction along an edge, across it, or any other. */
  private static double[] step(TestCore guide, SplitMix64 random, Numbers numbers) {
    double[] p = guide.offsets();
    int i = 2 * random.below(guide.count());
    int j = (i + 2) % p.length;
    double x = finite(p[j] - p[i]);
    double y = finite(p[j + 1] - p[i + 1]);
    return switch (random.below(6)) {
      case 0, 1 -> new double[] {x, y};
      case 2 -> new double[] {y, -x};
      case 3 -> new double[] {numbers.coordinate(random), 0};
      case 4 -> new double[] {0, numbers.coordinate(random)};
      default -> new double[] {numbers.coordinate(random), numbers.coordinate(random)};
    };
  }

  /** The part moved as the library would do it: rounded. */
  private static TestCore moved(TestCore core, double dx, double dy) {
    double[] p = core.offsets();
    int last = p.length - 1;
    return switch (core.kind()) {
      case CAPSULE ->
          TestCore.capsule(
              sum(p[0], dx), sum(p[1], dy), sum(p[last - 1], dx), sum(p[last], dy), core.radius());
      case BOX -> {
        int max = core.count() == 4 ? 4 : last - 1;
        yield TestCore.box(sum(p[0], dx), sum(p[1], dy), sum(p[max], dx), sum(p[max + 1], dy));
      }
      default -> new TestCore(core.kind(), p, sum(core.x(), dx), sum(core.y(), dy), core.radius());
    };
  }

  private static double sum(double a, double b) {
    return finite(a + b);
  }

  /** Gives one of the parts the radius with which they touch, as well as doubles have it. */
  private static void makeTangent(Draft a, Draft b, SplitMix64 random) {
    Draft round = random.nextBoolean() ? a : b;
    Draft other = round == a ? b : a;
    if (!round.canBeRound()) {
      Draft swap = round;
      round = other;
      other = swap;
    }
    double distance = distance(a, b);
    if (round.canBeRound()) {
      round.radius = Math.max(0, finite(distance - other.radius));
    }
  }

  /** The distance of cores that do not overlap. */
  private static double distance(Draft a, Draft b) {
    return Math.min(a.distanceOfEdges(b), b.distanceOfEdges(a));
  }

  /** A part in the making: its corners need not be in order. */
  private static final class Draft {
    final Kind kind;
    double[] points;
    double x;
    double y;
    double radius;

    private Draft(Kind kind, double[] points, double x, double y, double radius) {
      this.kind = kind;
      this.points = points;
      this.x = x;
      this.y = y;
      this.radius = radius;
    }

    static Draft any(Kind kind, SplitMix64 random, Numbers numbers) {
      double[] points =
          switch (kind) {
            case CIRCLE -> new double[2];
            case CAPSULE -> capsulePoints(random, numbers);
            case BOX -> boxPoints(random, numbers);
            default -> polygonPoints(random, numbers);
          };
      double far = random.oneIn(12) ? random.sign() * 1e15 : 0;
      boolean isAtOrigin = random.oneIn(3);
      return new Draft(
          kind,
          points,
          isAtOrigin ? 0 : sum(far, numbers.coordinate(random)),
          isAtOrigin ? 0 : sum(far, numbers.coordinate(random)),
          radius(kind, random, numbers));
    }

    private static double radius(Kind kind, SplitMix64 random, Numbers numbers) {
      return switch (kind) {
        case CIRCLE, CAPSULE -> numbers.size(random);
        case ROUNDED_POLYGON -> positive(numbers.size(random), random);
        default -> 0;
      };
    }

    private static double positive(double size, SplitMix64 random) {
      return size > 0 ? size : random.oneIn(100) ? Double.MIN_VALUE : 1;
    }

    private static double[] capsulePoints(SplitMix64 random, Numbers numbers) {
      double x = numbers.coordinate(random);
      double y = numbers.coordinate(random);
      return switch (random.below(12)) {
        case 0 -> new double[4];
        case 1 -> new double[] {0, 0, x, 0};
        case 2 -> new double[] {0, 0, 0, y};
        case 3 -> new double[] {x, y, x * (1 + 1e-12), y};
        case 4 -> new double[] {0, 0, 3 * x, 4 * x};
        default -> new double[] {0, 0, x, y};
      };
    }

    private static double[] boxPoints(SplitMix64 random, Numbers numbers) {
      double width = numbers.size(random);
      double height = numbers.size(random);
      return random.oneIn(12)
          ? new double[] {0, 0, width, width * 1e-12}
          : new double[] {0, 0, width, height};
    }

    private static double[] polygonPoints(SplitMix64 random, Numbers numbers) {
      double width = numbers.size(random);
      double height = numbers.size(random);
      NearTangent.Triangle triangle = NearTangent.Triangle.any(random);
      return switch (random.below(9)) {
        case 0 -> turnedBox(triangle.x, triangle.y, random.between(1, 3), random.between(1, 3));
        case 1 ->
            turnedBox(
                width,
                width * Math.scalb(random.signed(), -random.between(20, 60)),
                1,
                height / width);
        case 2 -> turnedBox(3 * width, 4 * width, 1, random.oneOf(1, 0.5, 2));
        case 3 -> regular(random.between(3, 8), width, random);
        case 4 -> needle(random, numbers);
        case 5 -> nearlyStraight(random, numbers);
        case 6 -> draws(random, Numbers.TILES, random.between(3, 8));
        default -> draws(random, numbers, random.between(3, 7));
      };
    }

    private static double[] draws(SplitMix64 random, Numbers numbers, int count) {
      double[] points = new double[2 * count];
      Arrays.setAll(points, k -> numbers.coordinate(random));
      return points;
    }

    /** A box with sides along (u, v) and across. */
    private static double[] turnedBox(double u, double v, double along, double across) {
      double x0 = u * along;
      double y0 = v * along;
      double x1 = -v * across;
      double y1 = u * across;
      return new double[] {0, 0, x0, y0, x0 + x1, y0 + y1, x1, y1};
    }

    private static double[] regular(int count, double size, SplitMix64 random) {
      double turn = random.nextBoolean() ? 0 : random.fraction() * random.oneOf(1, 1e-9, 1e-15);
      double[] points = new double[2 * count];
      for (int k = 0; k < count; k++) {
        double angle = 2 * Math.PI * k / count + turn;
        points[2 * k] = size * Math.cos(angle);
        points[2 * k + 1] = size * Math.sin(angle);
      }
      return points;
    }

    /** A triangle or a strip of which the width is 1e-12 of the length. */
    private static double[] needle(SplitMix64 random, Numbers numbers) {
      double x = numbers.coordinate(random);
      double y = numbers.coordinate(random);
      double thin = 1e-12 * random.fraction();
      return random.nextBoolean()
          ? new double[] {0, 0, x, y, x - thin * y, y + thin * x}
          : turnedBox(x, y, 1, thin);
    }

    /** Corners along a line, each as far from it as rounding has it, and one beside it. */
    private static double[] nearlyStraight(SplitMix64 random, Numbers numbers) {
      double x = numbers.coordinate(random);
      double y = numbers.coordinate(random);
      double[] points = draws(random, numbers, random.between(4, 7));
      for (int k = 2; k < points.length; k += 2) {
        double part = (k - 2.0) / (points.length - 4);
        points[k] = maybeNudged(x * part, random);
        points[k + 1] = maybeNudged(y * part, random);
      }
      return points;
    }

    /** The same form turned by half a turn, as far as the kind has it: all edges are parallel. */
    Draft turnedOver(Kind other, SplitMix64 random, Numbers numbers) {
      double[] turned = new double[points.length];
      double factor = random.oneOf(-1, -1, -0.5, -2, 1);
      Arrays.setAll(turned, k -> factor * points[k]);
      return made(other, turned, random, numbers);
    }

    /** Corners at, beside and beyond the corners and edges of this. */
    Draft withSpecialPoints(Kind other, SplitMix64 random, Numbers numbers) {
      double[] special = new double[2 * random.between(3, 6)];
      for (int k = 0; k < special.length; k += 2) {
        int i = 2 * random.below(points.length / 2);
        int j = (i + 2) % points.length;
        double edgeX = points[j] - points[i];
        double edgeY = points[j + 1] - points[i + 1];
        double along = random.oneOf(0, 0, 0.5, 0.25, 1, 1, 2, -1, 1.5, random.fraction());
        double away = random.oneOf(0, 0, 0, radius, -radius, numbers.draw(random));
        double length = Math.sqrt(edgeX * edgeX + edgeY * edgeY);
        double factor = length > 0 && away != 0 ? away / length : 0;
        special[k] = points[i] + along * edgeX + factor * edgeY;
        special[k + 1] = points[i + 1] + along * edgeY - factor * edgeX;
        if (random.oneIn(8)) {
          special[k] = numbers.coordinate(random);
        }
        if (length == 0) {
          special[k] += random.oneOf(0, radius, -radius, 0.5 * radius);
          special[k + 1] += random.oneOf(0, radius, -radius);
        }
      }
      return made(other, special, random, numbers);
    }

    /** Corners that are corners of this or halfway between two, and a radius that just fits. */
    Draft withPointsOfHull(Kind other, SplitMix64 random, Numbers numbers) {
      double[] own = kind == Kind.BOX ? boxCorners() : points;
      double[] inner = new double[Math.max(own.length, 6)];
      boolean isEqual = random.oneIn(4);
      for (int k = 0; k < inner.length; k += 2) {
        int i = isEqual ? k % own.length : 2 * random.below(own.length / 2);
        int j = isEqual || random.oneIn(3) ? i : 2 * random.below(own.length / 2);
        inner[k] = own[i] / 2 + own[j] / 2;
        inner[k + 1] = own[i + 1] / 2 + own[j + 1] / 2;
      }
      Draft draft = made(other, inner, random, numbers);
      if (draft.canBeRound() && random.nextBoolean()) {
        double room = random.nextBoolean() ? 0 : draft.distanceFromLines(own);
        draft.radius = finite(radius + room);
      }
      return draft;
    }

    private double[] boxCorners() {
      return new double[] {
        points[0], points[1], points[2], points[1], points[2], points[3], points[0], points[3]
      };
    }

    /** A draft with these corners in the frame of this one. */
    private Draft made(Kind other, double[] corners, SplitMix64 random, Numbers numbers) {
      int count =
          switch (other) {
            case CIRCLE -> 1;
            case CAPSULE, BOX -> 2;
            default -> corners.length / 2;
          };
      double[] used = Arrays.copyOf(corners, 2 * count);
      if (2 * count > corners.length) {
        used[2] = used[0];
        used[3] = used[1];
      }
      Arrays.setAll(used, k -> finite(used[k]));
      double size = random.nextBoolean() ? radius : radius(other, random, numbers);
      return new Draft(other, used, x, y, other == Kind.BOX || other == Kind.POLYGON ? 0 : size);
    }

    boolean canBeRound() {
      return kind != Kind.BOX && kind != Kind.POLYGON;
    }

    /** The least distance of the first point from the lines through neighbouring corners. */
    private double distanceFromLines(double[] corners) {
      double least = Double.MAX_VALUE;
      for (int i = 0; i < corners.length; i += 2) {
        int j = (i + 2) % corners.length;
        double edgeX = corners[j] - corners[i];
        double edgeY = corners[j + 1] - corners[i + 1];
        double cross = edgeX * (points[1] - corners[i + 1]) - edgeY * (points[0] - corners[i]);
        double length = Math.sqrt(edgeX * edgeX + edgeY * edgeY);
        least = length > 0 ? Math.min(least, Math.abs(cross) / length) : least;
      }
      return least == Double.MAX_VALUE ? 0 : least;
    }

    double distanceOfEdges(Draft other) {
      double[] own = corners();
      double[] others = other.corners();
      double least = Double.MAX_VALUE;
      for (int i = 0; i < own.length; i += 2) {
        int j = (i + 2) % own.length;
        for (int k = 0; k < others.length; k += 2) {
          double gapX = others[k] + (other.x - x) - own[i];
          double gapY = others[k + 1] + (other.y - y) - own[i + 1];
          double edgeX = own[j] - own[i];
          double edgeY = own[j + 1] - own[i + 1];
          double square = edgeX * edgeX + edgeY * edgeY;
          double part = square > 0 ? (gapX * edgeX + gapY * edgeY) / square : 0;
          double foot = Math.max(0, Math.min(part, 1));
          boolean isBeside = part > 0 && part < 1;
          double distance =
              isBeside
                  ? Math.abs(gapX * edgeY - gapY * edgeX) / Math.sqrt(square)
                  : Math.hypot(gapX - foot * edgeX, gapY - foot * edgeY);
          least = Math.min(least, distance);
        }
      }
      return least;
    }

    private double[] corners() {
      return kind == Kind.BOX ? boxCorners() : kind.isPolygon() ? hull(points, 0) : points;
    }

    /** Moves this to where a corner or an edge touches one of the other's. */
    void moveTo(Draft other, SplitMix64 random) {
      double[] own = corners();
      double[] others = other.corners();
      int i = 2 * random.below(others.length / 2);
      int j = (i + 2) % others.length;
      double edgeX = others[j] - others[i];
      double edgeY = others[j + 1] - others[i + 1];
      double along = random.oneOf(0, 0.5, 0.25, 1, random.fraction(), -0.5);
      double outX = edgeY;
      double outY = -edgeX;
      if (random.oneIn(3) || outX == 0 && outY == 0) {
        // Of a Pythagorean triple, so that the distance is exact where the numbers are short.
        int u = random.between(1, 6);
        int v = random.between(0, 6);
        along = 0;
        outX = (u * u - v * v) * random.sign();
        outY = 2 * u * v * random.sign();
      }
      double length = Math.sqrt(outX * outX + outY * outY);
      if (canBeRound() && random.oneIn(3)) {
        radius = Math.max(0, finite(length * random.between(1, 4) - other.radius));
      }
      double reach = random.oneIn(6) ? 0 : radius + other.radius;
      int k = random.oneIn(4) ? 2 * random.below(own.length / 2) : lowest(own, outX, outY);
      x = finite(other.x + (others[i] + along * edgeX - own[k]) + outX * reach / length);
      y = finite(other.y + (others[i + 1] + along * edgeY - own[k + 1]) + outY * reach / length);
    }

    private static int lowest(double[] points, double x, double y) {
      int lowest = 0;
      for (int k = 2; k < points.length; k += 2) {
        double more = (points[k] - points[lowest]) * x + (points[k + 1] - points[lowest + 1]) * y;
        lowest = more < 0 ? k : lowest;
      }
      return lowest;
    }

    /** Moves some of the numbers by up to two ulps. */
    void nudge(SplitMix64 random) {
      Arrays.setAll(points, k -> maybeNudged(points[k], random));
      x = maybeNudged(x, random);
      y = maybeNudged(y, random);
      radius = canBeRound() ? Math.abs(maybeNudged(radius, random)) : 0;
    }

    /**
     * Leaves most zeros, for exact arithmetic is slow on the smallest numbers beside ordinary ones.
     */
    private static double maybeNudged(double value, SplitMix64 random) {
      return random.oneIn(value == 0 ? 300 : 2) ? nudged(finite(value), random) : value;
    }

    TestCore toCore(SplitMix64 random) {
      Arrays.setAll(points, k -> finite(points[k]));
      return switch (kind) {
        case CIRCLE -> TestCore.circle(sum(x, points[0]), sum(y, points[1]), radius);
        case CAPSULE ->
            TestCore.capsule(
                sum(x, points[0]), sum(y, points[1]), sum(x, points[2]), sum(y, points[3]), radius);
        case BOX -> {
          double x0 = sum(x, points[0]);
          double y0 = sum(y, points[1]);
          double x1 = sum(x, points[2]);
          double y1 = sum(y, points[3]);
          yield TestCore.box(
              Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
        }
        default -> {
          double[] corners = hull(points, random.below(8));
          double rounding = kind == Kind.POLYGON ? 0 : positive(finite(radius), random);
          yield new TestCore(kind, corners.length < 6 ? FALLBACK : corners, x, y, rounding);
        }
      };
    }
  }

  /** The corners of the hull, strictly convex and counter-clockwise; begins with any of them. */
  static double[] hull(double[] points, int first) {
    double[][] sorted = new double[points.length / 2][];
    for (int k = 0; k < sorted.length; k++) {
      sorted[k] = new double[] {finite(points[2 * k]), finite(points[2 * k + 1])};
    }
    Arrays.sort(
        sorted,
        (p, q) -> p[0] < q[0] ? -1 : p[0] > q[0] ? 1 : p[1] < q[1] ? -1 : p[1] > q[1] ? 1 : 0);
    double[][] chain = new double[2 * sorted.length + 1][];
    int size = extend(chain, 0, sorted, 1);
    size = extend(chain, size - 1, sorted, -1) - 1;
    int count = Math.max(size, 1);
    double[] corners = new double[2 * count];
    for (int k = 0; k < count; k++) {
      corners[2 * k] = chain[(k + first) % count][0];
      corners[2 * k + 1] = chain[(k + first) % count][1];
    }
    return corners;
  }

  /** Adds the lower or the upper half of the hull after this many corners. */
  private static int extend(double[][] chain, int fixed, double[][] sorted, int step) {
    int size = fixed;
    for (int k = 0; k < sorted.length; k++) {
      double[] point = sorted[step > 0 ? k : sorted.length - 1 - k];
      if (size > fixed && chain[size - 1][0] == point[0] && chain[size - 1][1] == point[1]) {
        continue;
      }
      while (size >= fixed + 2 && orientation(chain[size - 2], chain[size - 1], point) <= 0) {
        size--;
      }
      chain[size++] = point;
    }
    return size;
  }

  /** 1 if the way over these points turns left, -1 if right, 0 if they are on a line. */
  static int orientation(double[] p, double[] q, double[] r) {
    double first = (q[0] - p[0]) * (r[1] - p[1]);
    double second = (q[1] - p[1]) * (r[0] - p[0]);
    double size = Math.abs(first) + Math.abs(second);
    double difference = first - second;
    if (size > 1e-280 && size < 1e300 && Math.abs(difference) > 1e-14 * size) {
      return difference > 0 ? 1 : -1;
    }
    Lattice lattice = Lattice.of(p[0], p[1], q[0], q[1], r[0], r[1]);
    var x = lattice.integer(p[0]);
    var y = lattice.integer(p[1]);
    return lattice
        .integer(q[0])
        .subtract(x)
        .multiply(lattice.integer(r[1]).subtract(y))
        .subtract(lattice.integer(q[1]).subtract(y).multiply(lattice.integer(r[0]).subtract(x)))
        .signum();
  }
}
