package dev.carom.io;

import dev.carom.pair.MutableContact;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.GZIPOutputStream;

/** Pairs as CSV. */
final class CsvPairWriter extends PairWriter {
  private static final ContactColumn[] COLUMNS = ContactColumn.values();

  private final OutputStream stream;
  private final CsvOutput output;
  private final ShapeTable a;
  private final ShapeTable b;
  private final MutableContact contact;

  CsvPairWriter(OutputStream stream, ShapeTable a, ShapeTable b, boolean contacts)
      throws IOException {
    this.stream = stream;
    this.a = a;
    this.b = b;
    output = new CsvOutput(stream);
    contact = contacts ? new MutableContact() : null;
    output.text("a");
    output.text("b");
    if (contacts) {
      for (ContactColumn column : COLUMNS) {
        output.text(column.title());
      }
    }
    output.endRow();
  }

  @Override
  public void write(int rowA, int rowB) throws IOException {
    output.id(a.ids, rowA);
    output.id(b.ids, rowB);
    if (contact != null) {
      a.contact(rowA, b, rowB, contact);
      for (ContactColumn column : COLUMNS) {
        output.number(column.of(contact));
      }
    }
    output.endRow();
  }

  @Override
  public void finish() throws IOException {
    output.flush();
    if (stream instanceof GZIPOutputStream packed) {
      packed.finish();
    }
    stream.flush();
  }

  @Override
  public void close() throws IOException {
    output.close();
  }
}
