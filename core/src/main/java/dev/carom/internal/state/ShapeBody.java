// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import dev.carom.Shape;
import dev.carom.pair.Parts;

/**
 * A shape that is neither a circle nor an upright box: a capsule, a polygon, a compound, or a box
 * that is turned. It moves and turns without allocating: its parts are overwritten.
 *
 * <p>The form as added never changes; each turn starts from it. A box or capsule also has its sides
 * or ends as given, which count until it moves, unless it is turned.
 */
public final class ShapeBody {
  private final Shape.Kind kind;

  /** The parts as added, relative to the position. */
  private final Parts form = new Parts();

  /** The same, turned; null until the shape turns. */
  private Parts turned;

  /** The form as it is now: as added or turned. */
  private Parts offsets = form;

  /** The parts at the current position. */
  private final Parts parts = new Parts();

  /** True if the parts are sums of a position and the offsets, so that a move changes only sums. */
  private boolean isMoved;

  /** True if the shape has not moved since it was added, and is not just position plus form. */
  private boolean isGiven;

  /** The sides of a box or the ends of a capsule, as given. */
  private final double[] given = new double[4];

  /** Creates the body of a capsule, polygon or compound, not yet put anywhere. */
  ShapeBody(Shape.Kind kind, Parts form) {
    this.kind = kind;
    this.form.set(form);
  }

  /** Creates the body of a box, whose form is still to be set. */
  ShapeBody() {
    kind = Shape.Kind.BOX;
  }

  /** Returns true for the body of a shape that was added with this kind and form. */
  boolean isOf(Shape.Kind otherKind, Parts otherForm) {
    return kind == otherKind && form.isSame(otherForm);
  }

  /** Sets a box by half its size; it is not turned. */
  void setBox(double reachX, double reachY) {
    form.clear();
    ShapeForm.addBox(reachX, reachY, form);
    isMoved = false;
    offsets = form;
    isGiven = false;
  }

  /** Sets the sides of a box or the ends of a capsule as they were given; it has not moved. */
  void setGiven(double first, double second, double third, double fourth) {
    isGiven = true;
    given[0] = first;
    given[1] = second;
    given[2] = third;
    given[3] = fourth;
  }

  /** Sets whether the shape is as given. */
  void setGiven(boolean isGiven) {
    this.isGiven = isGiven;
  }

  /** Returns the kind of shape that was added. */
  public Shape.Kind kind() {
    return kind;
  }

  /** Returns the parts as added, relative to the position. */
  public Parts form() {
    return form;
  }

  /** Returns the parts as they are turned now, relative to the position. */
  public Parts offsets() {
    return offsets;
  }

  /** Returns the parts at their current position. */
  Parts parts() {
    return parts;
  }

  /** Returns true if the shape has not moved since it was added. */
  public boolean isGiven() {
    return isGiven;
  }

  /** Returns one of the four sides of a box or ends of a capsule, if it is as given. */
  public double given(int index) {
    return given[index];
  }

  /** Returns the kind of shape that this is now: a turned box is a polygon, or flat a capsule. */
  Shape.Kind currentKind() {
    return kind != Shape.Kind.BOX
        ? kind
        : switch (offsets.kind(0)) {
          case CIRCLE -> throw new IllegalStateException("a box never becomes a circle");
          case BOX -> Shape.Kind.BOX;
          case CAPSULE -> Shape.Kind.CAPSULE;
          case POLYGON -> Shape.Kind.POLYGON;
        };
  }

  boolean canMoveTo(double x, double y) {
    return offsets.canMoveBy(x, y);
  }

  /** Moves the parts: from now on they are the exact sums of position and form. */
  void moveTo(double x, double y) {
    isGiven = false;
    // A third faster for a compound of two parts.
    if (isMoved) {
      parts.moveTo(offsets, x, y);
    } else {
      setMoved(x, y);
    }
  }

  private void setMoved(double x, double y) {
    isMoved = true;
    parts.setMoved(offsets, x, y);
  }

  /** Notes that a box that is upright was moved. */
  void leave() {
    isGiven = false;
  }

  /** Turns the form as added, and returns true; returns false if that is impossible. */
  boolean turn(double cos, double sin) {
    isMoved = false;
    if (cos == 1 && sin == 0) {
      offsets = form;
      return true;
    }
    if (turned == null) {
      turned = new Parts();
    }
    offsets = turned;
    return turned.setTurned(form, cos, sin);
  }

  /** Puts the parts at a position: as given if the shape is, and is not turned. */
  void putAt(double x, double y) {
    isMoved = false;
    if (!isGiven || offsets != form) {
      setMoved(x, y);
    } else if (kind == Shape.Kind.CAPSULE) {
      parts.clear();
      parts.addCapsule(given[0], given[1], given[2], given[3], form.radius(0));
    } else {
      parts.setRounded(form, x, y);
    }
  }

  /** Returns a body like this one: the existing one, if it has the same form. */
  ShapeBody copy(ShapeBody there) {
    boolean isSame = there != null && there.isOf(kind, form);
    ShapeBody copy = isSame ? there : new ShapeBody(kind, form);
    copy.takeFrom(this);
    return copy;
  }

  private void takeFrom(ShapeBody other) {
    isGiven = other.isGiven;
    System.arraycopy(other.given, 0, given, 0, given.length);
    isMoved = false;
    offsets = form;
    if (other.offsets != other.form) {
      turned = turned == null ? new Parts() : turned;
      turned.set(other.turned);
      offsets = turned;
    }
    parts.set(other.parts);
  }

  /** Returns the shape as a value at its current position, with rounded numbers. */
  Shape shape(double x, double y) {
    return kind == Shape.Kind.COMPOUND ? offsets.compoundAt(x, y) : parts.shape(0);
  }
}
