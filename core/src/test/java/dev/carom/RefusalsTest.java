// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.bulk.PairCounter;
import dev.carom.bulk.PairFinder;
import dev.carom.bulk.Pairs;
import dev.carom.bulk.ShapeSet;
import dev.carom.draw.Align;
import dev.carom.draw.Canvas;
import dev.carom.draw.SvgCanvas;
import dev.carom.motion.Carry;
import dev.carom.motion.Crowd;
import dev.carom.motion.Hit;
import dev.carom.motion.Mover;
import dev.carom.motion.Reaction;
import dev.carom.motion.Reactions;
import dev.carom.motion.WorldCrowd;
import dev.carom.pair.MutableClosestPoints;
import dev.carom.pair.MutableContact;
import dev.carom.pair.MutableImpact;
import dev.carom.world.Contacts;
import dev.carom.world.DrawLayer;
import dev.carom.world.Events;
import dev.carom.world.Filter;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.Probe;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Calls everything public with one bad argument among good ones: what is refused, is refused by a
 * sentence that names the argument.
 */
class RefusalsTest {
  private static final Set<String> EXPORTED =
      Set.of(
          "dev.carom",
          "dev.carom.bulk",
          "dev.carom.draw",
          "dev.carom.method",
          "dev.carom.motion",
          "dev.carom.pair",
          "dev.carom.world");

  /** Where null means something; the documentation of each says what. */
  private static final Set<String> NULL_ALLOWED =
      Set.of(
          "Hits.filter filter",
          "Hits.where predicate",
          "Hits.except handle",
          "World.add data",
          "World.addStatic data",
          "World.setUserData data",
          "World$Builder.predicate mayMeet",
          "Mover$Builder.filter filter",
          "Mover$Builder.where predicate",
          "Reaction.<init> onlyFrom",
          "Reaction.onlyFrom side");

  private static List<Executable> calls;

  /** Inner loops of worlds that take numbers from their arrays, and are not checked. */
  private static final Set<String> UNCHECKED =
      Set.of(
          "Parts",
          "PartPair",
          "CompoundPair",
          "ShapePair",
          "MovableShape",
          "ConvexPair",
          "ConvexPart");

  /** Good arguments, all about one small world, made when they are needed. */
  private static final class Good {
    private final Map<Class<?>, Supplier<?>> makers = new HashMap<>();
    private final Map<Class<?>, Object> made = new HashMap<>();

    Good() {
      put(double.class, () -> 1.0);
      put(float.class, () -> 1f);
      put(int.class, () -> 1);
      put(long.class, () -> 1L);
      put(boolean.class, () -> true);
      put(double[].class, () -> new double[] {1, 2, 5, 2, 3, 4});
      put(String[].class, () -> new String[] {"/#"});
      put(float[].class, () -> new float[] {1, 2});
      put(byte[].class, () -> world().save());
      put(boolean[][].class, () -> new boolean[][] {{true}});
      put(String.class, () -> "text");
      put(Object.class, () -> "data");
      put(Class.class, () -> String.class);
      put(Shape.class, () -> new Circle(1, 1, 1));
      put(Circle.class, () -> new Circle(1, 1, 1));
      put(Box.class, () -> new Box(1, 1, 2, 2));
      put(Compound.class, () -> Compound.of(new Circle(1, 1, 1), new Box(0, 0, 1, 1)));
      put(Capsule.class, () -> new Capsule(1, 1, 3, 1, 1));
      put(Polygon.class, () -> Polygon.of(0, 0, 2, 0, 1, 3));
      put(Segment.class, () -> new Segment(0, 0, 3, 4));
      put(Vec2.class, () -> new Vec2(1, 1));
      put(Rotation.class, () -> Rotation.degrees(30));
      put(ClosestPoints.class, () -> new Circle(1, 1, 1).closestPoints(new Circle(9, 9, 1)));
      put(Contact.class, () -> new Circle(1, 1, 1).contactWith(new Circle(1, 1, 1)));
      put(Impact.class, () -> Impact.NONE);
      put(Shape[].class, () -> new Shape[] {new Circle(1, 1, 1)});
      put(Collection.class, () -> List.of(new Box(1, 1, 2, 2)));
      put(List.class, () -> List.of(new Box(1, 1, 2, 2)));
      put(Canvas.class, () -> SvgCanvas.yUp(new Box(0, 0, 1, 1), 100));
      put(SvgCanvas.class, () -> SvgCanvas.yUp(new Box(0, 0, 1, 1), 100));
      put(Align.class, () -> Align.START);
      put(DrawLayer[].class, DrawLayer::values);
      put(Filter.class, () -> Filter.ALL);
      put(Side.class, () -> Side.MIN_Y);
      put(Reaction.class, () -> Reaction.SLIDE);
      put(Reaction.Kind.class, () -> Reaction.Kind.BOUNCE);
      put(Reactions.class, () -> (Reactions) hit -> Reaction.SLIDE);
      put(Predicate.class, () -> (Predicate<Object>) each -> true);
      put(BiPredicate.class, () -> (BiPredicate<Object, Object>) (one, two) -> true);
      put(Consumer.class, () -> (Consumer<Object>) each -> {});
      put(Function.class, Function::identity);
      put(PairFinder.class, PairFinder::create);
      put(PairFinder.Builder.class, PairFinder::builder);
      put(
          PairCounter.class,
          () -> {
            PairCounter counter = PairCounter.create();
            counter.between(of(ShapeSet.class), of(ShapeSet.class));
            return counter;
          });
      put(
          ShapeSet.class,
          () -> {
            double[] numbers = {1, 2};
            return ShapeSet.circles(numbers, numbers, numbers, 2);
          });
      put(MutableContact.class, MutableContact::new);
      put(MutableImpact.class, MutableImpact::new);
      put(MutableClosestPoints.class, MutableClosestPoints::new);
      put(
          Pairs.class,
          () -> PairFinder.create().circles(new double[2], new double[2], new double[2], 2));
      putThingsOfAWorld();
    }

