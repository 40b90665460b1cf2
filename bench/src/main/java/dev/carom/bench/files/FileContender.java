package dev.carom.bench.files;

import java.nio.file.Path;

/** Somebody who works on a file. */
interface FileContender extends AutoCloseable {
  /** The name for the user. */
  String name();

  /** Whether it is Carom. */
  default boolean isCarom() {
    return false;
  }

  /** Does the whole job and returns how many pairs were found; -1 if the job is not to find any. */
  long run(Path input, Path output) throws Exception;

  @Override
  default void close() throws Exception {}
}
