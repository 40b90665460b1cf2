package dev.carom.internal.save;

import dev.carom.internal.state.ShapeStore;
import dev.carom.internal.state.WorldState;
import dev.carom.pair.Parts;

/**
 * What the bytes of a save mean: four that say what this is, options, the next generation, the
 * slots in use, those whose shapes were removed, the pairs, padding, and a hash. Equal states have
 * equal bytes, because there is one way only to write each.
 */
final class SaveFormat {
  static final int MAGIC_1 = 'C';
  static final int MAGIC_2 = 'r';
  static final int MAGIC_3 = 'm';
  static final int VERSION = 2;

  static final int TOUCHING = 1;
  static final int DETECTED = 2;

  /** The bits of a tag that hold a {@link Form}. */
  static final int FORM = 3;

  private static final Form[] FORMS = Form.values();
  private static final Parts.Kind[] PART_KINDS = Parts.Kind.values();

  /** There are free slots before this one: a number of them follows. */
  static final int GAP = 4;

  static final int STATIC = 8;
  static final int SENSOR = 16;
  static final int NEW = 32;
  static final int FILTER = 64;

  /** The generation is not that of the slot before, and follows. */
  static final int GENERATION = 128;

  /**
   * Up to this many slots a save may be short however many of them are free; for each further slot
   * it has a byte, if need be of padding. A world has about 150 bytes for each slot, so a save of n
   * bytes takes at most about 150 · (n + 2^20) of them.
   */
  static final int SHORT_SLOTS = 1 << 20;

  /** More slots than an index can have. */
  static final int MOST_SLOTS = 1 << 29;

  /** Says that a compound was moved, and that its parts are sums that no double can hold. */
  static final int TAILS = 1;

  private SaveFormat() {}

  /** What a slot in use has in its tag, whatever comes before it. */
  static int flags(WorldState state, int slot) {
    ShapeStore shapes = state.shapes;
    return form(shapes, slot).ordinal()
        | (shapes.isStatic(slot) ? STATIC : 0)
        | (shapes.isSensor(slot) ? SENSOR : 0)
        | (state.slots.isNew(slot) ? NEW : 0)
        | (shapes.hasFilter(slot) ? FILTER : 0);
  }

  /** How a shape is written; the order is that of the codes. */
  enum Form {
    CIRCLE,
    BOX_BY_SIDES,
    BOX_BY_CENTER,
    COMPOUND
  }

  /** How the shape of a slot is written. */
  static Form form(ShapeStore shapes, int slot) {
    return switch (shapes.kind(slot)) {
      case CIRCLE -> Form.CIRCLE;
      case BOX -> shapes.isBoxByCenter(slot) ? Form.BOX_BY_CENTER : Form.BOX_BY_SIDES;
      case COMPOUND -> Form.COMPOUND;
    };
  }

  /** How the shape is written that follows a tag. */
  static Form form(int tag) {
    return FORMS[tag & FORM];
  }

  /** What stands for a kind of part in saves and checksums. */
  static int code(Parts.Kind kind) {
    return switch (kind) {
      case CIRCLE -> 0;
      case BOX -> 1;
    };
  }

  /** The kind of part that a code stands for, or null. */
  static Parts.Kind partKind(int code) {
    for (Parts.Kind kind : PART_KINDS) {
      if (code(kind) == code) {
        return kind;
      }
    }
    return null;
  }
}
