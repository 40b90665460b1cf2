// SPDX-License-Identifier: Apache-2.0
/** A canvas interface for drawing shapes on any surface, and an implementation for SVG. */
package dev.carom.draw;
