// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.UUID;
import org.apache.parquet.column.ColumnReader;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.DecimalLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.EnumLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.Float16LogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.IntLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.JsonLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.StringLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.UUIDLogicalTypeAnnotation;
import org.apache.parquet.schema.PrimitiveStringifier;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;

/** The meaning of the cells of a Parquet column, by physical and logical type. */
final class ParquetCellType {

  private final PrimitiveTypeName physical;
  private final Kind kind;
  private final int scale;
  private final PrimitiveStringifier words;

  private enum Kind {
    TEXT,
    UUID,
    SIGNED,
    UNSIGNED,
    DECIMAL,
    REAL,
    HALF,
    /** Bytes that may be a geometry in WKB. */
    BYTES,
    /** All cells are null. */
    NULL,
    /** A type that shapes cannot use: dates, times, bytes, booleans. */
    OTHER
  }

  private ParquetCellType(PrimitiveType type, Kind kind, int scale) {
    physical = type.getPrimitiveTypeName();
    words = type.stringifier();
    this.kind = kind;
    this.scale = scale;
  }

  static ParquetCellType of(PrimitiveType type) {
    LogicalTypeAnnotation logical = type.getLogicalTypeAnnotation();
    if (logical == null) {
      return new ParquetCellType(type, plain(type.getPrimitiveTypeName()), 0);
    }
    if (logical instanceof DecimalLogicalTypeAnnotation decimal) {
      return new ParquetCellType(type, Kind.DECIMAL, decimal.getScale());
    }
    Kind kind = Kind.OTHER;
    if (logical instanceof StringLogicalTypeAnnotation
        || logical instanceof EnumLogicalTypeAnnotation
        || logical instanceof JsonLogicalTypeAnnotation) {
      kind = Kind.TEXT;
    } else if (logical instanceof IntLogicalTypeAnnotation whole) {
      kind = whole.isSigned() ? Kind.SIGNED : Kind.UNSIGNED;
    } else if (logical instanceof UUIDLogicalTypeAnnotation) {
      kind = Kind.UUID;
    } else if (logical instanceof Float16LogicalTypeAnnotation) {
      kind = Kind.HALF;
    } else if (logical.toString().startsWith("GEOMETRY")
        || logical.toString().startsWith("GEOGRAPHY")) {
      // By name, because the Parquet of older versions of Spark does not have the classes.
      kind = Kind.BYTES;
    } else if (logical.toString().equals("UNKNOWN")) {
      kind = Kind.NULL;
    }
    return new ParquetCellType(type, kind, 0);
  }

  private static Kind plain(PrimitiveTypeName physical) {
    return switch (physical) {
      case INT32, INT64 -> Kind.SIGNED;
      case FLOAT, DOUBLE -> Kind.REAL;
      case BINARY -> Kind.BYTES;
      default -> Kind.OTHER;
    };
  }

  /** Returns what a column must hold instead of such cells; null if they fit. */
  String mismatch(Column column) {
    return switch (column) {
      case ID ->
          isText() || isWhole() || kind == Kind.UUID || kind == Kind.NULL
              ? null
              : "text or whole numbers";
      case KIND, POINTS -> isText() || kind == Kind.NULL ? null : "text";
      case GEOMETRY ->
          isText() || kind == Kind.BYTES || kind == Kind.NULL ? null : "geometries in WKB or WKT";
      default -> isText() || isWhole() || isFraction() || kind == Kind.NULL ? null : "numbers";
    };
  }

  /** Returns the name of a type for messages. */
  static String name(Type type) {
    LogicalTypeAnnotation logical = type.getLogicalTypeAnnotation();
    if (logical != null) {
      return logical.toString();
    }
    if (!type.isPrimitive()) {
      return "a group of columns";
    }
    PrimitiveTypeName physical = type.asPrimitiveType().getPrimitiveTypeName();
    return switch (physical) {
      case BINARY, FIXED_LEN_BYTE_ARRAY -> physical + ", bytes that are not marked as text";
      case INT96 -> physical + ", a timestamp";
      default -> physical.toString();
    };
  }

  private boolean isText() {
    return kind == Kind.TEXT;
  }

  private boolean isWhole() {
    return kind == Kind.SIGNED || kind == Kind.UNSIGNED || kind == Kind.DECIMAL && scale == 0;
  }

  private boolean isFraction() {
    return kind == Kind.REAL || kind == Kind.HALF || kind == Kind.DECIMAL;
  }

