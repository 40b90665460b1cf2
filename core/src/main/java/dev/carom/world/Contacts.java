// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.state.Loops;
import dev.carom.internal.state.PairList;
import dev.carom.internal.state.PairLog;
import dev.carom.internal.state.RestingPairs;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.MutableContact;
import dev.carom.pair.PartPair;
import dev.carom.pair.Parts;
import dev.carom.pair.ShapePair;

/**
 * A cursor over the pairs that meet, as of the last {@link World#detect}, sorted by the slots of a
 * and then b. Pairs with a sensor are left out: they have only {@linkplain Events events}.
 *
 * <p>The numbers are those of {@link Shape#contactWith} from a to b, at their positions in the
 * world. A pair that only {@linkplain Probe#rest rests} has a depth of 0 and the recorded normal.
 * Numbers are computed on demand, so a loop that only needs the handles does not pay for them.
 *
 * <p>{@link World} describes which changes are allowed in a loop over contacts. A world has one
 * such cursor; calling {@link World#contacts} again restarts it.
 */
public final class Contacts extends PairCursor {
  /** Outside narrow gaps, this many further pushes nearly always free a shape. */
  private static final int STEPS_BEFORE_GAP = 2;

  private final ShapeStore shapes;
  private final PairLog log;
  private final Loops loops;
  private final Parts scratchA = new Parts();
  private final Parts scratchB = new Parts();
  private final PartPair pair = new PartPair();
  private final CompoundPair compounds = new CompoundPair();
  private final CircleContacts circles;

  /** The shapes as values, at least one of them a compound. */
  private final ShapePair given = new ShapePair();

  private final Parts pushed = new Parts();
  private final MutableContact next = new MutableContact();

  /** The contact of two parts. */
  private final MutableContact ofParts = new MutableContact();

  /** The contact of two parts, or of the shapes as values. */
  private MutableContact contact = ofParts;

  private int place;

  /** The place after the pair that the numbers below belong to; 0 for none. */
  private int known;

  private double normalX;
  private double normalY;
  private double depth;

  /** True if the numbers are those of {@link #circles}, not of the contact. */
  private boolean isQuick;

  /** True if the contact has a push already. */
  private boolean isPushed;

  /** The same for the push, which takes longer. */
  private int pushKnown;

  private double pushX;
  private double pushY;

  private int partA;
  private int partB;

  Contacts(HandleTable handles, Loops loops, ShapeStore shapes, PairLog log) {
    super(handles, loops);
    this.shapes = shapes;
    this.log = log;
    this.loops = loops;
    circles = new CircleContacts(shapes, handles);
  }

  void open() {
    place = 0;
    known = 0;
    pushKnown = 0;
    circles.clear();
    start();
  }

  /** Advances to the next contact; returns false at the end. */
  public boolean next() {
    PairList active = log.active();
    while (isOpen() && place < active.size) {
      long pair = active.items[place++];
      if (!shapes.isSensor(PairList.a(pair)) && !shapes.isSensor(PairList.b(pair))) {
        setPair(pair);
        return true;
      }
    }
    close();
    return false;
  }

  /**
   * Returns the index of the part of a compound a that meets b: the first that overlaps it, or else
   * the first that touches it; 0 if there is none.
   */
  public int aPart() {
    compute();
    return isQuick ? 0 : partA;
  }

  /** Returns the index of the part of a compound b that meets {@link #aPart}. */
  public int bPart() {
    compute();
    return isQuick ? 0 : partB;
  }

  /** Returns x of the unit vector from a to b. */
  public double normalX() {
    compute();
    return normalX;
  }

  /** Returns y of the unit vector from a to b. */
  public double normalY() {
    compute();
    return normalY;
  }

  /** Returns the length of the shortest push that separates the shapes; 0 if they only touch. */
  public double depth() {
    compute();
    return depth;
  }

  /** Returns x of a point of both shapes. */
  public double pointX() {
    compute();
    return isQuick ? circles.pointX() : contact.pointX();
  }

  /** Returns y of a point of both shapes. */
  public double pointY() {
    compute();
    return isQuick ? circles.pointY() : contact.pointY();
  }

  /**
   * Returns x of the push: after {@link World#moveBy} of b by the push, the shapes do not overlap.
   */
  public double pushX() {
    computePush();
    return pushX;
  }

  /**
   * Returns y of the push: after {@link World#moveBy} of b by the push, the shapes do not overlap.
   */
  public double pushY() {
    computePush();
    return pushY;
  }

  private void compute() {
    checkOnPair();
    if (known != place) {
      computeNumbers();
      known = place;
    }
  }

  private void computePush() {
    compute();
    if (pushKnown == place) {
      return;
    }
    pushKnown = place;
    int a = slotA();
    int b = slotB();
    if (isQuick || !isPushed) {
      Parts partsA = shapes.parts(a, scratchA);
      pair.set(partsA, aPart(), shapes.parts(b, scratchB), bPart()).contact(next);
      pushX = next.pushX();
      pushY = next.pushY();
    } else {
      pushX = contact.pushX();
      pushY = contact.pushY();
    }
    if (depth() > 0 && !shapes.areCircles(a, b)) {
      pushFurther(a, b);
    }
  }

