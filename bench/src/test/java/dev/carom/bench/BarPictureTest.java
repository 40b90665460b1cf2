// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class BarPictureTest {
  /** A box as the canvas writes it: from x to x. */
  private static final Pattern BOX = Pattern.compile("d=\"M([\\d.]+) [\\d.]+H([\\d.]+)V");

  @Test
  void everyContenderHasABarAsLongAsItsTime() {
    String svg = BarPicture.of("bench", List.of(panel(10, 20, 40)));
    assertThat(svg).contains("contender 0<", "contender 1<", "contender 2<", ">40.0<");
    List<Double> lengths = lengths(svg);
    assertThat(lengths).hasSize(3);
    assertThat(lengths.get(1) / lengths.get(0)).isEqualTo(2);
    assertThat(lengths.get(2) / lengths.get(0)).isEqualTo(4);
    assertThat(svg).doesNotContain("logarithmic");
  }

  @Test
  void timesThatDifferByFarAreOnALogarithmicScale() {
    String svg = BarPicture.of("bench", List.of(panel(10, 100, 1000)));
    assertThat(svg).contains("logarithmic", ">1,000<");
    List<Double> lengths = lengths(svg);
    assertThat(lengths.get(0)).isPositive();
    assertThat(lengths.get(2) - lengths.get(1))
        .isCloseTo(lengths.get(1) - lengths.get(0), within(0.02));
  }

  @Test
  void aValueStandsAtItsBarAndTheWorstAtTheEndOfItsLine() {
    Panel panel = new Panel("title", "ns", List.of(new Panel.Bar("a", 12, 48, true)));
    String svg = BarPicture.of("bench", List.of(panel));
    Matcher bar = BOX.matcher(svg);
    assertThat(bar.find()).isTrue();
    assertThat(textAt(svg, "12.0")).isLessThanOrEqualTo(Double.parseDouble(bar.group(1)));
    assertThat(textAt(svg, "worst 48.0")).isGreaterThan(Double.parseDouble(bar.group(2)) + 100);
  }

  private static double textAt(String svg, String words) {
    Matcher text = Pattern.compile("<text x=\"([\\d.]+)\"[^>]*>" + words + "<").matcher(svg);
    assertThat(text.find()).as(words).isTrue();
    return Double.parseDouble(text.group(1));
  }

  @Test
  void panelsAreBelowEachOther() {
    String svg = BarPicture.of("bench", List.of(panel(1, 2), panel(3, 4, 5)));
    assertThat(lengths(svg)).hasSize(5);
  }

  private static Panel panel(double... values) {
    List<Panel.Bar> bars = new ArrayList<>();
    for (double value : values) {
      bars.add(new Panel.Bar("contender " + bars.size(), value, value, bars.isEmpty()));
    }
    return new Panel("title", "ns", bars);
  }

  private static List<Double> lengths(String svg) {
    List<Double> lengths = new ArrayList<>();
    Matcher box = BOX.matcher(svg);
    while (box.find()) {
      lengths.add(Double.parseDouble(box.group(2)) - Double.parseDouble(box.group(1)));
    }
    return lengths;
  }
}
