package dev.carom.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A cluster may lose a machine while it writes: all pairs are there in the end, each once. */
@Tag("processes")
class ExecutorLossTest {
  @TempDir private Path folder;

  /** How many tasks are done when an executor is killed. */
  static List<Integer> moments() {
    return Boolean.getBoolean("carom.long") ? List.of(1, 2, 5, 10) : List.of(2);
  }

  @ParameterizedTest
  @MethodSource("moments")
  void pairsAreCompleteAfterAnExecutorWasKilled(int tasksBefore)
      throws IOException, InterruptedException {
    Scene scene = Scenes.withGiants(30_000);
    Path shapes = folder.resolve("shapes.parquet");
    Path pairs = folder.resolve("pairs.parquet");
    scene.frame(4).write().parquet(shapes.toString());

    Path log = folder.resolve("log");
    int exit = start(log, shapes, pairs, tasksBefore).waitFor();

    assertThat(exit).as(() -> read(log)).isZero();
    assertThat(read(Path.of(pairs + ".lost"))).as(() -> read(log)).isNotEqualTo("0");
    Scene.assertSame(
        LocalSpark.session().read().parquet(pairs.toString()), scene.pairs(true, true));
  }

  private Process start(Path log, Path shapes, Path pairs, int tasksBefore) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // The options that Spark needs are those of this process.
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(ClusterRun.class.getName(), shapes.toString(), pairs.toString()));
    command.add(String.valueOf(tasksBefore));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectErrorStream(true).redirectOutput(log.toFile());
    // Spark looks for itself there when it starts executors; they take the class path from here.
    Path home = Files.createDirectories(folder.resolve("home"));
    Files.createDirectories(home.resolve("jars"));
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.directory(folder.toFile());
    return builder.start();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      return failure.toString();
    }
  }
}
