// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Segment;
import dev.carom.Vec2;
import dev.carom.draw.SvgCanvas;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class DrawTest {
  private final World world = World.create();
  private final Handle ball = world.add(new Circle(0, 0.5, 1));

  private static String svg(Consumer<SvgCanvas> drawing) {
    SvgCanvas canvas = SvgCanvas.yUp(new Box(-4, -4, 4, 4), 200);
    drawing.accept(canvas);
    return canvas.toString();
  }

  private String svg(DrawLayer... layers) {
    return svg(canvas -> world.draw(canvas, layers));
  }

  @Test
  void shapesLookDifferentIfTheyAreStaticSensorsOrMeet() {
    Handle floor = world.addStatic(new Box(-3, -1, 3, 0));
    String apart = svg(DrawLayer.SHAPES);
    assertThat(apart).contains("#0969da").contains("#57606a").doesNotContain("#cf222e");
    world.detect();
    String meeting = svg(DrawLayer.SHAPES);
    assertThat(meeting).contains("#cf222e");
    world.setSensor(floor, true);
    assertThat(svg(DrawLayer.SHAPES)).contains("stroke-dasharray").doesNotContain("#cf222e");
    assertThat(meeting).doesNotContain("stroke-dasharray");
  }

  @Test
  void turnedBoxesCapsulesAndPolygonsAreDrawnAsTheyAre() {
    Handle box = world.addStatic(new Box(-2, -3, 2, -2));
    String upright = svg(DrawLayer.SHAPES);
    world.turnTo(box, Rotation.degrees(45));
    assertThat(svg(DrawLayer.SHAPES)).isNotEqualTo(upright).contains("<path");
    world.turnTo(box, Rotation.NONE);
    assertThat(svg(DrawLayer.SHAPES)).isEqualTo(upright);
    world.replace(box, new Capsule(-2, -3, 2, -2, 0.5));
    String capsule = svg(DrawLayer.SHAPES);
    world.replace(box, Polygon.of(-2, -3, 2, -2, 0, -1));
    assertThat(svg(DrawLayer.SHAPES)).isNotEqualTo(capsule);
    Hits hits = world.query(Polygon.of(-2, -3, 2, -2, 0, -1).rounded(0.1));
    assertThat(svg(canvas -> world.draw(canvas, hits))).contains("stroke-dasharray");
  }

  @Test
  void contactsAreDrawnAsLongAsTheyAreKnown() {
    world.addStatic(new Box(-3, -1, 3, 0));
    assertThat(svg(DrawLayer.CONTACTS)).doesNotContain("#cf222e");
    world.detect();
    Contacts open = world.contacts();
    assertThat(open.next()).isTrue();
    assertThat(svg(DrawLayer.CONTACTS)).contains("#cf222e");
    assertThat(open.depth()).as("drawing leaves a cursor alone").isEqualTo(0.5);
    assertThat(open.next()).isFalse();
  }

  @Test
  void allLayersAreDrawnUnlessSomeAreNamed() {
    world.addStatic(new Box(-3, -1, 3, 0));
    world.detect();
    assertThat(svg(world::draw)).isEqualTo(svg(DrawLayer.values()));
    assertThat(svg(DrawLayer.CELLS)).contains("#d0d7de");
    assertThat(svg()).isEqualTo(svg(canvas -> {}));
  }

  @Test
  void aQuestionIsDrawnWithWhatItHit() {
    world.addStatic(new Box(2, -3, 3, 3));
    String none = svg(canvas -> world.draw(canvas, new Hits()));
    assertThat(none).isEqualTo(svg(canvas -> {}));
    Hits cast = world.cast(new Segment(-3, 0.5, 3, 0.5));
    assertThat(svg(canvas -> world.draw(canvas, cast))).contains("#bc4c00").contains("<circle");
    Hits sweep = world.sweep(ball, new Vec2(3, 0));
    assertThat(svg(canvas -> world.draw(canvas, sweep))).contains("M150 175H175V25H150z");
    Hits area = world.query(new Circle(0, 0, 2));
    assertThat(svg(canvas -> world.draw(canvas, area))).contains("stroke-dasharray");
    world.remove(ball);
    assertThat(svg(canvas -> world.draw(canvas, area))).contains("stroke-dasharray");
  }
}
