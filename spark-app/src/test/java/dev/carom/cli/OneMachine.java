// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** The carom command as it is without a cluster, to compare with. */
public final class OneMachine {
  private OneMachine() {}

  /** Runs the command, which must work and should be quiet. */
  public static void carom(Object... arguments) {
    assertThat(Main.run(words(arguments))).isZero();
  }

  /** Runs the command, which must refuse its input, and returns what it says. */
  public static String refusal(Object... arguments) {
    PrintStream terminal = System.err;
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    try {
      assertThat(Main.run(words(arguments))).isEqualTo(2);
      return err.toString(StandardCharsets.UTF_8);
    } finally {
      System.setErr(terminal);
    }
  }

  private static String[] words(Object... arguments) {
    return Stream.of(arguments).map(Object::toString).toArray(String[]::new);
  }
}
