// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;

/** Areas and sides of points in exact arithmetic, for corners as x and y in turn. */
final class ExactArea {
  private ExactArea() {}

  /** Twice the area, in units of 2^-2148; negative for clockwise corners. */
  static BigInteger twice(double[] corners) {
    BigInteger sum = BigInteger.ZERO;
    for (int k = 2; k < corners.length / 2; k++) {
      sum = sum.add(cross(corner(corners, 0), corner(corners, k - 1), corner(corners, k)));
    }
    return sum;
  }

  private static BigInteger cross(double[] a, double[] b, double[] c) {
    return difference(b[0], a[0])
        .multiply(difference(c[1], a[1]))
        .subtract(difference(b[1], a[1]).multiply(difference(c[0], a[0])));
  }

  private static BigInteger difference(double value, double from) {
    return inUnits(value).subtract(inUnits(from));
  }

  /** The number in units of 2^-1074, of which every double is a multiple. */
  private static BigInteger inUnits(double value) {
    long bits = Double.doubleToLongBits(Math.abs(value));
    int exponent = (int) (bits >>> 52);
    long fraction = bits & (1L << 52) - 1;
    BigInteger size =
        exponent == 0
            ? BigInteger.valueOf(fraction)
            : BigInteger.valueOf(fraction | 1L << 52).shiftLeft(exponent - 1);
    return value < 0 ? size.negate() : size;
  }

  static int orientation(double[] a, double[] b, double[] c) {
    return isShort(a) && isShort(b) && isShort(c)
        ? Long.signum(orientationOfShort(a, b, c))
        : cross(a, b, c).signum();
  }

  /** True for integers whose products fit into a long by far. */
  private static boolean isShort(double[] point) {
    return point[0] == (int) point[0] && point[1] == (int) point[1];
  }

  private static long orientationOfShort(double[] a, double[] b, double[] c) {
    long x = (long) a[0];
    long y = (long) a[1];
    return Math.subtractExact(
        Math.multiplyExact((long) b[0] - x, (long) c[1] - y),
        Math.multiplyExact((long) b[1] - y, (long) c[0] - x));
  }

  /** True if the point is in the closed triangle, which may be flat. */
  static boolean isInTriangle(double[] p, double[] a, double[] b, double[] c) {
    int ab = orientation(a, b, p);
    int bc = orientation(b, c, p);
    int ca = orientation(c, a, p);
    boolean isLeft = ab >= 0 && bc >= 0 && ca >= 0;
    boolean isRight = ab <= 0 && bc <= 0 && ca <= 0;
    return (isLeft || isRight)
        && isInBounds(p[0], a[0], b[0], c[0])
        && isInBounds(p[1], a[1], b[1], c[1]);
  }

  private static boolean isInBounds(double p, double a, double b, double c) {
    return p >= Math.min(a, Math.min(b, c)) && p <= Math.max(a, Math.max(b, c));
  }

  static double[] corner(double[] corners, int k) {
    int at = 2 * Math.floorMod(k, corners.length / 2);
    return new double[] {corners[at], corners[at + 1]};
  }

  /** Left turns only, and once around, from the leftmost and then lowest corner. */
  static void assertStrictlyConvex(double[] corners) {
    int count = corners.length / 2;
    assertThat(count).isGreaterThanOrEqualTo(3);
    int falls = 0;
    for (int k = 0; k < count; k++) {
      double[] before = corner(corners, k - 1);
      double[] at = corner(corners, k);
      double[] after = corner(corners, k + 1);
      assertThat(orientation(before, at, after)).isEqualTo(1);
      falls += isBefore(at, before) && isBefore(at, after) ? 1 : 0;
      assertThat(k == 0 || isBefore(corner(corners, 0), at)).isTrue();
    }
    assertThat(falls).isEqualTo(1);
  }

  /** True if the first point is left of the other, or below it. */
  static boolean isBefore(double[] first, double[] other) {
    return first[0] < other[0] || first[0] == other[0] && first[1] < other[1];
  }
}
