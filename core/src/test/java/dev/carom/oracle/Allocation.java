// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** How much memory the calling thread asks for. */
public final class Allocation {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Allocation() {}

  /** The bytes that the action allocates on this thread, collected again or not. */
  public static long bytes(Runnable action) {
    long own = measure(() -> {});
    return measure(action) - own;
  }

  private static long measure(Runnable action) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    action.run();
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }
}
