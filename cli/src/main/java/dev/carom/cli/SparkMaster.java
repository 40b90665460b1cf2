// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.util.regex.Pattern;

/** A Spark master. */
record SparkMaster(String name) {
  private static final Pattern THIS_PROCESS = Pattern.compile("local(\\[([0-9]+|\\*)(,[0-9]+)?])?");
  private static final Pattern OTHERS =
      Pattern.compile(
          "(spark|k8s)://.+|local-cluster\\[ *[0-9]+ *, *[0-9]+ *, *[0-9]+ *]|yarn",
          Pattern.DOTALL);

  /** Returns the master of that name; throws if Spark does not support it. */
  static SparkMaster of(String name) throws Failure {
    if (name.isEmpty()) {
      throw Failure.wrongInput("--on needs a value: MASTER, for example --on \"local[2]\"");
    }
    SparkMaster master = new SparkMaster(name);
    if (!master.isThisProcess() && !OTHERS.matcher(name).matches()) {
      throw Failure.wrongInput(
          name
              + " is not a master; --on takes local[2] or local[*] for this machine,"
              + " spark://host:7077, yarn or k8s://host for a cluster; see docs/cluster.md");
    }
    return master;
  }

  /** Returns true if everything runs in the Spark process itself. */
  boolean isThisProcess() {
    return THIS_PROCESS.matcher(name).matches();
  }
}
