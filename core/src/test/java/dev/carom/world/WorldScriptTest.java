// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random scripts of all calls give the same as a plain model; a script that fails is shortened
 * before it is shown.
 */
@Tag("scale")
class WorldScriptTest {
  private static final long SEED = 3;
  private static final int SCRIPTS = Volume.quickPairs() / 1000;

  @Test
  void everyScriptGivesWhatTheModelGives() {
    for (int number = 0; number < SCRIPTS; number++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, number);
      boolean touching = !random.oneIn(3);
      List<Step> script = Step.script(random);
      Throwable failure = failure(script, touching);
      if (failure != null) {
        List<Step> shortest = shortened(script, touching);
        throw new AssertionError(
            "script %d of seed %d fails%s in %d steps:%n%s"
                .formatted(
                    number,
                    SEED,
                    touching ? "" : " without touching",
                    shortest.size(),
                    shortest.stream().map(Step::toString).collect(Collectors.joining("\n"))),
            failure(shortest, touching));
      }
    }
  }

  private static Throwable failure(List<Step> script, boolean touching) {
    try {
      ScriptRun.run(script, touching);
      return null;
    } catch (AssertionError | RuntimeException failure) {
      return failure;
    }
  }

  /** Leaves out as many steps as it can, long runs of them first. */
  private static List<Step> shortened(List<Step> script, boolean touching) {
    List<Step> steps = script;
    for (int run = steps.size() / 2; run >= 1; run = Math.min(run - 1, run)) {
      for (int start = 0; start + run <= steps.size(); ) {
        List<Step> fewer = new ArrayList<>(steps);
        fewer.subList(start, start + run).clear();
        if (failure(fewer, touching) != null) {
          steps = fewer;
        } else {
          start++;
        }
      }
    }
    return steps;
  }
}
