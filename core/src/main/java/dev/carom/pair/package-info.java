// SPDX-License-Identifier: Apache-2.0
/**
 * Exact tests and measurements for pairs of shapes, on primitives: one class per question, one
 * method per pair of shapes. Nothing is allocated, except for near ties of numbers so extreme that
 * their products overflow or underflow.
 *
 * <p>Inputs must be finite, radii not negative and boxes not inverted; unlike the shapes in {@link
 * dev.carom}, these methods do not check. Results of more than one number are written to an object
 * that the caller passes and reuses, and that is also returned:
 *
 * <pre>{@code
 * MutableContact contact = new MutableContact();
 * Penetration.circleCircle(0, 0, 2, 3, 0, 2, contact);
 * contact.depth(); // 1
 * }</pre>
 */
package dev.carom.pair;
