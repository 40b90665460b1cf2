// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.playground.rooms.Address;
import dev.carom.playground.rooms.Example;
import dev.carom.playground.rooms.Room;
import dev.carom.playground.rooms.Rooms;
import dev.carom.playground.serve.SampleCode;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The code that labs copy compiles, and says what they show. */
class CopiedCodeTest {
  private static Example exampleAt(String room, String state) {
    Room opened = Rooms.open(room, () -> 0);
    if (state != null) {
      Address.read(opened, state);
    }
    return opened.example();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "circles | Circles |",
        "circles | Circles | 1/amber=-75,-45,90;blue=45,45,60/",
        "circles | Circles | 1/amber=~P7mZmZmZmZo,-0,0.1;blue=1000000000000,0,~P9VVVVVVVVQ/",
        "circles | Circles | 1/amber=0,0,100;blue=0,0,100/",
        "pair | CircleAndBox |",
        "pair | CircleAndBox | 1/ball=120,-50,55;brick=-180,-10,180,50;angle=1/",
        "pair | CircleAndBox | 1/ball=400,0,1;zones=0;closest=0/",
        "pair | CircleAndBox | 1/segment=1/",
        "pair | CircleAndBox | 1/segment=1;ray=-400,0,400,~QDAAAAAAAAE/",
        "shapes | TwoShapes |",
        "shapes | TwoShapes | 1/sweep=1;cast=1/",
        "shapes | TwoShapes | 1/amber=0;blue=7;sweep=1;cast=1/",
        "shapes | TwoShapes | 1/amber=3;blue=5;blue-form=300,20,33.5,7.25,-55,40,0,-40,55,40;cast=1/",
        "shapes | TwoShapes | 1/amber=4;blue=1;sweep=1;target=400,400/",
        "last-bit | LastBit |",
        "last-bit | LastBit | 1/column=-2;row=6/",
        "last-bit | LastBit | 1/shapes=1;numbers=1;column=3;row=-5/",
        "last-bit | LastBit | 1/shapes=1;column=1000;row=1000/"
      })
  void copiedCodeSaysWhatIsShown(String room, String name, String state, @TempDir Path folder)
      throws Exception {
    Example example = exampleAt(room, state);
    String program = example.asProgram("#" + room);
    List<String> expected =
        Pattern.compile("System.out.println.*// (.*)")
            .matcher(program)
            .results()
            .map(result -> result.group(1))
            .toList();
    assertThat(expected).hasSizeGreaterThan(2);
    assertThat(SampleCode.output(name, program, folder).lines()).isEqualTo(expected);
    assertThat(SampleCode.test(name + "Test", example.asTest("#" + room), folder)).isOne();
  }

  @Test
  void aTestFailsIfAnAnswerIsAnother(@TempDir Path folder) {
    String test = exampleAt("circles", null).asTest("#circles");
    assertThat(test).contains("assertEquals(Relation.OVERLAPPING, ");
    String wrong = test.replace("Relation.OVERLAPPING", "Relation.APART");
    assertThatThrownBy(() -> SampleCode.test("CirclesTest", wrong, folder))
        .isInstanceOf(InvocationTargetException.class)
        .hasCauseInstanceOf(AssertionError.class);
  }

  @Test
  void aTestIsFormattedAndNamesItsAddress() {
    assertThat(exampleAt("circles", "1/amber=-75,-45,90;blue=45,45,60/").asTest("#circles/1/x/"))
        .isEqualTo(
            """
            import static org.junit.jupiter.api.Assertions.assertEquals;
            import static org.junit.jupiter.api.Assertions.assertFalse;
            import static org.junit.jupiter.api.Assertions.assertTrue;

            import dev.carom.Circle;
            import dev.carom.Contact;
            import dev.carom.Relation;
            import org.junit.jupiter.api.Test;

            /** From the Carom playground: #circles/1/x/ */
            class CirclesTest {
              @Test
              void answersAreThoseOfThePlayground() {
                Circle amber = new Circle(-75, -45, 90);
                Circle blue = new Circle(45, 45, 60);

                assertTrue(amber.intersects(blue));
                assertFalse(amber.overlaps(blue));
                assertEquals(Relation.TOUCHING, amber.relationTo(blue));

                Contact contact = amber.contactWith(blue);
                assertEquals(0, contact.depth());
                assertEquals(0.8, contact.normalX());
                assertEquals(0.6, contact.normalY());
              }
            }
            """);
  }

  @Test
  void theLastBitIsCopiedWithTheExactVerdictAndThePlainOne() {
    assertThat(exampleAt("last-bit", "1/column=-2;row=6/").asTest("#last-bit"))
        .contains(
            """
                Circle amber = new Circle(-1.1, -1.5, 0.9);
                double x = 0.09999999999999998;
                double y = 0.10000000000000009;
                Circle blue = new Circle(x, y, 1.1);

                assertTrue(amber.intersects(blue));
                assertFalse(amber.overlaps(blue));
                assertEquals(Relation.TOUCHING, amber.relationTo(blue));
            """,
            """
                double dx = x - amber.x();
                double dy = y - amber.y();
                double r = amber.radius() + 1.1;
                assertFalse(dx * dx + dy * dy <= r * r);
            """);
  }

  @ParameterizedTest
  @CsvSource({"steps", "dot", "breakout", "shmup", "movement", "swarm"})
  void aRoomWithoutShapesOfItsOwnHasNoCodeToCopy(String room) {
    assertThat(Rooms.open(room, () -> 0).example()).isNull();
  }
}
