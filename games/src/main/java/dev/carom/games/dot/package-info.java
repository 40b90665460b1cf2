// SPDX-License-Identifier: Apache-2.0
/** A dot that walks around a wall. */
package dev.carom.games.dot;
