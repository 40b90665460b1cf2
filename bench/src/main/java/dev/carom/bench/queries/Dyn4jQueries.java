// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.queries;

import dev.carom.bench.Boxes;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.Set;
import org.dyn4j.dynamics.Body;
import org.dyn4j.dynamics.BodyFixture;
import org.dyn4j.geometry.AABB;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Geometry;
import org.dyn4j.geometry.MassType;
import org.dyn4j.geometry.Ray;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.dyn4j.world.DetectFilter;
import org.dyn4j.world.World;
import org.dyn4j.world.result.ConvexCastResult;
import org.dyn4j.world.result.DetectResult;
import org.dyn4j.world.result.RaycastResult;

/** dyn4j's world: ray casts, box queries and convex casts; it has no nearest query. */
final class Dyn4jQueries implements QueryContender {
  private final World<Body> world = new World<>();
  private final DetectFilter<Body, BodyFixture> all = new DetectFilter<>(false, false, null);
  private QueryScene scene;

  @Override
  public String name() {
    return "dyn4j world";
  }

  @Override
  public Set<Question> questions() {
    return EnumSet.of(Question.CAST, Question.POINT, Question.SWEEP);
  }

  @Override
  public void prepare(QueryScene scene) {
    this.scene = scene;
    Boxes boxes = scene.boxes;
    for (int k = 0; k < boxes.count; k++) {
      double width = (double) boxes.maxX[k] - boxes.minX[k];
      double height = (double) boxes.maxY[k] - boxes.minY[k];
      Body body = new Body();
      body.addFixture(Geometry.createRectangle(width, height));
      body.setMass(MassType.INFINITE);
      body.translate(boxes.minX[k] + width / 2, boxes.minY[k] + height / 2);
      world.addBody(body);
    }
  }

  @Override
  public void ask(Question question, int from, int to, Totals totals) {
    for (int i = from; i < to; i++) {
      switch (question) {
        case CAST -> cast(i, totals);
        case POINT -> findAt(scene.pointX[i], scene.pointY[i], totals);
        case SWEEP -> sweep(i, totals);
        default -> throw new IllegalArgumentException(question.title);
      }
    }
  }

  private void cast(int i, Totals totals) {
    Vector2 start = new Vector2(scene.x0[i], scene.y0[i]);
    Vector2 way = start.to(scene.x1[i], scene.y1[i]);
    double length = way.getMagnitude();
    RaycastResult<Body, BodyFixture> hit = world.raycastClosest(new Ray(start, way), length, all);
    if (hit != null) {
      totals.add(hit.getRaycast().getDistance() / length);
    }
  }

  private void findAt(double x, double y, Totals totals) {
    Vector2 point = new Vector2(x, y);
    Iterator<DetectResult<Body, BodyFixture>> found =
        world.detectIterator(new AABB(x, y, x, y), all);
    while (found.hasNext()) {
      DetectResult<Body, BodyFixture> box = found.next();
      if (box.getFixture().getShape().contains(point, box.getBody().getTransform())) {
        totals.add(0);
      }
    }
  }

  private void sweep(int i, Totals totals) {
    Transform place = new Transform();
    place.translate(scene.x0[i], scene.y0[i]);
    Vector2 motion = new Vector2(scene.motionX(i), scene.motionY(i));
    ConvexCastResult<Body, BodyFixture> hit =
        world.convexCastClosest(new Circle(QueryScene.RADIUS), place, motion, 0, all);
    if (hit != null) {
      totals.add(hit.getTimeOfImpact().getTime());
    }
  }
}
