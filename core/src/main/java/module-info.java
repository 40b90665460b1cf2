// SPDX-License-Identifier: Apache-2.0
/** 2D collision detection for circles and axis-aligned boxes, with exact verdicts. */
module dev.carom {
  exports dev.carom;
  exports dev.carom.bulk;
  exports dev.carom.draw;
  exports dev.carom.method;
  exports dev.carom.motion;
  exports dev.carom.pair;
  exports dev.carom.world;
}
