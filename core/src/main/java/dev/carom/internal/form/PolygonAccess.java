// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

import java.util.function.Function;

/** Gives other packages of the core access to the corners of a polygon, which it does not copy. */
public final class PolygonAccess {
  private static Function<Object, double[]> access;
  private static Maker maker;

  private PolygonAccess() {}

  /** Makes a polygon of corners that are in order and never change. */
  @FunctionalInterface
  public interface Maker {
    /** Returns the polygon. */
    Object make(double[] offsets, double x, double y, double radius);
  }

  /** Sets the accessors; called by the class of polygons when it is loaded. */
  public static void allow(Function<Object, double[]> offsets, Maker polygons) {
    access = offsets;
    maker = polygons;
  }

  /** Returns the corners of a polygon relative to its position; not a copy. */
  public static double[] offsetsOf(Object polygon) {
    return access.apply(polygon);
  }

  /** Returns a polygon of corners that were another polygon's. */
  public static Object polygon(double[] offsets, double x, double y, double radius) {
    return maker.make(offsets, x, y, radius);
  }
}
