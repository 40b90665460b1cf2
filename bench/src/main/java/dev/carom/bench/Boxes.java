package dev.carom.bench;

/** Boxes that stand still. */
public final class Boxes {
  /** No box is wider or higher. */
  public static final float LARGEST = 4;

  public final int count;
  public final float[] minX;
  public final float[] minY;
  public final float[] maxX;
  public final float[] maxY;

  private Boxes(int count) {
    this.count = count;
    minX = new float[count];
    minY = new float[count];
    maxX = new float[count];
    maxY = new float[count];
  }

  /** Boxes of 0.5 to 4 with their centres in a square; always the same ones. */
  public static Boxes random(int count, double side) {
    Boxes boxes = new Boxes(count);
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

  /** The time at which a segment, given by its start and direction, enters a box; 2 for never. */
  public double castTime(double x, double y, double dx, double dy, int box) {
    double ax = (minX[box] - x) / dx;
    double bx = (maxX[box] - x) / dx;
    double ay = (minY[box] - y) / dy;
    double by = (maxY[box] - y) / dy;
    double enter = Math.max(0, Math.max(Math.min(ax, bx), Math.min(ay, by)));
    double leave = Math.min(1, Math.min(Math.max(ax, bx), Math.max(ay, by)));
    return enter <= leave ? enter : 2;
  }
}
