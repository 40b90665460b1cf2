// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.SearchPath;
import dev.carom.internal.bounds.Visitor;
import dev.carom.oracle.SplitMix64;
import dev.carom.pair.Cast;
import dev.carom.pair.MutableImpact;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("scale")
class PackedGridTest {
  private static final long SEED = 301;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @ParameterizedTest
  @EnumSource
  void findsWhatAListFinds(Layout layout) {
    Scenes.check(
        SEED,
        layout.isExtreme() ? 15 : 100,
        (random, count) -> {
          Bounds bounds = layout.draw(random, count);
          PackedGrid grid = built(bounds, count);
          assertThat(grid.size()).isEqualTo(count);
          boolean[] all = new boolean[count];
          Arrays.fill(all, true);
          new Questions(grid, bounds, all, random).ask(5);
        });
  }

  @ParameterizedTest
  @EnumSource
  void findsWhatIsAroundAPoint(Layout layout) {
    Scenes.check(
        SEED,
        layout.isExtreme() ? 15 : 100,
        (random, count) -> {
          Bounds bounds = layout.draw(random, count);
          PackedGrid grid = built(bounds, count);
          for (int question = 0; question < 10; question++) {
            int near = random.below(count);
            int other = random.below(count);
            double x = random.oneIn(2) ? bounds.minX(near) : bounds.maxX(other);
            double y = random.oneIn(2) ? bounds.minY(near) : bounds.maxY(other);
            x += random.oneIn(2) ? 0 : (x - bounds.minX(other)) * random.signed();
            double far = distance(bounds, random.below(count), x, y);
            double reach = random.oneIn(4) ? 0 : far * random.oneOf(1, 2, random.fraction());
            if (Double.isFinite(x) && Double.isFinite(reach)) {
              checkAround(grid, bounds, count, x, y, reach);
            }
          }
        });
  }

  private static void checkAround(
      PackedGrid grid, Bounds bounds, int count, double x, double y, double reach) {
    boolean[] visited = new boolean[count];
    double left =
        grid.around(
            x,
            y,
            reach,
            (id, now) -> {
              visited[id] = true;
              return now;
            });
    assertThat(left).isEqualTo(reach);
    double closest = Double.POSITIVE_INFINITY;
    for (int id = 0; id < count; id++) {
      double distance = distance(bounds, id, x, y);
      closest = Math.min(closest, distance);
      if (distance <= reach * (1 - 0x1p-40) && !visited[id]) {
        throw new AssertionError(id + " at " + distance + " of " + reach + " from " + x + ", " + y);
      }
    }
    left = grid.around(x, y, reach, (id, now) -> Math.min(now, distance(bounds, id, x, y)));
    if (closest < reach * (1 - 0x1p-40)) {
      assertThat(left).isEqualTo(closest);
    }
    int[] visits = new int[1];
    double stopped =
        grid.around(
            x,
            y,
            reach,
            (id, now) -> {
              visits[0]++;
              return -1;
            });
    assertThat(stopped).isEqualTo(visits[0] == 0 ? reach : -1);
    assertThat(visits[0]).as("visits after one that stops the search").isLessThan(2);
  }

  private static double distance(Bounds bounds, int id, double x, double y) {
    double beyondX = Math.max(Math.max(bounds.minX(id) - x, x - bounds.maxX(id)), 0);
    double beyondY = Math.max(Math.max(bounds.minY(id) - y, y - bounds.maxY(id)), 0);
    return Math.hypot(beyondX, beyondY);
  }

  /** -0.0 - 0.0 is -0.0, but not a motion in the negative direction. */
  @Test
  void aSegmentFromZeroToMinusZeroMeetsWhatIsOnItsWay() {
    Bounds bounds = new Bounds(100);
    for (int id = 0; id < 100; id++) {
      bounds.set(id, id % 10, id / 10, id % 10 + 0.5, id / 10 + 0.5);
    }
    PackedGrid grid = built(bounds, 100);
    List<Integer> alongX = new ArrayList<>();
    grid.along(path(-1, 0.0, 20, -0.0), 1, (id, limit) -> add(alongX, id, limit));
    assertThat(alongX).contains(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    List<Integer> alongY = new ArrayList<>();
    grid.along(path(0.0, 0, -0.0, 20), 1, (id, limit) -> add(alongY, id, limit));
    assertThat(alongY).contains(0, 10, 20, 30, 40, 50, 60, 70, 80, 90);
  }

  private static SearchPath path(double x0, double y0, double x1, double y1) {
    return new SearchPath().set(x0, y0, x1, y1);
  }

  private static double add(List<Integer> ids, int id, double limit) {
    ids.add(id);
    return limit;
  }

  /** Rounding decides through which cells such a segment passes; it may not lose any box. */
  @Test
  void findsOnAWayWhatTouchesItAtTheCornerOfACell() {
    int count = 200;
    List<double[]> corners = new ArrayList<>();
    built(smallBoxes(count), count)
        .cells(
            (minX, minY, maxX, maxY, shapes) -> {
              if (minX > 18 && minY > 18 && maxX < 29 && maxY < 29) {
                corners.add(new double[] {minX, minY});
              }
            });
    assertThat(corners).hasSizeGreaterThan(5);
    for (int k = 0; k < 4000; k++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, k);
      double[] corner = corners.get(random.below(corners.size()));
      double x = corner[0] + (random.below(9) - 4) * Math.ulp(corner[0]);
      double y = corner[1] + (random.below(9) - 4) * Math.ulp(corner[1]);
      // From 16 to 32 all of this is exact: the middle of the segment is a corner of the box.
      double dx = random.sign() * 0.25 * (1 + random.below(2));
      double dy = random.sign() * 0.25 * (1 + random.below(2));
      double otherX = x - dx * 2;
      double otherY = y + dy * 2;
      int id = 2 + random.below(count - 2);
      Bounds changed = smallBoxes(count);
      changed.set(
          id, Math.min(x, otherX), Math.min(y, otherY), Math.max(x, otherX), Math.max(y, otherY));
      boolean[] visited = new boolean[count];
      built(changed, count)
          .along(
              path(x - dx, y - dy, x + dx, y + dy),
              1,
              (found, limit) -> {
                visited[found] = true;
                return limit;
              });
      assertThat(visited[id]).as("case %d of seed %d", k, SEED).isTrue();
    }
  }

