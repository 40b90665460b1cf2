package dev.carom;

/** Refuses bad numbers at the door, with a sentence for whoever passed them. */
final class Check {
  private Check() {}

  /** The value itself, with -0.0 turned into 0.0. */
  static double finite(String name, double value) {
    if (!(Math.abs(value) <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException(name + " must be finite, but was " + value);
    }
    return value + 0.0;
  }

  /** The value itself, with -0.0 turned into 0.0. */
  static double finiteNotNegative(String name, double value) {
    if (!(value >= 0 && value <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException(
          name + " must be finite and not negative, but was " + value);
    }
    return value + 0.0;
  }

  /** The object itself. */
  static <T> T present(String name, T value) {
    if (value == null) {
      throw new NullPointerException(name + " must not be null");
    }
    return value;
  }

  static void ordered(String lowName, double low, String highName, double high) {
    if (low > high) {
      throw new IllegalArgumentException(
          lowName + " must not exceed " + highName + ", but " + low + " > " + high);
    }
  }
}
