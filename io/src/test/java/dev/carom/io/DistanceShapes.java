// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Polygon;
import dev.carom.Shape;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** Tables of shapes with many equal distances, and the pairs that a search must find in them. */
final class DistanceShapes {
  private static final String HEADER =
      "kind,x,y,x2,y2,radius,width,height,points,group,layer,clearance\n";

  private DistanceShapes() {}

  /** Tells whether two rows form a pair, apart from groups and layers. */
  interface Rule {
    boolean arePair(int rowA, int rowB);
  }

  /** Returns a shape of any kind but a turned box, on a raster of this width. */
  static Shape shape(Randoms random, double raster) {
    double x = raster * random.below(20);
    double y = raster * random.below(12);
    double size = raster * random.below(3);
    return switch (random.below(5)) {
      case 0 -> new Circle(x, y, size);
      case 1 -> new Box(x, y, x + size, y + raster * random.below(3));
      case 2 -> new Capsule(x, y, x + size, y + 2 * raster, raster * random.below(2));
      case 3 -> Polygon.of(x, y, x + 2 * raster, y, x, y + raster * (1 + random.below(3)));
      default -> Polygon.of(x, y, x + raster, y, x + size, y + 3 * raster).rounded(raster / 2);
    };
  }

  static ShapeTable tableOf(Shape... shapes) {
    ShapeTable.Builder builder = ShapeTable.builder();
    for (int k = 0; k < shapes.length; k++) {
      builder.add(k, shapes[k]);
    }
    return builder.build();
  }

  /** Shapes of all kinds on a small raster, some of them several times. */
  static ShapeTable table(Randoms random, int count, int groups, int layers) throws IOException {
    return table(random, count, groups, layers, new String[] {""});
  }

  static ShapeTable table(Randoms random, int count, int groups, int layers, String[] clearances)
      throws IOException {
    StringBuilder csv = new StringBuilder(HEADER);
    for (int k = 0; k < count; k++) {
      int x = random.below(20);
      int y = random.below(12);
      csv.append(
          switch (random.below(6)) {
            case 0 -> "circle,%d,%d,,,%d,,,".formatted(x, y, random.below(3));
            case 1 -> "box,%d,%d,,,,%d,2,".formatted(x, y, 2 * random.below(3));
            case 2 -> "capsule,%d,%d,%d,%d,0.5,,,".formatted(x, y, x + random.below(5), y + 1);
            case 3 -> "polygon,,,,,%d,,,\"%s\"".formatted(random.below(2), triangle(x, y));
            case 4 -> "polygon,,,,,,,,\"%s\"".formatted(corner(x, y));
            default -> "circle,%d,%d,,,0.25,,,".formatted(x % 4, y % 4);
          });
      csv.append(',').append(groups == 0 || random.below(8) == 0 ? "" : random.below(groups));
      csv.append(',').append(layers == 0 || random.below(5) == 0 ? "" : random.below(layers));
      csv.append(',').append(clearances[random.below(clearances.length)]).append('\n');
    }
    return new ShapeReader()
        .withColumn("group")
        .withColumn("layer")
        .withClearances()
        .read(
            "test.csv", new ByteArrayInputStream(csv.toString().getBytes(StandardCharsets.UTF_8)));
  }

  private static String triangle(int x, int y) {
    return "%d %d, %d %d, %d %d".formatted(x, y, x + 3, y, x, y + 4);
  }

  /** An outline that is not convex. */
  private static String corner(int x, int y) {
    return "%d %d, %d %d, %d %d, %d %d, %d %d, %d %d"
        .formatted(x, y, x + 3, y, x + 3, y + 1, x + 1, y + 1, x + 1, y + 3, x, y + 3);
  }

  /** Returns true if groups and layers allow a pair; null for no such column. */
  static boolean mayBePair(
      ShapeTable a, int rowA, ShapeTable b, int rowB, String group, String layer) {
    String groupA = group == null ? "" : a.text(group, rowA);
    String groupB = group == null ? "" : b.text(group, rowB);
    String layerA = layer == null ? "" : a.text(layer, rowA);
    String layerB = layer == null ? "" : b.text(layer, rowB);
    return (groupA.isEmpty() || !groupA.equals(groupB))
        && (layerA.isEmpty() || layerB.isEmpty() || layerA.equals(layerB));
  }

  /** Returns all pairs, tested one by one. */
  static List<String> pairs(ShapeTable a, ShapeTable b, String group, String layer, Rule rule) {
    List<String> pairs = new ArrayList<>();
    for (int rowA = 0; rowA < a.size(); rowA++) {
      for (int rowB = a == b ? rowA + 1 : 0; rowB < b.size(); rowB++) {
        if (mayBePair(a, rowA, b, rowB, group, layer) && rule.arePair(rowA, rowB)) {
          pairs.add(rowA + " " + rowB);
        }
      }
    }
    return pairs;
  }

  /** Checks that searches list and count these pairs, in ranges of rows and with threads too. */
  static void check(
      Supplier<PairDetector> detectors,
      ShapeTable a,
      ShapeTable b,
      List<String> expected,
      String what)
      throws IOException {
    for (int atATime : new int[] {1 << 20, 1}) {
      List<String> found = new ArrayList<>();
      detectors
          .get()
          .atATime(atATime)
          .threads(1 + expected.size() % 2)
          .forEachPair((rowA, rowB) -> found.add(rowA + " " + rowB));
      assertThat(found).as(what + ", %d at a time", atATime).isEqualTo(expected);
    }
    List<String> first = new ArrayList<>();
    detectors.get().limit(7).forEachPair((rowA, rowB) -> first.add(rowA + " " + rowB));
    assertThat(first).as(what).isEqualTo(expected.subList(0, Math.min(7, expected.size())));
    long[] sum = {0};
    assertThat(detectors.get().forEachOfSame((rowA, rowB, pairs) -> sum[0] += pairs))
        .as(what)
        .isEqualTo(expected.size())
        .isEqualTo(sum[0]);
    PairCount count = detectors.get().count();
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
}
