// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.pair.MutableContact;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.Type;

/** Writes pairs as Parquet. Ids are whole numbers if they are in the input, otherwise text. */
final class ParquetPairWriter extends PairWriter {
  private static final ContactColumn[] COLUMNS = ContactColumn.values();

  private final ParquetWriter<Consumer<RecordConsumer>> writer;
  private final Consumer<RecordConsumer> row = this::writeRow;
  private final ShapeTable a;
  private final ShapeTable b;
  private final MutableContact contact;
  private final boolean ranked;
  private final boolean distances;
  private final List<TextColumn> keptA;
  private final List<TextColumn> keptB;

  private int rowA;
  private int rowB;
  private int rank;
  private boolean isClosed;

  ParquetPairWriter(Path file, ShapeTable a, ShapeTable b, Set<PairColumn> wanted)
      throws IOException {
    this.a = a;
    this.b = b;
    contact = wanted.contains(PairColumn.CONTACT) ? new MutableContact() : null;
    ranked = wanted.contains(PairColumn.RANK);
    distances = wanted.contains(PairColumn.DISTANCE);
    List<Type> columns = new ArrayList<>();
    columns.add(ParquetCells.idColumn(a.ids, "a"));
    columns.add(ParquetCells.idColumn(b.ids, "b"));
    if (contact != null) {
      for (ContactColumn column : COLUMNS) {
        columns.add(ParquetCells.numberColumn(column.title()));
      }
    }
    if (ranked) {
      columns.add(ParquetCells.wholeColumn(RANK));
    }
    if (distances) {
      columns.add(ParquetCells.numberColumn(DISTANCE));
    }
    keptA = a.keptTexts();
    keptB = b.keptTexts();
    keptA.forEach(column -> columns.add(ParquetCells.optionalTextColumn(titleOfA(column))));
    keptB.forEach(column -> columns.add(ParquetCells.optionalTextColumn(titleOfB(column))));
    writer = ParquetOutput.create(file, new MessageType("pairs", columns));
  }

  @Override
  public void write(int a, int b, int rank) throws IOException {
    rowA = a;
    rowB = b;
    this.rank = rank;
    writer.write(row);
  }

  private void writeRow(RecordConsumer consumer) {
    ParquetCells.id(consumer, "a", 0, a.ids, rowA);
    ParquetCells.id(consumer, "b", 1, b.ids, rowB);
    int position = 2;
    if (contact != null) {
      a.contact(rowA, b, rowB, contact);
      for (ContactColumn column : COLUMNS) {
        ParquetCells.number(consumer, column.title(), position++, column.of(contact));
      }
    }
    if (ranked) {
      ParquetCells.whole(consumer, RANK, position++, rank);
    }
    if (distances) {
      ParquetCells.number(consumer, DISTANCE, position++, distance(a, rowA, b, rowB));
    }
    for (TextColumn column : keptA) {
      ParquetCells.text(consumer, titleOfA(column), position++, column, rowA);
    }
    for (TextColumn column : keptB) {
      ParquetCells.text(consumer, titleOfB(column), position++, column, rowB);
    }
  }

  @Override
  public void finish() throws IOException {
    close();
  }

  @Override
  public void close() throws IOException {
    if (!isClosed) {
      isClosed = true;
      writer.close();
    }
  }
}
