// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.draw.SvgCanvas;
import dev.carom.games.Palette;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses restore the state of a room. */
class AddressTest {
  private static Room open(String name) {
    return Rooms.open(name, () -> 0);
  }

  private static String addressOf(Room room, String name) {
    return Address.write(room, Address.values(open(name)));
  }

  private static Room restored(String name, String address) {
    Room room = open(name);
    if (!address.isEmpty()) {
      Address.read(room, address);
    }
    return room;
  }

  private static Map<String, String> reportOf(Room room) {
    Map<String, String> report = new TreeMap<>();
    room.report(report::put);
    return report;
  }

  private static String drawn(Room room) {
    SvgCanvas canvas = SvgCanvas.yDown(room.scene(1.5), 400);
    room.draw(canvas, Palette.LIGHT);
    return canvas.toString();
  }

  private static void assertRestores(Room room, String name) {
    String address = addressOf(room, name);
    Room restored = restored(name, address);
    assertThat(Address.values(restored)).as(address).isEqualTo(Address.values(room));
    // The second drawing knows the size of a pixel.
    drawn(room);
    drawn(restored);
    assertThat(drawn(restored)).as(address).isEqualTo(drawn(room));
    assertThat(reportOf(restored)).as(address).isEqualTo(reportOf(room));
    assertThat(restored.checksum()).as(address).isEqualTo(room.checksum());
  }

