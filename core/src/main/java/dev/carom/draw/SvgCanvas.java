// SPDX-License-Identifier: Apache-2.0
package dev.carom.draw;

import dev.carom.Box;
import dev.carom.internal.check.Arguments;
import java.util.Base64;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * A canvas that creates an SVG picture, which {@link #toString} returns. The same calls produce the
 * same characters on every platform.
 *
 * <pre>{@code
 * SvgCanvas canvas = SvgCanvas.yUp(new Box(-5, -5, 5, 5), 400);
 * canvas.fill(0x2f81f7ff);
 * canvas.circle(0, 0, 3);
 * Files.writeString(Path.of("circle.svg"), canvas.toString());
 * }</pre>
 *
 * <p>The background is transparent. On dark pages, greys are inverted (dark grey text becomes light
 * grey); other colours stay the same, so choose colours of medium brightness. Coordinates are
 * written in pixels with two decimals.
 */
public final class SvgCanvas implements Canvas {
  /** Far outside any picture, but small enough for every viewer. */
  private static final double FAR = 1e7;

  /** From the middle of a line of text to its base line, in font sizes. */
  private static final double BASE_LINE = 0.35;

  /** Colours whose channels differ by no more than this count as greys. */
  private static final int MOST_TINT = 24;

  private final Box view;
  private final boolean yUp;
  private final double width;
  private final double scale;
  private final StringBuilder elements = new StringBuilder();
  private String title = "";
  private int strokeColor = 0x7d8590ff;
  private double strokeWidth;
  private int fillColor = NONE;
  private double dash;

  /** The greys in use, and what they become on dark pages; sorted, for the same characters. */
  private final Map<String, String> darkGreys = new TreeMap<>();

  /** The style of the open group; null before the first one. */
  private String groupStyle;

  private SvgCanvas(Box view, double width, boolean yUp) {
    if (!(width > 0 && width <= FAR)) {
      throw new IllegalArgumentException(
          "width must be greater than 0 and at most 1e7, but was " + width);
    }
    this.view = view;
    this.yUp = yUp;
    this.width = width;
    this.scale = width / view.width();
    double height = view.height() * scale;
    if (!(scale > 0 && scale <= Double.MAX_VALUE && height > 0 && height <= FAR)) {
      throw new IllegalArgumentException(
          "view must have a sensible width and height, but was " + view);
    }
    this.strokeWidth = pixel();
  }

  /**
   * Creates a picture with the y axis pointing up.
   *
   * @param view the visible part of the world
   * @param width the width of the picture in pixels
   * @throws IllegalArgumentException if a size is 0, or too large or too small to draw
   */
  public static SvgCanvas yUp(Box view, double width) {
    return new SvgCanvas(view, width, true);
  }

  /**
   * Creates a picture with the y axis pointing down.
   *
   * @param view the visible part of the world
   * @param width the width of the picture in pixels
   * @throws IllegalArgumentException if a size is 0, or too large or too small to draw
   */
  public static SvgCanvas yDown(Box view, double width) {
    return new SvgCanvas(view, width, false);
  }

  /** Sets the title, which viewers show on hover and screen readers read aloud. */
  public void title(String text) {
    title = Objects.requireNonNull(text, "text must not be null");
  }

  @Override
  public double pixel() {
    return 1 / scale;
  }

  @Override
  public void stroke(int color, double width) {
    strokeWidth = Arguments.finiteNotNegative("width", width);
    strokeColor = color;
  }

  @Override
  public void fill(int color) {
    fillColor = color;
  }

  @Override
  public void dash(double length) {
    dash = Arguments.finiteNotNegative("length", length);
  }

  @Override
  public void circle(double x, double y, double radius) {
    String centerX = xOf(x);
    String centerY = yOf(y);
    String pixels = number(Arguments.finiteNotNegative("radius", radius) * scale);
    begin(areaStyle());
    if (pixels.equals("0")) {
      path("M" + centerX + " " + centerY + "h0");
    } else {
      elements
          .append("<circle cx=\"")
          .append(centerX)
          .append("\" cy=\"")
          .append(centerY)
          .append("\" r=\"")
          .append(pixels)
          .append("\"/>\n");
    }
  }

  @Override
  public void convex(double[] corners, int from, int count, double radius) {
    Arguments.present("corners", corners);
    if (from < 0 || from > corners.length) {
      throw new IndexOutOfBoundsException(
          "from must be an index of corners, but was " + from + " of " + corners.length);
    }
    if (count < 1 || count > (corners.length - from) / 2) {
      throw new IndexOutOfBoundsException("count must be a number of corners, but was " + count);
    }
    String pixels = number(Arguments.finiteNotNegative("radius", radius) * scale);
    // Counter-clockwise corners turn the other way on a screen whose y points down.
    String arc = "A" + pixels + " " + pixels + " 0 0 " + (yUp ? "0 " : "1 ");
    StringBuilder outline = new StringBuilder();
    for (int k = 0; k <= count; k++) {
      int corner = from + 2 * (k % count);
      int next = from + 2 * ((k + 1) % count);
      double dx = corners[next] - corners[corner];
      double dy = corners[next + 1] - corners[corner + 1];
      double length = Math.sqrt(dx * dx + dy * dy);
      double outX = length == 0 ? 0 : dy / length * radius;
      double outY = length == 0 ? 0 : -dx / length * radius;
      // Without a radius, the last line has ended at this corner.
      if (k == 0 || radius > 0) {
        outline.append(k == 0 ? "M" : arc);
        outline.append(xOf(corners[corner] + outX)).append(' ');
        outline.append(yOf(corners[corner + 1] + outY));
      }
      if (k < count) {
        outline.append('L').append(xOf(corners[next] + outX)).append(' ');
        outline.append(yOf(corners[next + 1] + outY));
      }
    }
    begin(areaStyle());
    path(outline.append('z').toString());
  }

  @Override
  public void box(double minX, double minY, double maxX, double maxY) {
    // A path, because a rectangle without height is not drawn at all.
    String outline =
        "M" + xOf(minX) + " " + yOf(minY) + "H" + xOf(maxX) + "V" + yOf(maxY) + "H" + xOf(minX);
    begin(areaStyle());
    path(outline + "z");
  }

  @Override
  public void line(double x0, double y0, double x1, double y1) {
    String way = "M" + xOf(x0) + " " + yOf(y0) + "L" + xOf(x1) + " " + yOf(y1);
    begin(lineStyle());
    path(way);
  }

  @Override
  public void text(String text, double x, double y, double size, Align align) {
    double pixels = Arguments.finiteNotNegative("size", size) * scale;
    String baseLine = number(pixelY(y) + BASE_LINE * pixels);
    String left = xOf(x);
    begin(paint("fill", fillColor));
    elements.append("<text x=\"").append(left).append("\" y=\"").append(baseLine);
    elements.append("\" font-size=\"").append(number(pixels));
    switch (align) {
      case START -> {}
      case MIDDLE -> elements.append("\" text-anchor=\"middle");
      case END -> elements.append("\" text-anchor=\"end");
    }
    elements.append("\">").append(escaped(text)).append("</text>\n");
  }

  /**
   * Draws an image that fills a box. Viewers scale it smoothly.
   *
   * @param png the bytes of a PNG file, which are embedded in the picture
   */
  public void image(byte[] png, double minX, double minY, double maxX, double maxY) {
    Objects.requireNonNull(png, "png must not be null");
    String left = xOf(minX);
    String top = yOf(yUp ? maxY : minY);
    begin("");
    elements.append("<image x=\"").append(left).append("\" y=\"").append(top);
    elements.append("\" width=\"").append(number((Arguments.finite("maxX", maxX) - minX) * scale));
    elements.append("\" height=\"").append(number((Arguments.finite("maxY", maxY) - minY) * scale));
    elements.append("\" preserveAspectRatio=\"none\" href=\"data:image/png;base64,");
    elements.append(Base64.getEncoder().encodeToString(png)).append("\"/>\n");
  }

  /** Returns the picture drawn so far, as SVG. */
  @Override
  public String toString() {
    String pixelWidth = number(width);
    String pixelHeight = number(view.height() * scale);
    StringBuilder svg = new StringBuilder();
    svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(pixelWidth);
    svg.append("\" height=\"").append(pixelHeight);
    svg.append("\" viewBox=\"0 0 ").append(pixelWidth).append(' ').append(pixelHeight);
    svg.append("\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    svg.append(" font-family=\"system-ui,sans-serif\" role=\"img\">\n");
    if (!title.isEmpty()) {
      svg.append("<title>").append(escaped(title)).append("</title>\n");
    }
    appendDarkGreys(svg);
    svg.append(elements);
    if (groupStyle != null) {
      svg.append("</g>\n");
    }
    return svg.append("</svg>\n").toString();
  }

  /** Adds style sheet rules, which take precedence over the colours of the elements. */
  private void appendDarkGreys(StringBuilder svg) {
    if (darkGreys.isEmpty()) {
      return;
    }
    svg.append("<style>@media (prefers-color-scheme:dark){\n");
    for (Map.Entry<String, String> grey : darkGreys.entrySet()) {
      for (String what : new String[] {"fill", "stroke"}) {
        svg.append('[').append(what).append("=\"").append(grey.getKey()).append("\"]{");
        svg.append(what).append(':').append(grey.getValue()).append("}\n");
      }
    }
    svg.append("}</style>\n");
  }

  private void path(String way) {
    elements.append("<path d=\"").append(way).append("\"/>\n");
  }

  /** Groups consecutive elements of the same style, which keeps the file short. */
  private void begin(String style) {
    if (!style.equals(groupStyle)) {
      if (groupStyle != null) {
        elements.append("</g>\n");
      }
      elements.append("<g").append(style).append(">\n");
      groupStyle = style;
    }
  }

  private String areaStyle() {
    return paint("fill", fillColor) + lineStyle();
  }

  private String lineStyle() {
    String stroke = paint("stroke", strokeColor);
    if (stroke.isEmpty()) {
      return "";
    }
    String width = " stroke-width=\"" + number(strokeWidth * scale) + "\"";
    String dashes = dash > 0 ? " stroke-dasharray=\"" + number(dash * scale) + "\"" : "";
    return stroke + width + dashes;
  }

  /** Returns the attributes for a colour; none if it is transparent, which is the default. */
  private String paint(String what, int color) {
    int alpha = color & 0xff;
    if (alpha == 0) {
      return "";
    }
    noteGrey(color);
    String paint = " " + what + "=\"" + digits(color >>> 8) + "\"";
    return alpha == 0xff
        ? paint
        : paint + " " + what + "-opacity=\"" + number(alpha / 255.0) + "\"";
  }

  /** Records the grey that replaces a grey on dark pages: inverted, with the same tint. */
  private void noteGrey(int color) {
    int red = color >>> 24;
    int green = color >>> 16 & 0xff;
    int blue = color >>> 8 & 0xff;
    int least = Math.min(red, Math.min(green, blue));
    int most = Math.max(red, Math.max(green, blue));
    if (most - least <= MOST_TINT) {
      int lighter = 255 - least - most;
      darkGreys.put(
          digits(color >>> 8),
          digits((red + lighter) << 16 | (green + lighter) << 8 | (blue + lighter)));
    }
  }

  private static String digits(int color) {
    String digits = Integer.toHexString(color);
    return "#" + "000000".substring(digits.length()) + digits;
  }

  private String xOf(double x) {
    return number((Arguments.finite("x", x) - view.minX()) * scale);
  }

  private String yOf(double y) {
    return number(pixelY(y));
  }

  private double pixelY(double y) {
    return (yUp ? view.maxY() - Arguments.finite("y", y) : Arguments.finite("y", y) - view.minY())
        * scale;
  }

  /** Returns the number with at most two decimals. */
  private static String number(double value) {
    double limited = Math.max(-FAR, Math.min(FAR, value));
    long hundredths = (long) Math.floor(Math.abs(limited) * 100 + 0.5);
    long whole = hundredths / 100;
    long rest = hundredths % 100;
    String sign = limited < 0 && hundredths > 0 ? "-" : "";
    if (rest == 0) {
      return sign + whole;
    }
    String start = whole == 0 ? sign : sign + whole;
    return start + (rest % 10 == 0 ? "." + rest / 10 : rest < 10 ? ".0" + rest : "." + rest);
  }

  /** Returns the text with special characters escaped and characters invalid in XML replaced. */
  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    int character;
    for (int k = 0; k < text.length(); k += Character.charCount(character)) {
      character = text.codePointAt(k);
      switch (character) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        default -> escaped.appendCodePoint(isAllowed(character) ? character : 0xfffd);
      }
    }
    return escaped.toString();
  }

  private static boolean isAllowed(int character) {
    boolean surrogate = character >= 0xd800 && character <= 0xdfff;
    return character == '\t'
        || character == '\n'
        || (character >= ' ' && !surrogate && character != 0xfffe && character != 0xffff);
  }
}
