// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The carom script, with a Java that only prints how it is called. */
@EnabledOnOs(OS.LINUX)
class ScriptTest {
  @TempDir Path root;
  private Path script;

  @BeforeEach
  void copyScript() throws IOException {
    script = Files.copy(Path.of("../carom"), root.resolve("carom"));
    Path java = root.resolve("jdk/bin/java");
    Files.createDirectories(java.getParent());
    writeProgram(java, "echo \"LC_ALL=$LC_ALL\"\nprintf '%s\\n' \"$@\"\n");
    Files.writeString(root.resolve("pom.xml"), "");
    for (String module : List.of("core", "io", "cli")) {
      Files.createDirectories(root.resolve(module).resolve("src/main"));
      Files.writeString(root.resolve(module).resolve("pom.xml"), "");
    }
    Files.createDirectories(root.resolve("cli/target"));
    // It is built already, and has started by this Java.
    Files.writeString(root.resolve("cli/target/built"), "");
    Files.writeString(root.resolve("cli/target/java"), java + "\n");
  }

  @Test
  void withoutALocaleJavaGetsOneWithUtf8() throws Exception {
    assertThat(run(Map.of())).startsWith("LC_ALL=C.UTF-8\n");
    assertThat(run(Map.of("LC_ALL", "C"))).startsWith("LC_ALL=C.UTF-8\n");
    assertThat(run(Map.of("LANG", "POSIX"))).startsWith("LC_ALL=C.UTF-8\n");
  }

  @Test
  void aLocaleWithUtf8Stays() throws Exception {
    assertThat(run(Map.of("LANG", "C.UTF-8"))).startsWith("LC_ALL=\n");
  }

  @Test
  void theCommandKnowsThatTheScriptStartsIt() throws Exception {
    assertThat(run(Map.of()))
        .contains("-Dcarom.script=" + script.toRealPath() + "\n")
        .endsWith("pair\na b\n");
  }

  @Test
  void whatWorksOnManyShapesGetsMostOfTheMemory() throws Exception {
    assertThat(output(0, Map.of(), "detect", "a.csv"))
        .contains("-XX:MaxRAMPercentage=70\n")
        .endsWith("detect\na.csv\n");
    assertThat(output(0, Map.of(), "stats", "a.csv")).contains("-XX:MaxRAMPercentage=70\n");
    assertThat(run(Map.of())).doesNotContain("MaxRAMPercentage");
  }

  @Test
  void outputThatIsNoTerminalIsNotCalledOne() throws Exception {
    assertThat(run(Map.of())).doesNotContain("carom.terminal");
  }

  @Test
  void aJavaThatIsMissingOrTooOldIsNamed() throws Exception {
    assertThat(output(1, Map.of("JAVA_HOME", root.toString()), "pair"))
        .isEqualTo(
            "carom: found no %s/bin/java; install a JDK, version 17 or later, or set JAVA_HOME to one\n"
                .formatted(root));
    Path java = root.resolve("old/bin/java");
    Files.createDirectories(java.getParent());
    writeProgram(java, "echo 'openjdk version \"1.8.0_402\"' >&2\n");
    assertThat(output(1, Map.of("JAVA_HOME", root.resolve("old").toString()), "pair"))
        .isEqualTo(
            "carom: needs Java 17 or later, but %s is openjdk version \"1.8.0_402\"\n"
                .formatted(java));
  }

  @Test
  void anotherModuleIsBuiltOnceUntilItsSourcesChange() throws Exception {
    Path programs = Files.createDirectory(root.resolve("programs"));
    writeProgram(
        programs.resolve("mvn"),
        "echo \"[INFO] Building Carom x 1\"\necho \"$@\" >>" + root + "/mvn.log\n");
    writeProgram(root.resolve("jdk/bin/java"), "echo 'openjdk version \"17.0.1\"' >&2\n");
    Map<String, String> path = Map.of("PATH", programs + ":" + System.getenv("PATH"));
    Files.createDirectories(root.resolve("bench/src/main"));
    Files.writeString(root.resolve("bench/pom.xml"), "");
    assertThat(output(0, path, "--build", "bench", "core", "io", "cli"))
        .isEqualTo("carom: building (first use, about a minute) …\ncarom:   Carom x \n");
    assertThat(Files.readString(root.resolve("mvn.log")))
        .contains("--projects bench --also-make package")
        .hasLineCount(1);
    assertThat(output(0, path, "--build", "bench", "core", "io", "cli")).isEmpty();
    Files.setLastModifiedTime(
        Files.writeString(root.resolve("io/src/main/New.java"), ""),
        FileTime.from(Instant.now().plusSeconds(10)));
    assertThat(output(0, path, "--build", "bench", "core", "io", "cli"))
        .startsWith("carom: building (sources have changed) …\n");
  }

  @Test
  void aBuildThatFailsShowsWhatMavenSays() throws Exception {
    Path programs = Files.createDirectory(root.resolve("programs"));
    writeProgram(programs.resolve("mvn"), "echo 'no such thing'\nexit 1\n");
    writeProgram(root.resolve("jdk/bin/java"), "echo 'openjdk version \"17.0.1\"' >&2\n");
    Map<String, String> path = Map.of("PATH", programs + ":" + System.getenv("PATH"));
    assertThat(output(1, path, "--build", "bench", "core"))
        .endsWith("no such thing\ncarom: the build failed, Maven's output is above\n");
    assertThat(root.resolve("bench/target/built")).doesNotExist();
  }

  private static void writeProgram(Path file, String lines) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + lines);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private String run(Map<String, String> locale) throws IOException, InterruptedException {
    return output(0, locale, "pair", "a b");
  }

  private String output(int exitCode, Map<String, String> locale, String... arguments)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder("bash", script.toString()).redirectErrorStream(true);
    builder.command().addAll(List.of(arguments));
    String path = builder.environment().get("PATH");
    builder.environment().clear();
    builder.environment().put("PATH", path);
    builder.environment().put("JAVA_HOME", root.resolve("jdk").toString());
    builder.environment().putAll(locale);
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isEqualTo(exitCode);
    return output;
  }
}
