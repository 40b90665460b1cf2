// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Circle;
import dev.carom.io.BadFileException;
import dev.carom.io.ShapeReader;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructField;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Every type of Parquet means the same to Carom as to Spark, or is refused by its name: one file
 * for each, as DuckDB and as parquet-java write it.
 */
class ParquetTypesTest {
  private static final String UUID_TEXT = "b5c3a0e2-0d4f-4d55-9a53-0b5a2e0c7f11";

  private static Connection duckDb;

  @TempDir private Path folder;

  @BeforeAll
  static void connect() throws SQLException {
    duckDb = DriverManager.getConnection("jdbc:duckdb:");
  }

  @AfterAll
  static void disconnect() throws SQLException {
    duckDb.close();
  }

  /**
   * What Carom makes of a value.
   *
   * @param number the coordinate that it is; null if it cannot be one
   * @param id the id that it is; null if it cannot be one
   * @param refused the name of the type where it is refused
   * @param onSpark whether Spark reads columns of this type at all
   */
  private record Meaning(Double number, String id, String refused, boolean onSpark) {}

  /** Fit for everything. */
  private static Meaning means(double number, String id) {
    return new Meaning(number, id, "", true);
  }

  /** Fit for coordinates. */
  private static Meaning number(double number, String type) {
    return new Meaning(number, null, type, true);
  }

  /** Fit for nothing. */
  private static Meaning refused(String type) {
    return new Meaning(null, null, type, true);
  }

  private static Meaning notOnSpark(Meaning meaning) {
    return new Meaning(meaning.number, meaning.id, meaning.refused, false);
  }

  /** A value of a type of DuckDB. */
  private record Sql(String value, String type, Meaning meaning) {
    String expression() {
      return "CAST('" + value.replace("'", "''") + "' AS " + type + ")";
    }

    @Override
    public String toString() {
      return type;
    }
  }

  static final List<Sql> OF_DUCKDB =
      List.of(
          new Sql("-7", "TINYINT", means(-7, "-7")),
          new Sql("-300", "SMALLINT", means(-300, "-300")),
          new Sql("-70000", "INTEGER", means(-70000, "-70000")),
          new Sql("9007199254740993", "BIGINT", means(0x1p53, "9007199254740993")),
          new Sql("200", "UTINYINT", means(200, "200")),
          new Sql("60000", "USMALLINT", means(60000, "60000")),
          new Sql("4000000000", "UINTEGER", means(4e9, "4000000000")),
          new Sql("18446744073709551615", "UBIGINT", means(0x1p64, "18446744073709551615")),
          new Sql("5", "HUGEINT", number(5, "DOUBLE")),
          new Sql("0.1", "FLOAT", number(0.1f, "FLOAT")),
          new Sql("0.1", "DOUBLE", number(0.1, "DOUBLE")),
          new Sql("1.50", "DECIMAL(4,2)", number(1.5, "DECIMAL(4,2)")),
          new Sql("-123456.789", "DECIMAL(9,3)", number(-123456.789, "DECIMAL(9,3)")),
          new Sql("0.30000000000000004", "DECIMAL(18,17)", number(0.1 + 0.2, "DECIMAL(18,17)")),
          new Sql("1e27", "DECIMAL(38,10)", number(1e27, "DECIMAL(38,10)")),
          new Sql("1234", "DECIMAL(4,0)", means(1234, "1234")),
          new Sql(
              "-123456789012345678",
              "DECIMAL(18,0)",
              means(-123456789012345678.0, "-123456789012345678")),
          new Sql(
              "12345678901234567890",
              "DECIMAL(20,0)",
              means(12345678901234567890.0, "12345678901234567890")),
          new Sql("1.5", "VARCHAR", means(1.5, "1.5")),
          new Sql("2.5", "ENUM ('2.5', '3')", means(2.5, "2.5")),
          new Sql("4.5", "JSON", means(4.5, "4.5")),
          new Sql(UUID_TEXT, "UUID", new Meaning(null, UUID_TEXT, "UUID", false)),
          new Sql("true", "BOOLEAN", refused("BOOLEAN")),
          new Sql("a", "BLOB", refused("BINARY, bytes that are not marked as text")),
          new Sql("2026-01-02", "DATE", refused("DATE")),
          new Sql("12:30:00", "TIME", notOnSpark(refused("TIME(MICROS,"))),
          new Sql("2026-01-02 12:30:00", "TIMESTAMP", refused("TIMESTAMP(MICROS,false)")),
          new Sql("2026-01-02 12:30:00", "TIMESTAMP_S", refused("TIMESTAMP(")),
          new Sql("2026-01-02 12:30:00", "TIMESTAMP_MS", refused("TIMESTAMP(MILLIS,false)")),
          new Sql(
              "2026-01-02 12:30:00", "TIMESTAMP_NS", notOnSpark(refused("TIMESTAMP(NANOS,false)"))),
          new Sql("2026-01-02 12:30:00", "TIMESTAMPTZ", refused("TIMESTAMP(MICROS,true)")),
          new Sql("3 days", "INTERVAL", notOnSpark(refused("INTERVAL"))),
          new Sql("[1]", "INTEGER[]", refused("LIST")),
          new Sql("{'a': 1}", "STRUCT(a INTEGER)", refused("a group of columns")));

