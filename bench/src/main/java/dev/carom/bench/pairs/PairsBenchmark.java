// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.pairs;

import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures one contender on one kind of pairs, in its own JVM, in nanoseconds per pair. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
    value = 1,
    jvmArgsAppend = {"-Xms2g", "-Xmx2g"})
@Warmup(iterations = 4, time = 150, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 6, time = 150, timeUnit = TimeUnit.MILLISECONDS)
public class PairsBenchmark {
  @Param("circle/circle")
  String kind;

  @Param("carom")
  String contender;

  private IntSupplier hits;

  @Setup
  public void prepare() {
    hits = PairSet.of(kind, PairSet.COUNT).contender(contender);
  }

  @Benchmark
  @OperationsPerInvocation(PairSet.COUNT)
  public int countHits() {
    return hits.getAsInt();
  }
}
