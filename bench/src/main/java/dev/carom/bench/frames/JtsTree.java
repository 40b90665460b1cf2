// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.bench.Boxes;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.index.ItemVisitor;
import org.locationtech.jts.index.hprtree.HPRtree;

/**
 * JTS's packed Hilbert R-tree, rebuilt every frame because it is immutable, and queried with the
 * bounds of every moving shape. Static boxes are packed once.
 */
final class JtsTree implements Contender, ItemVisitor {
  private Scene scene;
  private Boxes boxes;
  private Integer[] ids;
  private Envelope[] envelopes;
  private HPRtree tree;

  private int circle;
  private Tally tally;

  @Override
  public String name() {
    return "JTS HPRtree";
  }

  @Override
  public void prepare(Scene scene) {
    this.scene = scene;
    boxes = scene.boxes();
    ids = new Integer[scene.count];
    envelopes = new Envelope[scene.count];
    for (int i = 0; i < scene.count; i++) {
      ids[i] = i;
      envelopes[i] = new Envelope();
    }
    if (boxes != null) {
      tree = new HPRtree();
      for (int k = 0; k < boxes.count; k++) {
        tree.insert(
            new Envelope(boxes.minX[k], boxes.maxX[k], boxes.minY[k], boxes.maxY[k]), ids[k]);
      }
    }
  }

  @Override
  public void frame(Tally tally) {
    this.tally = tally;
    Turned turned = scene.turned();
    for (int i = 0; i < scene.count; i++) {
      double x = scene.x[i];
      double y = scene.y[i];
      double reachX = turned == null ? scene.radius[i] : turned.reachX(i);
      double reachY = turned == null ? scene.radius[i] : turned.reachY(i);
      envelopes[i].init(x - reachX, x + reachX, y - reachY, y + reachY);
    }
    if (boxes == null) {
      tree = new HPRtree();
      for (int i = 0; i < scene.count; i++) {
        tree.insert(envelopes[i], ids[i]);
      }
    }
    for (circle = 0; circle < scene.count; circle++) {
      tree.query(envelopes[circle], this);
    }
  }

  @Override
  public void visitItem(Object item) {
    int other = (Integer) item;
    if (boxes != null) {
      if (scene.meetsBox(circle, other)) {
        tally.circleBox(circle, other);
      }
    } else if (circle < other && scene.meet(circle, other)) {
      tally.circles(circle, other);
    }
  }
}
