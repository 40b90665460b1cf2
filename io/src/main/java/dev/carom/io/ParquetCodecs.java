// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.compression.CompressionCodecFactory;
import org.apache.parquet.hadoop.metadata.BlockMetaData;
import org.apache.parquet.hadoop.metadata.ColumnChunkMetaData;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.hadoop.metadata.ParquetMetadata;
import org.apache.parquet.schema.Type;
import org.xerial.snappy.Snappy;

/**
 * Compression codecs for Parquet without Hadoop, whose own codecs read XML files, take half a
 * second to start, and cause warnings on new JDKs.
 */
final class ParquetCodecs implements CompressionCodecFactory {
  private static final Set<CompressionCodecName> READABLE =
      EnumSet.of(
          CompressionCodecName.UNCOMPRESSED,
          CompressionCodecName.SNAPPY,
          CompressionCodecName.GZIP,
          CompressionCodecName.ZSTD,
          CompressionCodecName.LZ4_RAW);

  /** Rejects a file with an unsupported compression, and loads what decompresses the others. */
  static void check(ParquetMetadata footer, List<Type> columns, String file) throws IOException {
    Set<String> names = columns.stream().map(Type::getName).collect(Collectors.toSet());
    for (BlockMetaData block : footer.getBlocks()) {
      for (ColumnChunkMetaData chunk : block.getColumns()) {
        if (!names.contains(chunk.getPath().toArray()[0])) {
          continue;
        }
        if (!READABLE.contains(chunk.getCodec())) {
          throw new BadFileException(
              "%s: column \"%s\" is compressed with %s; Carom reads SNAPPY, GZIP, ZSTD, LZ4_RAW"
                      .formatted(file, chunk.getPath().toArray()[0], chunk.getCodec())
                  + " and UNCOMPRESSED");
        }
        if (chunk.getCodec() == CompressionCodecName.SNAPPY) {
          NativeLibrary.SNAPPY.load();
        } else if (chunk.getCodec() == CompressionCodecName.ZSTD) {
          NativeLibrary.ZSTD.load();
        }
      }
    }
  }

  @Override
  public BytesInputDecompressor getDecompressor(CompressionCodecName codec) {
    return switch (codec) {
      case UNCOMPRESSED -> new Decompressor((packed, size) -> packed);
      case SNAPPY -> new Decompressor((packed, size) -> Snappy.uncompress(packed));
      case GZIP -> new Decompressor(ParquetCodecs::unzip);
      case ZSTD -> new Decompressor(Zstd::decompress);
      case LZ4_RAW -> new Decompressor(Lz4::unpack);
      default -> throw new IllegalArgumentException("unsupported compression: " + codec);
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

  /** Decompresses bytes to a known size. */
  private interface Unpacking {
    byte[] unpack(byte[] packed, int size) throws IOException;
  }

  private record Decompressor(Unpacking unpacking) implements BytesInputDecompressor {
    @Override
    public BytesInput decompress(BytesInput packed, int size) throws IOException {
      byte[] bytes = unpacking.unpack(packed.toByteArray(), size);
      if (bytes.length != size) {
        throw new IOException("a page must have " + size + " bytes, but had " + bytes.length);
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
