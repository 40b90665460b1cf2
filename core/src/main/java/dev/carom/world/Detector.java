package dev.carom.world;

import dev.carom.index.Bounds;
import dev.carom.index.Extent;
import dev.carom.index.Groups;
import dev.carom.index.KeptPairs;
import dev.carom.index.Lanes;
import dev.carom.index.PairSearch;
import dev.carom.index.PairSource;
import dev.carom.index.Workers;

/** Finds all pairs that meet: moving shapes with each other and with static ones. */
final class Detector {
  /** With so many moving shapes to a static one, each static one asks for the moving ones. */
  private static final int MANY_MORE = 4;

  private final Slots slots;
  private final ShapeStore shapes;
  private final ShapeIndex index;
  private final PairSearch search;
  private final CircleMotion motion;
  private final GrownCircles grownCircles;
  private final KeptPairs kept;
  private final MovingShapes movingShapes = new MovingShapes();
  private final boolean touching;
  private final MeetingRule rule;
  private final PairList moving = new PairList();
  private final PairList withStatic = new PairList();
  private final PairList all = new PairList();
  private final PairList resting = new PairList();
  private final PairList withResting = new PairList();
  private final int[] counts = PairList.newCounts();
  private final Partners partners = new Partners();

  Detector(
      Slots slots,
      ShapeStore shapes,
      ShapeIndex index,
      Workers workers,
      boolean touching,
      MeetingRule rule) {
    this.slots = slots;
    this.shapes = shapes;
    this.index = index;
    search = new PairSearch(workers);
    motion = new CircleMotion(shapes, index.moving(), touching);
    grownCircles = new GrownCircles(shapes, index.moving());
    kept = new KeptPairs(motion, workers);
    this.touching = touching;
    this.rule = rule;
  }

  /** The pairs, sorted; valid until the next call. */
  PairList find() {
    findMoving();
    findWithStatic();
    PairList met = moving;
    if (withStatic.size > 0) {
      withStatic.sort(slots.count(), all, counts);
      all.merge(moving, withStatic);
      met = all;
    }
    return touching && shapes.resting().size() > 0 ? withResting(met) : met;
  }

  /** Adds the pairs that rest against each other and do not touch to the last bit. */
  private PairList withResting(PairList met) {
    PairList noted = shapes.resting().sorted(slots.count());
    resting.clear();
    int at = 0;
    for (int k = 0; k < noted.size; k++) {
      long pair = noted.items[k];
      while (at < met.size && met.items[at] < pair) {
        at++;
      }
      boolean isMet = at < met.size && met.items[at] == pair;
      if (!isMet && mayMeet(PairList.a(pair), PairList.b(pair))) {
        resting.add(pair);
      }
    }
    withResting.merge(met, resting);
    return withResting;
  }

  private boolean mayMeet(int a, int b) {
    return !(shapes.isStatic(a) && shapes.isStatic(b))
        && shapes.filtersAllow(a, b)
        && rule.allows(a, b);
  }

  private void findMoving() {
    index.moving().sort();
    movingShapes.begin();
    moving.clear();
    if (movingShapes.isRound() && movingShapes.count() > 1) {
      findCircles();
    } else {
      findMixed();
    }
  }

  private void findCircles() {
    if (kept.find() || findCandidates()) {
      take(kept.pairs(), kept.count());
      return;
    }
    search.find(movingShapes, 0, Integer.MAX_VALUE);
    kept.learn(search.count());
    motion.name(search.pairs(), search.count());
    take(search.pairs(), search.count());
  }

  /** Finds pairs that are close, to be kept; false if that is not worthwhile. */
  private boolean findCandidates() {
    double margin = kept.margin();
    if (margin == 0) {
      return false;
    }
    grownCircles.grow(margin);
    search.find(grownCircles, 0, kept.mostCandidates());
    if (kept.take(margin, search)) {
      return true;
    }
    kept.giveUp();
    return false;
  }

  /** Takes pairs of slots that meet, if the user's rule allows them. */
  private void take(long[] found, int count) {
    moving.reserve(count);
    if (rule.allowsAll()) {
      System.arraycopy(found, 0, moving.items, 0, count);
      moving.size = count;
      return;
    }
    for (int k = 0; k < count; k++) {
      if (rule.allows(PairList.a(found[k]), PairList.b(found[k]))) {
        moving.items[moving.size++] = found[k];
      }
    }
  }

