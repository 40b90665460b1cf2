// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

/** The four sides of a box, or of the bounds of another shape. */
public enum Side {
  /** The side with the smallest x. */
  MIN_X(-1, 0),
  /** The side with the largest x. */
  MAX_X(1, 0),
  /** The side with the smallest y: the top where y points down, as on screens. */
  MIN_Y(0, -1),
  /** The side with the largest y: the top where y points up. */
  MAX_Y(0, 1);

  private final int outwardX;
  private final int outwardY;

  Side(int outwardX, int outwardY) {
    this.outwardX = outwardX;
    this.outwardY = outwardY;
  }

  /** Returns x of the direction that the side faces: -1, 0 or 1. */
  public int outwardX() {
    return outwardX;
  }

  /** Returns y of the direction that the side faces: -1, 0 or 1. */
  public int outwardY() {
    return outwardY;
  }
}
