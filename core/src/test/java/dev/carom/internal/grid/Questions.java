// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.SearchPath;
import dev.carom.internal.bounds.Visitor;
import dev.carom.oracle.SplitMix64;
import java.util.Arrays;

/** Asks a grid many things about its shapes, and checks the answers one shape at a time. */
final class Questions {
  private final Grid grid;
  private final Bounds bounds;
  private final boolean[] isIn;
  private final int[] ids;
  private final SplitMix64 random;

  /** About the shapes that are in the grid; there is at least one. */
  Questions(Grid grid, Bounds bounds, boolean[] isIn, SplitMix64 random) {
    this.grid = grid;
    this.bounds = bounds;
    this.isIn = isIn;
    this.random = random;
    int[] all = new int[isIn.length];
    int count = 0;
    for (int id = 0; id < isIn.length; id++) {
      if (isIn[id]) {
        all[count++] = id;
      }
    }
    ids = Arrays.copyOf(all, count);
  }

  void ask(int questions) {
    for (int question = 0; question < questions; question++) {
      askBox();
      askWay();
      askNearest();
    }
  }

  private void askBox() {
    double[] box = {someX(), someY(), someX(), someY()};
    if (random.oneIn(3)) {
      box[2] = box[0];
      box[3] = box[1];
    }
    double minX = Math.min(box[0], box[2]);
    double minY = Math.min(box[1], box[3]);
    double maxX = Math.max(box[0], box[2]);
    double maxY = Math.max(box[1], box[3]);
    int[] visits = new int[isIn.length];
    Visitor visitor =
        id -> {
          visits[id]++;
          return true;
        };
    boolean isPoint = minX == maxX && minY == maxY;
    boolean done =
        isPoint && random.oneIn(2)
            ? grid.at(minX, minY, visitor)
            : grid.inBox(minX, minY, maxX, maxY, visitor);
    assertThat(done).isTrue();
    int expected = 0;
    for (int id = 0; id < isIn.length; id++) {
      boolean meets = isIn[id] && bounds.meets(id, minX, minY, maxX, maxY);
      if (visits[id] != (meets ? 1 : 0)) {
        throw new AssertionError(
            visits[id] + " visits of " + text(id) + " in " + Arrays.toString(box));
      }
      expected += meets ? 1 : 0;
    }
    if (expected > 0) {
      checkStop(minX, minY, maxX, maxY, 1 + random.below(expected));
    }
  }

  private void checkStop(double minX, double minY, double maxX, double maxY, int last) {
    int[] visits = new int[1];
    boolean done = grid.inBox(minX, minY, maxX, maxY, id -> ++visits[0] < last);
    assertThat(done).isFalse();
    assertThat(visits[0]).isEqualTo(last);
  }

  private void askWay() {
    Segment way = way();
    double padX = random.oneIn(2) ? 0 : Math.abs(someX() - someX());
    double padY = random.oneIn(2) ? 0 : Math.abs(someY() - someY());
    double limit = random.oneIn(2) ? 1 : random.fraction();
    boolean[] visited = new boolean[isIn.length];
    double end =
        grid.along(
            path(way).pad(padX, padY),
            limit,
            (id, now) -> {
              if (now != limit) {
                throw new AssertionError(now + " is not the limit");
              }
              visited[id] = true;
              return now;
            });
    assertThat(end).isEqualTo(limit);
    boolean isAny = false;
    for (int id = 0; id < isIn.length; id++) {
      isAny |= visited[id];
      if (visited[id] ? !isIn[id] : isIn[id] && isHit(way, id, padX, padY, limit)) {
        throw new AssertionError(
            (visited[id] ? "visited " : "missed ")
                + text(id)
                + " on "
                + way
                + " pad "
                + padX
                + ", "
                + padY
                + " limit "
                + limit);
      }
    }
    if (isAny) {
      int[] visits = new int[1];
      double stopped =
          grid.along(
              path(way).pad(padX, padY),
              limit,
              (id, now) -> {
                visits[0]++;
                return -1;
              });
      assertThat(stopped).isEqualTo(-1);
      assertThat(visits[0]).isEqualTo(1);
    }
  }