  /** Boxes between 0 and 31, the first two of them at the ends. */
  private static Bounds smallBoxes(int count) {
    Bounds bounds = new Bounds(count);
    SplitMix64 random = new SplitMix64(SEED);
    for (int id = 0; id < count; id++) {
      double x = id == 0 ? 0 : id == 1 ? 30 : 30 * random.fraction();
      double y = id == 0 ? 0 : id == 1 ? 30 : 30 * random.fraction();
      bounds.set(id, x, y, x + 0.3, y + 0.3);
    }
    return bounds;
  }

  @Test
  void knowsTheAnswersOfTheQueries() {
    assertThat(hits(4000)).isEqualTo(981_666);
    assertThat(containments(1000)).isEqualTo(508_933);
  }

  private static int hits(double side) {
    Bounds bounds = Scenes.queries(side, 100_000);
    PackedGrid grid = built(bounds, 100_000);
    NearestHit nearest = new NearestHit(bounds);
    SplitMix64 random = new SplitMix64(43);
    int hits = 0;
    for (int k = 0; k < 1_000_000; k++) {
      hits += nearest.draw(random, side).isHit(grid) ? 1 : 0;
    }
    return hits;
  }

  private static int containments(double side) {
    PackedGrid grid = built(Scenes.queries(side, 100_000), 100_000);
    SplitMix64 random = new SplitMix64(44);
    int[] containments = new int[1];
    Visitor count =
        id -> {
          containments[0]++;
          return true;
        };
    for (int k = 0; k < 1_000_000; k++) {
      float x = (float) (side * random.fraction());
      float y = (float) (side * random.fraction());
      grid.at(x, y, count);
    }
    return containments[0];
  }

