// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

/** Events of the mouse, finger or pen. */
public enum Pointer {
  /** The pointer is pressed. */
  DOWN,
  /** The pointer moves, pressed or not. */
  MOVE,
  /** The pointer is released. */
  UP,
  /** The pointer leaves the stage. */
  LEAVE
}
