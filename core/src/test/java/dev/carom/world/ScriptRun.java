package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.BiPredicate;

/** Does the same steps with a world and its model, and compares all they say. */
final class ScriptRun {
  private static final int MANY = 70;

  /** Some pairs are kept from meeting. */
  private static final BiPredicate<Handle, Handle> PREDICATE =
      (a, b) -> (a.slot() + 3 * b.slot()) % 7 != 0;

  private final boolean touching;
  private final Hits hits = new Hits();
  private final List<Handle> removed = new ArrayList<>();
  private World world;
  private WorldModel model;
  private byte[] save;
  private WorldModel saved;

  private ScriptRun(boolean touching) {
    this.touching = touching;
    world = builder().build();
    model = new WorldModel(touching, PREDICATE);
  }

  static void run(List<Step> steps, boolean touching) {
    ScriptRun run = new ScriptRun(touching);
    for (Step step : steps) {
      run.take(step);
      run.compare();
    }
    run.detect();
    run.compare();
  }

  private World.Builder builder() {
    return World.builder().touching(touching).predicate(PREDICATE);
  }

  private WorldModel.Body picked(Step step) {
    return model.bodies.isEmpty() ? null : model.bodies.get(step.pick() % model.bodies.size());
  }

  private void take(Step step) {
    WorldModel.Body body = picked(step);
    hits.filter(step.flag() ? step.filter() : null);
    Filter filter = step.flag() ? step.filter() : null;
    switch (step.call()) {
      case ADD -> add(world.add(step.shape(), step.filter()), step, false);
      case ADD_STATIC -> add(world.addStatic(step.shape(), step.filter()), step, true);
      case ADD_ALL -> addAll(step);
      case DETECT -> detect();
      case SAVE -> {
        save = world.save();
        saved = model.copy();
      }
      case LOAD -> load();
      case RESTORE -> restore();
      case COPY -> {
        World copy = builder().build();
        if (step.flag()) {
          copy.addAll(step.shape(), step.shape());
          copy.detect();
        }
        copy.copyFrom(world);
        world = copy;
      }
      case CLEAR -> {
        model.bodies.forEach(each -> removed.add(each.handle));
        world.clear();
        model.bodies.clear();
        model.resting.clear();
        model.isDetected = false;
      }
      case REMOVE_IN_LOOP -> removeInLoop(step);
      case USE_REMOVED -> useRemoved();
      case QUERY ->
          assertBodies(
              world.query(step.shape(), hits), model.query(step.shape()::intersects, filter));
      case QUERY_POINT ->
          assertBodies(
              world.query(step.x(), step.y(), hits),
              model.query(shape -> shape.contains(step.x(), step.y()), filter));
      case CAST -> cast(step, filter);
      case SWEEP_SHAPE -> {
        Vec2 motion = new Vec2(step.x(), step.y());
        assertFirst(
            world.sweep(step.shape(), step.x(), step.y(), hits),
            model.sweep(null, step.shape(), motion, filter));
      }
      case SWEEP_ALL -> {
        Vec2 motion = new Vec2(step.x(), step.y());
        assertHits(
            world.sweepAll(step.shape(), step.x(), step.y(), hits),
            model.sweep(null, step.shape(), motion, filter));
        if (body != null) {
          assertHits(
              world.sweepAll(body.handle, step.x(), step.y(), hits),
              model.sweep(body, body.shape, motion, filter));
        }
      }
      case WITHIN -> {
        Circle reach = new Circle(step.x(), step.y(), step.pick() % 6);
        assertNearest(
            world.within(step.x(), step.y(), reach.radius(), hits),
            new Circle(step.x(), step.y(), 0),
            model.within(reach, filter));
      }
      case NEAREST_POINT -> {
        Circle point = new Circle(step.x(), step.y(), 0);
        int count = 1 + step.pick() % 5;
        assertNearest(
            world.nearest(step.x(), step.y(), count, hits),
            point,
            model.nearest(null, point, count, filter));
      }
      case NEAREST_SHAPE -> {
        int count = 1 + step.pick() % 5;
        assertNearest(
            world.nearest(step.shape(), count, hits),
            step.shape(),
            model.nearest(null, step.shape(), count, filter));
      }
      default -> {
        if (body != null) {
          takeWith(body, step, filter);
        }
      }
    }
  }

