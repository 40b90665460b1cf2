// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.queries;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class QueriesWorkloadTest {
  @Test
  void theSameAnswersAreRight() {
    assertThat(verdict(chunks(0.5, 0.25), chunks(0.5, 0.25))).isEqualTo("right");
  }

  @Test
  void onlyWhatBothWereAskedIsCompared() {
    assertThat(verdict(chunks(0.5), chunks(0.5, 0.25))).isEqualTo("right");
    assertThat(verdict(chunks(0.5, 0.25), chunks(0.5))).isEqualTo("right");
  }

  @Test
  void aMissIsNamed() {
    List<Totals> missed = List.of(new Totals(), chunks(0.25).get(0));
    assertThat(verdict(missed, chunks(0.5, 0.25))).isEqualTo("-1 of 2 hits");
  }

  @Test
  void aHitThatIsNotTheFirstIsNoticed() {
    assertThat(verdict(chunks(0.5, 0.35), chunks(0.5, 0.25))).isEqualTo("other hits");
  }

  @Test
  void allAnswersAreComparedWithTheKnownHits() {
    List<Totals> all = Collections.nCopies(QueryLane.CHUNKS, chunks(0.5).get(0));
    assertThat(QueriesWorkload.verdict(all, all, QueryLane.CHUNKS)).isEqualTo("right");
    assertThat(QueriesWorkload.verdict(all, all, 60)).isEqualTo("-10 of 60 hits");
  }

  private static String verdict(List<Totals> found, List<Totals> expected) {
    return QueriesWorkload.verdict(found, expected, 1_000_000);
  }

  /** Chunks with one hit each. */
  private static List<Totals> chunks(double... times) {
    return Arrays.stream(times)
        .mapToObj(
            time -> {
              Totals totals = new Totals();
              totals.add(time);
              return totals;
            })
        .toList();
  }
}
