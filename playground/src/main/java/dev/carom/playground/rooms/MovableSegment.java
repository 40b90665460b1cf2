// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Segment;
import dev.carom.Vec2;

/** The segment of a lab, dragged as a whole or by its ends. */
final class MovableSegment {
  private Segment segment;

  MovableSegment(Segment segment) {
    this.segment = segment;
  }

  Segment get() {
    return segment;
  }

  void set(Segment newSegment) {
    segment = newSegment;
  }

  void exchange(State state, String name) {
    double[] ends = state.numbers(name, segment.x0(), segment.y0(), segment.x1(), segment.y1());
    segment = new Segment(ends[0], ends[1], ends[2], ends[3]);
  }

  /** Returns the numbers with which Java code creates the segment. */
  EditableText code() {
    return ShapeCode.segment(segment, this::set);
  }

  Vec2 start() {
    return new Vec2(segment.x0(), segment.y0());
  }

  Vec2 end() {
    return new Vec2(segment.x1(), segment.y1());
  }

  Box bounds() {
    return new Box(
        Math.min(segment.x0(), segment.x1()),
        Math.min(segment.y0(), segment.y1()),
        Math.max(segment.x0(), segment.x1()),
        Math.max(segment.y0(), segment.y1()));
  }

  /** Returns true if a pointer at this point holds the segment. */
  boolean isNear(double x, double y, double pixel) {
    return segment.cast(new Circle(x, y, Grip.REACH * pixel)).hit();
  }

  void move(double dx, double dy) {
    moveStart(dx, dy);
    moveEnd(dx, dy);
  }

  void moveStart(double dx, double dy) {
    segment = new Segment(segment.x0() + dx, segment.y0() + dy, segment.x1(), segment.y1());
  }

  void moveEnd(double dx, double dy) {
    segment = new Segment(segment.x0(), segment.y0(), segment.x1() + dx, segment.y1() + dy);
  }
}
