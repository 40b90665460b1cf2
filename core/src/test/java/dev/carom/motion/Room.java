// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.SplitMix64;
import dev.carom.world.Handle;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * A closed room with things in it and a mover that overlaps none of them: random, but with what is
 * hard on purpose, such as thin walls, tiles that adjoin, touching starts and far away places.
 */
final class Room {
  static final double HALF = 12;

  final World world = World.create();
  final List<Handle> obstacles = new ArrayList<>();
  final Handle mover;
  final double x;
  final double y;
  private final SplitMix64 random;

  /** Whether there are capsules, polygons, turned boxes and outlines, too. */
  private final boolean hasAllKinds;

  /** A room of circles and boxes at a place of the generator's choice. */
  static Room random(SplitMix64 random) {
    return random(random, false);
  }

  /** A room with shapes of all kinds, and slopes that adjoin. */
  static Room ofAllKinds(SplitMix64 random) {
    return random(random, true);
  }

  private static Room random(SplitMix64 random, boolean hasAllKinds) {
    double x = random.oneOf(0, 0, 1e6 + 0.1, -12345.678, 1e9);
    double y = random.oneOf(0, 0, 1e6 + 0.1, 54321.987, -1e9);
    return new Room(random, x, y, hasAllKinds);
  }

  Room(SplitMix64 random, double x, double y) {
    this(random, x, y, false);
  }

  private Room(SplitMix64 random, double x, double y, boolean hasAllKinds) {
    this.random = random;
    this.hasAllKinds = hasAllKinds;
    this.x = x;
    this.y = y;
    double thickness = random.oneOf(0, 0.01, 1, 30);
    addWalls(thickness);
    Shape shape = moverShape();
    int things = random.between(0, 14);
    for (int k = 0; k < things; k++) {
      addUnlessInTheWay(thing(), shape);
    }
    if (random.oneIn(2)) {
      addTiles(shape);
    }
    if (hasAllKinds) {
      addHills(shape);
    }
    mover = world.add(shape);
  }

  private void addWalls(double thickness) {
    double low = HALF + thickness;
    add(new Box(x - low, y - low, x - HALF, y + low));
    add(new Box(x + HALF, y - low, x + low, y + low));
    add(new Box(x - low, y - low, x + low, y - HALF));
    add(new Box(x - low, y + HALF, x + low, y + low));
  }

  private Shape moverShape() {
    double size = random.oneOf(1, 0.5, 0.7, 0, 0.1);
    double atX = x + random.between(-3, 3);
    double atY = y + random.between(-3, 3);
    if (hasAllKinds && !random.oneIn(3)) {
      return generalShape(size).translate(new Vec2(atX, atY));
    }
    return switch (random.below(3)) {
      case 0 -> new Circle(atX, atY, size);
      case 1 -> Box.centered(atX, atY, 2 * size, size);
      default ->
          Compound.of(new Circle(-0.4, 0, size), Box.centered(0.4, 0, 1, size)).moveTo(atX, atY);
    };
  }

  private Shape thing() {
    double atX = place(x);
    double atY = place(y);
    double size = random.oneOf(0, 0.3, 1, 2, 3 * random.fraction());
    if (hasAllKinds && !random.oneIn(3)) {
      return generalShape(Math.max(size, 0.1)).translate(new Vec2(atX, atY));
    }
    return switch (random.below(4)) {
      case 0 -> new Circle(atX, atY, size);
      case 1 -> Box.centered(atX, atY, size, random.oneOf(0, 0.5, 4));
      case 2 -> Box.at(atX, atY, 1, 1);
      default -> Compound.of(new Circle(0, 0, 1), Box.centered(1, 1, size, 1)).moveTo(atX, atY);
    };
  }

