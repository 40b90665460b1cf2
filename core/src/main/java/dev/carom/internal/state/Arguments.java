package dev.carom.internal.state;

/** Refuses bad arguments at the door, with a sentence for whoever passed them. */
public final class Arguments {
  private Arguments() {}

  /** The value itself, with -0.0 turned into 0.0. */
  public static double finite(String name, double value) {
    if (!isFinite(value)) {
      throw new IllegalArgumentException(name + " must be finite, but was " + value);
    }
    return value + 0.0;
  }

  /** The value itself, with -0.0 turned into 0.0. */
  public static double finiteNotNegative(String name, double value) {
    if (!(value >= 0 && isFinite(value))) {
      throw new IllegalArgumentException(
          name + " must be finite and not negative, but was " + value);
    }
    return value + 0.0;
  }

  public static boolean isFinite(double value) {
    return Math.abs(value) <= Double.MAX_VALUE;
  }

  /** The object itself. */
  public static <T> T present(String name, T value) {
    if (value == null) {
      throw new NullPointerException(name + " must not be null");
    }
    return value;
  }
}
