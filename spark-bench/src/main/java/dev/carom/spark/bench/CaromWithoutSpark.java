// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import dev.carom.bench.files.CaromDetect;
import dev.carom.io.PairDetector;
import dev.carom.io.ShapeReader;
import dev.carom.io.ShapeTable;
import java.io.IOException;
import java.nio.file.Path;

/** The work of carom detect in one process, which shows the cost of Spark. */
final class CaromWithoutSpark implements Contender {
  private final int threads;

  CaromWithoutSpark(int threads) {
    this.threads = threads;
  }

  @Override
  public String name() {
    return "carom, no Spark";
  }

  @Override
  public boolean isCarom() {
    return true;
  }

  @Override
  public long count(CircleFiles circles) throws IOException {
    ShapeTable shapes = new ShapeReader().threads(threads).read(circles.whole());
    return PairDetector.among(shapes).threads(threads).forEachPair((a, b) -> {});
  }

  @Override
  public void write(CircleFiles circles, Path output) throws Exception {
    new CaromDetect(threads).run(circles.whole(), output);
  }
}
