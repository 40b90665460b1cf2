// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

/**
 * Two sets of circles and two of boxes, all in the same place.
 *
 * @param floats whether every number is a float
 * @param what how it was made, for messages
 */
public record Scene(
    Circles circles,
    Circles otherCircles,
    Boxes boxes,
    Boxes otherBoxes,
    boolean floats,
    String what) {
  /** The same with each set in another random order. */
  public Scene shuffled(SplitMix64 random) {
    return new Scene(
        circles.reordered(order(circles.count(), random)),
        otherCircles.reordered(order(otherCircles.count(), random)),
        boxes.reordered(order(boxes.count(), random)),
        otherBoxes.reordered(order(otherBoxes.count(), random)),
        floats,
        what);
  }

  /** A random permutation. */
  public static int[] order(int count, SplitMix64 random) {
    int[] order = new int[count];
    for (int k = 0; k < count; k++) {
      int other = random.below(k + 1);
      order[k] = order[other];
      order[other] = k;
    }
    return order;
  }

  @Override
  public String toString() {
    return circles.count()
        + " and "
        + otherCircles.count()
        + " circles, "
        + boxes.count()
        + " and "
        + otherBoxes.count()
        + " boxes, "
        + what;
  }
}
