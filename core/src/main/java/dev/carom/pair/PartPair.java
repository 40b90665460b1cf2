package dev.carom.pair;

import dev.carom.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** A part of one shape and a part of another. */
record PartPair(Shape a, Shape b) {
  /** All pairs, in the order of a's parts and then of b's. */
  static List<PartPair> all(Shape a, Shape b) {
    List<PartPair> pairs = new ArrayList<>();
    for (Shape p : PairQuestion.parts(a)) {
      for (Shape q : PairQuestion.parts(b)) {
        pairs.add(new PartPair(p, q));
      }
    }
    return pairs;
  }

  /** The first of the pairs with the smallest distance. */
  static PartPair closest(Shape a, Shape b) {
    PartPair closest = null;
    double smallest = Double.POSITIVE_INFINITY;
    for (PartPair pair : all(a, b)) {
      double distance = pair.map(Distance::between);
      if (closest == null || distance < smallest) {
        closest = pair;
        smallest = distance;
      }
    }
    return closest;
  }

  <R> R map(BiFunction<Shape, Shape, R> question) {
    return question.apply(a, b);
  }
}
