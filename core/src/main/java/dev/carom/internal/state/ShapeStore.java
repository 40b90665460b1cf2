// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.QuickCircles;
import dev.carom.internal.exact.Rounded;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.MovableShape;
import dev.carom.pair.Overlap;
import dev.carom.pair.PartPair;
import dev.carom.pair.Parts;
import java.util.Arrays;

/**
 * The shapes by slot, as numbers.
 *
 * <p>A shape is exactly as given until it moves or turns. Then its numbers are the sums of its
 * position and its {@linkplain ShapeForm form}, in real arithmetic: the sides of a box are its
 * centre plus and minus half its size. Rounding leaves tails behind; the sides of a box without
 * tails are its bounds.
 *
 * <p>Circles and upright boxes are stored in arrays; all other shapes have a {@link ShapeBody}.
 */
public final class ShapeStore {
  private static final Shape.Kind[] KINDS = Shape.Kind.values();
  private static final int KIND = 7;

  /** Has no bits, so that one test distinguishes two circles from other pairs. */
  private static final int CIRCLE = Shape.Kind.CIRCLE.ordinal();

  private static final int BOX = Shape.Kind.BOX.ordinal();

  private static final int STATIC = 8;
  private static final int SENSOR = 16;

  /** The shape was moved, and its numbers are sums that no double can hold. */
  private static final int TAILED = 32;

  /** The shape is turned; a box then has a body, even if it is upright again. */
  private static final int TURNED = 64;

  private final Bounds bounds = new Bounds(16);

  /** Kind and flags. */
  private byte[] tags = new byte[16];

  /**
   * Four for each slot: x, y, and the radius of a circle or half the width and height of a box.
   * Side by side, because the slots of a pair are usually not in the cache.
   */
  private double[] numbers = new double[64];

  private ShapeBody[] bodies = new ShapeBody[16];

  /** Two for each slot of a turned shape: cosine and sine. Longer when the first shapes turn. */
  private double[] rotations = new double[0];

  /** Category and mask of each slot; -1 for all, also in unused slots. */
  private long[] filters = new long[0];

  /** The number of slots with a filter that excludes something. */
  private int filtered;

  /** The number of times that a slot's filter has changed. */
  private long filterChanges;

  /** The number of times that a slot may have got a circle, or one of another size, or lost it. */
  private long circleChanges;

  private final RestingPairs resting = new RestingPairs();
  private final Parts scratchA = new Parts();
  private final Parts scratchB = new Parts();
  private final PartPair pair = new PartPair();
  private final CompoundPair compounds = new CompoundPair();

  /** Creates a store without shapes. */
  public ShapeStore() {
    reserveFilters(16);
  }

  /** Returns the pairs that count as touching because they were put to rest against each other. */
  public RestingPairs resting() {
    return resting;
  }

  /**
   * Returns a bounding box for each slot; that of a circle may be slightly too large, and waits for
   * {@link #updateBounds} after {@link #moveTo}.
   */
  public Bounds bounds() {
    return bounds;
  }

  /** Makes room for the slots below this number. */
  public void reserve(int slots) {
    if (slots > tags.length) {
      int length = Math.max(slots, 2 * tags.length);
      tags = Arrays.copyOf(tags, length);
      numbers = Arrays.copyOf(numbers, 4 * length);
      bodies = Arrays.copyOf(bodies, length);
      reserveFilters(length);
    }
    bounds.reserve(slots);
  }

  private void reserveFilters(int slots) {
    int before = filters.length;
    filters = Arrays.copyOf(filters, 2 * slots);
    Arrays.fill(filters, before, filters.length, -1);
  }

  /** Returns the kind of the shape in a slot. */
  public Shape.Kind kind(int slot) {
    return KINDS[tags[slot] & KIND];
  }

  /** Returns true if the shape in a slot is static. */
  public boolean isStatic(int slot) {
    return (tags[slot] & STATIC) != 0;
  }

  /** Returns true if the shape in a slot is an upright box without tails: its bounds. */
  public boolean isPlainBox(int slot) {
    return (tags[slot] & (KIND | TAILED)) == BOX;
  }

  /** Returns true if the shape in a slot is a sensor. */
  public boolean isSensor(int slot) {
    return (tags[slot] & SENSOR) != 0;
  }

