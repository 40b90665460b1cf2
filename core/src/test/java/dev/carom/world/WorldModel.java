// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.PlacedShape;
import dev.carom.oracle.TestCore;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiPredicate;

/**
 * What a {@link World} should do, in the plainest way: lists, and the face of the shapes; where a
 * shape was moved to a place at which no double can hold its numbers, exact arithmetic.
 */
final class WorldModel {
  /** A shape of the world. */
  static final class Body {
    final Handle handle;
    final boolean isStatic;
    Shape shape;
    Filter filter;
    boolean sensor;
    Object data;

    /** The shape as it was added, and the same relative to its position. */
    private Shape added;

    private Shape form;
    private boolean hasMoved;
    double x;
    double y;
    Rotation rotation = Rotation.NONE;

    /** The real sums of place and form, if no doubles can hold them; otherwise null. */
    PlacedShape sums;

    Body(Handle handle, Shape shape, Filter filter, boolean isStatic) {
      this.handle = handle;
      this.filter = filter;
      this.isStatic = isStatic;
      setShape(shape);
    }

    private Body(Body other) {
      this(other.handle, other.added, other.filter, other.isStatic);
      sensor = other.sensor;
      data = other.data;
      hasMoved = other.hasMoved;
      x = other.x;
      y = other.y;
      rotation = other.rotation;
      sums = other.sums;
      shape = other.shape;
    }

    void setShape(Shape newShape) {
      shape = newShape;
      added = newShape;
      sums = null;
      hasMoved = false;
      rotation = Rotation.NONE;
      switch (newShape.kind()) {
        case CIRCLE -> {
          Circle circle = (Circle) newShape;
          x = circle.x();
          y = circle.y();
          form = new Circle(0, 0, circle.radius());
        }
        case BOX -> {
          Box box = (Box) newShape;
          x = box.centerX();
          y = box.centerY();
          form = Box.centered(0, 0, box.width(), box.height());
        }
        case CAPSULE -> {
          Capsule capsule = (Capsule) newShape;
          x = (capsule.x0() + capsule.x1()) / 2 + 0.0;
          y = (capsule.y0() + capsule.y1()) / 2 + 0.0;
          form = capsule.translate(new Vec2(-x, -y));
        }
        case POLYGON -> {
          Polygon polygon = (Polygon) newShape;
          x = polygon.x();
          y = polygon.y();
          form = asAdded(polygon).translate(new Vec2(-x, -y));
        }
        case COMPOUND -> {
          Compound compound = (Compound) newShape;
          x = compound.x();
          y = compound.y();
          form = Compound.of(compound.offsets().stream().map(Body::asAdded).toList());
        }
      }
    }

    /** A polygon that turns from its corners as they are, not from those it was made of. */
    private static Shape asAdded(Shape shape) {
      if (!(shape instanceof Polygon polygon)) {
        return shape;
      }
      return Polygon.of(TestCore.of(polygon).offsets())
          .rounded(polygon.radius())
          .translate(new Vec2(polygon.x(), polygon.y()));
    }

    void moveTo(double newX, double newY) {
      put(newX, newY, rotation, true);
    }

    void turnTo(Rotation newRotation) {
      put(x, y, newRotation, hasMoved);
    }

    private void put(double newX, double newY, Rotation newRotation, boolean isMoved) {
      Shape turned = newRotation.equals(Rotation.NONE) ? form : form.rotate(newRotation, 0, 0);
      boolean isGiven = !isMoved && turned == form;
      PlacedShape placed = PlacedShape.at(turned, newX, newY);
      Vec2 place = new Vec2(newX, newY);
      shape = isGiven || form instanceof Circle && !isMoved ? added : turned.translate(place);
      sums = isGiven || placed.isRounded() ? null : placed;
      hasMoved = isMoved;
      rotation = newRotation;
      x = newX;
      y = newY;
    }

    /** The truth about where this is. */
    PlacedShape truth() {
      return sums != null ? sums : PlacedShape.of(shape);
    }

    /** The truth about where this would be after a motion. */
    PlacedShape truthMovedBy(double dx, double dy) {
      return movedTo(x + dx, y + dy).truth();
    }

