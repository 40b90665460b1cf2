// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Rotation;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.Measure;
import dev.carom.oracle.PlacedShape;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
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

  /** Contacts that take their time, above all those of sums, are compared once only. */
  private boolean isJustDetected;

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
          assertBodies(world.query(step.shape(), hits), model.query(step.shape(), filter));
      case QUERY_POINT ->
          assertBodies(
              world.query(step.x(), step.y(), hits),
              model.query(new Circle(step.x(), step.y(), 0), filter));
      case CAST -> cast(step, filter);
      case SWEEP_SHAPE -> {
        Vec2 motion = new Vec2(step.x(), step.y());
        assertFirst(
            world.sweep(step.shape(), step.x(), step.y(), hits),
            model.sweep(null, step.shape(), motion, filter),
            Measure.largest(step.shape()));
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
            null,
            model.within(reach, filter));
      }
      case NEAREST_POINT -> {
        Circle point = new Circle(step.x(), step.y(), 0);
        int count = 1 + step.pick() % 5;
        assertNearest(
            world.nearest(step.x(), step.y(), count, hits),
            point,
            null,
            model.nearest(null, point, count, filter));
      }
      case NEAREST_SHAPE -> {
        int count = 1 + step.pick() % 5;
        assertNearest(
            world.nearest(step.shape(), count, hits),
            step.shape(),
            null,
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
      case TURN -> turn(body, step.rotation());
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
            model.sweep(body, body.shape, motion, filter),
            Measure.largest(body.shape));
      }
      case TOUCHING -> {
        Side side = step.pick() % 5 == 4 ? null : Side.values()[step.pick() % 5];
        if (model.hasSums(body)) {
          assertTouchingSums(body, filter);
          return;
        }
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
            body.sums,
            model.nearest(body, body.shape, count, filter));
      }
      case PROBE -> probe(body, step.x() + 0.0, step.y() + 0.0);
      default -> throw new AssertionError(step.call());
    }
  }

  /** Asks about all others from where a body could be, without moving it there. */
  private void probe(WorldModel.Body body, double x, double y) {
    Probe probe = new Probe(world);
    probe.use(body.handle);
    probe.moveTo(x, y);
    WorldModel.Body moved = body.movedTo(x, y);
    same(probe.shape(), moved.shape);
    for (WorldModel.Body other : model.bodies) {
      if (other != body) {
        same(probe.intersects(other.handle), moved.intersects(other));
        same(probe.overlaps(other.handle), moved.overlaps(other));
      }
    }
  }

  private void move(WorldModel.Body body, double x, double y) {
    if (x != body.x || y != body.y) {
      body.moveTo(x, y);
      model.changed(body);
    }
  }

  private void turn(WorldModel.Body body, Rotation rotation) {
    boolean isRefused = false;
    try {
      world.turnTo(body.handle, rotation);
    } catch (IllegalArgumentException refused) {
      isRefused = true;
    }
    if (isRefused) {
      assertThatIllegalArgumentException().isThrownBy(() -> body.turnTo(rotation));
    } else if (!rotation.equals(body.rotation)) {
      body.turnTo(rotation);
      if (!(body.shape instanceof Circle)) {
        model.changed(body);
      }
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
    isJustDetected = true;
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
      same(world.rotation(body.handle), body.rotation);
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
      throw new AssertionError("expected " + expected + ", but was " + given);
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
      if (isJustDetected || !hasSums(pair) && isPlain(pair)) {
        assertContact(contacts, pair, contact(pair));
      }
    }
    same(contacts.next(), false);
    isJustDetected = false;
  }

  private static boolean hasSums(WorldModel.Pair pair) {
    return pair.a().sums != null || pair.b().sums != null;
  }

  /** True for two circles or boxes. */
  private static boolean isPlain(WorldModel.Pair pair) {
    return isPlain(pair.a().shape) && isPlain(pair.b().shape);
  }

  private static boolean isPlain(Shape shape) {
    return shape instanceof Circle || shape instanceof Box;
  }

  /** The expected point, if the given one is where the unrounded sums of a pair may have it. */
  private static double point(WorldModel.Pair pair, double given, double expected) {
    double size = Math.abs(pair.a().x) + Math.abs(pair.b().x) + Math.abs(pair.a().y);
    size += Math.abs(pair.b().y) + Math.abs(expected);
    boolean isClose = Math.abs(given - expected) <= 4 * Math.ulp(size);
    return hasSums(pair) && isClose ? expected : given;
  }

  private static void assertContact(Contacts contacts, WorldModel.Pair pair, Contact contact) {
    assertPair(contacts, pair);
    if (contact == null) {
      assertContactOfSums(contacts, pair);
      return;
    }
    Contact given =
        new Contact(
            true,
            contacts.normalX(),
            contacts.normalY(),
            contacts.depth(),
            point(pair, contacts.pointX(), contact.pointX()),
            point(pair, contacts.pointY(), contact.pointY()),
            contact.push());
    same(given, contact);
    Vec2 push = new Vec2(contacts.pushX(), contacts.pushY());
    if (!push.equals(contact.push())) {
      assertSeparates(pair, push);
    }
    if (!push.equals(contact.push()) && isSimple(pair)) {
      double size = Math.abs(pair.b().x) + Math.abs(pair.b().y) + contact.depth();
      assertThat(push.minus(contact.push()).length()).isLessThan(64 * Math.ulp(size));
    }
  }

  /** Of sums that no double can hold, the verdicts are exact, and the numbers nearly. */
  private static void assertContactOfSums(Contacts contacts, WorldModel.Pair pair) {
    PlacedShape a = pair.a().truth();
    PlacedShape b = pair.b().truth();
    int separation = a.separation(b);
    double length = new Vec2(contacts.normalX(), contacts.normalY()).length();
    assertThat(length).isBetween(1 - 1e-15, 1 + 1e-15);
    same(contacts.depth() > 0, separation < 0);
    if (separation < 0 && isSimple(pair)) {
      BigDecimal error = new BigDecimal(contacts.depth()).add(a.gap(b)).abs();
      assertThat(error).isLessThanOrEqualTo(new BigDecimal(4 * Math.ulp(contacts.depth())));
    }
    assertSeparates(pair, new Vec2(contacts.pushX(), contacts.pushY()));
  }

  private static boolean isSimple(WorldModel.Pair pair) {
    return !(pair.a().shape instanceof Compound) && !(pair.b().shape instanceof Compound);
  }

  private static void assertSeparates(WorldModel.Pair pair, Vec2 push) {
    PlacedShape pushed = pair.b().truthMovedBy(push.x(), push.y());
    assertThat(pair.a().truth().separation(pushed)).isNotNegative();
  }

  /** How a pair meets, and null for sums; one that only rests does as it was noted. */
  private Contact contact(WorldModel.Pair pair) {
    if (hasSums(pair) && pair.a().intersects(pair.b())) {
      return null;
    }
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
    assertFirst(world.cast(x0, y0, step.x(), step.y(), hits), all, 0);
    assertHits(world.castAll(x0, y0, step.x(), step.y(), hits), all);
    same(world.castAny(x0, y0, step.x(), step.y(), hits), !all.isEmpty());
  }

  private static void assertHits(Hits given, List<WorldModel.Hit> expected) {
    same(given.size(), expected.size());
    if (hasSums(expected)) {
      Set<Handle> handles = new HashSet<>(handles(given));
      expected.forEach(hit -> same(handles.contains(hit.body().handle), true));
      return;
    }
    for (int k = 0; k < expected.size(); k++) {
      assertHit(given, k, expected.get(k));
    }
  }

  private static boolean hasSums(List<WorldModel.Hit> hits) {
    return hits.stream().anyMatch(hit -> hit.impact() == null);
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

  private void assertTouchingSums(WorldModel.Body body, Filter filter) {
    List<WorldModel.Body> expected =
        model.matching(body, filter).stream()
            .filter(other -> !other.sensor)
            .filter(other -> body.intersects(other) || model.rest(body, other) != null)
            .toList();
    assertBodies(world.touching(body.handle, hits), expected);
  }

  private static void assertFirst(Hits given, List<WorldModel.Hit> expected, double moverSize) {
    same(given.size(), expected.isEmpty() ? 0 : 1);
    if (hasSums(expected)) {
      assertFirstOfSums(given, expected, moverSize);
    } else if (!expected.isEmpty()) {
      assertHit(given, 0, expected.get(0));
    }
  }

  /** One of the hits, and none comes clearly before it, as far as the ulps of the shapes allow. */
  private static void assertFirstOfSums(
      Hits given, List<WorldModel.Hit> expected, double moverSize) {
    WorldModel.Hit hit =
        expected.stream()
            .filter(each -> each.body().handle.equals(given.handle(0)))
            .findFirst()
            .orElseThrow();
    assertThat(given.time(0)).isBetween(0.0, 1.0);
    boolean isModerate =
        moverSize < 1e3
            && expected.stream().allMatch(each -> Measure.largest(each.body().shape) < 1e3);
    if (isModerate) {
      assertThat(given.time(0)).isCloseTo(hit.time(), within(1e-6));
      assertThat(given.time(0)).isLessThan(expected.get(0).time() + 1e-6);
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

  private void assertNearest(
      Hits given, Shape shape, PlacedShape sums, List<WorldModel.Body> expected) {
    boolean isRounded = sums == null && model.bodies.stream().allMatch(body -> body.sums == null);
    if (isRounded) {
      assertBodies(given, expected);
    }
    same(given.size(), expected.size());
    for (int k = 0; k < expected.size(); k++) {
      double distance = expected.get(k).distance(shape, sums);
      double slack = isRounded ? 0 : 8 * Math.ulp(distance);
      assertThat(given.distance(k)).isCloseTo(distance, within(slack));
    }
  }
}
