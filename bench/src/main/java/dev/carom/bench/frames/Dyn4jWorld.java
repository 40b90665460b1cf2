// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.bench.Boxes;
import java.util.Iterator;
import org.dyn4j.collision.CategoryFilter;
import org.dyn4j.collision.CollisionItem;
import org.dyn4j.collision.CollisionPair;
import org.dyn4j.dynamics.Body;
import org.dyn4j.dynamics.BodyFixture;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Geometry;
import org.dyn4j.geometry.MassType;
import org.dyn4j.world.AbstractCollisionWorld;
import org.dyn4j.world.WorldCollisionData;

/** The collision detection of dyn4j's world, without forces or solving. */
final class Dyn4jWorld implements Contender {
  private final CollisionWorld world = new CollisionWorld();
  private Scene scene;
  private Body[] circles;
  private Tally tally;

  @Override
  public String name() {
    return "dyn4j world";
  }

  @Override
  public void prepare(Scene scene) {
    this.scene = scene;
    boolean level = scene.boxes() != null;
    circles = new Body[scene.count];
    for (int i = 0; i < scene.count; i++) {
      Body body = new Body();
      BodyFixture fixture = body.addFixture(shape(i));
      fixture.setFilter(new CategoryFilter(1, level ? 2 : 1));
      body.setMass(MassType.NORMAL);
      body.translate(scene.x[i], scene.y[i]);
      body.setUserData(i);
      circles[i] = body;
      world.addBody(body);
    }
    if (level) {
      addBoxes(scene.boxes(), scene.turnedBoxes());
    }
  }

  private Convex shape(int i) {
    Turned turned = scene.turned();
    return turned == null ? new Circle(scene.radius[i]) : rectangle(turned, i);
  }

  private static Convex rectangle(Turned turned, int i) {
    return Geometry.createRectangle(2.0 * turned.halfWidth[i], 2.0 * turned.halfHeight[i]);
  }

  private void addBoxes(Boxes boxes, Turned turned) {
    for (int k = 0; k < boxes.count; k++) {
      double width = (double) boxes.maxX[k] - boxes.minX[k];
      double height = (double) boxes.maxY[k] - boxes.minY[k];
      Body body = new Body();
      Convex shape =
          turned == null ? Geometry.createRectangle(width, height) : rectangle(turned, k);
      BodyFixture fixture = body.addFixture(shape);
      fixture.setFilter(new CategoryFilter(2, 1));
      body.setMass(MassType.INFINITE);
      if (turned != null) {
        body.rotate(turned.angle[k]);
      }
      body.translate(boxes.minX[k] + width / 2, boxes.minY[k] + height / 2);
      // Circles have numbers from 0, boxes have negative ones.
      body.setUserData(~k);
      world.addBody(body);
    }
  }

  @Override
  public void frame(Tally tally) {
    this.tally = tally;
    Turned turned = scene.turned();
    for (int i = 0; i < scene.count; i++) {
      circles[i].getTransform().setTranslation(scene.x[i], scene.y[i]);
      if (turned != null) {
        circles[i].getTransform().setRotation(turned.angle[i]);
      }
    }
    world.detect();
  }

  private void report(WorldCollisionData<Body> collision) {
    int a = (Integer) collision.getBody1().getUserData();
    int b = (Integer) collision.getBody2().getUserData();
    if (a >= 0 && b >= 0) {
      tally.circles(a, b);
    } else {
      tally.circleBox(Math.max(a, b), ~Math.min(a, b));
    }
  }

  private final class CollisionWorld
      extends AbstractCollisionWorld<Body, BodyFixture, WorldCollisionData<Body>> {
    @Override
    public void detect() {
      super.detect();
    }

    @Override
    protected WorldCollisionData<Body> createCollisionData(
        CollisionPair<CollisionItem<Body, BodyFixture>> pair) {
      return new WorldCollisionData<>(pair);
    }

    @Override
    protected void processCollisions(Iterator<WorldCollisionData<Body>> collisions) {
      while (collisions.hasNext()) {
        WorldCollisionData<Body> collision = collisions.next();
        if (collision.isNarrowphaseCollision()) {
          report(collision);
        }
      }
    }
  }
}