  private void takeWith(WorldModel.Body body, Step step, Filter filter) {
    switch (step.call()) {
      case MOVE_TO -> {
        world.moveTo(body.handle, step.x(), step.y());
        move(body, step.x() + 0.0, step.y() + 0.0);
      }
      case MOVE_BY -> {
        world.moveBy(body.handle, step.x(), step.y());
        move(body, body.x + step.x() + 0.0, body.y + step.y() + 0.0);
      }
      case REPLACE -> {
        world.replace(body.handle, step.shape());
        body.setShape(step.shape());
        model.changed(body);
      }
      case SET_FILTER -> {
        world.setFilter(body.handle, step.filter());
        body.filter = step.filter();
        model.changed(body);
      }
      case SET_SENSOR -> {
        world.setSensor(body.handle, step.flag());
        body.sensor = step.flag();
        model.isDetected = false;
      }
      case SET_USER_DATA -> {
        body.data = "data " + step.pick();
        world.setUserData(body.handle, body.data);
      }
      case REST -> rest(body, step);
      case REMOVE -> {
        remove(body);
      }
      case SWEEP_HANDLE -> {
        Vec2 motion = new Vec2(step.x(), step.y());
        assertFirst(
            world.sweep(body.handle, step.x(), step.y(), hits),
            model.sweep(body, body.shape, motion, filter));
      }
      case TOUCHING -> {
        Side side = step.pick() % 5 == 4 ? null : Side.values()[step.pick() % 5];
        assertTouching(
            side == null
                ? world.touching(body.handle, hits)
                : world.touching(body.handle, side, hits),
            model.touching(body, side, filter));
      }
      case NEAREST_HANDLE -> {
        int count = 1 + step.pick() % 5;
        assertNearest(
            world.nearest(body.handle, count, hits),
            body.shape,
            model.nearest(body, body.shape, count, filter));
      }
      default -> throw new AssertionError(step.call());
    }
  }

  private void move(WorldModel.Body body, double x, double y) {
    if (x != body.x || y != body.y) {
      body.moveTo(x, y);
      model.changed(body);
    }
  }

  private void rest(WorldModel.Body body, Step step) {
    WorldModel.Body other = model.bodies.get((step.pick() / 7) % model.bodies.size());
    if (other != body) {
      double normalX = step.flag() ? -1 : 0;
      double normalY = step.flag() ? 0 : 1;
      Probe probe = new Probe(world);
      probe.use(body.handle);
      probe.rest(other.handle, normalX, normalY);
      model.rest(body, other, normalX, normalY);
    }
  }

  private void add(Handle handle, Step step, boolean isStatic) {
    model.bodies.add(new WorldModel.Body(handle, step.shape(), step.filter(), isStatic));
    model.isDetected = false;
  }

  private void addAll(Step step) {
    int count = step.pick() % 8 == 0 ? MANY : 3;
    List<Shape> shapes = Collections.nCopies(count, step.shape());
    Handle[] handles =
        step.flag()
            ? world.addAllStatic(shapes, step.filter())
            : world.addAll(shapes.subList(0, 3), step.filter());
    Arrays.stream(handles).forEach(handle -> add(handle, step, step.flag()));
  }

  private void detect() {
    world.detect();
    model.detect();
  }

  private void load() {
    if (save == null) {
      return;
    }
    for (WorldModel.Body body : saved.bodies) {
      body.data = knownData(body.handle);
    }
    world.load(save);
    model = saved.copy();
    removed.clear();
    assertThat(world.save()).isEqualTo(save);
  }

  private Object knownData(Handle handle) {
    try {
      return world.userData(handle);
    } catch (IllegalArgumentException refused) {
      return null;
    }
  }

  private void restore() {
    byte[] bytes = world.save();
    World next = builder().restore(bytes);
    assertThat(next.checksum()).isEqualTo(world.checksum());
    assertThat(next.save()).isEqualTo(bytes);
    world = next;
    model.bodies.forEach(body -> body.data = null);
  }

  /** The loop goes on over all pairs, with their numbers, whatever it removes and adds. */
  private void removeInLoop(Step step) {
    List<WorldModel.Pair> pairs = model.isDetected && step.flag() ? model.contacts() : List.of();
    if (!pairs.isEmpty()) {
      List<Contact> expected = pairs.stream().map(this::contact).toList();
      Contacts contacts = world.contacts();
      for (int k = 0; k < pairs.size(); k++) {
        same(contacts.next(), true);
        if ((k + step.pick()) % 2 == 0) {
          remove((step.pick() + k) % 4 < 2 ? pairs.get(k).a() : pairs.get(k).b());
          add(world.add(step.shape(), step.filter()), step, false);
          byte[] bytes = world.save();
          same(World.restore(bytes).checksum(), world.checksum());
        }
        assertContact(contacts, pairs.get(k), expected.get(k));
      }
      same(contacts.next(), false);
      return;
    }
    Events events = world.events();
    for (WorldModel.Pair pair : model.ended) {
      same(events.next(), true);
      assertPair(events, pair);
    }
    for (WorldModel.Pair pair : model.began) {
      same(events.next(), true);
      if (world.contains(pair.b().handle)) {
        remove(pair.b());
        remove(pair.b());
      }
      assertPair(events, pair);
    }
    same(events.next(), false);
  }

  private void remove(WorldModel.Body body) {
    world.remove(body.handle);
    if (model.bodies.remove(body)) {
      removed.add(body.handle);
    }
    model.changed(body);
  }

  private void useRemoved() {
    for (Handle handle : removed) {
      assertThat(world.contains(handle)).isFalse();
      assertThatIllegalArgumentException()
          .isThrownBy(() -> world.moveTo(handle, 0, 0))
          .withMessageContaining("shape " + handle.slot());
    }
  }

