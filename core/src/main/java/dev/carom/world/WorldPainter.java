package dev.carom.world;

import dev.carom.draw.Canvas;
import dev.carom.internal.index.CellVisitor;
import dev.carom.internal.state.Arguments;
import dev.carom.internal.state.Loops;
import dev.carom.internal.state.PairList;
import dev.carom.internal.state.SlotBits;
import dev.carom.internal.state.Slots;
import dev.carom.pair.Parts;

/** Draws what a world sees; colours suit a light background. */
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

  private final WorldState world;
  private final Snapshot snapshot;
  private final Contacts contacts;
  private final Parts scratch = new Parts();
  private final SlotBits meets = new SlotBits();
  private Canvas canvas;

  WorldPainter(WorldState world, Snapshot snapshot) {
    this.world = world;
    this.snapshot = snapshot;
    // With loops of its own: drawing must not end a loop that is under way.
    Loops loops = new Loops(world.shapes);
    contacts = new Contacts(world.handles, loops, world.shapes, snapshot.log);
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
    return world.guard.enter();
  }

  private void end(Thread outer) {
    world.guard.leave(outer);
    canvas = null;
  }

  private void pen(int color, double pixels, boolean dashed, int area) {
    canvas.stroke(color, pixels * canvas.pixel());
    canvas.dash(dashed ? DASH * canvas.pixel() : 0);
    canvas.fill(area);
  }

  private void drawCells() {
    pen(CELL, THIN, false, Canvas.NONE);
    world.index.cells(this);
  }

  @Override
  public void cell(double minX, double minY, double maxX, double maxY, int shapes) {
    canvas.box(minX, minY, maxX, maxY);
  }

  private void drawShapes() {
    markThoseThatMeet();
    Slots slots = world.slots;
    for (int slot = slots.nextInUse(0); slot != SlotBits.NONE; slot = slots.nextInUse(slot + 1)) {
      int color = world.shapes.isStatic(slot) ? STATIC : MOVING;
      int area = (meets.contains(slot) ? CONTACT : color) & ~0xFF | AREA_ALPHA;
      boolean sensor = world.shapes.isSensor(slot);
      pen(color, THIN, sensor, sensor && !meets.contains(slot) ? Canvas.NONE : area);
      drawParts(world.shapes.parts(slot, scratch));
    }
  }

  private void markThoseThatMeet() {
    meets.clear();
    PairList active = snapshot.log.active();
    for (int k = 0; snapshot.isDetected && k < active.size; k++) {
      meets.add(PairList.a(active.items[k]));
      meets.add(PairList.b(active.items[k]));
    }
  }

  private void drawParts(Parts parts) {
    for (int k = 0; k < parts.size(); k++) {
      if (parts.isCircle(k)) {
        canvas.circle(parts.first(k), parts.second(k), parts.third(k));
      } else {
        canvas.box(parts.first(k), parts.second(k), parts.third(k), parts.fourth(k));
      }
    }
  }

  private void drawContacts() {
    if (!snapshot.isDetected) {
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
    ImpactSearch way =
        switch (hits.question()) {
          case CAST -> hits.cast;
          case SWEEP -> hits.sweep;
          case NONE, AREA, TOUCH, NEAREST -> null;
        };
    pen(HIT, THIN, true, Canvas.NONE);
    if (hits.question() != Hits.Question.NONE && hits.question() != Hits.Question.CAST) {
      drawParts(hits.probe);
    }
    if (way != null) {
      canvas.line(way.x0(), way.y0(), way.x1(), way.y1());
    }
    for (int k = 0; k < hits.size(); k++) {
      drawHit(hits, k, way != null || hits.question() == Hits.Question.TOUCH);
    }
  }

  private void drawHit(Hits hits, int hit, boolean isImpact) {
    Handle handle = hits.handle(hit);
    if (world.handles.isThere(handle)) {
      pen(HIT, THICK, false, Canvas.NONE);
      drawParts(world.shapes.parts(handle.slot(), scratch));
    }
    if (isImpact) {
      pen(HIT, THIN, false, HIT);
      drawNormal(hits.pointX(hit), hits.pointY(hit), hits.normalX(hit), hits.normalY(hit));
    }
  }
}
