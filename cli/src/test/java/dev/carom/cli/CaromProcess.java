// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

/** The carom command, run as a process of its own: streams, signals, locales, memory. */
final class CaromProcess {
  private CaromProcess() {}

  /** Runs it with a file as standard output. */
  static CaromRun runInto(Path output, List<String> arguments)
      throws IOException, InterruptedException {
    Process process =
        builder(List.of(), arguments.toArray(String[]::new))
            .redirectOutput(output.toFile())
            .start();
    return end(process);
  }

  /**
   * Runs it with an environment of nothing but a locale. The names in the arguments are passed by a
   * shell, for Java would write them in the letters of its own locale.
   */
  static CaromRun runInLocale(Map<String, String> locale, String... arguments)
      throws IOException, InterruptedException {
    ProcessBuilder builder = builder(List.of(), arguments);
    String script =
        builder.command().stream().map(CaromProcess::quoted).collect(Collectors.joining(" "));
    Process process = new ProcessBuilder("sh").redirectErrorStream(false).start();
    try (OutputStream stream = process.getOutputStream()) {
      String variables =
          locale.entrySet().stream()
              .map(entry -> entry.getKey() + "=" + entry.getValue() + " ")
              .collect(Collectors.joining());
      stream.write(("exec env -i " + variables + script + "\n").getBytes(StandardCharsets.UTF_8));
    }
    return end(process);
  }

  private static String quoted(String argument) {
    return "'" + argument.replace("'", "'\\''") + "'";
  }

  static CaromRun runWithInput(byte[] input, String... arguments)
      throws IOException, InterruptedException {
    Process process = start(List.of(), arguments);
    try (OutputStream stream = process.getOutputStream()) {
      stream.write(input);
    }
    return end(process);
  }

  /** Starts it, with options for the JVM. */
  static Process start(List<String> options, String... arguments) throws IOException {
    return start(options, Map.of(), arguments);
  }

  /** Starts it, with more variables in its environment. */
  static Process start(List<String> options, Map<String, String> variables, String... arguments)
      throws IOException {
    ProcessBuilder builder = builder(options, arguments);
    builder.environment().putAll(variables);
    return builder.start();
  }

  private static ProcessBuilder builder(List<String> options, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    if (Runtime.version().feature() >= 22) {
      // As in the manifest of the archive.
      command.add("--enable-native-access=ALL-UNNAMED");
    }
    command.addAll(options);
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(Main.class.getName());
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command);
  }

  /** Waits for its end. */
  static CaromRun end(Process process) throws InterruptedException {
    CompletableFuture<String> err =
        CompletableFuture.supplyAsync(() -> read(process.getErrorStream()));
    String out = read(process.getInputStream());
    return new CaromRun(process.waitFor(), out, err.join());
  }

  private static String read(InputStream stream) {
    try {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .replace(System.lineSeparator(), "\n");
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
