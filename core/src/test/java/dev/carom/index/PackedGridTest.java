package dev.carom.index;

import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PackedGridTest {
  private static final long SEED = 301;
  private static final int SCENES = 60;

  @ParameterizedTest
  @EnumSource
  void findsWhatAListFinds(Layout layout) {
    for (int scene = 0; scene < SCENES; scene++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, scene);
      int count = random.oneIn(8) ? 512 : 1 + random.below(60);
      Bounds bounds = layout.draw(random, count);
      try {
        new Questions(adapter(built(bounds, count)), bounds, all(count), random).ask(5);
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError("scene " + scene + " of seed " + SEED, failure);
      }
    }
  }

  private static Questions.Index adapter(PackedGrid grid) {
    return new Questions.Index() {
      @Override
      public boolean inBox(double minX, double minY, double maxX, double maxY, Visitor visitor) {
        return grid.inBox(minX, minY, maxX, maxY, visitor);
      }

      @Override
      public double along(
          double x0,
          double y0,
          double x1,
          double y1,
          double padX,
          double padY,
          double limit,
          WayVisitor visitor) {
        return grid.along(x0, y0, x1, y1, padX, padY, limit, visitor);
      }
    };
  }

  private static PackedGrid built(Bounds bounds, int count) {
    PackedGrid grid = new PackedGrid();
    grid.build(bounds, IntStream.range(0, count).toArray(), count);
    return grid;
  }

  private static boolean[] all(int count) {
    boolean[] all = new boolean[count];
    Arrays.fill(all, true);
    return all;
  }
}