  private void findMixed() {
    search.find(movingShapes, 0, Integer.MAX_VALUE);
    int count = search.count();
    long[] found = search.pairs();
    moving.reserve(count);
    int[] slot = index.moving().items();
    for (int k = 0; k < count; k++) {
      int a = slot[PairList.a(found[k])];
      int b = slot[PairList.b(found[k])];
      if (isKept(a, b)) {
        moving.items[moving.size++] = PairList.pair(a, b);
      }
    }
  }

  /** Decides on a pair that {@link MovingShapes} did not refuse. */
  private boolean isKept(int a, int b) {
    return (shapes.areCircles(a, b) || shapes.meet(a, b, touching)) && rule.allows(a, b);
  }

  private void findWithStatic() {
    withStatic.clear();
    boolean fewStatics = index.statics().size() * MANY_MORE < index.moving().size();
    SlotSet askers = fewStatics ? index.statics() : index.moving();
    Bounds bounds = shapes.bounds();
    for (int k = 0; k < askers.size() && index.statics().size() > 0; k++) {
      int slot = askers.get(k);
      partners.of = slot;
      double minX = bounds.minX(slot);
      double minY = bounds.minY(slot);
      double maxX = bounds.maxX(slot);
      double maxY = bounds.maxY(slot);
      if (fewStatics) {
        index.movingInBox(minX, minY, maxX, maxY, partners);
      } else {
        index.staticInBox(minX, minY, maxX, maxY, partners);
      }
    }
  }

  private boolean meet(int a, int b) {
    return shapes.filtersAllow(a, b) && shapes.meet(a, b, touching) && rule.allows(a, b);
  }

  /** The moving shapes, in the order of their slots. Asked by several threads. */
  private final class MovingShapes implements PairSource {
    private int[] slot;
    private int count;
    private boolean isRound;
    private boolean hasFilters;

    void begin() {
      slot = index.moving().items();
      count = index.moving().size();
      hasFilters = shapes.hasFilters();
      isRound = true;
      for (int k = 0; k < count && isRound; k++) {
        isRound = shapes.kind(slot[k]) == ShapeStore.CIRCLE;
      }
    }

    @Override
    public int count() {
      return count;
    }

    @Override
    public boolean isRound() {
      return isRound;
    }

    @Override
    public void include(Extent extent) {
      Bounds bounds = shapes.bounds();
      for (int k = 0; k < count; k++) {
        int s = slot[k];
        extent.include(bounds.minX(s), bounds.minY(s), bounds.maxX(s), bounds.maxY(s));
      }
    }

    @Override
    public void fill(Lanes lanes) {
      Bounds bounds = shapes.bounds();
      for (int k = 0; k < count; k++) {
        int s = slot[k];
        if (shapes.kind(s) == ShapeStore.CIRCLE) {
          lanes.setCircle(k, shapes.x(s), shapes.y(s), shapes.reachX(s));
        } else {
          lanes.setBox(k, bounds.minX(s), bounds.minY(s), bounds.maxX(s), bounds.maxY(s));
        }
      }
    }

    @Override
    public void fill(Bounds into) {
      Bounds bounds = shapes.bounds();
      for (int k = 0; k < count; k++) {
        int s = slot[k];
        into.set(k, bounds.minX(s), bounds.minY(s), bounds.maxX(s), bounds.maxY(s));
      }
    }

    /** By filters, and points by themselves if a touch does not count: they only ever touch. */
    @Override
    public boolean group(Groups groups) {
      if (!hasFilters && touching) {
        return false;
      }
      groups.clear(count);
      for (int k = 0; k < count; k++) {
        int s = slot[k];
        boolean isPoint = !touching && shapes.isPoint(s);
        groups.set(k, shapes.category(s), shapes.mask(s), isPoint, isPoint);
      }
      return true;
    }

    @Override
    public boolean allows(int first, int second) {
      return !hasFilters || shapes.filtersAllow(slot[first], slot[second]);
    }

    /** Decides on circles; of others it only refuses those whose bounds do not meet. */
    @Override
    public boolean holds(int first, int second) {
      int a = slot[first];
      int b = slot[second];
      if (!allows(first, second)) {
        return false;
      }
      Bounds bounds = shapes.bounds();
      return shapes.areCircles(a, b)
          ? shapes.circlesMeet(a, b, touching)
          : bounds.meets(a, bounds.minX(b), bounds.minY(b), bounds.maxX(b), bounds.maxY(b));
    }
  }

  /** Takes what one shape meets. */
  private final class Partners extends BoxSearch {
    private int of;

    @Override
    boolean found(int slot) {
      if (meet(of, slot)) {
        withStatic.add(PairList.pair(of, slot));
      }
      return true;
    }
  }
}
