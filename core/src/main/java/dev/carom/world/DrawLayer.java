// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.draw.Canvas;

/** The layers of {@link World#draw(Canvas, DrawLayer...)}. */
public enum DrawLayer {
  /** The cells of the index, with the number of shapes in each. */
  CELLS,
  /** The shapes: moving ones blue, static ones grey, sensors dashed, those that meet filled red. */
  SHAPES,
  /** The contacts: points, and arrows along the normals. */
  CONTACTS
}
