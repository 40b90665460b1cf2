// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.Box;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.index.Bounds;
import dev.carom.internal.index.PackedGrid;
import dev.carom.internal.index.Visitor;
import dev.carom.pair.MutableContact;
import dev.carom.pair.MutableImpact;
import dev.carom.pair.Overlap;
import dev.carom.pair.Penetration;
import dev.carom.pair.Sweep;
import java.util.Arrays;
import java.util.List;

/** Moves circles among static boxes, without pushing them into a box. */
final class CrowdWalls {
  private static final int MOST_TURNS = 3;
  private static final int MOST_PUSHES = 16;

  private final Bounds boxes;
  private final PackedGrid grid = new PackedGrid();
  private final WallMap map;
  private final Visitor gather = this::gather;
  private final MutableImpact impact = new MutableImpact();
  private final MutableContact contact = new MutableContact();

  /** The boxes near the circle that moves. */
  private int[] near = new int[16];

  private int nearCount;
  private double x;
  private double y;
  private double radius;

  CrowdWalls(List<Box> walls) {
    boxes = new Bounds(walls.size());
    int[] ids = new int[walls.size()];
    for (int id = 0; id < ids.length; id++) {
      Box wall = walls.get(id);
      boxes.set(id, wall.minX(), wall.minY(), wall.maxX(), wall.maxY());
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

  /** Pushes out of the deepest wall, then the next; moves back if that does not end. */
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
    return false;
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
    Penetration.boxCircle(
        boxes.minX(id), boxes.minY(id), boxes.maxX(id), boxes.maxY(id), x, y, radius, contact);
  }

  private boolean overlaps(int id) {
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
        sweep(near[k], restX, restY);
        if (impact.hit() && impact.time() < time) {
          time = impact.time();
          normalX = impact.normalX();
          normalY = impact.normalY();
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

  private void sweep(int id, double motionX, double motionY) {
    Sweep.circleBox(
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
