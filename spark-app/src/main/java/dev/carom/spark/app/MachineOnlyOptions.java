// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import dev.carom.cli.Failure;
import picocli.CommandLine.Option;

/** Options of carom detect that are not supported on a cluster, each rejected with a reason. */
final class MachineOnlyOptions {
  @Option(names = "--svg", hidden = true)
  private String svg;

  @Option(names = "--y-down", hidden = true)
  private boolean yDown;

  @Option(names = "--threads", hidden = true)
  private String threads;

  @Option(names = "--on", hidden = true)
  private String master;

  @Option(names = "--group", hidden = true)
  private String group;

  @Option(names = "--only-groups", hidden = true)
  private String onlyGroups;

  @Option(names = "--layer", hidden = true)
  private String layer;

  @Option(names = "--keep", hidden = true)
  private boolean keep;

  void refuse() throws Failure {
    if (group != null || onlyGroups != null || layer != null || keep) {
      throw Failure.wrongInput(
          "a cluster does not support --group, --only-groups, --layer and --keep; use carom detect"
              + " on one machine");
    }
    if (svg != null || yDown) {
      throw Failure.wrongInput(
          "a cluster cannot draw pictures; write the pairs with -o, and draw part of the shapes with"
              + " carom render");
    }
    if (threads != null) {
      throw Failure.wrongInput(
          "--threads does not apply to a cluster; the master sets the number, for example local["
              + threads
              + "]");
    }
    if (master != null) {
      throw Failure.wrongInput("--on is not an option of spark-submit; use --master " + master);
    }
  }
}
