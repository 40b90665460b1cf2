package dev.carom.cli;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.draw.SvgCanvas;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;

/** A file with a picture, SVG or PNG. */
final class Picture {
  private Picture() {}

  /** Something to draw. */
  interface Drawing {
    void draw(Canvas canvas, Images images);
  }

  /** Draws images that fill a box of the world, which a {@link Canvas} cannot. */
  interface Images {
    void image(BufferedImage image, Box area);
  }

  /** Refuses a name that is not one of a picture. */
  static void checkName(Path file) throws Failure {
    if (!isSvg(file) && !isPng(file)) {
      throw Failure.wrongInput("the picture must end in .svg or .png, but was " + file);
    }
  }

  /** Whether the name of a file says that it is SVG. */
  static boolean isSvg(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".svg");
  }

  /** Whether the name of a file says that it is PNG. */
  static boolean isPng(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".png");
  }

  /** Draws a part of the world, so many pixels wide, and returns the bytes of the file. */
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
