// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** A canvas of pixels on a white background. */
final class PngCanvas implements Canvas {
  /** Far outside any picture, but small enough to draw. */
  private static final double FAR = 1e6;

  private final Box view;
  private final boolean yDown;
  private final double scale;
  private final BufferedImage image;
  private final Graphics2D graphics;
  private int strokeColor = NONE;
  private double strokeWidth;
  private int fillColor = NONE;
  private double dash;

  PngCanvas(Box view, double width, boolean yDown) {
    System.setProperty("java.awt.headless", "true");
    this.view = view;
    this.yDown = yDown;
    scale = width / view.width();
    image =
        new BufferedImage(
            (int) Math.ceil(width),
            (int) Math.ceil(view.height() * scale),
            BufferedImage.TYPE_INT_RGB);
    graphics = image.createGraphics();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  /** Returns the picture as the bytes of a file. */
  byte[] bytes() {
    return bytes(image);
  }

  /** Returns an image as the bytes of a file. */
  static byte[] bytes(BufferedImage image) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  /** Draws an image that fills a box. */
  void image(BufferedImage drawn, Box area) {
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    int left = (int) Math.round(xOf(area.minX()));
    int right = (int) Math.round(xOf(area.maxX()));
    int top = (int) Math.round(yOf(yDown ? area.minY() : area.maxY()));
    int bottom = (int) Math.round(yOf(yDown ? area.maxY() : area.minY()));
    graphics.drawImage(drawn, left, top, right - left, bottom - top, null);
  }

  @Override
  public double pixel() {
    return 1 / scale;
  }

  @Override
  public void stroke(int color, double width) {
    strokeColor = color;
    strokeWidth = width;
  }

  @Override
  public void fill(int color) {
    fillColor = color;
  }

  @Override
  public void dash(double length) {
    dash = length;
  }

  @Override
  public void circle(double x, double y, double radius) {
    double size = Math.min(FAR, radius * scale);
    draw(new Ellipse2D.Double(xOf(x) - size, yOf(y) - size, 2 * size, 2 * size));
  }

  @Override
  public void box(double minX, double minY, double maxX, double maxY) {
    double left = xOf(minX);
    double top = Math.min(yOf(minY), yOf(maxY));
    double bottom = Math.max(yOf(minY), yOf(maxY));
    draw(new Rectangle2D.Double(left, top, xOf(maxX) - left, bottom - top));
  }

  @Override
  public void convex(double[] corners, int from, int count, double radius) {
    Path2D path = new Path2D.Double();
    path.moveTo(xOf(corners[from]), yOf(corners[from + 1]));
    for (int k = 1; k < count; k++) {
      path.lineTo(xOf(corners[from + 2 * k]), yOf(corners[from + 2 * k + 1]));
    }
    path.closePath();
    Area area = new Area(path);
    float width = (float) (2 * radius * scale);
    if (width > 0) {
      BasicStroke around = new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
      area.add(new Area(around.createStrokedShape(path)));
    }
    draw(area);
  }

  @Override
  public void line(double x0, double y0, double x1, double y1) {
    outline(new Line2D.Double(xOf(x0), yOf(y0), xOf(x1), yOf(y1)));
  }

  @Override
  public void text(String text, double x, double y, double size, Align align) {
    graphics.setColor(color(fillColor));
    graphics.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont((float) (size * scale)));
    double width = graphics.getFontMetrics().stringWidth(text);
    double left =
        switch (align) {
          case START -> xOf(x);
          case MIDDLE -> xOf(x) - width / 2;
          case END -> xOf(x) - width;
        };
    graphics.drawString(text, (float) left, (float) (yOf(y) + 0.35 * size * scale));
  }

  private void draw(Shape shape) {
    if (fillColor != NONE) {
      graphics.setColor(color(fillColor));
      graphics.fill(shape);
    }
    outline(shape);
  }

  private void outline(Shape shape) {
    if (strokeColor != NONE) {
      graphics.setColor(color(strokeColor));
      float width = (float) (strokeWidth * scale);
      float gap = (float) (dash * scale);
      graphics.setStroke(
          new BasicStroke(
              width,
              BasicStroke.CAP_ROUND,
              BasicStroke.JOIN_ROUND,
              1,
              gap > 0 ? new float[] {gap} : null,
              0));
      graphics.draw(shape);
    }
  }

  private double xOf(double x) {
    return limited((x - view.minX()) * scale);
  }

  private double yOf(double y) {
    return limited((yDown ? y - view.minY() : view.maxY() - y) * scale);
  }

  private static double limited(double value) {
    return Math.max(-FAR, Math.min(FAR, value));
  }

  private static Color color(int color) {
    return new Color(color >>> 24, color >>> 16 & 0xff, color >>> 8 & 0xff, color & 0xff);
  }
}
