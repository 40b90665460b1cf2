package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The carom script, with a Java that only tells how it is called. */
@EnabledOnOs(OS.LINUX)
class ScriptTest {
  @TempDir Path root;
  private Path script;

  @BeforeEach
  void copyScript() throws IOException {
    script = Files.copy(Path.of("../carom"), root.resolve("carom"));
    Path java = root.resolve("jdk/bin/java");
    Files.createDirectories(java.getParent());
    Files.writeString(java, "#!/bin/sh\necho \"LC_ALL=$LC_ALL\"\nprintf '%s\\n' \"$@\"\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.writeString(root.resolve("pom.xml"), "");
    for (String module : List.of("core", "io", "cli")) {
      Files.createDirectories(root.resolve(module).resolve("src/main"));
      Files.writeString(root.resolve(module).resolve("pom.xml"), "");
    }
    Files.createDirectories(root.resolve("cli/target"));
    // It is built already, by this Java.
    Files.writeString(root.resolve("cli/target/built"), java + "\n");
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
    assertThat(run(Map.of())).contains("-Dcarom.script=true\n").endsWith("pair\na b\n");
  }

  @Test
  void aMasterThatIsMissingOrUnknownIsExplained() throws Exception {
    assertThat(output(2, Map.of(), "detect", "shapes.csv", "--on"))
        .isEqualTo("carom: --on needs a value: MASTER, for example --on \"local[2]\"\n");
    assertThat(output(2, Map.of(), "detect", "shapes.csv", "--on", "local[x]"))
        .startsWith("carom: local[x] is not a master; --on takes local[2] or local[*]");
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
