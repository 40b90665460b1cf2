// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Pairs that count by groups and layers, compared with all pairs tested one by one. */
class PairRulesTest {
  private static final long SEED = 18_002;

  private final Randoms random = new Randoms(SEED);

  @Test
  void groupsAndLayersLeaveOutPairs() throws IOException {
    for (int round = 0; round < 60; round++) {
      int groups = 1 + random.below(9);
      int layers = 1 + random.below(4);
      ShapeTable a = shapes(150, groups, layers);
      ShapeTable b = shapes(80, groups, layers);
      checkAll(a, a, round);
      checkAll(a, b, round);
    }
  }

  /** So many groups and layers that some rows are alone in theirs. */
  @Test
  void groupsAndLayersMayBeManyAndSmall() throws IOException {
    for (int round = 0; round < 10; round++) {
      ShapeTable a = shapes(200, 150, 40);
      checkAll(a, a, round);
      checkAll(a, shapes(150, 150, 40), round);
    }
  }

  private void checkAll(ShapeTable a, ShapeTable b, int round) throws IOException {
    boolean touching = round % 2 == 0;
    check(a, b, touching, "group", null, null);
    check(a, b, touching, null, null, "layer");
    check(a, b, touching, "group", null, "layer");
    Set<String> occurring = new HashSet<>();
    for (ShapeTable table : List.of(a, b)) {
      for (int row = 0; row < table.size(); row++) {
        occurring.add(table.text("group", row).strip());
      }
    }
    occurring.remove("");
    List<String> only = occurring.stream().sorted().limit(3).toList();
    check(a, b, touching, "group", only, round % 3 == 0 ? "layer" : null);
  }

  private void check(
      ShapeTable a, ShapeTable b, boolean touching, String group, List<String> only, String layer)
      throws IOException {
    List<String> expected = expected(a, b, touching, group, only, layer);
    String what = "%s %s %s, touching %s, seed %d".formatted(group, only, layer, touching, SEED);
    UnaryOperator<PairDetector> rules =
        detector -> {
          if (group != null && only == null) {
            detector.groups(group);
          } else if (group != null) {
            detector.groups(group, only);
          }
          return (layer == null ? detector : detector.layers(layer)).touching(touching);
        };
    for (int atATime : new int[] {1 << 20, 1}) {
      List<String> found = new ArrayList<>();
      rules
          .apply(detector(a, b))
          .atATime(atATime)
          .threads(1 + random.below(2))
          .forEachPair((rowA, rowB) -> found.add(rowA + " " + rowB));
      assertThat(found).as(what + ", %d at a time", atATime).isEqualTo(expected);
    }
    List<String> first = new ArrayList<>();
    rules.apply(detector(a, b)).limit(5).forEachPair((rowA, rowB) -> first.add(rowA + " " + rowB));
    assertThat(first).as(what).isEqualTo(expected.subList(0, Math.min(5, expected.size())));
    checkCount(rules.apply(detector(a, b)).count(), a, b, expected, what);
    long[] sum = {0};
    long same =
        rules
            .apply(detector(a, b))
            .forEachOfSame(
                (rowA, rowB, pairs) -> {
                  assertThat(pairs).isPositive();
                  sum[0] += pairs;
                });
    assertThat(same).as(what).isEqualTo(expected.size()).isEqualTo(sum[0]);
  }

  private static PairDetector detector(ShapeTable a, ShapeTable b) {
    return a == b ? PairDetector.among(a) : PairDetector.between(a, b);
  }

  private static void checkCount(
      PairCount count, ShapeTable a, ShapeTable b, List<String> expected, String what) {
    assertThat(count.pairs()).as(what).isEqualTo(expected.size());
    Set<Integer> hitA = new HashSet<>();
    Set<Integer> hitB = a == b ? hitA : new HashSet<>();
    for (String pair : expected) {
      hitA.add(Integer.valueOf(pair.split(" ")[0]));
      hitB.add(Integer.valueOf(pair.split(" ")[1]));
    }
    for (int row = 0; row < a.size(); row++) {
      assertThat(count.isHitOfA(row)).as(what).isEqualTo(hitA.contains(row));
    }
    for (int row = 0; row < b.size(); row++) {
      assertThat(count.isHitOfB(row)).as(what).isEqualTo(hitB.contains(row));
    }
  }

  private static List<String> expected(
      ShapeTable a, ShapeTable b, boolean touching, String group, List<String> only, String layer) {
    List<String> pairs = new ArrayList<>();
    for (int rowA = 0; rowA < a.size(); rowA++) {
      for (int rowB = a == b ? rowA + 1 : 0; rowB < b.size(); rowB++) {
        String groupA = group == null ? "" : a.text(group, rowA).strip();
        String groupB = group == null ? "" : b.text(group, rowB).strip();
        String layerA = layer == null ? "" : a.text(layer, rowA).strip();
        String layerB = layer == null ? "" : b.text(layer, rowB).strip();
        boolean counts =
            (groupA.isEmpty() || !groupA.equals(groupB))
                && (layerA.isEmpty() || layerB.isEmpty() || layerA.equals(layerB))
                && (only == null || only.contains(groupA) && only.contains(groupB));
        if (counts
            && (touching
                ? a.shape(rowA).intersects(b.shape(rowB))
                : a.shape(rowA).overlaps(b.shape(rowB)))) {
          pairs.add(rowA + " " + rowB);
        }
      }
    }
    return pairs;
  }

