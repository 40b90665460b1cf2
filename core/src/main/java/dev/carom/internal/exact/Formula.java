// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFree.productTail;
import static dev.carom.internal.exact.ErrorFree.sumTail;

import java.util.Arrays;

/**
 * Computes with real numbers that are made from doubles by sums and products. A number is an index
 * into this object, and is valid until {@link #clear}. Each has a value of about 106 bits with an
 * error bound; what that leaves open is computed exactly, once, when it is asked for.
 *
 * <p>Results are those of real arithmetic for all finite doubles. The memory is reused. Not safe
 * for use by several threads at once.
 */
final class Formula {
  /**
   * The error of one operation on values of 106 bits, relative to its operands. A sum neglects the
   * roundings of three tails, a product those of four and the product of two tails, each at most
   * 2^-105 of the operands. This is 2^-100.
   */
  private static final double OPERATION = 0x1p-100;

  /** More than a product and its tail lose to underflow, for factors below 2^500. */
  private static final double UNDERFLOW = 0x1p-960;

  /** A value whose relative error is below this is as good as exact before its last rounding. */
  private static final double NEGLIGIBLE = 0x1p-60;

  /** The tail of a larger product has all of its digits. */
  private static final double SMALLEST_COMPLETE = 0x1p-900;

  /** Larger values would overflow when {@link ErrorFree} splits them; they are made exact. */
  private static final double LARGEST = 0x1p500;

  /** Products and quotients of two such values are in range. */
  private static final double SMALLEST_HEAD = 0x1p-240;

  private static final double LARGEST_HEAD = 0x1p240;

  private static final int SUM = 0;
  private static final int PLUS = 1;
  private static final int MINUS = 2;
  private static final int TIMES = 3;

  private static final ThreadLocal<Formula> OF_THIS_THREAD = ThreadLocal.withInitial(Formula::new);

  private int size;
  private int[] operation = new int[64];
  private int[] left = new int[64];
  private int[] right = new int[64];
  private double[] high = new double[64];
  private double[] low = new double[64];
  private double[] error = new double[64];
  private Digits[] digits = new Digits[64];
  private boolean[] isExact = new boolean[64];

  /** The terms of all sums; a sum knows where its terms begin and end. */
  private double[] terms = new double[128];

  private int termCount;

  /** The sum so far, what rounding has left behind, and the sum of the absolute terms. */
  private double sum;

  private double tail;
  private double magnitude;

  private final Twofold one = new Twofold();
  private final Twofold two = new Twofold();

  /** Returns the formula of this thread, without numbers, for a value that is computed at once. */
  static Formula ofThisThread() {
    Formula formula = OF_THIS_THREAD.get();
    formula.clear();
    return formula;
  }

  /** Forgets all numbers. */
  void clear() {
    size = 0;
    termCount = 0;
  }

  /** Returns a number equal to the value. */
  int of(double value) {
    int number = beginSum();
    addTerms(value, 0);
    return endSum(number);
  }

  /** Returns a + b. */
  int sum(double a, double b) {
    int number = beginSum();
    addTerms(a, b);
    return endSum(number);
  }

  /**
   * Returns the sum of eight doubles; those that are 0 cost little. Exchanging the terms of each of
   * the four pairs and all signs only changes the sign of the result, in the last bit as well.
   */
  int sum(double a, double b, double c, double d, double e, double f, double g, double h) {
    int number = beginSum();
    addTerms(a, b);
    addTerms(c, d);
    addTerms(e, f);
    addTerms(g, h);
    return endSum(number);
  }

  private int beginSum() {
    int number = next(SUM, termCount, termCount);
    high[number] = 0;
    low[number] = 0;
    error[number] = 0;
    sum = 0;
    tail = 0;
    magnitude = 0;
    return number;
  }

  private void addTerms(double a, double b) {
    addTerm(a);
    addTerm(b);
    double pair = a + b;
    double next = sum + pair;
    tail += sumTail(a, b, pair) + sumTail(sum, pair, next);
    magnitude += Math.abs(a) + Math.abs(b);
    sum = next;
  }

  private void addTerm(double term) {
    if (term != 0) {
      if (termCount == terms.length) {
        terms = Arrays.copyOf(terms, 2 * termCount);
      }
      terms[termCount++] = term;
    }
  }

  private int endSum(int number) {
    right[number] = termCount;
    // Two terms have one tail, which is exact.
    normalize(number, sum, tail, termCount - left[number] <= 2 ? 0 : magnitude * OPERATION);
    return number;
  }

  /** Returns a + b. */
  int plus(int a, int b) {
    int number = next(PLUS, a, b);
    add(number, a, b, 1);
    return number;
  }

