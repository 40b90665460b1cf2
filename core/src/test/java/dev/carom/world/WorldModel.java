package dev.carom.world;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** What a {@link World} should do, in the plainest way: lists, and the face of the shapes. */
final class WorldModel {
  /** A shape of the world. */
  static final class Body {
    final Handle handle;
    final boolean isStatic;
    Shape shape;
    Filter filter;
    boolean sensor;
    Object data;

    /** Half the size of a box, as it was added. */
    double halfWidth;

    double halfHeight;
    double x;
    double y;

    Body(Handle handle, Shape shape, Filter filter, boolean isStatic) {
      this.handle = handle;
      this.filter = filter;
      this.isStatic = isStatic;
      setShape(shape);
    }

    private Body(Body other) {
      this(other.handle, other.shape, other.filter, other.isStatic);
      sensor = other.sensor;
      data = other.data;
      halfWidth = other.halfWidth;
      halfHeight = other.halfHeight;
      x = other.x;
      y = other.y;
    }

    void setShape(Shape newShape) {
      shape = newShape;
      switch (newShape.kind()) {
        case CIRCLE -> {
          x = ((Circle) newShape).x();
          y = ((Circle) newShape).y();
        }
        case BOX -> {
          Box box = (Box) newShape;
          x = box.centerX();
          y = box.centerY();
          halfWidth = box.width() / 2;
          halfHeight = box.height() / 2;
        }
        case COMPOUND -> {
          x = ((Compound) newShape).x();
          y = ((Compound) newShape).y();
        }
      }
    }

    void moveTo(double newX, double newY) {
      shape =
          switch (shape.kind()) {
            case CIRCLE -> new Circle(newX, newY, ((Circle) shape).radius());
            case BOX ->
                new Box(newX - halfWidth, newY - halfHeight, newX + halfWidth, newY + halfHeight);
            case COMPOUND -> ((Compound) shape).moveTo(newX, newY);
          };
      x = newX;
      y = newY;
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

  /** A shape and how it is hit. */
  record Hit(Body body, Impact impact) {}

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
        && (touching
            ? a.shape.intersects(b.shape) || rest(a, b) != null
            : a.shape.overlaps(b.shape))
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
    Filter asked = filter != null ? filter : self != null ? self.filter : Filter.ALL;
    return bodies.stream()
        .filter(body -> body != self && asked.allows(body.filter))
        .filter(body -> self == null || mayMeet(self, body))
        .sorted(Comparator.comparingInt(Body::slot))
        .toList();
  }

  private boolean mayMeet(Body self, Body other) {
    return self.slot() < other.slot()
        ? predicate.test(self.handle, other.handle)
        : predicate.test(other.handle, self.handle);
  }

  List<Body> query(Predicate<Shape> test, Filter filter) {
    return matching(null, filter).stream().filter(body -> test.test(body.shape)).toList();
  }

  /** All hits of a segment, sorted. */
  List<Hit> cast(Segment segment, Filter filter) {
    return matching(null, filter).stream()
        .map(body -> new Hit(body, segment.cast(body.shape)))
        .filter(hit -> hit.impact.hit())
        .sorted(Comparator.comparingDouble(hit -> hit.impact.time()))
        .toList();
  }

  /** All hits of a moving shape, sorted. */
  List<Hit> sweep(Body self, Shape shape, Vec2 motion, Filter filter) {
    return matching(self, filter).stream()
        .map(body -> new Hit(body, shape.sweep(motion, body.shape)))
        .filter(hit -> hit.impact.hit())
        .sorted(Comparator.comparingDouble(hit -> hit.impact.time()))
        .toList();
  }

  /** What is not farther from the center of a circle than its radius, sorted by distance. */
  List<Body> within(Circle reach, Filter filter) {
    Circle center = new Circle(reach.x(), reach.y(), 0);
    return query(reach::intersects, filter).stream()
        .sorted(Comparator.comparingDouble(body -> center.distanceTo(body.shape)))
        .toList();
  }

  /** A shape that another one touches, and how. */
  record Touch(Body body, Contact contact, double normalX, double normalY) {}

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
    return matching(self, filter).stream()
        .sorted(Comparator.comparingDouble(body -> shape.distanceTo(body.shape)))
        .limit(count)
        .toList();
  }
}
