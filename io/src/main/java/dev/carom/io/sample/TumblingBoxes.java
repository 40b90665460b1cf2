// SPDX-License-Identifier: Apache-2.0
package dev.carom.io.sample;

/**
 * Turned boxes that move and turn. All numbers are floats, so libraries that use floats and
 * libraries that use doubles see the same shapes.
 */
public final class TumblingBoxes {
  private static final double FASTEST_TURN = 0.1;

  /** Where the boxes are and how they move; the radii are those of the circles around them. */
  public final MovingCircles centres;

  /** Half the widths. */
  public final float[] halfWidth;

  /** Half the heights. */
  public final float[] halfHeight;

  /** The angles, in radians. */
  public final float[] angle;

  /** The change of the angle per frame, in radians. */
  public final float[] turn;

  private TumblingBoxes(int count) {
    centres = new MovingCircles(count, Math.sqrt(count * Math.PI));
    halfWidth = new float[count];
    halfHeight = new float[count];
    angle = new float[count];
    turn = new float[count];
  }

  /** Returns boxes with half sizes from 0.2 to 0.8 by 0.1 to 0.5; the same ones every time. */
  public static TumblingBoxes random(int count) {
    TumblingBoxes boxes = new TumblingBoxes(count);
    SplitMix64 random = new SplitMix64(42);
    for (int i = 0; i < count; i++) {
      boxes.centres.drawPosition(i, random);
      boxes.centres.drawVelocity(i, random);
      boxes.halfWidth[i] = (float) (0.2 + 0.6 * random.next());
      boxes.halfHeight[i] = (float) (0.1 + 0.4 * random.next());
      boxes.angle[i] = (float) (2 * Math.PI * random.next());
      boxes.turn[i] = (float) (FASTEST_TURN * (2 * random.next() - 1));
      double width = boxes.halfWidth[i];
      double height = boxes.halfHeight[i];
      boxes.centres.radius[i] = Math.nextUp((float) Math.sqrt(width * width + height * height));
    }
    return boxes;
  }
}