  private static SearchPath path(Segment way) {
    return new SearchPath().set(way.x0(), way.y0(), way.x1(), way.y1());
  }

  /** A nearest hit with a limit that comes down is the same as that of all shapes. */
  private void askNearest() {
    Segment way = way();
    double nearest = 2;
    for (int id : ids) {
      Impact impact = way.cast(box(id, 0, 0));
      if (impact.hit()) {
        nearest = Math.min(nearest, impact.time());
      }
    }
    double[] found = {2};
    grid.along(
        path(way),
        1,
        (id, limit) -> {
          Impact impact = way.cast(box(id, 0, 0));
          if (impact.hit()) {
            found[0] = Math.min(found[0], impact.time());
            return Math.min(limit, impact.time());
          }
          return limit;
        });
    assertThat(found[0]).as("%s", way).isEqualTo(nearest);
  }

  private boolean isHit(Segment way, int id, double padX, double padY, double limit) {
    Impact impact = way.cast(box(id, padX, padY));
    // The time of an impact is rounded.
    return impact.hit() && (limit == 1 || impact.time() < limit - 1e-12);
  }

  /** The bounds of an id, grown by the pad but not by rounding. */
  private Box box(int id, double padX, double padY) {
    double minX = finite(bounds.minX(id));
    double minY = finite(bounds.minY(id));
    double maxX = finite(bounds.maxX(id));
    double maxY = finite(bounds.maxY(id));
    return new Box(
        padX == 0 ? minX : Math.min(minX, Math.nextUp(finite(minX - padX))),
        padY == 0 ? minY : Math.min(minY, Math.nextUp(finite(minY - padY))),
        padX == 0 ? maxX : Math.max(maxX, Math.nextDown(finite(maxX + padX))),
        padY == 0 ? maxY : Math.max(maxY, Math.nextDown(finite(maxY + padY))));
  }

  private Segment way() {
    double x0 = someX();
    double y0 = someY();
    double x1 = someX();
    double y1 = someY();
    return switch (random.below(6)) {
      case 0 -> new Segment(x0, y0, x1, y0);
      case 1 -> new Segment(x0, y0, x0, y1);
      case 2 -> new Segment(x0, y0, x0, y0);
      case 3 -> new Segment(x0, y0, finite(x0 + (x1 - x0) * 1e-3), finite(y0 + (y1 - y0) * 1e-3));
      case 4 -> new Segment(finite(x0 - 2 * (x1 - x0)), finite(y0 - 2 * (y1 - y0)), x1, y1);
      default -> new Segment(x0, y0, x1, y1);
    };
  }

  /** The border of a shape, or a number between two, or beyond. */
  private double someX() {
    return some(border(Bounds.MIN_X), border(Bounds.MIN_X));
  }

  private double someY() {
    return some(border(Bounds.MIN_Y), border(Bounds.MIN_Y));
  }

  /** This side of some shape, or the opposite one. */
  private double border(int side) {
    int id = ids[random.below(ids.length)];
    return finite(bounds.side(id, random.nextBoolean() ? side : side + 2));
  }

  private double some(double a, double b) {
    return finite(
        switch (random.below(6)) {
          case 0 -> a + (b - a) * random.fraction();
          case 1 -> a + (b - a) * 2;
          case 2 -> Math.nextUp(a);
          case 3 -> Math.nextDown(a);
          default -> a;
        });
  }

  private String text(int id) {
    return id
        + " ("
        + bounds.minX(id)
        + ", "
        + bounds.minY(id)
        + ", "
        + bounds.maxX(id)
        + ", "
        + bounds.maxY(id)
        + ")";
  }

  private static double finite(double value) {
    return Double.isNaN(value) ? 0 : Math.max(-Double.MAX_VALUE, Math.min(value, Double.MAX_VALUE));
  }
}
