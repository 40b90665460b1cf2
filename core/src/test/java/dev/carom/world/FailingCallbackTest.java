// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Vec2;
import dev.carom.draw.Canvas;
import dev.carom.oracle.SplitMix64;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A callback that throws reaches the caller as it is, and leaves the world as it was. */
class FailingCallbackTest {
  private static final long SEED = 41;
  private static final Box FLOOR = new Box(-3, -1, 3, 0);

  private final World world = World.create();
  private final Handle ball = world.add(new Circle(0, 0.5, 1));

  FailingCallbackTest() {
    world.addStatic(FLOOR);
  }

  /** What callbacks of these tests throw. */
  private static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** A canvas whose calls fail from the given one on, counted from 0. */
  private static Canvas failingFrom(int call) {
    int[] calls = {0};
    return (Canvas)
        Proxy.newProxyInstance(
            Canvas.class.getClassLoader(),
            new Class<?>[] {Canvas.class},
            (proxy, method, arguments) -> {
              if (calls[0]++ >= call) {
                throw new Failure();
              }
              return method.getReturnType() == double.class ? 0.1 : null;
            });
  }

  private static boolean fails(Runnable action) {
    try {
      action.run();
      return false;
    } catch (Failure expected) {
      return true;
    }
  }

  private void assertUsable() {
    double y = world.y(ball);
    world.moveTo(ball, 0, y + 1);
    world.moveTo(ball, 0, y);
    world.detect();
    assertThat(world.contacts().next()).isTrue();
  }

  @Test
  void ofACanvasAtEveryCall() {
    world.detect();
    Hits hits = world.sweep(ball, new Vec2(0, -1));
    List<Consumer<Canvas>> drawings =
        List.of(canvas -> world.draw(canvas), canvas -> world.draw(canvas, hits));
    for (Consumer<Canvas> drawing : drawings) {
      int call = 0;
      while (true) {
        Canvas canvas = failingFrom(call++);
        if (!fails(() -> drawing.accept(canvas))) {
          break;
        }
        assertUsable();
      }
      assertThat(call).isGreaterThan(3);
    }
  }

  @Test
  void ofALoopOverContactsOrEvents() {
    world.detect();
    assertThatThrownBy(
            () -> {
              Contacts contacts = world.contacts();
              while (contacts.next()) {
                throw new Failure();
              }
            })
        .isInstanceOf(Failure.class);
    assertUsable();
    assertThatThrownBy(
            () -> {
              Events events = world.events();
              while (events.next()) {
                throw new Failure();
              }
              world.moveTo(ball, 50, 50);
              world.detect();
              for (Events ended = world.events(); ended.next(); ) {
                throw new Failure();
              }
            })
        .isInstanceOf(Failure.class);
    world.moveTo(ball, 0, 0.5);
    assertUsable();
  }

  @Test
  void ofAPredicateOfAQuestionWhichLeavesNoHits() {
    world.addAll(new Circle(1, 0, 1), new Circle(2, 0, 1), new Circle(3, 0, 1));
    int[] calls = {0};
    Hits failing =
        new Hits()
            .where(
                handle -> {
                  if (calls[0]++ == 2) {
                    throw new Failure();
                  }
                  return true;
                });
    Circle circle = new Circle(0, 0, 9);
    List<Consumer<Hits>> questions =
        List.of(
            hits -> world.query(circle, hits),
            hits -> world.within(0, 0, 9, hits),
            hits -> world.castAll(-9, 0, 9, 0, hits),
            hits -> world.sweepAll(ball, 9, 0, hits),
            hits -> world.nearest(0, 0, 3, hits),
            hits -> world.nearest(ball, 4, hits));
    for (Consumer<Hits> question : questions) {
      calls[0] = 0;
      assertThat(fails(() -> question.accept(failing))).isTrue();
      assertThat(failing.isEmpty()).isTrue();
      assertUsable();
      calls[0] = 3;
      question.accept(failing);
      Hits expected = new Hits();
      question.accept(expected);
      assertThat(failing.size()).isEqualTo(expected.size()).isPositive();
      for (int k = 0; k < failing.size(); k++) {
        assertThat(failing.handle(k)).isSameAs(expected.handle(k));
      }
    }
  }

  @Test
  void ofAPredicateThatUsesTheHitsThatAreBeingFilled() {
    Hits hits = new Hits();
    hits.where(handle -> world.query(0, 0, hits).isEmpty());
    assertThatThrownBy(() -> world.query(0, 0.5, hits))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("this Hits is being filled: a callback needs another one for its questions");
    assertUsable();
  }

  @Test
  void ofAnActionForEachShape() {
    assertThat(
            fails(
                () ->
                    world.forEach(
                        handle -> {
                          throw new Failure();
                        })))
        .isTrue();
    assertUsable();
  }

  /** Compared with a world whose predicate never fails, over many frames of moving circles. */
  @Test
  void ofThePredicateOfTheWorldWhichGivesTheSamePairsLater() {
    SplitMix64 random = new SplitMix64(SEED);
    boolean[] armed = {false};
    BiPredicate<Handle, Handle> rule = (a, b) -> (a.slot() + b.slot()) % 3 != 0;
    World failing =
        World.builder()
            .predicate(
                (a, b) -> {
                  if (armed[0] && random.oneIn(20)) {
                    throw new Failure();
                  }
                  return rule.test(a, b);
                })
            .build();
    World sound = World.builder().predicate(rule).build();
    List<Handle> handles = new ArrayList<>();
    for (int k = 0; k < 200; k++) {
      Circle circle = new Circle(random.fraction() * 20, random.fraction() * 20, 1);
      handles.add(failing.add(circle));
    }
    sound.copyFrom(failing);
    int failures = 0;
    for (int frame = 0; frame < 60; frame++) {
      for (Handle handle : handles) {
        double dx = (random.fraction() - 0.5) * 0.02;
        failing.moveBy(handle, dx, -dx);
        sound.moveTo(handle, failing.x(handle), failing.y(handle));
      }
      armed[0] = frame % 2 == 0;
      failures += fails(failing::detect) ? 1 : 0;
      armed[0] = false;
      failing.detect();
      sound.detect();
      assertThat(failing.checksum())
          .as("seed %s, frame %s", SEED, frame)
          .isEqualTo(sound.checksum());
    }
    assertThat(failures).isGreaterThan(10);
  }
}
