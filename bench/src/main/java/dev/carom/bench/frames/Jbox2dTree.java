// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.bench.Boxes;
import org.jbox2d.callbacks.TreeCallback;
import org.jbox2d.collision.AABB;
import org.jbox2d.collision.broadphase.DynamicTree;
import org.jbox2d.common.Vec2;

/** JBox2D's dynamic tree, in which circles move, queried with the bounds of each circle. */
final class Jbox2dTree implements Contender, TreeCallback {
  private final DynamicTree tree = new DynamicTree();
  private final AABB bounds = new AABB();
  private final Vec2 displacement = new Vec2();
  private Scene scene;
  private Boxes boxes;
  private int[] proxies;

  private int circle;
  private Tally tally;

  @Override
  public String name() {
    return "JBox2D tree";
  }

  @Override
  public void prepare(Scene scene) {
    this.scene = scene;
    boxes = scene.boxes();
    if (boxes == null) {
      proxies = new int[scene.count];
      for (int i = 0; i < scene.count; i++) {
        setBounds(i);
        proxies[i] = tree.createProxy(bounds, i);
      }
    } else {
      for (int k = 0; k < boxes.count; k++) {
        bounds.lowerBound.set(boxes.minX[k], boxes.minY[k]);
        bounds.upperBound.set(boxes.maxX[k], boxes.maxY[k]);
        tree.createProxy(bounds, k);
      }
    }
  }

  private void setBounds(int i) {
    float radius = scene.radius[i];
    bounds.lowerBound.set(scene.x[i] - radius, scene.y[i] - radius);
    bounds.upperBound.set(scene.x[i] + radius, scene.y[i] + radius);
  }

  @Override
  public void frame(Tally tally) {
    this.tally = tally;
    if (boxes == null) {
      for (int i = 0; i < scene.count; i++) {
        setBounds(i);
        displacement.set(scene.velocityX[i], scene.velocityY[i]);
        tree.moveProxy(proxies[i], bounds, displacement);
      }
    }
    for (circle = 0; circle < scene.count; circle++) {
      setBounds(circle);
      tree.query(this, bounds);
    }
  }

  @Override
  public boolean treeCallback(int proxy) {
    int other = (Integer) tree.getUserData(proxy);
    if (boxes != null) {
      if (scene.meetsBox(circle, other)) {
        tally.circleBox(circle, other);
      }
    } else if (circle < other && scene.meet(circle, other)) {
      tally.circles(circle, other);
    }
    return true;
  }
}