  /** Makes the shape in a slot a sensor or solid. */
  public void setSensor(int slot, boolean sensor) {
    tags[slot] = (byte) (sensor ? tags[slot] | SENSOR : tags[slot] & ~SENSOR);
  }

  /** Returns the category of a slot's filter. */
  public long category(int slot) {
    return filters[2 * slot];
  }

  /** Returns the mask of a slot's filter. */
  public long mask(int slot) {
    return filters[2 * slot + 1];
  }

  /** Sets the filter of a slot. Its shape no longer rests against any other. */
  public void setFilter(int slot, long category, long mask) {
    filtered -= hasFilter(slot) ? 1 : 0;
    boolean isChanged = filters[2 * slot] != category || filters[2 * slot + 1] != mask;
    filterChanges += isChanged ? 1 : 0;
    filters[2 * slot] = category;
    filters[2 * slot + 1] = mask;
    resting.forget(slot);
    filtered += hasFilter(slot) ? 1 : 0;
  }

  /** Returns true if the filter of a slot excludes something. */
  public boolean hasFilter(int slot) {
    return (filters[2 * slot] & filters[2 * slot + 1]) != -1;
  }

  /** Returns true if some slot has a filter that excludes something. */
  public boolean hasFilters() {
    return filtered > 0;
  }

  /** Returns a number that increases whenever a slot's filter changes. */
  long filterChanges() {
    return filterChanges;
  }

  /** Returns a number that increases whenever a slot gets a circle, another radius, or loses it. */
  long circleChanges() {
    return circleChanges;
  }

  boolean filtersAllow(int a, int b) {
    return FilterGroups.allow(
        filters[2 * a], filters[2 * a + 1], filters[2 * b], filters[2 * b + 1]);
  }

  /** Returns x of the shape's position. */
  public double x(int slot) {
    return numbers[4 * slot];
  }

  /** Returns y of the shape's position. */
  public double y(int slot) {
    return numbers[4 * slot + 1];
  }

  /** Returns the radius of a circle, or half the width of an upright box. */
  public double reachX(int slot) {
    return numbers[4 * slot + 2];
  }

  /** Returns half the height of an upright box. */
  public double reachY(int slot) {
    return numbers[4 * slot + 3];
  }

  /** Returns the body of a shape that is neither a circle nor a box that never turned. */
  public ShapeBody body(int slot) {
    return bodies[slot];
  }

  /** Returns true if the shape is turned. */
  public boolean isTurned(int slot) {
    return (tags[slot] & TURNED) != 0;
  }

  /** Returns the cosine of the angle by which the shape is turned from how it was added. */
  public double cos(int slot) {
    return isTurned(slot) ? rotations[2 * slot] : 1;
  }

  /** Returns the sine of the angle by which the shape is turned from how it was added. */
  public double sin(int slot) {
    return isTurned(slot) ? rotations[2 * slot + 1] : 0;
  }

  /** Returns the kind of the shape as it was added; a box that is turned has another kind now. */
  public Shape.Kind addedKind(int slot) {
    return kind(slot) != Shape.Kind.CIRCLE && isTurned(slot) ? bodies[slot].kind() : kind(slot);
  }

  /** Puts a new shape into a slot; it is not a sensor. */
  public void put(int slot, Shape shape, boolean isStatic) {
    reserve(slot + 1);
    setFlags(slot, isStatic, false);
    replace(slot, shape);
  }

  /** Puts another shape into a slot; static or not, sensor or not and filter stay. */
  public void replace(int slot, Shape shape) {
    resting.forget(slot);
    setRotation(slot, 1, 0);
    bodies[slot] =
        switch (shape.kind()) {
          case CIRCLE -> {
            Circle circle = (Circle) shape;
            setCircle(slot, circle.x(), circle.y(), circle.radius());
            yield null;
          }
          case BOX -> {
            Box box = (Box) shape;
            setBox(slot, box.minX(), box.minY(), box.maxX(), box.maxY());
            yield bodies[slot];
          }
          case CAPSULE -> {
            Capsule capsule = (Capsule) shape;
            ShapeBody body = bodyOf(shape);
            body.setGiven(capsule.x0(), capsule.y0(), capsule.x1(), capsule.y1());
            yield show(slot, body, ShapeForm.x(shape), ShapeForm.y(shape));
          }
          case POLYGON -> show(slot, bodyOf(shape), ShapeForm.x(shape), ShapeForm.y(shape));
          case COMPOUND -> {
            ShapeBody body = bodyOf(shape);
            body.setGiven(true);
            yield show(slot, body, ShapeForm.x(shape), ShapeForm.y(shape));
          }
        };
  }

