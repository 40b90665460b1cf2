// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * A point that moves past a box, with time and place multiplied so that all numbers are integers:
 * the motion takes from time 0 to {@code end}, and each border's line is crossed at an even time.
 * Between two crossings nothing changes but the distance, so looking at each stretch once is
 * looking at all times.
 */
public final class Passage {
  private static final BigDecimal TWO = BigDecimal.valueOf(2);

  private final Axis x;
  private final Axis y;
  private final BigDecimal end;
  private final List<BigDecimal> times = new ArrayList<>();

  /** All in units of one lattice: the start, the motion, and the box. */
  public Passage(
      BigDecimal startX,
      BigDecimal startY,
      BigDecimal motionX,
      BigDecimal motionY,
      BigDecimal minX,
      BigDecimal minY,
      BigDecimal maxX,
      BigDecimal maxY) {
    BigDecimal speedX = motionX.signum() == 0 ? BigDecimal.ONE : motionX.abs();
    BigDecimal speedY = motionY.signum() == 0 ? BigDecimal.ONE : motionY.abs();
    end = TWO.multiply(speedX).multiply(speedY);
    times.add(BigDecimal.ZERO);
    times.add(end);
    addCrossing(startX, motionX, minX, speedY);
    addCrossing(startX, motionX, maxX, speedY);
    addCrossing(startY, motionY, minY, speedX);
    addCrossing(startY, motionY, maxY, speedX);
    times.sort(null);
    x = new Axis(startX.multiply(end), motionX, minX.multiply(end), maxX.multiply(end));
    y = new Axis(startY.multiply(end), motionY, minY.multiply(end), maxY.multiply(end));
  }

  private void addCrossing(
      BigDecimal start, BigDecimal motion, BigDecimal border, BigDecimal otherSpeed) {
    BigDecimal time =
        border.subtract(start).multiply(TWO).multiply(otherSpeed).multiply(signOf(motion));
    if (time.signum() > 0 && time.compareTo(end) < 0) {
      times.add(time);
    }
  }

  private static BigDecimal signOf(BigDecimal value) {
    return BigDecimal.valueOf(value.signum());
  }

  /** How long the whole motion takes. */
  BigDecimal end() {
    return end;
  }

  /** The number of stretches between crossings; some may have no length. */
  int stretches() {
    return times.size() - 1;
  }

  /** The time at which a stretch begins; the last one ends where one after it would begin. */
  BigDecimal begin(int stretch) {
    return times.get(stretch);
  }

  /** True if the point is strictly inside the box during a stretch, which must have a length. */
  boolean isStrictlyInside(int stretch) {
    BigDecimal time = middle(stretch);
    return x.sideAt(time) == 0 && y.sideAt(time) == 0 && hasLength(stretch);
  }

  private boolean hasLength(int stretch) {
    return begin(stretch).compareTo(begin(stretch + 1)) < 0;
  }

  /** True if the point is strictly inside the box at some time. */
  public boolean isStrictlyInsideSomewhere() {
    for (int stretch = 0; stretch < stretches(); stretch++) {
      if (isStrictlyInside(stretch)) {
        return true;
      }
    }
    return false;
  }

  /** True if the point is in the box or on its border at some time. */
  public boolean isInsideSomewhere() {
    for (BigDecimal time : times) {
      if (isInside(time)) {
        return true;
      }
    }
    return false;
  }

  boolean isInside(BigDecimal time) {
    return x.distanceAt(time, time).signum() == 0 && y.distanceAt(time, time).signum() == 0;
  }

  /** The squared distance to the box less the squared radius, during a stretch. */
  Quadratic distance(int stretch, BigDecimal radius) {
    BigDecimal middle = middle(stretch);
    BigDecimal begin = begin(stretch);
    BigDecimal dx = x.distanceAt(begin, middle);
    BigDecimal dy = y.distanceAt(begin, middle);
    BigDecimal slopeX = x.outsideAt(middle) == 0 ? BigDecimal.ZERO : x.motion;
    BigDecimal slopeY = y.outsideAt(middle) == 0 ? BigDecimal.ZERO : y.motion;
    BigDecimal reach = radius.multiply(end);
    return new Quadratic(
        slopeX.multiply(slopeX).add(slopeY.multiply(slopeY)),
        dx.multiply(slopeX).add(dy.multiply(slopeY)),
        dx.multiply(dx).add(dy.multiply(dy)).subtract(reach.multiply(reach)),
        begin(stretch + 1).subtract(begin));
  }

  private BigDecimal middle(int stretch) {
    return new BigDecimal(begin(stretch).add(begin(stretch + 1)).toBigInteger().shiftRight(1));
  }

  private record Axis(BigDecimal start, BigDecimal motion, BigDecimal min, BigDecimal max) {
    BigDecimal positionAt(BigDecimal time) {
      return start.add(motion.multiply(time));
    }

    /** 0 strictly between the borders, otherwise -1 or 1. */
    int sideAt(BigDecimal time) {
      BigDecimal position = positionAt(time);
      return position.compareTo(min) <= 0 ? -1 : position.compareTo(max) >= 0 ? 1 : 0;
    }

    /** 0 between the borders or on them, otherwise -1 or 1. */
    int outsideAt(BigDecimal time) {
      BigDecimal position = positionAt(time);
      return position.compareTo(min) < 0 ? -1 : position.compareTo(max) > 0 ? 1 : 0;
    }

    /** How far the position at a time is from the border that counts at another time. */
    BigDecimal distanceAt(BigDecimal time, BigDecimal timeOfSide) {
      return switch (outsideAt(timeOfSide)) {
        case -1 -> positionAt(time).subtract(min);
        case 1 -> positionAt(time).subtract(max);
        default -> BigDecimal.ZERO;
      };
    }
  }
}
