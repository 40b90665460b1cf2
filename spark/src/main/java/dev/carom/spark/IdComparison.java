// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.io.BadRow;
import dev.carom.io.IdSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import scala.Tuple2;

/** Finds duplicate ids. */
final class IdComparison {
  /** The problem of a row whose id already appeared in an earlier row. */
  static final String PROBLEM = "is already the id of an earlier row";

  private final List<byte[]> blocks = new ArrayList<>();

  private IdComparison(Iterator<Tuple2<Integer, byte[]>> blocks) {
    blocks.forEachRemaining(block -> this.blocks.add(block._2()));
  }

  /**
   * Rejects duplicate ids within one DataFrame.
   *
   * @throws BadRowException that names the first row with the id of an earlier one
   */
  static void check(Iterator<Tuple2<Integer, byte[]>> blocks, List<RowFormat> formats) {
    IdComparison comparison = new IdComparison(blocks);
    if (!comparison.allDiffer()) {
      throw new BadRowException(comparison.firstBadRow(formats));
    }
  }

  /** Returns the rows of one DataFrame that have the id of an earlier row. */
  static Iterator<Long> repeatedRows(Iterator<Tuple2<Integer, byte[]>> blocks) {
    IdComparison comparison = new IdComparison(blocks);
    List<Long> rows = new ArrayList<>();
    if (!comparison.allDiffer()) {
      comparison.forEachRepeatedId((id, reader) -> rows.add(reader.row()));
    }
    return rows.iterator();
  }

  private boolean allDiffer() {
    IdSet ids = new IdSet();
    for (byte[] block : blocks) {
      BlockReader id = new BlockReader(block);
      while (id.nextIdOnly()) {
        if (!(id.idText() == null ? ids.add(id.idNumber()) : ids.add(id.idText()))) {
          return false;
        }
      }
    }
    return true;
  }

  private BadRow firstBadRow(List<RowFormat> formats) {
    List<BadRow> first = new ArrayList<>();
    forEachRepeatedId(
        (id, reader) -> {
          if (first.isEmpty() || reader.row() < first.get(0).line()) {
            first.clear();
            first.add(formats.get(reader.side()).badRow(reader.row(), "id", id, PROBLEM));
          }
        });
    return first.get(0);
  }

  /** Sorts first, because blocks arrive in any order and the result must not depend on it. */
  private void forEachRepeatedId(IdVisitor visitor) {
    Map<String, Long> firstRows = new HashMap<>();
    forEachId((id, reader) -> firstRows.merge(id, reader.row(), Math::min));
    forEachId(
        (id, reader) -> {
          if (reader.row() > firstRows.get(id)) {
            visitor.visit(id, reader);
          }
        });
  }

  private void forEachId(IdVisitor visitor) {
    for (byte[] block : blocks) {
      BlockReader reader = new BlockReader(block);
      while (reader.nextIdOnly()) {
        String id = reader.idText();
        visitor.visit(id == null ? Long.toString(reader.idNumber()) : id, reader);
      }
    }
  }

  private interface IdVisitor {
    void visit(String id, BlockReader reader);
  }
}