    /** What this would be after a move. */
    Body movedTo(double newX, double newY) {
      Body moved = new Body(this);
      if (newX != x || newY != y) {
        moved.moveTo(newX, newY);
      }
      return moved;
    }

    boolean intersects(Body other) {
      return sums == null && other.sums == null
          ? shape.intersects(other.shape)
          : isNear(other.shape, 0) && truth().separation(other.truth()) <= 0;
    }

    boolean overlaps(Body other) {
      return sums == null && other.sums == null
          ? shape.overlaps(other.shape)
          : isNear(other.shape, 0) && truth().separation(other.truth()) < 0;
    }

    boolean intersects(Shape other) {
      return sums == null
          ? shape.intersects(other)
          : isNear(other, 0) && sums.separation(PlacedShape.of(other)) <= 0;
    }

    /**
     * False if so much is between the bounds that exact arithmetic, which is slow, need not say.
     */
    boolean isNear(Shape other, double reach) {
      Box a = shape.bounds();
      Box b = other.bounds();
      double size = size(a) + size(b) + reach;
      return a.distanceTo(b) <= reach * 1.5 + 1e-9 * size;
    }

    private static double size(Box box) {
      return Math.max(Math.abs(box.minX()), Math.abs(box.maxX()))
          + Math.max(Math.abs(box.minY()), Math.abs(box.maxY()));
    }

    /** The distance to another shape, given as its truth too. */
    double distance(Shape other, PlacedShape otherSums) {
      if (sums == null && otherSums == null) {
        return other.distanceTo(shape);
      }
      PlacedShape otherTruth = otherSums == null ? PlacedShape.of(other) : otherSums;
      return Math.max(0, truth().gap(otherTruth).doubleValue());
    }

    int slot() {
      return handle.slot();
    }
  }

  /** A pair, the lower slot first. */
  record Pair(Body a, Body b) {
    boolean isSame(Pair other) {
      return a.handle.equals(other.a.handle) && b.handle.equals(other.b.handle);
    }

    boolean isIn(List<Pair> pairs) {
      return pairs.stream().anyMatch(this::isSame);
    }
  }

  /** A pair that was put to rest, with its normal from a to b. */
  record Rest(Pair pair, double normalX, double normalY) {}

  /** A shape and how it is hit; of sums only the time is known. */
  record Hit(Body body, Impact impact, double time) {
    private static Hit of(Body body, Impact impact) {
      return impact.hit() ? new Hit(body, impact, impact.time()) : null;
    }

    private static Hit at(Body body, BigDecimal time) {
      return time == null ? null : new Hit(body, null, time.doubleValue());
    }
  }

  private static final Comparator<Pair> BY_SLOTS =
      Comparator.<Pair>comparingInt(pair -> pair.a.slot()).thenComparingInt(pair -> pair.b.slot());

  private final boolean touching;
  private final BiPredicate<Handle, Handle> predicate;
  final List<Body> bodies = new ArrayList<>();
  List<Pair> active = List.of();
  List<Pair> began = List.of();
  List<Pair> ended = List.of();
  List<Rest> resting = new ArrayList<>();
  boolean isDetected;

  WorldModel(boolean touching, BiPredicate<Handle, Handle> predicate) {
    this.touching = touching;
    this.predicate = predicate;
  }

  WorldModel copy() {
    WorldModel copy = new WorldModel(touching, predicate);
    bodies.forEach(body -> copy.bodies.add(new Body(body)));
    copy.active = active.stream().map(copy::own).toList();
    copy.began = began.stream().map(copy::own).toList();
    copy.ended = ended.stream().map(copy::own).toList();
    resting.forEach(
        rest -> copy.resting.add(new Rest(copy.own(rest.pair), rest.normalX, rest.normalY)));
    copy.isDetected = isDetected;
    return copy;
  }

  private Pair own(Pair pair) {
    return new Pair(own(pair.a), own(pair.b));
  }