  /** Returns a - b. */
  int minus(int a, int b) {
    int number = next(MINUS, a, b);
    add(number, a, b, -1);
    return number;
  }

  private void add(int number, int a, int b, int sign) {
    double more = sign * high[b];
    double moreLow = sign * low[b];
    double sum = high[a] + more;
    double rest = sumTail(high[a], more, sum);
    double lows = low[a] + moreLow;
    double tail = rest + lows;
    double inherited = error[a] + error[b];
    // Whole numbers and the like leave nothing out; then the sign is certain even if it is 0.
    boolean isComplete =
        inherited == 0
            && sumTail(low[a], moreLow, lows) == 0
            && sumTail(rest, lows, tail) == 0
            && (sum == 0 || Math.abs(tail) <= Math.abs(sum));
    double rounding = isComplete ? 0 : (Math.abs(high[a]) + Math.abs(more)) * OPERATION;
    normalize(number, sum, tail, inherited + rounding);
  }

  /** Returns a · b. */
  int times(int a, int b) {
    int number = next(TIMES, a, b);
    double product = high[a] * high[b];
    double tail = productTail(high[a], high[b], product) + (high[a] * low[b] + low[a] * high[b]);
    double sizeA = Math.abs(high[a]);
    double sizeB = Math.abs(high[b]);
    double inherited = error[a] * (sizeB + error[b]) * 2 + error[b] * sizeA * 2;
    boolean isZero = sizeA + error[a] == 0 || sizeB + error[b] == 0;
    boolean isComplete =
        error[a] + error[b] == 0
            && low[a] == 0
            && low[b] == 0
            && Math.abs(product) > SMALLEST_COMPLETE;
    double rounding = isZero || isComplete ? 0 : Math.abs(product) * OPERATION + UNDERFLOW;
    boolean isTooLarge = !(sizeA < LARGEST && sizeB < LARGEST);
    normalize(number, product, tail, isTooLarge ? Double.NaN : inherited + rounding);
    return number;
  }

  /** Returns a². */
  int square(int a) {
    return times(a, a);
  }

  /** Returns a² + b². */
  int squares(int a, int b) {
    return dot(a, a, b, b);
  }

  /** Returns a · b - c · d. */
  int cross(int a, int b, int c, int d) {
    return minus(times(a, b), times(c, d));
  }

  /** Returns a · b + c · d. */
  int dot(int a, int b, int c, int d) {
    return plus(times(a, b), times(c, d));
  }

  private int next(int how, int a, int b) {
    if (size == operation.length) {
      grow();
    }
    operation[size] = how;
    left[size] = a;
    right[size] = b;
    isExact[size] = false;
    return size++;
  }

  private void grow() {
    int capacity = 2 * size;
    operation = Arrays.copyOf(operation, capacity);
    left = Arrays.copyOf(left, capacity);
    right = Arrays.copyOf(right, capacity);
    high = Arrays.copyOf(high, capacity);
    low = Arrays.copyOf(low, capacity);
    error = Arrays.copyOf(error, capacity);
    digits = Arrays.copyOf(digits, capacity);
    isExact = Arrays.copyOf(isExact, capacity);
  }

  private void normalize(int number, double sum, double tail, double bound) {
    high[number] = sum + tail;
    low[number] = tail - (high[number] - sum);
    error[number] = bound;
  }

  /** Returns the sign of a number. */
  int sign(int number) {
    return isSignCertain(number) ? ErrorFree.sign(high[number]) : exact(number).sign();
  }

  /** Returns false if the value is not known well enough to have a sign, or not a number. */
  boolean isSignCertain(int number) {
    return 2 * Math.abs(high[number]) > 3 * error[number]
        || high[number] == 0 && error[number] == 0;
  }

  /** Returns true if the value is right to far more digits than a double has. */
  private boolean isPrecise(int number) {
    return Math.abs(high[number]) * NEGLIGIBLE >= error[number];
  }

  /** Returns the sign of p + q · √s; s must not be negative. */
  int signRooted(int p, int q, int s) {
    int signOfP = sign(p);
    int signOfRoot = sign(q) * sign(s);
    if (signOfP * signOfRoot >= 0) {
      return signOfP == 0 ? signOfRoot : signOfP;
    }
    return signOfP * sign(minus(square(p), times(square(q), s)));
  }

  /** Compares (p + q · √s) / d with (p2 + q2 · √s2) / d2; neither divisor may be 0. */
  int compareRooted(int p, int q, int s, int d, int p2, int q2, int s2, int d2) {
    int rational = cross(p, d2, p2, d);
    int factor = times(q, d2);
    int otherFactor = minus(of(0), times(q2, d));
    return sign(d) * sign(d2) * signRooted(rational, factor, s, otherFactor, s2);
  }

