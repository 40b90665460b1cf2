// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import java.util.Map;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.sql.types.NullType;
import org.apache.spark.sql.types.StringType;

/** The column types that can hold numbers, ids or kinds. */
enum CellType {
  BYTE,
  SHORT,
  INT,
  LONG,
  FLOAT,
  DOUBLE,
  /** Rows contain doubles, because Spark converts them. */
  DECIMAL,
  /** Decimals without a fraction. As ids, rows contain them as text, which keeps all digits. */
  WHOLE_DECIMAL,
  /** All cells are null. */
  NOTHING,
  TEXT;

  private static final Map<DataType, CellType> NUMBERS =
      Map.of(
          DataTypes.ByteType, BYTE,
          DataTypes.ShortType, SHORT,
          DataTypes.IntegerType, INT,
          DataTypes.LongType, LONG,
          DataTypes.FloatType, FLOAT,
          DataTypes.DoubleType, DOUBLE);

  /** Returns the type of a column; null if it is unsupported. */
  static CellType of(DataType type) {
    if (type instanceof DecimalType decimal) {
      return decimal.scale() == 0 ? WHOLE_DECIMAL : DECIMAL;
    }
    if (type instanceof NullType) {
      return NOTHING;
    }
    return type instanceof StringType ? TEXT : NUMBERS.get(type);
  }

  boolean isWhole() {
    return this == LONG || this == INT || this == SHORT || this == BYTE;
  }

  /** Returns a cell that is a whole number. */
  long whole(InternalRow row, int column) {
    return switch (this) {
      case BYTE -> row.getByte(column);
      case SHORT -> row.getShort(column);
      case INT -> row.getInt(column);
      case LONG -> row.getLong(column);
      default -> throw new IllegalStateException(this + " is not whole");
    };
  }

  /** Returns a cell that is a number. */
  double number(InternalRow row, int column) {
    return switch (this) {
      case DOUBLE, DECIMAL, WHOLE_DECIMAL -> row.getDouble(column);
      case FLOAT -> row.getFloat(column);
      default -> whole(row, column);
    };
  }
}
