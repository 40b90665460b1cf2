// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

/**
 * The colours of a drawing, {@code 0xRRGGBBAA}, for light and dark pages.
 *
 * <p>On ground and panel, texts have a contrast of at least 4.5 to 1, and everything else of at
 * least 3 to 1.
 */
public enum Palette {
  /** Dark lines on a light background. */
  LIGHT(
      0xfdfcf9ff,
      0xf1eee7ff,
      0x1d2430ff,
      0x545d6bff,
      0x576171ff,
      0x737b88ff,
      0x2563ebff,
      0xb45309ff,
      0x15803dff,
      0xdc2626ff,
      0x7c3aedff),
  /** Light lines on a dark background. */
  DARK(
      0x10151cff,
      0x171e27ff,
      0xe7ecf3ff,
      0x9ca8b8ff,
      0x9aa6b6ff,
      0x6f7b8bff,
      0x6aa8ffff,
      0xf5b04cff,
      0x4ade80ff,
      0xff6b6bff,
      0xb69cffff);

  /** The background. */
  public final int ground;

  /** A slightly different background. */
  public final int panel;

  /** Lines and texts. */
  public final int ink;

  /** Less prominent lines and texts. */
  public final int faint;

  /** Dividing lines, visible on tinted backgrounds too. */
  public final int rule;

  /** Walls and tiles. */
  public final int solid;

  /** Circles, and what the player controls. */
  public final int blue;

  /** Boxes. */
  public final int amber;

  /** Correct results, and what can be collected. */
  public final int green;

  /** Wrong results, and what hurts. */
  public final int red;

  /** Directions and pushes. */
  public final int violet;

  Palette(
      int ground,
      int panel,
      int ink,
      int faint,
      int rule,
      int solid,
      int blue,
      int amber,
      int green,
      int red,
      int violet) {
    this.ground = ground;
    this.panel = panel;
    this.ink = ink;
    this.faint = faint;
    this.rule = rule;
    this.solid = solid;
    this.blue = blue;
    this.amber = amber;
    this.green = green;
    this.red = red;
    this.violet = violet;
  }

  /** Returns the colour with an alpha from 0 to 255. */
  public static int withAlpha(int color, int alpha) {
    return color & 0xffffff00 | alpha;
  }
}
