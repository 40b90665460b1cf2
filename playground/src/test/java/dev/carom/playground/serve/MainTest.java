// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.cli.CaromRun;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
  private static Process start(String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  private static CaromRun run(String... arguments) {
    return CaromRun.of(() -> Main.run(arguments));
  }

  @Test
  void servesThePageUntilItIsStopped() throws Exception {
    Process process = start("--no-browser");
    try {
      BufferedReader output =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      String line = output.readLine();
      assertThat(line).startsWith("The Carom playground is running at http://127.0.0.1:");
      URI address = URI.create(line.split(" ")[6]);
      try (var page = address.toURL().openStream()) {
        assertThat(page.readAllBytes()).isEqualTo(Page.html().getBytes(StandardCharsets.UTF_8));
      }
      // Not process.destroy(), which closes the streams too.
      process.toHandle().destroy();
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(output.readLine()).as("nothing more is said").isNull();
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void exportsThePageAsOneFile(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("page.html");
    assertThat(run("--export", file.toString()))
        .isEqualTo(new CaromRun(0, "wrote " + file + "\n", ""));
    assertThat(Files.readString(file)).isEqualTo(Page.html());
  }

  @Test
  void exportsThePageToStandardOutput() throws Exception {
    assertThat(run("--export", "-")).isEqualTo(new CaromRun(0, Page.html(), ""));
  }

  @Test
  void saysWhatCannotBeWritten(@TempDir Path folder) throws Exception {
    CaromRun missing = run("--export", folder.resolve("no/page.html").toString());
    assertThat(missing.err())
        .startsWith("carom: cannot write ")
        .contains("page.html: no such directory: " + folder.resolve("no"));
    assertThat(missing.exitCode()).isEqualTo(1);
    assertThat(run("--export", folder.toString()).err().strip())
        .isEqualTo("carom: cannot write " + folder + ": it is a directory");
  }

  @Test
  void saysThatAPortIsTaken() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      CaromRun run = run("--no-browser", "--port", "" + taken.getLocalPort());
      assertThat(run.err()).startsWith("carom: cannot listen on port " + taken.getLocalPort());
      assertThat(run.exitCode()).isEqualTo(1);
    }
  }

  @Test
  void saysWhatWasGivenWrong() {
    assertRefused("--port must be from 0 to 65535, but was 70000", "--port", "70000");
    assertRefused("--port must be a whole number, but was 80a", "--port", "80a");
    assertRefused("--port must be smaller, but was 99999999999", "--port", "99999999999");
    assertRefused("--port needs a value: PORT", "--port");
    assertRefused("--export needs a value: FILE", "--export");
    assertRefused("--no-browser takes no value", "--no-browser=maybe");
    assertRefused("unknown option --no-borwser; did you mean --no-browser?", "--no-borwser");
    assertRefused("unexpected argument page.html", "page.html");
  }

  private static void assertRefused(String sentence, String... arguments) {
    assertThat(run(arguments))
        .isEqualTo(
            new CaromRun(
                2, "", "carom: " + sentence + "\nexample: carom play\nsee: carom play --help\n"));
  }

  @Test
  void opensABrowserOnlyWhereThereIsAScreen() {
    URI address = URI.create("http://127.0.0.1:1/");
    assertThat(BrowserWindow.command("Linux", Map.of(), address)).isEmpty();
    assertThat(BrowserWindow.command("Linux", Map.of("DISPLAY", ":0"), address))
        .containsExactly("xdg-open", "http://127.0.0.1:1/");
    assertThat(BrowserWindow.command("Mac OS X", Map.of(), address))
        .containsExactly("open", "http://127.0.0.1:1/");
    assertThat(BrowserWindow.command("Windows 11", Map.of(), address))
        .containsExactly("rundll32", "url.dll,FileProtocolHandler", "http://127.0.0.1:1/");
  }
}
