// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.internal.bounds.Bounds;
import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import java.util.function.Consumer;

/** How many shapes an index looks at to answer a question about one point, told by its cells. */
final class Effort {
  private static final int QUESTIONS = 40;

  private double[] cells = new double[1024];
  private int[] shapes = new int[256];
  private int count;

  /**
   * Checks that it is few, if the answers are few.
   *
   * @param looseness how far shapes may reach out of a cell, in sizes of the cell
   */
  static void check(Consumer<CellVisitor> index, int looseness, Bounds bounds, int shapes) {
    Effort effort = new Effort();
    index.accept((minX, minY, maxX, maxY, held) -> effort.add(minX, minY, maxX, maxY, held));
    SplitMix64 random = new SplitMix64(7);
    long candidates = 0;
    long answers = 0;
    for (int question = 0; question < QUESTIONS; question++) {
      int near = random.below(shapes);
      double x = bounds.minX(near);
      double y = bounds.minY(near);
      candidates += effort.candidates(x, y, looseness);
      for (int id = 0; id < shapes; id++) {
        answers += bounds.meets(id, x, y, x, y) ? 1 : 0;
      }
    }
    assertThat(candidates).isGreaterThanOrEqualTo(answers);
    assertThat(candidates / QUESTIONS)
        .as("candidates for %s answers", (double) answers / QUESTIONS)
        .isLessThan(200 + 30 * answers / QUESTIONS);
  }

  private void add(double minX, double minY, double maxX, double maxY, int held) {
    if (count == shapes.length) {
      cells = Arrays.copyOf(cells, 2 * cells.length);
      shapes = Arrays.copyOf(shapes, 2 * count);
    }
    cells[4 * count] = minX;
    cells[4 * count + 1] = minY;
    cells[4 * count + 2] = maxX;
    cells[4 * count + 3] = maxY;
    shapes[count++] = held;
  }

  private long candidates(double x, double y, int looseness) {
    long candidates = 0;
    for (int cell = 0; cell < count; cell++) {
      double minX = cells[4 * cell];
      double minY = cells[4 * cell + 1];
      double maxX = cells[4 * cell + 2];
      double maxY = cells[4 * cell + 3];
      if (minX <= x
          && x <= maxX + looseness * (maxX - minX)
          && minY <= y
          && y <= maxY + looseness * (maxY - minY)) {
        candidates += shapes[cell];
      }
    }
    return candidates;
  }
}
