// SPDX-License-Identifier: Apache-2.0
/**
 * Movement with collision response: slide, stop, bounce, push out, carry, separate a crowd.
 *
 * <pre>{@code
 * Mover mover = Mover.of(world);
 * mover.move(player, 3, -1);
 * for (int k = 0; k < mover.hits(); k++) {
 *   System.out.println("hit " + mover.hit(k).handle());
 * }
 * }</pre>
 */
package dev.carom.motion;
