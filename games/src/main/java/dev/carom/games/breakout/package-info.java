/** Breakout: a ball that truly bounces, bricks, and a paddle. */
package dev.carom.games.breakout;
