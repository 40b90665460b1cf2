package dev.carom.io;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;

/** Arbitrary bytes as Parquet are shapes or a bad file, and never anything worse. */
class ParquetFuzzTest {
  @FuzzTest(maxDuration = "1m")
  void bytesAreReadOrRefused(byte[] bytes) {
    byte[] file = bytes.clone();
    for (int k = 0; k < Math.min(4, file.length); k++) {
      file[k] = (byte) "PAR1".charAt(k);
    }
    try {
      new ShapeReader().skipBadRows(row -> {}).read("f", new ByteArrayInputStream(file));
    } catch (IOException refused) {
      // As it should be.
    }
  }
}
