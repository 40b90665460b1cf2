// SPDX-License-Identifier: Apache-2.0
/** Breakout: a ball, bricks, and a paddle. */
package dev.carom.games.breakout;
