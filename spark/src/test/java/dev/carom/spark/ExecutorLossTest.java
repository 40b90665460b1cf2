// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A cluster may lose a machine while it writes: all pairs are there in the end, each once. The
 * program is submitted as users do it: Spark loads its classes apart from its own.
 */
@Tag("long")
class ExecutorLossTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 10})
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
    command.addAll(List.of("-cp", sparkAlone(), "org.apache.spark.deploy.SparkSubmit"));
    command.addAll(List.of("--class", ClusterRun.class.getName(), application().toString()));
    command.addAll(List.of(shapes.toString(), pairs.toString(), String.valueOf(tasksBefore)));
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

  private static Stream<Path> classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of);
  }

  private static boolean isCarom(Path entry) {
    return Files.isDirectory(entry) || entry.getFileName().toString().startsWith("carom");
  }

  private static String sparkAlone() {
    return classPath()
        .filter(entry -> !isCarom(entry))
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** An archive of all classes of Carom, those of the tests too. */
  private Path application() throws IOException {
    Path archive = folder.resolve("application.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(archive))) {
      for (Path entry : classPath().filter(ExecutorLossTest::isCarom).toList()) {
        if (Files.isDirectory(entry)) {
          addClasses(entry, out);
        } else {
          try (FileSystem content = FileSystems.newFileSystem(entry)) {
            addClasses(content.getPath("/"), out);
          }
        }
      }
    }
    return archive;
  }

  private static void addClasses(Path root, JarOutputStream out) throws IOException {
    Path classes = root.resolve("dev");
    if (Files.exists(classes)) {
      try (Stream<Path> files = Files.walk(classes)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          String name = root.relativize(file).toString().replace(File.separatorChar, '/');
          out.putNextEntry(new ZipEntry(name));
          Files.copy(file, out);
        }
      }
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      return failure.toString();
    }
  }
}
