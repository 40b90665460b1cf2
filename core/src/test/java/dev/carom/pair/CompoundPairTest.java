// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompoundPairTest {
  private final CompoundPair pair = new CompoundPair();

  private static Parts parts(Shape... shapes) {
    return new Parts().addAll(List.of(shapes));
  }

  /** Returns parts that had others before, which are still in memory. */
  private static Parts only(Shape shape, Shape... forgotten) {
    Parts parts = new Parts();
    parts.add(shape);
    parts.addAll(List.of(forgotten));
    parts.clear();
    parts.add(shape);
    return parts;
  }

  @Test
  void aNewPairAnswersAnyQuestionFirst() {
    Parts boxes = parts(new Box(0, 0, 4, 4), new Box(4, 0, 8, 4));
    Parts circles = parts(new Circle(2, 2, 1), new Circle(6, 2, 1));
    assertThat(new CompoundPair().set(boxes, circles).contains()).isTrue();
    assertThat(new CompoundPair().set(circles, boxes).contains()).isFalse();
    assertThat(new CompoundPair().set(circles, boxes).isWithin(0)).isTrue();
    assertThat(new CompoundPair().set(boxes, parts(new Circle(2, 9, 1))).isWithin(4)).isTrue();
    assertThat(new CompoundPair().set(boxes, parts(new Circle(2, 9, 1))).isWithin(3.75)).isFalse();
    assertThat(new CompoundPair().set(boxes, circles).hits(1, 0, 0, 0, false)).isTrue();
    assertThat(new CompoundPair().set(boxes, circles).sweep(1, 0, 0, 0, false).hit()).isTrue();
    assertThat(new CompoundPair().set(boxes, circles).meetFlat()).isFalse();
  }

  @Test
  void partsThatAreNoLongerThereDoNotCount() {
    Parts circle = only(new Circle(0, 0, 1), new Circle(9, 0, 2));
    Parts box = only(new Box(8, -1, 10, 1), new Box(-1, -1, 1, 1), new Circle(9, 0, 2));
    for (CompoundPair asked : List.of(pair.set(circle, box), new CompoundPair().set(box, circle))) {
      assertThat(asked.meet(true)).isFalse();
      assertThat(asked.distance()).isEqualTo(7);
      assertThat(asked.isWithin(6)).isFalse();
      assertThat(asked.contains()).isFalse();
      assertThat(asked.hits(1, 0, 0, 0, false)).isFalse();
      assertThat(asked.sweep(1, 0, 0, 0, false).hit()).isFalse();
    }
  }

  @Test
  void ofEquallyClosePartsTheFirstOnesCount() {
    Parts circles = parts(new Circle(0, 0, 1), new Circle(10, 0, 1));
    Parts boxes = parts(new Box(3, 0, 4, 1), new Box(6, 0, 7, 1));
    assertThat(pair.set(circles, boxes).distance()).isEqualTo(2);
    assertThat(pair.partA()).isZero();
    assertThat(pair.partB()).isZero();
    assertThat(pair.findClosest().distance()).isEqualTo(2);
    assertThat(pair.findClosest(2).distance()).isEqualTo(2);
    assertThat(pair.findClosest(3).distance()).isEqualTo(2);
    assertThat(pair.partA()).isZero();
    assertThat(pair.partB()).isZero();
  }

  @Test
  void aWrongGuessOfTheDistanceMakesNoDifference() {
    Parts circles = parts(new Circle(0, 50, 1), new Circle(0, 0, 1));
    Parts boxes = parts(new Box(9, 0, 10, 1), new Box(3, 0, 4, 1));
    for (double guess : new double[] {0, 1, 2, 3, 9, 100}) {
      assertThat(new CompoundPair().set(circles, boxes).findClosest(guess).distance()).isEqualTo(2);
    }
  }

  @Test
  void ofPartsThatAreHitAtTheSameTimeTheFirstOneCounts() {
    Shape box = new Box(3, -1, 4, 1);
    Shape circle = new Circle(6, 4, 5);
    assertThat(pair.setSecond(parts(box, circle)).cast(-3, 0, 9, 0).normalX()).isEqualTo(1);
    assertThat(pair.setSecond(parts(circle, box)).cast(-3, 0, 9, 0).normalX()).isEqualTo(0.6);
  }

  @Test
  void ofPartsThatAreLeftAtTheSameTimeTheFirstOneCounts() {
    Shape box = new Box(2, -1, 3, 1);
    Shape circle = new Circle(0, 4, 5);
    assertThat(pair.setSecond(parts(box, circle)).exit(-3, 0, 9, 0).normalX()).isEqualTo(-1);
    assertThat(pair.setSecond(parts(circle, box)).exit(-3, 0, 9, 0).normalX()).isEqualTo(-0.6);
  }
}