  private static ShapeBody bodyOf(Shape shape) {
    return new ShapeBody(shape.kind(), ShapeForm.add(shape, new Parts()));
  }

  /** Puts a body at a position and makes it the shape of a slot; returns the body. */
  private ShapeBody show(int slot, ShapeBody body, double x, double y) {
    bodies[slot] = body;
    setKind(slot, body.currentKind());
    if (kind(slot) == Shape.Kind.BOX) {
      showBox(slot, body, x, y);
    } else {
      body.putAt(x, y);
      setNumbers(slot, x, y, 0, 0);
      setBodyBounds(slot);
      setTails(slot, body.parts().hasTails());
    }
    return body;
  }

  /** Shows a box that is upright: as it was given, or turned by quarters. */
  private void showBox(int slot, ShapeBody body, double x, double y) {
    if (body.isGiven() && !isTurned(slot)) {
      setSides(slot, body.given(0), body.given(1), body.given(2), body.given(3));
    } else {
      Parts offsets = body.offsets();
      setTails(slot, moveBox(slot, x, y, offsets.third(0), offsets.fourth(0)));
    }
  }

  private void setRotation(int slot, double cos, double sin) {
    boolean isTurned = cos != 1 || sin != 0;
    tags[slot] = (byte) (isTurned ? tags[slot] | TURNED : tags[slot] & ~TURNED);
    if (isTurned) {
      if (2 * slot >= rotations.length) {
        rotations = Arrays.copyOf(rotations, 2 * tags.length);
      }
      rotations[2 * slot] = cos;
      rotations[2 * slot + 1] = sin;
    }
  }

  /**
   * Turns the shape as it was added about its position, by an angle given as cosine and sine.
   * Throws and changes nothing if it cannot be turned this way.
   */
  public void turnTo(int slot, double cos, double sin) {
    if (kind(slot) != Shape.Kind.CIRCLE) {
      turnBody(slot, cos, sin);
      resting.forget(slot);
    }
    setRotation(slot, cos, sin);
    if (kind(slot) != Shape.Kind.CIRCLE) {
      show(slot, bodies[slot], x(slot), y(slot));
    }
  }

  private void turnBody(int slot, double cos, double sin) {
    boolean isPlainBox = kind(slot) == Shape.Kind.BOX && !isTurned(slot);
    ShapeBody body = isPlainBox ? takeBox(slot) : bodies[slot];
    if (!body.turn(cos, sin) || !body.canMoveTo(x(slot), y(slot))) {
      body.turn(cos(slot), sin(slot));
      throw new IllegalArgumentException(
          "the turned shape must be finite and keep its area, but turned by ("
              + cos
              + ", "
              + sin
              + ") it does not");
    }
  }

  /** Writes the box in a slot to a body, which is created when it turns for the first time. */
  private ShapeBody takeBox(int slot) {
    ShapeBody body = bodies[slot];
    if (body == null) {
      body = new ShapeBody();
      bodies[slot] = body;
    }
    body.setBox(reachX(slot), reachY(slot));
    if (!isBoxByCenter(slot)) {
      body.setGiven(bounds.minX(slot), bounds.minY(slot), bounds.maxX(slot), bounds.maxY(slot));
    }
    return body;
  }

  /** Sets whether the shape in a slot is static and whether it is a sensor. */
  public void setFlags(int slot, boolean isStatic, boolean isSensor) {
    tags[slot] = (byte) ((isStatic ? STATIC : 0) | (isSensor ? SENSOR : 0));
  }

  private void setKind(int slot, Shape.Kind kind) {
    circleChanges += isCircle(slot) || kind == Shape.Kind.CIRCLE ? 1 : 0;
    tags[slot] = (byte) (tags[slot] & ~(KIND | TAILED) | kind.ordinal());
  }

  private void setNumbers(int slot, double x, double y, double reachX, double reachY) {
    numbers[4 * slot] = x;
    numbers[4 * slot + 1] = y;
    numbers[4 * slot + 2] = reachX;
    numbers[4 * slot + 3] = reachY;
  }

