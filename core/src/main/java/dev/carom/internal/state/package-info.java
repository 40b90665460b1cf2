// SPDX-License-Identifier: Apache-2.0
/** The state of a world: slots and shapes, a spatial index, and the detection of pairs. */
package dev.carom.internal.state;
