// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LabelsTest {
  private static final long SEED = 24;
  private static final Box VIEW = new Box(0, 0, 900, 600);

  @Test
  void namesOverlapNeitherEachOtherNorMarksNorTheEdge() {
    Random random = new Random(SEED);
    int named = 0;
    for (int scene = 0; scene < 200; scene++) {
      Labels labels = new Labels(VIEW, 1, scene % 2 == 0 ? 1 : -1);
      List<Box> boxes = new ArrayList<>();
      for (int k = 0; k < 5; k++) {
        boxes.add(Box.centered(900 * random.nextDouble(), 600 * random.nextDouble(), 5, 5));
        labels.keepFree(boxes.get(k));
      }
      for (int k = 0; k < 40; k++) {
        double x = 450 + 150 * random.nextGaussian();
        double y = 300 + 100 * random.nextGaussian();
        Box shape = Box.centered(x, y, 60 * random.nextDouble(), 60 * random.nextDouble());
        Labels.Place place = labels.place("shape-" + k, shape);
        if (place == null) {
          continue;
        }
        named++;
        for (Box other : boxes) {
          assertThat(place.area().overlaps(other)).as("seed %d, scene %d", SEED, scene).isFalse();
        }
        assertThat(VIEW.relationTo(place.area()).name()).isEqualTo("CONTAINS");
        boxes.add(place.area());
      }
    }
    assertThat(named).as("names that have a place, of 8,000").isGreaterThan(7_900);
  }

  @Test
  void aNameThatFitsIsInItsShapeAndOthersAreBesideIt() {
    Labels labels = new Labels(VIEW, 1, 1);
    Box wide = Box.centered(400, 300, 200, 40);
    assertThat(labels.place("pier", wide).area().centerX()).isEqualTo(400);
    Box small = Box.centered(100, 300, 10, 10);
    Box area = labels.place("buoy", small).area();
    assertThat(area.minY()).as("above").isGreaterThanOrEqualTo(small.maxY());
    assertThat(labels.place("buoy", small).area().maxY()).as("below").isLessThan(small.minY());
  }

  @Test
  void aNameFarFromItsShapeHasALine() {
    Labels labels = new Labels(VIEW, 1, 1);
    Box shape = Box.centered(400, 300, 10, 10);
    labels.keepFree(Box.centered(400, 300, 130, 60));
    assertThat(labels.place("buoy", shape).needsLine()).isTrue();
  }

  @Test
  void longNamesAreCutAndWideLettersNeedMoreRoom() {
    assertThat(Labels.shortened("x".repeat(40))).hasSize(28).endsWith("…");
    assertThat(Labels.shortened("harbour")).isEqualTo("harbour");
    assertThat(Labels.width("港")).isGreaterThan(Labels.width("h"));
  }
}
