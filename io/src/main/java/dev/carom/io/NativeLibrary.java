// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.nio.file.Files;
import org.xerial.snappy.Snappy;

/** Native libraries, which are unpacked into the temporary directory when first used. */
enum NativeLibrary {
  SNAPPY("compressed Parquet", () -> Snappy.maxCompressedLength(0)),
  ZSTD("zstd", () -> Zstd.compressBound(0));

  private final String use;
  private final Runnable call;
  private volatile boolean isLoaded;

  /** Creates a library; the call uses it. */
  NativeLibrary(String use, Runnable call) {
    this.use = use;
    this.call = call;
  }

  /** Loads the library, so that a failure has a reason instead of being an error in its middle. */
  void load() throws TemporaryDirectoryException {
    if (isLoaded) {
      return;
    }
    try {
      // Tried first, because Snappy prints a stack trace if it cannot create a file.
      Files.delete(Files.createTempFile("carom", null));
      call.run();
      isLoaded = true;
    } catch (IOException | UnsatisfiedLinkError | ExceptionInInitializerError failure) {
      throw new TemporaryDirectoryException(use, failure);
    }
  }
}
