// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import java.util.Arrays;

/**
 * Goes around two convex cores at once, edge by edge in the order of their directions, and around
 * the two sides of a motion. If the first core is mirrored, this goes around the Minkowski
 * difference of the cores, the set of all vectors from a point of the first to a point of the
 * second; with a motion, around all vectors that occur while the first core moves. The order is
 * that of real arithmetic. It takes as many steps as there are edges. Objects are reusable.
 */
final class EdgeWalk {
  /** Bits that tell whose edge is passed; several for parallel edges. */
  static final int OF_FIRST = 1;

  static final int OF_SECOND = 2;
  static final int OF_MOTION = 4;

  private Core a;
  private Core b;
  private boolean isMirrored;
  private double fromX;
  private double fromY;
  private double toX;
  private double toY;

  /** For each step, where it starts: corners of both cores, and 1 after the motion, 0 before. */
  private int[] cornerA = new int[16];

  private int[] cornerB = new int[16];
  private int[] moved = new int[16];

  /** For each step, whose edges are passed. */
  private int[] passed = new int[16];

  /** For each step, whose edge its direction is taken from. */
  private int[] directed = new int[16];

  /** For each step, its direction, rounded. */
  private double[] directionX = new double[16];

  private double[] directionY = new double[16];

  private int size;

  /** Directions of the next edges, as differences x1 - x0 and y1 - y0, of both cores and motion. */
  private final double[] x0 = new double[3];

  private final double[] x1 = new double[3];
  private final double[] y0 = new double[3];
  private final double[] y1 = new double[3];

  /** The same, rounded. */
  private final double[] dx = new double[3];

  private final double[] dy = new double[3];

  /** How many edges are left. */
  private final int[] left = new int[3];

  /** Sets a walk whose first core moves by (toX - fromX, toY - fromY). */
  void set(
      Core first,
      Core second,
      boolean mirrored,
      double fromX,
      double fromY,
      double toX,
      double toY) {
    a = first;
    b = second;
    isMirrored = mirrored;
    this.fromX = fromX;
    this.fromY = fromY;
    this.toX = toX;
    this.toY = toY;
    walk();
  }

  private void walk() {
    int i = isMirrored ? a.highest() : a.lowest();
    int j = b.lowest();
    // Vectors get shorter by the motion: its low end is the one after it if it goes up.
    int s = toY > fromY || toY == fromY && toX > fromX ? 1 : 0;
    left[0] = a.count() > 1 ? a.count() : 0;
    left[1] = b.count() > 1 ? b.count() : 0;
    left[2] = toX != fromX || toY != fromY ? 2 : 0;
    size = 0;
    makeRoom(left[0] + left[1] + left[2]);
    setEdgeA(i);
    setEdgeB(j);
    setMotion(s);
    while (left[0] + left[1] + left[2] > 0) {
      int next = next();
      put(i, j, s, next);
      if ((next & OF_FIRST) != 0) {
        i = a.next(i);
        left[0]--;
        setEdgeA(i);
      }
      if ((next & OF_SECOND) != 0) {
        j = b.next(j);
        left[1]--;
        setEdgeB(j);
      }
      if ((next & OF_MOTION) != 0) {
        s = 1 - s;
        left[2]--;
        setMotion(s);
      }
    }
    if (size == 0) {
      put(i, j, s, 0);
      size = 0;
    }
  }

  private void makeRoom(int needed) {
    if (needed > passed.length) {
      int capacity = 2 * needed;
      cornerA = Arrays.copyOf(cornerA, capacity);
      cornerB = Arrays.copyOf(cornerB, capacity);
      moved = Arrays.copyOf(moved, capacity);
      passed = Arrays.copyOf(passed, capacity);
      directed = Arrays.copyOf(directed, capacity);
      directionX = Arrays.copyOf(directionX, capacity);
      directionY = Arrays.copyOf(directionY, capacity);
    }
  }

  private void put(int i, int j, int s, int next) {
    cornerA[size] = i;
    cornerB[size] = j;
    moved[size] = s;
    directed[size] =
        (next & OF_SECOND) != 0 && isLonger(1, 0) ? OF_SECOND : Integer.lowestOneBit(next);
    int list = directed[size] >> 1;
    directionX[size] = dx[list];
    directionY[size] = dy[list];
    passed[size++] = next;
  }

  /**
   * Chooses between parallel edges, whichever core is the first: results must not depend on that.
   */
  private boolean isLonger(int one, int two) {
    double length = Math.abs(dx[one]) + Math.abs(dy[one]);
    double other = Math.abs(dx[two]) + Math.abs(dy[two]);
    return length > other || length == other && size(one) > size(two);
  }

  private double size(int list) {
    return Math.abs(x0[list]) + Math.abs(x1[list]) + (Math.abs(y0[list]) + Math.abs(y1[list]));
  }

