package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

/** The carom command as it is without a cluster, to compare with. */
public final class OneMachine {
  private OneMachine() {}

  /** Runs the command, which must work and should be quiet. */
  public static void carom(Object... arguments) {
    String[] words = new String[arguments.length];
    for (int k = 0; k < words.length; k++) {
      words[k] = arguments[k].toString();
    }
    assertThat(Main.run(words)).isZero();
  }
}
