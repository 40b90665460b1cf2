// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

/** Receives the texts of a room, each with the name of the element that shows it. */
@FunctionalInterface
public interface Report {
  /** Shows the text in the element of that name. */
  void show(String name, String text);

  /** Shows a text with numbers that the visitor can change in the element of that name. */
  default void show(String name, EditableText text) {
    show(name, text.toString());
  }
}
