// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Runs the application on Spark. */
final class SparkLauncher {
  /** The first output of Spark's launcher, followed by the parts of a command. */
  private static final String COMMAND_FOLLOWS = "\0\n";

  private final SourceTree project;
  private final String homeVariable;
  private final String java;
  private final int javaVersion;

  /** Creates a launcher with the user's SPARK_HOME, or null, and a Java of that version. */
  SparkLauncher(SourceTree project, String homeVariable, String java, int javaVersion) {
    this.project = project;
    this.homeVariable = homeVariable;
    this.java = java;
    this.javaVersion = javaVersion;
  }

  /** Returns a launcher for the Java and the environment of this process. */
  static SparkLauncher of(SourceTree project) {
    return new SparkLauncher(
        project,
        System.getenv(SparkHome.VARIABLE),
        ChildProcess.java(),
        Runtime.version().feature());
  }

  /** An application run: its master, settings of the form KEY=VALUE, and arguments. */
  record Run(SparkMaster master, List<String> settings, List<String> arguments) {}

  /** Runs the application to its end and returns its exit code. */
  int run(Run run) throws Failure {
    SparkHome home = SparkHome.find(project, homeVariable, javaVersion);
    project.build("spark-app", "core", "io", "cli", "spark");
    return ChildProcess.run(process(home, run).inheritIO());
  }

  /** Returns the process that runs the application, after preparing everything it needs. */
  ProcessBuilder process(SparkHome home, Run run) throws Failure {
    if (!home.isFetched()) {
      List<String> command = new ArrayList<>(List.of(home.submitScript().toString()));
      command.addAll(options(run, ""));
      return new ProcessBuilder(command);
    }
    Path classes = home.path().resolve("carom-" + Runtime.version() + ".jsa");
    if (!isNewer(classes, application())) {
      System.err.println("carom:   preparing a faster start for the next run");
      archive(classes, home);
    }
    return process(home, options(run, archiveOptions("-XX:SharedArchiveFile", classes)));
  }

  private static boolean isNewer(Path file, Path than) throws Failure {
    try {
      return Files.exists(file)
          && Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(than)) >= 0;
    } catch (IOException failure) {
      throw Failure.reading(than.toString(), failure);
    }
  }

  /**
   * Archives the classes that a run loads, so that the JVM can map them into memory the next time.
   */
  private void archive(Path classes, SparkHome home) throws Failure {
    String shapes = project.resolve("examples/harbour.csv").toString();
    Run example = new Run(new SparkMaster("local[2]"), List.of(), List.of(shapes));
    try {
      Files.deleteIfExists(classes);
      ChildProcess.run(
          process(home, options(example, archiveOptions("-XX:ArchiveClassesAtExit", classes)))
              .redirectOutput(Redirect.DISCARD)
              .redirectError(Redirect.DISCARD));
      if (!Files.exists(classes)) {
        // Spark starts without the archive too; an empty one prevents another attempt in every
        // run.
        Files.createFile(classes);
      }
    } catch (IOException failure) {
      throw Failure.writing(classes, failure);
    }
  }

  private static String archiveOptions(String option, Path classes) {
    return " \"%s=%s\" -Xshare:auto -Xlog:disable -Xlog:all=off".formatted(option, classes);
  }

  private Path application() {
    return project.resolve("spark-app/target/carom-spark-app.jar");
  }

  /** Returns the options for spark-submit. */
  private List<String> options(Run run, String javaOptions) {
    Path log = project.resolve("spark-app/src/main/conf/log4j2.properties");
    List<String> options = new ArrayList<>();
    options.addAll(List.of("--master", run.master.name()));
    options.addAll(List.of("--class", "dev.carom.spark.app.Main"));
    options.add("--driver-java-options");
    options.add(
        "\"-Dlog4j2.configurationFile=" + log + "\"" + ProgressBar.javaOption() + javaOptions);
    if (run.master.isThisProcess()) {
      options.addAll(List.of("--driver-memory", mostMemory()));
    }
    run.settings.forEach(setting -> options.addAll(List.of("--conf", setting)));
    options.add(application().toString());
    options.addAll(run.arguments);
    return options;
  }

  /** Returns the memory limit that the script sets for this JVM. */
  private static String mostMemory() {
    String bytes =
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
            .getVMOption("MaxHeapSize")
            .getValue();
    return (Long.parseLong(bytes) >> 20) + "m";
  }

  /** Returns a process on a downloaded Spark, which has no scripts. */
  private ProcessBuilder process(SparkHome home, List<String> options) throws Failure {
    List<String> launcher = new ArrayList<>();
    launcher.addAll(List.of(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    launcher.addAll(List.of("-cp", home.path().resolve("jars").resolve("*").toString()));
    launcher.add("org.apache.spark.launcher.Main");
    launcher.add("org.apache.spark.deploy.SparkSubmit");
    launcher.addAll(options);
    String output = output(home, launcher);
    if (!output.startsWith(COMMAND_FOLLOWS)) {
      throw Failure.unable(
          "Spark's launcher does not work; remove " + home.path() + " to download it again");
    }
    String[] parts = output.substring(COMMAND_FOLLOWS.length()).split("\0");
    return builder(home, Stream.of(parts).filter(this::isWanted).toList());
  }

  /**
   * Filters options that cause Java warnings: a module for MLlib, and a package missing in newer
   * versions.
   */
  private boolean isWanted(String part) {
    return !part.equals("--add-modules=jdk.incubator.vector")
        && (javaVersion <= SparkHome.LAST_JAVA
            || !part.startsWith("--add-opens=java.base/sun.security.action="));
  }

  private String output(SparkHome home, List<String> launcher) throws Failure {
    try {
      Process process = builder(home, launcher).redirectError(Redirect.INHERIT).start();
      byte[] output = process.getInputStream().readAllBytes();
      return new String(output, Charset.forName(System.getProperty("native.encoding")));
    } catch (IOException failure) {
      throw Failure.unable("cannot start " + java + ": " + failure.getMessage());
    }
  }

  private static ProcessBuilder builder(SparkHome home, List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put(SparkHome.VARIABLE, home.path().toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    return builder;
  }
}