    private void putThingsOfAWorld() {
      put(World.class, Good::newWorld);
      put(World.Builder.class, World::builder);
      put(Handle.class, () -> world().query(0, 0.5).handle(0));
      put(Handle[].class, () -> new Handle[] {of(Handle.class)});
      put(Hits.class, () -> world().sweep(of(Handle.class), new Vec2(0, -2)));
      put(
          Contacts.class,
          () -> {
            Contacts contacts = world().contacts();
            contacts.next();
            return contacts;
          });
      put(
          Events.class,
          () -> {
            Events events = world().events();
            events.next();
            return events;
          });
      put(Motions.class, Motions::new);
      put(
          Probe.class,
          () -> {
            Probe probe = new Probe(world());
            probe.use(world().query(0, -2).handle(0));
            return probe;
          });
      put(
          Mover.class,
          () -> {
            Mover mover = Mover.of(world());
            mover.move(of(Handle.class), 0.5, -2);
            return mover;
          });
      put(Mover.Builder.class, () -> Mover.builder(world()));
      put(Hit.class, () -> of(Mover.class).hit(0));
      put(Carry.class, () -> Carry.on(world(), Side.MAX_Y));
      put(Crowd.class, Crowd::create);
      put(WorldCrowd.class, () -> Crowd.in(world()));
    }

    private static World newWorld() {
      World world = World.create();
      world.add(new Circle(0, 0, 1), Filter.ALL, "data");
      world.addStatic(new Box(-5, -5, 5, -1));
      world.detect();
      return world;
    }

    private World world() {
      return of(World.class);
    }

    private void put(Class<?> type, Supplier<?> maker) {
      makers.put(type, maker);
    }

    @SuppressWarnings("unchecked") // primitive types have no cast
    <T> T of(Class<T> type) {
      if (!made.containsKey(type)) {
        Supplier<?> maker = makers.get(type);
        assertThat(maker).as("a maker of good values of " + type).isNotNull();
        made.put(type, maker.get());
      }
      return (T) made.get(type);
    }

    /** What the method of a type can be called on. */
    Object target(Executable call) {
      Class<?> type = call.getDeclaringClass();
      if (name(call).equals("Hits.distance")) {
        return world().nearest(0, 0, 1);
      }
      for (Class<?> known : makers.keySet()) {
        if (!makers.containsKey(type) && type.isAssignableFrom(known)) {
          return of(known);
        }
      }
      return of(type);
    }

    Object[] arguments(Executable call) {
      Object[] arguments = new Object[call.getParameterCount()];
      for (int k = 0; k < arguments.length; k++) {
        Parameter parameter = call.getParameters()[k];
        boolean isIndex = Set.of("k", "hit", "zone").contains(parameter.getName());
        if (isIndex && parameter.getType() == int.class) {
          arguments[k] = 0;
        } else if (parameter.getName().equals("length")) {
          arguments[k] = of(byte[].class).length;
        } else if (parameter.getName().equals("sin") && parameter.getType() == double.class) {
          arguments[k] = 0.0; // beside a cosine of 1
        } else if (parameter.getName().equals("corners") && parameter.getType() == int.class) {
          arguments[k] = 5;
        } else {
          arguments[k] = of(parameter.getType());
        }
      }
      return arguments;
    }
  }

