// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.io.ContactColumn;
import dev.carom.io.ShapeTable;
import dev.carom.pair.MutableContact;
import java.io.Serializable;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * The columns of a pair.
 *
 * @param numbersA whether the ids of the first shapes are numbers
 * @param numbersB whether the ids of the second shapes are numbers
 */
record PairFormat(
    boolean numbersA, boolean numbersB, boolean rows, boolean contacts, boolean distances)
    implements Serializable {
  private static final ContactColumn[] CONTACT = ContactColumn.values();
  private static final String DISTANCE = "distance";

  StructType schema() {
    StructType schema =
        new StructType().add("a", idType(numbersA), false).add("b", idType(numbersB), false);
    if (rows) {
      schema =
          schema.add("row_a", DataTypes.LongType, false).add("row_b", DataTypes.LongType, false);
    }
    if (contacts) {
      for (ContactColumn column : CONTACT) {
        schema = schema.add(column.title(), DataTypes.DoubleType, false);
      }
    }
    if (distances) {
      schema = schema.add(DISTANCE, DataTypes.DoubleType, false);
    }
    return schema;
  }

  private static DataType idType(boolean isNumber) {
    return isNumber ? DataTypes.LongType : DataTypes.StringType;
  }

  /** Returns a pair as a row. */
  Row row(TileShapes shapesA, int a, TileShapes shapesB, int b, MutableContact contact) {
    Object[] cells =
        new Object[2 + (rows ? 2 : 0) + (contacts ? CONTACT.length : 0) + (distances ? 1 : 0)];
    int count = 0;
    cells[count++] = shapesA.id(a);
    cells[count++] = shapesB.id(b);
    if (rows) {
      cells[count++] = shapesA.row(a);
      cells[count++] = shapesB.row(b);
    }
    if (contacts) {
      ShapeTable tableA = shapesA.table();
      tableA.contact(a, shapesB.table(), b, contact);
      for (ContactColumn column : CONTACT) {
        cells[count++] = column.of(contact);
      }
    }
    if (distances) {
      cells[count++] = shapesA.table().distance(a, shapesB.table(), b);
    }
    return RowFactory.create(cells);
  }
}
