// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Counts the bytes that all threads allocate. */
public final class Garbage {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final long[] ids = THREADS.getAllThreadIds();

  private Garbage() {}

  /** Returns the bytes that an action allocates in all threads that exist when it starts. */
  public static long of(Runnable action) {
    Garbage garbage = new Garbage();
    garbage.allocated();
    long start = garbage.allocated();
    long counting = garbage.allocated() - start;
    action.run();
    return garbage.allocated() - start - 2 * counting;
  }

  private long allocated() {
    long sum = 0;
    for (long bytes : THREADS.getThreadAllocatedBytes(ids)) {
      // Negative if the thread has ended.
      sum += Math.max(0, bytes);
    }
    return sum;
  }
}