  /** Puts a circle into a slot. */
  public void setCircle(int slot, double x, double y, double radius) {
    bodies[slot] = null;
    setKind(slot, Shape.Kind.CIRCLE);
    setNumbers(slot, x, y, radius, 0);
    setCircleBounds(slot, x, y, radius);
  }

  /** Sets a box by its sides, which need not be exactly half its size away from its centre. */
  public void setBox(int slot, double minX, double minY, double maxX, double maxY) {
    keepBoxBody(slot);
    setKind(slot, Shape.Kind.BOX);
    setSides(slot, minX, minY, maxX, maxY);
  }

  private void setSides(int slot, double minX, double minY, double maxX, double maxY) {
    setNumbers(
        slot,
        Rounded.middle(minX, maxX),
        Rounded.middle(minY, maxY),
        ShapeForm.half(minX, maxX),
        ShapeForm.half(minY, maxY));
    bounds.set(slot, minX, minY, maxX, maxY);
  }

  /** Sets a box by its centre and half its size, which determine its sides. */
  public void setBoxByCenter(int slot, double x, double y, double reachX, double reachY) {
    keepBoxBody(slot);
    setKind(slot, Shape.Kind.BOX);
    setTails(slot, moveBox(slot, x, y, reachX, reachY));
  }

  /** Returns true if the sides of a box are the sums of its centre and half its size. */
  public boolean isBoxByCenter(int slot) {
    return hasTails(slot)
        || bounds.minX(slot) == x(slot) - reachX(slot)
            && bounds.minY(slot) == y(slot) - reachY(slot)
            && bounds.maxX(slot) == x(slot) + reachX(slot)
            && bounds.maxY(slot) == y(slot) + reachY(slot)
            && areExact(x(slot), reachX(slot))
            && areExact(y(slot), reachY(slot));
  }

  /** Returns true if both sides of a box along one axis are doubles. */
  private static boolean areExact(double center, double reach) {
    return Exact.tailOfSum(center, -reach) == 0 && Exact.tailOfSum(center, reach) == 0;
  }

  /** Returns true if the numbers of a shape are sums that no double can hold. */
  public boolean hasTails(int slot) {
    return (tags[slot] & TAILED) != 0;
  }

  private void setTails(int slot, boolean hasTails) {
    tags[slot] = (byte) (hasTails ? tags[slot] | TAILED : tags[slot] & ~TAILED);
  }

  private void setCircleBounds(int slot, double x, double y, double radius) {
    bounds.set(
        slot,
        ErrorBounds.belowSum(x - radius),
        ErrorBounds.belowSum(y - radius),
        ErrorBounds.aboveSum(x + radius),
        ErrorBounds.aboveSum(y + radius));
  }

  private void setBodyBounds(int slot) {
    Parts parts = bodies[slot].parts();
    parts.updateBounds();
    bounds.set(slot, parts.minX(), parts.minY(), parts.maxX(), parts.maxY());
  }

  /**
   * Moves the shape's position. Throws and changes nothing if it cannot be there. The bounds of a
   * circle stay as they are: most circles are moved more often than their bounds are needed, and
   * writing them takes a third of the time of a move.
   */
  public void moveTo(int slot, double x, double y) {
    if (isCircle(slot)) {
      numbers[4 * slot] = x;
      numbers[4 * slot + 1] = y;
    } else {
      moveOther(slot, x, y);
    }
    resting.forget(slot);
  }

  private void moveOther(int slot, double x, double y) {
    boolean hasTails;
    if (kind(slot) == Shape.Kind.BOX) {
      hasTails = moveBox(slot, x, y, reachX(slot), reachY(slot));
      if (isTurned(slot)) {
        bodies[slot].leave();
      }
    } else {
      hasTails = moveBody(slot, x, y);
    }
    setTails(slot, hasTails);
  }

  private boolean isCircle(int slot) {
    return (tags[slot] & KIND) == CIRCLE;
  }

  /** Updates the bounds of a shape that was moved. */
  void updateBounds(int slot) {
    if (isCircle(slot)) {
      setCircleBounds(slot, x(slot), y(slot), reachX(slot));
    }
  }

  /** Returns true if the shape in a slot has the same bounds in another store, once updated. */
  boolean hasSameBounds(int slot, ShapeStore other) {
    if (!isCircle(slot) || !other.isCircle(slot)) {
      return isCircle(slot) == other.isCircle(slot) && bounds.isSame(other.bounds, slot);
    }
    return x(slot) == other.x(slot)
        && y(slot) == other.y(slot)
        && reachX(slot) == other.reachX(slot);
  }

