// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import java.util.List;
import java.util.Optional;

/** A bar chart within a picture. */
public record Panel(String title, String unit, List<Bar> bars) {
  /** Returns the bar of a contender; empty if there is none. */
  public Optional<Bar> bar(String name) {
    return bars.stream().filter(bar -> bar.name().equals(name)).findFirst();
  }

  /**
   * The bar of a contender.
   *
   * @param name the name of the contender
   * @param value the length of the bar
   * @param worst the end of the thin line; equal to the value for no line
   * @param isCarom whether to draw it in Carom's colour
   */
  public record Bar(String name, double value, double worst, boolean isCarom) {}
}
