package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The known answers of the workloads, which are right in exact arithmetic. */
class WorkloadAnswersTest {
  private final PairFinder finder = PairFinder.create();
  private final PairFinder twoThreads = PairFinder.builder().threads(2).build();

  @Test
  void swarmOfTenThousand() {
    assertAnswers(
        Workload.swarm(10_000),
        swarm -> circles(finder, swarm),
        new Answer(5_038, 0x1e6da58a064ef231L),
        new Answer(50_108, 0xf2847a7c3babe279L));
  }

  @Test
  void swarmOfAHundredThousand() {
    assertAnswers(
        Workload.swarm(100_000),
        swarm -> circles(finder, swarm),
        new Answer(50_155, 0xea2311c08b3e8918L),
        new Answer(502_321, 0x260969e0c851bb9fL));
  }

  @Test
  void swarmOfAMillion() {
    assertAnswers(
        Workload.swarm(1_000_000),
        swarm -> circles(twoThreads, swarm),
        new Answer(499_298, 0x24dd7fcb4bd14934L),
        new Answer(4_991_755, 0x3cd049c9b74511edL));
  }

  @Test
  void skew() {
    assertAnswers(
        Workload.skew(100_000),
        skew -> circles(twoThreads, skew),
        new Answer(197_668, 0x1d8427dd03f57a91L),
        new Answer(1_975_673, 0x168eec25930c894dL));
  }

  @Test
  void level() {
    assertAnswers(
        Workload.level(100_000),
        level ->
            twoThreads.circlesAgainstBoxes(
                level.x,
                level.y,
                level.radius,
                level.count,
                level.minX,
                level.minY,
                level.maxX,
                level.maxY,
                level.count),
        new Answer(104_202, 0xfdc1b7d8f366ef83L),
        new Answer(1_040_739, 0x3e47725b37dc4995L));
  }

  private static Pairs circles(PairFinder finder, Workload workload) {
    return finder.circles(workload.x, workload.y, workload.radius, workload.count);
  }

  private static void assertAnswers(
      Workload workload, Function<Workload, Pairs> find, Answer firstFrame, Answer tenFrames) {
    Answer sum = new Answer(0, 0);
    for (int frame = 1; frame <= 10; frame++) {
      workload.advance();
      sum = sum.plus(Answer.of(find.apply(workload)));
      if (frame == 1) {
        assertThat(sum).as("frame 1").isEqualTo(firstFrame);
      }
    }
    assertThat(sum).as("first 10 frames").isEqualTo(tenFrames);
  }

  /** A number of pairs and the sum over them of a mix of their ids. */
  private record Answer(long pairs, long checksum) {
    static Answer of(Pairs pairs) {
      long checksum = 0;
      for (int k = 0; k < pairs.size(); k++) {
        checksum += pairs.a(k) * 0x9E3779B97F4A7C15L ^ pairs.b(k) * 0xC2B2AE3D27D4EB4FL;
      }
      return new Answer(pairs.size(), checksum);
    }

    Answer plus(Answer other) {
      return new Answer(pairs + other.pairs, checksum + other.checksum);
    }

    @Override
    public String toString() {
      return pairs + " pairs " + Long.toHexString(checksum);
    }
  }
}
