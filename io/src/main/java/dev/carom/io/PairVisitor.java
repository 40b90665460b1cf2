// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.IOException;

/** Receives pairs one by one. */
@FunctionalInterface
public interface PairVisitor {
  /** Receives the rows of a pair. */
  void pair(int a, int b) throws IOException;
}
