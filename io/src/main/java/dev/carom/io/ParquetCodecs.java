package dev.carom.io;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.zip.GZIPInputStream;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.compression.CompressionCodecFactory;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.xerial.snappy.Snappy;

/**
 * The compressions that Parquet files have, without Hadoop: its own way to them reads XML files,
 * takes half a second to start, and makes new JDKs print warnings.
 */
final class ParquetCodecs implements CompressionCodecFactory {
  @Override
  public BytesInputDecompressor getDecompressor(CompressionCodecName codec) {
    return switch (codec) {
      case UNCOMPRESSED -> new Decompressor((packed, size) -> packed);
      case SNAPPY -> new Decompressor((packed, size) -> Snappy.uncompress(packed));
      case GZIP -> new Decompressor(ParquetCodecs::unzip);
      case ZSTD -> new Decompressor(Zstd::decompress);
      default ->
          throw new IllegalArgumentException(
              codec + " compression; Carom reads SNAPPY, GZIP, ZSTD and UNCOMPRESSED");
    };
  }

  private static byte[] unzip(byte[] packed, int size) throws IOException {
    try (GZIPInputStream stream = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      return stream.readNBytes(size);
    }
  }

  @Override
  public BytesInputCompressor getCompressor(CompressionCodecName codec) {
    if (codec != CompressionCodecName.SNAPPY) {
      throw new IllegalArgumentException("Carom writes SNAPPY only, not " + codec);
    }
    return new SnappyCompressor();
  }

  @Override
  public void release() {}

  /** Unpacks bytes whose size is known. */
  private interface Unpacking {
    byte[] unpack(byte[] packed, int size) throws IOException;
  }

  private record Decompressor(Unpacking unpacking) implements BytesInputDecompressor {
    @Override
    public BytesInput decompress(BytesInput packed, int size) throws IOException {
      byte[] bytes = unpacking.unpack(packed.toByteArray(), size);
      if (bytes.length != size) {
        throw new IOException("a page has " + bytes.length + " bytes and should have " + size);
      }
      return BytesInput.from(bytes);
    }

    @Override
    public void decompress(ByteBuffer packed, int packedSize, ByteBuffer target, int size)
        throws IOException {
      byte[] bytes = new byte[packedSize];
      packed.get(bytes);
      target.put(unpacking.unpack(bytes, size));
    }

    @Override
    public void release() {}
  }

  private static final class SnappyCompressor implements BytesInputCompressor {
    @Override
    public BytesInput compress(BytesInput bytes) throws IOException {
      return BytesInput.from(Snappy.compress(bytes.toByteArray()));
    }

    @Override
    public CompressionCodecName getCodecName() {
      return CompressionCodecName.SNAPPY;
    }

    @Override
    public void release() {}
  }
}
