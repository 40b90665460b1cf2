// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.physics.box2d.Body;
import com.badlogic.gdx.physics.box2d.BodyDef;
import com.badlogic.gdx.physics.box2d.Box2D;
import com.badlogic.gdx.physics.box2d.CircleShape;
import com.badlogic.gdx.physics.box2d.Contact;
import com.badlogic.gdx.physics.box2d.ContactImpulse;
import com.badlogic.gdx.physics.box2d.ContactListener;
import com.badlogic.gdx.physics.box2d.FixtureDef;
import com.badlogic.gdx.physics.box2d.Manifold;
import com.badlogic.gdx.physics.box2d.PolygonShape;
import com.badlogic.gdx.physics.box2d.Shape;
import com.badlogic.gdx.physics.box2d.World;
import com.badlogic.gdx.utils.GdxNativesLoader;
import dev.carom.bench.Boxes;

/**
 * The Box2D of libGDX, in C++ behind JNI. Circles are sensors; the world moves them itself and
 * reports begin and end events. Only circles that bounce off a wall are moved from here.
 */
final class GdxBox2dWorld implements Contender, ContactListener {
  private static final short CIRCLE = 1;
  private static final short BOX = 2;

  private World world;
  private Scene scene;
  private Body[] circles;

  /** Where the world will have moved the circles before the next frame, unless they hit a wall. */
  private float[] nextX;

  private float[] nextY;

  /** The number of pairs that touch now. */
  private long pairs;

  private long checksum;

  @Override
  public String name() {
    return "gdx-box2d world";
  }

  @Override
  public void prepare(Scene scene) {
    GdxNativesLoader.load();
    Box2D.init();
    this.scene = scene;
    boolean level = scene.boxes() != null;
    world = new World(new Vector2(), false);
    world.setContinuousPhysics(false);
    world.setContactListener(this);
    circles = new Body[scene.count];
    nextX = scene.x.clone();
    nextY = scene.y.clone();
    Turned turned = scene.turned();
    CircleShape circle = new CircleShape();
    PolygonShape box = new PolygonShape();
    for (int i = 0; i < scene.count; i++) {
      BodyDef place = new BodyDef();
      place.type = BodyDef.BodyType.DynamicBody;
      place.fixedRotation = turned == null;
      place.position.set(scene.x[i], scene.y[i]);
      circle.setRadius(scene.radius[i]);
      if (turned != null) {
        place.angle = turned.angle[i];
        place.angularVelocity = turned.turn[i];
        box.setAsBox(turned.halfWidth[i], turned.halfHeight[i]);
      }
      circles[i] = add(place, turned == null ? circle : box, CIRCLE, level ? BOX : CIRCLE, i);
    }
    circle.dispose();
    box.dispose();
    if (level) {
      addBoxes(scene.boxes(), scene.turnedBoxes());
    }
  }

  private void addBoxes(Boxes boxes, Turned turned) {
    PolygonShape shape = new PolygonShape();
    for (int k = 0; k < boxes.count; k++) {
      float halfWidth = (boxes.maxX[k] - boxes.minX[k]) / 2;
      float halfHeight = (boxes.maxY[k] - boxes.minY[k]) / 2;
      BodyDef place = new BodyDef();
      place.position.set(boxes.minX[k] + halfWidth, boxes.minY[k] + halfHeight);
      if (turned == null) {
        shape.setAsBox(halfWidth, halfHeight);
      } else {
        place.angle = turned.angle[k];
        shape.setAsBox(turned.halfWidth[k], turned.halfHeight[k]);
      }
      // Circles have numbers from 0, boxes have negative ones.
      add(place, shape, BOX, CIRCLE, ~k);
    }
    shape.dispose();
  }

  private Body add(BodyDef place, Shape shape, short category, short mask, int id) {
    FixtureDef fixture = new FixtureDef();
    fixture.shape = shape;
    fixture.density = 1;
    fixture.isSensor = true;
    fixture.filter.categoryBits = category;
    fixture.filter.maskBits = mask;
    Body body = world.createBody(place);
    body.createFixture(fixture);
    body.setUserData(id);
    return body;
  }

  @Override
  public void frame(Tally tally) {
    // A step first detects contacts and then moves, so circles are in place for the next step.
    for (int i = 0; i < scene.count; i++) {
      if (scene.x[i] != nextX[i] || scene.y[i] != nextY[i]) {
        float angle = scene.turned() == null ? 0 : scene.turned().angle[i];
        circles[i].setTransform(scene.x[i], scene.y[i], angle);
        circles[i].setLinearVelocity(scene.velocityX[i], scene.velocityY[i]);
      }
      nextX[i] = scene.x[i] + scene.velocityX[i];
      nextY[i] = scene.y[i] + scene.velocityY[i];
    }
    world.step(1, 1, 1);
    tally.add(pairs, checksum);
  }

  private long hash(Contact contact) {
    int a = (Integer) contact.getFixtureA().getBody().getUserData();
    int b = (Integer) contact.getFixtureB().getBody().getUserData();
    return a >= 0 && b >= 0
        ? Tally.hashOfCircles(a, b)
        : Tally.hash(Math.max(a, b), ~Math.min(a, b));
  }

  @Override
  public void beginContact(Contact contact) {
    pairs++;
    checksum += hash(contact);
  }

  @Override
  public void endContact(Contact contact) {
    pairs--;
    checksum -= hash(contact);
  }

  @Override
  public void preSolve(Contact contact, Manifold oldManifold) {}

  @Override
  public void postSolve(Contact contact, ContactImpulse impulse) {}
}
