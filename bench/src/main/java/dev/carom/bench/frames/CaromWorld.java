// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.Circle;
import dev.carom.world.Contacts;
import dev.carom.world.Events;
import dev.carom.world.Filter;
import dev.carom.world.Handle;
import dev.carom.world.World;

/**
 * Carom's {@link World}, used as in a game: every circle has a filter (one of eight categories, all
 * of which can collide), and every contact and event is read. Only for scenes of circles.
 */
final class CaromWorld implements Contender {
  private static final int CATEGORIES = 8;
  private static final long ALL_CATEGORIES = (1 << CATEGORIES) - 1;

  private final World world = World.create();
  private Scene scene;
  private Handle[] handles;

  /** The number of pairs according to the events; must equal the number of contacts. */
  private long meeting;

  /** Uses the contacts, so that they are computed. */
  private double depths;

  @Override
  public String name() {
    return "carom World";
  }

  @Override
  public boolean isCarom() {
    return true;
  }

  @Override
  public void prepare(Scene scene) {
    this.scene = scene;
    handles = new Handle[scene.count];
    for (int i = 0; i < scene.count; i++) {
      Filter filter = new Filter(1 << i % CATEGORIES, ALL_CATEGORIES);
      handles[i] = world.add(new Circle(scene.x[i], scene.y[i], scene.radius[i]), filter);
      if (handles[i].slot() != i) {
        throw new IllegalStateException("circle " + i + " has slot " + handles[i].slot());
      }
    }
  }

  @Override
  public void frame(Tally tally) {
    for (int i = 0; i < scene.count; i++) {
      world.moveTo(handles[i], scene.x[i], scene.y[i]);
    }
    world.detect();
    Events events = world.events();
    while (events.next()) {
      meeting += events.began() ? 1 : -1;
    }
    long pairs = 0;
    Contacts contacts = world.contacts();
    while (contacts.next()) {
      pairs++;
      depths += contacts.depth() * (contacts.normalX() + contacts.normalY());
      tally.circles(contacts.a().slot(), contacts.b().slot());
    }
    if (pairs != meeting || Double.isNaN(depths)) {
      throw new IllegalStateException(
          "there are " + pairs + " contacts, but " + meeting + " pairs have begun and not ended");
    }
  }
}