  /**
   * The values with which rooms start. An address leaves them out, so if this test fails, addresses
   * that people have kept change their meaning: raise the version.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pair | {ball=92,-88,62, brick=-170,-50,60,70, ray=-60,20,140,70, zones=1, closest=1,"
            + " contact=1, angle=0, misses=0, segment=0, part=1}",
        "shapes | {amber=6, amber-form=-50,10,0,0,-90,-75,70,-75,70,-35,-45,-35,-45,30,90,30,90,75,"
            + "-90,75, blue=2, blue-form=80,-60,30,0,-75,-45,75,-45,75,45,-75,45, target=-190,-40,"
            + " ray=-180,-150,170,140, contact=1, closest=1, sweep=0, cast=0, part=1,1,0}",
        "circles | {amber=-60,-20,90, blue=70,10,60, touch=1, part=2}",
        "last-bit | {shapes=0, numbers=0, column=0, row=0, zoom=4.81, center=0,0}",
        "steps | {story=0, seed=0, step=1, demo=0}",
        "dot | {speed=2, demo=0}",
        "breakout | {level=0, speed=1, beside=0, demo=0}",
        "shmup | {hitboxes=0, demo=0}",
        "movement | {level=0, body=0, steepest=50, sweeps=1, demo=0}",
        "swarm | {count=20000, spread=3, speed=1, seed=2026}"
      })
  void aRoomStartsWithTheValuesOfVersionOne(String name, String values) {
    assertThat(Address.VERSION).isEqualTo("1");
    assertThat(Address.values(open(name))).hasToString(values);
    assertThat(addressOf(open(name), name)).isEmpty();
  }

  @Test
  void anAddressHasWhatDiffersFromTheStart() {
    Room room = open("circles");
    room.option("touch", 0);
    assertThat(addressOf(room, "circles")).isEqualTo("1/touch=0/");
    room.action("edge");
    assertThat(addressOf(room, "circles")).isEqualTo("1/amber=-75,-45,90;blue=45,45,60;touch=0/");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pair", "circles", "shapes", "last-bit", "steps"})
  void whateverAVisitorDoesInALabItsAddressRestoresIt(String name) {
    SplittableRandom random = new SplittableRandom(7);
    String[] keys = {
      "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Shift", "q", "e", "+", "-"
    };
    Room room = open(name);
    for (int k = 0; k < 300; k++) {
      drawn(room);
      switch (random.nextInt(6)) {
        case 0 -> room.action(anyOf(random, actions(name)));
        case 1 -> {
          String option = anyOf(random, options(name));
          int choices =
              switch (option) {
                case "amber", "blue" -> 8;
                case "story" -> 4;
                default -> 2;
              };
          room.option(option, random.nextInt(choices));
        }
        case 2 -> {
          String key = anyOf(random, keys);
          room.key(key, true);
          room.step();
          room.key(key, false);
        }
        case 3 -> {
          double notches = random.nextDouble(-2, 2);
          room.wheel(random.nextInt(-200, 200), random.nextInt(-150, 150), notches);
        }
        default -> {
          double x = random.nextDouble(-250, 250);
          double y = random.nextDouble(-180, 180);
          room.pointer(Pointer.DOWN, x, y);
          room.pointer(
              Pointer.MOVE, x + random.nextDouble(-90, 90), y + random.nextDouble(-90, 90));
          room.pointer(Pointer.UP, x, y);
        }
      }
      while (!room.isStill()) {
        room.step();
      }
      drawn(room);
      // A ring marks the chosen part only after a key.
      room.pointer(Pointer.DOWN, 1e4, 1e4);
      room.pointer(Pointer.UP, 1e4, 1e4);
      assertRestores(room, name);
    }
  }

  private static String anyOf(SplittableRandom random, String[] choices) {
    return choices[random.nextInt(choices.length)];
  }

  private static String[] actions(String name) {
    return switch (name) {
      case "pair" -> new String[] {"push", "miss", "touch", "inside"};
      case "circles" -> new String[] {"apart", "edge", "collision", "inside", "resolve"};
      case "last-bit" -> new String[] {"scene", "numbers", "in", "out"};
      case "steps" -> new String[] {"next", "back", "other"};
      default -> new String[] {"push", "go", "touch", "next", "add", "remove"};
    };
  }

  private static String[] options(String name) {
    return switch (name) {
      case "pair" -> new String[] {"zones", "closest", "contact", "angle", "misses", "segment"};
      case "circles" -> new String[] {"touch"};
      case "last-bit" -> new String[] {"shapes", "numbers", "animate"};
      case "steps" -> new String[] {"story"};
      default -> new String[] {"amber", "blue", "contact", "closest", "sweep", "cast"};
    };
  }

  @ParameterizedTest
  @CsvSource({
    "dot, speed, 5",
    "breakout, level, 5",
    "breakout, speed, 3.5",
    "breakout, beside, 1",
    "shmup, hitboxes, 1",
    "movement, body, 3",
    "movement, steepest, 65",
    "movement, sweeps, 0",
    "swarm, count, 3000",
    "swarm, spread, 7.5",
    "swarm, speed, 0.3"
  })
  void theOptionsOfAGameAreInItsAddress(String name, String option, double value) {
    Room room = open(name);
    room.option(option, value);
    assertThat(addressOf(room, name)).isEqualTo("1/" + option + "=" + NumberText.of(value) + "/");
    assertThat(Address.value(restored(name, addressOf(room, name)), option)).isEqualTo(value);
    assertRestores(room, name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dot", "breakout", "shmup", "movement", "steps"})
  void aGameThatPlaysItselfDoesSoAgain(String name) {
    Room room = open(name);
    room.option("demo", 1);
    Room restored = restored(name, addressOf(room, name));
    for (int k = 0; k < 300; k++) {
      room.step();
      restored.step();
    }
    assertThat(restored.checksum()).isEqualTo(room.checksum());
  }

  @Test
  void aSwarmIsPlacedByItsSeed() {
    Room room = restored("swarm", "1/count=100;seed=5/");
    assertThat(room.checksum()).isEqualTo(restored("swarm", "1/seed=5;count=100/").checksum());
    assertThat(room.checksum()).isNotEqualTo(restored("swarm", "1/count=100;seed=6/").checksum());
  }

  @Test
  void theLargestNumbersCanBeShown() {
    for (String name : new String[] {"pair", "circles", "shapes"}) {
      for (String address :
          switch (name) {
            case "pair" ->
                new String[] {
                  "ball=1000000000000,-1000000000000,62", "ball=0,0,1000000000000;misses=1"
                };
            case "circles" -> new String[] {"amber=0,0,1000000000000", "amber=0,0,0;blue=0,0,0"};
            default -> new String[] {"blue-form=1000000000000,0,45,0,-1,-1,1,-1,1,1,-1,1"};
          }) {
        Room room = restored(name, "1/" + address + "/");
        drawn(room);
        assertThat(drawn(room)).doesNotContain("NaN", "Infinity");
        assertThat(reportOf(room)).isNotEmpty();
      }
    }
  }

  @Test
  void anAddressIsThatOfTheViewAfterTheMotion() {
    Room room = open("last-bit");
    room.action("scene");
    room.step();
    assertThat(addressOf(room, "last-bit")).isEqualTo("1/zoom=58.34;center=-1.05,-1.25/");
    while (!room.isStill()) {
      room.step();
    }
    assertRestores(room, "last-bit");
    room.option("numbers", 1);
    assertThat(addressOf(room, "last-bit")).startsWith("1/numbers=1;zoom=58.34;");
    room.action("numbers");
    assertThat(addressOf(room, "last-bit")).isEqualTo("1/numbers=1;zoom=33.81/");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pair", "circles", "shapes", "last-bit"})
  void anyAddressIsShownOrRejectedWithASentence(String name) {
    SplittableRandom random = new SplittableRandom(11);
    double[] numbers = {0, -0.0, 1, -1, 4, 90, 0.1, 1e12, -1e12, 1e-300, Double.MIN_VALUE, 1e300};
    int shown = 0;
    for (int k = 0; k < 3000; k++) {
      Map<String, String> values = Address.values(open(name));
      for (int change = random.nextInt(1, 4); change > 0; change--) {
        String changed = anyOf(random, values.keySet().toArray(new String[0]));
        String[] parts = values.get(changed).split(",");
        parts[random.nextInt(parts.length)] =
            NumberText.of(numbers[random.nextInt(numbers.length)]);
        values.put(changed, String.join(",", parts));
      }
      StringBuilder address = new StringBuilder();
      values.forEach((each, value) -> address.append(";").append(each).append("=").append(value));
      shown += isShown(name, "1/" + address.substring(1) + "/") ? 1 : 0;
    }
    assertThat(shown).isGreaterThan(500);
  }

  /** Returns false if the address is rejected. */
  private static boolean isShown(String name, String address) {
    Room room;
    try {
      room = restored(name, address);
    } catch (IllegalArgumentException e) {
      assertThat(e.getMessage()).isNotBlank();
      return false;
    }
    assertThatCode(
            () -> {
              drawn(room);
              assertThat(drawn(room)).doesNotContain("NaN", "Infinity");
              reportOf(room);
              room.example().asTest(address);
            })
        .as(address)
        .doesNotThrowAnyException();
    return true;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "circles | 2/touch=0/ | its version is \"2\", but this page reads version 1",
        "circles | hello | its version is \"hello\", but this page reads version 1",
        "circles | 1 | it does not end with a slash, so a part is missing",
        "circles | 1/ | it does not end with a slash, so a part is missing",
        "circles | 1/amber=-60,-20,9 | it does not end with a slash, so a part is missing",
        "circles | 1/amber=1,2/ | amber must have 3 numbers, but has 2",
        "circles | 1/amber=1,2,x/ | amber: \"x\" is not a number",
        "circles | 1/amber=1,2,-3/ | radius must be finite and not negative, but was -3.0",
        "circles | 1/amber=1,2000000000000000,3/ | amber: \"2000000000000000\" has more than 15 digits",
        "circles | 1/amber=1,~f9AAAAAAAAA,3/ | amber must be from -1.0E12 to 1.0E12, but was 4.49423283715579E307",
        "circles | 1/touch=2/ | touch must be from 0 to 1, but was 2",
        "circles | 1/touch=0.5/ | touch must be a whole number, but was 0.5",
        "circles | 1/part=0/ | part must be from 1 to 4, but was 0",
        "circles | 1/green=1/ | this room has no value named \"green\"",
        "circles | 1/touch/ | \"touch\" is not a name and a value",
        "circles | 1/touch=1;touch=0/ | it has more than one touch",
        "pair | 1/brick=3,0,1,1/ | minX must not",
        "pair | 1/part=9/ | part must be from 1 to 7, but was 9",
        "shapes | 1/blue=8/ | blue must be from 0 to 7, but was 8",
        "shapes | 1/blue-form=1,2/ | blue-form has 2 numbers, which do not make a turned box",
        "shapes | 1/blue=3;blue-form=0,0,0,5,1,2,3,4,5/ | blue-form has 9 numbers, which do not make a capsule",
        "shapes | 1/blue=4;blue-form=0,0,0,0,0,0,9,0,1,1,0,9/ | blue-form: corners must be in convex order",
        "shapes | 1/part=2,1,4/ | part is not a part of these shapes: 2, 1, 4",
        "breakout | 1/level=7/ | level must be from 0 to 6, but was 7",
        "last-bit | 1/zoom=90/ | zoom must be from 3.17 to 58.34, but was 90",
        "last-bit | 1/column=1001/ | column must be from -1000 to 1000, but was 1001",
        "steps | 1/step=10/ | step must be from 1 to 9, but was 10",
        "steps | 1/story=4/ | story must be from 0 to 3, but was 4",
        "swarm | 1/count=1000000/ | count must be from 2 to 100000, but was 1000000"
      })
  void anAddressThatCannotBeReadSaysWhy(String name, String address, String why) {
    assertThatThrownBy(() -> restored(name, address))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(why);
  }
}
