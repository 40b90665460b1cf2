// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Pairs that are closer than their clearances allow, compared with exact arithmetic. */
class ClearancesTest {
  private static final long SEED = 18_202;

  /** One value, few values, and more than are searched one by one. */
  private static final String[][] CLEARANCES = {
    {"2"},
    {"", "0", "1", "5"},
    {"0.1", "0.2", "0.3", "1", "3"},
    {"1e6", "0.1", "0.2", "0.25", "0.3", "0.5", "1", "2", "3", "5", "13", "1e-9", "1e-300", "40"},
    {"", "0.1", "0.2", "0.25", "0.3", "0.5", "1", "2", "3", "5", "13", "1e-9", "0.0625"},
  };

  @TempDir Path folder;
  private final Randoms random = new Randoms(SEED);

  @Test
  void findsAllPairsThatAreTooClose() throws IOException {
    for (int round = 0; round < 48; round++) {
      String[] clearances = CLEARANCES[round % CLEARANCES.length];
      ShapeTable a = DistanceShapes.table(random, 60, 0, 0, clearances);
      ShapeTable b = DistanceShapes.table(random, 40, 0, 0, clearances);
      ClearanceRule rule = ClearanceRule.values()[round / 4 % 2];
      check(a, a, rule, round % 3 == 0, null, null);
      check(a, b, rule, round % 3 == 0, null, null);
    }
  }

  @Test
  void groupsAndLayersLeaveOutPairsThatAreTooClose() throws IOException {
    for (int round = 0; round < 24; round++) {
      String[] clearances = CLEARANCES[round % CLEARANCES.length];
      int groups = 1 + random.below(5);
      int layers = 1 + random.below(3);
      ShapeTable a = DistanceShapes.table(random, 60, groups, layers, clearances);
      ShapeTable b = DistanceShapes.table(random, 40, groups, layers, clearances);
      ClearanceRule rule = ClearanceRule.values()[round / 4 % 2];
      check(a, a, rule, round % 3 == 0, "group", round % 5 == 0 ? null : "layer");
      check(a, b, rule, round % 3 == 0, round % 5 == 0 ? null : "group", "layer");
    }
  }

  private void check(
      ShapeTable a, ShapeTable b, ClearanceRule rule, boolean touching, String group, String layer)
      throws IOException {
    String what = "%s, touching %s, seed %d".formatted(rule, touching, SEED);
    List<String> expected =
        DistanceShapes.pairs(
            a,
            b,
            group,
            layer,
            (rowA, rowB) -> {
              BigDecimal one = new BigDecimal(a.clearance(rowA));
              BigDecimal other = new BigDecimal(b.clearance(rowB));
              BigDecimal limit = rule == ClearanceRule.SUM ? one.add(other) : one.max(other);
              return DistanceOracle.isWithin(a.shape(rowA), b.shape(rowB), limit, touching);
            });
    Supplier<PairDetector> detectors =
        () -> {
          PairDetector detector = a == b ? PairDetector.among(a) : PairDetector.between(a, b);
          if (group != null) {
            detector.groups(group);
          }
          if (layer != null) {
            detector.layers(layer);
          }
          return detector.clearances(rule).touching(touching);
        };
    DistanceShapes.check(detectors, a, b, expected, what);
  }

  /** Otherwise the search for all the others would reach as far as they do. */
  @Test
  void fewLargeClearancesAreSearchedApart() {
    ShapeTable.Builder shapes = ShapeTable.builder();
    for (int row = 0; row < 500; row++) {
      double clearance = row == 0 ? 1e6 : row == 1 ? 1000 : 0.5 * random.next();
      shapes.add(row, new Circle(row, 0, 0.1)).clearance(clearance);
    }
    ShapeTable table = shapes.build();
    Clearances clearances = Clearances.of(table, table, ClearanceRule.LARGER);
    double[] reaches =
        IntStream.range(0, clearances.classes())
            .mapToDouble(code -> clearances.reach(code, code))
            .sorted()
            .toArray();
    assertThat(reaches).endsWith(1000, 1e6);
    assertThat(reaches[reaches.length - 3]).isLessThanOrEqualTo(0.5);
    assertThat(reaches[0]).isLessThan(0.1);
  }

  /** The gap from -0.2 to 0.1 is exactly 0.1 + 0.2, which is not a double. */
  @Test
  void sumsAreNotRounded() throws IOException {
    ShapeTable shapes =
        ShapeTable.builder()
            .add("left", new Box(-1, 0, -0.2, 1))
            .clearance(0.2)
            .add("right", new Box(0.1, 0, 1, 1))
            .clearance(0.1)
            .build();
    PairDetector detector = PairDetector.among(shapes).clearances(ClearanceRule.SUM);
    assertThat(detector.count().pairs()).isEqualTo(1);
    assertThat(detector.touching(false).count().pairs()).isZero();
    assertThat(detector.forEachPair((a, b) -> {})).isZero();
  }