  @ParameterizedTest
  @FieldSource("OF_DUCKDB")
  void aTypeOfDuckDbIsReadOrRefusedByName(Sql type) throws Exception {
    Path number = folder.resolve("number.parquet");
    copy(type.expression() + " AS x, 0::DOUBLE AS y, 1::DOUBLE AS radius", number);
    Path id = folder.resolve("id.parquet");
    copy(type.expression() + " AS id, 0::DOUBLE AS x, 0::DOUBLE AS y, 1::DOUBLE AS radius", id);
    check(number, id, type.meaning);
  }

  @Test
  void sparkReadsTheSameFromDuckDb() throws Exception {
    List<Sql> types = OF_DUCKDB.stream().filter(type -> type.meaning.onSpark).toList();
    Path file = folder.resolve("all.parquet");
    copy(
        types.stream()
            .map(type -> type.expression() + " AS \"" + type + '"')
            .collect(Collectors.joining(", ")),
        file);
    compareWithSpark(file, types.stream().map(Sql::meaning).toList());
  }

  private static void copy(String columns, Path file) throws SQLException {
    try (Statement statement = duckDb.createStatement()) {
      statement.execute("COPY (SELECT " + columns + ") TO '" + file + "' (FORMAT parquet)");
    }
  }

  /** A value of a type of parquet-java. */
  private record Typed(
      String physical, String logical, BiConsumer<Group, String> value, Meaning meaning) {
    /** The column, by its name. */
    String column(String name) {
      return "optional %s %s%s; "
          .formatted(physical, name, logical.isEmpty() ? "" : " (" + logical + ")");
    }

    @Override
    public String toString() {
      return physical + (logical.isEmpty() ? "" : " " + logical);
    }
  }

  private static Typed int32(String logical, int value, Meaning meaning) {
    return new Typed("int32", logical, (row, name) -> row.add(name, value), meaning);
  }

  private static Typed int64(String logical, long value, Meaning meaning) {
    return new Typed("int64", logical, (row, name) -> row.add(name, value), meaning);
  }

  private static Typed bytes(String physical, String logical, byte[] value, Meaning meaning) {
    Binary binary = Binary.fromConstantByteArray(value);
    return new Typed(physical, logical, (row, name) -> row.add(name, binary), meaning);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] uuid() {
    UUID uuid = UUID.fromString(UUID_TEXT);
    return ByteBuffer.allocate(16)
        .putLong(uuid.getMostSignificantBits())
        .putLong(uuid.getLeastSignificantBits())
        .array();
  }

