// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.save;

import dev.carom.internal.state.ShapeStore;
import dev.carom.internal.state.WorldState;
import dev.carom.pair.Parts;

/**
 * The format of a save: four bytes of identification, options, the next generation, the slots in
 * use, the slots of removed shapes, the pairs, padding, and a hash. Equal states have equal bytes,
 * because there is only one way to write each.
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

  /** There are free slots before this one; their number follows. */
  static final int GAP = 4;

  static final int STATIC = 8;
  static final int SENSOR = 16;
  static final int NEW = 32;
  static final int FILTER = 64;

  /** The generation differs from that of the previous slot and follows. */
  static final int GENERATION = 128;

  /**
   * Up to this many slots, a save may be short no matter how many of them are free; for each
   * further slot it has at least one byte, if necessary of padding. A world takes about 150 bytes
   * per slot, so a save of n bytes takes at most about 150 · (n + 2^20) bytes of memory.
   */
  static final int SHORT_SLOTS = 1 << 20;

  /** More slots than an index can have. */
  static final int MOST_SLOTS = 1 << 29;

  /** A compound was moved, and its parts are sums that no double can hold. */
  static final int TAILS = 1;

  private SaveFormat() {}

  /**
   * Returns the flags of a slot in use for its tag, apart from those that depend on earlier slots.
   */
  static int flags(WorldState state, int slot) {
    ShapeStore shapes = state.shapes;
    return form(shapes, slot).ordinal()
        | (shapes.isStatic(slot) ? STATIC : 0)
        | (shapes.isSensor(slot) ? SENSOR : 0)
        | (state.slots.isNew(slot) ? NEW : 0)
        | (shapes.hasFilter(slot) ? FILTER : 0);
  }

  /** The representations of shapes; the ordinals are the codes. */
  enum Form {
    CIRCLE,
    BOX_BY_SIDES,
    BOX_BY_CENTER,
    COMPOUND
  }

  /** Returns the representation of the shape of a slot. */
  static Form form(ShapeStore shapes, int slot) {
    return switch (shapes.kind(slot)) {
      case CIRCLE -> Form.CIRCLE;
      case BOX -> shapes.isBoxByCenter(slot) ? Form.BOX_BY_CENTER : Form.BOX_BY_SIDES;
      case CAPSULE, POLYGON, COMPOUND -> Form.COMPOUND;
    };
  }

  /** Returns the representation of the shape that follows a tag. */
  static Form form(int tag) {
    return FORMS[tag & FORM];
  }

  /** Returns the code of a kind of part in saves and checksums. */
  static int code(Parts.Kind kind) {
    return switch (kind) {
      case CIRCLE -> 0;
      case BOX -> 1;
      case CAPSULE -> 2;
      case POLYGON -> 3;
    };
  }

  /** Returns the kind of part that a code stands for, or null. */
  static Parts.Kind partKind(int code) {
    for (Parts.Kind kind : PART_KINDS) {
      if (code(kind) == code) {
        return kind;
      }
    }
    return null;
  }
}
