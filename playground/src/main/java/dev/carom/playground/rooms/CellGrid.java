// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.world.DrawLayer;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;

/** The cells into which a world has sorted its static shapes, read from the drawing of them. */
final class CellGrid {
  /** The area that is divided into cells. */
  final Box area;

  final int columns;
  final int rows;

  /** The cells that hold shapes, as the world draws them. */
  final List<Box> drawn;

  CellGrid(World world) {
    Recorder recorder = new Recorder();
    world.draw(recorder, DrawLayer.CELLS);
    drawn = recorder.boxes;
    Box all = drawn.get(0);
    for (Box cell : drawn) {
      all = Grip.hull(all, cell);
    }
    area = all;
    columns = (int) Math.floor(area.width() / drawn.get(0).width() + 0.5);
    rows = (int) Math.floor(area.height() / drawn.get(0).height() + 0.5);
  }

  /** Returns a cell. */
  Box cell(int column, int row) {
    double width = area.width() / columns;
    double height = area.height() / rows;
    return Box.at(area.minX() + column * width, area.minY() + row * height, width, height);
  }

  /** A canvas that keeps the boxes that are drawn on it. */
  private static final class Recorder implements Canvas {
    final List<Box> boxes = new ArrayList<>();

    @Override
    public double pixel() {
      return 1;
    }

    @Override
    public void stroke(int color, double width) {}

    @Override
    public void fill(int color) {}

    @Override
    public void dash(double length) {}

    @Override
    public void circle(double x, double y, double radius) {}

    @Override
    public void box(double minX, double minY, double maxX, double maxY) {
      boxes.add(new Box(minX, minY, maxX, maxY));
    }

    @Override
    public void convex(double[] corners, int from, int count, double radius) {}

    @Override
    public void line(double x0, double y0, double x1, double y1) {}

    @Override
    public void text(String text, double x, double y, double size, Align align) {}
  }
}
