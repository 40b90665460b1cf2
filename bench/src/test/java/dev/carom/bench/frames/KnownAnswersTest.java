// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The scenes are the ones whose answers are known, and contenders find them. */
class KnownAnswersTest {
  @Test
  void swarm() {
    assertThat(answers(new TextbookGrid(), new Swarm(10_000))).isEqualTo(new Swarm(10_000).known());
  }

  @Test
  void aLargerSwarm() {
    assertThat(answers(new TextbookGrid(), new Swarm(100_000)))
        .isEqualTo(new Swarm(100_000).known());
  }

  @Test
  @Tag("long")
  void theLargestSwarm() {
    assertThat(answers(new TextbookGrid(), new Swarm(1_000_000)))
        .isEqualTo(new Swarm(1_000_000).known());
    for (int threads = 1; threads <= 2; threads++) {
      assertThat(answers(new CaromFinder(threads), new Swarm(1_000_000)))
          .as("%d threads", threads)
          .isEqualTo(new Swarm(1_000_000).known());
    }
  }

  @Test
  void allKindsOfMotion() {
    for (Motion.Kind kind : Motion.Kind.values()) {
      assertMotion(new TextbookGrid(), 100_000, kind);
      assertMotion(new CaromFinder(1), 100_000, kind);
      assertMotion(new CaromFinder(2), 100_000, kind);
      assertMotion(CaromFinder.inAnyOrder(), 100_000, kind);
    }
  }

  @Test
  @Tag("long")
  void allKindsOfMotionOfAMillion() {
    for (Motion.Kind kind : Motion.Kind.values()) {
      assertMotion(new CaromFinder(2), 1_000_000, kind);
      assertMotion(new CaromWorld(), 1_000_000, kind);
    }
  }

  private static void assertMotion(Contender contender, int count, Motion.Kind kind) {
    Scene scene = new Motion(count, kind);
    Answers known = scene.known();
    assertThat(known).isNotNull();
    assertThat(answers(contender, scene))
        .as("%s, %s", scene.name(), contender.name())
        .isEqualTo(known);
  }

  @Test
  void turnedBoxes() {
    Scene scene = new Tumble(10_000);
    for (Contender contender :
        List.of(
            new CaromFinder(1),
            new CaromFinder(2),
            new CoverGrid("hash grid", 2),
            new JtsTree(),
            new Dyn4jWorld())) {
      assertThat(answers(contender, new Tumble(10_000)))
          .as(contender.name())
          .isEqualTo(scene.known());
    }
    assertThat(answers(new CaromFinder(1), new Tumble(100_000)))
        .isEqualTo(new Tumble(100_000).known());
  }

  @Test
  void circlesAmongTurnedBoxes() {
    Answers known = new TurnedLevel().known();
    for (Contender contender :
        List.of(new CaromFinder(1), new CaromFinder(2), new LevelGrid("hash grid", 6))) {
      assertThat(answers(contender, new TurnedLevel())).as(contender.name()).isEqualTo(known);
    }
  }

  @Test
  void level() {
    assertThat(answers(new LevelGrid("hash grid", 6), new Level())).isEqualTo(new Level().known());
  }

  @Test
  void skew() {
    assertThat(answers(new CoverGrid("hash grid", 8), new Skew())).isEqualTo(new Skew().known());
  }

  @Test
  void allContendersAgreeOnASmallSwarm() {
    Answers expected = answers(new TextbookGrid(), new Swarm(2_000));
    for (Contender contender :
        List.of(
            new CaromFinder(1),
            new CaromFinder(2),
            new CaromWorld(),
            new HashGrid(),
            new CoverGrid("hash grid", 6),
            new JtsTree(),
            new Dyn4jWorld(),
            new Jbox2dTree())) {
      assertThat(answers(contender, new Swarm(2_000))).as(contender.name()).isEqualTo(expected);
    }
  }

  @Test
  void caromFindsThemOnOneThreadAndOnTwo() {
    for (int threads = 1; threads <= 2; threads++) {
      for (Scene scene : List.of(new Swarm(10_000), new Swarm(100_000), new Skew())) {
        assertThat(answers(new CaromFinder(threads), scene))
            .as("%s, %d threads", scene.name(), threads)
            .isEqualTo(scene.known());
      }
    }
  }

  @Test
  void caromAndJtsAgreeOnCirclesAndBoxes() {
    assertThat(answers(new CaromFinder(1), new Level())).isEqualTo(new Level().known());
    assertThat(answers(new CaromFinder(2), new Level())).isEqualTo(new Level().known());
    assertThat(answers(new JtsTree(), new Level())).isEqualTo(new Level().known());
  }

  private static Answers answers(Contender contender, Scene scene) {
    Lane lane = new Lane(contender, () -> scene);
    lane.begin();
    return lane.answers();
  }
}
