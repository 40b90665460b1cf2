/**
 * What to do about a hit: move and slide, stop, bounce, push out, separate a crowd.
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
