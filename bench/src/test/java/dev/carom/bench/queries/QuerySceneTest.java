// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.queries;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.bench.Boxes;
import dev.carom.pair.Cast;
import dev.carom.pair.Distance;
import dev.carom.pair.MutableImpact;
import dev.carom.pair.Sweep;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuerySceneTest {
  @ParameterizedTest
  @ValueSource(ints = {4000, 1000})
  void handWrittenGridsFindTheKnownHits(int side) {
    QueryScene scene = new QueryScene(side);
    QueryContender hashGrid = new HashGridQueries("hash grid", side == 4000 ? 16 : 5);
    for (QueryContender grid : List.of(hashGrid, new TextbookGridQueries())) {
      grid.prepare(scene);
      for (Question question : grid.questions()) {
        Totals totals = new Totals();
        grid.ask(question, 0, QueryScene.QUERIES, totals);
        String what = grid.name() + ", " + question.title;
        assertThat(totals.hits()).as(what).isEqualTo(scene.knownHits(question));
      }
    }
  }

  @Test
  void contendersAgreeWithATestOfEveryBox() {
    QueryScene scene = new QueryScene(4000);
    int count = 50;
    List<QueryContender> contenders =
        List.of(
            new CaromQueries(),
            new TextbookGridQueries(),
            new HashGridQueries("hash grid", 16),
            new JtsQueries());
    contenders.forEach(contender -> contender.prepare(scene));
    for (Question question : Question.values()) {
      Totals expected = new Totals();
      for (int i = 0; i < count; i++) {
        askEveryBox(scene, question, i, expected);
      }
      for (QueryContender contender : contenders) {
        if (contender.questions().contains(question)) {
          Totals totals = new Totals();
          contender.ask(question, 0, count, totals);
          String what = contender.name() + ", " + question.title;
          assertThat(totals.hits()).as(what).isEqualTo(expected.hits());
          assertThat(totals.sum()).as(what).isCloseTo(expected.sum(), within(1e-9));
        }
      }
    }
  }

  private static void askEveryBox(QueryScene scene, Question question, int i, Totals totals) {
    Boxes boxes = scene.boxes;
    MutableImpact impact = new MutableImpact();
    double best = Double.POSITIVE_INFINITY;
    for (int k = 0; k < boxes.count; k++) {
      double minX = boxes.minX[k];
      double minY = boxes.minY[k];
      double maxX = boxes.maxX[k];
      double maxY = boxes.maxY[k];
      switch (question) {
        case CAST ->
            Cast.box(
                scene.x0[i], scene.y0[i], scene.x1[i], scene.y1[i], minX, minY, maxX, maxY, impact);
        case SWEEP ->
            Sweep.circleBox(
                scene.x0[i],
                scene.y0[i],
                QueryScene.RADIUS,
                scene.motionX(i),
                scene.motionY(i),
                minX,
                minY,
                maxX,
                maxY,
                0,
                0,
                impact);
        default -> {
          double distance =
              Distance.circleBox(scene.pointX[i], scene.pointY[i], 0, minX, minY, maxX, maxY);
          if (question == Question.NEAREST) {
            best = Math.min(best, distance);
          } else if (distance == 0) {
            totals.add(0);
          }
        }
      }
      if (impact.hit()) {
        best = Math.min(best, impact.time());
      }
    }
    if (best < Double.POSITIVE_INFINITY) {
      totals.add(best);
    }
  }
}
