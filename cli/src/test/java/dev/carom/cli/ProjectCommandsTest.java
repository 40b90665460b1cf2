// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What needs more of the project than the archive, with programs that note how they are called. */
@EnabledOnOs(OS.LINUX)
class ProjectCommandsTest {
  private static final String SCRIPT = "carom.script";

  @TempDir Path root;
  private Path script;
  private Path builds;
  private SourceTree project;

  @BeforeEach
  void writeProject() throws IOException {
    builds = root.resolve("builds.log");
    script = program("carom", "echo \"$@\" >>" + builds);
    project = new SourceTree(script, program("mvn", "exit 9").toString());
    Files.createDirectories(root.resolve("spark-app/target"));
    Files.writeString(root.resolve("spark-app/target/carom-spark-app.jar"), "");
    Files.writeString(
        root.resolve("pom.xml"),
        "<spark.version>4.0.9</spark.version><spark.newer.version>4.2.9</spark.newer.version>");
    System.setProperty(SCRIPT, script.toString());
  }

  @AfterEach
  void forgetProject() {
    System.clearProperty(SCRIPT);
  }

  @Test
  void playBuildsAndServesThePage() throws Exception {
    assertThat(new PlayCommand().build(project, List.of("--port", "80")))
        .containsExactly("-jar", root + "/playground/target/carom-playground.jar", "--port", "80");
    assertThat(builds).hasContent("--build playground core games io cli\n");
  }

  @Test
  void siteBuildsAndKnowsTheProject() throws Exception {
    CaromRun.of(
        () -> {
          try {
            assertThat(new SiteCommand().build(project, List.of("-o", "public")))
                .containsExactly(
                    "-Dcarom.project=" + root,
                    "-jar",
                    root + "/site/target/carom-site.jar",
                    "-o",
                    "public");
            return 0;
          } catch (Failure failure) {
            throw new AssertionError(failure);
          }
        });
    assertThat(builds).hasContent("--build site core games io cli playground spark\n");
  }

  @Test
  void benchBuildsAndMeasures() throws Exception {
    assertThat(new BenchCommand().build(project, List.of("swarm", "--count=1")))
        .containsExactly(
            "-Xms4g",
            "-Xmx4g",
            "-jar",
            root + "/bench/target/carom-bench.jar",
            "swarm",
            "--count=1");
    assertThat(builds).hasContent("--build bench core io cli\n");
  }

  @Test
  void theBenchmarkOfAClusterIsAnotherProgramButHasTheSameHelp() throws Exception {
    CaromRun run =
        CaromRun.of(
            () -> {
              try {
                assertThat(new BenchCommand().build(project, List.of("cluster", "--peers", "none")))
                    .containsExactly(
                        "@" + root + "/spark-bench/target/spark-options",
                        "-Xms8g",
                        "-Xmx8g",
                        "-jar",
                        root + "/spark-bench/target/carom-spark-bench.jar",
                        "cluster",
                        "--peers",
                        "none");
                return 0;
              } catch (Failure failure) {
                throw new AssertionError(failure);
              }
            });
    assertThat(run.err())
        .isEqualTo("carom: Maven downloads Spark and Sedona if necessary, about 340 MB\n");
    assertThat(new BenchCommand().build(project, List.of("cluster", "-h")))
        .endsWith(root + "/bench/target/carom-bench.jar", "--help");
    assertThat(builds)
        .hasContent("--build spark-bench core io cli bench spark\n--build bench core io cli\n");
  }

  @Test
  void optionsAndHelpAreForTheProgram() throws Exception {
    // The build fails, so that nothing is started.
    program("carom", "echo \"$@\" >>" + builds + "\nexit 3");
    for (String[] arguments :
        new String[][] {
          {"bench", "--help"}, {"help", "bench"}, {"bench", "-x", "--peers=none", "swarm"}
        }) {
      assertThat(CaromRun.of(arguments)).isEqualTo(new CaromRun(3, "", ""));
    }
    assertThat(CaromRun.of("help", "play")).isEqualTo(new CaromRun(3, "", ""));
    assertThat(Files.readAllLines(builds)).hasSize(4);
  }

  @Test
  void aMasterThatIsMissingOrUnknownIsExplained() {
    assertThat(CaromRun.of("detect", "shapes.csv", "--on"))
        .isEqualTo(
            new CaromRun(
                2, "", "carom: --on needs a value: MASTER, for example --on \"local[2]\"\n"));
    assertThat(CaromRun.of("detect", "shapes.csv", "--on="))
        .isEqualTo(CaromRun.of("detect", "a", "--on"));
    CaromRun unknown = CaromRun.of("detect", "shapes.csv", "--on", "local[x]");
    assertThat(unknown.err())
        .startsWith("carom: local[x] is not a master; --on takes local[2] or local[*]")
        .hasLineCount(1);
    assertThat(unknown.exitCode()).isEqualTo(2);
    assertThat(builds).doesNotExist();
  }

