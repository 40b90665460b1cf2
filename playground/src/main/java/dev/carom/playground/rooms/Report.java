package dev.carom.playground.rooms;

/** Takes what a room has to say in words, each under the name of the place that shows it. */
@FunctionalInterface
public interface Report {
  /** Shows the text at the place of that name. */
  void show(String name, String text);
}
