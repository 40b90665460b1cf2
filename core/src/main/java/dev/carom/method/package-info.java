// SPDX-License-Identifier: Apache-2.0
/**
 * Three ways to test a circle against a box from articles on collision detection, for learning and
 * comparison.
 *
 * <p>They use plain doubles, so rounding may give wrong results for pairs that touch or nearly
 * touch. In your own code, use {@link dev.carom.pair.Overlap}, which is exact.
 *
 * <table>
 *   <caption>How they compare</caption>
 *   <tr><th>class</th><th>idea</th><th>touching</th><th>correct, apart from rounding</th></tr>
 *   <tr><td>{@link dev.carom.method.NineZones}</td><td>the zone of the centre decides what to
 *     measure</td><td>counts</td><td>always</td></tr>
 *   <tr><td>{@link dev.carom.method.ClosestPoint}</td><td>clamp the centre to the box and measure
 *     from there</td><td>does not count</td><td>except for circles of radius 0</td></tr>
 *   <tr><td>{@link dev.carom.method.BoxRadius}</td><td>treat the box as a circle whose radius
 *     depends on the direction</td><td>counts</td><td>for every hit it reports, but it
 *     misses some</td></tr>
 * </table>
 *
 * <p>Numbers must be finite, radii not negative, and boxes not inverted; methods on primitives do
 * not check this.
 */
package dev.carom.method;