  static final List<Typed> OF_PARQUET_JAVA =
      List.of(
          new Typed("boolean", "", (row, name) -> row.add(name, true), refused("BOOLEAN")),
          int32("", -5, means(-5, "-5")),
          int32("INTEGER(8,true)", -5, means(-5, "-5")),
          int32("INTEGER(16,true)", -300, means(-300, "-300")),
          int32("INTEGER(32,true)", -70000, means(-70000, "-70000")),
          int32("INTEGER(8,false)", 200, means(200, "200")),
          int32("INTEGER(16,false)", 60000, means(60000, "60000")),
          int32("INTEGER(32,false)", (int) 4_000_000_000L, means(4e9, "4000000000")),
          int32("DECIMAL(9,2)", -150, number(-1.5, "DECIMAL(9,2)")),
          int32("DECIMAL(9,0)", -150, means(-150, "-150")),
          int32("DATE", 20000, refused("DATE")),
          int32("TIME(MILLIS,true)", 1, notOnSpark(refused("TIME(MILLIS,true)"))),
          int64("", Long.MIN_VALUE, means(-0x1p63, "-9223372036854775808")),
          int64("INTEGER(64,true)", 7, means(7, "7")),
          int64("INTEGER(64,false)", 7, means(7, "7")),
          int64("INTEGER(64,false)", -2, means(0x1p64, "18446744073709551614")),
          int64("DECIMAL(18,3)", 1, number(0.001, "DECIMAL(18,3)")),
          int64(
              "DECIMAL(18,18)",
              300_000_000_000_000_004L,
              number(0.300000000000000004, "DECIMAL(18,18)")),
          int64("DECIMAL(18,0)", 1, means(1, "1")),
          int64("TIME(MICROS,true)", 1, notOnSpark(refused("TIME(MICROS,true)"))),
          int64("TIME(NANOS,false)", 1, notOnSpark(refused("TIME(NANOS,false)"))),
          int64("TIMESTAMP(MILLIS,true)", 1, refused("TIMESTAMP(MILLIS,true)")),
          int64("TIMESTAMP(MICROS,false)", 1, refused("TIMESTAMP(MICROS,false)")),
          int64("TIMESTAMP(NANOS,true)", 1, notOnSpark(refused("TIMESTAMP(NANOS,true)"))),
          bytes("int96", "", new byte[12], refused("INT96, a timestamp")),
          new Typed("float", "", (row, name) -> row.add(name, 0.1f), number(0.1f, "FLOAT")),
          new Typed("double", "", (row, name) -> row.add(name, 0.1), number(0.1, "DOUBLE")),
          bytes("binary", "", ascii("1"), refused("BINARY, bytes that are not marked as text")),
          bytes("binary", "STRING", ascii("1.5"), means(1.5, "1.5")),
          bytes("binary", "ENUM", ascii("2.5"), means(2.5, "2.5")),
          bytes("binary", "JSON", ascii("3.5"), means(3.5, "3.5")),
          bytes("binary", "BSON", ascii("1"), refused("BSON")),
          bytes(
              "binary",
              "DECIMAL(30,2)",
              BigInteger.valueOf(-150).toByteArray(),
              number(-1.5, "DECIMAL(30,2)")),
          bytes(
              "binary",
              "DECIMAL(30,0)",
              new BigInteger("123456789012345678901234567890").toByteArray(),
              means(1.2345678901234568e29, "123456789012345678901234567890")),
          bytes(
              "fixed_len_byte_array(3)",
              "",
              ascii("123"),
              refused("FIXED_LEN_BYTE_ARRAY, bytes that are not marked as text")),
          bytes(
              "fixed_len_byte_array(2)",
              "DECIMAL(4,1)",
              new byte[] {-1, -15},
              number(-1.5, "DECIMAL(4,1)")),
          bytes("fixed_len_byte_array(2)", "DECIMAL(4,0)", new byte[] {-1, -15}, means(-15, "-15")),
          bytes(
              "fixed_len_byte_array(16)",
              "UUID",
              uuid(),
              new Meaning(null, UUID_TEXT, "UUID", false)),
          bytes(
              "fixed_len_byte_array(2)",
              "FLOAT16",
              new byte[] {0, -66},
              notOnSpark(number(-1.5, "FLOAT16"))),
          bytes(
              "fixed_len_byte_array(12)",
              "INTERVAL",
              new byte[12],
              notOnSpark(refused("INTERVAL"))));

