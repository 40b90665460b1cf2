// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.IOException;

/** Receives the nearest shapes one by one. */
@FunctionalInterface
public interface NearestVisitor {
  /**
   * Receives one of the nearest shapes of a shape.
   *
   * @param a the row of the shape
   * @param b the row of the one that is near it
   * @param rank its place among the nearest, from 1
   * @param distance their distance, as {@link ShapeTable#distance} returns it
   */
  void near(int a, int b, int rank, double distance) throws IOException;
}
