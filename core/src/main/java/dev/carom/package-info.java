/**
 * The face of Carom: shapes as immutable values, and every question one can ask of two of them.
 *
 * <pre>{@code
 * Circle ball = new Circle(3, 4, 5);
 * Box brick = Box.at(7, 2, 4, 2);
 * if (ball.overlaps(brick)) {
 *   ball = ball.translate(brick.contactWith(ball).push());
 * }
 * }</pre>
 *
 * <p>Shapes are closed sets: a touch is an intersection, but not an overlap. Verdicts are exact for
 * all finite coordinates.
 */
package dev.carom;
