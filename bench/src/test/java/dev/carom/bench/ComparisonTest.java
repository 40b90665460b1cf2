// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.bench.Options.Peers;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static final Panel BEFORE =
      new Panel(
          "swarm 500",
          "ns",
          List.of(bar("carom", 10), bar("carom World", 40), bar("grid", 100), bar("tree", 300)));

  @Test
  void theCorrectedRatioIsRelativeToThatOfThePeers() {
    // The grid takes 2 times as long, the tree 4.5 times; their geometric mean is 3.
    Panel now =
        new Panel(
            "swarm 500",
            "ns",
            List.of(
                bar("carom", 15), bar("carom World", 120), bar("grid", 200), bar("tree", 1350)));
    assertThat(compared(now, BEFORE))
        .isEqualTo(
            """
            Compared with before.json, measured with --peers fast --count 500 --frames 3 --seconds 0.5 on
            some machine

            swarm 500      now  before  now / before  corrected
            carom         15.0    10.0         1.500      0.500
            carom World    120    40.0         3.000      1.000
            grid           200     100         2.000      0.667
            tree         1,350     300         4.500      1.500

            """);
  }

  @Test
  void withoutPeersNothingIsCorrected() {
    Panel now = new Panel("swarm 500", "ns", List.of(bar("carom", 5)));
    assertThat(compared(now, BEFORE))
        .endsWith(
            """
            swarm 500   now  before  now / before  corrected
            carom      5.00    10.0         0.500          -

            """);
  }

  @Test
  void rowsThatWereNotThereBeforeAreNamed() {
    Panel now =
        new Panel(
            "swarm 500", "ns", List.of(bar("carom", 20), bar("grid", 100), bar("other tree", 1)));
    assertThat(compared(now, BEFORE))
        .endsWith(
            """
            swarm 500    now  before  now / before  corrected
            carom       20.0    10.0         2.000      2.000
            grid         100     100         1.000      1.000
            other tree  1.00       -             -          -
            before.json has no row other tree in swarm 500

            """);
  }

  @Test
  void tablesThatWereNotThereBeforeAreNamed() {
    Panel now = new Panel("swarm 600", "ns", List.of(bar("carom", 20)));
    assertThat(compared(now, BEFORE)).endsWith("\n\nbefore.json has no table swarm 600\n\n");
  }

  private static String compared(Panel now, Panel before) {
    return new Comparison("before.json", results(before)).of(results(now));
  }

  private static Results results(Panel panel) {
    Options options = new Options(Peers.FAST, List.of(500), 3, 0.5);
    return new Results("some machine", "swarm", options, List.of(panel));
  }

  private static Panel.Bar bar(String name, double value) {
    return new Panel.Bar(name, value, 2 * value, name.startsWith("carom"));
  }
}