  @Test
  void helpShowsTheOptionsForAClusterInTheProject() {
    assertThat(CaromRun.of("detect", "--help").out())
        .contains("--on=MASTER", "--conf=KEY=VALUE", "--overwrite");
  }

  @Test
  void theSparkOfTheUserGetsEverything() throws Exception {
    Path log = root.resolve("submit.log");
    program("spark/bin/spark-submit", "printf '%s\\n' \"$@\" >" + log + "\nexit 7");
    SparkLauncher launcher =
        new SparkLauncher(project, root.resolve("spark").toString(), "java", 17);
    SparkLauncher.Run run =
        new SparkLauncher.Run(
            SparkMaster.of("local[2]"),
            List.of("a=b c", "d=e"),
            List.of("--quiet", "--", "s h.csv"));
    assertThat(launcher.run(run)).isEqualTo(7);
    assertThat(builds).hasContent("--build spark-app core io cli spark\n");
    List<String> submitted = Files.readAllLines(log);
    assertThat(submitted.remove(7)).as("the memory").matches("[0-9]+m");
    assertThat(submitted)
        .containsExactly(
            "--master",
            "local[2]",
            "--class",
            "dev.carom.spark.app.Main",
            "--driver-java-options",
            "\"-Dlog4j2.configurationFile=" + root + "/spark-app/src/main/conf/log4j2.properties\"",
            "--driver-memory",
            "--conf",
            "a=b c",
            "--conf",
            "d=e",
            root + "/spark-app/target/carom-spark-app.jar",
            "--quiet",
            "--",
            "s h.csv");
  }

  @Test
  void onAClusterTheMemoryOfTheDriverIsUpToSpark() throws Exception {
    Path log = root.resolve("submit.log");
    program("spark/bin/spark-submit", "printf '%s\\n' \"$@\" >" + log);
    new SparkLauncher(project, root.resolve("spark").toString(), "java", 17)
        .run(new SparkLauncher.Run(SparkMaster.of("yarn"), List.of(), List.of("s.csv")));
    assertThat(Files.readAllLines(log)).contains("yarn").doesNotContain("--driver-memory");
  }

  @Test
  void aHomeWithoutSparkIsExplained() {
    SparkLauncher launcher = new SparkLauncher(project, root + "/empty", "java", 17);
    assertThatThrownBy(() -> launcher.run(localRun()))
        .isInstanceOf(Failure.class)
        .hasMessage(
            "SPARK_HOME is %s/empty, but there is no bin/spark-submit; unset it to let Carom download Spark"
                .formatted(root));
    assertThat(builds).doesNotExist();
  }

  /** The launcher of Spark prints a command; here one that notes what it gets. */
  @Test
  void theSparkThatWasFetchedRunsWhatItsLauncherSays() throws Exception {
    Path log = root.resolve("run.log");
    Path application =
        program(
            "application", "echo \"$SPARK_HOME $SPARK_SCALA_VERSION $*\" >>" + log + "\nexit 5");
    Path java =
        program(
            "java",
            "printf '\\0\\n%s\\0%s\\0%s\\0%s\\0' "
                + application
                + " --add-modules=jdk.incubator.vector"
                + " --add-opens=java.base/sun.security.action=ALL-UNNAMED"
                + " 'two words'");
    Files.createDirectories(root.resolve("spark-app/target/spark-4.0.9/jars"));
    Files.createDirectories(root.resolve("spark-app/target/spark-4.2.9/jars"));
    String opens = " 2.13 --add-opens=java.base/sun.security.action=ALL-UNNAMED two words\n";
    String usual = root + "/spark-app/target/spark-4.0.9";
    String newer = root + "/spark-app/target/spark-4.2.9";
    CaromRun.of(() -> exitCode(new SparkLauncher(project, null, java.toString(), 17), 5));
    assertThat(log).as("once for the archive of classes").hasContent((usual + opens).repeat(2));
    CaromRun.of(() -> exitCode(new SparkLauncher(project, "", java.toString(), 21), 5));
    assertThat(log).hasContent((usual + opens).repeat(3));
    Files.delete(log);
    CaromRun.of(() -> exitCode(new SparkLauncher(project, null, java.toString(), 25), 5));
    assertThat(log).hasContent((newer + " 2.13 two words\n").repeat(2));
  }

