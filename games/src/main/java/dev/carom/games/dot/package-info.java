/** A dot that walks around a wall. */
package dev.carom.games.dot;