  /** Throws if {@link #moveTo} would throw; otherwise returns true. Changes nothing. */
  public boolean checkMoveTo(int slot, double x, double y) {
    return switch (kind(slot)) {
      case CIRCLE -> true;
      case BOX -> checkBoxAt(x, y, reachX(slot), reachY(slot));
      case CAPSULE, POLYGON, COMPOUND -> checkBodyAt(bodies[slot], x, y);
    };
  }

  /** Returns true if {@link #moveTo} would not throw. */
  public boolean canMoveTo(int slot, double x, double y) {
    return switch (kind(slot)) {
      case CIRCLE -> true;
      case BOX ->
          Arguments.isFinite(Math.abs(x) + reachX(slot))
              && Arguments.isFinite(Math.abs(y) + reachY(slot));
      case CAPSULE, POLYGON, COMPOUND -> bodies[slot].canMoveTo(x, y);
    };
  }

  private static boolean checkBoxAt(double x, double y, double reachX, double reachY) {
    Arguments.finite("x - width / 2", x - reachX);
    Arguments.finite("y - height / 2", y - reachY);
    Arguments.finite("x + width / 2", x + reachX);
    Arguments.finite("y + height / 2", y + reachY);
    return true;
  }

  private static boolean checkBodyAt(ShapeBody body, double x, double y) {
    if (!body.canMoveTo(x, y)) {
      throw new IllegalArgumentException(
          "all parts must be finite, but at (" + x + ", " + y + ") some are not");
    }
    return true;
  }

  /** Moves a box, and returns true if its sides have tails there. */
  private boolean moveBox(int slot, double x, double y, double reachX, double reachY) {
    checkBoxAt(x, y, reachX, reachY);
    setNumbers(slot, x, y, reachX, reachY);
    boolean hasTails = !areExact(x, reachX) || !areExact(y, reachY);
    if (hasTails) {
      bounds.set(
          slot,
          Rounded.sumBelow(x, -reachX),
          Rounded.sumBelow(y, -reachY),
          Rounded.sumAbove(x, reachX),
          Rounded.sumAbove(y, reachY));
    } else {
      bounds.set(slot, x - reachX, y - reachY, x + reachX, y + reachY);
    }
    return hasTails;
  }

  /** Moves a body, and returns true if its parts have tails there. */
  private boolean moveBody(int slot, double x, double y) {
    ShapeBody body = bodies[slot];
    checkBodyAt(body, x, y);
    body.moveTo(x, y);
    setNumbers(slot, x, y, 0, 0);
    setBodyBounds(slot);
    return body.parts().hasTails();
  }

  /** Returns the shape as a value, with rounded numbers if they have tails. */
  public Shape shape(int slot) {
    return switch (kind(slot)) {
      case CIRCLE -> new Circle(x(slot), y(slot), reachX(slot));
      case BOX ->
          hasTails(slot)
              ? new Box(
                  x(slot) - reachX(slot),
                  y(slot) - reachY(slot),
                  x(slot) + reachX(slot),
                  y(slot) + reachY(slot))
              : new Box(bounds.minX(slot), bounds.minY(slot), bounds.maxX(slot), bounds.maxY(slot));
      case CAPSULE, POLYGON, COMPOUND -> bodies[slot].shape(x(slot), y(slot));
    };
  }

  /** Returns the parts of the shape, written to the given list if it is a circle or box. */
  public Parts parts(int slot, Parts scratch) {
    return switch (kind(slot)) {
      case CIRCLE -> scratch.setCircle(x(slot), y(slot), reachX(slot));
      case BOX ->
          hasTails(slot)
              ? scratch.setBoxAt(x(slot), y(slot), reachX(slot), reachY(slot))
              : scratch.setBox(
                  bounds.minX(slot), bounds.minY(slot), bounds.maxX(slot), bounds.maxY(slot));
      case CAPSULE, POLYGON, COMPOUND -> bodies[slot].parts();
    };
  }

  /** Writes the parts of the shape relative to its position, as it is turned now, to a list. */
  public Parts writeForm(int slot, Parts into) {
    into.clear();
    return switch (kind(slot)) {
      case CIRCLE -> into.setCircle(0, 0, reachX(slot));
      case BOX -> ShapeForm.addBox(reachX(slot), reachY(slot), into);
      case CAPSULE, POLYGON, COMPOUND -> {
        into.set(bodies[slot].offsets());
        yield into;
      }
    };
  }

