// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.draw.SvgCanvas;
import dev.carom.motion.Carry;
import dev.carom.motion.Mover;
import dev.carom.world.Handle;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Everything works as the first thing that a program does, when no other class is loaded yet. */
class FirstUseTest {
  /** What a program does first, given a save with a polygon; returns a text to compare. */
  enum Use implements Function<byte[], String> {
    SHAPE {
      @Override
      public String apply(byte[] save) {
        World world = World.create();
        return world.shape(turned(world)).toString();
      }
    },
    BOUNDS {
      @Override
      public String apply(byte[] save) {
        World world = World.create();
        return world.bounds(turned(world)).toString();
      }
    },
    SAVE {
      @Override
      public String apply(byte[] save) {
        World world = World.create();
        Handle handle = turned(world);
        return World.restore(world.save()).shape(handle).toString();
      }
    },
    RESTORE {
      @Override
      public String apply(byte[] save) {
        World world = World.restore(save);
        List<Shape> shapes = new ArrayList<>();
        world.forEach(handle -> shapes.add(world.shape(handle)));
        return shapes.toString();
      }
    },
    DRAW {
      @Override
      public String apply(byte[] save) {
        World world = World.create();
        turned(world);
        SvgCanvas canvas = SvgCanvas.yUp(Box.centered(0, 0, 8, 8), 100);
        world.draw(canvas);
        return canvas.toString();
      }
    },
    CARRY {
      @Override
      public String apply(byte[] save) {
        World world = World.create();
        Handle platform = world.add(Box.centered(0, 0, 4, 1));
        Carry.on(world, Side.MAX_Y).turnTo(platform, Rotation.degrees(30));
        return world.shape(platform).toString();
      }
    },
    MOVE {
      @Override
      public String apply(byte[] save) {
        World world = World.create();
        Mover mover = Mover.of(world);
        mover.move(turned(world), 1, 2);
        return mover.shape().toString();
      }
    };

    private static Handle turned(World world) {
      Handle handle = world.add(Box.centered(0, 0, 4, 1));
      world.turnTo(handle, Rotation.degrees(30));
      return handle;
    }
  }

  @ParameterizedTest
  @EnumSource
  void worksInAProgramThatHasDoneNothingElse(Use use) throws Exception {
    World world = World.create();
    world.add(Polygon.of(0, 0, 4, 0, 0, 3).rounded(1));
    world.add(Compound.outline(0, 0, 4, 0, 1, 1, 0, 4));
    byte[] save = world.save();
    URL[] classes = {locationOf(World.class), locationOf(Use.class)};
    try (URLClassLoader loader = new URLClassLoader(classes, null)) {
      Object[] uses = loader.loadClass(Use.class.getName()).getEnumConstants();
      @SuppressWarnings("unchecked")
      Function<byte[], String> first = (Function<byte[], String>) uses[use.ordinal()];
      assertThat(first.apply(save)).isEqualTo(use.apply(save));
    }
  }

  private static URL locationOf(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation();
  }
}
