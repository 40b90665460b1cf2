// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Relation;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.HardCores;
import dev.carom.oracle.Journey;
import dev.carom.oracle.Rays;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.TestCore;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * The functions on primitives allocate nothing for coordinates of ordinary size, next to tangency
 * and on exact ties too.
 */
class AllocationTest {
  private static final long SEED = 161;
  private static final int CASES = 3_000;
  private static final int WARM_UP_ROUNDS = 10;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final MutableContact contact = new MutableContact();
  private final MutableClosestPoints points = new MutableClosestPoints();
  private final MutableImpact impact = new MutableImpact();
  private final ConvexPair pair = new ConvexPair();

  /** Keeps results alive, so that no call can be left out. */
  private double sink;

  @Test
  void circleCircle() {
    List<Journey> journeys = new ArrayList<>();
    Journey.ofCircles(SEED, CASES, journeys::add);
    assertAllocatesNothing(
        journeys.stream().filter(AllocationTest::isOrdinary).toList(), this::askCircleCircle);
  }

  @Test
  void circleBox() {
    List<Journey> journeys = new ArrayList<>();
    Journey.ofCircleAndBox(
        SEED,
        CASES,
        journey -> journeys.add(journey.a() instanceof Circle ? journey : journey.reversed()));
    assertAllocatesNothing(
        journeys.stream().filter(AllocationTest::isOrdinary).toList(), this::askCircleBox);
  }

  @Test
  void boxBox() {
    List<Journey> journeys = new ArrayList<>();
    Journey.ofBoxes(SEED, CASES, journeys::add);
    assertAllocatesNothing(
        journeys.stream().filter(AllocationTest::isOrdinary).toList(), this::askBoxBox);
  }

  @Test
  void casts() {
    List<CircleRay> circleRays = new ArrayList<>();
    Rays.atCircles(
        SEED, CASES, (segment, circle) -> circleRays.add(new CircleRay(segment, circle)));
    assertAllocatesNothing(
        circleRays.stream()
            .filter(ray -> isOrdinary(ray.segment) && isOrdinary(ray.circle))
            .toList(),
        this::askCircleCast);
    List<BoxRay> boxRays = new ArrayList<>();
    Rays.atBoxes(SEED, CASES, (segment, box) -> boxRays.add(new BoxRay(segment, box)));
    assertAllocatesNothing(
        boxRays.stream().filter(ray -> isOrdinary(ray.segment) && isOrdinary(ray.box)).toList(),
        this::askBoxCast);
  }

  /** Shapes answer questions about compounds without garbage but for the answer. */
  @Test
  void compounds() {
    List<Journey> journeys = new ArrayList<>();
    Journey.ofCircleAndBox(
        SEED,
        CASES,
        journey -> {
          Shape compound = Compound.of(journey.a(), new Circle(1, 2, 0.5)).moveTo(0.1, 0.3);
          journeys.add(new Journey(compound, journey.motion(), journey.b(), journey.otherMotion()));
        });
    List<Journey> ordinary =
        journeys.stream()
            .filter(journey -> isOrdinary(journey.motion()) && isOrdinary(journey.otherMotion()))
            .filter(journey -> isOrdinary(journey.a().bounds()))
            .filter(journey -> isOrdinary(journey.b().bounds()))
            .toList();
    assertAllocatesNothing(ordinary, this::askVerdicts);
    Object[] answers = new Object[2 * ordinary.size()];
    int[] place = {0};
    Consumer<Journey> answer =
        journey -> {
          answers[place[0]++] = journey.a().contactWith(journey.b());
          answers[place[0]++] =
              journey.a().sweep(journey.motion(), journey.b(), journey.otherMotion());
        };
    Consumer<Journey> onlyTheAnswer =
        journey -> {
          answers[place[0]++] = new Contact(true, 1, 0, 0, 0, 0, new Vec2(1, 1));
          answers[place[0]++] = new Impact(true, 0, 1, 0, 0, 0, false, 0);
        };
    long least = Long.MAX_VALUE;
    long needed = 0;
    for (int round = 0; round < WARM_UP_ROUNDS; round++) {
      place[0] = 0;
      needed = allocatedBytes(ordinary, onlyTheAnswer);
      place[0] = 0;
      least = Math.min(least, allocatedBytes(ordinary, answer));
    }
    assertThat(least).as("bytes").isLessThanOrEqualTo(needed);
  }

