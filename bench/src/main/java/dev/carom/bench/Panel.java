package dev.carom.bench;

import java.util.List;

/** One part of a picture: bars to compare with each other. */
public record Panel(String title, String unit, List<Bar> bars) {
  /**
   * One contender.
   *
   * @param name who it is
   * @param value the length of the bar
   * @param worst where a thin line beyond the bar ends; the value itself for none
   * @param isCarom whether to draw it in Carom's colour
   */
  public record Bar(String name, double value, double worst, boolean isCarom) {}
}