  private void compare() {
    same(world.size(), model.bodies.size());
    for (WorldModel.Body body : model.bodies) {
      same(world.shape(body.handle), body.shape);
      same(world.x(body.handle), body.x);
      same(world.y(body.handle), body.y);
      same(world.filter(body.handle), body.filter);
      same(world.isSensor(body.handle), body.sensor);
      same(world.isStatic(body.handle), body.isStatic);
      same(world.userData(body.handle), body.data);
    }
    compareEvents();
    compareContacts();
  }

  /** Far faster than assertThat, and this is asked very often. */
  private static void same(Object given, Object expected) {
    if (!Objects.equals(given, expected)) {
      throw new AssertionError("expected " + expected + ", but is " + given);
    }
  }

  private void compareEvents() {
    Events events = world.events();
    for (WorldModel.Pair pair : model.ended) {
      same(events.next(), true);
      same(events.ended(), true);
      assertPair(events, pair);
    }
    for (WorldModel.Pair pair : model.began) {
      same(events.next(), true);
      same(events.began(), true);
      assertPair(events, pair);
    }
    same(events.next(), false);
  }

  private void compareContacts() {
    if (!model.isDetected) {
      assertThatIllegalStateException().isThrownBy(world::contacts);
      return;
    }
    Contacts contacts = world.contacts();
    for (WorldModel.Pair pair : model.contacts()) {
      same(contacts.next(), true);
      assertContact(contacts, pair, contact(pair));
    }
    same(contacts.next(), false);
  }

  private static void assertContact(Contacts contacts, WorldModel.Pair pair, Contact contact) {
    assertPair(contacts, pair);
    Contact given =
        new Contact(
            true,
            contacts.normalX(),
            contacts.normalY(),
            contacts.depth(),
            contacts.pointX(),
            contacts.pointY(),
            new Vec2(contacts.pushX(), contacts.pushY()));
    same(given, contact);
  }

  /** How a pair meets; one that only rests does as it was noted. */
  private Contact contact(WorldModel.Pair pair) {
    Contact contact = pair.a().shape.contactWith(pair.b().shape);
    if (contact.hit()) {
      return contact;
    }
    WorldModel.Rest rest = model.rest(pair.a(), pair.b());
    return new Contact(
        true, rest.normalX(), rest.normalY(), 0, contact.pointX(), contact.pointY(), Vec2.ZERO);
  }

  private static void assertPair(PairCursor cursor, WorldModel.Pair pair) {
    same(cursor.a(), pair.a().handle);
    same(cursor.b(), pair.b().handle);
  }

  private static void assertBodies(Hits given, List<WorldModel.Body> expected) {
    same(handles(given), expected.stream().map(body -> body.handle).toList());
  }

  private static List<Handle> handles(Hits hits) {
    List<Handle> handles = new ArrayList<>();
    for (int k = 0; k < hits.size(); k++) {
      handles.add(hits.handle(k));
    }
    return handles;
  }

  private void cast(Step step, Filter filter) {
    Segment segment = new Segment(step.pick() % 9 - 4, step.pick() % 11 - 5, step.x(), step.y());
    List<WorldModel.Hit> all = model.cast(segment, filter);
    double x0 = segment.x0();
    double y0 = segment.y0();
    assertFirst(world.cast(x0, y0, step.x(), step.y(), hits), all);
    assertHits(world.castAll(x0, y0, step.x(), step.y(), hits), all);
    same(world.castAny(x0, y0, step.x(), step.y(), hits), !all.isEmpty());
  }

  private static void assertHits(Hits given, List<WorldModel.Hit> expected) {
    same(given.size(), expected.size());
    for (int k = 0; k < expected.size(); k++) {
      assertHit(given, k, expected.get(k));
    }
  }

  private static void assertTouching(Hits given, List<WorldModel.Touch> expected) {
    same(given.size(), expected.size());
    for (int k = 0; k < expected.size(); k++) {
      WorldModel.Touch touch = expected.get(k);
      same(given.handle(k), touch.body().handle);
      same(given.normalX(k), touch.normalX());
      same(given.normalY(k), touch.normalY());
      same(given.depth(k), touch.contact().depth());
      same(given.pointX(k), touch.contact().pointX());
      same(given.pointY(k), touch.contact().pointY());
    }
  }

  private static void assertFirst(Hits given, List<WorldModel.Hit> expected) {
    same(given.size(), expected.isEmpty() ? 0 : 1);
    if (!expected.isEmpty()) {
      assertHit(given, 0, expected.get(0));
    }
  }

  private static void assertHit(Hits given, int k, WorldModel.Hit expected) {
    same(given.handle(k), expected.body().handle);
    Impact impact =
        new Impact(
            true,
            given.time(k),
            given.normalX(k),
            given.normalY(k),
            given.pointX(k),
            given.pointY(k),
            given.startsInside(k),
            given.depth(k));
    same(impact, expected.impact());
  }

  private static void assertNearest(Hits given, Shape shape, List<WorldModel.Body> expected) {
    assertBodies(given, expected);
    for (int k = 0; k < expected.size(); k++) {
      same(given.distance(k), shape.distanceTo(expected.get(k).shape));
    }
  }
}
