// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.queries;

import dev.carom.bench.Boxes;
import dev.carom.pair.MutableImpact;
import dev.carom.pair.Sweep;
import java.util.EnumSet;
import java.util.Set;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.index.ItemVisitor;
import org.locationtech.jts.index.hprtree.HPRtree;
import org.locationtech.jts.index.strtree.ItemBoundable;
import org.locationtech.jts.index.strtree.ItemDistance;
import org.locationtech.jts.index.strtree.STRtree;

/**
 * JTS's packed Hilbert R-tree, and its STR tree for nearest queries. There are no casts: a segment
 * is cut into pieces, and the boxes around each piece are tested until one is hit.
 */
final class JtsQueries implements QueryContender {
  /** The fastest power of two. */
  private static final int PIECES = 16;

  private final MutableImpact impact = new MutableImpact();
  private final Envelope window = new Envelope();
  private QueryScene scene;
  private Boxes boxes;
  private HPRtree tree;
  private STRtree nearestTree;

  private double x;
  private double y;
  private double motionX;
  private double motionY;
  private double best;

  @Override
  public String name() {
    return "JTS";
  }

  @Override
  public Set<Question> questions() {
    return EnumSet.allOf(Question.class);
  }

  @Override
  public void prepare(QueryScene scene) {
    this.scene = scene;
    boxes = scene.boxes;
    tree = new HPRtree();
    nearestTree = new STRtree();
    for (int k = 0; k < boxes.count; k++) {
      Envelope bounds = new Envelope(boxes.minX[k], boxes.maxX[k], boxes.minY[k], boxes.maxY[k]);
      tree.insert(bounds, k);
      nearestTree.insert(bounds, bounds);
    }
    tree.build();
    nearestTree.build();
  }

  @Override
  public void ask(Question question, int from, int to, Totals totals) {
    switch (question) {
      case CAST -> {
        ItemVisitor visitor =
            box -> best = Math.min(best, boxes.castTime(x, y, motionX, motionY, (Integer) box));
        for (int i = from; i < to; i++) {
          motionX = (double) scene.x1[i] - scene.x0[i];
          motionY = (double) scene.y1[i] - scene.y0[i];
          findAlong(i, PIECES, 0, visitor, totals);
        }
      }
      case SWEEP -> {
        ItemVisitor visitor = box -> sweep((Integer) box);
        for (int i = from; i < to; i++) {
          motionX = scene.motionX(i);
          motionY = scene.motionY(i);
          findAlong(i, 1, QueryScene.RADIUS, visitor, totals);
        }
      }
      case POINT -> {
        for (int i = from; i < to; i++) {
          x = scene.pointX[i];
          y = scene.pointY[i];
          window.init(x, x, y, y);
          tree.query(window, box -> totals.add(0));
        }
      }
      case NEAREST -> {
        ItemDistance distance = JtsQueries::distance;
        for (int i = from; i < to; i++) {
          x = scene.pointX[i];
          y = scene.pointY[i];
          Envelope point = new Envelope(x, x, y, y);
          Envelope nearest = (Envelope) nearestTree.nearestNeighbour(point, point, distance);
          totals.add(point.distance(nearest));
        }
      }
    }
  }

  private static double distance(ItemBoundable a, ItemBoundable b) {
    return ((Envelope) a.getItem()).distance((Envelope) b.getItem());
  }

  private void findAlong(
      int segment, int pieces, double radius, ItemVisitor visitor, Totals totals) {
    x = scene.x0[segment];
    y = scene.y0[segment];
    best = 2;
    for (int piece = 0; piece < pieces && best > (double) piece / pieces; piece++) {
      double start = (double) piece / pieces;
      double end = (piece + 1.0) / pieces;
      window.init(x + motionX * start, x + motionX * end, y + motionY * start, y + motionY * end);
      window.expandBy(radius);
      tree.query(window, visitor);
    }
    if (best <= 1) {
      totals.add(best);
    }
  }

  /** JTS has no sweep, so this uses Carom's. */
  private void sweep(int box) {
    Sweep.circleBox(
        x,
        y,
        QueryScene.RADIUS,
        motionX,
        motionY,
        boxes.minX[box],
        boxes.minY[box],
        boxes.maxX[box],
        boxes.maxY[box],
        0,
        0,
        impact);
    if (impact.hit()) {
      best = Math.min(best, impact.time());
    }
  }
}