  private Body own(Body body) {
    return bodies.stream()
        .filter(mine -> mine.handle.equals(body.handle))
        .findFirst()
        .orElseGet(() -> new Body(body));
  }

  void detect() {
    List<Pair> now = new ArrayList<>();
    for (Body a : bodies) {
      for (Body b : bodies) {
        if (a.slot() < b.slot() && meet(a, b)) {
          now.add(new Pair(a, b));
        }
      }
    }
    now.sort(BY_SLOTS);
    List<Pair> before = active;
    ended = before.stream().filter(pair -> !pair.isIn(now)).toList();
    began = now.stream().filter(pair -> !pair.isIn(before)).toList();
    active = now;
    isDetected = true;
  }

  private boolean meet(Body a, Body b) {
    return !(a.isStatic && b.isStatic)
        && a.filter.allows(b.filter)
        && (touching ? a.intersects(b) || rest(a, b) != null : a.overlaps(b))
        && predicate.test(a.handle, b.handle);
  }

  /** Notes that one body was put to rest against another. */
  void rest(Body body, Body other, double normalX, double normalY) {
    resting.removeIf(rest -> rest.equals(rest(body, other)));
    resting.add(
        body.slot() < other.slot()
            ? new Rest(new Pair(body, other), normalX, normalY)
            : new Rest(new Pair(other, body), 0 - normalX, 0 - normalY));
  }

  /** How two bodies rest against each other; null if they do not. */
  Rest rest(Body a, Body b) {
    return resting.stream()
        .filter(
            rest -> rest.pair.a == a && rest.pair.b == b || rest.pair.a == b && rest.pair.b == a)
        .findFirst()
        .orElse(null);
  }

  /** Notes that a body changed, so that it rests no more. */
  void changed(Body body) {
    resting.removeIf(rest -> rest.pair.a == body || rest.pair.b == body);
    isDetected = false;
  }

  List<Pair> contacts() {
    return active.stream().filter(pair -> !pair.a.sensor && !pair.b.sensor).toList();
  }

  /** All bodies that a question is about: by slot. */
  List<Body> matching(Body self, Filter filter) {
    Filter asked = filter != null || self == null ? filter : self.filter;
    return bodies.stream()
        .filter(body -> body != self && (asked == null || asked.allows(body.filter)))
        .filter(body -> self == null || mayMeet(self, body))
        .sorted(Comparator.comparingInt(Body::slot))
        .toList();
  }

  private boolean mayMeet(Body self, Body other) {
    return self.slot() < other.slot()
        ? predicate.test(self.handle, other.handle)
        : predicate.test(other.handle, self.handle);
  }

  List<Body> query(Shape shape, Filter filter) {
    return matching(null, filter).stream().filter(body -> body.intersects(shape)).toList();
  }

  /** All hits of a segment, sorted. */
  List<Hit> cast(Segment segment, Filter filter) {
    return matching(null, filter).stream()
        .map(body -> cast(segment, body))
        .filter(Objects::nonNull)
        .sorted(Comparator.comparingDouble(Hit::time))
        .toList();
  }

  private static Hit cast(Segment segment, Body body) {
    if (body.sums == null) {
      return Hit.of(body, segment.cast(body.shape));
    }
    Circle point = new Circle(segment.x0(), segment.y0(), 0);
    double length = point.distanceTo(new Circle(segment.x1(), segment.y1(), 0));
    if (!body.isNear(point, length)) {
      return null;
    }
    PlacedShape start = PlacedShape.of(point);
    double[] motionX = {segment.x1(), -segment.x0()};
    double[] motionY = {segment.y1(), -segment.y0()};
    return Hit.at(body, start.meetingTime(motionX, motionY, body.sums, true));
  }

  /** All hits of a moving shape, sorted. */
  List<Hit> sweep(Body self, Shape shape, Vec2 motion, Filter filter) {
    return matching(self, filter).stream()
        .map(body -> sweep(self, shape, motion, body))
        .filter(Objects::nonNull)
        .sorted(Comparator.comparingDouble(Hit::time))
        .toList();
  }

