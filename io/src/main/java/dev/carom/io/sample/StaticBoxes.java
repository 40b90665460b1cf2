package dev.carom.io.sample;

/** Boxes that do not move, in floats. */
public final class StaticBoxes {
  /** How many there are. */
  public final int count;

  /** Their left sides. */
  public final float[] minX;

  /** Their smaller y. */
  public final float[] minY;

  /** Their right sides. */
  public final float[] maxX;

  /** Their larger y. */
  public final float[] maxY;

  private StaticBoxes(int count) {
    this.count = count;
    minX = new float[count];
    minY = new float[count];
    maxX = new float[count];
    maxY = new float[count];
  }

  /** Boxes of 0.5 to 4 with their centres in a square; always the same ones. */
  public static StaticBoxes random(int count, double side) {
    StaticBoxes boxes = new StaticBoxes(count);
    SplitMix64 random = new SplitMix64(42);
    for (int i = 0; i < count; i++) {
      double x = side * random.next();
      double y = side * random.next();
      double width = 0.5 + 3.5 * random.next();
      double height = 0.5 + 3.5 * random.next();
      boxes.minX[i] = (float) (x - width / 2);
      boxes.minY[i] = (float) (y - height / 2);
      boxes.maxX[i] = (float) (x + width / 2);
      boxes.maxY[i] = (float) (y + height / 2);
    }
    return boxes;
  }
}
