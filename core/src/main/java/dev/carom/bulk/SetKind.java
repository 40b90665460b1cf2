// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

/** The kinds of sets, in the order in which {@link SetPairs} tests them. */
enum SetKind {
  CIRCLES,
  BOXES,
  CAPSULES,
  TURNED_BOXES,
  /** Shapes of any kinds. */
  SHAPES
}
