// SPDX-License-Identifier: Apache-2.0
/**
 * Shapes as immutable values, and all questions about two of them: circles, boxes, capsules, convex
 * polygons, and compounds of these.
 *
 * <pre>{@code
 * Circle ball = new Circle(3, 4, 5);
 * Box brick = Box.at(7, 2, 4, 2);
 * if (ball.overlaps(brick)) {
 *   ball = ball.translate(brick.contactWith(ball).push());
 * }
 * }</pre>
 *
 * <p>Shapes are closed sets: shapes that touch intersect but do not overlap. Verdicts are exact for
 * all finite coordinates.
 */
package dev.carom;
