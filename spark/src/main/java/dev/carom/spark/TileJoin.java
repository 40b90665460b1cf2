// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.io.PairCursor;
import dev.carom.io.PairDetector;
import dev.carom.io.ShapeTable;
import dev.carom.pair.MutableContact;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import scala.Tuple2;

/**
 * Finds the pairs of a tile. A pair that shares several tiles is found in each, but reported only
 * by the tile that contains the lower left corner of the intersection of both bounds, {@linkplain
 * Reach enlarged}. Giants are broadcast to every tile; pairs of giants are found in a partition of
 * their own.
 *
 * @param formats the row formats, one per DataFrame
 * @param giants the blocks of all giants; null if there are none
 * @param repeated the rows of each DataFrame to skip because of their ids; null to reject such rows
 */
record TileJoin(
    List<RowFormat> formats,
    PairFormat pairs,
    boolean touching,
    Reach reach,
    Tiling tiling,
    Layout layout,
    Broadcast<byte[][]> giants,
    List<RowSet> repeated)
    implements Function2<Integer, Iterator<Tuple2<Integer, byte[]>>, Iterator<Row>> {
  @Override
  public Iterator<Row> call(Integer part, Iterator<Tuple2<Integer, byte[]>> blocks) {
    if (part < layout.tiles()) {
      return new TilePairs(part, blocks);
    }
    if (layout.hasGiants() && part == layout.giants()) {
      return new TilePairs(-1, blocks);
    }
    if (repeated == null) {
      IdComparison.check(blocks, formats);
    }
    return List.<Row>of().iterator();
  }

  private boolean isWithinOne() {
    return formats.size() == 1;
  }

  /** Two sets of shapes to join, or one set with itself. */
  private record Meeting(TileShapes a, TileShapes b) {}

  /** The pairs of a tile, found on demand. */
  private final class TilePairs implements Iterator<Row> {
    private final int tile;
    private final Queue<Meeting> meetings = new ArrayDeque<>();
    private final MutableContact contact = new MutableContact();
    private Meeting meeting;
    private PairCursor cursor;
    private Row next;

    /** Reads all blocks; the partition of the giants has no tile. */
    TilePairs(int tile, Iterator<Tuple2<Integer, byte[]>> blocks) {
      this.tile = tile;
      TileShapes[] own = {new TileShapes(), new TileShapes()};
      while (blocks.hasNext()) {
        BlockReader shape = new BlockReader(blocks.next()._2());
        while (shape.next()) {
          if (isWanted(shape)) {
            own[shape.side()].add(shape);
          }
        }
      }
      TileShapes[] visitors = giantsHere();
      if (isWithinOne()) {
        meetings.add(new Meeting(own[0], own[0]));
        meetings.add(new Meeting(own[0], visitors[0]));
      } else {
        meetings.add(new Meeting(own[0], own[1]));
        meetings.add(new Meeting(own[0], visitors[1]));
        meetings.add(new Meeting(visitors[0], own[1]));
      }
    }

    private TileShapes[] giantsHere() {
      TileShapes[] here = {new TileShapes(), new TileShapes()};
      if (giants != null && tile >= 0) {
        for (byte[] block : giants.value()) {
          BlockReader giant = new BlockReader(block);
          while (giant.next()) {
            if (isHere(giant) && isWanted(giant)) {
              here[giant.side()].add(giant);
            }
          }
        }
      }
      return here;
    }

    private boolean isHere(BlockReader giant) {
      return tiling.meets(
          tile,
          reach.low(giant.minX()),
          reach.low(giant.minY()),
          reach.high(giant.maxX()),
          reach.high(giant.maxY()));
    }

    private boolean isWanted(BlockReader shape) {
      return repeated == null || !repeated.get(shape.side()).contains(shape.row());
    }

    @Override
    public boolean hasNext() {
      while (next == null) {
        if (cursor == null && !begin()) {
          return false;
        }
        next = advance();
      }
      return true;
    }

    private boolean begin() {
      do {
        meeting = meetings.poll();
        if (meeting == null) {
          return false;
        }
      } while (meeting.a.isEmpty() || meeting.b.isEmpty());
      ShapeTable a = meeting.a.table();
      ShapeTable b = meeting.b.table();
      PairDetector detector = a == b ? PairDetector.among(a) : PairDetector.between(a, b);
      cursor = detector.touching(touching).within(reach.distance()).pairs();
      return true;
    }

    /** Returns the next pair to report; null if there is none in this join. */
    private Row advance() {
      while (cursor.next()) {
        int a = cursor.a();
        int b = cursor.b();
        if (isHere(a, b)) {
          boolean isTurned = isWithinOne() && meeting.a.row(a) > meeting.b.row(b);
          return isTurned
              ? pairs.row(meeting.b, b, meeting.a, a, contact)
              : pairs.row(meeting.a, a, meeting.b, b, contact);
        }
      }
      cursor = null;
      return null;
    }

    private boolean isHere(int a, int b) {
      ShapeTable tableA = meeting.a.table();
      ShapeTable tableB = meeting.b.table();
      return tile < 0
          || tiling.isIn(
              tile,
              reach.low(Math.max(tableA.minX(a), tableB.minX(b))),
              reach.low(Math.max(tableA.minY(a), tableB.minY(b))));
    }

    @Override
    public Row next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      Row row = next;
      next = null;
      return row;
    }
  }
}
