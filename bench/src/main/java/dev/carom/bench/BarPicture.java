// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import dev.carom.Box;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.draw.SvgCanvas;
import java.util.ArrayList;
import java.util.List;

/** Draws results as bar charts: bars show averages, thin lines extend to the worst case. */
public final class BarPicture {
  private static final int CAROM = 0x2f81f7ff;
  private static final int PEER = 0x8b949eff;
  private static final int TEXT = 0x57606aff;
  private static final int GRID = 0x57606a55;

  private static final double WIDTH = 760;
  private static final double LEFT = 252;
  private static final double RIGHT = 660;

  /** The width of the column of values before the bars. */
  private static final double VALUE = 58;

  private static final double HEADER = 44;
  private static final double ROW = 24;
  private static final double BAR = 15;
  private static final double FOOTER = 34;
  private static final double FONT = 13;
  private static final double SMALL = 11;

  /** Beyond this ratio, short bars would look the same, so the scale is logarithmic. */
  private static final double WIDEST_LINEAR = 20;

  private final SvgCanvas canvas;
  private final boolean logarithmic;

  private BarPicture(SvgCanvas canvas, boolean logarithmic) {
    this.canvas = canvas;
    this.logarithmic = logarithmic;
  }

  /** Returns the picture as SVG. */
  public static String of(String title, List<Panel> panels) {
    double height = 0;
    for (Panel panel : panels) {
      height += height(panel);
    }
    SvgCanvas canvas = SvgCanvas.yDown(new Box(0, 0, WIDTH, height), WIDTH);
    canvas.title(title);
    BarPicture picture = new BarPicture(canvas, panels.stream().anyMatch(BarPicture::isWide));
    double top = 0;
    for (Panel panel : panels) {
      picture.draw(panel, top);
      top += height(panel);
    }
    return canvas.toString();
  }

  private static double height(Panel panel) {
    return HEADER + ROW * panel.bars().size() + FOOTER;
  }

  private static boolean isWide(Panel panel) {
    return longest(panel) / shortest(panel) > WIDEST_LINEAR;
  }

  private static double shortest(Panel panel) {
    return panel.bars().stream().mapToDouble(Panel.Bar::value).min().orElse(1);
  }

  private static double longest(Panel panel) {
    return panel.bars().stream().mapToDouble(Panel.Bar::worst).max().orElse(1);
  }

  private void draw(Panel panel, double top) {
    // A logarithmic scale starts low enough for the shortest bar to be visible.
    double low = logarithmic ? Math.pow(10, Math.floor(Math.log10(shortest(panel) / 1.5))) : 0;
    Scale scale = new Scale(low, longest(panel), logarithmic);
    double bottom = top + HEADER + ROW * panel.bars().size();
    canvas.fill(TEXT);
    canvas.text(panel.title(), 8, top + 20, 16, Align.START);
    for (double mark : scale.marks()) {
      double x = LEFT + (RIGHT - LEFT) * scale.place(mark);
      canvas.stroke(GRID, 1);
      canvas.line(x, top + HEADER - 4, x, bottom + 2);
      canvas.fill(TEXT);
      canvas.text(mark(mark), x, bottom + 12, 11, Align.MIDDLE);
    }
    canvas.text(
        panel.unit() + (logarithmic ? ", logarithmic" : ""), RIGHT, top + 20, 11, Align.END);
    double y = top + HEADER + ROW / 2;
    for (Panel.Bar bar : panel.bars()) {
      draw(bar, y, scale);
      y += ROW;
    }
  }

  /** Returns a round number without trailing zeros. */
  private static String mark(double value) {
    return Numbers.format("%,.3f", value).replaceAll("\\.?0+$", "");
  }

  private void draw(Panel.Bar bar, double y, Scale scale) {
    int color = bar.isCarom() ? CAROM : PEER;
    double end = LEFT + (RIGHT - LEFT) * scale.place(bar.value());
    double worst = LEFT + (RIGHT - LEFT) * scale.place(bar.worst());
    canvas.stroke(Canvas.NONE, 0);
    canvas.fill(color);
    canvas.box(LEFT, y - BAR / 2, end, y + BAR / 2);
    if (worst > end) {
      canvas.stroke(color, 2);
      canvas.line(end, y, worst, y);
    }
    canvas.fill(TEXT);
    canvas.text(bar.name(), LEFT - VALUE - 10, y, FONT, Align.END);
    canvas.text(Numbers.shortened(bar.value()), LEFT - 8, y, FONT, Align.END);
    if (worst > end) {
      canvas.text("worst " + Numbers.shortened(bar.worst()), worst + 6, y, SMALL, Align.START);
    }
  }

  /** Maps values to positions between 0 and 1. */
  private record Scale(double low, double high, boolean logarithmic) {
    double place(double value) {
      return logarithmic
          ? Math.log(value / low) / Math.log(high / low)
          : (value - low) / (high - low);
    }

    /** Returns round values from low to high. */
    List<Double> marks() {
      List<Double> marks = new ArrayList<>();
      if (logarithmic) {
        for (double mark = low; mark <= high; mark *= 10) {
          marks.add(mark);
        }
      } else {
        double step = Math.pow(10, Math.floor(Math.log10(high)));
        step = high / step < 2 ? step / 5 : high / step < 5 ? step / 2 : step;
        for (int k = 0; k * step <= high; k++) {
          marks.add(k * step);
        }
      }
      return marks;
    }
  }
}
