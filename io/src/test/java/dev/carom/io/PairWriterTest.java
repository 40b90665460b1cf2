// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Contact;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PairWriterTest {
  private static final long SEED = 20_006;

  @Test
  void contactsAreThoseOfTheShapes() throws IOException {
    ShapeTable shapes =
        ShapeTable.builder()
            .add("ball", new Circle(3, 4, 5))
            .add("box, large", new Box(-2, -2, 1, 1))
            .add("other", new Circle(9, 4, 2))
            .add("wall", new Box(0, 0, 2, 20))
            .build();
    StringBuilder expected = new StringBuilder("a,b,normal_x,normal_y,depth,point_x,point_y\n");
    PairDetector.among(shapes)
        .forEachPair(
            (a, b) -> {
              Contact contact = shapes.shape(a).contactWith(shapes.shape(b));
              expected.append(quoted(shapes.id(a))).append(',').append(quoted(shapes.id(b)));
              for (double number :
                  new double[] {
                    contact.normalX(),
                    contact.normalY(),
                    contact.depth(),
                    contact.pointX(),
                    contact.pointY()
                  }) {
                expected.append(',').append(number);
              }
              expected.append('\n');
            });
    assertThat(csv(shapes, true, 1))
        .isEqualTo(
            expected.toString().replace(".0,", ",").replace(".0\n", "\n").replace("-0,", "0,"));
    assertThat(expected.toString().lines()).hasSize(5);
  }

  @Test
  void spacesAroundIdsAreQuotedSoThatOthersKeepThem() throws IOException {
    ShapeTable shapes =
        ShapeTable.builder().add(" a", new Circle(0, 0, 1)).add("a ", new Circle(0, 0, 1)).build();
    assertThat(csv(shapes, false, 1)).isEqualTo("a,b\n\" a\",\"a \"\n");
  }

  /** In UTF-8, all of these would be the same. */
  @Test
  void halfACharacterIsNoId() {
    ShapeTable.Builder builder = ShapeTable.builder();
    assertThatThrownBy(() -> builder.add("a\ud800", new Circle(0, 0, 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("id must be text, but had an unpaired surrogate: a?");
  }

  private static String quoted(String id) {
    return id.contains(",") ? '"' + id + '"' : id;
  }

  @Test
  void threadsChangeNothing() throws IOException {
    Randoms random = new Randoms(SEED);
    ShapeTable.Builder builder = ShapeTable.builder();
    for (int k = 0; k < 5_000; k++) {
      double x = 30 * random.next();
      double y = 30 * random.next();
      builder.add(k, k % 2 == 0 ? new Circle(x, y, random.next()) : Box.centered(x, y, 1, 1));
    }
    ShapeTable shapes = builder.build();
    String one = csv(shapes, true, 1);
    assertThat(one.lines().count()).isGreaterThan(20_000);
    assertThat(csv(shapes, true, 3)).isEqualTo(one);
  }

  private static String csv(ShapeTable shapes, boolean contacts, int threads) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PairWriter writer = PairWriter.toCsv(bytes, shapes, shapes, contacts, threads)) {
      PairDetector.among(shapes).forEachPair(writer::write);
      writer.finish();
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
