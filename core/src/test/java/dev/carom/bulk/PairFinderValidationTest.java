// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Bad arguments are refused with their name and value, and the finder is as good as before. */
class PairFinderValidationTest {
  private static final int COUNT = 7;

  private final PairFinder finder = PairFinder.create();

  static Stream<Call> calls() {
    return Arrays.stream(Question.values())
        .flatMap(question -> Stream.of(new Call(question, false), new Call(question, true)));
  }

  @ParameterizedTest
  @MethodSource("calls")
  void acceptsWhatIsGood(Call call) {
    assertThat(call.ask(finder).size()).isPositive();
  }

  @ParameterizedTest
  @MethodSource("calls")
  void refusesNumbersThatAreNotFinite(Call call) {
    for (int array = 0; array < call.arrays.length; array++) {
      for (int k : new int[] {0, COUNT / 2, COUNT - 1}) {
        for (double bad :
            new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
          String demand =
              call.isRadius(array) ? "must be finite and not negative" : "must be finite";
          assertRefuses(
              call, array, k, bad, call.element(array, k) + " " + demand + ", but was " + bad);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("calls")
  void refusesNegativeRadii(Call call) {
    for (int array = 0; array < call.arrays.length; array++) {
      for (int k = 0; call.isRadius(array) && k < COUNT; k++) {
        double least = call.floats ? Float.MIN_VALUE : Double.MIN_VALUE;
        for (double bad : new double[] {-1, -least}) {
          assertRefuses(
              call,
              array,
              k,
              bad,
              call.element(array, k) + " must be finite and not negative, but was " + bad);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("calls")
  void refusesInvertedBoxes(Call call) {
    for (int array = 0; array < call.arrays.length; array++) {
      if (call.name(array).startsWith("min")) {
        for (int k : new int[] {0, COUNT / 2, COUNT - 1}) {
          double high = call.arrays[array + 2][k];
          double bad = call.floats ? Math.nextUp((float) high) : Math.nextUp(high);
          assertRefuses(
              call,
              array,
              k,
              bad,
              "%s must not exceed %s, but %s > %s"
                  .formatted(call.element(array, k), call.element(array + 2, k), bad, high));
        }
      }
    }
  }

  private void assertRefuses(Call call, int array, int k, double bad, String message) {
    double good = call.arrays[array][k];
    long[] before = PairKeys.of(call.ask(finder));
    Pairs pairs = call.ask(finder);
    call.arrays[array][k] = bad;
    assertThatThrownBy(() -> call.ask(finder))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
    assertThat(PairKeys.of(pairs)).as("the pairs found before").isEqualTo(before);
    call.arrays[array][k] = good;
    assertThat(PairKeys.of(call.ask(finder))).as("the next call").isEqualTo(before);
  }

  @ParameterizedTest
  @MethodSource("calls")
  void refusesCountsThatAreNegativeOrLargerThanAnArray(Call call) {
    for (int set = 0; set < call.counts.length; set++) {
      call.counts[set] = -1;
      assertThatThrownBy(() -> call.ask(finder))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(call.countName(set) + " must not be negative, but was -1");
      call.counts[set] = COUNT;
    }
    for (int array = 0; array < call.arrays.length; array++) {
      double[] whole = call.arrays[array];
      call.arrays[array] = Arrays.copyOf(whole, COUNT - 1);
      assertThatThrownBy(() -> call.ask(finder))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              call.countName(call.setOf(array))
                  + " is 7, but "
                  + call.name(array)
                  + " has only 6 elements");
      call.arrays[array] = whole;
    }
    assertThat(call.ask(finder).size()).isPositive();
  }

  /** Where there is nothing to find, bad numbers are bad all the same. */
  @ParameterizedTest
  @MethodSource("calls")
  void refusesBadNumbersOfASingleShapeAndWithoutRoomForPairs(Call call) {
    call.arrays[0][0] = Double.NaN;
    PairFinder none = PairFinder.builder().limit(0).build();
    assertThatThrownBy(() -> call.ask(none))
        .hasMessage(call.element(0, 0) + " must be finite, but was NaN");
    Arrays.fill(call.counts, 0);
    call.counts[0] = 1;
    assertThatThrownBy(() -> call.ask(finder))
        .hasMessage(call.element(0, 0) + " must be finite, but was NaN");
  }

  @ParameterizedTest
  @MethodSource("calls")
  void refusesBadNumbersOfTheSecondSetWhereTheFirstIsEmpty(Call call) {
    if (call.counts.length == 2) {
      int array = call.arrays.length - 2;
      call.arrays[array][0] = Double.NaN;
      call.counts[0] = 0;
      assertThatThrownBy(() -> call.ask(finder))
          .hasMessage(call.element(array, 0) + " must be finite, but was NaN");
    }
  }

  @ParameterizedTest
  @MethodSource("calls")
  void doesNotLookBeyondTheCount(Call call) {
    long[] before = PairKeys.of(call.ask(finder));
    for (int array = 0; array < call.arrays.length; array++) {
      call.arrays[array] = Arrays.copyOf(call.arrays[array], COUNT + 1 + array);
      Arrays.fill(call.arrays[array], COUNT, COUNT + 1 + array, Double.NaN);
    }
    assertThat(PairKeys.of(call.ask(finder))).isEqualTo(before);
  }

  @ParameterizedTest
  @MethodSource("calls")
  void emptySetsHaveNoPairs(Call call) {
    for (int set = 0; set < call.counts.length; set++) {
      call.counts[set] = 0;
      assertThat(call.ask(finder).size()).isZero();
      call.counts[set] = COUNT;
    }
    Arrays.fill(call.counts, 0);
    Arrays.fill(call.arrays, new double[0]);
    assertThat(call.ask(finder).size()).isZero();
  }

  @ParameterizedTest
  @MethodSource("calls")
  void minusZeroIsASize(Call call) {
    for (int array = 0; array < call.arrays.length; array++) {
      Arrays.fill(call.arrays[array], call.name(array).startsWith("m") ? 0.0 : -0.0);
      if (call.name(array).startsWith("max")) {
        Arrays.fill(call.arrays[array], -0.0);
      }
    }
    assertThat(call.ask(finder).size())
        .as("coincident points")
        .isEqualTo(call.question.oneSet ? COUNT * (COUNT - 1) / 2 : COUNT * COUNT);
  }

  /** Enough that several threads look at them. */
  @ParameterizedTest
  @EnumSource(names = {"CIRCLES", "BOXES", "CIRCLES_AGAINST_BOXES"})
  void namesTheBadOneAmongMany(Question question) {
    PairFinder threads = PairFinder.builder().threads(3).build();
    for (boolean floats : new boolean[] {false, true}) {
      Call call = new Call(question, floats, 10_000);
      for (int k : new int[] {0, 3_333, 5_000, 9_999}) {
        for (int array = 0; array < call.arrays.length; array++) {
          double good = call.arrays[array][k];
          call.arrays[array][k] = Double.NaN;
          assertThatIllegalArgumentException()
              .isThrownBy(() -> call.ask(threads))
              .withMessageStartingWith(call.element(array, k) + " must be finite");
          call.arrays[array][k] = good;
        }
      }
      assertThat(call.ask(threads).size()).isPositive();
    }
  }

  @Test
  void refusesChoicesThatMakeNoSense() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PairFinder.builder().threads(0))
        .withMessage("threads must be at least 1, but was 0");
    assertThatIllegalArgumentException().isThrownBy(() -> PairFinder.builder().threads(-3));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PairFinder.builder().limit(-1))
        .withMessage("limit must not be negative, but was -1");
  }

  /** The arguments of one method, each of which can be spoilt. */
  private static final class Call {
    final Question question;
    final boolean floats;
    final double[][] arrays;
    final int[] counts;

    private final List<String> names;

    Call(Question question, boolean floats) {
      this(question, floats, COUNT);
    }

    Call(Question question, boolean floats, int count) {
      this.question = question;
      this.floats = floats;
      names =
          switch (question) {
            case CIRCLES -> List.of("x", "y", "radius");
            case BOXES -> List.of("minX", "minY", "maxX", "maxY");
            case CIRCLES_AGAINST_CIRCLES -> List.of("x", "y", "radius", "x", "y", "radius");
            case CIRCLES_AGAINST_BOXES ->
                List.of("x", "y", "radius", "minX", "minY", "maxX", "maxY");
            case BOXES_AGAINST_BOXES ->
                List.of("minX", "minY", "maxX", "maxY", "minX", "minY", "maxX", "maxY");
          };
      counts = question.oneSet ? new int[] {count} : new int[] {count, count};
      arrays = new double[names.size()][count];
      for (int array = 0; array < arrays.length; array++) {
        for (int k = 0; k < count; k++) {
          arrays[array][k] = isRadius(array) ? 1 : names.get(array).startsWith("max") ? k + 1 : k;
        }
      }
    }

    String name(int array) {
      return names.get(array);
    }

    /** A number as messages name it. */
    String element(int array, int k) {
      boolean isClear = question.oneSet || question == Question.CIRCLES_AGAINST_BOXES;
      String place = setOf(array) == 0 ? " of the first set" : " of the second set";
      return name(array) + "[" + k + "]" + (isClear ? "" : place);
    }

    boolean isRadius(int array) {
      return names.get(array).startsWith("radius");
    }

    int setOf(int array) {
      boolean first =
          question == Question.CIRCLES_AGAINST_BOXES
              ? array < 3
              : array < arrays.length / counts.length;
      return first ? 0 : 1;
    }

    String countName(int set) {
      return question == Question.CIRCLES_AGAINST_BOXES
          ? (set == 0 ? "circles" : "boxes")
          : "count";
    }

    Pairs ask(PairFinder finder) {
      return floats ? askFloats(finder) : askDoubles(finder);
    }

    private Pairs askDoubles(PairFinder finder) {
      double[][] a = arrays;
      return switch (question) {
        case CIRCLES -> finder.circles(a[0], a[1], a[2], counts[0]);
        case BOXES -> finder.boxes(a[0], a[1], a[2], a[3], counts[0]);
        case CIRCLES_AGAINST_CIRCLES ->
            finder.between(
                ShapeSet.circles(a[0], a[1], a[2], counts[0]),
                ShapeSet.circles(a[3], a[4], a[5], counts[1]));
        case CIRCLES_AGAINST_BOXES ->
            finder.circlesAgainstBoxes(
                a[0], a[1], a[2], counts[0], a[3], a[4], a[5], a[6], counts[1]);
        case BOXES_AGAINST_BOXES ->
            finder.between(
                ShapeSet.boxes(a[0], a[1], a[2], a[3], counts[0]),
                ShapeSet.boxes(a[4], a[5], a[6], a[7], counts[1]));
      };
    }

    private Pairs askFloats(PairFinder finder) {
      float[][] a = new float[arrays.length][];
      for (int array = 0; array < a.length; array++) {
        a[array] = new float[arrays[array].length];
        for (int k = 0; k < a[array].length; k++) {
          a[array][k] = (float) arrays[array][k];
        }
      }
      return switch (question) {
        case CIRCLES -> finder.circles(a[0], a[1], a[2], counts[0]);
        case BOXES -> finder.boxes(a[0], a[1], a[2], a[3], counts[0]);
        case CIRCLES_AGAINST_CIRCLES ->
            finder.between(
                ShapeSet.circles(a[0], a[1], a[2], counts[0]),
                ShapeSet.circles(a[3], a[4], a[5], counts[1]));
        case CIRCLES_AGAINST_BOXES ->
            finder.circlesAgainstBoxes(
                a[0], a[1], a[2], counts[0], a[3], a[4], a[5], a[6], counts[1]);
        case BOXES_AGAINST_BOXES ->
            finder.between(
                ShapeSet.boxes(a[0], a[1], a[2], a[3], counts[0]),
                ShapeSet.boxes(a[4], a[5], a[6], a[7], counts[1]));
      };
    }

    @Override
    public String toString() {
      return question + (floats ? " of floats" : " of doubles");
    }
  }
}
