// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.io.ShapeTable;
import dev.carom.io.sample.SplitMix64;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;

/** Every point is in one tile, and no tile has much more to do than the others. */
class TilingTest {
  private static Tiling tiling(ShapeTable shapes, double ofATile) {
    Sample sample = new Sample(new Reach(0));
    for (int row = 0; row < shapes.size(); row++) {
      sample.add(bounds(shapes, row), 0);
    }
    return TilingBuilder.divide(sample, ofATile);
  }

  private static double[] bounds(ShapeTable shapes, int row) {
    return new double[] {shapes.minX(row), shapes.minY(row), shapes.maxX(row), shapes.maxY(row)};
  }

  @Test
  void everyPointIsInTheOneTileThatIsFound() {
    for (Scene scene :
        new Scene[] {Scenes.clustered(5_000), Scenes.lattice(60), Scenes.extreme()}) {
      Tiling tiling = tiling(scene.table(), 50);
      Tiling.Finder finder = tiling.finder();
      SplitMix64 random = new SplitMix64(5);
      for (int k = 0; k < 2_000; k++) {
        double x = scene.table().minX((int) (random.next() * scene.table().size()));
        double y = scene.table().minY((int) (random.next() * scene.table().size()));
        assertThat(finder.find(x, y, x, y)).isEqualTo(1);
        int found = finder.tile(0);
        for (int tile = 0; tile < tiling.tiles(); tile++) {
          assertThat(tiling.isIn(tile, x, y)).isEqualTo(tile == found);
        }
      }
    }
  }

  @Test
  void boundsReachIntoTheTilesThatAreFoundAndNoMoreThanPromised() {
    ShapeTable shapes = Scenes.clustered(5_000).table();
    Tiling tiling = tiling(shapes, 50);
    Tiling.Finder finder = tiling.finder();
    for (int row = 0; row < shapes.size(); row++) {
      double[] at = bounds(shapes, row);
      int count = finder.find(at[0], at[1], at[2], at[3]);
      boolean[] found = new boolean[tiling.tiles()];
      for (int k = 0; k < count; k++) {
        found[finder.tile(k)] = true;
      }
      for (int tile = 0; tile < found.length; tile++) {
        assertThat(tiling.meets(tile, at[0], at[1], at[2], at[3])).isEqualTo(found[tile]);
      }
      assertThat(count).isLessThanOrEqualTo(tiling.mostTiles(at[2] - at[0], at[3] - at[1]));
    }
  }

  @Test
  void noTileHasMoreThanThreeTimesTheMeanOfClusteredShapes() {
    ShapeTable shapes = Scenes.clustered(200_000).table();
    Sample sample = new Sample(new Reach(0));
    SplitMix64 random = new SplitMix64(6);
    for (int row = 0; row < shapes.size(); row++) {
      if (random.next() < 0.05) {
        sample.add(bounds(shapes, row), 0);
      }
    }
    Tiling tiling = TilingBuilder.divide(sample, 5_000 * 0.05);
    long[] sizes = new long[tiling.tiles()];
    Tiling.Finder finder = tiling.finder();
    for (int row = 0; row < shapes.size(); row++) {
      double[] at = bounds(shapes, row);
      int count = finder.find(at[0], at[1], at[2], at[3]);
      for (int k = 0; k < count; k++) {
        sizes[finder.tile(k)]++;
      }
    }
    double mean = Arrays.stream(sizes).average().orElseThrow();
    assertThat(sizes.length).isGreaterThan(30);
    assertThat(Arrays.stream(sizes).max().orElseThrow()).isLessThanOrEqualTo((long) (3 * mean));
    // Few shapes are in several tiles.
    assertThat(mean * sizes.length).isLessThan(1.3 * shapes.size());
  }

  @Test
  void shapesAtOnePlaceAreNotDivided() {
    assertThat(tiling(Scenes.atOnePlace(1_000).table(), 10).tiles()).isEqualTo(1);
  }

  @Test
  void longShapesAreDividedAlongThem() {
    Scene rows = new Scene();
    for (int k = 0; k < 1_000; k++) {
      rows.add(new dev.carom.Box(0, k, 1_000, k + 0.5));
    }
    Tiling tiling = tiling(rows.table(), 50);
    assertThat(tiling.tiles()).isGreaterThanOrEqualTo(20);
    assertThat(tiling.mostTiles(1_000, 0.5)).isLessThanOrEqualTo(3);
  }

  @Test
  void tilesAreToldWithTheShapesThatTheyHave() {
    Scene scene = Scenes.uniform(8_000);
    Dataset<Row> tiles = CollisionJoin.within(scene.frame(3)).shapesOfATile(500).tiles();
    List<Row> rows = tiles.collectAsList();
    assertThat(rows).hasSizeBetween(16, 32);
    ShapeTable shapes = scene.table();
    for (Row tile : rows) {
      long expected = 0;
      for (int row = 0; row < shapes.size(); row++) {
        double[] at = bounds(shapes, row);
        boolean reaches =
            at[2] >= tile.getDouble(0)
                && at[3] >= tile.getDouble(1)
                && at[0] < tile.getDouble(2)
                && at[1] < tile.getDouble(3);
        expected += reaches ? 1 : 0;
      }
      assertThat(tile.getLong(4)).isEqualTo(expected);
    }
  }
}