  /**
   * Writes the shape to one that moves like a value: its numbers are rounded if they have tails.
   */
  public MovableShape writeTo(MovableShape movable, int slot, Parts scratch) {
    return switch (kind(slot)) {
      case CIRCLE, BOX, CAPSULE, POLYGON -> movable.setRounded(parts(slot, scratch));
      case COMPOUND -> movable.setCompound(bodies[slot].offsets(), x(slot), y(slot));
    };
  }

  /** Records, for a box that is about to move, the position that is part of its numbers. */
  public void notePlace(int slot, Parts parts) {
    if (kind(slot) == Shape.Kind.BOX && isBoxByCenter(slot)) {
      parts.setPlace(x(slot), y(slot));
    }
  }

  /** Returns the parts of the shape after a motion; a motion lost to rounding changes nothing. */
  public Parts partsMovedBy(int slot, double dx, double dy, Parts scratch) {
    double x = x(slot) + dx;
    double y = y(slot) + dy;
    if (x == x(slot) && y == y(slot)) {
      return parts(slot, scratch);
    }
    return switch (kind(slot)) {
      case CIRCLE -> scratch.setCircle(x, y, reachX(slot));
      case BOX -> scratch.setBoxAt(x, y, reachX(slot), reachY(slot));
      case CAPSULE, POLYGON, COMPOUND -> scratch.setMoved(bodies[slot].offsets(), x, y);
    };
  }

  /** Returns true if the shape is a circle of radius 0. */
  boolean isPoint(int slot) {
    return kind(slot) == Shape.Kind.CIRCLE && reachX(slot) == 0;
  }

  /** Returns true if both shapes are circles. */
  public boolean areCircles(int a, int b) {
    return ((tags[a] | tags[b]) & KIND) == CIRCLE;
  }

  /**
   * Copies the centres of circles, seen from an origin, and returns the largest coordinate of the
   * copies.
   */
  float copyCentres(int[] slots, int count, double originX, double originY, float[] x, float[] y) {
    double[] n = numbers;
    float largest = 0;
    for (int k = 0; k < count; k++) {
      int at = 4 * slots[k];
      float centreX = (float) (n[at] - originX);
      float centreY = (float) (n[at + 1] - originY);
      x[k] = centreX;
      y[k] = centreY;
      float larger = Math.max(Math.abs(centreX), Math.abs(centreY));
      if (larger > largest) {
        largest = larger;
      }
    }
    return largest;
  }

  /** Copies the circles of some pairs of a list. */
  public void copyCircles(long[] pairs, int from, int count, QuickCircles into) {
    double[] n = numbers;
    for (int k = 0; k < count; k++) {
      long pair = pairs[from + k];
      int i = 4 * PairList.a(pair);
      int j = 4 * PairList.b(pair);
      into.set(k, n[i], n[i + 1], n[i + 2], n[j], n[j + 1], n[j + 2]);
    }
  }

  /** Returns true if two circles meet; {@code touching} says whether a touch counts. */
  boolean circlesMeet(int a, int b, boolean touching) {
    double[] n = numbers;
    int i = 4 * a;
    int j = 4 * b;
    return touching
        ? Overlap.circleCircle(n[i], n[i + 1], n[i + 2], n[j], n[j + 1], n[j + 2])
        : Overlap.circleCircleStrict(n[i], n[i + 1], n[i + 2], n[j], n[j + 1], n[j + 2]);
  }

  /** Returns true if two shapes meet; {@code touching} says whether a touch counts. */
  public boolean meet(int a, int b, boolean touching) {
    if (areCircles(a, b)) {
      return circlesMeet(a, b, touching);
    }
    if (setFirst(a) && setSecond(pair, b)) {
      return pair.meet(touching);
    }
    return compounds.set(parts(a, scratchA), parts(b, scratchB)).meet(touching);
  }

