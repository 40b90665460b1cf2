package dev.carom.spark.app;

import dev.carom.cli.Failure;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;

/** The directories that are written: all of them are there at the end, or none. */
final class OutputDirectories implements AutoCloseable {
  /** After the end of Spark, which still writes, and before that of the file systems. */
  private static final int SHUTDOWN_PRIORITY = FileSystem.SHUTDOWN_HOOK_PRIORITY + 10;

  private final Configuration configuration;
  private final List<Path> begun = new CopyOnWriteArrayList<>();
  private final Runnable shutdown = this::removeAll;

  OutputDirectories(Configuration configuration) {
    this.configuration = configuration;
    ShutdownHookManager.get().addShutdownHook(shutdown, SHUTDOWN_PRIORITY);
  }

  /** Refuses to write where something is already; null for nowhere. */
  void check(String... names) throws Failure {
    List<Path> places = new ArrayList<>();
    for (String name : names) {
      if (name == null) {
        continue;
      }
      Path place = place(name);
      if (places.contains(place)) {
        throw Failure.wrongInput(name + " is to be written twice; name another directory");
      }
      places.add(place);
      if (isThere(place)) {
        throw isThereAlready(name);
      }
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
        name + " is there already; name another directory, or remove it first");
  }

  /** Writes rows: Parquet or CSV, as the name says. */
  void write(Dataset<Row> rows, String name) throws Failure {
    Path place = place(name);
    String ending = name.toLowerCase(Locale.ROOT);
    DataFrameWriter<Row> writer = rows.write().mode(SaveMode.ErrorIfExists);
    begun.add(place);
    try {
      if (ending.endsWith(".parquet")) {
        writer.parquet(name);
      } else {
        writer
            .option("header", true)
            .option("escape", "\"")
            .option("ignoreLeadingWhiteSpace", false)
            .option("ignoreTrailingWhiteSpace", false)
            .option("compression", ending.endsWith(".gz") ? "gzip" : "none")
            .csv(name);
      }
    } catch (Exception failure) {
      if (failure instanceof AnalysisException) {
        // Somebody else has made it meanwhile.
        begun.remove(place);
        throw isThereAlready(name);
      }
      throw failure;
    }
  }

  /** Says that everything is written. */
  void complete() {
    begun.clear();
  }

  /** Removes what is not complete. */
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
            "carom: cannot remove " + place + ", which is not complete: " + failure.getMessage());
      }
    }
    begun.clear();
  }
}