  /** A shape next to (0, 0) that is neither a circle nor a box. */
  private Shape generalShape(double size) {
    double width = Math.max(size, 1e-3);
    Rotation rotation = Rotation.degrees(random.oneOf(0, 30, 45, 90, 360 * random.fraction()));
    return switch (random.below(6)) {
      case 0 -> new Capsule(-width, 0, width * random.signed(), width, Math.max(size / 2, 1e-3));
      case 1 -> Polygon.of(-width, -width, width, -width, width, width);
      case 2 -> Polygon.box(0, 0, 2 * width, random.oneOf(1, 0.1, 1e-9) * width, rotation);
      case 3 -> Polygon.regular(0, 0, width, random.between(3, 8), rotation);
      case 4 -> Polygon.box(0, 0, width, width, rotation).rounded(random.oneOf(0.1, 1) * size);
      default ->
          Compound.outline(0, 0, 2 * width, 0, 2 * width, width, width, 0.5 * width, 0, 2 * width);
    };
  }

  /** Adds columns of ground that adjoin: level, rising and falling; or one outline of them all. */
  private void addHills(Shape free) {
    double[] heights = new double[random.between(3, 12)];
    for (int k = 0; k < heights.length; k++) {
      heights[k] = random.oneOf(1, 2, 2, 3, 4 * random.fraction() + 0.5);
    }
    double left = x - 9;
    double bottom = y - random.between(4, 11);
    if (random.nextBoolean()) {
      addUnlessInTheWay(outline(left, bottom, heights), free);
    } else {
      for (int k = 1; k < heights.length; k++) {
        double from = left + k - 1;
        double to = left + k;
        double low = bottom + heights[k - 1];
        double high = bottom + heights[k];
        addUnlessInTheWay(
            low == high
                ? new Box(from, bottom, to, low)
                : Polygon.of(from, bottom, to, bottom, to, high, from, low),
            free);
      }
    }
  }

  private static Shape outline(double left, double bottom, double[] heights) {
    double[] corners = new double[2 * heights.length + 4];
    corners[0] = left;
    corners[1] = bottom;
    corners[2] = left + heights.length - 1;
    corners[3] = bottom;
    for (int k = 0; k < heights.length; k++) {
      corners[4 + 2 * k] = left + heights.length - 1 - k;
      corners[5 + 2 * k] = bottom + heights[heights.length - 1 - k];
    }
    return Compound.outline(corners);
  }

  private double place(double around) {
    return around + (random.nextBoolean() ? random.between(-9, 9) : 9 * random.signed());
  }

  private void addTiles(Shape free) {
    int row = random.between(-6, 6);
    int column = random.between(-6, 6);
    for (int k = -8; k < 8; k++) {
      if (!random.oneIn(6)) {
        addUnlessInTheWay(Box.at(x + k, y + row, 1, 1), free);
      }
      if (!random.oneIn(6)) {
        addUnlessInTheWay(Box.at(x + column, y + k, 1, 1), free);
      }
    }
  }

  private void addUnlessInTheWay(Shape shape, Shape free) {
    if (!shape.overlaps(free)) {
      add(shape);
    }
  }

  private void add(Shape shape) {
    obstacles.add(random.oneIn(4) ? world.add(shape) : world.addStatic(shape));
  }

  /** A motion of up to a thousand times the mover's size; some along an axis, some diagonal. */
  double[] motion() {
    double length = random.oneOf(0.001, 0.1, 1, 1, 10, 1000) * random.fraction();
    return switch (random.below(6)) {
      case 0 -> new double[] {length * random.sign(), 0};
      case 1 -> new double[] {0, length * random.sign()};
      case 2 -> new double[] {length * random.sign(), length * random.sign()};
      default -> new double[] {length * random.signed(), length * random.signed()};
    };
  }

  Shape shape() {
    return world.shape(mover);
  }

  /** The obstacle that the mover overlaps, or null. */
  Handle overlapped() {
    for (Handle handle : obstacles) {
      if (Overlaps.between(world, mover, handle)) {
        return handle;
      }
    }
    return null;
  }

  /** Whether a place is inside the walls, by the middle of the mover. */
  boolean contains(double atX, double atY) {
    return Math.abs(atX - x) <= HALF && Math.abs(atY - y) <= HALF;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("room of " + shape() + " with");
    obstacles.forEach(handle -> text.append(' ').append(world.shape(handle)));
    return text.toString();
  }
}
