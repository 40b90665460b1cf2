package dev.carom.world;

import dev.carom.Shape;
import dev.carom.internal.state.Arguments;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.Parts;
import java.util.Arrays;
import java.util.function.Predicate;

/**
 * The answer to a question to a {@link World}, and which shapes the question is about. Keep one and
 * pass it again and again to ask without garbage; each question replaces the answer of the last.
 *
 * <pre>{@code
 * Hits hits = new Hits().filter(new Filter(PLAYER, WALL)).where(handle -> !handle.equals(door));
 * if (world.cast(0, 0, 100, 20, hits).size() > 0) {
 *   System.out.println(hits.handle(0) + " is in the way at " + hits.time(0));
 * }
 * }</pre>
 *
 * <p>Several threads may ask an unchanging world at once, each with its own {@code Hits}.
 */
public final class Hits {
  private static final int NUMBERS = 6;

  final Criteria criteria = new Criteria(this);
  final AreaSearch area = new AreaSearch(this);
  final TouchSearch touch = new TouchSearch(this);
  final NearestSearch nearest = new NearestSearch(this);
  final CastSearch cast = new CastSearch(this);
  final SweepSearch sweep = new SweepSearch(this);
  final ProbeSearch probeSearch = new ProbeSearch(this);

  /** What was asked about: a point or a shape; nothing for a cast. */
  final Parts probe = new Parts();

  private Question question = Question.NONE;
  private int size;
  private Handle[] handles = new Handle[4];

  /** Time, distance, or 0: what the hits are sorted by before their slots. */
  private double[] keys = new double[4];

  /** Where the normal, the point, the depth and the start inside of a hit are; each row once. */
  private int[] rows = {0, 1, 2, 3};

  private double[] numbers = new double[0];

  /** No hits, and all shapes asked about. */
  public Hits() {}

  /**
   * Asks only about shapes that one with this filter may meet. Null by default: then questions
   * about the shape of a handle are about the shapes that this one may meet, and all others about
   * all shapes, whatever their own filters.
   */
  public Hits filter(Filter filter) {
    criteria.filter = filter;
    return this;
  }

  /**
   * Asks only about shapes for which this is true; null for all. It is asked last and maybe more
   * than once of a shape, and must not change the world.
   *
   * <p>{@link World#nearest} may have to ask it about every shape, if it is true for fewer than are
   * wanted; a {@link #filter} that few shapes match costs no more than those few.
   */
  public Hits where(Predicate<Handle> predicate) {
    criteria.predicate = predicate;
    return this;
  }

  /** Leaves one shape out; null for none. */
  public Hits except(Handle handle) {
    criteria.except = handle;
    return this;
  }

  /** Leaves sensors out, or not, as to begin with. */
  public Hits solidOnly(boolean solidOnly) {
    criteria.solidOnly = solidOnly;
    return this;
  }

  /** How many there are. */
  public int size() {
    return size;
  }

  /** True if there are none. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** One of the shapes. */
  public Handle handle(int hit) {
    return handles[check(hit)];
  }

  /**
   * The {@linkplain World#userData user data} of the shape if it is of this type, or else null. The
   * shape must not have been removed since the question was asked.
   */
  public <T> T data(int hit, Class<T> type) {
    return criteria.data(handle(hit), type);
  }

  /**
   * How far away the shape is, of {@link World#nearest} and {@link World#within}; 0 exactly if it
   * intersects.
   */
  public double distance(int hit) {
    checkQuestion(question == Question.NEAREST, "distances");
    return keys[check(hit)];
  }

  /** The part of the motion that is done before the hit, of a cast or sweep, from 0 to 1. */
  public double time(int hit) {
    checkQuestion(isWay(), "times");
    return keys[check(hit)];
  }

  /**
   * The direction to the shape, a unit vector: from what moves, of a cast or sweep, or from what
   * {@linkplain World#touching touches} it.
   */
  public double normalX(int hit) {
    return number(hit, 0);
  }

  /**
   * The direction to the shape, a unit vector: from what moves, of a cast or sweep, or from what
   * {@linkplain World#touching touches} it.
   */
  public double normalY(int hit) {
    return number(hit, 1);
  }

  /** Where they meet, of a cast, a sweep or a touch. */
  public double pointX(int hit) {
    return number(hit, 2);
  }

  /** Where they meet, of a cast, a sweep or a touch. */
  public double pointY(int hit) {
    return number(hit, 3);
  }

  /**
   * How deep inside a cast or sweep starts, 0 unless it {@linkplain #startsInside does}; of shapes
   * that touch, how deep they overlap.
   */
  public double depth(int hit) {
    return number(hit, 4);
  }

  /** Whether a cast or sweep starts inside this shape; the time is then 0. */
  public boolean startsInside(int hit) {
    checkQuestion(isWay(), "starts");
    return number(hit, 5) != 0;
  }

  private double number(int hit, int which) {
    checkQuestion(isWay() || question == Question.TOUCH, "normals and points");
    return numbers[NUMBERS * rows[check(hit)] + which];
  }

  private boolean isWay() {
    return question == Question.CAST || question == Question.SWEEP;
  }

