// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Rounded;
import java.util.Arrays;

/** The velocity of a mover, as the motion for a whole step, and how hits change it. */
final class Velocity {
  /** A motion against a surface counts if it is more than this part of its length. */
  static final double AGAINST = ErrorBounds.NEGLIGIBLE;

  /** The energy after a turn may be off by a few rounding errors. */
  private static final int MOST_ATTEMPTS = 16;

  private static final int NUMBERS = 4;

  private double x;
  private double y;
  private double wantedX;
  private double wantedY;

  /** The surfaces touched at this position: normal and motion of each. */
  private double[] surfaces = new double[4 * NUMBERS];

  private int count;
  private boolean isPushed;

  /** The direction away from the ground; both are 0 for a mover that does not walk. */
  private final int upX;

  private final int upY;

  /** True if the mover walks: with this motion sideways, along whatever ground it meets. */
  private boolean isWalking;

  private double walkX;
  private double walkY;

  /** The velocity of a mover that walks on ground that faces this direction, or (0, 0). */
  Velocity(int upX, int upY) {
    this.upX = upX;
    this.upY = upY;
  }

  int upX() {
    return upX;
  }

  int upY() {
    return upY;
  }

  /** Returns true for a mover that walks wherever there is ground. */
  boolean canWalk() {
    return (upX | upY) != 0;
  }

  void begin(double motionX, double motionY) {
    x = motionX;
    y = motionY;
    wantedX = motionX;
    wantedY = motionY;
    count = 0;
    isPushed = false;
    isWalking = false;
  }

  /** The motion for the next step: that of a walk is the same uphill and downhill. */
  double nextX() {
    return isWalking && !isZero() ? walkX : x;
  }

  double nextY() {
    return isWalking && !isZero() ? walkY : y;
  }

  double x() {
    return x;
  }

  double y() {
    return y;
  }

  boolean isZero() {
    return x == 0 && y == 0;
  }

  /** Forgets the surfaces touched so far: the mover is elsewhere now. */
  void forgetSurfaces() {
    count = 0;
  }

  /**
   * Turns at a surface that moves by (surfaceX, surfaceY); the normal points towards it. Returns
   * true if the mover now walks on it.
   *
   * @param isGround whether the surface is not too steep to walk on
   */
  boolean turn(
      Reaction reaction,
      double normalX,
      double normalY,
      double surfaceX,
      double surfaceY,
      boolean isGround) {
    add(normalX, normalY, surfaceX, surfaceY);
    boolean rests = surfaceX == 0 && surfaceY == 0;
    isPushed |= !rests;
    double scale = Rounded.scaleFor(x, y);
    double energy = energy(scale);
    if (reaction.kind() == Reaction.Kind.STOP) {
      x = 0;
      y = 0;
    }
    boolean mayWalk = reaction.kind() == Reaction.Kind.SLIDE && !isPushed && canWalk();
    boolean walks = mayWalk && isGround && walk(normalX, normalY);
    if (!walks && !(mayWalk && !isGround && slideUnlessUp(normalX, normalY))) {
      takeAway(1 + reaction.restitution(), count - 1);
    }
    if (reaction.kind() == Reaction.Kind.SLIDE) {
      stayOffOtherSurfaces();
      if (!isPushed && x * wantedX + y * wantedY < 0) {
        x = 0;
        y = 0;
      }
    } else {
      wantedX = x;
      wantedY = y;
    }
    if (rests) {
      limit(energy, scale);
    }
    return walks;
  }

  /** Walks along the ground. Returns false if the mover leaves it and slides as usual. */
  private boolean walk(double normalX, double normalY) {
    if (!isWalking && x * upX + y * upY > 0) {
      return false;
    }
    if (!isWalking) {
      isWalking = true;
      // What it has gained by sliding down something steep does not carry it up a slope.
      walkX = upX == 0 ? atMost(x, wantedX) : 0;
      walkY = upY == 0 ? atMost(y, wantedY) : 0;
      wantedX = walkX;
      wantedY = walkY;
    }
    double speed = Math.abs(walkX + walkY);
    double along = normalX * walkY - normalY * walkX;
    x = along == 0 ? 0 : (along > 0 ? -normalY : normalY) * speed + 0.0;
    y = along == 0 ? 0 : (along > 0 ? normalX : -normalX) * speed + 0.0;
    return true;
  }