  /** Were all searched with the largest clearance, there would be half a billion candidates. */
  @ParameterizedTest
  @EnumSource
  void oneLargeClearanceDoesNotSlowDownAll(ClearanceRule rule) throws IOException {
    ShapeTable.Builder shapes = ShapeTable.builder();
    for (int k = 0; k < 30_000; k++) {
      shapes.addCircle(k, 10 * (k % 200), 10 * (k / 200), 1).clearance(random.next());
    }
    shapes.addCircle(30_000, -100, 0, 1).clearance(108);
    List<String> pairs = new ArrayList<>();
    PairDetector detector = PairDetector.among(shapes.build()).clearances(rule);
    detector.forEachPair((a, b) -> pairs.add(a + " " + b));
    assertThat(pairs).startsWith("0 30000").hasSizeBetween(3, 9);
    assertThat(detector.count().pairs()).isEqualTo(pairs.size());
  }

  @Test
  void identicalShapesWithDifferentClearancesDiffer() {
    ShapeTable shapes =
        ShapeTable.builder()
            .addCircle(1, 0, 0, 1)
            .clearance(3)
            .addCircle(2, 0, 0, 1)
            .addCircle(3, 5, 0, 1)
            .addCircle(4, 5, 0, 1)
            .build();
    List<String> found = new ArrayList<>();
    PairDetector.among(shapes)
        .touching(true)
        .clearances(ClearanceRule.LARGER)
        .forEachOfSame((a, b, pairs) -> found.add(a + " " + b + " " + pairs));
    assertThat(found).containsExactlyInAnyOrder("0 1 1", "0 2 2", "2 2 1");
  }

  @Test
  void clearancesAreReadInEveryWay() throws IOException {
    StringBuilder csv = new StringBuilder("id,x,y,radius,clearance\n");
    for (int k = 0; k < 200_000; k++) {
      csv.append(k).append(",").append(k).append(",0,1,").append(k % 7 == 0 ? "" : k).append('\n');
    }
    Path file = Files.writeString(folder.resolve("shapes.csv"), csv);
    for (ShapeTable table :
        List.of(
            new ShapeReader().withClearances().threads(2).read(file),
            new ShapeReader().withClearances().read(List.of(file)))) {
      for (int k = 0; k < 200_000; k += 199) {
        assertThat(table.clearance(k)).isEqualTo(k % 7 == 0 ? 0 : k);
      }
    }
    Path other = Files.writeString(folder.resolve("other.csv"), "Clearance,x,y,radius\n7,0,0,1\n");
    Path more =
        Files.writeString(folder.resolve("more.csv"), "x,y,radius,clearance\n0,0,1,\"8\"\n");
    ShapeTable both = new ShapeReader().withClearances().read(List.of(other, more));
    assertThat(both.clearance(0)).isEqualTo(7);
    assertThat(both.clearance(1)).isEqualTo(8);
  }

  @Test
  void theColumnMayHaveAnotherName() throws IOException {
    ShapeReader reader = new ShapeReader().withClearances().mapColumn("clearance", "gap");
    assertThat(read(reader, "x,y,radius,gap\n0,0,1,2\n").clearance(0)).isEqualTo(2);
    ShapeTable ignored = read(new ShapeReader(), "x,y,radius,clearance\n0,0,1,many\n");
    assertThatThrownBy(() -> ignored.clearance(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("clearances were not read");
    assertThatThrownBy(() -> PairDetector.among(ignored).clearances(ClearanceRule.SUM))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("clearances were not read");
    ShapeTable kept = read(new ShapeReader().keepColumns(), "x,y,radius,clearance\n0,0,1,many\n");
    assertThat(kept.text("clearance", 0)).isEqualTo("many");
  }

  private static ShapeTable read(ShapeReader reader, String csv) throws IOException {
    return reader.read("test.csv", new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-1|test.csv:2: column \"clearance\": \"-1\" must not be negative",
        "wide|test.csv:2: column \"clearance\": \"wide\" is not a number",
        "1e999|test.csv:2: column \"clearance\": \"1e999\" exceeds the range of doubles",
        "NaN|test.csv:2: column \"clearance\": \"NaN\" is not a number",
      })
  void invalidClearancesAreInvalidRows(String clearance, String message) {
    assertThatThrownBy(
            () ->
                read(
                    new ShapeReader().withClearances(),
                    "x,y,radius,clearance\n0,0,1," + clearance + "\n"))
        .isInstanceOf(BadFileException.class)
        .hasMessage(message);
  }

  @Test
  void aFileWithoutClearancesIsRejected() {
    assertThatThrownBy(() -> read(new ShapeReader().withClearances(), "x,y,radius\n0,0,1\n"))
        .isInstanceOf(BadFileException.class)
        .hasMessage("test.csv: missing column: clearance; found: x, y, radius");
  }

  @Test
  void sumsBeyondTheRangeOfDoublesAreRejected() {
    ShapeTable shapes = ShapeTable.builder().add(1, new Circle(0, 0, 1)).clearance(1e308).build();
    assertThatThrownBy(() -> PairDetector.among(shapes).clearances(ClearanceRule.SUM))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the sum of two clearances exceeds the range of doubles: the largest is 1.0E308");
    assertThat(PairDetector.among(shapes).clearances(ClearanceRule.LARGER).count().pairs())
        .isZero();
    assertThatThrownBy(() -> ShapeTable.builder().clearance(1))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> ShapeTable.builder().addCircle(1, 0, 0, 1).clearance(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("clearance must be finite and not negative, but was -1.0");
  }
}
