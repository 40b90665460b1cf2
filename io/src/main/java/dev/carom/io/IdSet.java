package dev.carom.io;

import java.nio.charset.StandardCharsets;

/** Ids, each once. Whole numbers take about 16 bytes each, other texts their length and 12. */
public final class IdSet {
  private final IdColumn ids = new IdColumn();

  /** A set without ids. */
  public IdSet() {}

  /** Adds an id; false if it is there already, also as text. */
  public boolean add(long id) {
    return ids.add(id);
  }

  /** Adds an id; false if it is there already, also as a number. */
  public boolean add(String id) {
    return ids.add(id.getBytes(StandardCharsets.UTF_8));
  }
}
