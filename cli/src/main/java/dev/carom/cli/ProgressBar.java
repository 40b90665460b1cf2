// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.io.PrintStream;
import java.util.function.LongSupplier;

/** A progress bar on the terminal, shown once the work takes more than a second. */
final class ProgressBar {
  /** Set by the script that starts carom if standard error is a terminal. */
  private static final String TERMINAL = "carom.terminal";

  private static final int WIDTH = 30;
  private static final long SECOND = 1_000_000_000L;
  private static final long FIRST_AFTER = SECOND;
  private static final long NEXT_AFTER = 100_000_000L;

  /** In milliseconds. */
  private static final long TICK = 500;

  private final PrintStream terminal;
  private final LongSupplier clock;
  private final long start;
  private long next;
  private String work;
  private double part;
  private boolean isShown;
  private boolean isCleared;

  /** Creates a bar on a terminal, or a silent one if that is null, with a clock in nanoseconds. */
  ProgressBar(PrintStream terminal, LongSupplier clock) {
    this.terminal = terminal;
    this.clock = clock;
    start = clock.getAsLong();
    next = FIRST_AFTER;
  }

  /** Creates a bar on standard error; silent if that is not a terminal, or if requested. */
  static ProgressBar start(boolean quiet) {
    boolean isSilent = quiet || !Boolean.getBoolean(TERMINAL);
    ProgressBar bar = new ProgressBar(isSilent ? null : System.err, System::nanoTime);
    if (!isSilent) {
      Thread ticker = new Thread(bar::tickUntilCleared, "progress");
      ticker.setDaemon(true);
      ticker.start();
    }
    return bar;
  }

  /** Returns an option, after a space, that makes another JVM show progress if this one does. */
  static String javaOption() {
    return Boolean.getBoolean(TERMINAL) ? " -D" + TERMINAL + "=true" : "";
  }

  /** Updates the elapsed time even while there is no progress to report. */
  private synchronized void tickUntilCleared() {
    try {
      while (!isCleared) {
        wait(TICK);
        tick();
      }
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
  }

  /** Sets the current work and the fraction of it that is done. */
  synchronized void show(String work, double part) {
    this.work = work;
    this.part = part;
    tick();
  }

  /** Shows the current work and the total elapsed seconds. */
  synchronized void tick() {
    long elapsed = clock.getAsLong() - start;
    if (terminal == null || work == null || elapsed < next) {
      return;
    }
    next = elapsed + NEXT_AFTER;
    int full = (int) (part * WIDTH);
    terminal.print(
        "\r%-10s [%s%s] %3d %%  %d s"
            .formatted(
                work,
                "#".repeat(full),
                " ".repeat(WIDTH - full),
                (int) (part * 100),
                elapsed / SECOND));
    terminal.flush();
    isShown = true;
  }

  /** Clears the line; nothing is shown until there is other work. */
  synchronized void clear() {
    work = null;
    isCleared = true;
    notifyAll();
    if (isShown) {
      terminal.print("\r" + " ".repeat(WIDTH + 30) + "\r");
      terminal.flush();
      isShown = false;
    }
  }
}
