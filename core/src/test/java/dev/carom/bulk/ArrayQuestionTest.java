// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.oracle.BruteForce;
import dev.carom.oracle.Cases;
import dev.carom.oracle.HardNumbers.Style;
import dev.carom.oracle.NumberShape;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All pairs between sets of any two kinds, and among capsules and turned boxes. */
class ArrayQuestionTest {
  private static final long SEED = 1611;

  private final PairFinder touching = PairFinder.create();
  private final PairFinder overlapping = PairFinder.builder().touching(false).build();

  private record Sets(NumberSet a, NumberSet b) {}

  @ParameterizedTest
  @EnumSource(ArrayQuestion.class)
  void findsWhatTheDefinitionSays(ArrayQuestion question) {
    Cases.check(
        SEED + question.ordinal(),
        Math.max(Volume.samples() / 1000, 8),
        random -> {
          Style style = Style.values()[random.below(Style.values().length)];
          return sets(question, random, style, random.between(0, style == Style.EXTREME ? 8 : 24));
        },
        sets -> {
          checkBoth(question, sets, touching, true);
          checkBoth(question, sets, overlapping, false);
        });
  }

  @ParameterizedTest
  @EnumSource(ArrayQuestion.class)
  void floatsAreAsExactAsDoubles(ArrayQuestion question) {
    Cases.check(
        SEED + 60 + question.ordinal(),
        Math.max(Volume.samples() / 2000, 4),
        random -> sets(question, random, Style.values()[random.below(2)], random.between(0, 24)),
        sets -> {
          NumberSet a = sets.a.rounded();
          NumberSet b = sets.b.rounded();
          long[] keys = PairKeys.of(question.ask(touching, a, b));
          assertThat(keys).isEqualTo(truth(question, new Sets(a, b), true));
          ShapeSet floatsA = a.toFloatSet();
          ShapeSet floatsB = b.toFloatSet();
          assertThat(PairKeys.of(question.ask(touching, floatsA, floatsB))).isEqualTo(keys);
          assertThat(PairKeys.of(question.ask(touching, a.toSet(), floatsB))).isEqualTo(keys);
          assertThat(PairKeys.of(question.ask(touching, floatsA, b.toSet()))).isEqualTo(keys);
        });
  }

  private void checkBoth(ArrayQuestion question, Sets sets, PairFinder finder, boolean touching) {
    long[] truth = truth(question, sets, touching);
    assertThat(PairKeys.of(question.ask(finder, sets.a, sets.b))).isEqualTo(truth);
    PairCounter counter = PairFinder.builder().touching(touching).buildCounter();
    assertThat(question.count(counter, sets.a, sets.b)).isEqualTo(truth.length);
    for (int k = 0; k < sets.a.count(); k++) {
      int shape = k;
      boolean isHit =
          LongStream.of(truth)
              .anyMatch(
                  key -> key >>> 32 == shape || question.second == null && (int) key == shape);
      assertThat(counter.isHit(k)).as("shape %d", k).isEqualTo(isHit);
    }
  }

  private static Sets sets(ArrayQuestion question, SplitMix64 random, Style style, int count) {
    NumberShape.Kind second = question.second == null ? question.first : question.second;
    return new Sets(
        NumberSet.of(random, question.first, style, count),
        NumberSet.of(random, second, style, random.between(0, 9)));
  }

  private static long[] truth(ArrayQuestion question, Sets sets, boolean touching) {
    boolean isOne = question.second == null;
    NumberSet second = isOne ? sets.a : sets.b;
    long[] keys = new long[sets.a.count() * second.count()];
    int size = 0;
    for (int a = 0; a < sets.a.count(); a++) {
      for (int b = isOne ? a + 1 : 0; b < second.count(); b++) {
        if (sets.a.shape(a).meets(second.shape(b), touching)) {
          keys[size++] = BruteForce.key(a, b);
        }
      }
    }
    return Arrays.copyOf(keys, size);
  }

