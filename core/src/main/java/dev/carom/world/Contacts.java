package dev.carom.world;

import dev.carom.Contact;
import dev.carom.Shape;
import dev.carom.pair.MutableContact;

/**
 * Goes through the pairs that meet, as of the last {@link World#detect}, sorted by the slots of a
 * and then b. Pairs with a sensor are left out: they have {@linkplain Events events} only.
 *
 * <p>The numbers are those of {@link Shape#contactWith}, asked of a about b. They are computed when
 * first asked for, so a loop that only needs the handles does not pay for them; a contact of
 * compounds makes some garbage.
 *
 * <p>{@link World} says which changes are allowed in a loop over contacts. There is one such cursor
 * in a world; calling {@link World#contacts} again starts it over.
 */
public final class Contacts extends PairCursor {
  private final ShapeStore shapes;
  private final PairLog log;
  private final Loops loops;
  private final Parts scratchA = new Parts();
  private final Parts scratchB = new Parts();
  private final PairGeometry geometry = new PairGeometry();
  private final MutableContact simple = new MutableContact();
  private int place;

  /** Whether the geometry below is that of this pair. */
  private boolean known;

  /** Whether the push of two simple shapes is known too, which takes longer. */
  private boolean pushKnown;

  /** The contact if one of the shapes is a compound, otherwise null. */
  private Contact compound;

  /** Whether the shapes only rest against each other, with this normal. */
  private boolean isResting;

  private double restingX;
  private double restingY;

  private int partA;
  private int partB;

  Contacts(Slots slots, Loops loops, ShapeStore shapes, PairLog log) {
    super(slots, loops);
    this.shapes = shapes;
    this.log = log;
    this.loops = loops;
  }

  void open() {
    place = 0;
    start();
  }

  /** Goes to the next contact; false at the end. */
  public boolean next() {
    PairList active = log.active();
    known = false;
    pushKnown = false;
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

  /** The part of a compound a that meets b: the first that overlaps, or else touches; 0 if none. */
  public int aPart() {
    compute();
    return partA;
  }

  /** The part of a compound b that meets {@link #aPart}. */
  public int bPart() {
    compute();
    return partB;
  }

  /** The direction from a to b, always a unit vector. */
  public double normalX() {
    compute();
    return isResting ? restingX : compound == null ? simple.normalX() : compound.normalX();
  }

  /** The direction from a to b, always a unit vector. */
  public double normalY() {
    compute();
    return isResting ? restingY : compound == null ? simple.normalY() : compound.normalY();
  }

  /** The length of the shortest push that parts them; 0 if they only touch. */
  public double depth() {
    compute();
    return compound == null ? simple.depth() : compound.depth();
  }

  /** A point of both shapes. */
  public double pointX() {
    compute();
    return compound == null ? simple.pointX() : compound.pointX();
  }

  /** A point of both shapes. */
  public double pointY() {
    compute();
    return compound == null ? simple.pointY() : compound.pointY();
  }

  /** The motion of b after which they do not overlap. */
  public double pushX() {
    computePush();
    return compound == null ? simple.pushX() : compound.push().x();
  }

  /** The motion of b after which they do not overlap. */
  public double pushY() {
    computePush();
    return compound == null ? simple.pushY() : compound.push().y();
  }

  private void compute() {
    checkOnPair();
    if (!known) {
      computeAnew(slotA(), slotB());
      known = true;
    }
  }

  private void computePush() {
    compute();
    if (compound == null && !pushKnown) {
      geometry.contact(
          shapes.parts(slotA(), scratchA), shapes.parts(slotB(), scratchB), true, simple);
      pushKnown = true;
    }
  }

  private void computeAnew(int a, int b) {
    compound = null;
    partA = 0;
    partB = 0;
    Parts partsA = shapes.parts(a, scratchA);
    Parts partsB = shapes.parts(b, scratchB);
    if (shapes.kind(a) == ShapeStore.COMPOUND || shapes.kind(b) == ShapeStore.COMPOUND) {
      compound = shapes.shape(a).contactWith(shapes.shape(b));
      if (!findParts(partsA, partsB, false)) {
        findParts(partsA, partsB, true);
      }
    } else {
      geometry.contact(partsA, partsB, false, simple);
    }
    isResting = !(compound == null ? simple.hit() : compound.hit());
    if (isResting) {
      long pair = PairList.pair(a, b);
      RestingPairs resting = shapes.resting();
      if (resting.endOf(pair) < 0) {
        resting = loops.resting();
      }
      int end = resting.endOf(pair);
      restingX = resting.normalX(end);
      restingY = resting.normalY(end);
    }
  }

  private boolean findParts(Parts a, Parts b, boolean touching) {
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        if (geometry.meet(a, i, b, j, touching)) {
          partA = i;
          partB = j;
          return true;
        }
      }
    }
    return false;
  }
}
