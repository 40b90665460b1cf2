package dev.carom;

import dev.carom.internal.check.Arguments;

/**
 * The two points at which two shapes come closest; the same point of both if they intersect.
 *
 * @param onThis the point of the shape that was asked
 * @param onOther the point of the other shape
 */
public record ClosestPoints(Vec2 onThis, Vec2 onOther) {
  /** Rejects points that are null. */
  public ClosestPoints {
    Arguments.present("onThis", onThis);
    Arguments.present("onOther", onOther);
  }
}
