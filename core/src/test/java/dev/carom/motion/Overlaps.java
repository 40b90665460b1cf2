// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Probe;
import dev.carom.world.World;

/** Which shapes of a world overlap, as it is and not as rounded values show it. */
final class Overlaps {
  private Overlaps() {}

  static boolean between(World world, Handle a, Handle b) {
    Probe probe = new Probe(world);
    probe.use(a);
    return probe.overlaps(b);
  }
}
