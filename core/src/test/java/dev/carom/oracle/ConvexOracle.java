// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;

/**
 * What real arithmetic says about two convex parts, in integers and from the definitions: each edge
 * is compared with each corner, and no case is decided by anything that rounds.
 *
 * <p>Parts overlap if 0 is inside the Minkowski difference of the two. Edges of the difference of
 * the cores are parallel to edges of the cores, so 0 is inside that one exactly if each edge of
 * either core has a corner of the other strictly on its inner side. Otherwise the distance of the
 * cores is the least distance of a corner from a corner, or from an edge that it lies beside.
 */
public final class ConvexOracle {
  /** Many more digits than a double has: a foot on an edge may be beside much larger numbers. */
  private static final int DIGITS = 250;

  private static final MathContext PRECISION = new MathContext(DIGITS);

  private final Lattice lattice;
  private final Hull a;
  private final Hull b;
  private final LazyInteger radiusA;
  private final LazyInteger radiusB;
  private final LazyInteger reach;
  private final Point motion;

  /** The edges of a with the corners of b, and the edges of b with the corners of a. */
  private final View fromA;

  private final View fromB;

  /** At the start; null until it is asked for. */
  private Integer separation;

  private ConvexOracle(
      Lattice lattice, Hull a, Hull b, LazyInteger radiusA, LazyInteger radiusB, Point motion) {
    this.lattice = lattice;
    this.a = a;
    this.b = b;
    this.radiusA = radiusA;
    this.radiusB = radiusB;
    this.motion = motion;
    reach = radiusA.add(radiusB);
    fromA = new View(a, b, motion.negate());
    fromB = new View(b, a, motion);
  }

  /** The parts as they are. */
  public static ConvexOracle of(TestCore a, TestCore b) {
    return of(a, b, 0, 0, 0, 0);
  }

  /** The parts while a moves by (toX - fromX, toY - fromY). */
  public static ConvexOracle of(
      TestCore a, TestCore b, double fromX, double fromY, double toX, double toY) {
    return of(new Placed(a), new Placed(b), fromX, fromY, toX, toY);
  }

  /**
   * The parts with the distance added to a radius: {@link #intersects} says whether they are at
   * most that far apart, and {@link #overlaps} whether they are closer.
   */
  public static ConvexOracle within(TestCore a, TestCore b, double distance) {
    return within(new Placed(a), new Placed(b), distance);
  }

  /** Moved parts with the distance added to a radius. */
  static ConvexOracle within(Placed a, Placed b, double distance) {
    return of(a, b, distance, 0, 0, 0, 0);
  }

  /** A part that is moved by the exact sums of some doubles. */
  record Placed(TestCore core, double[] x, double[] y) {
    Placed(TestCore core) {
      this(core, new double[0], new double[0]);
    }
  }

  /** The moved parts while a moves by (toX - fromX, toY - fromY). */
  static ConvexOracle of(Placed a, Placed b, double fromX, double fromY, double toX, double toY) {
    return of(a, b, 0, fromX, fromY, toX, toY);
  }

  private static ConvexOracle of(
      Placed a, Placed b, double more, double fromX, double fromY, double toX, double toY) {
    Lattice lattice = latticeOf(a, b, more, fromX, fromY, toX, toY);
    Point from = new Point(LazyInteger.of(fromX, lattice), LazyInteger.of(fromY, lattice));
    return new ConvexOracle(
        lattice,
        new Hull(cornersOf(a, lattice)),
        new Hull(cornersOf(b, lattice)),
        LazyInteger.of(a.core.radius(), lattice).add(LazyInteger.of(more, lattice)),
        LazyInteger.of(b.core.radius(), lattice),
        new Point(LazyInteger.of(toX, lattice), LazyInteger.of(toY, lattice)).minus(from));
  }

  private static Lattice latticeOf(Placed a, Placed b, double... others) {
    double[][] all = {
      a.core.offsets(),
      b.core.offsets(),
      {a.core.x(), a.core.y(), a.core.radius(), b.core.x(), b.core.y(), b.core.radius()},
      a.x,
      a.y,
      b.x,
      b.y,
      others
    };
    int length = 0;
    for (double[] some : all) {
      length += some.length;
    }
    double[] joined = new double[length];
    int at = 0;
    for (double[] some : all) {
      System.arraycopy(some, 0, joined, at, some.length);
      at += some.length;
    }
    return Lattice.of(joined);
  }

  private static LazyInteger sum(double first, double[] others, Lattice lattice) {
    LazyInteger sum = LazyInteger.of(first, lattice);
    for (double other : others) {
      sum = sum.add(LazyInteger.of(other, lattice));
    }
    return sum;
  }

