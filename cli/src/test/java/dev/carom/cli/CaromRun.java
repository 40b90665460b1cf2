// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.IntSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a command has printed, and how it ended. It runs in this process unless said otherwise. */
public record CaromRun(int exitCode, String out, String err) {
  private static final Pattern FILE =
      Pattern.compile("[A-Za-z0-9./-]+\\.(csv|geojson|csv\\.gz|parquet|svg|png|json)");

  /** Runs carom. */
  static CaromRun of(String... arguments) {
    return of(() -> Main.run(arguments));
  }

  /** Runs carom with what is on standard input. */
  static CaromRun withInput(byte[] input, String... arguments) {
    InputStream standard = System.in;
    System.setIn(new ByteArrayInputStream(input));
    try {
      return of(arguments);
    } finally {
      System.setIn(standard);
    }
  }

  /** Runs carom as in a folder: names of files are relative to it. */
  static CaromRun in(Path folder, String... arguments) {
    CaromRun run =
        of(
            Stream.of(arguments)
                .map(word -> FILE.matcher(word).matches() ? folder.resolve(word).toString() : word)
                .toArray(String[]::new));
    String prefix = folder.resolve("x").toString().replaceFirst("x$", "");
    return new CaromRun(run.exitCode, run.out.replace(prefix, ""), run.err.replace(prefix, ""));
  }

  /** Runs carom with standard output going to a stream. */
  static CaromRun into(OutputStream out, String... arguments) {
    return of(out, () -> Main.run(arguments));
  }

  /** Runs a command that returns its exit code. */
  public static CaromRun of(IntSupplier command) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CaromRun run = of(out, command);
    return new CaromRun(run.exitCode, text(out), run.err);
  }

  private static CaromRun of(OutputStream out, IntSupplier command) {
    PrintStream standard = System.err;
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    StandardOutput.redirect(out);
    try {
      int exitCode = command.getAsInt();
      return new CaromRun(exitCode, "", text(err));
    } finally {
      StandardOutput.redirect(null);
      System.setErr(standard);
    }
  }

  private static String text(ByteArrayOutputStream stream) {
    return stream.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
