// SPDX-License-Identifier: Apache-2.0
/**
 * 2D collision detection with exact verdicts for circles, boxes, capsules, convex polygons and
 * compounds of these: single pairs, bulk searches, worlds, and movement.
 */
module dev.carom {
  exports dev.carom;
  exports dev.carom.bulk;
  exports dev.carom.draw;
  exports dev.carom.method;
  exports dev.carom.motion;
  exports dev.carom.pair;
  exports dev.carom.world;
}
