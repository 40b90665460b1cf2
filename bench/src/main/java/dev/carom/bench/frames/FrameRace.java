// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import static dev.carom.bench.Numbers.format;
import static dev.carom.bench.Numbers.shortened;

import dev.carom.bench.Options;
import dev.carom.bench.Panel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Contenders that take turns on the same scene; Carom is the first. */
final class FrameRace {
  /**
   * The number of rounds; contenders take turns, so that a slow phase of the machine affects all.
   */
  static final int ROUNDS = 5;

  final Scene scene;
  final List<Lane> lanes = new ArrayList<>();

  private FrameRace(Scene scene) {
    this.scene = scene;
  }

  /** Measures all contenders, each on its own copy of the scene. */
  static FrameRace run(Supplier<Scene> scenes, List<Contender> contenders, Options options) {
    FrameRace race = new FrameRace(scenes.get());
    for (Contender contender : contenders) {
      race.begin(new Lane(contender, scenes), options);
    }
    for (int round = 1; round <= ROUNDS; round++) {
      for (Lane lane : race.lanes) {
        race.measure(lane, "round " + round + " of " + ROUNDS);
      }
    }
    return race;
  }

  private void begin(Lane lane, Options options) {
    progress("first frames of " + lane.contender.name());
    try {
      lane.begin();
      lane.warmUp(options.frames(), options.nanoseconds());
      lanes.add(lane);
    } catch (RuntimeException | LinkageError failure) {
      // A native library may not be available for this machine. Carom must be.
      if (lane.contender.isCarom()) {
        throw failure;
      }
      progress(lane.contender.name() + " is skipped: " + failure);
    }
  }

  private void measure(Lane lane, String round) {
    Lane.Batch batch = lane.batch();
    progress(
        format(
            "%s: %s ns per shape, worst %s, %s",
            round,
            shortened(batch.average() / scene.count),
            shortened((double) batch.worst() / scene.count),
            lane.contender.name()));
  }

  void progress(String what) {
    System.err.println(scene.name() + ": " + what);
  }

  /** Compares the answers with the known ones, or with Carom's if there are none. */
  String verdict(Lane lane) {
    Answers known = scene.known();
    return verdict(lane.answers(), known != null ? known : lanes.get(0).answers());
  }

  static String verdict(Answers found, Answers right) {
    if (found.equals(right)) {
      return "right";
    }
    long more = found.frames10().pairs() - right.frames10().pairs();
    return more == 0 ? "other pairs" : format("%+,d of %,d pairs", more, right.frames10().pairs());
  }

  Panel panel() {
    List<Panel.Bar> bars = new ArrayList<>();
    for (Lane lane : lanes) {
      bars.add(
          new Panel.Bar(
              lane.contender.name(),
              lane.best().average() / scene.count,
              (double) lane.best().worst() / scene.count,
              lane.contender.isCarom()));
    }
    return new Panel(scene.name(), "ns per shape and frame; thin line: worst frame", bars);
  }
}
