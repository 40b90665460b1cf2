// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.io.ShapeReader;
import dev.carom.io.ShapeTable;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  @Test
  void itGoesIntoAPipe() throws Exception {
    CaromRun carom = CaromRun.of("generate", "swarm", "--count", "2", "-o", "-");
    assertThat(carom.out()).startsWith("id,x,y,radius\n1,").hasLineCount(3);
  }

  @Test
  void mistakesAreExplained() throws Exception {
    assertThat(CaromRun.of("generate", "swarms", "-o", "x.csv").err())
        .contains("WORKLOAD must be swarm, level or skew, but was swarms");
    assertThat(CaromRun.of("generate", "swarm", "--count", "-1", "-o", "x.csv"))
        .isEqualTo(new CaromRun(2, "", "carom: --count must be from 0 to 100000000, but was -1\n"));
  }
}
