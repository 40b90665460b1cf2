/** Breakout: a ball, bricks, and a paddle. */
package dev.carom.games.breakout;
