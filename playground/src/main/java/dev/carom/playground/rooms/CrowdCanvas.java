// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.draw.Canvas;

/** A canvas that draws very many circles at once. */
public interface CrowdCanvas extends Canvas {
  /** Draws filled circles; those that are lit have the second colour. */
  void crowd(
      double[] x, double[] y, double[] radius, boolean[] lit, int count, int color, int litColor);
}