  /** Shapes of all kinds on a small raster, some of them several times. */
  private ShapeTable shapes(int count, int groups, int layers) throws IOException {
    StringBuilder csv = new StringBuilder("group,kind,x,y,x2,y2,radius,width,height,angle,layer\n");
    for (int k = 0; k < count; k++) {
      int x = random.below(12);
      int y = random.below(6);
      String[] group = {"", " ", "g" + random.below(groups), " g" + random.below(groups) + " "};
      csv.append(group[random.below(8) == 0 ? random.below(2) : 2 + random.below(2)]).append(',');
      csv.append(
          switch (random.below(4)) {
            case 0 -> "circle,%d,%d,,,%d,,,".formatted(x, y, random.below(3));
            case 1 -> "box,%d,%d,,,,%d,1,".formatted(x, y, random.below(4));
            case 2 -> "box,%d,%d,,,,2,1,%d".formatted(x, y, 15 + 30 * random.below(3));
            default -> "capsule,%d,%d,%d,%d,0.5,,,".formatted(x, y, x + random.below(3), y + 1);
          });
      csv.append(',').append(random.below(5) == 0 ? "" : "" + random.below(layers)).append('\n');
    }
    return read(csv.toString());
  }

  /** Half a billion pairs of the same group, which no search may look at one by one. */
  @Test
  void manyShapesOfOneGroupAtOnePlaceCostLittle() throws IOException {
    StringBuilder csv = new StringBuilder("x,y,radius,group,layer\n");
    for (int k = 0; k < 30_000; k++) {
      csv.append("0,0,1,plane,\n0,0,1,,").append(k).append('\n');
    }
    csv.append("0,0,1,track,\n");
    ShapeTable shapes = read(csv.toString());
    List<String> first = new ArrayList<>();
    PairDetector planeAndTrack =
        PairDetector.among(shapes).groups("group", List.of("plane", "track"));
    assertThat(planeAndTrack.forEachPair((a, b) -> first.add(a + " " + b))).isEqualTo(30_000);
    assertThat(planeAndTrack.removed()).isLessThan(20_000_000);
    assertThat(planeAndTrack.count().pairs()).isEqualTo(30_000);
    assertThat(first).startsWith("0 60000", "2 60000").endsWith("59998 60000");
    long withAllLayers = 30_000L * 29_999 / 2 + 30_001L * 30_000;
    assertThat(PairDetector.among(shapes).layers("layer").count().pairs())
        .isEqualTo(withAllLayers + 30_000);
    assertThat(PairDetector.among(shapes).groups("group").layers("layer").count().pairs())
        .isEqualTo(30_000L * 30_001 + 30_000);
  }

  /** Few pairs of the same group on each layer, but many on all of them. */
  @Test
  void pairsOfTheSameGroupOnManyLayersCostLittle() throws IOException {
    StringBuilder csv = new StringBuilder("x,y,radius,group,layer\n");
    for (int k = 0; k < 24_000; k++) {
      csv.append("0,0,1,").append(k < 23_980 ? "plane," : "track,").append(k % 20).append('\n');
    }
    PairDetector detector =
        PairDetector.among(read(csv.toString())).groups("group").layers("layer");
    assertThat(detector.forEachPair((a, b) -> {})).isEqualTo(20 * 1_199);
    assertThat(detector.removed()).isLessThan(6_000_000);
  }

  @Test
  void groupsThatNoShapeIsInAreRejected() throws IOException {
    ShapeTable shapes = read("x,y,radius,net\n0,0,1,GND\n0,0,1, VCC \n");
    PairDetector detector = PairDetector.among(shapes);
    assertThatThrownBy(() -> detector.groups("net", List.of("VCC", "GDN", "X")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no shape has the net \"GDN\"");
    assertThatThrownBy(() -> detector.groups("net", List.of("VCC", " ")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the names of groups must not be empty");
    assertThatThrownBy(() -> detector.groups("layer"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("column layer was not read");
    assertThat(detector.groups("net", List.of("VCC", "GND", " GND")).count().pairs()).isEqualTo(1);
  }

  @Test
  void noRowsHaveNoPairsWhateverTheGroups() throws IOException {
    ShapeTable none = read("x,y,radius,net\n");
    List<String> nets = List.of("GND", "VCC");
    assertThat(PairDetector.among(none).groups("net", nets).count().pairs()).isZero();
    ShapeTable alsoNone = read("net,x,y,radius\n");
    assertThat(PairDetector.between(none, alsoNone).groups("net", nets).count().pairs()).isZero();
    ShapeTable one = read("x,y,radius,net\n0,0,1,GND\n");
    assertThatThrownBy(() -> PairDetector.between(none, one).groups("net", nets))
        .hasMessage("no shape has the net \"VCC\"");
  }

  private static ShapeTable read(String csv) throws IOException {
    return new ShapeReader()
        .keepColumns()
        .read("test.csv", new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8)));
  }
}
