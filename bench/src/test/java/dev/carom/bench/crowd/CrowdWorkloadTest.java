// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.crowd;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.bench.Options;
import dev.carom.bench.Options.Peers;
import dev.carom.bench.Panel;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrowdWorkloadTest {
  @Test
  void everySceneHasARowAndABar() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<CrowdScene> scenes =
        List.of(new CrowdScene("small", 100, 0.5), new CrowdScene("tiny", 10, 0.5));
    List<Panel> panels =
        new CrowdWorkload(scenes)
            .run(
                new Options(Peers.NONE, List.of(), 1, 0),
                new PrintStream(bytes, true, StandardCharsets.UTF_8));
    String table = bytes.toString(StandardCharsets.UTF_8);
    assertThat(panels).hasSize(1);
    for (CrowdScene scene : scenes) {
      assertThat(table).contains(scene.name);
      assertThat(panels.get(0).bars()).anyMatch(bar -> bar.name().equals(scene.name));
    }
  }

  @Test
  void thePassesMakeRoomAndARestartTakesItBack() {
    CrowdScene scene = new CrowdScene("small", 500, 0.5);
    double first = scene.pass();
    for (int pass = 0; pass < 20; pass++) {
      scene.pass();
    }
    assertThat(scene.pass()).isLessThan(first);
    scene.restart();
    assertThat(scene.pass()).isEqualTo(first);
  }
}
