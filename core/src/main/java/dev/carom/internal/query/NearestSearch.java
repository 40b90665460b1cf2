package dev.carom.internal.query;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.index.Bounds;
import dev.carom.internal.state.Scene;
import dev.carom.internal.state.ShapeIndex;
import dev.carom.pair.CompoundPair;
import dev.carom.pair.Parts;

/**
 * Finds the shapes closest to a probe, in boxes around it that grow until they are large enough.
 * When that takes longer than to look at every shape in question, it does the latter: so a question
 * that few shapes answer, or one from far away, costs one pass over them at most.
 */
final class NearestSearch extends ShapeIndex.BoxSearch {
  /** More than the rounding errors of a distance. */
  private static final double SLACK = 1 + ErrorBounds.NEGLIGIBLE;

  /** So few shapes are looked at one by one. */
  private static final int FEW = 32;

  /** A pass over all shapes takes a fraction of the time per shape that a search in boxes takes. */
  private static final int PASS_IS_FASTER = 8;

  /** A box with this many more shapes than asked for is too large. */
  private static final int CROWD = 32;

  /** More boxes than it takes to find the right size, from any other. */
  private static final int MOST_ROUNDS = 100;

  private final Query query;
  private final Parts scratch = new Parts();
  private final CompoundPair pair = new CompoundPair();
  private final Answer answer;
  private Scene scene;
  private int most;

  private final Pass pass = new Pass();

  /** How much was looked at before the last box, and how much may be in all. */
  private double work;

  private double mostWork;

  /** How many shapes were visited in the last box. */
  private int visited;

  /** How many shapes in question the last box had beyond those asked for. */
  private int surplus;

  private int mostSurplus;

  /** How far the probe is from the bounds of all shapes along each axis, at least. */
  private double gapX;

  private double gapY;

  /** How many shapes the question took a look at, some more than once; for tests. */
  private int looks;

  NearestSearch(Query query) {
    this.query = query;
    answer = query.answer;
  }

  /** Asks for the shapes closest to the probe of the query, at most this many. */
  void run(int count) {
    scene = query.scene();
    most = count;
    looks = 0;
    answer.begin(Answer.Kind.NEAREST);
    query.probe.updateBounds();
    int inQuestion = query.count();
    mostWork = Math.max(2 * FEW + 8.0 * most, inQuestion / PASS_IS_FASTER);
    if (inQuestion <= FEW || inQuestion / 4 < most || !searchBoxes()) {
      lookAtAll();
    }
    answer.sort();
  }

  int looks() {
    return looks;
  }

  /** Searches in boxes; false if that is too much work. */
  private boolean searchBoxes() {
    Parts probe = query.probe;
    gapX = Math.max(0, scene.index.gapX(probe.minX(), probe.maxX()));
    gapY = Math.max(0, scene.index.gapY(probe.minY(), probe.maxY()));
    double gap = Math.sqrt(gapX * gapX + gapY * gapY);
    // Beyond the gap: within this there are too few shapes, within that too many or enough.
    double few = 0;
    double crowded = Double.POSITIVE_INFINITY;
    double enough = Double.POSITIVE_INFINITY;
    // Where shapes are spread evenly, this box has about twice as many as asked for.
    double beyond = 0.7 * scene.index.spacing() * Math.sqrt(most);
    boolean isLast = false;
    work = 0;
    for (int round = 0; round < MOST_ROUNDS; round++) {
      double reach = gap + beyond;
      boolean isComplete = searchBox(reach, isLast ? Integer.MAX_VALUE : most + CROWD);
      if (isComplete && (farthest() <= reach || visited == scene.slots.size())) {
        return true;
      }
      if (work > mostWork || isLast || !(reach < Double.POSITIVE_INFINITY)) {
        return false;
      }
      enough = Math.min(enough, (farthest() - gap) * SLACK);
      few = isComplete ? beyond : few;
      crowded = isComplete ? crowded : beyond;
      double high = Math.min(enough, crowded);
      isLast = high <= 1.5 * few && enough < Double.POSITIVE_INFINITY;
      beyond = isLast ? enough : next(few, high, isComplete && visited == 0);
    }
    return false;
  }

