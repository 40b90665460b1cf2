// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Relation;
import java.util.ArrayList;
import java.util.List;

/** What a lab shows as Java code to copy: shapes, and the answers of the library about them. */
public final class Example {
  /** The types that examples may use. */
  private static final String[] TYPES = {
    "Box",
    "Capsule",
    "Circle",
    "ClosestPoints",
    "Compound",
    "Contact",
    "Impact",
    "Polygon",
    "Relation",
    "Rotation",
    "Segment",
    "Shape",
    "Vec2",
    "method.BoxRadius",
    "method.ClosestPoint",
    "method.NineZones"
  };

  private static final String[] ASSERTIONS = {"assertEquals", "assertFalse", "assertTrue"};

  private final String name;
  private final List<String> program = new ArrayList<>();
  private final List<String> test = new ArrayList<>();

  /** Creates an example without code; the name becomes the name of a class. */
  Example(String name) {
    this.name = name;
  }

  /** Declares a variable. */
  Example let(String type, String variable, Object expression) {
    String statement = type + " " + variable + " = " + expression + ";";
    program.add(statement);
    test.add(statement);
    return this;
  }

  /** Starts a paragraph. */
  Example space() {
    program.add("");
    test.add("");
    return this;
  }

  /** Adds the answer to a question. */
  Example answer(String expression, boolean answer) {
    test.add((answer ? "assertTrue(" : "assertFalse(") + expression + ");");
    return print(expression, Boolean.toString(answer));
  }

  /** Adds the answer to a question. */
  Example answer(String expression, int answer) {
    test.add("assertEquals(" + answer + ", " + expression + ");");
    return print(expression, Integer.toString(answer));
  }

  /** Adds the answer to a question, with all bits. */
  Example answer(String expression, double answer) {
    test.add("assertEquals(" + Code.of(answer) + ", " + expression + ");");
    return print(expression, ShortestDecimal.of(answer));
  }

  /** Adds the answer to a question. */
  Example answer(String expression, Relation answer) {
    test.add("assertEquals(Relation." + answer.name() + ", " + expression + ");");
    return print(expression, answer.name());
  }

  private Example print(String expression, String output) {
    program.add("System.out.println(" + expression + "); // " + output);
    return this;
  }

  /**
   * Returns a program that prints the answers.
   *
   * @param address the address that shows the same
   */
  public String asProgram(String address) {
    return file(
        "",
        comment(address) + "public class " + name + " {\n",
        "  public static void main(String[] arguments) {\n",
        program);
  }

  /**
   * Returns a JUnit test that asserts the answers.
   *
   * @param address the address that shows the same
   */
  public String asTest(String address) {
    StringBuilder assertions = new StringBuilder();
    String code = String.join("\n", test);
    for (String each : ASSERTIONS) {
      if (uses(code, each)) {
        assertions.append("import static org.junit.jupiter.api.Assertions.").append(each);
        assertions.append(";\n");
      }
    }
    return file(
        assertions.append("\n").toString(),
        comment(address) + "class " + name + "Test {\n",
        "  @Test\n  void answersAreThoseOfThePlayground() {\n",
        test);
  }

  private static String comment(String address) {
    return "/** From the Carom playground: " + address + " */\n";
  }

  private static String file(String before, String type, String method, List<String> lines) {
    String code = String.join("\n", lines);
    StringBuilder file = new StringBuilder(before);
    for (String each : TYPES) {
      if (uses(code, each.substring(each.indexOf('.') + 1))) {
        file.append("import dev.carom.").append(each).append(";\n");
      }
    }
    if (!before.isEmpty()) {
      file.append("import org.junit.jupiter.api.Test;\n");
    }
    file.append("\n").append(type).append(method);
    for (String line : lines) {
      file.append(line.isEmpty() ? "" : "    " + line.replace("\n", "\n    ")).append("\n");
    }
    return file.append("  }\n}\n").toString();
  }

  /** Returns true if the code has this word. */
  private static boolean uses(String code, String word) {
    for (int at = code.indexOf(word); at >= 0; at = code.indexOf(word, at + 1)) {
      int end = at + word.length();
      boolean startsWord = at == 0 || !isPartOfWord(code.charAt(at - 1));
      if (startsWord && (end == code.length() || !isPartOfWord(code.charAt(end)))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPartOfWord(char each) {
    return each >= 'a' && each <= 'z' || each >= 'A' && each <= 'Z' || each >= '0' && each <= '9';
  }
}
