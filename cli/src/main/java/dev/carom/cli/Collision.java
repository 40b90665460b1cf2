// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

/** How a shape collides with others, from free to overlapping. */
enum Collision {
  FREE("free"),
  TOUCHING("only touching"),
  OVERLAPPING("overlapping");

  private final String words;

  Collision(String words) {
    this.words = words;
  }

  /** Returns the words for the legend. */
  String words() {
    return words;
  }
}
