package dev.carom.exact;

import static dev.carom.exact.ErrorFree.differenceTail;
import static dev.carom.exact.ErrorFree.productTail;
import static dev.carom.exact.ErrorFree.sign;
import static dev.carom.exact.ErrorFree.signOfSum;
import static dev.carom.exact.ErrorFree.sumTail;

/**
 * The second opinion, with twice the digits of a double, for what plain arithmetic cannot decide.
 *
 * <p>A number is given as its rounded value and a tail. The answer is a sign, or {@link #UNDECIDED}
 * when even these digits do not tell. The caller keeps the numbers in the range that {@link
 * ErrorFree} needs, and gives the magnitude of the terms the result is made of; up to 2^-100 of it
 * may be missing from the tails.
 */
final class DoubleDouble {
  static final int UNDECIDED = 2;

  /** Error relative to the magnitude, with room to spare: some thirty roundings of 2^-106. */
  private static final double ERROR = 0x1p-96;

  private DoubleDouble() {}

  /** The sign of dx² + dy² - r², for r that is not negative. */
  static int signOfSquares(
      double dx,
      double dxTail,
      double dy,
      double dyTail,
      double r,
      double rTail,
      double magnitude) {
    return signBeyond(ERROR * magnitude, squares(dx, dxTail, dy, dyTail, r, rTail));
  }

  /** The sign of dx² + dy² - r², decided for ties too. */
  static int signOfSquares(double dx, double dy, double r) {
    double xx = dx * dx;
    double yy = dy * dy;
    double rr = r * r;
    double xxTail = productTail(dx, dx, xx);
    double yyTail = productTail(dy, dy, yy);
    return signOfSum(xx, yy, xxTail, yyTail, -productTail(r, r, rr), -rr);
  }

  /** dx² + dy² - r², with an error of at most 2^-96 of the sum of the squares. */
  static double squares(
      double dx, double dxTail, double dy, double dyTail, double r, double rTail) {
    double xx = dx * dx;
    double yy = dy * dy;
    double rr = r * r;
    double sum = xx + yy;
    double difference = sum - rr;
    double tail =
        (productTail(dx, dx, xx) + 2 * dx * dxTail)
            + (productTail(dy, dy, yy) + 2 * dy * dyTail)
            - (productTail(r, r, rr) + 2 * r * rTail);
    return difference + (sumTail(xx, yy, sum) + differenceTail(sum, rr, difference) + tail);
  }

  /** The sign of a·b - c·d. */
  static int signOfProducts(
      double a,
      double aTail,
      double b,
      double bTail,
      double c,
      double cTail,
      double d,
      double dTail,
      double magnitude) {
    double ab = a * b;
    double cd = c * d;
    double abTail = productTail(a, b, ab);
    double cdTail = productTail(c, d, cd);
    double difference = ab - cd;
    double tail = (abTail + (a * bTail + aTail * b)) - (cdTail + (c * dTail + cTail * d));
    double value = difference + (differenceTail(ab, cd, difference) + tail);
    return signBeyond(ERROR * magnitude, value);
  }

  /** The sign of (px·my - py·mx)² - r²·(mx² + my²), where the tails lack nothing. */
  static int signOfPassing(
      double px,
      double pxTail,
      double py,
      double pyTail,
      double mx,
      double mxTail,
      double my,
      double myTail,
      double r,
      double rTail) {
    double left = px * my;
    double right = py * mx;
    double leftTail = productTail(px, my, left) + (px * myTail + pxTail * my);
    double rightTail = productTail(py, mx, right) + (py * mxTail + pyTail * mx);
    double roughCross = left - right;
    double roughCrossTail = differenceTail(left, right, roughCross) + (leftTail - rightTail);
    double cross = roughCross + roughCrossTail;
    double crossTail = sumTail(roughCross, roughCrossTail, cross);

    double xx = mx * mx;
    double yy = my * my;
    double xxTail = productTail(mx, mx, xx) + 2 * mx * mxTail;
    double yyTail = productTail(my, my, yy) + 2 * my * myTail;
    double roughMotion = xx + yy;
    double roughMotionTail = sumTail(xx, yy, roughMotion) + (xxTail + yyTail);
    double motion = roughMotion + roughMotionTail;
    double motionTail = sumTail(roughMotion, roughMotionTail, motion);

    double roughReach = r * r;
    double roughReachTail = productTail(r, r, roughReach) + 2 * r * rTail;
    double reach = roughReach + roughReachTail;
    double reachTail = sumTail(roughReach, roughReachTail, reach);

    double crossParts = Math.abs(left) + Math.abs(right);
    return signOfProducts(
        cross,
        crossTail,
        cross,
        crossTail,
        reach,
        reachTail,
        motion,
        motionTail,
        (2 * Math.abs(cross) + ERROR * crossParts) * crossParts + cross * cross + reach * motion);
  }

  private static int signBeyond(double error, double value) {
    return Math.abs(value) > error ? sign(value) : UNDECIDED;
  }
}
