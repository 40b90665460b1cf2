// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.save;

import dev.carom.Shape;
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
  static final int VERSION = 3;

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

  /** The numbers of a shape are sums that no double can hold; for checksums. */
  static final int TAILS = 1;

  /** The bits of the byte after the position of a body that hold the code of its kind. */
  static final int KIND = 7;

  /** The body has not moved since it was added; for a box or capsule, its numbers follow. */
  static final int GIVEN = 8;

  /** The body is turned; the cosine and the sine follow. */
  static final int TURNED = 16;

  private static final Shape.Kind[] KINDS = Shape.Kind.values();

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
    /** Turned, or neither a circle nor a box. */
    BODY
  }

  /** Returns the representation of the shape of a slot. */
  static Form form(ShapeStore shapes, int slot) {
    if (shapes.isTurned(slot)) {
      return Form.BODY;
    }
    return switch (shapes.kind(slot)) {
      case CIRCLE -> Form.CIRCLE;
      case BOX -> shapes.isBoxByCenter(slot) ? Form.BOX_BY_CENTER : Form.BOX_BY_SIDES;
      case CAPSULE, POLYGON, COMPOUND -> Form.BODY;
    };
  }

  /** Returns the representation of the shape that follows a tag. */
  static Form form(int tag) {
    return FORMS[tag & FORM];
  }

  /** Returns the kind of a body as it was added, and what else is known of it. */
  static int bodyFlags(ShapeStore shapes, int slot) {
    boolean isGiven = shapes.kind(slot) != Shape.Kind.CIRCLE && shapes.body(slot).isGiven();
    return code(shapes.addedKind(slot))
        | (isGiven ? GIVEN : 0)
        | (shapes.isTurned(slot) ? TURNED : 0);
  }

  private static int code(Shape.Kind kind) {
    return switch (kind) {
      case CIRCLE -> 0;
      case BOX -> 1;
      case CAPSULE -> 2;
      case POLYGON -> 3;
      case COMPOUND -> 4;
    };
  }

  /** Returns the kind of shape that the flags of a body name, or null. */
  static Shape.Kind bodyKind(int flags) {
    for (Shape.Kind kind : KINDS) {
      if (code(kind) == (flags & KIND)) {
        return kind;
      }
    }
    return null;
  }

  /** Returns how many sides of a box or coordinates of the ends of a capsule follow the flags. */
  static int givenNumbers(int flags) {
    boolean hasNumbers =
        (flags & GIVEN) != 0
            && ((flags & KIND) == code(Shape.Kind.BOX)
                || (flags & KIND) == code(Shape.Kind.CAPSULE));
    return hasNumbers ? 4 : 0;
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