  private static Point[] cornersOf(Placed placed, Lattice lattice) {
    TestCore core = placed.core;
    Point place = new Point(sum(core.x(), placed.x, lattice), sum(core.y(), placed.y, lattice));
    Point[] corners = new Point[core.count()];
    for (int k = 0; k < corners.length; k++) {
      double x = core.offsets()[2 * k];
      double y = core.offsets()[2 * k + 1];
      corners[k] = place.plus(new Point(LazyInteger.of(x, lattice), LazyInteger.of(y, lattice)));
    }
    return corners;
  }

  /** True if the parts share a point. */
  public boolean intersects() {
    return separation() <= 0;
  }

  /** True if separating the parts takes a push of positive length. */
  public boolean overlaps() {
    return separation() < 0;
  }

  /** True if the parts share a point after the motion. */
  public boolean intersectsAtEnd() {
    return separation(true) <= 0;
  }

  /** True if separating the parts after the motion takes a push of positive length. */
  public boolean overlapsAtEnd() {
    return separation(true) < 0;
  }

  /** True if every point of b is a point of a. */
  public boolean contains() {
    return contains(fromA, radiusA.subtract(radiusB));
  }

  /** True if every point of a is a point of b. */
  public boolean isContained() {
    return contains(fromB, radiusB.subtract(radiusA));
  }

  /** True if the parts overlap at some time of the motion, from its start to its end. */
  public boolean sweepHits() {
    if (reach.signum() == 0) {
      return !isDifferenceFlat() && wayCrossesTheDifference();
    }
    return wayComparison() < 0;
  }

  /** True if the parts share a point at some time of the motion. */
  public boolean castHits() {
    return wayComparison() <= 0;
  }

  private int separation() {
    if (separation == null) {
      separation = separation(false);
    }
    return separation;
  }

  /** 1 if the parts are apart, 0 if they touch, -1 if they overlap. */
  private int separation(boolean atEnd) {
    LazyInteger square = square(reach);
    int least = compareCorners(square, atEnd);
    if (least < 0 || isInsideTheDifference(atEnd)) {
      return -1;
    }
    least = Math.min(least, fromA.compareEdges(square, atEnd));
    return least < 0 ? -1 : Math.min(least, fromB.compareEdges(square, atEnd));
  }

  /** True if 0 is inside the difference of the cores. */
  private boolean isInsideTheDifference(boolean atEnd) {
    return a.count() + b.count() > 2
        && fromA.eachEdgeHasAnInnerCorner(!atEnd, atEnd)
        && fromB.eachEdgeHasAnInnerCorner(!atEnd, atEnd);
  }

  /** The least sign of a distance of two corners, less a length. */
  private int compareCorners(LazyInteger lengthSquared, boolean atEnd) {
    int least = 1;
    for (int i = 0; i < a.count() && least >= 0; i++) {
      for (int j = 0; j < b.count() && least >= 0; j++) {
        Point gap = fromA.gap(i, j, atEnd);
        least = Math.min(least, gap.compareLength(lengthSquared));
      }
    }
    return least;
  }

  /**
   * The sign of the least distance of the cores during the motion, less the reach. Seen from a, the
   * way of 0 past the difference is a segment. Either it crosses the difference, or one of its ends
   * is closest to it, or one of the corners of the difference is closest to the segment.
   */
  private int wayComparison() {
    int least = separation() < 0 ? -1 : Math.min(separation(), separation(true));
    if (least < 0 || wayCrossesTheDifference()) {
      return -1;
    }
    LazyInteger square = motion.square();
    LazyInteger limit = square(reach).multiply(square);
    for (int i = 0; i < a.count(); i++) {
      for (int j = 0; j < b.count(); j++) {
        Point gap = fromA.gap(i, j, false);
        LazyInteger along = gap.dot(motion);
        if (along.signum() > 0 && along.compareTo(square) < 0) {
          least = Math.min(least, square(gap.cross(motion)).compareTo(limit));
        }
      }
    }
    return least;
  }

  /** True if the way has more than a point, and the cores have inner points in common on it. */
  private boolean wayCrossesTheDifference() {
    return waySeparatesCorners()
        && fromA.eachEdgeHasAnInnerCorner(true, true)
        && fromB.eachEdgeHasAnInnerCorner(true, true);
  }