  /** Extends the push, a little more each time, until b at its position in the world is free. */
  private void pushFurther(int a, int b) {
    Parts partsA = shapes.parts(a, scratchA);
    double size = Math.max(Math.abs(shapes.x(b)), Math.abs(shapes.y(b)));
    double step = Math.max(size, depth()) * ErrorBounds.HALF_ULP + Double.MIN_VALUE;
    double firstX = pushX;
    double firstY = pushY;
    for (int steps = 0; overlapsAfterPush(partsA, b); steps++) {
      compounds.found().contactWithoutPush(next);
      if (steps == STEPS_BEFORE_GAP && pushIntoGap(partsA, b, firstX, firstY)) {
        return;
      }
      pushX += next.normalX() * (next.depth() + step);
      pushY += next.normalY() * (next.depth() + step);
      step *= 2;
    }
  }

  private boolean overlapsAfterPush(Parts partsA, int b) {
    return canBePushed(b)
        && compounds.set(partsA, shapes.partsMovedBy(b, pushX, pushY, pushed)).meet(false);
  }

  /**
   * Tries the eight pushes that differ from the first by one ulp. Where a compound just fits into a
   * gap, one of them may be the only way in, and further pushes would lead far away.
   *
   * @return false if none of them separates; the push is then as it was
   */
  private boolean pushIntoGap(Parts partsA, int b, double firstX, double firstY) {
    double pushedX = pushX;
    double pushedY = pushY;
    double stepX = step(firstX, shapes.x(b));
    double stepY = step(firstY, shapes.y(b));
    for (int i = -1; i <= 1; i++) {
      for (int j = -1; j <= 1; j++) {
        pushX = firstX + i * stepX;
        pushY = firstY + j * stepY;
        if (!overlapsAfterPush(partsA, b)) {
          return true;
        }
      }
    }
    pushX = pushedX;
    pushY = pushedY;
    return false;
  }

  /**
   * Returns the difference between doubles that are as large as a push or the place it leads to.
   */
  private static double step(double push, double from) {
    double larger = Math.max(Math.abs(push), Math.abs(from + push));
    return larger - Math.nextDown(larger);
  }

  private boolean canBePushed(int slot) {
    double x = shapes.x(slot) + pushX;
    double y = shapes.y(slot) + pushY;
    return Arguments.isFinite(x) && Arguments.isFinite(y) && shapes.canMoveTo(slot, x, y);
  }

  private void computeNumbers() {
    isQuick = circles.goTo(log.active(), place - 1);
    if (isQuick) {
      normalX = circles.normalX();
      normalY = circles.normalY();
      depth = circles.depth();
    } else {
      computeContact(slotA(), slotB());
      normalX = contact.normalX();
      normalY = contact.normalY();
      depth = contact.depth();
      if (!contact.hit()) {
        takeRestingNormal(PairList.pair(slotA(), slotB()));
      }
    }
  }

  private void computeContact(int a, int b) {
    partA = 0;
    partB = 0;
    isPushed = false;
    if (shapes.kind(a) == Shape.Kind.COMPOUND || shapes.kind(b) == Shape.Kind.COMPOUND) {
      computeCompound(a, shapes.parts(a, scratchA), b, shapes.parts(b, scratchB));
    } else {
      contact = ofParts;
      pair.set(shapes.parts(a, scratchA), 0, shapes.parts(b, scratchB), 0);
      pair.contactWithoutPush(ofParts);
    }
  }

  /** Takes the normal of shapes that only rest against each other. */
  private void takeRestingNormal(long pair) {
    RestingPairs resting = shapes.resting();
    if (resting.endOf(pair) < 0) {
      resting = loops.resting();
    }
    int end = resting.endOf(pair);
    normalX = resting.normalX(end);
    normalY = resting.normalY(end);
  }

  private void computeCompound(int a, Parts partsA, int b, Parts partsB) {
    compounds.set(partsA, partsB);
    boolean overlap = compounds.meet(false);
    if (overlap || compounds.meet(true)) {
      partA = compounds.partA();
      partB = compounds.partB();
    }
    boolean isRounded = partsA.hasTails() || partsB.hasTails();
    shapes.writeTo(given.first(), a, scratchA);
    shapes.writeTo(given.second(), b, scratchB);
    contact = given.contact();
    isPushed = true;
    if (isRounded && (!overlap || contact.depth() == 0)) {
      // The rounded compounds may relate differently from the exact ones in the last bit.
      contact = ofParts;
      isPushed = false;
      findContact(partsA, partsB);
    }
  }

  /** Computes the contact of the parts that overlap deepest, or else are closest. */
  private void findContact(Parts a, Parts b) {
    double smallest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        pair.set(a, i, b, j).contactWithoutPush(next);
        double distance = next.hit() ? -next.depth() : pair.distance();
        if (distance < smallest) {
          smallest = distance;
          partA = i;
          partB = j;
        }
      }
    }
    pair.set(a, partA, b, partB).contactWithoutPush(ofParts);
  }
}
