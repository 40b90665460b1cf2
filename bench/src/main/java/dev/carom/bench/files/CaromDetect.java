// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.files;

import dev.carom.io.PairDetector;
import dev.carom.io.PairWriter;
import dev.carom.io.SafeFile;
import dev.carom.io.ShapeReader;
import dev.carom.io.ShapeTable;
import java.nio.file.Path;

/** The work of carom detect: reads the file, finds all pairs, writes them in order. */
public final class CaromDetect implements FileContender {
  private final int threads;

  /** Creates a contender with this number of threads. */
  public CaromDetect(int threads) {
    this.threads = threads;
  }

  @Override
  public String name() {
    return threads == 1 ? "carom" : "carom, " + threads + " threads";
  }

  @Override
  public boolean isCarom() {
    return true;
  }

  @Override
  public long run(Path input, Path output) throws Exception {
    ShapeTable shapes = new ShapeReader().threads(threads).read(input);
    return write(shapes, threads, false, output);
  }

  static long write(ShapeTable shapes, int threads, boolean contacts, Path output)
      throws Exception {
    try (SafeFile file = SafeFile.at(output);
        PairWriter writer = PairWriter.to(file, shapes, shapes, contacts, threads)) {
      long pairs = PairDetector.among(shapes).threads(threads).forEachPair(writer::write);
      writer.finish();
      file.commit();
      return pairs;
    }
  }
}
