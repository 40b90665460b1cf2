// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

/** What a game lets the player hear. */
public enum Sound {
  /** The ball bounces off a wall or something solid. */
  BOUNCE,
  /** The ball bounces off the paddle. */
  PADDLE,
  /** A brick breaks. */
  BREAK,
  /** The runner jumps. */
  JUMP,
  /** The runner lands. */
  LAND,
  /** A coin is collected. */
  COIN,
  /** The ship fires. */
  SHOT,
  /** A shot hits an enemy. */
  HIT,
  /** An enemy explodes. */
  EXPLOSION,
  /** A better weapon is collected. */
  PICKUP,
  /** A ball or a ship is lost. */
  LOSS,
  /** A level is finished. */
  WIN
}
