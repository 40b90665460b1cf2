// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.oracle.SplitMix64;
import dev.carom.world.Handle;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Levels drawn as tiles with slopes, as outlines. */
class SlopeTilesTest {
  private static final long SEED = 1617;
  private static final String KINDS = "#/\\abcd_. ";
  private static final int[] LEFT = {4, 0, 4, 0, 2, 4, 2, 2, 0, 0};
  private static final int[] RIGHT = {4, 4, 0, 2, 4, 2, 0, 2, 0, 0};

  @Test
  void randomMapsCoverWhatThePictureShows() {
    for (int number = 0; number < 60; number++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, number);
      String[] map = new String[random.between(1, 6)];
      for (int row = 0; row < map.length; row++) {
        StringBuilder tiles = new StringBuilder();
        int columns = random.between(0, 8);
        for (int column = 0; column < columns; column++) {
          tiles.append(KINDS.charAt(random.oneIn(2) ? 0 : random.below(KINDS.length())));
        }
        map[row] = tiles.toString();
      }
      for (Side top : new Side[] {Side.MAX_Y, Side.MIN_Y}) {
        assertCovers(map, top, 9, "case " + number + " of seed " + SEED);
      }
    }
  }

  private static void assertCovers(String[] map, Side top, int columns, String description) {
    List<Shape> shapes = Tiles.outlines(map, top, -3, 5, 4);
    List<Box> bounds = shapes.stream().map(Shape::bounds).toList();
    String picture = String.join("|", map);
    for (int row = 0; row < map.length; row++) {
      for (int column = 0; column < columns; column++) {
        for (int part = 0; part < 16; part++) {
          // Next to the middle of each of 4 x 4 squares, where no edge passes.
          double x = part % 4 + 0.5;
          double height = part / 4 + 0.375;
          int kind = column < map[row].length() ? KINDS.indexOf(map[row].charAt(column)) : 8;
          boolean isSolid = height < LEFT[kind] + (RIGHT[kind] - LEFT[kind]) * x / 4;
          double down = row * 4 + 4 - height;
          double y = top == Side.MIN_Y ? 5 + down : 5 + map.length * 4 - down;
          boolean isCovered = false;
          for (int k = 0; k < shapes.size() && !isCovered; k++) {
            double pointX = -3 + column * 4 + x;
            isCovered = bounds.get(k).contains(pointX, y) && shapes.get(k).contains(pointX, y);
          }
          assertThat(isCovered)
              .as("%s: %s at %s, %s", description, picture, column, row)
              .isEqualTo(isSolid);
        }
      }
    }
    for (int a = 0; a < shapes.size(); a++) {
      for (int b = 0; b < a; b++) {
        assertThat(bounds.get(a).overlaps(bounds.get(b)) && shapes.get(a).overlaps(shapes.get(b)))
            .as(description)
            .isFalse();
      }
    }
  }

  @Test
  void tilesThatAdjoinAreOneShape() {
    String[] hill = {"..../#\\....", "..ab###cd..", "###########"};
    assertThat(Tiles.outlines(hill, Side.MAX_Y, 0, 0, 1)).hasSize(1);
    String[] ring = {"#####", "#...#", "#####"};
    assertThat(Tiles.outlines(ring, Side.MIN_Y, 0, 0, 1)).hasSize(1);
    String[] apart = {"#.#", ".#.", "/.\\"};
    assertThat(Tiles.outlines(apart, Side.MAX_Y, 0, 0, 1)).hasSize(5);
    assertThat(Tiles.outlines(new String[0], Side.MAX_Y, 0, 0, 1)).isEmpty();
  }

  @Test
  void whoWalksCrossesAHill() {
    String[] map = {"............", "..../##\\....", "..ab####cd..", "############"};
    World world = World.create();
    world.addAllStatic(Tiles.outlines(map, Side.MAX_Y, 0.1, 0.7, 2));
    Handle handle = world.add(Box.centered(1.5, 4, 0.7, 0.9));
    Mover mover = Mover.builder(world).walkOn(Side.MAX_Y, 50).build();
    double highest = 0;
    int steps = 0;
    while (world.x(handle) < 22) {
      mover.move(handle, 0.2, -0.3);
      highest = Math.max(highest, mover.y());
      assertThat(++steps).isLessThan(200);
    }
    assertThat(highest).isGreaterThan(6);
    mover.move(handle, 0, -9);
    assertThat(mover.y()).isCloseTo(0.7 + 2 + 0.45, Offset.offset(1e-9));
  }

  @Test
  void largeMapsAreCutIntoPiecesThatCoverTheSame() {
    SplitMix64 random = new SplitMix64(SEED);
    String[] map = new String[40];
    for (int row = 0; row < map.length; row++) {
      StringBuilder tiles = new StringBuilder();
      for (int column = 0; column < 70; column++) {
        tiles.append(KINDS.charAt(random.oneIn(2) ? 0 : random.below(KINDS.length())));
      }
      map[row] = tiles.toString();
    }
    for (Side top : new Side[] {Side.MAX_Y, Side.MIN_Y}) {
      assertCovers(map, top, 70, "seed " + SEED);
    }
    String[] solid = new String[40];
    Arrays.fill(solid, "#".repeat(70));
    List<Shape> pieces = Tiles.outlines(solid, Side.MAX_Y, 0, 0, 1);
    assertThat(pieces).hasSize(6);
    for (Shape piece : pieces) {
      assertThat(Math.max(piece.bounds().width(), piece.bounds().height())).isLessThanOrEqualTo(32);
    }
  }

  @Test
  void whoWalksDoesNotNoticeTheCuts() {
    String hills = "ab#\\/\\ab##cd/#\\/\\";
    StringBuilder row = new StringBuilder();
    while (row.length() < 130) {
      row.append(hills);
    }
    String[] map = {row.toString(), "#".repeat(row.length())};
    for (double at : new double[] {0, 0.1, 1e6 + 0.1}) {
      World world = World.create();
      world.addAllStatic(Tiles.outlines(map, Side.MAX_Y, at, at, 1));
      assertThat(world.size()).isGreaterThan(4);
      Handle handle = world.add(new Circle(at + 0.4, at + 3, 0.3));
      Mover mover = Mover.builder(world).walkOn(Side.MAX_Y, 45).build();
      mover.move(handle, 0, -3);
      for (int step = 0; world.x(handle) < at + 120; step++) {
        double before = world.x(handle);
        mover.move(handle, 0.21, -0.1);
        assertThat(world.x(handle) - before).as("at %s", before).isGreaterThan(0.1);
        // From all sides: rounding makes some slopes steeper than 45°.
        assertThat(world.touching(handle).isEmpty()).as("at %s", before).isFalse();
        assertThat(step).isLessThan(2000);
      }
    }
  }

  @Test
  void badMapsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tiles.outlines(new String[] {"..", ".x"}, Side.MAX_Y, 0, 0, 1))
        .withMessage("tiles must be # / \\ a b c d _ . or spaces, but map[1] has 'x' at 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tiles.outlines(new String[] {"#"}, Side.MIN_X, 0, 0, 1))
        .withMessage("top must be MIN_Y or MAX_Y, but was MIN_X");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tiles.outlines(new String[] {"#"}, Side.MAX_Y, 0, 0, 0))
        .withMessage("size must be finite and positive, but was 0.0");
    assertThatNullPointerException()
        .isThrownBy(() -> Tiles.outlines(new String[] {null}, Side.MAX_Y, 0, 0, 1))
        .withMessage("map[0] must not be null");
  }
}