  /** Enough for several threads, and for strips. */
  @ParameterizedTest
  @EnumSource(ArrayQuestion.class)
  void threadsAndLimitsChangeNothingElse(ArrayQuestion question) {
    SplitMix64 random = new SplitMix64(SEED + 20 + question.ordinal());
    NumberShape.Kind second = question.second == null ? question.first : question.second;
    NumberSet a = NumberSet.spread(random, question.first, 10_000);
    NumberSet b = NumberSet.spread(random, second, 10_000);
    long[] keys = PairKeys.of(question.ask(touching, a, b));
    assertThat(keys.length).isGreaterThan(2_000);
    PairFinder two = PairFinder.builder().threads(2).build();
    assertThat(PairKeys.of(question.ask(two, a, b))).isEqualTo(keys);
    long[] some =
        PairKeys.of(question.ask(PairFinder.builder().limit(100).threads(2).build(), a, b));
    assertThat(some)
        .hasSize(100)
        .isEqualTo(PairKeys.of(question.ask(PairFinder.builder().limit(100).build(), a, b)));
    assertThat(keys).contains(some);
    assertThat(question.count(PairCounter.create(), a, b)).isEqualTo(keys.length);
    for (int pair = 0; pair < 200; pair++) {
      int k = random.below(keys.length);
      NumberShape other = (question.second == null ? a : b).shape((int) keys[k]);
      assertThat(a.shape((int) (keys[k] >>> 32)).meets(other, true)).isTrue();
    }
  }

  /** Many at one place, of two or three kinds: more pairs than a counter lists. */
  @ParameterizedTest
  @EnumSource(ArrayQuestion.class)
  void countsHeapsWithoutListingThem(ArrayQuestion question) {
    SplitMix64 random = new SplitMix64(SEED + 40 + question.ordinal());
    NumberShape.Kind second = question.second == null ? question.first : question.second;
    for (Style style : new Style[] {Style.WHOLE, Style.ORDINARY}) {
      NumberSet few = NumberSet.of(random, question.first, style, 40);
      NumberSet fewOthers = NumberSet.of(random, second, style, 40);
      NumberSet a = heap(random, few);
      NumberSet b = heap(random, fewOthers);
      for (boolean touches : new boolean[] {true, false}) {
        PairFinder.Builder builder = PairFinder.builder().touching(touches);
        Pairs pairs = question.ask(builder.build(), a, b);
        PairCounter counter = builder.buildCounter();
        assertThat(question.count(counter, a, b)).as("%s", style).isEqualTo(pairs.size());
        boolean[] hit = new boolean[a.count()];
        for (int k = 0; k < pairs.size(); k++) {
          hit[pairs.a(k)] = true;
          hit[question.second == null ? pairs.b(k) : pairs.a(k)] = true;
        }
        for (int k = 0; k < hit.length; k++) {
          assertThat(counter.isHit(k)).isEqualTo(hit[k]);
        }
      }
    }
  }

  /** Many of each, in any order, and as many that are all different. */
  private static NumberSet heap(SplitMix64 random, NumberSet few) {
    NumberSet heap = NumberSet.of(random, few.kind(), Style.ORDINARY, 600);
    for (int k = 0; k < 400; k++) {
      heap.put(k, few.shape(random.below(few.count())));
    }
    return heap;
  }

  @Test
  void countsMillionsOfEqualShapes() {
    int count = 4_000;
    double[] zero = new double[count];
    double[] one = new double[count];
    Arrays.fill(one, 1);
    long all = count * (count - 1L) / 2;
    PairCounter counter = PairCounter.create();
    assertThat(counter.among(ShapeSet.turnedBoxes(zero, zero, one, zero, one, one, count)))
        .isEqualTo(all);
    assertThat(counter.among(ShapeSet.capsules(zero, zero, one, one, zero, count))).isEqualTo(all);
    assertThat(counter.isHit(count - 1)).isTrue();
    PairCounter strict = PairFinder.builder().touching(false).buildCounter();
    assertThat(strict.among(ShapeSet.turnedBoxes(zero, zero, one, zero, one, one, 300))).isZero();
    assertThat(strict.among(ShapeSet.turnedBoxes(zero, zero, one, one, one, one, count)))
        .isEqualTo(all);
  }

  /** Points, and lines along an axis, never overlap each other: nothing to search. */
  @Test
  void flatShapesThatOnlyTouchTakeNoTime() {
    int count = 100_000;
    double[] zero = new double[count];
    double[] one = new double[count];
    Arrays.fill(one, 1);
    assertThat(overlapping.turnedBoxes(zero, zero, zero, zero, one, one, count).size()).isZero();
    assertThat(overlapping.turnedBoxes(zero, zero, zero, one, one, zero, count).size()).isZero();
    assertThat(overlapping.turnedBoxes(zero, zero, one, one, zero, zero, count).size()).isZero();
    assertThat(overlapping.capsules(zero, zero, zero, one, zero, count).size()).isZero();
    assertThat(overlapping.capsules(zero, zero, one, zero, zero, count).size()).isZero();
  }

