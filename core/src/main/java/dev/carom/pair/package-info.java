/**
 * One class per question, one method per pair of shapes, on primitives and without allocation; only
 * a near tie of numbers so extreme that their products over- or underflow makes some garbage.
 *
 * <p>Inputs are finite, radii not negative and boxes not inverted; unlike the shapes of {@link
 * dev.carom}, these methods do not check it. Questions with more than one number for an answer
 * write it to an object that the caller keeps and reuses, and return that object:
 *
 * <pre>{@code
 * MutableContact contact = new MutableContact();
 * Penetration.circleCircle(0, 0, 2, 3, 0, 2, contact);
 * contact.depth(); // 1
 * }</pre>
 */
package dev.carom.pair;
