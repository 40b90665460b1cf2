// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.length;
import static org.apache.spark.sql.functions.translate;

import dev.carom.cli.Failure;
import dev.carom.io.BadFileException;
import dev.carom.io.FileCheck;
import dev.carom.io.ShapeRow;
import dev.carom.io.ShapeRow.Content;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;

/** Opens files of shapes. */
final class ShapeInput {
  /** Smaller CSV files are read by one task each. */
  static final long WORTH_SPLITTING = 16 << 20;

  private static final String CORRUPT_RECORD = "spark.sql.columnNameOfCorruptRecord";

  private final SparkSession spark;
  private final Configuration configuration;
  private final long worthSplitting;

  ShapeInput(SparkSession spark, long worthSplitting) {
    this.spark = spark;
    this.worthSplitting = worthSplitting;
    configuration = spark.sparkContext().hadoopConfiguration();
  }

  /** Opens a file, a directory or a pattern; only the header is read at this point. */
  Dataset<Row> open(String name) throws Failure {
    InputFiles files = InputFiles.find(name, configuration);
    return files.areParquet() ? openParquet(files) : openCsv(files);
  }

  private Dataset<Row> openParquet(InputFiles files) throws Failure {
    try (InputStream start = InputFiles.open(files.first(), configuration)) {
      FileCheck.parquet(files.name(), start);
      return spark.read().parquet(files.pattern());
    } catch (BadFileException bad) {
      throw Failure.wrongInput(bad.getMessage());
    } catch (Exception failure) {
      throw Failure.wrongInput("cannot read " + files.name() + ": " + Explanation.reason(failure));
    }
  }

  private Dataset<Row> openCsv(InputFiles files) throws Failure {
    List<String> names = CsvHeader.read(files, configuration);
    // Rejects missing columns before Spark renames columns.
    ShapeRow columns = columns(files, names);
    boolean endsInId = columns.content(names.size() - 1) == Content.ID;
    boolean distinct = areDistinct(names);
    if (!distinct && files.count() > 1) {
      throw Failure.wrongInput(files.name() + ": each column must have a unique, non-empty name");
    }
    StructType schema = schema(names);
    Dataset<Row> rows =
        spark
            .read()
            .schema(schema)
            .option("header", true)
            // Otherwise the columns of other files would be taken for those of the first, in any
            // order.
            .option("enforceSchema", !distinct)
            .option("escape", "\"")
            // Otherwise rows with too many or too few cells would go unnoticed.
            .option("columnPruning", false)
            .option("multiLine", mayHaveLineBreaksInCells(files, endsInId))
            .csv(files.pattern());
    for (int k = 0; k < names.size(); k++) {
      if (columns.content(k) == Content.ID) {
        rows = withValidText(rows, schema.fieldNames()[k], files);
      }
    }
    return rows;
  }

  private static ShapeRow columns(InputFiles files, List<String> names) throws Failure {
    try {
      return new ShapeRow(files.name(), names);
    } catch (BadFileException bad) {
      throw Failure.wrongInput(bad.getMessage());
    }
  }

  private Dataset<Row> withValidText(Dataset<Row> rows, String column, InputFiles files) {
    Column text = rows.col('`' + column.replace("`", "``") + '`');
    return rows.withColumn(
        column,
        ValidText.of(
            text,
            files.count() == 1 ? files.name() : null,
            new JavaSparkContext(spark.sparkContext())
                .broadcast(new SerializableConfiguration(configuration))));
  }

  /**
   * Returns true if line endings are mixed and no cell has a line break. Otherwise Spark would use
   * the first line ending for all lines and append the rest to the last cell, which would change
   * ids.
   */
  private boolean areLinesOnly(InputFiles files, boolean endsInId) throws Failure {
    try {
      LineEnds ends = files.lineEnds(configuration);
      if (ends.differ() && ends.hasBreaksInCells() && endsInId) {
        throw Failure.wrongInput(
            files.name()
                + " has line breaks in cells and mixed line endings; on a cluster, all lines must end"
                + " in LF, or all in CRLF");
      }
      return ends.differ() && !ends.hasBreaksInCells();
    } catch (IOException failure) {
      throw Failure.wrongInput("cannot read " + files.name() + ": " + Explanation.reason(failure));
    }
  }

  private static boolean areDistinct(List<String> names) {
    Set<String> distinct = new HashSet<>();
    return names.stream()
        .allMatch(name -> !name.isEmpty() && distinct.add(name.toLowerCase(Locale.ROOT)));
  }

  /** Declares all columns as text, because Carom parses the numbers itself, exactly. */
  private StructType schema(List<String> names) {
    StructType schema = new StructType();
    Set<String> taken = new HashSet<>();
    for (String name : names) {
      boolean isNew = taken.add(name.toLowerCase(Locale.ROOT)) && !name.isEmpty();
      schema = schema.add(isNew ? name : "_c" + schema.size(), DataTypes.StringType);
    }
    return schema.add(spark.conf().get(CORRUPT_RECORD), DataTypes.StringType);
  }

  /** Files with such cells cannot be split, so it is worth scanning large ones. */
  private boolean mayHaveLineBreaksInCells(InputFiles files, boolean endsInId) throws Failure {
    if (files.length() <= worthSplitting) {
      return !areLinesOnly(files, endsInId);
    }
    if (!files.areWorthSplitting(worthSplitting)) {
      return true;
    }
    Column line = col("value");
    Column quotes = length(line).minus(length(translate(line, "\"", "")));
    return !spark.read().text(files.pattern()).filter(quotes.mod(2).equalTo(1)).isEmpty();
  }
}
