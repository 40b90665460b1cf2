// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.oracle.Floats;
import dev.carom.oracle.HardNumbers;
import dev.carom.oracle.NumberShape;
import dev.carom.oracle.SplitMix64;
import java.util.Arrays;

/** Shapes of one kind as arrays. */
record NumberSet(NumberShape.Kind kind, double[][] arrays) {
  static NumberSet of(
      SplitMix64 random, NumberShape.Kind kind, HardNumbers.Style style, int count) {
    NumberSet set = new NumberSet(kind, new double[kind.names().size()][count]);
    for (int k = 0; k < count; k++) {
      set.put(k, HardNumbers.shape(random, kind, style));
    }
    return set;
  }

  /** Shapes with sizes near 1, spread over a square so that each meets about one other. */
  static NumberSet spread(SplitMix64 random, NumberShape.Kind kind, int count) {
    NumberSet set = of(random, kind, HardNumbers.Style.ORDINARY, count);
    double side = 2 * Math.sqrt(count);
    for (int k = 0; k < count; k++) {
      double x = side * random.fraction();
      double y = side * random.fraction();
      for (int n = 0; n < set.arrays.length; n++) {
        String name = kind.names().get(n);
        boolean isX = name.matches("x.*|.*X");
        boolean isPlace = isX || name.matches("y.*|.*Y");
        if (kind.isSize(n)) {
          set.arrays[n][k] = 0.2 + 0.6 * random.fraction();
        } else if (isPlace) {
          set.arrays[n][k] = (isX ? x : y) + (n < 2 ? 0 : random.fraction());
        }
      }
    }
    return set;
  }

  void put(int k, NumberShape shape) {
    for (int n = 0; n < arrays.length; n++) {
      arrays[n][k] = shape.numbers()[n];
    }
  }

  /** All shapes as a set. */
  ShapeSet toSet() {
    return toSet(count());
  }

  /** The first shapes as a set. */
  ShapeSet toSet(int count) {
    double[][] a = arrays;
    return switch (kind) {
      case CIRCLE -> ShapeSet.circles(a[0], a[1], a[2], count);
      case BOX -> ShapeSet.boxes(a[0], a[1], a[2], a[3], count);
      case CAPSULE -> ShapeSet.capsules(a[0], a[1], a[2], a[3], a[4], count);
      case TURNED_BOX -> ShapeSet.turnedBoxes(a[0], a[1], a[2], a[3], a[4], a[5], count);
    };
  }

  /** All shapes as a set in single precision, rounded. */
  ShapeSet toFloatSet() {
    float[][] a = Arrays.stream(arrays).map(Floats::of).toArray(float[][]::new);
    return switch (kind) {
      case CIRCLE -> ShapeSet.circles(a[0], a[1], a[2], count());
      case BOX -> ShapeSet.boxes(a[0], a[1], a[2], a[3], count());
      case CAPSULE -> ShapeSet.capsules(a[0], a[1], a[2], a[3], a[4], count());
      case TURNED_BOX -> ShapeSet.turnedBoxes(a[0], a[1], a[2], a[3], a[4], a[5], count());
    };
  }

  /** The same shapes with numbers that are floats. */
  NumberSet rounded() {
    NumberSet rounded = new NumberSet(kind, new double[arrays.length][]);
    for (int n = 0; n < arrays.length; n++) {
      float[] floats = Floats.of(arrays[n]);
      rounded.arrays[n] = new double[floats.length];
      Arrays.setAll(rounded.arrays[n], k -> floats[k]);
    }
    return rounded;
  }

  int count() {
    return arrays[0].length;
  }

  NumberShape shape(int k) {
    return new NumberShape(kind, Arrays.stream(arrays).mapToDouble(array -> array[k]).toArray());
  }
}
