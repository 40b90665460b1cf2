// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The location of Spark: the user's own, or one that Maven downloads. */
record SparkHome(Path path, boolean isFetched) {
  /** The environment variable with the location of the user's Spark. */
  static final String VARIABLE = "SPARK_HOME";

  /** The latest Java version that the default version of Spark supports. */
  static final int LAST_JAVA = 21;

  /** Returns the user's Spark if there is one, otherwise one that supports this Java version. */
  static SparkHome find(SourceTree project, String variable, int javaVersion) throws Failure {
    if (variable == null || variable.isEmpty()) {
      return new SparkHome(fetched(project, javaVersion), true);
    }
    SparkHome home = new SparkHome(FileName.path(variable), false);
    if (!Files.isExecutable(home.submitScript())) {
      throw Failure.unable(
          "SPARK_HOME is %s, but there is no bin/spark-submit; unset it to let Carom download Spark"
              .formatted(variable));
    }
    return home;
  }

  /** Returns Spark's script that runs an application. */
  Path submitScript() {
    return path.resolve("bin")
        .resolve(SourceTree.isOnWindows() ? "spark-submit.cmd" : "spark-submit");
  }

  private static Path fetched(SourceTree project, int javaVersion) throws Failure {
    if (SourceTree.isOnWindows()) {
      throw Failure.unable(
          "on Windows, --on requires your own Spark; set SPARK_HOME to its folder");
    }
    String property = javaVersion > LAST_JAVA ? "spark.newer.version" : "spark.version";
    String version = property(project.resolve("pom.xml"), property);
    Path home = project.resolve("spark-app/target/spark-" + version);
    if (!Files.exists(home)) {
      fetch(project, version, home);
    }
    return home;
  }

  private static String property(Path pom, String name) throws Failure {
    try {
      Matcher property =
          Pattern.compile("<%1$s>(.*)</%1$s>".formatted(name)).matcher(Files.readString(pom));
      if (!property.find()) {
        throw Failure.unable(pom + " has no " + name);
      }
      return property.group(1);
    } catch (IOException failure) {
      throw Failure.reading(pom.toString(), failure);
    }
  }

  private static void fetch(SourceTree project, String version, Path home) throws Failure {
    System.err.println(
        "carom: downloading Apache Spark " + version + " (about 270 MB), first use …");
    Path log = project.resolve("spark-app/target/fetch.log");
    Path part = home.resolveSibling(home.getFileName() + ".part");
    List<String> arguments =
        List.of(
            "--file",
            project.resolve("spark-app/spark-home/pom.xml").toString(),
            "package",
            "-Dspark.version=" + version,
            "-Dspark.home=" + part);
    try {
      Files.createDirectories(log.getParent());
      delete(part);
      if (project.runMaven(log, arguments) != 0) {
        System.err.write(Files.readAllBytes(log));
        throw Failure.unable("cannot download Spark; see Maven's output above");
      }
      Files.move(part, home, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failure) {
      throw Failure.writing(home, failure);
    }
  }

  /** Deletes the remains of an interrupted download. */
  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
