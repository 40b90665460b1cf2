package dev.carom.cli;

import java.io.PrintStream;
import java.util.function.LongSupplier;

/** A line on a terminal that tells how far the work is, once it takes more than a second. */
final class ProgressBar {
  /** Set by the script that starts carom, if standard error is a terminal. */
  private static final String TERMINAL = "carom.terminal";

  private static final int WIDTH = 30;
  private static final long FIRST_AFTER = 1_000_000_000L;
  private static final long NEXT_AFTER = 100_000_000L;

  private final PrintStream terminal;
  private final LongSupplier clock;
  private final long start;
  private long next;
  private boolean isShown;

  /** On a terminal, or silent if that is null, by a clock in nanoseconds. */
  ProgressBar(PrintStream terminal, LongSupplier clock) {
    this.terminal = terminal;
    this.clock = clock;
    start = clock.getAsLong();
    next = FIRST_AFTER;
  }

  /** On standard error; silent if that is no terminal, or if asked to be. */
  static ProgressBar start(boolean quiet) {
    return new ProgressBar(
        quiet || !Boolean.getBoolean(TERMINAL) ? null : System.err, System::nanoTime);
  }

  /** Tells what is being done, and which part of it is done. */
  void show(String work, double part) {
    if (terminal == null || clock.getAsLong() - start < next) {
      return;
    }
    next = clock.getAsLong() - start + NEXT_AFTER;
    int full = (int) (part * WIDTH);
    terminal.print(
        "\r%-10s [%s%s] %3d %%"
            .formatted(work, "#".repeat(full), " ".repeat(WIDTH - full), (int) (part * 100)));
    terminal.flush();
    isShown = true;
  }

  /** Wipes the line. */
  void clear() {
    if (isShown) {
      terminal.print("\r" + " ".repeat(WIDTH + 20) + "\r");
      terminal.flush();
      isShown = false;
    }
  }
}