  @ParameterizedTest
  @FieldSource("OF_PARQUET_JAVA")
  void aTypeOfParquetJavaIsReadOrRefusedByName(Typed type) throws Exception {
    Path number = folder.resolve("number.parquet");
    write(
        number,
        type.column("x") + "required double y; required double radius;",
        row -> {
          type.value.accept(row, "x");
          row.append("y", 0.0).append("radius", 1.0);
        });
    Path id = folder.resolve("id.parquet");
    write(
        id,
        type.column("id") + "required double x; required double y; required double radius;",
        row -> {
          type.value.accept(row, "id");
          row.append("x", 0.0).append("y", 0.0).append("radius", 1.0);
        });
    check(number, id, type.meaning);
  }

  @Test
  void sparkReadsTheSameFromParquetJava() throws Exception {
    List<Typed> types = OF_PARQUET_JAVA.stream().filter(type -> type.meaning.onSpark).toList();
    StringBuilder columns = new StringBuilder();
    for (int k = 0; k < types.size(); k++) {
      columns.append(types.get(k).column("c" + k));
    }
    Path file = folder.resolve("all.parquet");
    write(
        file,
        columns.toString(),
        row -> {
          for (int k = 0; k < types.size(); k++) {
            types.get(k).value.accept(row, "c" + k);
          }
        });
    compareWithSpark(file, types.stream().map(Typed::meaning).toList());
  }

  private static void write(Path file, String columns, Consumer<Group> cells) throws IOException {
    MessageType schema = MessageTypeParser.parseMessageType("message shapes { " + columns + "}");
    try (ParquetWriter<Group> writer =
        ExampleParquetWriter.builder(new LocalOutputFile(file))
            .withConf(new PlainParquetConfiguration())
            .withType(schema)
            .withWriteMode(ParquetFileWriter.Mode.OVERWRITE)
            .build()) {
      Group row = new SimpleGroup(schema);
      cells.accept(row);
      writer.write(row);
    }
  }

  /** Carom reads a number and an id, or refuses to, by the name of the type. */
  private static void check(Path numbers, Path ids, Meaning meaning) throws IOException {
    if (meaning.number == null) {
      checkRefused(numbers, "x", meaning);
    } else {
      assertThat(new ShapeReader().read(numbers).shape(0))
          .isEqualTo(new Circle(meaning.number, 0, 1));
    }
    if (meaning.id == null) {
      checkRefused(ids, "id", meaning);
    } else {
      assertThat(new ShapeReader().read(ids).id(0)).isEqualTo(meaning.id);
    }
  }

  private static void checkRefused(Path file, String column, Meaning meaning) {
    assertThatThrownBy(() -> new ShapeReader().read(file))
        .isInstanceOf(BadFileException.class)
        .hasMessageContaining("column \"" + column + "\" must hold ")
        .hasMessageContaining(", but holds " + meaning.refused);
  }

  /** Spark reads the same numbers and ids, and nothing like that where Carom refuses. */
  private static void compareWithSpark(Path file, List<Meaning> meanings) {
    Row row = LocalSpark.session().read().parquet(file.toString()).first();
    for (int k = 0; k < meanings.size(); k++) {
      StructField field = row.schema().fields()[k];
      Meaning meaning = meanings.get(k);
      String name = field.toString();
      if (meaning.number == null) {
        assertThat(CellType.of(field.dataType())).as(name).isNull();
        continue;
      }
      String text = row.get(k).toString();
      double number = row.get(k) instanceof Float single ? single : Double.parseDouble(text);
      assertThat(number).as(name).isEqualTo(meaning.number);
      if (meaning.id != null) {
        assertThat(text).as(name).isEqualTo(meaning.id);
      }
    }
  }
}
