// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.playground.rooms.Room;
import dev.carom.playground.rooms.Rooms;
import dev.carom.playground.serve.SampleCode;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The code that the Shapes lab shows makes the shapes that it is about. */
class ShapesCodeTest {
  private static final int KINDS = 8;

  @Test
  void theCodeOfEveryKindMakesTheShapeThatIsShown(@TempDir Path folder) throws Exception {
    Room room = Rooms.open("shapes", () -> 0);
    StringBuilder statements = new StringBuilder();
    for (int kind = 0; kind < KINDS; kind++) {
      room.option("amber", kind);
      room.option("blue", (kind + 3) % KINDS);
      room.key("q", true);
      room.key("ArrowLeft", true);
      for (int step = 0; step < 17; step++) {
        room.step();
      }
      Map<String, String> report = new HashMap<>();
      room.report(report::put);
      String verdict = report.get("verdict");
      assertThat(verdict).matches("hit: .*, depth [0-9.]+|no hit: apart, distance [0-9.]+");
      statements
          .append("{ Shape amber = " + report.get("amber-code") + ";\n")
          .append("Shape blue = " + report.get("blue-code") + ";\n")
          .append("Contact contact = amber.contactWith(blue);\n")
          .append("double gap = amber.distanceTo(blue) + contact.depth();\n")
          .append("if (!contact.push().equals(new Vec2" + report.get("push") + ")")
          .append(" || gap != " + verdict.substring(verdict.lastIndexOf(' ')) + ")")
          .append(" throw new AssertionError(amber + \" \" + blue + \" \" + contact); }\n");
      room.reset();
    }
    SampleCode.run(statements.toString(), folder);
  }
}
