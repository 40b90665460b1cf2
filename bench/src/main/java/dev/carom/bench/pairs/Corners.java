// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.pairs;

import java.util.Arrays;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Vector2;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/** Polygons of several libraries, from corners in an array, x and y in turn. */
final class Corners {
  static final GeometryFactory JTS = new GeometryFactory();

  private Corners() {}

  static double[] of(double[] numbers, int at, int count) {
    return Arrays.copyOfRange(numbers, at, at + 2 * count);
  }

  static Polygon dyn4jPolygon(double[] numbers, int at, int count) {
    Vector2[] corners = new Vector2[count];
    Arrays.setAll(corners, k -> new Vector2(numbers[at + 2 * k], numbers[at + 2 * k + 1]));
    return new Polygon(corners);
  }

  static org.locationtech.jts.geom.Polygon jtsPolygon(double[] numbers, int at, int count) {
    Coordinate[] ring = new Coordinate[count + 1];
    Arrays.setAll(
        ring,
        k -> new Coordinate(numbers[at + 2 * (k % count)], numbers[at + 2 * (k % count) + 1]));
    return JTS.createPolygon(ring);
  }
}
