// SPDX-License-Identifier: Apache-2.0
/**
 * Games built with Carom: their rules, and how they are drawn on a canvas.
 *
 * <p>A game advances by one step for each input. It has no access to clocks, files or screens.
 * Equal inputs give equal states, bit for bit, on every JVM and in the browser.
 */
package dev.carom.games;
