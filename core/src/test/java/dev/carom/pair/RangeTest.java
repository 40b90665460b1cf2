package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.util.List;
import org.junit.jupiter.api.Test;

class RangeTest {
  private static final double MAX = Double.MAX_VALUE;
  private static final double HALF = MAX / 2;

  @Test
  void aMotionThatLeavesTheDoublesIsNotAllowed() {
    List<Shape> shapes =
        List.of(
            new Circle(MAX, MAX, 1),
            new Box(0, 0, MAX, MAX),
            new Box(MAX, MAX, MAX, MAX),
            Compound.of(new Circle(0, 0, 1), new Box(0, 0, MAX, MAX)));
    for (Shape shape : shapes) {
      assertThat(Range.allows(shape, new Vec2(-HALF, -HALF))).as("%s", shape).isTrue();
      assertThat(Range.allows(shape, new Vec2(0, 0))).as("%s", shape).isTrue();
      assertThat(Range.allows(shape, new Vec2(HALF, 0))).as("%s", shape).isFalse();
      assertThat(Range.allows(shape, new Vec2(0, HALF))).as("%s", shape).isFalse();
    }
    Shape low = new Box(-MAX, -MAX, 0, 0);
    assertThat(Range.allows(low, new Vec2(-HALF, 0))).isFalse();
    assertThat(Range.allows(low, new Vec2(0, -HALF))).isFalse();
    assertThat(Range.allows(low, new Vec2(HALF, HALF))).isTrue();
    Shape far = Compound.of(new Circle(-MAX, -MAX, 1)).moveTo(HALF, HALF);
    assertThat(Range.allows(far, new Vec2(HALF, HALF))).isTrue();
    assertThat(Range.allows(far, new Vec2(MAX, 0))).isFalse();
    assertThat(Range.allows(far, new Vec2(0, MAX))).isFalse();
  }

  @Test
  void theSizeIsTheLargestCoordinate() {
    assertThat(Range.sizeOf(new Box(-5, 1, 2, 3))).isEqualTo(5);
    assertThat(Range.sizeOf(new Box(-1, -6, 2, 3))).isEqualTo(6);
    assertThat(Range.sizeOf(new Box(-1, 1, 7, 3))).isEqualTo(7);
    assertThat(Range.sizeOf(new Circle(1, 5, 3))).isEqualTo(8);
  }
}
