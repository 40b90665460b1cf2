// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.queries;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.bench.Boxes;
import dev.carom.world.Hits;
import dev.carom.world.Probe;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Carom's {@link World} with static boxes. */
final class CaromQueries implements QueryContender {
  private final World world = World.create();
  private final Probe probe = new Probe(world);
  private final Hits hits = new Hits();
  private QueryScene scene;

  @Override
  public String name() {
    return "carom World";
  }

  @Override
  public boolean isCarom() {
    return true;
  }

  @Override
  public Set<Question> questions() {
    return EnumSet.allOf(Question.class);
  }

  @Override
  public void prepare(QueryScene scene) {
    this.scene = scene;
    Boxes boxes = scene.boxes;
    List<Box> shapes = new ArrayList<>();
    for (int k = 0; k < boxes.count; k++) {
      shapes.add(new Box(boxes.minX[k], boxes.minY[k], boxes.maxX[k], boxes.maxY[k]));
    }
    world.addAllStatic(shapes);
    probe.use(new Circle(0, 0, QueryScene.RADIUS));
  }

  @Override
  public void ask(Question question, int from, int to, Totals totals) {
    switch (question) {
      case CAST -> {
        for (int i = from; i < to; i++) {
          world.cast(scene.x0[i], scene.y0[i], scene.x1[i], scene.y1[i], hits);
          if (!hits.isEmpty()) {
            totals.add(hits.time(0));
          }
        }
      }
      case POINT -> {
        for (int i = from; i < to; i++) {
          world.query(scene.pointX[i], scene.pointY[i], hits);
          for (int k = 0; k < hits.size(); k++) {
            totals.add(0);
          }
        }
      }
      case SWEEP -> {
        for (int i = from; i < to; i++) {
          // A probe sweeps one circle from many places without making a new one each time.
          probe.moveTo(scene.x0[i], scene.y0[i]);
          probe.sweep(scene.motionX(i), scene.motionY(i), hits);
          if (!hits.isEmpty()) {
            totals.add(hits.time(0));
          }
        }
      }
      case NEAREST -> {
        for (int i = from; i < to; i++) {
          world.nearest(scene.pointX[i], scene.pointY[i], 1, hits);
          totals.add(hits.distance(0));
        }
      }
    }
  }
}
