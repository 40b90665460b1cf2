// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.oracle.NumberShape.Kind;

/** What can be asked about arrays that are not only of circles or boxes in their usual order. */
enum ArrayQuestion {
  CAPSULES(Kind.CAPSULE, null),
  TURNED_BOXES(Kind.TURNED_BOX, null),
  CIRCLES_AND_CAPSULES(Kind.CIRCLE, Kind.CAPSULE),
  CIRCLES_AND_TURNED_BOXES(Kind.CIRCLE, Kind.TURNED_BOX),
  BOXES_AND_CIRCLES(Kind.BOX, Kind.CIRCLE),
  BOXES_AND_CAPSULES(Kind.BOX, Kind.CAPSULE),
  BOXES_AND_TURNED_BOXES(Kind.BOX, Kind.TURNED_BOX),
  CAPSULES_AND_CIRCLES(Kind.CAPSULE, Kind.CIRCLE),
  CAPSULES_AND_BOXES(Kind.CAPSULE, Kind.BOX),
  CAPSULES_AND_CAPSULES(Kind.CAPSULE, Kind.CAPSULE),
  CAPSULES_AND_TURNED_BOXES(Kind.CAPSULE, Kind.TURNED_BOX),
  TURNED_BOXES_AND_CIRCLES(Kind.TURNED_BOX, Kind.CIRCLE),
  TURNED_BOXES_AND_BOXES(Kind.TURNED_BOX, Kind.BOX),
  TURNED_BOXES_AND_CAPSULES(Kind.TURNED_BOX, Kind.CAPSULE),
  TURNED_BOXES_AND_TURNED_BOXES(Kind.TURNED_BOX, Kind.TURNED_BOX);

  /** The kind of the first set, or of the only one. */
  final Kind first;

  /** The kind of the second set; null if there is none. */
  final Kind second;

  ArrayQuestion(Kind first, Kind second) {
    this.first = first;
    this.second = second;
  }

  /** The answer about whole sets. */
  Pairs ask(PairFinder finder, NumberSet a, NumberSet b) {
    return ask(finder, a.toSet(), b.toSet());
  }

  /** The answer about two sets, or the first alone. */
  Pairs ask(PairFinder finder, ShapeSet a, ShapeSet b) {
    return second == null ? finder.among(a) : finder.between(a, b);
  }

  long count(PairCounter counter, NumberSet a, NumberSet b) {
    return second == null ? counter.among(a.toSet()) : counter.between(a.toSet(), b.toSet());
  }
}
