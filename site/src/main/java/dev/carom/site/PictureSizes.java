// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;

/** The sizes of pictures, so that a page does not move while they load. */
final class PictureSizes {
  private static final Pattern SVG =
      Pattern.compile("^<svg [^>]*\\bwidth=\"([\\d.]+)\" height=\"([\\d.]+)\"");

  private final Project project;

  PictureSizes(Project project) {
    this.project = project;
  }

  /** Returns the attributes of a picture in the site, by its address as the page names it. */
  Map<String, String> attributes(Document document, String destination) {
    Path file = project.root().resolve(document.source()).resolveSibling(destination);
    try {
      if (destination.endsWith(".svg")) {
        Matcher svg = SVG.matcher(Files.readString(file));
        return svg.find() ? attributes(svg.group(1), svg.group(2)) : Map.of();
      }
      BufferedImage picture = ImageIO.read(file.toFile());
      return attributes("" + picture.getWidth(), "" + picture.getHeight());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Map<String, String> attributes(String width, String height) {
    return Map.of("width", rounded(width), "height", rounded(height));
  }

  private static String rounded(String length) {
    return Long.toString(Math.round(Double.parseDouble(length)));
  }
}
