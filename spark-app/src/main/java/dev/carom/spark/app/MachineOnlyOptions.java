package dev.carom.spark.app;

import dev.carom.cli.Failure;
import picocli.CommandLine.Option;

/** Options of carom detect that make no sense on a cluster, so that each is told why. */
final class MachineOnlyOptions {
  @Option(names = "--svg", hidden = true)
  private String svg;

  @Option(names = "--y-down", hidden = true)
  private boolean yDown;

  @Option(names = "--threads", hidden = true)
  private String threads;

  @Option(names = "--on", hidden = true)
  private String master;

  void refuse() throws Failure {
    if (svg != null || yDown) {
      throw Failure.wrongInput(
          "a cluster draws no pictures; write the pairs with -o, and draw a part of the shapes with"
              + " carom render");
    }
    if (threads != null) {
      throw Failure.wrongInput(
          "--threads is for one machine; the master tells how many there are, for example local["
              + threads
              + "]");
    }
    if (master != null) {
      throw Failure.wrongInput(
          "--on is for the carom script; give the master to spark-submit: --master " + master);
    }
  }
}
