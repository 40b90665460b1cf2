// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.files;

import java.nio.file.Path;

/** A contender that works on a file. */
interface FileContender extends AutoCloseable {
  /** Returns the name. */
  String name();

  /** Returns true if it is Carom. */
  default boolean isCarom() {
    return false;
  }

  /** Runs the whole job and returns the number of pairs; -1 if the job does not find pairs. */
  long run(Path input, Path output) throws Exception;

  @Override
  default void close() throws Exception {}
}
