// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.Box;
import dev.carom.Shape;
import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Visitor;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.grid.PackedGrid;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.MutableContact;
import dev.carom.pair.MutableImpact;
import dev.carom.pair.Overlap;
import dev.carom.pair.PartPair;
import dev.carom.pair.Parts;
import dev.carom.pair.Penetration;
import dev.carom.pair.Sweep;
import dev.carom.world.Side;
import java.util.Arrays;
import java.util.List;

/** Moves circles among static walls, without pushing them into a wall. */
final class CrowdWalls {
  private static final int MOST_TURNS = 3;
  private static final int MOST_PUSHES = 16;
  private static final int MOST_WALLS = 64;
  private static final Side[] SIDES = {Side.MAX_X, Side.MIN_X, Side.MAX_Y, Side.MIN_Y};

  /** The boxes, and the bounds of the other walls. */
  private final Bounds boxes;

  /** By wall, the parts of one that is not a box; otherwise null. */
  private final Parts[] shapes;

  private final Parts circle = new Parts();
  private final CompoundPair compounds = new CompoundPair();
  private final PartPair pair = new PartPair();
  private MutableContact next = new MutableContact();
  private final PackedGrid grid = new PackedGrid();
  private final WallMap map;
  private final Visitor gather = this::gather;
  private final MutableImpact impact = new MutableImpact();
  private MutableContact contact = new MutableContact();

  /** The boxes near the circle that moves. */
  private int[] near = new int[16];

  private int nearCount;
  private double x;
  private double y;
  private double radius;

  CrowdWalls(List<? extends Shape> walls) {
    boxes = new Bounds(walls.size());
    shapes = new Parts[walls.size()];
    int[] ids = new int[walls.size()];
    for (int id = 0; id < ids.length; id++) {
      Shape wall = walls.get(id);
      if (wall.kind() != Shape.Kind.BOX) {
        shapes[id] = new Parts().add(wall);
      }
      Box bounds = wall.bounds();
      boxes.set(id, bounds.minX(), bounds.minY(), bounds.maxX(), bounds.maxY());
      ids[id] = id;
    }
    grid.build(boxes, ids, ids.length);
    map = new WallMap(boxes, ids.length);
  }

  /** Returns the number of walls. */
  int count() {
    return grid.size();
  }

  /** Moves a circle, sliding along walls; returns false if it is left in a wall. */
  boolean move(
      int circle, double[] xs, double[] ys, double ofRadius, double motionX, double motionY) {
    x = xs[circle];
    y = ys[circle];
    radius = ofRadius;
    findNear(motionX, motionY);
    if (nearCount == 0) {
      xs[circle] = Rounded.finite(x + motionX);
      ys[circle] = Rounded.finite(y + motionY);
      return true;
    }
    boolean isFree = pushOut(motionX, motionY);
    if (isFree) {
      slide(motionX, motionY);
    }
    xs[circle] = x;
    ys[circle] = y;
    return isFree;
  }

  private void findNear(double motionX, double motionY) {
    nearCount = 0;
    // Twice the radius, for circles that are pushed out of walls first.
    double reach = 2 * radius + Math.abs(motionX) + Math.abs(motionY);
    double minX = Rounded.finite(x - reach);
    double minY = Rounded.finite(y - reach);
    double maxX = Rounded.finite(x + reach);
    double maxY = Rounded.finite(y + reach);
    if (map.mayMeet(minX, minY, maxX, maxY)) {
      grid.inBox(minX, minY, maxX, maxY, gather);
      Arrays.sort(near, 0, nearCount);
    }
  }

  private boolean gather(int id) {
    if (nearCount == near.length) {
      near = Arrays.copyOf(near, 2 * nearCount);
    }
    near[nearCount++] = id;
    return true;
  }

  /**
   * Pushes out of the deepest wall, then the next. If that does not end, goes straight out if the
   * centre is in a wall, and otherwise moves back.
   */
  private boolean pushOut(double motionX, double motionY) {
    double startX = x;
    double startY = y;
    for (int pushes = 0; pushes < MOST_PUSHES; pushes++) {
      if (!findDeepest()) {
        return true;
      }
      x = Rounded.finite(x + contact.pushX());
      y = Rounded.finite(y + contact.pushY());
      // The way out of a thick wall may be long, and lead close to other walls.
      findNear(motionX, motionY);
    }
    x = startX;
    y = startY;
    boolean isOut = isCentreInWall() && leaveStraight();
    findNear(motionX, motionY);
    return isOut;
  }

  private boolean isCentreInWall() {
    double ofCircle = radius;
    radius = 0;
    findNear(0, 0);
    boolean isInWall = !isFree();
    radius = ofCircle;
    return isInWall;
  }

