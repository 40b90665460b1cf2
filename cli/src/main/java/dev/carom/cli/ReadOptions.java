// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.ShapeReader;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/** Options for reading shapes and handling invalid rows. */
abstract class ReadOptions {
  @Under(Heading.INPUT)
  @Option(
      names = "--map",
      paramLabel = "COLUMN=NAME",
      description =
          "Reads a column from the files' column of another name, for example x=east; repeatable.")
  List<String> mappings = List.of();

  @Under(Heading.INPUT)
  @Option(
      names = "--decimal",
      paramLabel = ".|,",
      description = "The decimal separator of numbers in CSV files (default: a point).")
  String decimal;

  @Under(Heading.INPUT)
  @Option(
      names = "--points",
      description = "Reads x and y as points in files that have no column for a size.")
  boolean points;

  @Under(Heading.INPUT)
  @Option(names = "--skip-bad", description = "Skips invalid rows and reports how many there are.")
  boolean skipBad;

  @Under(Heading.INPUT)
  @Option(
      names = "--rejects",
      paramLabel = "FILE",
      description = "Writes skipped rows with the reason for each: file,line,column,value,problem.")
  String rejects;

  /** Returns the files, directories and patterns to read, as the user named them. */
  abstract List<String> inputs();

  /** Returns a reader for the files. */
  ShapeReader reader() throws Failure {
    ShapeReader reader = new ShapeReader();
    if (decimal != null) {
      if (!decimal.equals(".") && !decimal.equals(",")) {
        throw Failure.wrongInput(
            "--decimal must be a point or a comma, but was "
                + (decimal.isEmpty() ? "empty" : decimal));
      }
      reader.decimal(decimal.charAt(0));
    }
    if (points) {
      reader.points();
    }
    for (String mapping : mappings) {
      int middle = mapping.indexOf('=');
      if (middle < 1 || middle == mapping.length() - 1) {
        throw Failure.wrongInput(
            "--map must be COLUMN=NAME, for example --map x=east, but was "
                + (mapping.isEmpty() ? "empty" : mapping));
      }
      try {
        reader.mapColumn(mapping.substring(0, middle), mapping.substring(middle + 1));
      } catch (IllegalArgumentException wrong) {
        throw Failure.wrongInput("--map " + mapping + ": " + wrong.getMessage());
      }
    }
    return reader;
  }

  /** Returns true if a column is read from a column of another name. */
  boolean maps(String column) {
    return mappings.stream()
        .anyMatch(mapping -> mapping.strip().toLowerCase(Locale.ROOT).startsWith(column + "="));
  }

  /** Rejects options that Spark's readers do not support. */
  void checkForCluster() throws Failure {
    if (decimal != null) {
      throw Failure.wrongInput(
          "a cluster reads numbers with a decimal point only; --decimal does not apply to it");
    }
    if (points) {
      throw Failure.wrongInput(
          "a cluster does not support --points; add a column radius that is 0 in all rows");
    }
    if (!mappings.isEmpty()) {
      throw Failure.wrongInput(
          "a cluster reads columns by their own names only; --map does not apply to it");
    }
  }

  /** Rejects invalid combinations. */
  void check() throws Failure {
    if (rejects != null && !skipBad) {
      throw Failure.wrongInput("--rejects requires --skip-bad");
    }
    if ("-".equals(rejects)) {
      throw Failure.wrongInput("--rejects must name a file, but was -");
    }
    reader();
    if (inputs().stream().filter("-"::equals).count() > 1) {
      throw Failure.wrongInput("only one of the files can be standard input");
    }
  }
}
