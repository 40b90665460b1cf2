// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;

/** Columns and cells of the types that Carom writes. */
final class ParquetCells {
  private ParquetCells() {}

  static Type idColumn(IdColumn ids, String title) {
    return ids.isText() ? textColumn(title) : Types.required(PrimitiveTypeName.INT64).named(title);
  }

  static Type textColumn(String title) {
    return Types.required(PrimitiveTypeName.BINARY)
        .as(LogicalTypeAnnotation.stringType())
        .named(title);
  }

  static Type optionalTextColumn(String title) {
    return Types.optional(PrimitiveTypeName.BINARY)
        .as(LogicalTypeAnnotation.stringType())
        .named(title);
  }

  static Type wholeColumn(String title) {
    return Types.required(PrimitiveTypeName.INT32).named(title);
  }

  static Type numberColumn(String title) {
    return Types.required(PrimitiveTypeName.DOUBLE).named(title);
  }

  static Type optionalNumberColumn(String title) {
    return Types.optional(PrimitiveTypeName.DOUBLE).named(title);
  }

  static void id(RecordConsumer consumer, String title, int position, IdColumn ids, int row) {
    consumer.startField(title, position);
    if (ids.isText()) {
      int start = ids.start(row);
      consumer.addBinary(Binary.fromConstantByteArray(ids.text(), start, ids.end(row) - start));
    } else {
      consumer.addLong(ids.number(row));
    }
    consumer.endField(title, position);
  }

  static void text(RecordConsumer consumer, String title, int position, String value) {
    consumer.startField(title, position);
    consumer.addBinary(Binary.fromString(value));
    consumer.endField(title, position);
  }

  /** Writes a cell of a column of text, unless it is empty. */
  static void text(
      RecordConsumer consumer, String title, int position, TextColumn column, int row) {
    int length = column.end(row) - column.start(row);
    if (length > 0) {
      consumer.startField(title, position);
      consumer.addBinary(Binary.fromConstantByteArray(column.text(), column.start(row), length));
      consumer.endField(title, position);
    }
  }

  static void whole(RecordConsumer consumer, String title, int position, int value) {
    consumer.startField(title, position);
    consumer.addInteger(value);
    consumer.endField(title, position);
  }

  static void number(RecordConsumer consumer, String title, int position, double value) {
    consumer.startField(title, position);
    consumer.addDouble(value);
    consumer.endField(title, position);
  }
}
