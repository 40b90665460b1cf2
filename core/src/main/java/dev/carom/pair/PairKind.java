package dev.carom.pair;

/**
 * Which kinds of parts a pair has. The one place that decides it, and every question about a pair
 * switches over it without a default, so that a new kind fails to compile until each can answer.
 */
enum PairKind {
  CIRCLE_CIRCLE,
  CIRCLE_BOX,
  BOX_CIRCLE,
  BOX_BOX;

  static PairKind of(Parts.Kind a, Parts.Kind b) {
    return switch (a) {
      case CIRCLE ->
          switch (b) {
            case CIRCLE -> CIRCLE_CIRCLE;
            case BOX -> CIRCLE_BOX;
          };
      case BOX ->
          switch (b) {
            case CIRCLE -> BOX_CIRCLE;
            case BOX -> BOX_BOX;
          };
    };
  }
}