  private static SparkLauncher.Run localRun() throws Failure {
    return new SparkLauncher.Run(SparkMaster.of("local[2]"), List.of(), List.of("s.csv"));
  }

  private static int exitCode(SparkLauncher launcher, int expected) {
    try {
      int exitCode = launcher.run(localRun());
      assertThat(exitCode).isEqualTo(expected);
      return exitCode;
    } catch (Failure failure) {
      throw new AssertionError(failure);
    }
  }

  @Test
  void aLauncherThatSaysNothingIsExplained() throws Exception {
    Path home = Files.createDirectories(root.resolve("spark-app/target/spark-4.0.9"));
    String java = program("java", "exit 1").toString();
    SparkLauncher launcher = new SparkLauncher(project, null, java, 17);
    CaromRun run =
        CaromRun.of(
            () -> {
              assertThatThrownBy(() -> launcher.run(localRun()))
                  .isInstanceOf(Failure.class)
                  .hasMessage(
                      "Spark's launcher does not work; remove %s to download it again"
                          .formatted(home));
              return 0;
            });
    assertThat(run.err()).contains("preparing a faster start for the next run");
  }

  @Test
  void sparkIsFetchedAsAWholeOrNotAtAll() throws Exception {
    Path home = root.resolve("spark-app/target/spark-4.0.9");
    Files.createDirectories(root.resolve("spark-app/target/spark-4.0.9.part/old"));
    program("mvn", "echo 'no network'\nexit 1");
    CaromRun failed =
        CaromRun.of(
            () -> {
              assertThatThrownBy(() -> SparkHome.find(project, null, 17))
                  .isInstanceOf(Failure.class)
                  .hasMessage("cannot download Spark; see Maven's output above");
              return 0;
            });
    assertThat(failed.err())
        .isEqualTo(
            "carom: downloading Apache Spark 4.0.9 (about 270 MB), first use …\nno network\n");
    assertThat(home).doesNotExist();
    program("mvn", "mkdir -p " + home + ".part/jars");
    CaromRun.of(
        () -> {
          try {
            assertThat(SparkHome.find(project, null, 17)).isEqualTo(new SparkHome(home, true));
            return 0;
          } catch (Failure failure) {
            throw new AssertionError(failure);
          }
        });
    assertThat(home.resolve("jars")).exists();
    assertThat(home.resolve("old")).as("what an earlier fetch left").doesNotExist();
  }

  @Test
  void withoutMavenTheAnswerIsASentence() {
    SourceTree without = new SourceTree(script, root + "/no-mvn");
    assertThatThrownBy(() -> without.runMaven(root.resolve("log"), List.of("package")))
        .isInstanceOf(Failure.class)
        .hasMessage("Maven is missing; install it so that mvn is on the PATH");
  }

  @Test
  void theApplicationGetsWhatIsNotForSpark() throws Exception {
    Path log = root.resolve("submit.log");
    program("spark/bin/spark-submit", "printf '%s\\n' \"$@\" >" + log + "\nexit 4");
    Process process =
        startOnSpark(
            "detect",
            "--on",
            "yarn",
            "-o",
            "p.csv",
            "--conf=a=b",
            "--overwrite",
            "--limit=3",
            "s.csv");
    assertThat(CaromProcess.end(process)).isEqualTo(new CaromRun(4, "", ""));
    assertThat(Files.readAllLines(log))
        .containsSequence("--conf", "a=b")
        .endsWith("--output=p.csv", "--overwrite", "--limit=3", "--", "s.csv");
  }

  @Test
  void whoEndsCaromEndsTheApplicationToo() throws Exception {
    Path log = root.resolve("submit.log");
    program(
        "spark/bin/spark-submit",
        "sleep 600 & sleep=$!\n"
            + "trap 'kill $sleep; echo ended >>"
            + log
            + "; exit 0' TERM\n"
            + "echo started >"
            + log
            + "\nwait");
    Process process = startOnSpark("detect", "s.csv", "--on", "yarn");
    while (!Files.exists(log) || Files.size(log) == 0) {
      assertThat(process.isAlive()).isTrue();
      Thread.onSpinWait();
    }
    process.toHandle().destroy();
    assertThat(process.waitFor()).as("as after any SIGTERM").isEqualTo(143);
    assertThat(log).hasContent("started\nended\n");
  }

  private Process startOnSpark(String... arguments) throws IOException {
    return CaromProcess.start(
        List.of("-D" + SCRIPT + "=" + script),
        Map.of("SPARK_HOME", root.resolve("spark").toString()),
        arguments);
  }

  private Path program(String name, String lines) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + lines + "\n");
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
