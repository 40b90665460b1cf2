package dev.carom.pair;

import dev.carom.Contact;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Rounded;
import java.util.ArrayList;
import java.util.List;

/**
 * The contact of two shapes of which one has several parts. Among a few pushes that part them the
 * shortest is taken: out of the bounds, along the normal of each pair of parts that overlap, and
 * from one such pair to the next.
 */
final class CompoundContact {
  private static final int MOST_PASSES = 32;

  /** A normal that helps other parts less than this to part is given up. */
  private static final double LEAST_HELP = 1.0 / 16;

  /** A push that rounding makes longer by more than this is given up. */
  private static final int FEW_ULPS = 16;

  private final Shape a;
  private final Shape b;
  private final List<Contact> contacts;

  /** The shortest push so far, and its length after rounding. */
  private Contact shortest;

  private double pushLength = Double.POSITIVE_INFINITY;

  private CompoundContact(Shape a, Shape b) {
    this.a = a;
    this.b = b;
    contacts = overlaps(Vec2.ZERO);
    // Kept if no push parts the shapes within the range of doubles.
    shortest = contacts.get(0);
  }

  static Contact between(Shape a, Shape b) {
    if (!a.overlaps(b)) {
      return PartPair.closest(a, b).map(Contacts::between);
    }
    CompoundContact contact = new CompoundContact(a, b);
    contact.tryOutOfBounds();
    contact.contacts.forEach(contact::tryAlong);
    contact.tryFromPartToPart();
    return contact.shortest;
  }

  /** The contacts of the parts that overlap after b has moved. */
  private List<Contact> overlaps(Vec2 motion) {
    List<Contact> found = new ArrayList<>();
    for (PartPair pair : PartPair.all(a, b.translate(motion))) {
      Contact contact = pair.map(Contacts::between);
      if (contact.depth() > 0) {
        found.add(contact);
      }
    }
    return found;
  }

  private void tryOutOfBounds() {
    Contact bounds = a.bounds().contactWith(b.bounds());
    if (bounds.depth() > 0) {
      keepIfShorter(bounds.normalX(), bounds.normalY(), bounds.depth(), bounds.push());
    }
  }

  /** Goes along one normal until all parts are parted but for what rounding leaves. */
  private void tryAlong(Contact along) {
    double x = along.normalX();
    double y = along.normalY();
    double length = along.depth();
    Vec2 motion = along.push();
    for (int pass = 0; pass < MOST_PASSES && length < pushLength; pass++) {
      if (!Range.allows(b, motion)) {
        return;
      }
      double missing = 0;
      for (Contact contact : overlaps(motion)) {
        double help = contact.normalX() * x + contact.normalY() * y;
        if (help < LEAST_HELP) {
          return;
        }
        missing = Math.max(missing, contact.depth() / help);
      }
      if (length + missing == length) {
        keepIfShorter(x, y, length, motion);
        return;
      }
      length = Math.min(length + missing, Double.MAX_VALUE);
      motion = new Vec2(x * length, y * length);
    }
  }

  /** Pushes out of the deepest overlap, then out of the deepest that is left, and so on. */
  private void tryFromPartToPart() {
    double x = 0;
    double y = 0;
    for (int pass = 0; pass < MOST_PASSES; pass++) {
      Vec2 motion = new Vec2(x, y);
      if (!Range.allows(b, motion)) {
        return;
      }
      Contact deepest = null;
      for (Contact contact : overlaps(motion)) {
        if (deepest == null || contact.depth() > deepest.depth()) {
          deepest = contact;
        }
      }
      if (deepest == null) {
        double scale = Rounded.scaleFor(x, y);
        double length = Rounded.length(x * scale, y * scale);
        keepIfShorter(x * scale / length, y * scale / length, length / scale, motion);
        return;
      }
      x = Rounded.finite(x + deepest.push().x());
      y = Rounded.finite(y + deepest.push().y());
    }
  }

  /** Keeps a push that parts the shapes, if it is shorter; a few ulps are added where needed. */
  private void keepIfShorter(double x, double y, double depth, Vec2 firstPush) {
    double size = Math.max(Math.max(Range.sizeOf(a), Range.sizeOf(b)), depth);
    double step = size * ErrorBounds.ULP + Double.MIN_VALUE;
    double most = Math.min(Math.min(pushLength, depth + FEW_ULPS * step), Double.MAX_VALUE);
    double length = depth;
    Vec2 push = firstPush;
    while (length < most && Range.allows(b, push)) {
      if (!a.overlaps(b.translate(push))) {
        Contact place = contacts.get(0);
        shortest = new Contact(true, x, y, depth, place.pointX(), place.pointY(), push);
        pushLength = length;
        return;
      }
      length = Math.min(length + step, Double.MAX_VALUE);
      push = new Vec2(x * length, y * length);
    }
  }
}
