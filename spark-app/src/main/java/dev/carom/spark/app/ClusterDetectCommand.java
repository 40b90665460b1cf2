// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import dev.carom.cli.DetectOptions;
import dev.carom.cli.DetectSummary;
import dev.carom.cli.DistanceOptions;
import dev.carom.cli.Failure;
import dev.carom.cli.Heading;
import dev.carom.cli.Under;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The {@code detect} command for files that are too large for one machine. */
@Command(
    name = "detect",
    header = "Finds every collision among shapes in files, on a Spark cluster.",
    customSynopsis = {
      "carom detect SHAPES [--against SHAPES] [-o PAIRS] [OPTIONS] --on MASTER",
      "spark-submit --class dev.carom.spark.app.Main carom-spark-app.jar SHAPES [OPTIONS]"
    },
    description = {
      "",
      "SHAPES is a file, a directory or a pattern like ships-*.parquet, in any location that Spark"
          + " can read: CSV, plain or gzip, with commas, or Parquet. PAIRS and the FILE for rejects are written as"
          + " directories, as usual with Spark; their names must end in .csv, .csv.gz or .parquet,"
          + " and they must not exist yet. Standard input and output are not supported. Columns and"
          + " all other options are the same as on one machine, except --map, --decimal, --points,"
          + " --clearance,"
          + " --nearest and --best, which are not supported.",
      ""
    },
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  carom detect shapes.csv --on local[2]",
      "  carom detect ships.parquet --against zones.csv -o pairs.parquet --on spark://host:7077",
      "  spark-submit --class dev.carom.spark.app.Main carom-spark-app.jar hdfs:///shapes.parquet"
    })
class ClusterDetectCommand implements Callable<Integer> {
  @Mixin private DetectOptions options;
  @Mixin private DistanceOptions distances;

  @Under(Heading.OUTPUT)
  @Option(
      names = "--overwrite",
      description =
          "Replaces existing output directories. Incomplete output of a run that was killed is"
              + " replaced even without this option.")
  private boolean overwrites;

  @Mixin private MachineOnlyOptions machineOnly;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this help.")
  private boolean help;

  @Override
  public Integer call() throws Failure {
    options.check();
    options.checkForCluster();
    distances.check(options);
    distances.refuseOnCluster();
    machineOnly.refuse();
    refuseStandardStreams();
    OutputDirectories.checkFormat("-o", options.output());
    OutputDirectories.checkFormat("--rejects", options.rejects());
    if (options.limit() != null && options.limit() > Integer.MAX_VALUE) {
      throw Failure.wrongInput(
          "--limit must be at most "
              + Integer.MAX_VALUE
              + " on a cluster, but was "
              + options.limit());
    }
    long start = System.nanoTime();
    SparkSession spark = startSpark(options.isQuiet());
    try {
      print(new ClusterDetection(spark, options, distances, overwrites, start).run());
    } catch (Failure failure) {
      throw failure;
    } catch (Exception | OutOfMemoryError failure) {
      // Spark throws checked exceptions without declaring them.
      throw Explanation.of(failure);
    } finally {
      stopSpark(spark);
    }
    return CommandLine.ExitCode.OK;
  }

  SparkSession startSpark(boolean quiet) throws Failure {
    return Session.start(quiet);
  }

  void stopSpark(SparkSession spark) {
    spark.stop();
  }

  void print(DetectSummary summary) throws Failure {
    summary.print();
  }

  private void refuseStandardStreams() throws Failure {
    if (options.shapes().equals("-") || "-".equals(options.against())) {
      throw Failure.wrongInput("a cluster cannot read standard input; name a file or a directory");
    }
    if ("-".equals(options.output())) {
      throw Failure.wrongInput(
          "a cluster cannot write to standard output; name a directory, for example -o pairs.csv");
    }
  }
}
