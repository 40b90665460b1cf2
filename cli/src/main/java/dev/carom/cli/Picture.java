// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.draw.SvgCanvas;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;

/** Writes pictures as SVG or PNG. */
final class Picture {
  private Picture() {}

  /** Draws the content of a picture. */
  interface Drawing {
    void draw(Canvas canvas, Images images);
  }

  /** Draws images that fill a box of the world, which {@link Canvas} does not support. */
  interface Images {
    void image(BufferedImage image, Box area);
  }

  /** Rejects a name that does not end in {@code .svg} or {@code .png}. */
  static void checkName(Path file) throws Failure {
    if (!isSvg(file) && !isPng(file)) {
      throw Failure.wrongInput("the picture must end in .svg or .png, but was " + file);
    }
  }

  /** Returns true if the name of a file ends in {@code .svg}. */
  static boolean isSvg(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".svg");
  }

  /** Returns true if the name of a file ends in {@code .png}. */
  static boolean isPng(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".png");
  }

  /**
   * Draws a part of the world in a picture of this width in pixels, and returns the bytes of the
   * file.
   */
  static byte[] bytes(
      Path file, Box view, double width, boolean yDown, String title, Drawing drawing)
      throws IOException {
    if (isPng(file)) {
      PngCanvas canvas = new PngCanvas(view, width, yDown);
      drawing.draw(canvas, canvas::image);
      return canvas.bytes();
    }
    SvgCanvas canvas = yDown ? SvgCanvas.yDown(view, width) : SvgCanvas.yUp(view, width);
    canvas.title(title);
    drawing.draw(
        canvas,
        (image, area) ->
            canvas.image(
                PngCanvas.bytes(image), area.minX(), area.minY(), area.maxX(), area.maxY()));
    return canvas.toString().getBytes(StandardCharsets.UTF_8);
  }
}