  /**
   * Returns true if the cells of a column are read as text: words, and ids that do not fit into a
   * long.
   */
  boolean isTextIn(Column column) {
    return isText()
        || column == Column.ID
            && (kind == Kind.UUID
                || kind == Kind.UNSIGNED && physical == PrimitiveTypeName.INT64
                || kind == Kind.DECIMAL && isBytes());
  }

  /** Returns true if cells may be geometries in WKB. */
  boolean isBinary() {
    return kind == Kind.BYTES;
  }

  /** Returns the current cell as the nearest double. */
  double number(ColumnReader reader) {
    return switch (kind) {
      case DECIMAL -> decimal(reader);
      case HALF -> half(reader.getBinary().toByteBuffer());
      case REAL -> physical == PrimitiveTypeName.DOUBLE ? reader.getDouble() : reader.getFloat();
      default -> {
        long whole = whole(reader);
        // Beyond the signed range: halved with the lowest bit kept, so that it is rounded once.
        yield kind == Kind.UNSIGNED && whole < 0 ? (double) (whole >>> 1 | whole & 1) * 2 : whole;
      }
    };
  }

  /** Returns the current cell as a whole number. */
  long whole(ColumnReader reader) {
    if (physical == PrimitiveTypeName.INT64) {
      return reader.getLong();
    }
    return kind == Kind.UNSIGNED
        ? Integer.toUnsignedLong(reader.getInteger())
        : reader.getInteger();
  }

  /** Returns the current cell as text; null if its bytes are not UTF-8. */
  String text(ColumnReader reader) {
    return switch (kind) {
      case UUID -> uuid(reader.getBinary().toByteBuffer());
      case UNSIGNED -> Long.toUnsignedString(reader.getLong());
      case DECIMAL -> bigWhole(reader).toString();
      default -> Utf8.decode(reader.getBinary().getBytesUnsafe());
    };
  }

  /** Returns the current cell of any type as text; null if it is text that is not UTF-8. */
  String anyText(ColumnReader reader) {
    if (isText()) {
      return text(reader);
    }
    if (kind == Kind.REAL || kind == Kind.HALF) {
      return realText(reader);
    }
    return switch (physical) {
      case BOOLEAN -> words.stringify(reader.getBoolean());
      case INT32 -> words.stringify(reader.getInteger());
      case INT64 -> words.stringify(reader.getLong());
      default -> words.stringify(reader.getBinary());
    };
  }

  /** Returns the current number with as few digits as its own precision needs. */
  private String realText(ColumnReader reader) {
    double number =
        physical == PrimitiveTypeName.FLOAT
            ? Double.parseDouble(Float.toString(reader.getFloat()))
            : number(reader);
    return Math.abs(number) <= Double.MAX_VALUE ? DecimalText.of(number) : Double.toString(number);
  }

  private boolean isBytes() {
    return physical == PrimitiveTypeName.BINARY
        || physical == PrimitiveTypeName.FIXED_LEN_BYTE_ARRAY;
  }

  private double decimal(ColumnReader reader) {
    if (isBytes()) {
      return new BigDecimal(bigWhole(reader), scale).doubleValue();
    }
    long unscaled = whole(reader);
    double size =
        unscaled == Long.MIN_VALUE ? Double.NaN : NumberText.size(Math.abs(unscaled), -scale);
    if (Double.isNaN(size)) {
      return BigDecimal.valueOf(unscaled, scale).doubleValue();
    }
    return unscaled < 0 ? -size : size;
  }

  private static BigInteger bigWhole(ColumnReader reader) {
    return new BigInteger(reader.getBinary().getBytesUnsafe());
  }

  private static String uuid(ByteBuffer bytes) {
    return new UUID(bytes.getLong(), bytes.getLong()).toString();
  }

  /**
   * Converts a half-precision number: sign, 5 bits of exponent and 10 of significand, low byte
   * first.
   */
  private static double half(ByteBuffer bytes) {
    int low = bytes.get() & 0xff;
    int bits = (bytes.get() & 0xff) << 8 | low;
    int exponent = bits >> 10 & 31;
    int significand = bits & 1023;
    double size =
        switch (exponent) {
          case 0 -> significand * 0x1p-24;
          case 31 -> significand == 0 ? Double.POSITIVE_INFINITY : Double.NaN;
          default -> Math.scalb(significand + 1024.0, exponent - 25);
        };
    return bits >> 15 == 0 ? size : -size;
  }
}