  /** True if corners of the difference lie on both sides of the way; or if there is no way. */
  private boolean waySeparatesCorners() {
    if (motion.isZero()) {
      return a.count() + b.count() > 2;
    }
    boolean isLeft = false;
    boolean isRight = false;
    for (int i = 0; i < a.count(); i++) {
      for (int j = 0; j < b.count(); j++) {
        int side = motion.cross(fromA.gap(i, j, false)).signum();
        isLeft |= side > 0;
        isRight |= side < 0;
      }
    }
    return isLeft && isRight;
  }

  /** True if the difference of the cores is a point or a segment. */
  private boolean isDifferenceFlat() {
    if (a.count() > 2 || b.count() > 2) {
      return false;
    }
    return a.count() == 1 || b.count() == 1 || a.edges[0].cross(b.edges[0]).signum() == 0;
  }

  /**
   * True if the other core is within the room of this one; for a negative room, if it is inside and
   * as far from the border.
   */
  private static boolean contains(View view, LazyInteger room) {
    LazyInteger square = square(room);
    for (int k = 0; k < view.other.count(); k++) {
      boolean isContained =
          room.signum() < 0 ? view.isDeepInside(k, square) : view.isWithin(k, square);
      if (!isContained) {
        return false;
      }
    }
    return true;
  }

  /** The distance of the parts; 0 if they share a point. */
  public BigDecimal distance() {
    return intersects() ? BigDecimal.ZERO : out(leastDistance().less(reach));
  }

  /** The length of the shortest push that separates the parts; they must share a point. */
  public BigDecimal depth() {
    if (!isInsideTheDifference(false)) {
      return out(leastDistance().less(reach).negate());
    }
    Root depth = least(fromA.leastDepth(), fromB.leastDepth());
    return out(depth.less(LazyInteger.ZERO).add(reach.decimal()));
  }

  /** The time at which the parts first share a point; they must do so during the motion. */
  public BigDecimal firstTouch() {
    if (intersects()) {
      return BigDecimal.ZERO;
    }
    BigDecimal first = least(fromA.firstTouch(reach), fromB.firstTouch(reach));
    BigDecimal speed = motion.square().decimal();
    for (int i = 0; i < a.count(); i++) {
      for (int j = 0; j < b.count(); j++) {
        Point gap = fromA.gap(i, j, false);
        LazyInteger along = gap.dot(motion);
        LazyInteger rest = gap.square().subtract(square(reach));
        if (along.signum() > 0 && square(along).compareTo(motion.square().multiply(rest)) >= 0) {
          Quadratic approach =
              new Quadratic(speed, along.negate().decimal(), rest.decimal(), BigDecimal.ONE);
          first = least(first, approach.firstRoot(PRECISION));
        }
      }
    }
    return first;
  }

  /**
   * The time at which the parts last share a point, to some sixty digits after the point; they must
   * do so during the motion.
   */
  public BigDecimal lastTouch() {
    Hull end = new Hull(Arrays.stream(a.corners).map(motion::plus).toArray(Point[]::new));
    ConvexOracle back = new ConvexOracle(lattice, end, b, radiusA, radiusB, motion.negate());
    return BigDecimal.ONE.subtract(back.firstTouch());
  }

  /** The distance of cores that have no inner point in common. */
  private Root leastDistance() {
    Root least = least(fromA.leastDistance(), fromB.leastDistance());
    for (int i = 0; i < a.count(); i++) {
      for (int j = 0; j < b.count(); j++) {
        least = least(least, new Root(fromA.gap(i, j, false).square(), LazyInteger.ONE));
      }
    }
    return least;
  }

  /** The smaller one of two numbers, either of which may be missing. */
  private static <T extends Comparable<T>> T least(T a, T b) {
    return a == null || b != null && b.compareTo(a) < 0 ? b : a;
  }

  private BigDecimal out(BigDecimal length) {
    return lattice.out(length, PRECISION);
  }

  private static BigDecimal root(LazyInteger square) {
    return Quadratic.squareRoot(square.decimal(), DIGITS);
  }

  private static LazyInteger square(LazyInteger number) {
    return number.multiply(number);
  }

  /** The square root of a quotient. */
  private record Root(LazyInteger number, LazyInteger divisor) implements Comparable<Root> {
    @Override
    public int compareTo(Root other) {
      return number.multiply(other.divisor).compareTo(other.number.multiply(divisor));
    }

    /** This number minus another one that is not negative, without cancellation. */
    BigDecimal less(LazyInteger other) {
      LazyInteger numerator = number.subtract(square(other).multiply(divisor));
      if (numerator.signum() == 0) {
        return BigDecimal.ZERO;
      }
      BigDecimal root = root(divisor);
      BigDecimal sum = root(number).add(root.multiply(other.decimal()));
      return numerator.decimal().divide(root.multiply(sum), PRECISION);
    }
  }

