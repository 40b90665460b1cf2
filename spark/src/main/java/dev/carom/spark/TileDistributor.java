// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.io.ShapeRow;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Queue;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.sql.catalyst.InternalRow;
import scala.Tuple2;

/**
 * Sends the shapes of a partition to the tiles that their bounds intersect, in packed blocks: a
 * shuffle of few large records is much cheaper than one with a record per shape.
 *
 * @param side 0 for the first DataFrame, 1 for the second
 * @param offsets the number of rows before each partition
 * @param mostGiants the maximum number of giants per partition; more are copied to all their tiles
 */
record TileDistributor(
    RowFormat format,
    int side,
    Reach reach,
    Tiling tiling,
    Layout layout,
    long[] offsets,
    boolean skipsBadRows,
    int mostGiants)
    implements Function2<Integer, Iterator<InternalRow>, Iterator<Tuple2<Integer, byte[]>>> {
  /** A shape that intersects more tiles than this is a giant. */
  static final int MOST_TILES = 24;

  /** The length of ordinary ids. */
  private static final int USUAL_ID = 64;

  /** More numbers than ordinary shapes have. */
  private static final int USUAL_NUMBERS = 16;

  private static final int MOST_BYTES_OF_ALL_BLOCKS = 1 << 22;
  private static final int MOST_BYTES_OF_A_BLOCK = 1 << 16;
  private static final int FEWEST_BYTES_OF_A_BLOCK = 1 << 11;

  @Override
  public Iterator<Tuple2<Integer, byte[]>> call(Integer partition, Iterator<InternalRow> rows) {
    return new Blocks(rows, offsets[partition]);
  }

  /** The blocks, created on demand. */
  private final class Blocks implements Iterator<Tuple2<Integer, byte[]>> {
    private final Iterator<InternalRow> rows;
    private final RowFormat.Reader reader = format.reader();
    private final Tiling.Finder finder = tiling.finder();
    private final BlockWriter[] writers = new BlockWriter[layout.parts()];
    private final int blockSize =
        Math.max(
            FEWEST_BYTES_OF_A_BLOCK,
            Math.min(MOST_BYTES_OF_A_BLOCK, MOST_BYTES_OF_ALL_BLOCKS / layout.parts()));
    private final Queue<Tuple2<Integer, byte[]>> full = new ArrayDeque<>();
    private long row;
    private int giants;
    private int rest;

    Blocks(Iterator<InternalRow> rows, long rowsBefore) {
      this.rows = rows;
      row = rowsBefore;
    }

    @Override
    public boolean hasNext() {
      while (full.isEmpty() && rows.hasNext()) {
        row++;
        if (reader.read(rows.next(), row)) {
          send();
        } else if (!skipsBadRows) {
          throw new BadRowException(reader.badRow());
        }
      }
      while (full.isEmpty() && rest < writers.length) {
        BlockWriter writer = writers[rest];
        writers[rest] = null;
        if (writer != null && !writer.isEmpty()) {
          full.add(new Tuple2<>(rest, writer.take()));
        }
        rest++;
      }
      return !full.isEmpty();
    }

    @Override
    public Tuple2<Integer, byte[]> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return full.remove();
    }

    private void send() {
      ShapeRow shape = reader.shape();
      int tiles =
          finder.find(
              reach.low(reader.minX()),
              reach.low(reader.minY()),
              reach.high(reader.maxX()),
              reach.high(reader.maxY()));
      if (tiles > MOST_TILES && layout.hasGiants() && giants < mostGiants) {
        // A giant with a long id or many corners counts as several, because all giants are sent to
        // the driver.
        giants += 1 + (shape.idText() == null ? 0 : shape.idText().length() / USUAL_ID);
        giants += shape.numbers() / USUAL_NUMBERS;
        addTo(layout.giants());
      } else {
        for (int k = 0; k < tiles; k++) {
          addTo(finder.tile(k));
        }
      }
      if (layout.comparesIds(side)) {
        int part = layout.idPart(side, hash(shape));
        writer(part).addIdOnly(shape, row);
        flushIfFull(part);
      }
    }

    private void addTo(int part) {
      writer(part).add(reader, row);
      flushIfFull(part);
    }

    private BlockWriter writer(int part) {
      if (writers[part] == null) {
        writers[part] = new BlockWriter(side);
      }
      return writers[part];
    }

    private void flushIfFull(int part) {
      if (writers[part].length() >= blockSize) {
        full.add(new Tuple2<>(part, writers[part].take()));
      }
    }

    /** Returns equal values for equal ids. */
    private static int hash(ShapeRow shape) {
      long number = shape.idText() == null ? shape.idNumber() : shape.idText().hashCode();
      number = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
      return (int) (number >>> 32);
    }
  }
}
