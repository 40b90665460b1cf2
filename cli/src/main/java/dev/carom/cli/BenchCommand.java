// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;

/** The {@code bench} command. */
@Under(Heading.PROJECT)
@Command(name = "bench", header = "Compares the speed of Carom and other libraries.")
final class BenchCommand extends ProgramCommand {
  @Override
  List<String> build(SourceTree project, List<String> arguments) throws Failure {
    List<String> command = new ArrayList<>();
    if (!arguments.isEmpty() && arguments.get(0).equals("cluster")) {
      if (arguments.contains("--help") || arguments.contains("-h")) {
        // The help is the same for all benchmarks, and does not need Spark.
        return build(project, List.of("--help"));
      }
      if (!Files.exists(project.resolve("spark-bench/target/built"))) {
        System.err.println("carom: Maven downloads Spark and Sedona if necessary, about 340 MB");
      }
      project.build("spark-bench", "core", "io", "cli", "bench", "spark");
      command.add("@" + project.resolve("spark-bench/target/spark-options"));
      command.addAll(List.of("-Xms8g", "-Xmx8g", "-jar"));
      command.add(project.resolve("spark-bench/target/carom-spark-bench.jar").toString());
    } else {
      project.build("bench", "core", "io", "cli");
      // A heap of constant size during the measurements.
      command.addAll(List.of("-Xms4g", "-Xmx4g", "-jar"));
      command.add(project.resolve("bench/target/carom-bench.jar").toString());
    }
    command.addAll(arguments);
    return command;
  }
}
