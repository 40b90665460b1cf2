// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

/** The kinds of sets; of two different ones, the earlier comes first in a call. */
enum SetKind {
  CIRCLES,
  BOXES,
  CAPSULES,
  TURNED_BOXES,
  /** Shapes of any kinds. */
  SHAPES
}
