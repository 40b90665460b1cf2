// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import org.commonmark.node.CustomBlock;

/** The kinds of blocks that a page has and Markdown does not. */
final class Blocks {
  private Blocks() {}

  /** A picture on its own. */
  static final class Figure extends CustomBlock {}

  /** A block that may be wider than the screen, and then scrolls. */
  static final class Wide extends CustomBlock {}

  /** A room of the playground, to try out in place. */
  static final class Lab extends CustomBlock {
    private final String room;
    private final String title;

    Lab(String room, String title) {
      this.room = room;
      this.title = title;
    }

    String room() {
      return room;
    }

    String title() {
      return title;
    }
  }
}
