/** A corner of a platform game: run, jump, and ride on what moves. */
package dev.carom.games.platformer;
