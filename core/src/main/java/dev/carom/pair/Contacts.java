package dev.carom.pair;

import static dev.carom.internal.exact.Rounded.largest;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.Shape;

/**
 * How do two shapes meet, and which push parts them?
 *
 * <p>The normal points from the first shape to the second and is always a unit vector; the push
 * moves the second. Ties are broken in the same way everywhere: circles with the same centre part
 * along +x; a circle whose centre is inside a box leaves it by the nearest face, the first of +x,
 * -x, +y, -y among equals; of two boxes the second leaves by the shallowest side, the first of +x,
 * -x, +y, -y among equals.
 */
public final class Contacts {
  private static final PairQuestion<Contact> CONTACT =
      new PairQuestion<>() {
        @Override
        Contact circleCircle(Circle a, Circle b) {
          MutableContact contact = new MutableContact();
          Contacts.circleCircle(a.x(), a.y(), a.radius(), b.x(), b.y(), b.radius(), contact);
          return contact.toContact();
        }

        @Override
        Contact circleBox(Circle a, Box b) {
          MutableContact contact = new MutableContact();
          Contacts.circleBox(
              a.x(), a.y(), a.radius(), b.minX(), b.minY(), b.maxX(), b.maxY(), contact);
          return contact.toContact();
        }

        @Override
        Contact boxCircle(Box a, Circle b) {
          MutableContact contact = new MutableContact();
          Contacts.boxCircle(
              a.minX(), a.minY(), a.maxX(), a.maxY(), b.x(), b.y(), b.radius(), contact);
          return contact.toContact();
        }

        @Override
        Contact boxBox(Box a, Box b) {
          MutableContact contact = new MutableContact();
          Contacts.boxBox(
              a.minX(), a.minY(), a.maxX(), a.maxY(), b.minX(), b.minY(), b.maxX(), b.maxY(),
              contact);
          return contact.toContact();
        }

        @Override
        Contact compound(Shape a, Shape b) {
          return CompoundContact.between(a, b);
        }
      };

  private Contacts() {}

  /** The contact of a with b. */
  public static Contact between(Shape a, Shape b) {
    return CONTACT.ask(a, b);
  }

  /** Writes the contact of the first circle with the second. */
  public static void circleCircle(
      double x0, double y0, double r0, double x1, double y1, double r1, MutableContact contact) {
    Meeting.circleCircle(x0, y0, r0, x1, y1, r1, contact);
    contact.push(Math.max(largest(x0, y0, x1, y1), largest(r0, r1, 0, 0)));
    while (Overlap.circleCircleStrict(x0, y0, r0, contact.pushedX(x1), contact.pushedY(y1), r1)
        && contact.pushFurther()) {}
  }

  /** Writes the contact of the circle with the box: the push moves the box. */
  public static void circleBox(
      double x,
      double y,
      double radius,
      double minX,
      double minY,
      double maxX,
      double maxY,
      MutableContact contact) {
    Meeting.circleBox(x, y, radius, minX, minY, maxX, maxY, contact);
    contact.push(Math.max(largest(x, y, radius, 0), largest(minX, minY, maxX, maxY)));
    while (Overlap.circleBoxStrict(
            x,
            y,
            radius,
            contact.pushedX(minX),
            contact.pushedY(minY),
            contact.pushedX(maxX),
            contact.pushedY(maxY))
        && contact.pushFurther()) {}
  }

  /** Writes the contact of the box with the circle: the push moves the circle. */
  public static void boxCircle(
      double minX,
      double minY,
      double maxX,
      double maxY,
      double x,
      double y,
      double radius,
      MutableContact contact) {
    Meeting.boxCircle(minX, minY, maxX, maxY, x, y, radius, contact);
    contact.push(Math.max(largest(x, y, radius, 0), largest(minX, minY, maxX, maxY)));
    while (Overlap.circleBoxStrict(
            contact.pushedX(x), contact.pushedY(y), radius, minX, minY, maxX, maxY)
        && contact.pushFurther()) {}
  }

  /** Writes the contact of the first box with the second. */
  public static void boxBox(
      double minX0,
      double minY0,
      double maxX0,
      double maxY0,
      double minX1,
      double minY1,
      double maxX1,
      double maxY1,
      MutableContact contact) {
    Meeting.boxBox(minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1, contact);
    contact.push(
        Math.max(largest(minX0, minY0, maxX0, maxY0), largest(minX1, minY1, maxX1, maxY1)));
    while (Overlap.boxBoxStrict(
            minX0,
            minY0,
            maxX0,
            maxY0,
            contact.pushedX(minX1),
            contact.pushedY(minY1),
            contact.pushedX(maxX1),
            contact.pushedY(maxY1))
        && contact.pushFurther()) {}
  }
}