  private void setEdgeA(int i) {
    int from = isMirrored ? a.next(i) : i;
    int to = isMirrored ? i : a.next(i);
    x0[0] = a.offsetX(from);
    y0[0] = a.offsetY(from);
    x1[0] = a.offsetX(to);
    y1[0] = a.offsetY(to);
    setDirection(0);
  }

  private void setEdgeB(int j) {
    int to = b.next(j);
    x0[1] = b.offsetX(j);
    y0[1] = b.offsetY(j);
    x1[1] = b.offsetX(to);
    y1[1] = b.offsetY(to);
    setDirection(1);
  }

  /**
   * Before the motion, the next edge of the vectors is the reversed motion; after it, the motion.
   */
  private void setMotion(int s) {
    x0[2] = s == 0 ? toX : fromX;
    y0[2] = s == 0 ? toY : fromY;
    x1[2] = s == 0 ? fromX : toX;
    y1[2] = s == 0 ? fromY : toY;
    setDirection(2);
  }

  private void setDirection(int list) {
    dx[list] = x1[list] - x0[list];
    dy[list] = y1[list] - y0[list];
  }

  /** Returns whose edges come next: those of the smallest angle. */
  private int next() {
    int best = -1;
    int next = 0;
    for (int list = 0; list < 3; list++) {
      if (left[list] > 0) {
        int order = best < 0 ? -1 : compareAngles(list, best);
        if (order < 0) {
          best = list;
          next = 1 << list;
        } else if (order == 0) {
          next |= 1 << list;
        }
      }
    }
    return next;
  }

  /**
   * Compares the directions of two edges that come next, as angles from 0, which is along x, to a
   * full turn. These differ by less than half a turn, because each list of edges turns by less than
   * that from one edge that was passed to its next one; or by as much, but then the other list has
   * passed its parallel edge too.
   */
  private int compareAngles(int one, int two) {
    double leftProduct = dx[one] * dy[two];
    double rightProduct = dy[one] * dx[two];
    double cross = leftProduct - rightProduct;
    double bound =
        ErrorBounds.SEVEN_ROUNDINGS * (Math.abs(leftProduct) + Math.abs(rightProduct))
            + ErrorBounds.UNDERFLOW_OF_PRODUCTS;
    if (Math.abs(cross) > bound) {
      return cross > 0 ? -1 : 1;
    }
    return -Workspace.get()
        .signOfProducts(
            x1[one], -x0[one], 0, 0, y1[two], -y0[two], y1[one], -y0[one], 0, 0, x1[two], -x0[two]);
  }

  /** Returns the number of steps: 0 if all is one point. */
  int size() {
    return size;
  }

  int next(int step) {
    return step + 1 >= size ? 0 : step + 1;
  }

  int previous(int step) {
    return step == 0 ? Math.max(size - 1, 0) : step - 1;
  }

  /** Returns the first core's corner at the start of a step. */
  int cornerA(int step) {
    return cornerA[step];
  }

  /** Returns the second core's corner at the start of a step. */
  int cornerB(int step) {
    return cornerB[step];
  }

  /** Returns 1 if a step starts after the motion. */
  int moved(int step) {
    return moved[step];
  }

  /** Returns true if a step passes an edge of the first core. */
  boolean passesA(int step) {
    return (passed[step] & OF_FIRST) != 0;
  }

  /** Returns true if a step passes an edge of the second core. */
  boolean passesB(int step) {
    return (passed[step] & OF_SECOND) != 0;
  }

  /** Returns the direction of a step along x, rounded. */
  double directionX(int step) {
    return directionX[step];
  }

  /** Returns the direction of a step along y, rounded. */
  double directionY(int step) {
    return directionY[step];
  }

  /** Returns the end of a direction along x; the direction is the end minus the start. */
  double endX(int step) {
    return switch (directed[step]) {
      case OF_FIRST -> a.offsetX(isMirrored ? cornerA[step] : a.next(cornerA[step]));
      case OF_SECOND -> b.offsetX(b.next(cornerB[step]));
      default -> moved[step] == 0 ? fromX : toX;
    };
  }

  double startX(int step) {
    return switch (directed[step]) {
      case OF_FIRST -> a.offsetX(isMirrored ? a.next(cornerA[step]) : cornerA[step]);
      case OF_SECOND -> b.offsetX(cornerB[step]);
      default -> moved[step] == 0 ? toX : fromX;
    };
  }

  double endY(int step) {
    return switch (directed[step]) {
      case OF_FIRST -> a.offsetY(isMirrored ? cornerA[step] : a.next(cornerA[step]));
      case OF_SECOND -> b.offsetY(b.next(cornerB[step]));
      default -> moved[step] == 0 ? fromY : toY;
    };
  }

  double startY(int step) {
    return switch (directed[step]) {
      case OF_FIRST -> a.offsetY(isMirrored ? a.next(cornerA[step]) : cornerA[step]);
      case OF_SECOND -> b.offsetY(cornerB[step]);
      default -> moved[step] == 0 ? toY : fromY;
    };
  }
}
