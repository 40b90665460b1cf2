// SPDX-License-Identifier: Apache-2.0
/** A small platform game: run, jump, and ride moving platforms. */
package dev.carom.games.platformer;
