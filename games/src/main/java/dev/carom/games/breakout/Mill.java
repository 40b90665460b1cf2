// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.breakout;

import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.world.Handle;
import dev.carom.world.World;

/** A solid bar that turns about its middle, like the sails of a windmill. */
final class Mill {
  private static final double LENGTH = 168;
  private static final double THICKNESS = 16;

  /** The radius of the circle in which it turns. */
  static final double REACH = Math.sqrt(LENGTH * LENGTH + THICKNESS * THICKNESS) / 2;

  final double x;
  final double y;

  /** In degrees per step. */
  private final double speed;

  private double angle;
  private World world;
  private Handle handle;

  Mill(double x, double y, double angle, double speed) {
    this.x = x;
    this.y = y;
    this.angle = angle;
    this.speed = speed;
  }

  /** Adds the bar to the world of a game. */
  void addTo(World newWorld) {
    world = newWorld;
    handle = world.add(Polygon.box(x, y, LENGTH, THICKNESS, Rotation.NONE));
    turnTo(angle);
  }

  /** Turns by one step. */
  void turn() {
    double next = angle + speed;
    turnTo(next >= 360 ? next - 360 : next < 0 ? next + 360 : next);
  }

  /** Turns to an angle in degrees. */
  void turnTo(double newAngle) {
    angle = newAngle;
    world.turnTo(handle, Rotation.degrees(angle));
  }

  double angle() {
    return angle;
  }

  Shape shape() {
    return world.shape(handle);
  }
}