  /** The corner (3, 4) is exact, and the direction (3, 4) has the length 5. */
  @Test
  void aTurnedBoxIsWhatItsNumbersSay() {
    double[] x = {0, 3, Math.nextUp(3)};
    double[] y = {0, 4, 4};
    double[] halfWidth = {1, 0, 0};
    double[] halfHeight = new double[3];
    double[] cos = {3, 0, 0};
    double[] sin = {4, 0, 0};
    assertThat(touching.turnedBoxes(x, y, halfWidth, halfHeight, cos, sin, 3).toString())
        .isEqualTo("1 pair: 0-1");
    assertThat(overlapping.turnedBoxes(x, y, halfWidth, halfHeight, cos, sin, 3).size()).isZero();
    // In real arithmetic 0.1 · 3 is more than the double 0.3, though it is rounded to one above it.
    double[] centres = {0, 0.1 * 3};
    double[] tenth = {0.1, 0};
    assertThat(touching.turnedBoxes(centres, new double[2], tenth, tenth, cos, new double[2], 2))
        .returns(0, Pairs::size);
  }

  @Test
  void floatsAreWidened() {
    float[] x = {0, 1.5f, 9};
    float[] zero = new float[3];
    float[] one = {1, 1, 1};
    assertThat(touching.turnedBoxes(x, zero, one, one, one, zero, 3).toString())
        .isEqualTo("1 pair: 0-1");
    assertThat(touching.capsules(x, zero, x, one, one, 3).toString()).isEqualTo("1 pair: 0-1");
    assertThatThrownBy(() -> touching.capsules(x, zero, x, one, new float[] {1, -1}, 2))
        .hasMessage("radius[1] must be finite and not negative, but was -1.0");
    assertThatThrownBy(() -> touching.turnedBoxes(x, zero, one, one, one, null, 2))
        .hasMessage("sin must not be null");
  }

  @ParameterizedTest
  @EnumSource(ArrayQuestion.class)
  void refusesBadNumbersByNameAndIndex(ArrayQuestion question) {
    SplitMix64 random = new SplitMix64(SEED);
    Sets sets = sets(question, random, Style.ORDINARY, 7);
    boolean isOne = question.second == null;
    NumberSet second = isOne ? sets.a : NumberSet.of(random, question.second, Style.WHOLE, 5);
    for (NumberSet set : new NumberSet[] {sets.a, second}) {
      String place = isOne || !shareName(sets.a, second) ? "" : ofTheSet(set == sets.a);
      for (int n = 0; n < set.arrays().length; n++) {
        String name = set.kind().names().get(n);
        String demand = set.kind().isSize(n) ? "finite and not negative" : "finite";
        double[] whole = set.arrays()[n];
        double good = whole[3];
        whole[3] = Double.NaN;
        assertThatThrownBy(() -> question.ask(touching, sets.a, second))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessage(name + "[3]" + place + " must be " + demand + ", but was NaN");
        if (set.kind().isSize(n)) {
          whole[3] = -Double.MIN_VALUE;
          assertThatThrownBy(() -> question.ask(touching, sets.a, second))
              .hasMessage(name + "[3]" + place + " must be " + demand + ", but was -4.9E-324");
        }
        whole[3] = good;
      }
    }
  }

  private static boolean shareName(NumberSet a, NumberSet b) {
    return a.kind().names().stream().anyMatch(b.kind().names()::contains);
  }

  private static String ofTheSet(boolean isFirst) {
    return isFirst ? " of the first set" : " of the second set";
  }

  @ParameterizedTest
  @EnumSource(NumberShape.Kind.class)
  void refusesMissingAndShortArrays(NumberShape.Kind kind) {
    NumberSet set = NumberSet.of(new SplitMix64(SEED), kind, Style.ORDINARY, 7);
    for (int n = 0; n < set.arrays().length; n++) {
      String name = kind.names().get(n);
      double[] whole = set.arrays()[n];
      set.arrays()[n] = null;
      assertThatThrownBy(() -> set.toSet(5))
          .isInstanceOf(NullPointerException.class)
          .hasMessage(name + " must not be null");
      set.arrays()[n] = Arrays.copyOf(whole, 2);
      assertThatThrownBy(() -> set.toSet(5))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("count is 5, but " + name + " has only 2 elements");
      set.arrays()[n] = whole;
    }
    assertThatThrownBy(() -> set.toSet(-1)).hasMessage("count must not be negative, but was -1");
  }
}
