// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.draw.Canvas;
import dev.carom.draw.SvgCanvas;
import dev.carom.io.sample.MovingCircles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;

/**
 * The picture of tiles in the documentation shows how shapes are divided. With the system property
 * {@code carom.pictures=write} it is drawn again first.
 */
class TilesPictureTest {
  private static final Path PICTURE = Path.of("../docs/cluster/tiles.svg");
  private static final int COUNT = 2_000;
  private static final double SIDE = 900;
  private static final int OF_A_TILE = 50;

  @Test
  void thePictureShowsTheTilesOfClusteredShapes() throws IOException {
    String drawn = draw();
    if ("write".equals(System.getProperty("carom.pictures"))) {
      Files.writeString(PICTURE, drawn);
    }
    assertThat(Files.readString(PICTURE))
        .as("%s, draw it again with -Dcarom.pictures=write", PICTURE)
        .isEqualTo(drawn);
  }

  private static String draw() {
    Scene scene = Scenes.of(MovingCircles.skew(COUNT, SIDE));
    SvgCanvas canvas = SvgCanvas.yUp(new Box(0, 0, SIDE, SIDE), 640);
    canvas.title("Circles, many of them in clusters, and the tiles that they are divided into");
    canvas.fill(0x2f81f766);
    canvas.stroke(Canvas.NONE, 0);
    for (int row = 0; row < COUNT; row++) {
      Circle circle = (Circle) scene.table().shape(row);
      // The smallest ones would not be seen.
      canvas.circle(circle.x(), circle.y(), Math.max(circle.radius(), 1.5 * canvas.pixel()));
    }
    canvas.fill(Canvas.NONE);
    canvas.stroke(0xd1242fff, 1.5 * canvas.pixel());
    CollisionJoin join = CollisionJoin.within(scene.frame(2)).shapesOfATile(OF_A_TILE);
    for (Row tile : join.tiles().orderBy("min_x", "min_y").collectAsList()) {
      canvas.box(
          Math.max(0, tile.getDouble(0)),
          Math.max(0, tile.getDouble(1)),
          Math.min(SIDE, tile.getDouble(2)),
          Math.min(SIDE, tile.getDouble(3)));
    }
    return canvas.toString();
  }
}
