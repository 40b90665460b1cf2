// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import java.util.List;

/**
 * The results of a workload.
 *
 * @param machine a description of the machine
 * @param workload the name of the workload
 * @param options the options, including defaults
 * @param panels the results as bar charts
 */
record Results(String machine, String workload, Options options, List<Panel> panels) {
  /** Returns the chart with a title; null if there is none. */
  Panel panel(String title) {
    return panels.stream().filter(panel -> panel.title().equals(title)).findFirst().orElse(null);
  }
}
