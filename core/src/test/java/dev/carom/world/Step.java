// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.SplitMix64;
import java.util.ArrayList;
import java.util.List;

/**
 * One call to a world, with everything it may need. Shapes are picked by number, modulo how many
 * there are, so that a script still makes sense when some of its steps are left out.
 */
record Step(Call call, int pick, Shape shape, double x, double y, Filter filter, boolean flag) {
  /** The calls there are; those that are listed twice are made twice as often. */
  enum Call {
    ADD,
    ADD_STATIC,
    ADD_ALL,
    MOVE_TO,
    MOVE_BY,
    TURN,
    REPLACE,
    SET_FILTER,
    SET_SENSOR,
    SET_USER_DATA,
    REST,
    REMOVE,
    REMOVE_IN_LOOP,
    CLEAR,
    DETECT,
    SAVE,
    LOAD,
    RESTORE,
    COPY,
    USE_REMOVED,
    QUERY,
    QUERY_POINT,
    CAST,
    SWEEP_SHAPE,
    SWEEP_HANDLE,
    SWEEP_ALL,
    WITHIN,
    TOUCHING,
    NEAREST_POINT,
    NEAREST_SHAPE,
    NEAREST_HANDLE,
    PROBE
  }

  private static final Call[] OFTEN = {
    Call.ADD,
    Call.ADD,
    Call.ADD_STATIC,
    Call.MOVE_TO,
    Call.MOVE_BY,
    Call.TURN,
    Call.REMOVE,
    Call.DETECT,
    Call.DETECT
  };

  private static final int HALVES = 0;

  /** Sums of these are rarely doubles. */
  private static final int DECIMALS = 1;

  private static final int NASTY_NUMBERS = 2;

  private static final double[] NASTY = {
    0,
    -0.0,
    Double.MIN_VALUE,
    -Double.MIN_VALUE,
    3 * Double.MIN_VALUE,
    1e-300,
    0.1,
    1,
    1e15,
    1e15 + 0.125,
    1e15 + 1,
    -1e15,
    1e200
  };

  static List<Step> script(SplitMix64 random) {
    int numbers = random.below(3);
    int length = random.between(5, 60);
    List<Step> steps = new ArrayList<>();
    for (int k = 0; k < length; k++) {
      steps.add(next(random, numbers));
    }
    return steps;
  }

  private static Step next(SplitMix64 random, int numbers) {
    Call[] all = Call.values();
    Call call =
        random.nextBoolean() ? OFTEN[random.below(OFTEN.length)] : all[random.below(all.length)];
    if (call == Call.CLEAR && random.nextBoolean()) {
      call = Call.DETECT;
    }
    return new Step(
        call,
        random.below(1000),
        shape(random, numbers),
        coordinate(random, numbers),
        coordinate(random, numbers),
        filter(random),
        random.nextBoolean());
  }

  private static Filter filter(SplitMix64 random) {
    return random.oneIn(3) ? new Filter(random.below(8), random.below(8)) : Filter.ALL;
  }

  private static double coordinate(SplitMix64 random, int numbers) {
    return switch (numbers) {
      case HALVES -> random.between(-8, 8) * 0.5;
      case DECIMALS -> random.between(-40, 40) * 0.1;
      default -> random.nextBoolean() ? random.oneOf(NASTY) : random.between(-8, 8) * 0.5;
    };
  }

  private static double size(SplitMix64 random, int numbers) {
    return switch (numbers) {
      case HALVES -> random.between(0, 5) * 0.5;
      case DECIMALS -> random.between(0, 25) * 0.1;
      default -> Math.abs(random.oneIn(4) ? random.oneOf(NASTY) : random.between(0, 5) * 0.5);
    };
  }

  private static Shape shape(SplitMix64 random, int numbers) {
    if (!random.oneIn(6)) {
      return simpleShape(random, numbers);
    }
    List<Shape> parts = new ArrayList<>();
    for (int k = random.between(1, 3); k > 0; k--) {
      parts.add(simpleShape(random, numbers));
    }
    return Compound.of(parts).moveTo(coordinate(random, numbers), coordinate(random, numbers));
  }

  private static Shape simpleShape(SplitMix64 random, int numbers) {
    double x = coordinate(random, numbers);
    double y = coordinate(random, numbers);
    return switch (random.below(6)) {
      case 0, 1 -> new Circle(x, y, size(random, numbers));
      case 2, 3 -> Box.at(x, y, size(random, numbers), size(random, numbers));
      case 4 -> {
        double x1 = random.nextBoolean() ? x + size(random, numbers) : coordinate(random, numbers);
        double y1 = random.nextBoolean() ? y : y + size(random, numbers);
        yield new Capsule(x, y, x1, y1, size(random, numbers));
      }
      default -> polygon(random, numbers);
    };
  }

  private static Polygon polygon(SplitMix64 random, int numbers) {
    double[] points = new double[2 * random.between(3, 5)];
    for (int k = 0; k < points.length; k++) {
      points[k] = size(random, numbers) * (random.nextBoolean() ? 1 : -1);
    }
    Polygon polygon;
    try {
      polygon = Polygon.hull(points);
    } catch (IllegalArgumentException allOnALine) {
      polygon = Polygon.box(0, 0, 1, 0.5, rotation(random.below(1000)));
    }
    return polygon
        .rounded(random.oneIn(4) ? size(random, numbers) : 0)
        .translate(new Vec2(coordinate(random, numbers), coordinate(random, numbers)));
  }

  /** The rotation of this step, of which some are exact. */
  Rotation rotation() {
    return rotation(pick);
  }

  private static Rotation rotation(int pick) {
    return switch (pick % 7) {
      case 0, 1 -> Rotation.NONE;
      case 2 -> Rotation.degrees(90 * (pick % 4));
      case 3 -> Rotation.towards(3, 4);
      default -> Rotation.degrees(pick);
    };
  }

  /** The numbers that this call needs. */
  @Override
  public String toString() {
    return call
        + " pick "
        + pick
        + ", "
        + shape
        + ", x "
        + x
        + ", y "
        + y
        + ", "
        + filter
        + (flag ? ", flag" : "");
  }
}
