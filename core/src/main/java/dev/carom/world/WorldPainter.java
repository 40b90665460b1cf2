// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.draw.Canvas;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.grid.CellVisitor;
import dev.carom.internal.query.Answer;
import dev.carom.internal.query.Query;
import dev.carom.internal.state.Loops;
import dev.carom.internal.state.PairList;
import dev.carom.internal.state.Scene;
import dev.carom.internal.state.SlotBits;
import dev.carom.internal.state.Slots;
import dev.carom.internal.state.WorldState;
import dev.carom.pair.Parts;

/** Draws the contents of a world in colours for a light background. */
final class WorldPainter implements CellVisitor {
  private static final int CELL = 0xd0d7deff;
  private static final int MOVING = 0x0969daff;
  private static final int STATIC = 0x57606aff;
  private static final int CONTACT = 0xcf222eff;
  private static final int HIT = 0xbc4c00ff;
  private static final int AREA_ALPHA = 0x22;

  /** Lengths in pixels. */
  private static final double THIN = 1;

  private static final double THICK = 2.5;
  private static final double DASH = 4;
  private static final double DOT = 3;
  private static final double ARROW = 24;
  private static final double TIP = 7;

  private final WorldState state;
  private final Scene scene;
  private final HandleTable handles;
  private final Contacts contacts;
  private final Parts scratch = new Parts();
  private final SlotBits meets = new SlotBits();
  private Canvas canvas;

  WorldPainter(WorldState state, Scene scene, HandleTable handles) {
    this.state = state;
    this.scene = scene;
    this.handles = handles;
    // Uses its own loops, because drawing must not end a loop in progress.
    Loops loops = new Loops(state.shapes);
    contacts = new Contacts(handles, loops, state.shapes, state.pairs);
  }

  void draw(Canvas target, DrawLayer... layers) {
    Arguments.present("layers", layers);
    Thread outer = begin(target);
    try {
      for (DrawLayer layer : layers) {
        switch (Arguments.present("layer", layer)) {
          case CELLS -> drawCells();
          case SHAPES -> drawShapes();
          case CONTACTS -> drawContacts();
        }
      }
      canvas.dash(0);
    } finally {
      end(outer);
    }
  }

  void draw(Canvas target, Hits hits) {
    Arguments.present("hits", hits);
    Thread outer = begin(target);
    try {
      drawHits(hits);
      canvas.dash(0);
    } finally {
      end(outer);
    }
  }

  private Thread begin(Canvas target) {
    Arguments.present("canvas", target);
    if (canvas != null) {
      throw new IllegalStateException(
          "this world is being drawn already: a canvas must not draw the world that it is for");
    }
    canvas = target;
    return scene.guard.enter();
  }

  private void end(Thread outer) {
    scene.guard.leave(outer);
    canvas = null;
  }

  private void pen(int color, double pixels, boolean dashed, int area) {
    canvas.stroke(color, pixels * canvas.pixel());
    canvas.dash(dashed ? DASH * canvas.pixel() : 0);
    canvas.fill(area);
  }

  private void drawCells() {
    pen(CELL, THIN, false, Canvas.NONE);
    scene.index.cells(this);
  }

  @Override
  public void cell(double minX, double minY, double maxX, double maxY, int shapes) {
    canvas.box(minX, minY, maxX, maxY);
  }

  private void drawShapes() {
    markThoseThatMeet();
    Slots slots = scene.slots;
    for (int slot = slots.nextInUse(0); slot != SlotBits.NONE; slot = slots.nextInUse(slot + 1)) {
      int color = scene.shapes.isStatic(slot) ? STATIC : MOVING;
      int area = (meets.contains(slot) ? CONTACT : color) & ~0xFF | AREA_ALPHA;
      boolean sensor = scene.shapes.isSensor(slot);
      pen(color, THIN, sensor, sensor && !meets.contains(slot) ? Canvas.NONE : area);
      drawParts(scene.shapes.parts(slot, scratch));
    }
  }

  private void markThoseThatMeet() {
    meets.clear();
    PairList active = state.pairs.active();
    for (int k = 0; state.isDetected && k < active.size; k++) {
      meets.add(PairList.a(active.items[k]));
      meets.add(PairList.b(active.items[k]));
    }
  }

  private void drawParts(Parts parts) {
    for (int k = 0; k < parts.size(); k++) {
      drawPart(parts, k);
    }
  }

  /** Draws a part and returns true: as an expression, the switch must cover all kinds. */
  private boolean drawPart(Parts parts, int k) {
    return switch (parts.kind(k)) {
      case CIRCLE -> {
        canvas.circle(parts.first(k), parts.second(k), parts.third(k));
        yield true;
      }
      case BOX -> {
        canvas.box(parts.first(k), parts.second(k), parts.third(k), parts.fourth(k));
        yield true;
      }
      case CAPSULE, POLYGON -> {
        canvas.draw(parts.shape(k));
        yield true;
      }
    };
  }

  private void drawContacts() {
    if (!state.isDetected) {
      return;
    }
    pen(CONTACT, THIN, false, CONTACT);
    contacts.open();
    while (contacts.next()) {
      drawNormal(contacts.pointX(), contacts.pointY(), contacts.normalX(), contacts.normalY());
    }
  }

  private void drawNormal(double x, double y, double normalX, double normalY) {
    double pixel = canvas.pixel();
    canvas.circle(x, y, DOT * pixel);
    canvas.arrow(x, y, x + normalX * ARROW * pixel, y + normalY * ARROW * pixel, TIP * pixel);
  }

  private void drawHits(Hits hits) {
    Query query = hits.query();
    Answer.Kind kind = query.answer.kind();
    pen(HIT, THIN, true, Canvas.NONE);
    if (kind != Answer.Kind.NONE && kind != Answer.Kind.CAST) {
      drawParts(query.probe);
    }
    if (kind.hasTimes()) {
      canvas.line(query.pathX0(), query.pathY0(), query.pathX1(), query.pathY1());
    }
    for (int k = 0; k < hits.size(); k++) {
      drawHit(hits, k, kind.hasContacts());
    }
  }

  private void drawHit(Hits hits, int hit, boolean isImpact) {
    Handle handle = hits.handle(hit);
    if (handles.isThere(handle)) {
      pen(HIT, THICK, false, Canvas.NONE);
      drawParts(scene.shapes.parts(handle.slot(), scratch));
    }
    if (isImpact) {
      pen(HIT, THIN, false, HIT);
      drawNormal(hits.pointX(hit), hits.pointY(hit), hits.normalX(hit), hits.normalY(hit));
    }
  }
}
