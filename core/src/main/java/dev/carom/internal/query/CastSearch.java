package dev.carom.internal.query;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.index.Bounds;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.Cast;
import dev.carom.pair.Parts;
import dev.carom.pair.PlacedPair;

/** Finds what a segment hits. */
final class CastSearch extends ImpactSearch {
  private final PlacedPair placed = new PlacedPair();

  CastSearch(Query query) {
    super(query);
  }

  void run(Wanted wanted, double x0, double y0, double x1, double y1) {
    setWay(
        Arguments.finite("x0", x0),
        Arguments.finite("y0", y0),
        Arguments.finite("x1", x1),
        Arguments.finite("y1", y1));
    run(Answer.Kind.CAST, wanted, 0, 0);
  }

  @Override
  void ask(int slot) {
    ShapeStore shapes = shapes();
    switch (shapes.kind(slot)) {
      case ShapeStore.CIRCLE ->
          Cast.circle(
              x0(), y0(), x1(), y1(), shapes.x(slot), shapes.y(slot), shapes.reachX(slot), impact);
      case ShapeStore.BOX -> {
        Bounds sides = shapes.bounds();
        Cast.box(
            x0(),
            y0(),
            x1(),
            y1(),
            sides.minX(slot),
            sides.minY(slot),
            sides.maxX(slot),
            sides.maxY(slot),
            impact);
        // What misses the bounds, which most do, misses the box: twice as fast among moved boxes.
        if (impact.hit() && shapes.hasTails(slot)) {
          askParts(parts(slot));
        }
      }
      default -> askParts(parts(slot));
    }
  }

  /** Of several parts, the first one in which the segment starts, or else the earliest hit. */
  private void askParts(Parts parts) {
    int first = 0;
    double time = Double.POSITIVE_INFINITY;
    for (int k = 0; k < parts.size(); k++) {
      castAt(parts, k);
      if (impact.startsInside()) {
        return;
      }
      if (impact.hit() && impact.time() < time) {
        time = impact.time();
        first = k;
      }
    }
    if (parts.size() > 1) {
      castAt(parts, first);
    }
  }

  private void castAt(Parts parts, int part) {
    double first = parts.first(part);
    double second = parts.second(part);
    double third = parts.third(part);
    if (parts.hasTails()) {
      placed.cast(
          x0(),
          y0(),
          x1(),
          y1(),
          parts.isCircle(part),
          parts.numbers(),
          parts.tails(),
          4 * part,
          impact);
    } else if (parts.isCircle(part)) {
      Cast.circle(x0(), y0(), x1(), y1(), first, second, third, impact);
    } else {
      Cast.box(x0(), y0(), x1(), y1(), first, second, third, parts.fourth(part), impact);
    }
  }
}
