package dev.carom.games.breakout;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;

/** The ball: where it is and where it flies to, in pixels and pixels per step. */
final class Ball {
  static final double RADIUS = 12.5;

  double x;
  double y;
  double velocityX;
  double velocityY;

  Circle circle() {
    return new Circle(x, y, RADIUS);
  }

  /** The square around it, by which it collides if told so. */
  Box square() {
    return Box.centered(x, y, 2 * RADIUS, 2 * RADIUS);
  }

  Shape shape(boolean asSquare) {
    return asSquare ? square() : circle();
  }

  /** Flies on in this direction, as fast as told. */
  void head(double directionX, double directionY, double speed) {
    double length = Math.sqrt(directionX * directionX + directionY * directionY);
    velocityX = directionX / length * speed;
    velocityY = directionY / length * speed;
  }

  /** Bounces off what lies in the direction of the normal; what it flies away from lets it go. */
  void reflect(double normalX, double normalY, double speed) {
    double towards = velocityX * normalX + velocityY * normalY;
    if (towards > 0) {
      head(velocityX - 2 * towards * normalX, velocityY - 2 * towards * normalY, speed);
    }
  }

  /** Turns its way by about five degrees. */
  void turnALittle(double speed) {
    head(velocityX - 0.09 * velocityY, velocityY + 0.09 * velocityX, speed);
  }
}