  /**
   * Sets the first of two parts from its slot; returns false unless it is a circle, or a box
   * without tails.
   */
  private boolean setFirst(int slot) {
    return switch (kind(slot)) {
      case CIRCLE -> pair.setFirst(Parts.Kind.CIRCLE, x(slot), y(slot), reachX(slot), 0);
      case BOX ->
          !hasTails(slot)
              && pair.setFirst(
                  Parts.Kind.BOX,
                  bounds.minX(slot),
                  bounds.minY(slot),
                  bounds.maxX(slot),
                  bounds.maxY(slot));
      case CAPSULE, POLYGON, COMPOUND -> false;
    };
  }

  /**
   * Sets the second of two parts from its slot; returns false unless it is a circle, or a box
   * without tails.
   */
  public boolean setSecond(PartPair pair, int slot) {
    return switch (kind(slot)) {
      case CIRCLE -> pair.setSecond(Parts.Kind.CIRCLE, x(slot), y(slot), reachX(slot), 0);
      case BOX ->
          !hasTails(slot)
              && pair.setSecond(
                  Parts.Kind.BOX,
                  bounds.minX(slot),
                  bounds.minY(slot),
                  bounds.maxX(slot),
                  bounds.maxY(slot));
      case CAPSULE, POLYGON, COMPOUND -> false;
    };
  }

  /** Forgets a shape that was removed. */
  public void forget(int slot) {
    bodies[slot] = null;
    setFilter(slot, -1, -1);
  }

  /**
   * Forgets the shapes of these slots, which are all there are. Their bodies stay, for {@link
   * #putBody}.
   */
  public void startOver(Slots slots) {
    for (int slot = slots.nextInUse(0); slot != SlotBits.NONE; slot = slots.nextInUse(slot + 1)) {
      setFilter(slot, -1, -1);
    }
    resting.clear();
  }

  /**
   * Puts a shape into a slot that is neither a circle nor an unturned box; allocates nothing if the
   * slot had one of the same form before. Returns false if it cannot be there or cannot be turned
   * this way.
   *
   * @param kind the kind of the shape as it was added
   * @param form its form as it was added
   * @param given the sides of a box or the ends of a capsule that has not moved, as given
   */
  public boolean putBody(
      int slot,
      Shape.Kind kind,
      Parts form,
      boolean isGiven,
      double[] given,
      double cos,
      double sin,
      double x,
      double y) {
    ShapeBody body = bodies[slot];
    if (body == null || !body.isOf(kind, form)) {
      body = new ShapeBody(kind, form);
    }
    body.setGiven(given[0], given[1], given[2], given[3]);
    body.setGiven(isGiven);
    if (!body.turn(cos, sin) || !body.canMoveTo(x, y)) {
      return false;
    }
    setRotation(slot, cos, sin);
    show(slot, body, x, y);
    return true;
  }

  /** Copies another store; {@code mine} are the slots before, {@code theirs} those after. */
  public void copyFrom(ShapeStore other, Slots mine, Slots theirs) {
    for (int slot = mine.nextInUse(0); slot != SlotBits.NONE; slot = mine.nextInUse(slot + 1)) {
      if (!theirs.inUse(slot)) {
        forget(slot);
      }
    }
    reserve(theirs.count());
    for (int slot = theirs.nextInUse(0); slot != SlotBits.NONE; slot = theirs.nextInUse(slot + 1)) {
      copyFrom(other, slot);
    }
    resting.copyFrom(other.resting, theirs.count());
  }

  /** Forgets a body, unless it is one for a box that can be used again when a box turns. */
  private void keepBoxBody(int slot) {
    if (bodies[slot] != null && bodies[slot].kind() != Shape.Kind.BOX) {
      bodies[slot] = null;
    }
  }

  private boolean hasBody(int slot) {
    return switch (kind(slot)) {
      case CIRCLE -> false;
      case BOX -> isTurned(slot);
      case CAPSULE, POLYGON, COMPOUND -> true;
    };
  }

  private void copyFrom(ShapeStore other, int slot) {
    circleChanges += isCircle(slot) || other.isCircle(slot) ? 1 : 0;
    tags[slot] = other.tags[slot];
    System.arraycopy(other.numbers, 4 * slot, numbers, 4 * slot, 4);
    setFilter(slot, other.category(slot), other.mask(slot));
    bounds.copyFrom(other.bounds, slot);
    updateBounds(slot);
    setRotation(slot, other.cos(slot), other.sin(slot));
    if (hasBody(slot)) {
      bodies[slot] = other.bodies[slot].copy(bodies[slot]);
    } else {
      keepBoxBody(slot);
    }
  }
}
