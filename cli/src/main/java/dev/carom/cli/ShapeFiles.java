// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.BadFileException;
import dev.carom.io.BadRow;
import dev.carom.io.BadRowWriter;
import dev.carom.io.PairDetector;
import dev.carom.io.SafeFile;
import dev.carom.io.ShapeReader;
import dev.carom.io.ShapeTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The input files of a command, and the file for rejects. */
final class ShapeFiles implements AutoCloseable {
  private final ReadOptions options;
  private final Path rejects;
  private final int threads;
  private ColumnOptions columns = new ColumnOptions();
  private WithinOptions distances = new WithinOptions();
  private long skipped;
  private final List<BadRow> shown = new ArrayList<>();
  private BadRowWriter writer;
  private SafeFile file;

  ShapeFiles(ReadOptions options, int threads) throws Failure {
    this.options = options;
    this.threads = threads;
    rejects = options.rejects == null ? null : FileName.path(options.rejects);
    if (rejects != null) {
      FileName.checkIsCsv("--rejects", rejects);
    }
  }

  /** Sets which columns are used that do not describe the shapes. */
  ShapeFiles columns(ColumnOptions columns) {
    this.columns = columns;
    return this;
  }

  /** Sets how far apart the shapes of a pair may be. */
  ShapeFiles distances(WithinOptions distances) {
    this.distances = distances;
    return this;
  }

  /** Returns the number of skipped rows. */
  long skipped() {
    return skipped;
  }

  /** Rejects outputs that are also inputs, and two outputs to the same file; null for no file. */
  void checkOutputs(Path output, Path picture) throws Failure {
    Set<Path> taken = new HashSet<>();
    for (Path file : new Path[] {output, picture, rejects}) {
      if (file == null || file.toString().equals("-")) {
        continue;
      }
      Path place = OutputFile.place(file);
      for (String input : options.inputs()) {
        if (input.equals("-")) {
          continue;
        }
        for (Path read : InputFiles.find(input)) {
          if (place.equals(OutputFile.place(read))) {
            throw Failure.wrongInput(
                file + " is an input of this command; choose another output file");
          }
        }
      }
      if (!taken.add(place)) {
        throw Failure.wrongInput(OutputFile.twice(file));
      }
    }
  }

  /** Reads one or two files; the result has no collisions yet. */
  Hits read(ProgressBar progress) throws Failure {
    ShapeReader reader = reader(progress);
    columns.apply(reader);
    distances.apply(reader);
    List<ShapeTable> tables = new ArrayList<>();
    readEach(reader, (name, table) -> tables.add(table));
    return new Hits(tables.get(0), tables.get(tables.size() - 1));
  }

  /** Reads the only file, with all its columns. */
  ShapeTable readAll(ProgressBar progress) throws Failure {
    List<ShapeTable> tables = new ArrayList<>();
    readEach(reader(progress).keepColumns(), (name, table) -> tables.add(table));
    return tables.get(0);
  }

  /** Receives the shapes of a file, directory or pattern. */
  interface TableVisitor {
    void table(String name, ShapeTable table) throws Failure;
  }

  /** Reads all inputs in turn, without other columns. */
  void readEach(ProgressBar progress, TableVisitor visitor) throws Failure {
    readEach(reader(progress), visitor);
  }

  private void readEach(ShapeReader reader, TableVisitor visitor) throws Failure {
    for (String name : options.inputs()) {
      visitor.table(name, read(name, reader));
    }
    for (String name : reader.missingNames()) {
      throw Failure.wrongInput(
          noneOf(options.inputs()) + " column \"" + name + "\", which --map asks for");
    }
  }

  private static String noneOf(List<String> names) {
    return switch (names.size()) {
      case 1 -> names.get(0) + " has no";
      case 2 -> "neither " + names.get(0) + " nor " + names.get(1) + " has a";
      default -> "none of the files has a";
    };
  }

  private ShapeReader reader(ProgressBar progress) throws Failure {
    ShapeReader reader =
        options.reader().threads(threads).progress(part -> progress.show("reading", part));
    if (options.skipBad) {
      openRejects();
      reader.skipBadRows(this::skip);
    }
    return reader;
  }

  /**
   * Returns a search for the pairs of the shapes read that intersect.
   *
   * @throws IllegalArgumentException if no shape is in one of the groups
   */
  PairDetector detector(Hits hits, ProgressBar progress) {
    PairDetector detector =
        hits.areTwo() ? PairDetector.between(hits.a, hits.b) : PairDetector.among(hits.a);
    columns.apply(detector);
    return detector.threads(threads).progress(part -> progress.show("pairs", part));
  }

  /** Reads files, or standard input if the name is a hyphen. */
  private ShapeTable read(String name, ShapeReader reader) throws Failure {
    try {
      if (name.equals("-")) {
        return reader.read("standard input", System.in);
      }
      List<Path> files = InputFiles.find(name);
      return files.size() == 1 ? reader.read(files.get(0)) : reader.read(files);
    } catch (BadFileException bad) {
      throw Failure.wrongInput(bad.getMessage());
    } catch (IOException failure) {
      throw Failure.reading(name, failure);
    } catch (RejectsFailure failure) {
      throw Failure.writing(rejects, failure.reason);
    }
  }

  private void openRejects() throws Failure {
    if (rejects != null && writer == null) {
      try {
        file = SafeFile.at(rejects);
        writer = new BadRowWriter(file);
      } catch (IOException failure) {
        throw Failure.writing(rejects, failure);
      }
    }
  }

  private void skip(BadRow row) {
    skipped++;
    if (shown.size() < DetectSummary.SHOWN_BAD_ROWS) {
      shown.add(row);
    }
    if (writer != null) {
      try {
        writer.write(row);
      } catch (IOException failure) {
        throw new RejectsFailure(failure);
      }
    }
  }

  /** Returns the first skipped rows. */
  List<BadRow> firstSkipped() {
    return shown;
  }

  /** Completes the file of rejects, if there is one. */
  void commit() throws Failure {
    if (writer != null) {
      try {
        writer.finish();
        writer.close();
        file.commit();
      } catch (IOException failure) {
        throw Failure.writing(rejects, failure);
      }
    }
  }

  /** Deletes the file of rejects unless it is complete. */
  @Override
  public void close() {
    if (file != null) {
      file.close();
    }
  }

  /** A failure to write rejects, thrown through the reader. */
  private static final class RejectsFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient IOException reason;

    RejectsFailure(IOException reason) {
      super(reason);
      this.reason = reason;
    }
  }
}