  /** Goes along an axis beyond the bounds of all walls that it meets, by the shortest way. */
  private boolean leaveStraight() {
    double startX = x;
    double startY = y;
    double bestX = x;
    double bestY = y;
    double shortest = Double.POSITIVE_INFINITY;
    for (Side side : SIDES) {
      double length = 0;
      for (int pass = 0; pass < MOST_WALLS && length < shortest; pass++) {
        x = Rounded.finite(startX + side.outwardX() * length);
        y = Rounded.finite(startY + side.outwardY() * length);
        findNear(0, 0);
        double missing = missing(side);
        if (missing == 0) {
          shortest = length;
          bestX = x;
          bestY = y;
        } else {
          length += missing + Obstacles.roundingErrorOf(Math.abs(x) + Math.abs(y)) * pass;
        }
      }
    }
    x = bestX;
    y = bestY;
    return shortest < Double.POSITIVE_INFINITY;
  }

  /** Returns how far the circle must go to be beyond the walls it overlaps; 0 if it is free. */
  private double missing(Side side) {
    double missing = 0;
    for (int k = 0; k < nearCount; k++) {
      int id = near[k];
      if (overlaps(id)) {
        double way =
            switch (side) {
              case MIN_X -> x - boxes.minX(id);
              case MAX_X -> boxes.maxX(id) - x;
              case MIN_Y -> y - boxes.minY(id);
              case MAX_Y -> boxes.maxY(id) - y;
            };
        missing = Math.max(missing, Math.max(way + radius, Double.MIN_VALUE));
      }
    }
    return missing;
  }

  private boolean findDeepest() {
    int deepest = -1;
    double depth = 0;
    for (int k = 0; k < nearCount; k++) {
      if (overlaps(near[k])) {
        touch(near[k]);
        if (deepest < 0 || contact.depth() > depth) {
          deepest = near[k];
          depth = contact.depth();
        }
      }
    }
    if (deepest >= 0) {
      touch(deepest);
    }
    return deepest >= 0;
  }

  private void touch(int id) {
    if (shapes[id] != null) {
      touchDeepestPart(shapes[id]);
      return;
    }
    Penetration.boxCircle(
        boxes.minX(id), boxes.minY(id), boxes.maxX(id), boxes.maxY(id), x, y, radius, contact);
  }

  private void touchDeepestPart(Parts wall) {
    circle.setCircle(x, y, radius);
    boolean isFound = false;
    for (int part = 0; part < wall.size(); part++) {
      if (pair.set(wall, part, circle, 0).meet(false)) {
        pair.contact(next);
        if (!isFound || next.depth() > contact.depth()) {
          MutableContact swapped = contact;
          contact = next;
          next = swapped;
          isFound = true;
        }
      }
    }
  }

  private boolean overlaps(int id) {
    if (shapes[id] != null) {
      circle.setCircle(x, y, radius);
      circle.updateBounds();
      return compounds.set(circle, shapes[id]).meet(false);
    }
    return Overlap.circleBoxStrict(
        x, y, radius, boxes.minX(id), boxes.minY(id), boxes.maxX(id), boxes.maxY(id));
  }

  private boolean isFree() {
    for (int k = 0; k < nearCount; k++) {
      if (overlaps(near[k])) {
        return false;
      }
    }
    return true;
  }

  private void slide(double motionX, double motionY) {
    double restX = motionX;
    double restY = motionY;
    for (int turns = 0; turns < MOST_TURNS && (restX != 0 || restY != 0); turns++) {
      double time = 1;
      double normalX = 0;
      double normalY = 0;
      for (int k = 0; k < nearCount; k++) {
        MutableImpact met = sweep(near[k], restX, restY);
        if (met.hit() && met.time() < time) {
          time = met.time();
          normalX = met.normalX();
          normalY = met.normalY();
        }
      }
      if (!go(restX * time, restY * time) || time == 1) {
        return;
      }
      double left = 1 - time;
      double against = Rounded.finite(restX * normalX + restY * normalY);
      restX = normalY == 0 ? 0 : left * (restX - against * normalX);
      restY = normalX == 0 ? 0 : left * (restY - against * normalY);
    }
  }

  /** Moves the circle unless rounding would make it overlap a wall. */
  private boolean go(double motionX, double motionY) {
    double startX = x;
    double startY = y;
    x = Rounded.finite(x + motionX);
    y = Rounded.finite(y + motionY);
    if (isFree()) {
      return true;
    }
    x = startX;
    y = startY;
    return false;
  }

  private MutableImpact sweep(int id, double motionX, double motionY) {
    if (shapes[id] != null) {
      circle.setCircle(x, y, radius);
      circle.updateBounds();
      return compounds.set(circle, shapes[id]).sweep(motionX, motionY, 0, 0, false);
    }
    return Sweep.circleBox(
        x,
        y,
        radius,
        motionX,
        motionY,
        boxes.minX(id),
        boxes.minY(id),
        boxes.maxX(id),
        boxes.maxY(id),
        0,
        0,
        impact);
  }
}
