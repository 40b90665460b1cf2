// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.oracle.NumberShape.Kind;

/** What can be asked about arrays of which one at least is of capsules or turned boxes. */
enum ArrayQuestion {
  CAPSULES(Kind.CAPSULE, null) {
    @Override
    Pairs ask(PairFinder finder, double[][] a, int n, double[][] b, int m) {
      return finder.capsules(a[0], a[1], a[2], a[3], a[4], n);
    }

    @Override
    long count(PairCounter counter, double[][] a, int n, double[][] b, int m) {
      return counter.capsules(a[0], a[1], a[2], a[3], a[4], n);
    }
  },
  TURNED_BOXES(Kind.TURNED_BOX, null) {
    @Override
    Pairs ask(PairFinder finder, double[][] a, int n, double[][] b, int m) {
      return finder.turnedBoxes(a[0], a[1], a[2], a[3], a[4], a[5], n);
    }

    @Override
    long count(PairCounter counter, double[][] a, int n, double[][] b, int m) {
      return counter.turnedBoxes(a[0], a[1], a[2], a[3], a[4], a[5], n);
    }
  },
  CIRCLES_AGAINST_CAPSULES(Kind.CIRCLE, Kind.CAPSULE) {
    @Override
    Pairs ask(PairFinder finder, double[][] a, int n, double[][] b, int m) {
      return finder.circlesAgainstCapsules(a[0], a[1], a[2], n, b[0], b[1], b[2], b[3], b[4], m);
    }

    @Override
    long count(PairCounter counter, double[][] a, int n, double[][] b, int m) {
      return counter.circlesAgainstCapsules(a[0], a[1], a[2], n, b[0], b[1], b[2], b[3], b[4], m);
    }
  },
  CIRCLES_AGAINST_TURNED_BOXES(Kind.CIRCLE, Kind.TURNED_BOX) {
    @Override
    Pairs ask(PairFinder finder, double[][] a, int n, double[][] b, int m) {
      return finder.circlesAgainstTurnedBoxes(
          a[0], a[1], a[2], n, b[0], b[1], b[2], b[3], b[4], b[5], m);
    }

    @Override
    long count(PairCounter counter, double[][] a, int n, double[][] b, int m) {
      return counter.circlesAgainstTurnedBoxes(
          a[0], a[1], a[2], n, b[0], b[1], b[2], b[3], b[4], b[5], m);
    }
  },
  BOXES_AGAINST_CAPSULES(Kind.BOX, Kind.CAPSULE) {
    @Override
    Pairs ask(PairFinder finder, double[][] a, int n, double[][] b, int m) {
      return finder.boxesAgainstCapsules(
          a[0], a[1], a[2], a[3], n, b[0], b[1], b[2], b[3], b[4], m);
    }

    @Override
    long count(PairCounter counter, double[][] a, int n, double[][] b, int m) {
      return counter.boxesAgainstCapsules(
          a[0], a[1], a[2], a[3], n, b[0], b[1], b[2], b[3], b[4], m);
    }
  },
  BOXES_AGAINST_TURNED_BOXES(Kind.BOX, Kind.TURNED_BOX) {
    @Override
    Pairs ask(PairFinder finder, double[][] a, int n, double[][] b, int m) {
      return finder.boxesAgainstTurnedBoxes(
          a[0], a[1], a[2], a[3], n, b[0], b[1], b[2], b[3], b[4], b[5], m);
    }

    @Override
    long count(PairCounter counter, double[][] a, int n, double[][] b, int m) {
      return counter.boxesAgainstTurnedBoxes(
          a[0], a[1], a[2], a[3], n, b[0], b[1], b[2], b[3], b[4], b[5], m);
    }
  },
  CAPSULES_AGAINST_CAPSULES(Kind.CAPSULE, Kind.CAPSULE) {
    @Override
    Pairs ask(PairFinder finder, double[][] a, int n, double[][] b, int m) {
      return finder.capsulesAgainstCapsules(
          a[0], a[1], a[2], a[3], a[4], n, b[0], b[1], b[2], b[3], b[4], m);
    }

    @Override
    long count(PairCounter counter, double[][] a, int n, double[][] b, int m) {
      return counter.capsulesAgainstCapsules(
          a[0], a[1], a[2], a[3], a[4], n, b[0], b[1], b[2], b[3], b[4], m);
    }
  },
  CAPSULES_AGAINST_TURNED_BOXES(Kind.CAPSULE, Kind.TURNED_BOX) {
    @Override
    Pairs ask(PairFinder finder, double[][] a, int n, double[][] b, int m) {
      return finder.capsulesAgainstTurnedBoxes(
          a[0], a[1], a[2], a[3], a[4], n, b[0], b[1], b[2], b[3], b[4], b[5], m);
    }

    @Override
    long count(PairCounter counter, double[][] a, int n, double[][] b, int m) {
      return counter.capsulesAgainstTurnedBoxes(
          a[0], a[1], a[2], a[3], a[4], n, b[0], b[1], b[2], b[3], b[4], b[5], m);
    }
  },
  TURNED_BOXES_AGAINST_TURNED_BOXES(Kind.TURNED_BOX, Kind.TURNED_BOX) {
    @Override
    Pairs ask(PairFinder finder, double[][] a, int n, double[][] b, int m) {
      return finder.turnedBoxesAgainstTurnedBoxes(
          a[0], a[1], a[2], a[3], a[4], a[5], n, b[0], b[1], b[2], b[3], b[4], b[5], m);
    }

    @Override
    long count(PairCounter counter, double[][] a, int n, double[][] b, int m) {
      return counter.turnedBoxesAgainstTurnedBoxes(
          a[0], a[1], a[2], a[3], a[4], a[5], n, b[0], b[1], b[2], b[3], b[4], b[5], m);
    }
  };

  /** The kind of the first set, or of the only one. */
  final Kind first;

  /** The kind of the second set; null if there is none. */
  final Kind second;

  ArrayQuestion(Kind first, Kind second) {
    this.first = first;
    this.second = second;
  }

  /** The answer about the first n shapes of one set of arrays and the first m of another. */
  abstract Pairs ask(PairFinder finder, double[][] a, int n, double[][] b, int m);

  abstract long count(PairCounter counter, double[][] a, int n, double[][] b, int m);

  /** The answer about whole sets. */
  final Pairs ask(PairFinder finder, NumberSet a, NumberSet b) {
    return ask(finder, a.arrays(), a.count(), b.arrays(), b.count());
  }

  final long count(PairCounter counter, NumberSet a, NumberSet b) {
    return count(counter, a.arrays(), a.count(), b.arrays(), b.count());
  }
}
