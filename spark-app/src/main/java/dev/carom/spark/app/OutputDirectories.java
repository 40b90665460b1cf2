// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import dev.carom.cli.Failure;
import dev.carom.io.FileFormat;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapred.FileAlreadyExistsException;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;

/** The output directories: at the end either all of them exist or none. */
final class OutputDirectories implements AutoCloseable {
  /** The formats that are written here. */
  private static final Set<FileFormat> FORMATS =
      Set.of(FileFormat.CSV, FileFormat.PACKED_CSV, FileFormat.PARQUET);

  /** After the end of Spark, which still writes, and before that of the file systems. */
  private static final int SHUTDOWN_PRIORITY = FileSystem.SHUTDOWN_HOOK_PRIORITY + 10;

  private static final String SUCCESS_MARK = "mapreduce.fileoutputcommitter.marksuccessfuljobs";
  private static final String SUCCESS = "_SUCCESS";

  /** Names in a directory that Spark has started to write; checksum files start with a dot. */
  private static final Pattern LEFT_BEHIND =
      Pattern.compile("_temporary|\\.?part-.*|_started_.*|_committed_.*");

  private final Configuration configuration;
  private final List<Path> begun = new CopyOnWriteArrayList<>();
  private final Runnable shutdown = this::removeAll;

  OutputDirectories(Configuration configuration) {
    this.configuration = configuration;
    ShutdownHookManager.get().addShutdownHook(shutdown, SHUTDOWN_PRIORITY);
  }

  /**
   * Prepares the output directories; null for none.
   *
   * @param overwrites whether to remove existing directories instead of rejecting them
   */
  void prepare(boolean overwrites, String... names) throws Failure {
    Map<Path, Boolean> places = new LinkedHashMap<>();
    for (String name : names) {
      if (name == null) {
        continue;
      }
      Path place = place(name);
      if (places.containsKey(place)) {
        throw Failure.wrongInput(name + " is used for two outputs; choose different directories");
      }
      boolean isThere = isThere(place);
      if (isThere && !overwrites && !isLeftBehind(place)) {
        throw isThereAlready(name);
      }
      places.put(place, isThere);
    }
    for (Map.Entry<Path, Boolean> place : places.entrySet()) {
      if (place.getValue()) {
        remove(place.getKey());
      }
    }
  }

  /**
   * Returns true if a directory contains only what Spark writes, without the success marker: output
   * of a run that was killed.
   */
  private boolean isLeftBehind(Path place) throws Failure {
    try {
      FileSystem system = place.getFileSystem(configuration);
      if (!system.getFileStatus(place).isDirectory()) {
        return false;
      }
      return Arrays.stream(system.listStatus(place))
          .map(file -> file.getPath().getName())
          .allMatch(name -> LEFT_BEHIND.matcher(name).matches());
    } catch (IOException failure) {
      throw Failure.unable("cannot read " + place + ": " + Explanation.reason(failure));
    }
  }

  private void remove(Path place) throws Failure {
    try {
      place.getFileSystem(configuration).delete(place, true);
    } catch (IOException failure) {
      throw Failure.unable("cannot replace " + place + ": " + Explanation.reason(failure));
    }
  }

  private Path place(String name) throws Failure {
    try {
      Path path = new Path(name);
      return path.getFileSystem(configuration).makeQualified(path);
    } catch (IOException | IllegalArgumentException failure) {
      throw Failure.wrongInput("cannot write " + name + ": " + Explanation.reason(failure));
    }
  }

  private boolean isThere(Path place) throws Failure {
    try {
      return place.getFileSystem(configuration).exists(place);
    } catch (IOException failure) {
      throw Failure.unable("cannot write " + place + ": " + Explanation.reason(failure));
    }
  }

  private static Failure isThereAlready(String name) {
    return Failure.wrongInput(
        name + " already exists; choose another directory, or add --overwrite");
  }

  /**
   * Rejects a name with an unsupported ending; null for no output.
   *
   * @param option the option with that name
   */
  static void checkFormat(String option, String name) throws Failure {
    if (name != null && format(name).isEmpty()) {
      throw Failure.wrongInput(option + " must end in .csv, .csv.gz or .parquet, but was " + name);
    }
  }

  /** Returns the format of a name; directory names may end with a slash. */
  private static Optional<FileFormat> format(String name) {
    return FileFormat.named(name.replaceFirst("/+$", "")).filter(FORMATS::contains);
  }

  /** Writes rows as Parquet or CSV, depending on the name, and returns their number. */
  long write(Dataset<Row> rows, String name) throws Failure {
    Path place = place(name);
    FileFormat format = format(name).orElseThrow();
    begun.add(place);
    try {
      return format == FileFormat.PARQUET
          ? writeParquet(rows, name)
          : CsvLines.write(rows, place, format == FileFormat.PACKED_CSV, settings());
    } catch (Exception failure) {
      if (failure instanceof AnalysisException || failure instanceof FileAlreadyExistsException) {
        // Another process has created it in the meantime.
        begun.remove(place);
        throw isThereAlready(name);
      }
      throw failure;
    }
  }

  private static long writeParquet(Dataset<Row> rows, String name) {
    Tally tally = new Tally();
    tally.of(rows).write().mode(SaveMode.ErrorIfExists).option(SUCCESS_MARK, false).parquet(name);
    return tally.count();
  }

  private Configuration settings() {
    Configuration settings = new Configuration(configuration);
    settings.setBoolean(SUCCESS_MARK, false);
    return settings;
  }

  /** Marks all output as complete. */
  void complete() throws Failure {
    for (Path place : begun) {
      try {
        place.getFileSystem(configuration).create(new Path(place, SUCCESS)).close();
      } catch (IOException failure) {
        throw Failure.unable("cannot complete " + place + ": " + Explanation.reason(failure));
      }
    }
    begun.clear();
  }

  /** Removes incomplete output. */
  @Override
  public void close() {
    removeAll();
    ShutdownHookManager.get().removeShutdownHook(shutdown);
  }

  private synchronized void removeAll() {
    for (Path place : begun) {
      try {
        place.getFileSystem(configuration).delete(place, true);
      } catch (IOException failure) {
        System.err.println(
            "carom: cannot remove " + place + ", which is incomplete: " + failure.getMessage());
      }
    }
    begun.clear();
  }
}
