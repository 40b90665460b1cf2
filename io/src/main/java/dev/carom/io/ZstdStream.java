// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import com.github.luben.zstd.ZstdIOException;
import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import com.github.luben.zstd.ZstdOutputStreamNoFinalizer;
import java.io.BufferedOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Decompresses zstd, and compresses. A class of its own, so that other files can be read without
 * the native library that comes with Parquet.
 */
final class ZstdStream extends FilterInputStream {
  private final String file;

  /** Decompresses a stream, which stays open when this one is closed. */
  ZstdStream(String file, InputStream input) throws IOException {
    super(unpack(input));
    this.file = file;
  }

  private static InputStream unpack(InputStream input) throws IOException {
    NativeLibrary.ZSTD.load();
    return new ZstdInputStreamNoFinalizer(new Kept(input));
  }

  /** Returns a stream that compresses what is written to it. */
  static OutputStream pack(OutputStream output) throws IOException {
    NativeLibrary.ZSTD.load();
    ZstdOutputStreamNoFinalizer packed = new ZstdOutputStreamNoFinalizer(output);
    // A writer flushes when it has finished.
    packed.setCloseFrameOnFlush(true);
    return new BufferedOutputStream(packed, 1 << 16);
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    try {
      return super.read(bytes, offset, length);
    } catch (ZstdIOException damaged) {
      throw new BadFileException(
          file + " is damaged: its zstd data cannot be unpacked (" + damaged.getMessage() + ")",
          damaged);
    }
  }

  /** A stream that belongs to somebody else. */
  private static final class Kept extends FilterInputStream {
    Kept(InputStream input) {
      super(input);
    }

    @Override
    public void close() {}
  }
}
