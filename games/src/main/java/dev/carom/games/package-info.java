/**
 * Games played with Carom: their rules, and how they look on a canvas.
 *
 * <p>A game is told what the player does and makes one step; it knows no clock, no files and no
 * screen. The same inputs give the same states, bit for bit, on every JVM and in the browser.
 */
package dev.carom.games;
