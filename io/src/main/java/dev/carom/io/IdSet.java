// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.nio.charset.StandardCharsets;

/** A set of ids. Whole numbers take about 16 bytes each, texts their length plus 12 bytes. */
public final class IdSet {
  private final IdColumn ids = new IdColumn();

  /** Creates an empty set. */
  public IdSet() {}

  /** Adds an id; returns false if it already exists as a number or as text. */
  public boolean add(long id) {
    return ids.add(id);
  }

  /** Adds an id; returns false if it already exists as text or as a number. */
  public boolean add(String id) {
    return ids.add(id.getBytes(StandardCharsets.UTF_8));
  }
}
