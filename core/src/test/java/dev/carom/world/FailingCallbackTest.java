package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Vec2;
import dev.carom.draw.Canvas;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A callback that throws reaches the caller as it is, and leaves the world as it was. */
class FailingCallbackTest {
  private static final Box FLOOR = new Box(-3, -1, 3, 0);

  private final World world = World.create();
  private final Handle ball = world.add(new Circle(0, 0.5, 1));
  private final Handle floor = world.addStatic(FLOOR);

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
}
