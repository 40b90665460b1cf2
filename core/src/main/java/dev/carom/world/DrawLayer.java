package dev.carom.world;

import dev.carom.draw.Canvas;

/** What {@link World#draw(Canvas, DrawLayer...)} can show. */
public enum DrawLayer {
  /** The cells that shapes are found by, with how many are in each. */
  CELLS,
  /** The shapes: moving ones blue, static ones grey, sensors dashed, those that meet filled red. */
  SHAPES,
  /** The contacts: their points, and arrows along their normals. */
  CONTACTS
}
