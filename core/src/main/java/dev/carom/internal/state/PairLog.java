// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

/** The pairs that meet, and how that changed with the last detection; all sorted. */
public final class PairLog {
  private final PairList active = new PairList();
  private final PairList began = new PairList();
  private final PairList ended = new PairList();

  /** Returns the pairs of the last detection. */
  public PairList active() {
    return active;
  }

  /** Returns the pairs of the last detection that were not there before it. */
  public PairList began() {
    return began;
  }

  /** Returns the pairs from before the last detection that it did not find again. */
  public PairList ended() {
    return ended;
  }

  /** Updates the log with the pairs of a new detection, sorted; the list gets others for them. */
  public void update(PairList found) {
    began.clear();
    ended.clear();
    int i = 0;
    int j = 0;
    while (i < active.size && j < found.size) {
      long before = active.items[i];
      long now = found.items[j];
      if (before == now) {
        i++;
        j++;
      } else if (before < now) {
        ended.add(before);
        i++;
      } else {
        began.add(now);
        j++;
      }
    }
    ended.append(active, i);
    began.append(found, j);
    active.exchange(found);
  }

  /** Copies another log. */
  public void copyFrom(PairLog other) {
    active.copyFrom(other.active);
    began.copyFrom(other.began);
    ended.copyFrom(other.ended);
  }
}
