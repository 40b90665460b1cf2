package dev.carom.pair;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import java.util.List;

/** A question about two shapes: the one place that decides which pair of shapes it is about. */
abstract class PairQuestion<R> {
  abstract R circleCircle(Circle a, Circle b);

  abstract R circleBox(Circle a, Box b);

  abstract R boxCircle(Box a, Circle b);

  abstract R boxBox(Box a, Box b);

  /** At least one of the two is a compound. */
  abstract R compound(Shape a, Shape b);

  final R ask(Shape a, Shape b) {
    return switch (a.kind()) {
      case CIRCLE ->
          switch (b.kind()) {
            case CIRCLE -> circleCircle((Circle) a, (Circle) b);
            case BOX -> circleBox((Circle) a, (Box) b);
            case COMPOUND -> compound(a, b);
          };
      case BOX ->
          switch (b.kind()) {
            case CIRCLE -> boxCircle((Box) a, (Circle) b);
            case BOX -> boxBox((Box) a, (Box) b);
            case COMPOUND -> compound(a, b);
          };
      case COMPOUND -> compound(a, b);
    };
  }

  /** The circles and boxes a shape is made of: itself, unless it is a compound. */
  static List<Shape> parts(Shape shape) {
    return shape instanceof Compound compound ? compound.parts() : List.of(shape);
  }
}