  private void askVerdicts(Journey journey) {
    count(journey.a().intersects(journey.b()));
    count(journey.b().overlaps(journey.a()));
    count(journey.a().touches(journey.b()));
    count(journey.a().relationTo(journey.b()) == Relation.APART);
    sink += journey.a().distanceTo(journey.b());
    count(journey.a().isWithin(journey.b(), journey.a().distanceTo(journey.b())));
  }

  /** A ball that rests on a floor while its position dies away towards 0. */
  @Test
  void aCoordinateThatDiesAway() {
    List<Double> positions = new ArrayList<>();
    for (double x = 1; x > 0; x /= 3) {
      positions.add(x);
    }
    assertThat(positions).hasSizeGreaterThan(600);
    for (int round = 0; round < WARM_UP_ROUNDS; round++) {
      allocatedBytes(positions, this::askRestingBall);
    }
    long own = allocatedBytes(List.of(), this::askRestingBall);
    assertThat(allocatedBytes(positions, this::askRestingBall) - own).as("bytes").isZero();
  }

  private void askRestingBall(double x) {
    count(Overlap.circleBox(x, 1, 1, -10, -1, 10, 0));
    count(Overlap.circleBoxStrict(x, 1, 1, -10, -1, 10, 0));
    Penetration.boxCircle(-10, -1, 10, 0, x, 1, 1, contact);
    Sweep.circleBox(x, 1, 1, 1, 0, -10, -1, 10, 0, 0, 0, impact);
    countResults();
  }

