// SPDX-License-Identifier: Apache-2.0
package dev.carom.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class NineZonesTest {
  private static final Box BOX = new Box(-2, -1, 2, 1);

  @Test
  void zonesAreNumberedByXFirstThenY() {
    assertThat(zone(-3, -2)).isEqualTo(0);
    assertThat(zone(0, -2)).isEqualTo(1);
    assertThat(zone(3, -2)).isEqualTo(2);
    assertThat(zone(-3, 0)).isEqualTo(3);
    assertThat(zone(0, 0)).isEqualTo(4);
    assertThat(zone(3, 0)).isEqualTo(5);
    assertThat(zone(-3, 2)).isEqualTo(6);
    assertThat(zone(0, 2)).isEqualTo(7);
    assertThat(zone(3, 2)).isEqualTo(8);
  }

  @Test
  void aBorderBelongsToTheBoxAndTheNextDoubleBeyondItDoesNot() {
    assertThat(zone(-2, -1)).isEqualTo(4);
    assertThat(zone(2, 1)).isEqualTo(4);
    assertThat(zone(2, 2)).isEqualTo(7);
    assertThat(zone(-3, 1)).isEqualTo(3);
    assertThat(zone(Math.nextUp(2.0), 1)).isEqualTo(5);
    assertThat(zone(Math.nextDown(-2.0), Math.nextDown(-1.0))).isEqualTo(0);
    assertThat(zone(-2, Math.nextUp(1.0))).isEqualTo(7);
  }

  @Test
  void aFlatBoxHasAMiddleZoneToo() {
    assertThat(NineZones.zone(0, 0, -2, 0, 2, 0)).isEqualTo(4);
    assertThat(NineZones.zone(0, 1, -2, 0, 2, 0)).isEqualTo(7);
    assertThat(NineZones.zone(5, 5, 5, 5, 5, 5)).isEqualTo(4);
  }

  @Test
  void everyZoneHasItsCase() {
    for (int zone : new int[] {0, 2, 6, 8}) {
      assertThat(NineZones.caseOf(zone)).isEqualTo(ZoneCase.CORNER);
    }
    for (int zone : new int[] {1, 3, 5, 7}) {
      assertThat(NineZones.caseOf(zone)).isEqualTo(ZoneCase.SIDE);
    }
    assertThat(NineZones.caseOf(4)).isEqualTo(ZoneCase.INSIDE);
  }

  @Test
  void aNumberThatIsNoZoneIsRefused() {
    assertThatThrownBy(() -> NineZones.caseOf(9))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("zone must be from 0 to 8, but was 9");
    assertThatThrownBy(() -> NineZones.caseOf(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("zone must be from 0 to 8, but was -1");
  }

  @Test
  void touchingIsAHitInEveryZone() {
    // 3-4-5 triangles at the corners; everything here is exact.
    assertThat(NineZones.test(new Circle(-5, -5, 5), BOX)).isTrue();
    assertThat(NineZones.test(new Circle(5, -5, 5), BOX)).isTrue();
    assertThat(NineZones.test(new Circle(-5, 5, 5), BOX)).isTrue();
    assertThat(NineZones.test(new Circle(5, 5, 5), BOX)).isTrue();
    assertThat(NineZones.test(new Circle(1, -4, 3), BOX)).isTrue();
    assertThat(NineZones.test(new Circle(1, 4, 3), BOX)).isTrue();
    assertThat(NineZones.test(new Circle(-4, 1, 2), BOX)).isTrue();
    assertThat(NineZones.test(new Circle(4, 1, 2), BOX)).isTrue();
    assertThat(NineZones.test(new Circle(2, 1, 0), BOX)).isTrue();
  }

  @Test
  void aGapIsNoHitInAnyZoneOutside() {
    assertThat(NineZones.test(new Circle(-5, -5, 4.9), BOX)).isFalse();
    assertThat(NineZones.test(new Circle(5, -5, 4.9), BOX)).isFalse();
    assertThat(NineZones.test(new Circle(-5, 5, 4.9), BOX)).isFalse();
    assertThat(NineZones.test(new Circle(5, 5, 4.9), BOX)).isFalse();
    assertThat(NineZones.test(new Circle(1, -4, 2.9), BOX)).isFalse();
    assertThat(NineZones.test(new Circle(1, 4, 2.9), BOX)).isFalse();
    assertThat(NineZones.test(new Circle(-4, 1, 1.9), BOX)).isFalse();
    assertThat(NineZones.test(new Circle(4, 1, 1.9), BOX)).isFalse();
  }

  @Test
  void agreesWithTheExactVerdictOnRandomPairs() {
    RandomPairs pairs = new RandomPairs(4);
    int hits = 0;
    for (int k = Volume.quickPairs(); k > 0; k--) {
      Circle circle = pairs.circle(2);
      Box box = pairs.box(4, 4);
      boolean exact = circle.intersects(box);
      hits += exact ? 1 : 0;
      if (NineZones.test(circle, box) != exact) {
        assertThat(NineZones.test(circle, box)).as("%s %s", circle, box).isEqualTo(exact);
      }
    }
    assertThat(hits).isBetween(Volume.quickPairs() / 10, Volume.quickPairs() / 5);
  }

  @Test
  void plainDoublesAreWrongNextToATouch() {
    // In real arithmetic a gap of 1e-30 remains; the sum of the squares rounds it away.
    Circle circle = new Circle(1, 1e-15, 1);
    Box box = new Box(-1, -1, 0, 0);
    assertThat(circle.intersects(box)).isFalse();
    assertThat(NineZones.test(circle, box)).isTrue();
  }

  private static int zone(double x, double y) {
    return NineZones.zone(new Circle(x, y, 1), BOX);
  }
}
