// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import org.teavm.interop.Import;
import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Float32Array;

/**
 * The functions of {@code painter.js}. Functions that take only numbers are imported directly by
 * the WebAssembly module, which is the fastest way.
 */
final class Painter {
  private Painter() {}

  @Import(module = "painter", name = "begin")
  static native void begin(double scale, double left, double top, int ground);

  @Import(module = "painter", name = "stroke")
  static native void stroke(int color, double width);

  @Import(module = "painter", name = "fill")
  static native void fill(int color);

  @Import(module = "painter", name = "dash")
  static native void dash(double length);

  @Import(module = "painter", name = "circle")
  static native void circle(double x, double y, double radius);

  @Import(module = "painter", name = "box")
  static native void box(double minX, double minY, double maxX, double maxY);

  @Import(module = "painter", name = "beginOutline")
  static native void beginOutline();

  @Import(module = "painter", name = "corner")
  static native void corner(
      double x, double y, double radius, double fromX, double fromY, double toX, double toY);

  @Import(module = "painter", name = "endOutline")
  static native void endOutline();

  @Import(module = "painter", name = "line")
  static native void line(double x0, double y0, double x1, double y1);

  @Import(module = "painter", name = "milliseconds")
  static native double milliseconds();

  /**
   * Draws circles from x, y, radius and a flag for each; flagged circles have the second colour.
   */
  @JSBody(
      params = {"numbers", "count", "color", "litColor"},
      script = "painter.crowd(numbers, count, color, litColor)")
  static native void crowd(Float32Array numbers, int count, int color, int litColor);

  @JSBody(
      params = {"text", "x", "y", "size", "align"},
      script = "painter.text(text, x, y, size, align)")
  static native void text(String text, double x, double y, double size, int align);
}
