// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Circle;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pairs found in tiles are those that one machine finds: each once, and no other. */
class CollisionJoinTest {
  /** Small tiles, so that few shapes have many of them. */
  private static final int OF_A_TILE = 100;

  private static final boolean IS_LONG = Boolean.getBoolean("carom.long");
  private static final int COUNT = IS_LONG ? 8_000 : 4_000;
  private static final int COUNT_OF_OTHERS = IS_LONG ? 3_000 : 1_000;

  static Stream<Arguments> scenes() {
    return Stream.of(
        scene("uniform", () -> Scenes.uniform(COUNT)),
        scene("clustered", () -> Scenes.clustered(COUNT)),
        scene("mixed", () -> Scenes.mixed(COUNT, 1)),
        scene("lattice", () -> Scenes.lattice(60)),
        scene("one giant", () -> Scenes.uniform(COUNT).add(new Circle(50, 50, 500))),
        scene("giants", () -> Scenes.withGiants(COUNT)),
        scene("all at one place", () -> Scenes.atOnePlace(500)),
        scene("extreme", Scenes::extreme),
        scene("all kinds", () -> Scenes.allKinds(2_500, 3)),
        scene("lattice of all kinds", () -> Scenes.latticeOfAllKinds(40)),
        scene("giants of all kinds", () -> Scenes.withGiantsOfAllKinds(3_000)),
        scene("all kinds at one place", () -> Scenes.allKindsAtOnePlace(300)),
        scene("extreme of all kinds", Scenes::extremeOfAllKinds),
        scene("one shape", () -> new Scene().add(new Circle(1, 2, 3))),
        scene("empty", Scene::new));
  }

  private static Arguments scene(String name, Supplier<Scene> scene) {
    return Arguments.of(name, scene);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scenes")
  void findsThePairsThatOneMachineFinds(String name, Supplier<Scene> scenes) {
    Scene scene = scenes.get();
    Scene.assertSame(small(CollisionJoin.within(scene.frame(3))).pairs(), scene.pairs(true, false));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scenes")
  void findsThePairsOfTwoThatOneMachineFinds(String name, Supplier<Scene> scenes) {
    Scene first = scenes.get();
    Scene second = Scenes.withGiants(COUNT_OF_OTHERS);
    CollisionJoin join = CollisionJoin.between(first.frame(2), second.frame(3));
    Scene.assertSame(small(join).pairs(), first.pairsWith(second, true, false));
  }

  @Test
  void leavesOutWhatOnlyTouches() {
    checkWithoutTouching(Scenes.lattice(70).add(new Circle(35, 35, 10.25)));
    checkWithoutTouching(Scenes.latticeOfAllKinds(40).addTurnedBox(20, 20, 15, 10, 60));
  }

  private static void checkWithoutTouching(Scene scene) {
    List<String> expected = scene.pairs(false, false);
    assertThat(expected).isNotEmpty().hasSizeLessThan(scene.pairs(true, false).size());
    Scene.assertSame(small(CollisionJoin.within(scene.frame(3)).touching(false)).pairs(), expected);
  }

  @Test
  void tellsContactsToTheLastBit() {
    Scene scene = Scenes.withGiants(3_000);
    Scene other = Scenes.mixed(3_000, 2);
    CollisionJoin within = small(CollisionJoin.within(other.frame(3)).contacts());
    Scene.assertSame(within.pairs(), other.pairs(true, true));
    Scene.assertSame(
        small(CollisionJoin.between(scene.frame(2), other.frame(2)).contacts()).pairs(),
        scene.pairsWith(other, true, true));
    assertThat(within.pairs().columns())
        .containsExactly("a", "b", "normal_x", "normal_y", "depth", "point_x", "point_y");
  }

  @Test
  void tellsContactsOfAllKindsToTheLastBit() {
    Scene scene = Scenes.allKinds(500, 4);
    Scene other = Scenes.withGiantsOfAllKinds(300);
    Scene.assertSame(
        small(CollisionJoin.within(scene.frame(3)).contacts()).pairs(), scene.pairs(true, true));
    Scene.assertSame(
        small(CollisionJoin.between(other.frame(2), scene.frame(2)).contacts()).pairs(),
        other.pairsWith(scene, true, true));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scenes")
  void findsPairsUpToADistance(String name, Supplier<Scene> scenes) {
    Scene scene = scenes.get();
    // The distance between many shapes of the lattices.
    for (boolean touching : new boolean[] {true, false}) {
      CollisionJoin join = CollisionJoin.within(scene.frame(3)).touching(touching);
      Scene.assertSame(
          small(join.distance(0.5).distances()).pairs(), scene.pairsUpTo(0.5, touching));
    }
  }

  @Test
  void findsPairsOfTwoUpToADistance() {
    Scene first = Scenes.latticeOfAllKinds(40);
    Scene second = Scenes.withGiants(COUNT_OF_OTHERS);
    CollisionJoin join = CollisionJoin.between(first.frame(2), second.frame(3));
    Scene.assertSame(small(join.distance(1.25).distances()).pairs(), first.pairsUpTo(1.25, second));
  }

  @Test
  void refusesADistanceThatIsNone() {
    CollisionJoin join = CollisionJoin.within(Scenes.uniform(10).frame(1));
    assertThatThrownBy(() -> join.distance(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("distance must be finite and not negative, but was -1.0");
    assertThatThrownBy(() -> join.distance(Double.NaN)).hasMessageContaining("NaN");
  }

  private static CollisionJoin small(CollisionJoin join) {
    return join.shapesOfATile(OF_A_TILE);
  }
}
