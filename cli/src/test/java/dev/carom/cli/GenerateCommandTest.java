// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Polygon;
import dev.carom.io.ShapeReader;
import dev.carom.io.ShapeTable;
import dev.carom.io.sample.Workload;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GenerateCommandTest {
  @TempDir Path folder;

  @Test
  void everyWorkloadComesAsAFile() throws Exception {
    for (String workload : new String[] {"swarm", "level", "skew"}) {
      for (String ending : new String[] {".csv", ".parquet"}) {
        Path file = folder.resolve(workload + ending);
        CaromRun carom =
            CaromRun.of("generate", workload, "--count", "1000", "-o", file.toString());
        assertThat(carom).isEqualTo(new CaromRun(0, "", ""));
        ShapeTable shapes = new ShapeReader().read(file);
        assertThat(shapes.circles()).isEqualTo(1000);
        assertThat(shapes.boxes()).isEqualTo(workload.equals("level") ? 1000 : 0);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tumble.csv", "tumble.csv.gz", "tumble.parquet"})
  void tumbleWritesTurnedBoxes(String name) throws Exception {
    Path file = folder.resolve(name);
    assertThat(CaromRun.of("generate", "tumble", "--count", "1000", "-o", file.toString()))
        .isEqualTo(new CaromRun(0, "", ""));
    ShapeTable shapes = new ShapeReader().read(file);
    assertThat(shapes.size()).isEqualTo(1000);
    assertThat(shapes.boxes()).isEqualTo(1000);
    double side = Math.sqrt(1000 * Math.PI);
    for (int row = 0; row < shapes.size(); row++) {
      Polygon box = (Polygon) shapes.shape(row);
      assertThat(box.x()).isBetween(0.0, side);
      assertThat(box.y()).isBetween(0.0, side);
      assertThat(length(box, 0)).isBetween(0.2 - 1e-9, 1.6 + 1e-9);
      assertThat(length(box, 1)).isBetween(0.2 - 1e-9, 1.6 + 1e-9);
    }
    ShapeTable read = Workload.TUMBLE.shapes(1000);
    assertThat(shapes.shape(999)).isEqualTo(read.shape(999));
  }

  private static double length(Polygon box, int corner) {
    return Math.hypot(
        box.cornerX(corner + 1) - box.cornerX(corner),
        box.cornerY(corner + 1) - box.cornerY(corner));
  }

  @Test
  void itGoesIntoAPipe() throws Exception {
    CaromRun carom = CaromRun.of("generate", "swarm", "--count", "2", "-o", "-");
    assertThat(carom.out()).startsWith("id,x,y,radius\n1,").hasLineCount(3);
  }

  @Test
  void mistakesAreExplained() throws Exception {
    assertThat(CaromRun.of("generate", "swarms", "-o", "x.csv").err())
        .contains("WORKLOAD must be swarm, level, skew or tumble, but was swarms");
    assertThat(CaromRun.of("generate", "swarm", "--count", "-1", "-o", "x.csv"))
        .isEqualTo(new CaromRun(2, "", "carom: --count must be from 0 to 100000000, but was -1\n"));
  }
}
