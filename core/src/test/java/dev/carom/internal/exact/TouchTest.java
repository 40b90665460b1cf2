// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.BitSum;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Measure;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import java.math.MathContext;
import org.junit.jupiter.api.Test;

/** Times, directions and points of a touch that lose most of their digits, or leave the range. */
class TouchTest {
  private static final long SEED = 212;
  private static final int CASES = Math.max(Volume.samples() / 5, 1_500);
  private static final MathContext PRECISION = new MathContext(66);

  private final Touch touch = new Touch();

  private record Path(
      double x0,
      double y0,
      double fromX,
      double fromY,
      double toX,
      double toY,
      double x1,
      double y1,
      double r0,
      double r1) {
    BigDecimal dx() {
      return exact(x1, -x0);
    }

    BigDecimal dy() {
      return exact(y1, -y0);
    }

    BigDecimal mx() {
      return exact(toX, -fromX);
    }

    BigDecimal my() {
      return exact(toY, -fromY);
    }

    BigDecimal reach() {
      return exact(r0, r1);
    }

    BigDecimal motion() {
      return mx().pow(2).add(my().pow(2));
    }

    BigDecimal along() {
      return dx().multiply(mx()).add(dy().multiply(my()));
    }

    BigDecimal across() {
      return mx().multiply(dy()).subtract(my().multiply(dx()));
    }

    /** The square of half a chord, times the squared motion. */
    BigDecimal chord() {
      return reach().pow(2).multiply(motion()).subtract(across().pow(2));
    }

    BigDecimal apart() {
      return dx().pow(2).add(dy().pow(2)).subtract(reach().pow(2));
    }

    /** The first time at which the path is within reach, or the last; null if it never is. */
    BigDecimal time(int side) {
      if (chord().signum() < 0 || motion().signum() == 0) {
        return null;
      }
      BigDecimal root = Ties.root(chord());
      BigDecimal along = along();
      // Of the two forms of a root, the one that adds.
      if (side * along.signum() <= 0) {
        BigDecimal way = along.subtract(root.multiply(BigDecimal.valueOf(side)));
        return way.divide(motion(), PRECISION);
      }
      BigDecimal sum = along.add(root.multiply(BigDecimal.valueOf(side)));
      return apart().divide(sum, PRECISION);
    }

    /** The direction at that time, times the squared motion and the reach. */
    BigDecimal directionX(int side) {
      BigDecimal half = Ties.root(chord()).multiply(BigDecimal.valueOf(side));
      return mx().multiply(half).subtract(my().multiply(across()));
    }

    BigDecimal directionY(int side) {
      BigDecimal half = Ties.root(chord()).multiply(BigDecimal.valueOf(side));
      return my().multiply(half).add(mx().multiply(across()));
    }
  }

  private static Path path(SplitMix64 random, int exponent, int motionExponent) {
    double mx = random.oneIn(8) ? 0 : Ties.number(random, motionExponent);
    double my = mx != 0 && random.oneIn(8) ? 0 : Ties.number(random, motionExponent);
    double length = Math.max(Math.abs(mx), Math.abs(my));
    double reach = Math.abs(Ties.number(random, exponent));
    // Aside by almost the reach, or hardly; the touch is soon, or on the way.
    double aside =
        random.nextBoolean()
            ? random.sign() * (1 - Math.scalb(random.fraction(), -random.between(0, 50)))
            : Math.scalb(random.signed(), -random.between(0, 50));
    double half = Math.sqrt((1 - aside) * (1 + aside));
    double time = Math.scalb(random.fraction(), random.oneIn(2) ? 0 : -random.between(0, 60));
    double unit = reach / Math.sqrt((mx / length) * (mx / length) + (my / length) * (my / length));
    double ahead = half * unit;
    double dx = time * mx + (ahead * (mx / length) - aside * unit * (my / length));
    double dy = time * my + (ahead * (my / length) + aside * unit * (mx / length));
    double startX = start(random, exponent, dx);
    double startY = start(random, exponent, dy);
    double fromX = random.oneIn(3) ? Ties.number(random, motionExponent) : 0;
    double fromY = random.oneIn(3) ? Ties.number(random, motionExponent) : 0;
    double part = random.oneIn(3) ? 0 : random.fraction() * reach;
    return new Path(
        startX,
        startY,
        fromX,
        fromY,
        fromX + mx,
        fromY + my,
        startX + dx,
        startY + dy,
        reach - part,
        part);
  }

  /** Anywhere, or so that the other point, or the touch, is near the origin. */
  private static double start(SplitMix64 random, int exponent, double distance) {
    return switch (random.below(4)) {
      case 0 -> 0;
      case 1 -> -distance;
      case 2 -> -distance * random.fraction();
      default -> Ties.number(random, exponent + random.between(-2, 8));
    };
  }

  private static Path path(SplitMix64 random) {
    return switch (random.below(8)) {
      case 0 -> {
        int exponent = random.between(-1, 1) * 10 * random.between(11, 95);
        yield path(random, exponent, exponent);
      }
      case 1 -> path(random, random.between(-110, 110), random.between(-110, 110));
      default -> path(random, random.between(-9, 9), random.between(-9, 9));
    };
  }

