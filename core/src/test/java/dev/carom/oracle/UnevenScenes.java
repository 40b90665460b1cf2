// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

/**
 * Scenes whose shapes are far from evenly spread: most of them in a small part of the plane, in a
 * few clusters along a diagonal, in clusters within clusters, or all but a few outliers together.
 */
public final class UnevenScenes {
  private enum Layout {
    CLUSTER,
    DIAGONAL,
    NESTED,
    OUTLIERS,
    HEAPS
  }

  private final SplitMix64 random;
  private final Layout layout;
  private final boolean floats;
  private final int count;

  /** How large clusters are, where the whole is 1; or how far outliers are away. */
  private final double scale;

  private final double size;
  private final double offset;
  private double x;
  private double y;

  private UnevenScenes(SplitMix64 random, int count) {
    this.random = random;
    this.count = count;
    layout = Layout.values()[random.below(Layout.values().length)];
    floats = random.nextBoolean();
    scale = Math.pow(10, -random.between(1, layout == Layout.OUTLIERS ? 9 : 4));
    size = random.oneOf(0, 0.3, 1) * scale / Math.sqrt(count);
    offset = random.oneOf(0, 1, -100);
  }

  /** A scene with this many shapes in each set, with about one pair per shape in most of them. */
  public static Scene of(SplitMix64 random, int count) {
    return new UnevenScenes(random, count).make();
  }

  private Scene make() {
    return new Scene(
        circles(), circles(), boxes(), boxes(), floats, layout + " " + scale + " sized " + size);
  }

  private void place(int k) {
    x = random.fraction();
    y = random.fraction();
    switch (layout) {
      case CLUSTER -> shrink(k % 10 > 0 ? scale : 1, 0.3, 0.6);
      case DIAGONAL -> shrink(scale, (k % 7) * 0.1, (k % 7) * 0.1);
      case NESTED -> shrink(Math.pow(scale, k % 3), 0.4, 0.7);
      case OUTLIERS -> {
        boolean far = random.oneIn(count / 2);
        shrink(far ? 1 : scale, far ? random.below(3) : 0.5, far ? random.below(3) : 0.5);
      }
      case HEAPS -> shrink(k % 2 * scale, (k % 9) * 0.1, (k * 7 % 9) * 0.1);
    }
    x += offset;
    y += offset;
  }

  private void shrink(double factor, double towardsX, double towardsY) {
    x = towardsX + x * factor;
    y = towardsY + y * factor;
  }

  private double reach() {
    return random.oneIn(count) ? random.fraction() : size * (0.5 + 0.5 * random.fraction());
  }

  private Circles circles() {
    Circles circles = Circles.of(count);
    boolean same = random.nextBoolean();
    for (int k = 0; k < count; k++) {
      place(k);
      circles.set(k, x, y, same ? size : reach());
    }
    return floats ? circles.rounded() : circles;
  }

  private Boxes boxes() {
    Boxes boxes = Boxes.of(count);
    for (int k = 0; k < count; k++) {
      place(k);
      boxes.set(k, x, y, x + reach(), y + reach());
    }
    return floats ? boxes.rounded() : boxes;
  }
}
