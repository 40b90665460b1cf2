// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.breakout;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;

/** The ball with its position and velocity, in pixels and pixels per step. */
final class Ball {
  static final double RADIUS = 12.5;

  /** The minimum vertical fraction of its speed; a flatter ball would take too long to return. */
  static final double FLATTEST = 0.2;

  double x;
  double y;
  double velocityX;
  double velocityY;

  Circle circle() {
    return new Circle(x, y, RADIUS);
  }

  /** Returns the square around the ball, for games in which it collides by its bounding box. */
  Box square() {
    return Box.centered(x, y, 2 * RADIUS, 2 * RADIUS);
  }

  Shape shape(boolean asSquare) {
    return asSquare ? square() : circle();
  }

  /** Sets the direction and speed. */
  void head(double directionX, double directionY, double speed) {
    double length = Math.sqrt(directionX * directionX + directionY * directionY);
    velocityX = directionX / length * speed;
    velocityY = directionY / length * speed;
  }

  /**
   * Bounces off an obstacle in the direction of the normal, unless it already moves away from it.
   */
  void reflect(double normalX, double normalY, double speed) {
    double towards = velocityX * normalX + velocityY * normalY;
    if (towards > 0) {
      head(velocityX - 2 * towards * normalX, velocityY - 2 * towards * normalY, speed);
      steepen(normalX, normalY, speed);
    }
  }

  /** Turns the direction left or right, but not towards the normal. */
  void turn(double by, double normalX, double normalY, double speed) {
    double turnedX = velocityX - by * velocityY;
    double turnedY = velocityY + by * velocityX;
    if (turnedX * normalX + turnedY * normalY <= 0) {
      head(turnedX, turnedY, speed);
      steepen(normalX, normalY, speed);
    }
  }

  /** Makes a nearly level direction steeper, but does not turn it towards the normal. */
  private void steepen(double normalX, double normalY, double speed) {
    double steep = FLATTEST * speed;
    if (Math.abs(velocityY) >= steep) {
      return;
    }
    double level = Math.sqrt(1 - FLATTEST * FLATTEST) * speed;
    velocityX = velocityX < 0 ? -level : level;
    velocityY = velocityY < 0 ? -steep : steep;
    if (velocityX * normalX + velocityY * normalY > 0) {
      velocityY = -velocityY;
    }
  }
}
