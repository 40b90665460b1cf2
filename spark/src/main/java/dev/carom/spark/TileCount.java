// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import scala.Tuple2;

/** Returns the bounds of a tile and its number of shapes. */
record TileCount(Tiling tiling)
    implements Function2<Integer, Iterator<Tuple2<Integer, byte[]>>, Iterator<Row>> {
  static final StructType SCHEMA =
      new StructType()
          .add("min_x", DataTypes.DoubleType, false)
          .add("min_y", DataTypes.DoubleType, false)
          .add("max_x", DataTypes.DoubleType, false)
          .add("max_y", DataTypes.DoubleType, false)
          .add("shapes", DataTypes.LongType, false);

  @Override
  public Iterator<Row> call(Integer tile, Iterator<Tuple2<Integer, byte[]>> blocks) {
    if (tile >= tiling.tiles()) {
      return List.<Row>of().iterator();
    }
    long shapes = 0;
    while (blocks.hasNext()) {
      for (BlockReader shape = new BlockReader(blocks.next()._2()); shape.next(); ) {
        shapes++;
      }
    }
    return List.of(
            RowFactory.create(
                tiling.side(tile, 0),
                tiling.side(tile, 1),
                tiling.side(tile, 2),
                tiling.side(tile, 3),
                shapes))
        .iterator();
  }
}