  /** What to try between too little and too much: more in haste, if nothing was found so far. */
  private static double next(double few, double high, boolean inHaste) {
    if (few == 0) {
      return high / 8;
    }
    double more = few * (inHaste ? 8 : 2);
    return more < high ? more : Math.sqrt(few) * Math.sqrt(high);
  }

  /**
   * Finds the closest shapes in a box that has all within this reach; false if there are too many,
   * or it would take too long.
   */
  private boolean searchBox(double reach, int acceptedSurplus) {
    Parts probe = query.probe;
    double reachX = reachBeside(gapY, reach);
    double reachY = reachBeside(gapX, reach);
    double minX = probe.minX() - reachX;
    double minY = probe.minY() - reachY;
    double maxX = probe.maxX() + reachX;
    double maxY = probe.maxY() + reachY;
    answer.clear();
    visited = 0;
    surplus = 0;
    mostSurplus = acceptedSurplus;
    double effort = scene.index.effort(minX, minY, maxX, maxY);
    if (work + effort > mostWork) {
      return false;
    }
    work += effort;
    boolean isComplete = scene.index.inBox(minX, minY, maxX, maxY, this);
    work += visited;
    return isComplete;
  }

  /** How far a reach goes along one axis where the gap along the other is at least this. */
  private static double reachBeside(double gap, double reach) {
    if (gap == 0
        || reach < ErrorBounds.SMALLEST_TO_SQUARE
        || !(reach < ErrorBounds.LARGEST_TO_SQUARE)) {
      return reach;
    }
    return Math.min(reach, Math.sqrt(Math.max(0, reach * reach * SLACK - gap * gap)));
  }

  /** As far away as the last of the shapes asked for is, at least; infinite if there are fewer. */
  private double farthest() {
    return answer.size() == most ? answer.key(0) * SLACK : Double.POSITIVE_INFINITY;
  }

  @Override
  protected boolean found(int slot) {
    visited++;
    looks++;
    if (query.matches(slot)) {
      surplus += answer.size() == most ? 1 : 0;
      take(slot);
    }
    return surplus <= mostSurplus && work + visited <= mostWork;
  }

  /** Takes a shape if it is one of the closest so far. */
  private void take(int slot) {
    boolean full = answer.size() == most;
    // A callback that refuses is quicker than a distance, but most shapes are too far away.
    if (!full && !query.accepts(slot)) {
      return;
    }
    double distance = pair.set(query.probe, scene.shapes.parts(slot, scratch)).distance();
    if (!full) {
      answer.push(slot, distance);
    } else if (answer.isBefore(distance, slot, 0) && query.accepts(slot)) {
      answer.replaceFirst(slot, distance);
    }
  }

  private void lookAtAll() {
    pass.farthest = farthest();
    answer.clear();
    query.visit(pass);
  }

  /** Looks at all shapes in question, but not closely at those that are too far away. */
  private final class Pass extends ShapeIndex.BoxSearch {
    private double farthest;

    @Override
    protected boolean found(int slot) {
      looks++;
      if (mayBeClose(slot) && query.matches(slot)) {
        take(slot);
        farthest = Math.min(farthest, farthest());
      }
      return true;
    }

    private boolean mayBeClose(int slot) {
      Parts probe = query.probe;
      Bounds bounds = scene.shapes.bounds();
      double gapX = Math.max(bounds.minX(slot) - probe.maxX(), probe.minX() - bounds.maxX(slot));
      double gapY = Math.max(bounds.minY(slot) - probe.maxY(), probe.minY() - bounds.maxY(slot));
      if (gapX <= 0 || gapY <= 0 || farthest < ErrorBounds.SMALLEST_TO_SQUARE) {
        return gapX <= farthest && gapY <= farthest;
      }
      return gapX * gapX + gapY * gapY <= farthest * farthest * SLACK;
    }
  }
}
