// SPDX-License-Identifier: Apache-2.0
/**
 * Finds what is near a place, on a path or next to a shape: a packed grid for what stays, a loose
 * one for what moves.
 */
package dev.carom.internal.grid;
