// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

/**
 * Plans the searches that find all pairs of groups that meet, each pair in exactly one search:
 * among all shapes of some groups, or between those of some groups and those of others. Groups that
 * meet none are in no search.
 */
final class GroupPlan {
  private Groups groups;

  /** For each group, the groups that it meets and that no step covers yet. */
  private final long[] open = new long[Groups.MOST];

  /** The groups of the step, or of its first side. */
  long first;

  /** The groups of the second side; none if the pairs are among the first. */
  long second;

  /** Starts a plan for the shapes of one set. */
  void begin(Groups groups) {
    this.groups = groups;
    for (int group = 0; group < groups.count; group++) {
      open[group] = groups.meets[group];
      if (groups.sizes[group] < 2) {
        open[group] &= ~(1L << group);
      }
    }
  }

  /** Returns the groups that meet some group, which may be themselves. */
  long useful() {
    long useful = 0;
    for (int group = 0; group < groups.count; group++) {
      useful |= open[group] != 0 ? 1L << group : 0;
    }
    return useful;
  }

  /** Returns the number of pairs of shapes in all groups that meet, or a little more. */
  long pairs() {
    long pairs = 0;
    for (int group = 0; group < groups.count; group++) {
      for (int other = group; other < groups.count; other++) {
        long both = (long) groups.sizes[group] * groups.sizes[other];
        pairs += contains(open[group], other) ? both : 0;
      }
    }
    return pairs;
  }

  /** Returns true if all groups meet each other, and themselves where they have two shapes. */
  boolean isOneStep(long of) {
    for (int group = 0; group < groups.count; group++) {
      long others = groups.sizes[group] < 2 ? of & ~(1L << group) : of;
      if (contains(of, group) && (open[group] & others) != others) {
        return false;
      }
    }
    return true;
  }

  /** Plans the next step; returns false if there is none. */
  boolean next() {
    return among() || between();
  }

  private boolean among() {
    first = 0;
    second = 0;
    for (int group = largest(); group >= 0; group = largest()) {
      first |= 1L << group;
    }
    for (int group = 0; group < groups.count; group++) {
      open[group] &= contains(first, group) ? ~first : -1;
    }
    return first != 0;
  }

  /** Returns the largest group that meets itself and all in the step; -1 if there is none. */
  private int largest() {
    int largest = -1;
    for (int group = 0; group < groups.count; group++) {
      long needed = first | 1L << group;
      if (!contains(first, group)
          && (open[group] & needed) == needed
          && (largest < 0 || groups.sizes[group] > groups.sizes[largest])) {
        largest = group;
      }
    }
    return largest;
  }

  /** Takes all groups that have the same partners left. */
  private boolean between() {
    first = 0;
    second = 0;
    for (int group = 0; group < groups.count; group++) {
      if (second == 0) {
        second = open[group];
      }
      first |= open[group] != 0 && open[group] == second ? 1L << group : 0;
    }
    for (int group = 0; group < groups.count; group++) {
      if (contains(first, group)) {
        open[group] = 0;
      } else if (contains(second, group)) {
        open[group] &= ~first;
      }
    }
    return second != 0;
  }

  static boolean contains(long set, int group) {
    return (set >>> group & 1) != 0;
  }
}