  private record Point(LazyInteger x, LazyInteger y) {
    Point plus(Point other) {
      return new Point(x.add(other.x), y.add(other.y));
    }

    Point minus(Point other) {
      return new Point(x.subtract(other.x), y.subtract(other.y));
    }

    Point negate() {
      return new Point(x.negate(), y.negate());
    }

    LazyInteger dot(Point other) {
      return x.multiply(other.x).add(y.multiply(other.y));
    }

    /** Positive if the other direction is to the left of this one. */
    LazyInteger cross(Point other) {
      return x.multiply(other.y).subtract(y.multiply(other.x));
    }

    LazyInteger square() {
      return dot(this);
    }

    int compareLength(LazyInteger lengthSquared) {
      return lengthSquared.signum() == 0 ? isZero() ? 0 : 1 : square().compareTo(lengthSquared);
    }

    boolean isZero() {
      return x.signum() == 0 && y.signum() == 0;
    }
  }

  /** The corners of a core, and its edges with the core to their left; a segment has two. */
  private static final class Hull {
    final Point[] corners;

    /** From each corner to the next; none of a point. */
    final Point[] edges;

    /** The squared lengths of the edges. */
    final LazyInteger[] squares;

    Hull(Point[] corners) {
      this.corners = corners;
      edges = new Point[corners.length == 1 ? 0 : corners.length];
      squares = new LazyInteger[edges.length];
      for (int k = 0; k < edges.length; k++) {
        edges[k] = corners[(k + 1) % corners.length].minus(corners[k]);
        squares[k] = edges[k].square();
      }
    }

    int count() {
      return corners.length;
    }
  }

  /** The edges of one core, and how the corners of the other lie to them. */
  private static final class View {
    final Hull own;
    final Hull other;

    /** From each corner to each of the other, at the start; as far as they were needed. */
    private final Point[][] gaps;

    /** The motion of the other core. */
    final Point motion;

    /** How far inside a corner is, by edge and corner: the distance times the edge's length. */
    private final LazyInteger[][] insides;

    /** By how much these grow from the start to the end, by edge. */
    private final LazyInteger[] growths;

    View(Hull own, Hull other, Point motion) {
      this.own = own;
      this.other = other;
      gaps = new Point[own.count()][other.count()];
      this.motion = motion;
      insides = new LazyInteger[own.edges.length][other.count()];
      growths = new LazyInteger[own.edges.length];
      for (int e = 0; e < own.edges.length; e++) {
        growths[e] = motion.isZero() ? LazyInteger.ZERO : own.edges[e].cross(motion);
      }
    }

    private LazyInteger inside(int edge, int corner) {
      if (insides[edge][corner] == null) {
        insides[edge][corner] = own.edges[edge].cross(gap(edge, corner, false));
      }
      return insides[edge][corner];
    }

    /** From a corner, where the edge of that number starts, to a corner of the other. */
    Point gap(int from, int to, boolean atEnd) {
      if (gaps[from][to] == null) {
        gaps[from][to] = other.corners[to].minus(own.corners[from]);
      }
      return atEnd ? gaps[from][to].plus(motion) : gaps[from][to];
    }

    private LazyInteger inside(int edge, int corner, boolean atEnd) {
      return atEnd ? inside(edge, corner).add(growths[edge]) : inside(edge, corner);
    }

    /** True if each edge has a corner strictly inside, at the start or at the end. */
    boolean eachEdgeHasAnInnerCorner(boolean atStart, boolean atEnd) {
      int inner = 0;
      for (int e = 0; e < own.edges.length; e++) {
        // A corner that is inside one edge is often inside the next.
        int tries = 0;
        while (!(atStart && inside(e, inner, false).signum() > 0
            || atEnd && inside(e, inner, true).signum() > 0)) {
          if (++tries == other.count()) {
            return false;
          }
          inner = (inner + 1) % other.count();
        }
      }
      return true;
    }

    /** The least sign of a distance from an edge to a corner beside it, less a length. */
    int compareEdges(LazyInteger lengthSquared, boolean atEnd) {
      int least = 1;
      for (int e = 0; e < own.edges.length && least >= 0; e++) {
        LazyInteger limit = lengthSquared.multiply(own.squares[e]);
        for (int k = 0; k < other.count() && least >= 0; k++) {
          least = Math.min(least, compareEdge(e, k, limit, atEnd));
        }
      }
      return least;
    }

