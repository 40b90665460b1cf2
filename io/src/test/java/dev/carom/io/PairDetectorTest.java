// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PairDetectorTest {
  @Test
  void pairsAreCountedWithoutListingThem() throws IOException {
    Randoms random = new Randoms(77);
    for (int round = 0; round < 40; round++) {
      ShapeTable a = repeated(random);
      ShapeTable b = repeated(random);
      boolean touching = round % 2 == 0;
      checkCounted(PairDetector.among(a), PairDetector.among(a), a, a, touching);
      checkCounted(PairDetector.between(a, b), PairDetector.between(a, b), a, b, touching);
    }
  }

  /** Shapes on a small raster, points and lines among them, many of them several times. */
  private static ShapeTable repeated(Randoms random) {
    ShapeTable.Builder builder = ShapeTable.builder();
    for (int k = 0; k < 120; k++) {
      double x = random.below(5);
      double y = random.below(3);
      builder.add(
          k,
          random.below(2) == 0
              ? new Circle(x, y, random.below(3) / 2.0)
              : new Box(x, y, x + random.below(2), y + random.below(2)));
    }
    return builder.build();
  }

  private static void checkCounted(
      PairDetector detector, PairDetector listing, ShapeTable a, ShapeTable b, boolean touching)
      throws IOException {
    Set<Integer> expectedA = new HashSet<>();
    Set<Integer> expectedB = new HashSet<>();
    long expected =
        listing
            .touching(touching)
            .forEachPair(
                (rowA, rowB) -> {
                  expectedA.add(rowA);
                  expectedB.add(rowB);
                });
    long[] sum = {0};
    int[] calls = {0};
    long counted =
        detector
            .touching(touching)
            .forEachOfSame(
                (rowA, rowB, pairs) -> {
                  sum[0] += pairs;
                  calls[0]++;
                });
    assertThat(counted).isEqualTo(expected).isEqualTo(sum[0]);
    assertThat((long) calls[0]).isLessThan(expected);
    PairCount count = detector.count();
    assertThat(count.pairs()).isEqualTo(expected);
    if (a == b) {
      expectedA.addAll(expectedB);
      expectedB.addAll(expectedA);
    }
    for (int row = 0; row < a.size(); row++) {
      assertThat(count.isHitOfA(row)).isEqualTo(expectedA.contains(row));
    }
    for (int row = 0; row < b.size(); row++) {
      assertThat(count.isHitOfB(row)).isEqualTo(expectedB.contains(row));
    }
    assertThat(detector.atATime(1).forEachIfFew((rowA, rowB) -> calls[0] = -1)).isFalse();
    assertThat(calls[0]).as("none is handed over").isPositive();
  }

  @Test
  void aHundredThousandCirclesAtOnePlaceAreCounted() {
    ShapeTable.Builder builder = ShapeTable.builder();
    for (int k = 0; k < 100_000; k++) {
      builder.addCircle(k, 3, 4, 5);
    }
    PairDetector detector = PairDetector.among(builder.build());
    int[] calls = {0};
    long pairs = 100_000L * 99_999 / 2;
    assertThat(detector.forEachOfSame((a, b, some) -> calls[0]++)).isEqualTo(pairs);
    assertThat(calls[0]).isEqualTo(1);
    assertThat(detector.count().pairs()).isEqualTo(pairs);
  }

  /** All pairs are found at once; handing them over takes its time, too. */
  @Test
  void progressGoesOnWhilePairsAreHandedOver() throws IOException {
    ShapeTable.Builder builder = ShapeTable.builder();
    for (int k = 0; k < 600; k++) {
      builder.add(k, new Circle(0, 0, 1));
    }
    List<Double> parts = new ArrayList<>();
    PairDetector.among(builder.build()).progress(parts::add).forEachPair((a, b) -> {});
    assertThat(parts).isSorted().first().isEqualTo(0.0);
    assertThat(parts).last().isEqualTo(1.0);
    assertThat(parts.stream().filter(part -> part > 0 && part < 1)).hasSizeGreaterThan(1);
  }

  private static final long SEED = 20_003;

  @Test
  void findsAllPairsOfMixedKindsInOrder() throws IOException {
    Randoms random = new Randoms(SEED);
    for (int k = 0; k < 300; k++) {
      ShapeTable shapes = shapes(random);
      ShapeTable others = shapes(random);
      boolean touching = k % 2 == 0;
      for (int atATime : new int[] {1, 1 << 20}) {
        assertThat(found(PairDetector.among(shapes).atATime(atATime).touching(touching)))
            .as("scene %d, seed %d", k, SEED)
            .isEqualTo(truth(shapes, shapes, touching));
        assertThat(found(PairDetector.between(shapes, others).atATime(atATime).touching(touching)))
            .as("scene %d against another, seed %d", k, SEED)
            .isEqualTo(truth(shapes, others, touching));
      }
    }
  }

  /** On a grid, so that many touch; some scenes so dense that pairs outnumber shapes by far. */
  private static ShapeTable shapes(Randoms random) {
    ShapeTable.Builder builder = ShapeTable.builder();
    int count = random.below(80);
    int kinds = random.below(3);
    int side = 1 + random.below(20);
    for (int k = 0; k < count; k++) {
      double x = random.below(side);
      double y = random.below(side);
      boolean round = kinds == 0 || kinds == 1 && random.below(2) == 0;
      builder.add(
          k,
          round
              ? new Circle(x, y, random.below(3))
              : Box.at(x, y, random.below(3), random.below(3)));
    }
    return builder.build();
  }

  private static List<String> truth(ShapeTable a, ShapeTable b, boolean touching) {
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      for (int j = a == b ? i + 1 : 0; j < b.size(); j++) {
        Shape one = a.shape(i);
        Shape two = b.shape(j);
        if (touching ? one.intersects(two) : one.overlaps(two)) {
          pairs.add(i + "-" + j);
        }
      }
    }
    return pairs;
  }

  private static List<String> found(PairDetector detector) throws IOException {
    List<String> pairs = new ArrayList<>();
    long count = detector.forEachPair((a, b) -> pairs.add(a + "-" + b));
    assertThat(count).isEqualTo(pairs.size());
    return pairs;
  }

  @Test
  void aLimitGivesTheFirstPairs() throws IOException {
    ShapeTable shapes = crowd(300);
    List<String> all = found(PairDetector.among(shapes));
    for (int limit : new int[] {0, 1, 299, 10_000, 1_000_000}) {
      for (int atATime : new int[] {1, 1 << 20}) {
        assertThat(found(PairDetector.among(shapes).limit(limit).atATime(atATime)))
            .isEqualTo(all.subList(0, Math.min(limit, all.size())));
      }
    }
  }

  @Test
  void threadsChangeNothing() throws IOException {
    Randoms random = new Randoms(SEED + 1);
    ShapeTable.Builder builder = ShapeTable.builder();
    for (int k = 0; k < 30_000; k++) {
      double x = 200 * random.next();
      double y = 200 * random.next();
      builder.add(k, k % 3 == 0 ? Box.centered(x, y, 1, 2) : new Circle(x, y, random.next()));
    }
    ShapeTable shapes = builder.build();
    List<String> one = found(PairDetector.among(shapes));
    assertThat(found(PairDetector.among(shapes).threads(2))).isEqualTo(one);
    assertThat(found(PairDetector.among(shapes).threads(5).atATime(1))).isEqualTo(one);
  }

  @Test
  void memoryDoesNotGrowWithPairs() throws IOException {
    int count = 6_000;
    ShapeTable shapes = crowd(count);
    long[] pairs = {0};
    PairDetector detector = PairDetector.among(shapes).atATime(200_000);
    long before = allocated();
    detector.forEachPair((a, b) -> pairs[0]++);
    assertThat(pairs[0]).isEqualTo(count * (count - 1L) / 2);
    assertThat(allocated() - before).as("bytes").isLessThan(pairs[0] * 2);
  }

  private static long allocated() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }

  /** All at one place, so that each meets each. */
  private static ShapeTable crowd(int count) {
    ShapeTable.Builder builder = ShapeTable.builder();
    for (int k = 0; k < count; k++) {
      builder.add(k, k % 2 == 0 ? new Circle(0, 0, 1) : new Box(0, 0, 1, 1));
    }
    return builder.build();
  }

  @Test
  void aTableAgainstItselfIsRefused() {
    ShapeTable shapes = crowd(2);
    assertThatThrownBy(() -> PairDetector.between(shapes, shapes))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("among");
  }
}