  private static Hit sweep(Body self, Shape shape, Vec2 motion, Body body) {
    PlacedShape sums = self == null ? null : self.sums;
    if (sums == null && body.sums == null) {
      return Hit.of(body, shape.sweep(motion, body.shape));
    }
    if (!body.isNear(shape, motion.length())) {
      return null;
    }
    PlacedShape moving = sums == null ? PlacedShape.of(shape) : sums;
    double[] motionX = {motion.x()};
    double[] motionY = {motion.y()};
    return Hit.at(body, moving.meetingTime(motionX, motionY, body.truth(), false));
  }

  /** What is not farther from the center of a circle than its radius, sorted by distance. */
  List<Body> within(Circle reach, Filter filter) {
    Circle center = new Circle(reach.x(), reach.y(), 0);
    return sortedByDistance(query(reach, filter), center, null);
  }

  /** Each distance is computed once only: exact arithmetic takes its time. */
  private static List<Body> sortedByDistance(List<Body> bodies, Shape shape, PlacedShape sums) {
    Map<Body, Double> distances = new IdentityHashMap<>();
    bodies.forEach(body -> distances.put(body, body.distance(shape, sums)));
    return bodies.stream().sorted(Comparator.comparingDouble(distances::get)).toList();
  }

  /** A shape that another one touches, and how. */
  record Touch(Body body, Contact contact, double normalX, double normalY) {}

  /** Whether a question about a body has to do with sums that no double can hold. */
  boolean hasSums(Body self) {
    return self.sums != null || bodies.stream().anyMatch(body -> body.sums != null);
  }

  /** What a body touches at a side, or at any if that is null; by slot. */
  List<Touch> touching(Body self, Side side, Filter filter) {
    List<Touch> touches = new ArrayList<>();
    for (Body other : matching(self, filter)) {
      Touch touch = touch(self, other, side);
      if (!other.sensor && touch != null) {
        touches.add(touch);
      }
    }
    return touches;
  }

  private Touch touch(Body self, Body other, Side side) {
    List<Contact> contacts = new ArrayList<>();
    for (Shape part : parts(self.shape)) {
      parts(other.shape).forEach(otherPart -> contacts.add(part.contactWith(otherPart)));
    }
    Contact deepest = null;
    for (Contact contact : contacts) {
      boolean counts = contact.hit() && isAt(side, contact.normalX(), contact.normalY());
      if (counts && (deepest == null || contact.depth() > deepest.depth())) {
        deepest = contact;
      }
    }
    if (deepest != null) {
      return new Touch(other, deepest, deepest.normalX(), deepest.normalY());
    }
    Rest rest = rest(self, other);
    if (rest == null || contacts.stream().anyMatch(Contact::hit)) {
      return null;
    }
    double sign = rest.pair.a == self ? 1 : -1;
    double normalX = sign * rest.normalX + 0.0;
    double normalY = sign * rest.normalY + 0.0;
    return isAt(side, normalX, normalY)
        ? new Touch(other, closest(self.shape, other.shape), normalX, normalY)
        : null;
  }

  private static List<Shape> parts(Shape shape) {
    return shape instanceof Compound compound ? compound.parts() : List.of(shape);
  }

  private static Contact closest(Shape shape, Shape other) {
    Contact closest = null;
    double smallest = Double.POSITIVE_INFINITY;
    for (Shape part : parts(shape)) {
      for (Shape otherPart : parts(other)) {
        if (part.distanceTo(otherPart) < smallest) {
          smallest = part.distanceTo(otherPart);
          closest = part.contactWith(otherPart);
        }
      }
    }
    return closest;
  }

  private static boolean isAt(Side side, double normalX, double normalY) {
    if (side == null) {
      return true;
    }
    boolean alongX = side.outwardX() != 0;
    double outward = alongX ? normalX * side.outwardX() : normalY * side.outwardY();
    return outward >= Math.abs(alongX ? normalY : normalX);
  }

  List<Body> nearest(Body self, Shape shape, int count, Filter filter) {
    PlacedShape sums = self == null ? null : self.sums;
    return sortedByDistance(matching(self, filter), shape, sums).stream().limit(count).toList();
  }
}