  /**
   * Slides along a surface that is too steep; sideways motion must not lead up. Returns false if it
   * faces down, where the mover slides as usual.
   */
  private boolean slideUnlessUp(double normalX, double normalY) {
    if (-(normalX * upX + normalY * upY) < -AGAINST) {
      return false;
    }
    double rising = x * upX + y * upY;
    double beforeX = x;
    double beforeY = y;
    takeAway(1, count - 1);
    double most = isWalking ? 0 : Math.max(rising, 0);
    if (x * upX + y * upY > most + AGAINST * (Math.abs(beforeX) + Math.abs(beforeY))) {
      double straight = isWalking ? 0 : rising;
      x = upX * straight;
      y = upY * straight;
      takeAway(1, count - 1);
    }
    return true;
  }

  /** The part of a motion that leads the same way as another, and not farther. */
  private static double atMost(double motion, double limit) {
    if (motion > 0) {
      return Math.max(0, Math.min(motion, limit));
    }
    return Math.min(0, Math.max(motion, limit));
  }

  /** The energy in scaled numbers, so that it neither over- nor underflows. */
  private double energy(double scale) {
    double scaledX = x * scale;
    double scaledY = y * scale;
    return scaledX * scaledX + scaledY * scaledY;
  }

  private void add(double normalX, double normalY, double surfaceX, double surfaceY) {
    int at = count * NUMBERS;
    if (at == surfaces.length) {
      surfaces = Arrays.copyOf(surfaces, 2 * at);
    }
    surfaces[at] = normalX;
    surfaces[at + 1] = normalY;
    surfaces[at + 2] = surfaceX;
    surfaces[at + 3] = surfaceY;
    count++;
  }

  /** Subtracts the motion against a surface, once or, to bounce, up to twice. */
  private void takeAway(double times, int surface) {
    double normalX = surfaces[surface * NUMBERS];
    double normalY = surfaces[surface * NUMBERS + 1];
    double surfaceX = surfaces[surface * NUMBERS + 2];
    double surfaceY = surfaces[surface * NUMBERS + 3];
    double scale = Rounded.scaleFor(x, y);
    double against = against(surface, scale);
    if (against <= 0) {
      return;
    }
    if (normalX == 0) {
      y = surfaceY + (1 - times) * (y - surfaceY) + 0.0;
    } else if (normalY == 0) {
      x = surfaceX + (1 - times) * (x - surfaceX) + 0.0;
    } else {
      double length = against * times;
      x = Rounded.finite((x * scale - normalX * length) / scale);
      y = Rounded.finite((y * scale - normalY * length) / scale);
    }
  }

  /** The speed against a surface, in scaled numbers. */
  private double against(int surface, double scale) {
    int at = surface * NUMBERS;
    double relativeX = x * scale - surfaces[at + 2] * scale;
    double relativeY = y * scale - surfaces[at + 3] * scale;
    return relativeX * surfaces[at] + relativeY * surfaces[at + 1];
  }

  /** In a corner, sliding along one surface must not lead into another. */
  private void stayOffOtherSurfaces() {
    int last = count - 1;
    for (int k = 0; k < last; k++) {
      double scale = Rounded.scaleFor(x, y);
      double size = Math.abs(x * scale) + Math.abs(y * scale);
      if (against(k, scale) > AGAINST * size) {
        goWithBoth(k, last);
        return;
      }
    }
  }

  /** Moves with two surfaces at once; stops if they rest, or if they face each other. */
  private void goWithBoth(int a, int b) {
    double normalXA = surfaces[a * NUMBERS];
    double normalYA = surfaces[a * NUMBERS + 1];
    double normalXB = surfaces[b * NUMBERS];
    double normalYB = surfaces[b * NUMBERS + 1];
    double speedA = surfaces[a * NUMBERS + 2] * normalXA + surfaces[a * NUMBERS + 3] * normalYA;
    double speedB = surfaces[b * NUMBERS + 2] * normalXB + surfaces[b * NUMBERS + 3] * normalYB;
    double across = normalXA * normalYB - normalYA * normalXB;
    if ((speedA == 0 && speedB == 0) || Math.abs(across) < AGAINST) {
      x = 0;
      y = 0;
      return;
    }
    x = (speedA * normalYB - speedB * normalYA) / across;
    y = (speedB * normalXA - speedA * normalXB) / across;
  }

  /** Rounding must not add energy. */
  private void limit(double energy, double scale) {
    for (int attempt = 0; attempt < MOST_ATTEMPTS && energy(scale) > energy; attempt++) {
      x = smaller(x);
      y = smaller(y);
    }
  }

  private static double smaller(double value) {
    double product = value * (1 - ErrorBounds.HALF_ULP);
    if (product != value || value == 0) {
      return product;
    }
    return value > 0 ? Rounded.below(value) : Rounded.above(value);
  }
}