  private int check(int hit) {
    if (hit < 0 || hit >= size) {
      throw new IndexOutOfBoundsException("there is no hit " + hit + ", only " + size);
    }
    return hit;
  }

  private static void checkQuestion(boolean right, String what) {
    if (!right) {
      throw new IllegalStateException("this answer has no " + what + ": another question has");
    }
  }

  /** Asks about a shape that need not be in the world. */
  void setProbe(Shape shape) {
    Arguments.present("shape", shape);
    probe.clear();
    probe.add(shape);
  }

  /** Asks about a point. */
  void setProbe(double x, double y) {
    Arguments.finite("x", x);
    Arguments.finite("y", y);
    probe.clear();
    probe.addBox(x, y, x, y);
  }

  /** Asks about a circle. */
  void setProbe(double x, double y, double radius) {
    probe.clear();
    probe.addCircle(Arguments.finite("x", x), Arguments.finite("y", y), radius);
  }

  /** Asks about a shape of the world. */
  void setProbe(ShapeStore shapes, int slot) {
    Parts parts = shapes.parts(slot, probe);
    if (parts != probe) {
      probe.set(parts);
    }
  }

  /** Forgets the last answer, for one to this question. */
  void begin(Question next) {
    question = next;
    clear();
  }

  void clear() {
    Arrays.fill(handles, 0, size, null);
    size = 0;
  }

  Question question() {
    return question;
  }

  /** The value that the hit is sorted by. */
  double key(int hit) {
    return keys[hit];
  }

  void add(Handle handle, double key) {
    if (size == keys.length) {
      handles = Arrays.copyOf(handles, 2 * size);
      keys = Arrays.copyOf(keys, 2 * size);
      rows = Arrays.copyOf(rows, 2 * size);
      for (int row = size; row < rows.length; row++) {
        rows[row] = row;
      }
    }
    handles[size] = handle;
    keys[size] = key;
    size++;
  }

  void addImpact(
      Handle handle,
      double time,
      double normalX,
      double normalY,
      double pointX,
      double pointY,
      double depth,
      boolean startsInside) {
    add(handle, time);
    if (numbers.length < NUMBERS * keys.length) {
      numbers = Arrays.copyOf(numbers, NUMBERS * keys.length);
    }
    int row = NUMBERS * rows[size - 1];
    numbers[row] = normalX;
    numbers[row + 1] = normalY;
    numbers[row + 2] = pointX;
    numbers[row + 3] = pointY;
    numbers[row + 4] = depth;
    numbers[row + 5] = startsInside ? 1 : 0;
  }

  /** Whether a hit with this key and slot comes before one that is there. */
  boolean isBefore(double key, int slot, int hit) {
    return key < keys[hit] || (key == keys[hit] && slot < handles[hit].slot());
  }

  /** Adds a hit to a heap whose first is the last in order. */
  void push(Handle handle, double key) {
    add(handle, key);
    int child = size - 1;
    while (child > 0 && isBefore((child - 1) / 2, child)) {
      swap((child - 1) / 2, child);
      child = (child - 1) / 2;
    }
  }

  /** Replaces the first of such a heap. */
  void replaceFirst(Handle handle, double key) {
    handles[0] = handle;
    keys[0] = key;
    siftDown(0, size);
  }

  /** Sorts by key and then slot, and drops what is there twice. In place: it makes no garbage. */
  void sort() {
    if (size < 2) {
      return;
    }
    for (int parent = size / 2 - 1; parent >= 0; parent--) {
      siftDown(parent, size);
    }
    for (int end = size - 1; end > 0; end--) {
      swap(0, end);
      siftDown(0, end);
    }
    int kept = 0;
    for (int hit = 0; hit < size; hit++) {
      if (kept == 0 || handles[hit] != handles[kept - 1]) {
        swap(kept++, hit);
      }
    }
    Arrays.fill(handles, kept, size, null);
    size = kept;
  }

  /** Drops all but the first hits. */
  void keepFirst(int most) {
    if (size > most) {
      Arrays.fill(handles, most, size, null);
      size = most;
    }
  }

  private void siftDown(int start, int end) {
    int parent = start;
    while (2 * parent + 1 < end) {
      int child = 2 * parent + 1;
      if (child + 1 < end && isBefore(child, child + 1)) {
        child++;
      }
      if (!isBefore(parent, child)) {
        return;
      }
      swap(parent, child);
      parent = child;
    }
  }

  private boolean isBefore(int hit, int other) {
    return isBefore(keys[hit], handles[hit].slot(), other);
  }

  private void swap(int hit, int other) {
    Handle handle = handles[hit];
    handles[hit] = handles[other];
    handles[other] = handle;
    double key = keys[hit];
    keys[hit] = keys[other];
    keys[other] = key;
    int row = rows[hit];
    rows[hit] = rows[other];
    rows[other] = row;
  }

  /** The kinds of answers. */
  enum Question {
    /** Nothing was asked yet. */
    NONE,
    /** What meets a shape. */
    AREA,
    /** What touches a shape. */
    TOUCH,
    /** What is closest. */
    NEAREST,
    /** What is in the way of a segment. */
    CAST,
    /** What is in the way of a shape. */
    SWEEP
  }
}
