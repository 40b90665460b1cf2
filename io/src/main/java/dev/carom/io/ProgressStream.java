// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.DoubleConsumer;

/** Reports the fraction of a file that has been read. */
final class ProgressStream extends FilterInputStream {
  private final long size;
  private final DoubleConsumer progress;
  private long done;

  ProgressStream(InputStream input, long size, DoubleConsumer progress) {
    super(input);
    this.size = Math.max(1, size);
    this.progress = progress;
  }

  @Override
  public int read() throws IOException {
    int value = super.read();
    advance(value < 0 ? 0 : 1);
    return value;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int count = super.read(bytes, offset, length);
    advance(Math.max(0, count));
    return count;
  }

  private void advance(int count) {
    done += count;
    progress.accept(Math.min(1, (double) done / size));
  }
}
