package dev.carom.pair;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Shape;
import dev.carom.Vec2;

/** The sweep of two shapes by two motions. */
final class ShapeSweep extends PairQuestion<Impact> {
  private final Vec2 motion;
  private final Vec2 otherMotion;

  ShapeSweep(Vec2 motion, Vec2 otherMotion) {
    this.motion = motion;
    this.otherMotion = otherMotion;
  }

  @Override
  Impact circleCircle(Circle a, Circle b) {
    MutableImpact impact = new MutableImpact();
    Sweep.circleCircle(
        a.x(),
        a.y(),
        a.radius(),
        motion.x(),
        motion.y(),
        b.x(),
        b.y(),
        b.radius(),
        otherMotion.x(),
        otherMotion.y(),
        impact);
    return impact.toImpact();
  }

  @Override
  Impact circleBox(Circle a, Box b) {
    MutableImpact impact = new MutableImpact();
    Sweep.circleBox(
        a.x(),
        a.y(),
        a.radius(),
        motion.x(),
        motion.y(),
        b.minX(),
        b.minY(),
        b.maxX(),
        b.maxY(),
        otherMotion.x(),
        otherMotion.y(),
        impact);
    return impact.toImpact();
  }

  @Override
  Impact boxCircle(Box a, Circle b) {
    MutableImpact impact = new MutableImpact();
    Sweep.boxCircle(
        a.minX(),
        a.minY(),
        a.maxX(),
        a.maxY(),
        motion.x(),
        motion.y(),
        b.x(),
        b.y(),
        b.radius(),
        otherMotion.x(),
        otherMotion.y(),
        impact);
    return impact.toImpact();
  }

  @Override
  Impact boxBox(Box a, Box b) {
    MutableImpact impact = new MutableImpact();
    Sweep.boxBox(
        a.minX(),
        a.minY(),
        a.maxX(),
        a.maxY(),
        motion.x(),
        motion.y(),
        b.minX(),
        b.minY(),
        b.maxX(),
        b.maxY(),
        otherMotion.x(),
        otherMotion.y(),
        impact);
    return impact.toImpact();
  }

  @Override
  Impact compound(Shape a, Shape b) {
    if (a.overlaps(b)) {
      Contact contact = a.contactWith(b);
      return new Impact(
          true,
          0,
          contact.normalX(),
          contact.normalY(),
          contact.pointX(),
          contact.pointY(),
          true,
          contact.depth());
    }
    Impact first = Impact.NONE;
    for (PartPair pair : PartPair.all(a, b)) {
      Impact impact = pair.map(this::ask);
      if (impact.hit() && (!first.hit() || impact.time() < first.time())) {
        first = impact;
      }
    }
    return first.hit() ? stopped(a, b, first) : first;
  }

  /** The parts of a compound are rounded as one, which may ask for an earlier stop. */
  private Impact stopped(Shape a, Shape b, Impact first) {
    Approach approach = new Approach();
    approach.start(first.time());
    while (approach.goOn(isBlocked(approach.time(), a, b))) {}
    double time = approach.time();
    if (time == first.time()) {
      return first;
    }
    Contact contact =
        a.translate(motion.times(time)).contactWith(b.translate(otherMotion.times(time)));
    return new Impact(
        true, time, first.normalX(), first.normalY(), contact.pointX(), contact.pointY(), false, 0);
  }

  private boolean isBlocked(double time, Shape a, Shape b) {
    Vec2 way = motion.times(time);
    Vec2 otherWay = otherMotion.times(time);
    return !Range.allows(a, way)
        || !Range.allows(b, otherWay)
        || a.translate(way).overlaps(b.translate(otherWay));
  }
}