    /** The limit is the squared product of a length and that of the edge. */
    private int compareEdge(int e, int k, LazyInteger limit, boolean atEnd) {
      LazyInteger inside = inside(e, k, atEnd);
      if (inside.signum() > 0 || limit.signum() == 0 && inside.signum() < 0) {
        return 1;
      }
      int comparison = square(inside).compareTo(limit);
      return comparison <= 0 && isBeside(e, k, atEnd) ? comparison : 1;
    }

    /** True if the corner's foot on the edge's line is between the ends. */
    private boolean isBeside(int e, int k, boolean atEnd) {
      LazyInteger along = own.edges[e].dot(gap(e, k, atEnd));
      return along.signum() > 0 && along.compareTo(own.squares[e]) < 0;
    }

    /** True if the other's corner is at most this far from the core. */
    boolean isWithin(int k, LazyInteger lengthSquared) {
      if (isInside(k)) {
        return true;
      }
      for (int e = 0; e < own.count(); e++) {
        if (gap(e, k, false).square().compareTo(lengthSquared) <= 0
            || e < own.edges.length
                && compareEdge(e, k, lengthSquared.multiply(own.squares[e]), false) <= 0) {
          return true;
        }
      }
      return false;
    }

    /** True if the other's corner is in the core, and at least this far from each edge's line. */
    boolean isDeepInside(int k, LazyInteger lengthSquared) {
      for (int e = 0; e < own.edges.length; e++) {
        LazyInteger limit = lengthSquared.multiply(own.squares[e]);
        if (inside(e, k).signum() < 0 || square(inside(e, k)).compareTo(limit) < 0) {
          return false;
        }
      }
      return own.count() > 2;
    }

    /** True if the other's corner is in the core, which is more than a segment. */
    private boolean isInside(int k) {
      for (int e = 0; e < own.edges.length; e++) {
        if (inside(e, k).signum() < 0) {
          return false;
        }
      }
      return own.count() > 2;
    }

    /** The length of the shortest push that moves the other core out over an edge. */
    Root leastDepth() {
      Root least = null;
      for (int e = 0; e < own.edges.length; e++) {
        LazyInteger deepest = inside(e, 0);
        for (int k = 1; k < other.count(); k++) {
          deepest = deepest.max(inside(e, k));
        }
        least = least(least, new Root(square(deepest), own.squares[e]));
      }
      return least;
    }

    /** The least distance from an edge to a corner beside and outside it. */
    Root leastDistance() {
      Root least = null;
      for (int e = 0; e < own.edges.length; e++) {
        for (int k = 0; k < other.count(); k++) {
          if (inside(e, k).signum() <= 0 && isBeside(e, k, false)) {
            least = least(least, new Root(square(inside(e, k)), own.squares[e]));
          }
        }
      }
      return least;
    }

    /** The time at which a corner comes within reach of an edge beside it, from outside. */
    BigDecimal firstTouch(LazyInteger reach) {
      BigDecimal first = null;
      for (int e = 0; e < own.edges.length; e++) {
        LazyInteger edgeSquare = own.squares[e];
        for (int k = 0; k < other.count(); k++) {
          LazyInteger outsideSquare = square(inside(e, k));
          boolean isApart = outsideSquare.compareTo(square(reach).multiply(edgeSquare)) > 0;
          if (inside(e, k).signum() < 0 && isApart && growths[e].signum() > 0) {
            BigDecimal length = root(edgeSquare);
            BigDecimal way = new Root(outsideSquare, edgeSquare).less(reach).multiply(length);
            BigDecimal time = way.divide(growths[e].decimal(), PRECISION);
            boolean isBeside = reach.signum() == 0 ? isBesideOnLine(e, k) : isBesideAt(e, k, time);
            if (isBeside) {
              first = least(first, time);
            }
          }
        }
      }
      return first;
    }

    /** True if the corner crosses the edge's line between the ends, or at one. */
    private boolean isBesideOnLine(int e, int k) {
      LazyInteger foot =
          own.edges[e]
              .dot(gap(e, k, false))
              .multiply(growths[e])
              .subtract(own.edges[e].dot(motion).multiply(inside(e, k)));
      return foot.signum() >= 0 && foot.compareTo(own.squares[e].multiply(growths[e])) <= 0;
    }

    private boolean isBesideAt(int e, int k, BigDecimal time) {
      BigDecimal start = own.edges[e].dot(gap(e, k, false)).decimal();
      BigDecimal foot = start.add(time.multiply(own.edges[e].dot(motion).decimal()));
      return foot.signum() >= 0 && foot.compareTo(own.squares[e].decimal()) <= 0;
    }
  }
}
