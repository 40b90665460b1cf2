/**
 * Three ways to test a circle against a box, as five articles on collision detection teach them:
 * for learning and for comparison.
 *
 * <p>They compute in plain doubles, so pairs that touch or nearly touch may come out wrong by
 * rounding; {@link dev.carom.pair.Overlap} is exact and is the one to use.
 *
 * <table>
 *   <caption>How they compare</caption>
 *   <tr><th>class</th><th>idea</th><th>touching</th><th>right, but for rounding</th></tr>
 *   <tr><td>{@link dev.carom.method.NineZones}</td><td>where the centre is, as seen from the box,
 *     says what to measure</td><td>a hit</td><td>always</td></tr>
 *   <tr><td>{@link dev.carom.method.ClosestPoint}</td><td>clamp the centre to the box and measure
 *     from there</td><td>no hit</td><td>for every circle but points</td></tr>
 *   <tr><td>{@link dev.carom.method.BoxRadius}</td><td>treat the box as a circle whose radius
 *     depends on the direction</td><td>a hit</td><td>for every hit it reports; it misses
 *     some</td></tr>
 * </table>
 *
 * <p>Inputs are finite, radii not negative and boxes not inverted; methods on primitives do not
 * check it.
 */
package dev.carom.method;