  @ParameterizedTest
  @EnumSource(
      value = Layout.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"ONE_POINT", "COPIES", "NESTED", "HUGE", "DENORMAL"})
  void looksAtLittle(Layout layout) {
    int count = layout.isExtreme() ? 20_000 : 100_000;
    Bounds bounds = layout.draw(new SplitMix64(SEED), count);
    PackedGrid grid = built(bounds, count);
    Effort.check(grid::cells, 0, bounds, count);
    int[] copies = new int[1];
    grid.cells((minX, minY, maxX, maxY, shapes) -> copies[0] += shapes);
    assertThat(copies[0]).isBetween(count, 8 * count);
  }

  @Test
  void visitsFewAroundAPointInSpiteOfOutliers() {
    int count = 20_000;
    Bounds bounds = new Bounds(count);
    SplitMix64 random = new SplitMix64(SEED);
    for (int id = 0; id < count; id++) {
      double far = id < 20 ? 1e9 : 100;
      double x = far * random.signed();
      double y = far * random.signed();
      bounds.set(id, x, y, x + 0.5, y + 0.5);
    }
    PackedGrid grid = built(bounds, count);
    for (double reach : new double[] {10, 1e7, 1e12, 1e100}) {
      assertThat(visitsAround(grid, bounds, 1, 2, reach)).as("reach %s", reach).isLessThan(20);
    }
  }

  /** The bounds of points on a line are not exactly on it. */
  @Test
  void visitsFewAroundAPointOfALine() {
    int count = 20_000;
    Bounds bounds = new Bounds(count);
    SplitMix64 random = new SplitMix64(SEED);
    for (int id = 0; id < count; id++) {
      double x = 100 * random.fraction();
      bounds.set(id, Math.nextDown(x), Math.nextDown(3.0), Math.nextUp(x), Math.nextUp(3.0));
    }
    assertThat(visitsAround(built(bounds, count), bounds, 50, 3, 0.02)).isLessThan(50);
  }

  /** Counts the visits of a search for the closest, within a reach. */
  private static int visitsAround(
      PackedGrid grid, Bounds bounds, double x, double y, double reach) {
    int[] visits = new int[1];
    grid.around(
        x,
        y,
        reach,
        (id, now) -> {
          visits[0]++;
          return Math.min(now, distance(bounds, id, x, y));
        });
    return visits[0];
  }

  @Test
  void findsOnAWayAmongBoundsWhoseDistanceOverflows() {
    Bounds bounds = new Bounds(3);
    bounds.set(0, -1e308, 0, -1e308, 0);
    bounds.set(1, 1.3e308, 6e307, 1.35e308, 6.5e307);
    bounds.set(2, 1e308, -1e308, 1e308, Double.POSITIVE_INFINITY);
    boolean[] visited = new boolean[3];
    built(bounds, 3)
        .along(
            path(0.7e308, 0, 1.4e308, 7e307),
            1,
            (id, limit) -> {
              visited[id] = true;
              return limit;
            });
    assertThat(visited[1]).isTrue();
    assertThat(visited[2]).isTrue();
  }

  @Test
  void anEmptyGridFindsNothing() {
    PackedGrid grid = new PackedGrid();
    assertThat(grid.size()).isZero();
    assertThat(grid.inBox(-1, -1, 1, 1, id -> false)).isTrue();
    assertThat(grid.along(path(-1, -1, 1, 1), 0.5, (id, limit) -> -1)).isEqualTo(0.5);
    grid.build(new Bounds(0), new int[0], 0);
    assertThat(grid.inBox(-1, -1, 1, 1, id -> false)).isTrue();
    grid.cells((minX, minY, maxX, maxY, shapes) -> assertThat(shapes).isZero());
  }

  @Test
  void keepsIdsUntilItIsCleared() {
    Bounds bounds = new Bounds(9);
    bounds.set(7, 0, 0, 1, 1);
    PackedGrid grid = new PackedGrid();
    grid.build(bounds, new int[] {7, 99}, 1);
    assertThat(grid.size()).isEqualTo(1);
    assertThat(grid.inBox(1, 1, 1, 1, id -> id != 7)).isFalse();
    assertThat(grid.at(1, 1, id -> id != 7)).isFalse();
    assertThat(grid.at(1, 1.1, id -> id != 7)).isTrue();
    grid.clear();
    assertThat(grid.size()).isZero();
    assertThat(grid.inBox(0, 0, 9, 9, id -> false)).isTrue();
    assertThat(grid.at(1, 1, id -> false)).isTrue();
  }

  @Test
  void searchesAllocateNothing() {
    Bounds bounds = Scenes.queries(1000, 10_000);
    PackedGrid grid = built(bounds, 10_000);
    NearestHit nearest = new NearestHit(bounds);
    Visitor all = id -> true;
    int hits = 0;
    long bytes = 0;
    for (int round = 0; round < 20; round++) {
      SplitMix64 random = new SplitMix64(round);
      bytes = THREADS.getCurrentThreadAllocatedBytes();
      for (int k = 0; k < 1_000; k++) {
        hits += nearest.draw(random, 1000).isHit(grid) ? 1 : 0;
        double x = nearest.path.x0();
        double y = nearest.path.y0();
        grid.inBox(x, y, x + 9, y + 9, all);
      }
      bytes = THREADS.getCurrentThreadAllocatedBytes() - bytes;
    }
    assertThat(hits).isPositive();
    assertThat(bytes).isLessThan(100);
  }

  private static PackedGrid built(Bounds bounds, int count) {
    PackedGrid grid = new PackedGrid();
    grid.build(bounds, IntStream.range(0, count).toArray(), count);
    return grid;
  }

  /** The segments of the workload "queries". */
  private static final class NearestHit implements SegmentVisitor {
    private final Bounds bounds;
    private final MutableImpact impact = new MutableImpact();
    private final SearchPath path = new SearchPath();
    private boolean isHit;

    NearestHit(Bounds bounds) {
      this.bounds = bounds;
    }

    NearestHit draw(SplitMix64 random, double side) {
      double x = side * random.fraction();
      double y = side * random.fraction();
      double dx;
      double dy;
      double square;
      do {
        dx = 2 * random.fraction() - 1;
        dy = 2 * random.fraction() - 1;
        square = dx * dx + dy * dy;
      } while (square > 1);
      double scale = side / 10 / Math.sqrt(square);
      path.set((float) x, (float) y, (float) (x + dx * scale), (float) (y + dy * scale));
      return this;
    }

    boolean isHit(PackedGrid grid) {
      isHit = false;
      grid.along(path, 1, this);
      return isHit;
    }

    @Override
    public double visit(int id, double limit) {
      Cast.box(
          path.x0(),
          path.y0(),
          path.x1(),
          path.y1(),
          bounds.minX(id),
          bounds.minY(id),
          bounds.maxX(id),
          bounds.maxY(id),
          impact);
      isHit |= impact.hit();
      return impact.hit() ? Math.min(impact.time(), limit) : limit;
    }
  }
}