  /** Every constructor and method that a program can call. */
  private static List<Executable> findCalls() throws Exception {
    List<Executable> calls = new ArrayList<>();
    Path classes = Path.of(Box.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    for (String exported : EXPORTED) {
      try (Stream<Path> files = Files.list(classes.resolve(exported.replace('.', '/')))) {
        for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
          String name = file.getFileName().toString().replace(".class", "");
          addCalls(Class.forName(exported + "." + name), calls);
        }
      }
    }
    assertThat(calls.size()).isGreaterThan(300);
    return calls;
  }

  private static void addCalls(Class<?> type, List<Executable> calls) {
    boolean isCalled = Modifier.isPublic(type.getModifiers()) && !type.isInterface();
    if (!isCalled || type.isEnum() || UNCHECKED.contains(type.getSimpleName())) {
      return;
    }
    calls.addAll(List.of(type.getConstructors()));
    for (Method method : type.getMethods()) {
      boolean isOurs = method.getDeclaringClass().getName().startsWith("dev.carom");
      if (isOurs && !method.isSynthetic() && !method.getName().equals("equals")) {
        calls.add(method);
      }
    }
  }

  @BeforeAll
  static void find() throws Exception {
    calls = findCalls();
  }

  private static String name(Executable call) {
    String type = call.getDeclaringClass().getName();
    String method = call instanceof Constructor<?> ? "<init>" : call.getName();
    return type.substring(type.lastIndexOf('.') + 1) + "." + method;
  }

  private static String place(Executable call, int parameter) {
    return name(call) + " " + call.getParameters()[parameter].getName();
  }

  /** What a call throws, or null. */
  private static Throwable thrown(Executable call, Good good, Object[] arguments) {
    try {
      call.setAccessible(true);
      if (call instanceof Constructor<?> constructor) {
        constructor.newInstance(arguments);
      } else {
        boolean isStatic = Modifier.isStatic(call.getModifiers());
        ((Method) call).invoke(isStatic ? null : good.target(call), arguments);
      }
      return null;
    } catch (InvocationTargetException failure) {
      return failure.getCause();
    } catch (ReflectiveOperationException failure) {
      throw new AssertionError(call.toString(), failure);
    }
  }

  @Test
  void goodArgumentsAreTaken() {
    Set<String> refused = new TreeSet<>();
    for (Executable call : calls) {
      Good good = new Good();
      Throwable failure = thrown(call, good, good.arguments(call));
      // A platform that was not moved has carried and pushed nothing.
      if (failure != null && !call.getDeclaringClass().equals(Carry.class)) {
        refused.add(name(call) + ": " + failure);
      }
    }
    assertThat(refused).isEmpty();
  }

  @Test
  void nullIsRefusedByName() {
    Set<String> wrong = new TreeSet<>();
    for (Executable call : calls) {
      for (int k = 0; k < call.getParameterCount(); k++) {
        if (call.getParameterTypes()[k].isPrimitive() || NULL_ALLOWED.contains(place(call, k))) {
          continue;
        }
        Good good = new Good();
        Object[] arguments = good.arguments(call);
        arguments[k] = null;
        Throwable failure = thrown(call, good, arguments);
        String parameter = call.getParameters()[k].getName();
        if (!(failure instanceof NullPointerException) || !names(failure, parameter)) {
          wrong.add(place(call, k) + ": " + failure);
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** In Carom's words; where a call must not lose time, in those of the virtual machine. */
  private static boolean names(Throwable failure, String parameter) {
    String message = failure.getMessage();
    return message != null
        && (message.equals(parameter + " must not be null")
            || message.equals("handle must not be null")
            || message.endsWith("because \"" + parameter + "\" is null"));
  }

  @Test
  void numbersOutOfRangeAreRefusedByNameAndValue() {
    Set<String> wrong = new TreeSet<>();
    for (Executable call : calls) {
      for (int k = 0; k < call.getParameterCount(); k++) {
        String parameter = call.getParameters()[k].getName();
        if (call.getParameterTypes()[k] != int.class || parameter.equals("color")) {
          continue;
        }
        for (int bad : new int[] {-1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
          Good good = new Good();
          Object[] arguments = good.arguments(call);
          arguments[k] = bad;
          Throwable failure = thrown(call, good, arguments);
          boolean isTaken = failure == null && bad > 0;
          boolean isSentence =
              failure instanceof RuntimeException
                  && !(failure instanceof ArrayIndexOutOfBoundsException)
                  && failure.getMessage().contains(" " + bad)
                  && (failure.getMessage().contains(" is out of range: ")
                      || failure.getMessage().startsWith(parameter + " ")
                      || failure.getMessage().startsWith(call.getName() + " "));
          if (!isTaken && !isSentence) {
            wrong.add(place(call, k) + " " + bad + ": " + failure);
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
  }
}
