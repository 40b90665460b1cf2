// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import java.util.function.Function;

/**
 * Gives other packages of the core access to the internals of a public probe, which are not part of
 * its API.
 */
public final class ProbeAccess {
  private static Function<Object, ProbeState> access;

  private ProbeAccess() {}

  /** Sets the accessor; called by the class of public probes when it is loaded. */
  public static void allow(Function<Object, ProbeState> inside) {
    access = inside;
  }

  /** Returns the internals of a public probe. */
  public static ProbeState of(Object probe) {
    return access.apply(probe);
  }
}