  /** Returns the sign of p + q · √s + r · √t. */
  private int signRooted(int p, int q, int s, int r, int t) {
    int signOfP = sign(p);
    int ofFirst = times(square(q), s);
    int ofSecond = times(square(r), t);
    int signOfFirst = sign(q) * sign(s);
    int signOfSecond = sign(r) * sign(t);
    int signOfRoots =
        signOfFirst * signOfSecond < 0
            ? signOfFirst * sign(minus(ofFirst, ofSecond))
            : signOfFirst == 0 ? signOfSecond : signOfFirst;
    if (signOfP * signOfRoots >= 0) {
      return signOfP == 0 ? signOfRoots : signOfP;
    }
    // p² - (q √s + r √t)², of which one root is left.
    int squares = minus(minus(square(p), ofFirst), ofSecond);
    int product = times(q, r);
    return signOfP * signRooted(squares, minus(of(0), plus(product, product)), times(s, t));
  }

  /** Returns the nearest double or one of its neighbours, or infinity beyond their range. */
  double rounded(int number) {
    return isPrecise(number) ? high[number] : exact(number).rounded();
  }

  /** Returns a / b, to an ulp; b must not be 0. */
  double quotient(int a, int b) {
    Twofold quotient = one.setQuotient(head(a, one), head(b, two));
    return Digits.scaled(quotient.nearest(), exponent(a) - exponent(b));
  }

  /** Returns a / √s, to an ulp; s must be positive. */
  double overRoot(int a, int s) {
    Twofold quotient = one.setQuotient(head(a, one), two.setRoot(head(s, two)));
    return Digits.scaled(quotient.nearest(), exponent(a) - exponent(s) / 2);
  }

  /** Returns (p + q · √s) / d, to an ulp; s must not be negative, and d not 0. */
  double rooted(int p, int q, int s, int d) {
    int signOfRoot = sign(q) * sign(s);
    if (signOfRoot == 0) {
      return quotient(p, d);
    }
    Twofold root = two.setProduct(head(q, one), two.setRoot(head(s, two)));
    int rootExponent = exponent(q) + exponent(s) / 2;
    int signOfP = sign(p);
    if (signOfP == 0) {
      return Digits.scaled(
          root.setQuotient(root, head(d, one)).nearest(), rootExponent - exponent(d));
    }
    int exponent = Math.max(exponent(p), rootExponent);
    Twofold sum = head(p, one).scale(exponent(p) - exponent);
    root.scale(rootExponent - exponent);
    if (signOfP == signOfRoot) {
      sum.add(root, 1);
      return Digits.scaled(sum.setQuotient(sum, head(d, two)).nearest(), exponent - exponent(d));
    }
    // (p² - q² s) / (p - q √s) instead of p + q √s, which loses digits.
    sum.add(root, -1);
    sum.setProduct(sum, head(d, two));
    int squares = minus(square(p), times(square(q), s));
    return Digits.scaled(
        sum.setQuotient(head(squares, two), sum).nearest(),
        exponent(squares) - exponent - exponent(d));
  }

  /** Sets the result to a number divided by 2^{@link #exponent}, and returns it. */
  private Twofold head(int number, Twofold result) {
    return isOrdinary(number)
        ? result.setSum(high[number], low[number])
        : result.setSum(exact(number).head(), exact(number).tailOfHead());
  }

  /** Returns an even exponent. */
  private int exponent(int number) {
    return isOrdinary(number) ? 0 : exact(number).exponent();
  }

  /** Returns true if the value is known, and products and quotients of such stay in range. */
  private boolean isOrdinary(int number) {
    double magnitude = Math.abs(high[number]);
    return isPrecise(number) && magnitude > SMALLEST_HEAD && magnitude < LARGEST_HEAD;
  }

  private Digits exact(int number) {
    if (digits[number] == null) {
      digits[number] = new Digits();
    }
    Digits result = digits[number];
    if (!isExact[number]) {
      int a = left[number];
      int b = right[number];
      // Operands are older than their results, so the recursion ends.
      switch (operation[number]) {
        case SUM -> {
          result.clear();
          for (int k = a; k < b; k++) {
            result.add(terms[k]);
          }
        }
        case PLUS -> result.clear().add(exact(a), 1).add(exact(b), 1);
        case MINUS -> result.clear().add(exact(a), 1).add(exact(b), -1);
        default -> result.clear().addProduct(exact(a), exact(b), 1);
      }
      isExact[number] = true;
    }
    return result;
  }
}