  /** Parts of any kind, far apart, overlapping, or touching on a grid. */
  @Test
  void convexParts() {
    List<HardCores.Passage> passages = new ArrayList<>();
    for (int k = 0; k < CASES; k++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, k);
      double unit = random.nextBoolean() ? 1 : 0.1;
      passages.add(
          new HardCores.Passage(
              part(random, unit),
              part(random, unit),
              0,
              0,
              coordinate(random, unit),
              coordinate(random, unit)));
    }
    assertAllocatesNothing(passages, this::askConvexPair);
  }

  private static TestCore part(SplitMix64 random, double unit) {
    double x = coordinate(random, unit);
    double y = coordinate(random, unit);
    double size = random.between(1, 5) * unit;
    return switch (random.below(5)) {
      case 0 -> TestCore.circle(x, y, size);
      case 1 -> TestCore.box(x, y, x + size, y + 3);
      case 2 -> TestCore.capsule(x, y, x + 3 * size, y - 4 * size, unit);
      case 3 -> TestCore.polygon(x, y, unit, 0, 0, size, -unit, 4 * size, size, 0, size);
      default -> TestCore.polygon(x, y, 0, 0, 0, 3 * size, 4 * size, 0, 5 * size);
    };
  }

  private static double coordinate(SplitMix64 random, double unit) {
    return random.between(-20, 20) * unit;
  }

  private void askConvexPair(HardCores.Passage passage) {
    double x = passage.toX();
    double y = passage.toY();
    set(pair.first(), passage.a());
    set(pair.second(), passage.b());
    count(pair.intersect());
    count(pair.overlap());
    count(pair.contains());
    count(pair.relation() == Relation.APART);
    sink += pair.distance();
    pair.contact(contact);
    pair.closest(points);
    pair.sweep(x, y, y, -x, impact);
    countResults();
    pair.cast(x, y, -x, -y, impact);
    countResults();
    pair.exit(x, y, -x, -y, impact);
    countResults();
  }

  private static void set(ConvexPart part, TestCore core) {
    double[] p = core.offsets();
    switch (core.kind()) {
      case CIRCLE -> part.setCircle(core.x(), core.y(), core.radius());
      case BOX -> part.setBox(p[0], p[1], p[4], p[5]);
      case CAPSULE -> part.setCapsule(p[0], p[1], p[2], p[3], core.radius());
      default -> part.setPolygon(p, 0, core.count(), core.x(), core.y(), core.radius());
    }
  }

  private record CircleRay(Segment segment, Circle circle) {}

  private record BoxRay(Segment segment, Box box) {}

  private <T> void assertAllocatesNothing(List<T> cases, Consumer<T> questions) {
    assertThat(cases).hasSizeGreaterThan(CASES / 2);
    List<T> array = List.copyOf(cases);
    for (int round = 0; round < WARM_UP_ROUNDS; round++) {
      allocatedBytes(array, questions);
    }
    long own = allocatedBytes(List.of(), questions);
    assertThat(allocatedBytes(array, questions) - own).as("bytes").isZero();
    assertThat(sink).isNotNaN();
  }

  private static <T> long allocatedBytes(List<T> cases, Consumer<T> questions) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    for (int k = 0; k < cases.size(); k++) {
      questions.accept(cases.get(k));
    }
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }

  private void askCircleCircle(Journey journey) {
    Circle a = (Circle) journey.a();
    Circle b = (Circle) journey.b();
    Vec2 motion = journey.motion();
    Vec2 otherMotion = journey.otherMotion();
    count(Overlap.circleCircle(a.x(), a.y(), a.radius(), b.x(), b.y(), b.radius()));
    count(Overlap.circleCircleStrict(a.x(), a.y(), a.radius(), b.x(), b.y(), b.radius()));
    // With the other circle's radius as the distance, this is next to a tie as well.
    count(Within.circleCircle(a.x(), a.y(), a.radius(), b.x(), b.y(), 0, b.radius()));
    count(
        Relations.circleCircle(a.x(), a.y(), a.radius(), b.x(), b.y(), b.radius())
            == Relation.APART);
    sink += Distance.circleCircle(a.x(), a.y(), a.radius(), b.x(), b.y(), b.radius());
    Penetration.circleCircle(a.x(), a.y(), a.radius(), b.x(), b.y(), b.radius(), contact);
    Closest.circleCircle(a.x(), a.y(), a.radius(), b.x(), b.y(), b.radius(), points);
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
    countResults();
  }

  private void askCircleBox(Journey journey) {
    Circle a = (Circle) journey.a();
    Box b = (Box) journey.b();
    double x = a.x();
    double y = a.y();
    double radius = a.radius();
    double minX = b.minX();
    double minY = b.minY();
    double maxX = b.maxX();
    double maxY = b.maxY();
    Vec2 motion = journey.motion();
    Vec2 otherMotion = journey.otherMotion();
    count(Overlap.circleBox(x, y, radius, minX, minY, maxX, maxY));
    count(Overlap.circleBoxStrict(x, y, radius, minX, minY, maxX, maxY));
    count(Within.circleBoxStrict(x, y, 0, minX, minY, maxX, maxY, radius));
    count(Relations.circleBox(x, y, radius, minX, minY, maxX, maxY) == Relation.APART);
    sink += Distance.circleBox(x, y, radius, minX, minY, maxX, maxY);
    Penetration.circleBox(x, y, radius, minX, minY, maxX, maxY, contact);
    sink += contact.depth();
    Penetration.boxCircle(minX, minY, maxX, maxY, x, y, radius, contact);
    Closest.circleBox(x, y, radius, minX, minY, maxX, maxY, points);
    Sweep.circleBox(
        x,
        y,
        radius,
        motion.x(),
        motion.y(),
        minX,
        minY,
        maxX,
        maxY,
        otherMotion.x(),
        otherMotion.y(),
        impact);
    sink += impact.time();
    Sweep.boxCircle(
        minX,
        minY,
        maxX,
        maxY,
        otherMotion.x(),
        otherMotion.y(),
        x,
        y,
        radius,
        motion.x(),
        motion.y(),
        impact);
    countResults();
  }

  private void askBoxBox(Journey journey) {
    Box a = (Box) journey.a();
    Box b = (Box) journey.b();
    double minX = a.minX();
    double minY = a.minY();
    double maxX = a.maxX();
    double maxY = a.maxY();
    Vec2 motion = journey.motion();
    Vec2 otherMotion = journey.otherMotion();
    count(Overlap.boxBox(minX, minY, maxX, maxY, b.minX(), b.minY(), b.maxX(), b.maxY()));
    count(Overlap.boxBoxStrict(minX, minY, maxX, maxY, b.minX(), b.minY(), b.maxX(), b.maxY()));
    count(Within.boxBox(minX, minY, maxX, maxY, b.minX(), b.minY(), b.maxX(), b.maxY(), 1));
    count(
        Relations.boxBox(minX, minY, maxX, maxY, b.minX(), b.minY(), b.maxX(), b.maxY())
            == Relation.APART);
    sink += Distance.boxBox(minX, minY, maxX, maxY, b.minX(), b.minY(), b.maxX(), b.maxY());
    Penetration.boxBox(minX, minY, maxX, maxY, b.minX(), b.minY(), b.maxX(), b.maxY(), contact);
    Closest.boxBox(minX, minY, maxX, maxY, b.minX(), b.minY(), b.maxX(), b.maxY(), points);
    Sweep.boxBox(
        minX,
        minY,
        maxX,
        maxY,
        motion.x(),
        motion.y(),
        b.minX(),
        b.minY(),
        b.maxX(),
        b.maxY(),
        otherMotion.x(),
        otherMotion.y(),
        impact);
    countResults();
  }

  private void askCircleCast(CircleRay ray) {
    Segment s = ray.segment;
    Circle c = ray.circle;
    Cast.circle(s.x0(), s.y0(), s.x1(), s.y1(), c.x(), c.y(), c.radius(), impact);
    sink += impact.time();
    Cast.circleExit(s.x0(), s.y0(), s.x1(), s.y1(), c.x(), c.y(), c.radius(), impact);
    countResults();
  }

  private void askBoxCast(BoxRay ray) {
    Segment s = ray.segment;
    Box b = ray.box;
    Cast.box(s.x0(), s.y0(), s.x1(), s.y1(), b.minX(), b.minY(), b.maxX(), b.maxY(), impact);
    sink += impact.time();
    Cast.boxExit(s.x0(), s.y0(), s.x1(), s.y1(), b.minX(), b.minY(), b.maxX(), b.maxY(), impact);
    countResults();
  }

  private void count(boolean verdict) {
    sink += verdict ? 1 : 0;
  }

  private void countResults() {
    sink = contact.depth() + points.x0() + impact.time();
  }

  private static boolean isOrdinary(Journey journey) {
    return isOrdinary(journey.motion())
        && isOrdinary(journey.otherMotion())
        && (journey.a() instanceof Circle circle
            ? isOrdinary(circle)
            : isOrdinary((Box) journey.a()))
        && (journey.b() instanceof Circle circle
            ? isOrdinary(circle)
            : isOrdinary((Box) journey.b()));
  }

  private static boolean isOrdinary(Vec2 vector) {
    return areOrdinary(vector.x(), vector.y());
  }

  private static boolean isOrdinary(Circle circle) {
    return areOrdinary(circle.x(), circle.y(), circle.radius());
  }

  private static boolean isOrdinary(Box box) {
    return areOrdinary(box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  private static boolean isOrdinary(Segment segment) {
    return areOrdinary(segment.x0(), segment.y0(), segment.x1(), segment.y1());
  }

  private static boolean areOrdinary(double... values) {
    for (double value : values) {
      double size = Math.abs(value);
      if (size != 0 && (size < 1e-30 || size > 1e30)) {
        return false;
      }
    }
    return true;
  }
}
