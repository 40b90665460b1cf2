// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.platformer;

import dev.carom.world.Handle;

/** A platform that moves back and forth along one axis at constant speed. */
final class Platform {
  static final double SPEED = 1.5;

  final Handle handle;
  private final boolean vertical;
  private final int stepsPerWay;
  private int age;

  Platform(Handle handle, boolean vertical, int stepsPerWay) {
    this.handle = handle;
    this.vertical = vertical;
    this.stepsPerWay = stepsPerWay;
  }

  /** Determines the motion of this step. */
  void plan() {
    age++;
  }

  double motionX() {
    return vertical ? 0 : direction() * SPEED;
  }

  double motionY() {
    return vertical ? -direction() * SPEED : 0;
  }

  private int direction() {
    return (age - 1) / stepsPerWay % 2 == 0 ? 1 : -1;
  }

  int age() {
    return age;
  }
}