  @Test
  void theEntryIsAccurate() {
    int[] entries = new int[1];
    Cases.check(
        SEED,
        CASES,
        TouchTest::path,
        path -> {
          BigDecimal time = path.time(1);
          if (path.apart().signum() > 0 && path.along().signum() > 0 && isOnTheWay(time)) {
            entries[0]++;
            touch.enter(
                path.x0,
                path.y0,
                path.fromX,
                path.fromY,
                path.toX,
                path.toY,
                path.x1,
                path.y1,
                path.r0,
                path.r1);
            assertTouch(path, 1, time);
          }
        });
    assertThat(entries[0]).isGreaterThan(CASES / 4);
  }

  @Test
  void theExitIsAccurate() {
    int[] exits = new int[1];
    Cases.check(
        SEED + 1,
        CASES,
        random -> {
          Path path = path(random);
          // From where it started, or from inside.
          double part = random.nextBoolean() ? 0 : random.fraction() * path.r0;
          return new Path(
              path.x0 + part * Math.signum(path.x1 - path.x0),
              path.y0,
              path.fromX,
              path.fromY,
              path.toX,
              path.toY,
              path.x1,
              path.y1,
              path.r0,
              path.r1);
        },
        path -> {
          BigDecimal time = path.time(-1);
          if (isOnTheWay(time)) {
            exits[0]++;
            touch.leave(
                path.x0,
                path.y0,
                path.fromX,
                path.fromY,
                path.toX,
                path.toY,
                path.x1,
                path.y1,
                path.r0,
                path.r1);
            assertTouch(path, -1, time);
          }
        });
    assertThat(exits[0]).isGreaterThan(CASES / 8);
  }

  /** Written down on one machine; which of its ways a touch takes shows in the last bits. */
  @Test
  void theBitsAreTheSameOnEveryMachine() {
    BitSum entries = new BitSum();
    BitSum exits = new BitSum();
    for (int number = 0; number < 4_000; number++) {
      SplitMix64 random = SplitMix64.ofCase(SEED + 2, number);
      Path path =
          number % 4 == 0
              ? path(random, random.between(-900, 900), random.between(-900, 900))
              : path(random);
      if (!Paths.reach(
          path.x0,
          path.y0,
          path.fromX,
          path.fromY,
          path.toX,
          path.toY,
          path.x1,
          path.y1,
          path.r0,
          path.r1,
          true)) {
        continue;
      }
      touch.leave(
          path.x0,
          path.y0,
          path.fromX,
          path.fromY,
          path.toX,
          path.toY,
          path.x1,
          path.y1,
          path.r0,
          path.r1);
      addTo(exits);
      if (!Exact.within(path.x0, path.y0, path.x1, path.y1, path.r0, path.r1)) {
        touch.enter(
            path.x0,
            path.y0,
            path.fromX,
            path.fromY,
            path.toX,
            path.toY,
            path.x1,
            path.y1,
            path.r0,
            path.r1);
        addTo(entries);
      }
    }
    assertThat(entries.toString()).isEqualTo("7321725c46d795e7");
    assertThat(exits.toString()).isEqualTo("e83ca8d4a29ab598");
  }

  private void addTo(BitSum sum) {
    sum.add(touch.time());
    sum.add(touch.normalX());
    sum.add(touch.normalY());
    sum.add(touch.pointX());
    sum.add(touch.pointY());
  }

  private static boolean isOnTheWay(BigDecimal time) {
    return time != null && time.signum() >= 0 && time.compareTo(BigDecimal.ONE) <= 0;
  }

  private void assertTouch(Path path, int side, BigDecimal time) {
    assertThat(Measure.ulps(time.subtract(exact(touch.time())), touch.time()))
        .as("time %s, not %s", touch.time(), time.doubleValue())
        .isLessThanOrEqualTo(4);
    BigDecimal size = path.motion().multiply(path.reach());
    BigDecimal normalX = path.directionX(side).divide(size, PRECISION);
    BigDecimal normalY = path.directionY(side).divide(size, PRECISION);
    assertThat(normalX.subtract(exact(touch.normalX())).doubleValue())
        .as("normal x %s, not %s", touch.normalX(), normalX.doubleValue())
        .isBetween(-0x1p-51, 0x1p-51);
    assertThat(normalY.subtract(exact(touch.normalY())).doubleValue())
        .as("normal y %s, not %s", touch.normalY(), normalY.doubleValue())
        .isBetween(-0x1p-51, 0x1p-51);
    assertPoint(touch.pointX(), exact(path.x1), path.directionX(side), path);
    assertPoint(touch.pointY(), exact(path.y1), path.directionY(side), path);
  }

  private static void assertPoint(
      double point, BigDecimal coordinate, BigDecimal direction, Path path) {
    BigDecimal truth =
        coordinate.multiply(path.motion()).subtract(direction).divide(path.motion(), PRECISION);
    assertThat(Measure.ulps(truth.subtract(exact(point)), point))
        .as("point %s, not %s", point, truth.doubleValue())
        .isLessThanOrEqualTo(4);
  }
}
