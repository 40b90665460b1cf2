// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import dev.carom.Box;
import dev.carom.games.Palette;
import dev.carom.playground.rooms.Address;
import dev.carom.playground.rooms.EditableText;
import dev.carom.playground.rooms.Example;
import dev.carom.playground.rooms.Pointer;
import dev.carom.playground.rooms.Report;
import dev.carom.playground.rooms.Room;
import dev.carom.playground.rooms.Rooms;
import dev.carom.playground.rooms.Survey;
import dev.carom.playground.rooms.View;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;

/**
 * The functions that the page's script calls. A room is identified by the number that {@link #open}
 * returns.
 */
public final class PageMain {
  private static final List<Stage> STAGES = new ArrayList<>();
  private static final BrowserCanvas CANVAS = new BrowserCanvas();

  /** An open room and its view on the canvas element. */
  private static final class Stage {
    final Room room;
    final View view = new View();
    final Map<String, String> initial;
    final Map<String, EditableText> texts = new HashMap<>();
    boolean hasChanged = true;

    Stage(Room room) {
      this.room = room;
      initial = Address.values(room);
    }
  }

  private PageMain() {}

  /** Does nothing; the script calls the other functions. */
  public static void main(String[] arguments) {}

  /** Opens a room and returns its number. */
  @JSExport
  public static int open(String room) {
    STAGES.add(new Stage(Rooms.open(room, Painter::milliseconds)));
    return STAGES.size() - 1;
  }

  /** Closes a room; its number is not used again. */
  @JSExport
  public static void close(int stage) {
    STAGES.set(stage, null);
  }

  /** Advances by one sixtieth of a second. */
  @JSExport
  public static void step(int stage) {
    Room room = STAGES.get(stage).room;
    STAGES.get(stage).hasChanged |= !room.isStill();
    room.step();
  }

  /** Returns true if the room may have changed since the last call. */
  @JSExport
  public static boolean takeChange(int stage) {
    boolean hasChanged = STAGES.get(stage).hasChanged;
    STAGES.get(stage).hasChanged = false;
    return hasChanged;
  }

  /** Draws on the painter's current element, which has this size in pixels. */
  @JSExport
  public static void draw(int stage, double width, double height, boolean dark) {
    View view = STAGES.get(stage).view;
    Room room = STAGES.get(stage).room;
    Box scene = room.scene(width / height);
    view.fit(scene, width, height);
    Palette palette = dark ? Palette.DARK : Palette.LIGHT;
    CANVAS.begin(view, palette.ground);
    room.draw(CANVAS, palette);
  }

  /** Starts over. */
  @JSExport
  public static void reset(int stage) {
    changing(stage).reset();
  }

  /** Handles a key that goes down or up; returns true if the room uses it. */
  @JSExport
  public static boolean key(int stage, String key, boolean down) {
    boolean isUsed = STAGES.get(stage).room.key(key, down);
    STAGES.get(stage).hasChanged |= isUsed;
    return isUsed;
  }

  /** Handles a pointer event at a pixel of the element; returns the CSS cursor to show. */
  @JSExport
  public static String pointer(int stage, String what, double pixelX, double pixelY) {
    View view = STAGES.get(stage).view;
    return changing(stage).pointer(Pointer.valueOf(what), view.toX(pixelX), view.toY(pixelY));
  }

  /** Handles the wheel at a pixel of the element; returns true if the room uses it. */
  @JSExport
  public static boolean wheel(int stage, double pixelX, double pixelY, double notches) {
    View view = STAGES.get(stage).view;
    return changing(stage).wheel(view.toX(pixelX), view.toY(pixelY), notches);
  }

  /** Sets an option. */
  @JSExport
  public static void option(int stage, String name, double value) {
    changing(stage).option(name, value);
  }

  /** Runs the action of a button. */
  @JSExport
  public static void action(int stage, String name) {
    changing(stage).action(name);
  }

  /**
   * Returns the part of an address that carries the room's state; empty if the room is as it was
   * opened.
   */
  @JSExport
  public static String address(int stage) {
    return Address.write(STAGES.get(stage).room, STAGES.get(stage).initial);
  }

  /**
   * Sets a new room to the state in an address; returns why the address cannot be read, or nothing.
   * In that case, the room cannot be used.
   */
  @JSExport
  public static String restore(int stage, String address) {
    return attempt(() -> Address.read(changing(stage), address));
  }

  /** Returns the value of an option, or NaN if the room does not have it in its address. */
  @JSExport
  public static double value(int stage, String option) {
    return Address.value(STAGES.get(stage).room, option);
  }

  /**
   * Changes a number of a text that the room has reported; returns why it cannot have that value,
   * or nothing.
   */
  @JSExport
  public static String setNumber(int stage, String text, int index, double value) {
    String problem = attempt(() -> STAGES.get(stage).texts.get(text).set(index, value));
    changing(stage);
    report(stage);
    return problem;
  }

  private static String attempt(Runnable change) {
    try {
      change.run();
      return "";
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  /**
   * Returns what the room shows as a Java program, or as a JUnit test; empty if the room has no
   * such code.
   */
  @JSExport
  public static String code(int stage, String address, boolean asTest) {
    Example example = STAGES.get(stage).room.example();
    if (example == null) {
      return "";
    }
    return asTest ? example.asTest(address) : example.asProgram(address);
  }

  /** Sets whether only what is needed moves. */
  @JSExport
  public static void setCalm(int stage, boolean calm) {
    changing(stage).setCalm(calm);
  }

  /** Returns the names of the sounds since the last call, with a space after each. */
  @JSExport
  public static String takeSounds(int stage) {
    return STAGES.get(stage).room.takeSounds();
  }

  /** Returns what the visitor has achieved in this run; 0 if it does not count. */
  @JSExport
  public static int score(int stage) {
    return STAGES.get(stage).room.score();
  }

  /** Returns the checksum of the room's state in hexadecimal digits. */
  @JSExport
  public static String checksum(int stage) {
    return Long.toHexString(STAGES.get(stage).room.checksum());
  }

  /** Returns the checksum of many answers of the library in hexadecimal digits. */
  @JSExport
  public static String survey(int seed, int pairs) {
    return Long.toHexString(Survey.of(seed, pairs));
  }

  /** Reports the room's state to the script's functions {@code show} and {@code showNumbers}. */
  @JSExport
  public static void report(int stage) {
    STAGES.get(stage).room.report(new Shown(STAGES.get(stage)));
  }

  /** Shows texts in the page, and remembers those with numbers. */
  private record Shown(Stage stage) implements Report {
    @Override
    public void show(String name, String text) {
      PageMain.show(name, text);
    }

    @Override
    public void show(String name, EditableText text) {
      stage.texts.put(name, text);
      showNumbers(
          name,
          String.join("\t", text.pieces()),
          String.join("\t", text.labels()),
          String.join("\t", text.steps()));
    }
  }

  @JSBody(
      params = {"name", "text"},
      script = "show(name, text)")
  private static native void show(String name, String text);

  @JSBody(
      params = {"name", "pieces", "labels", "steps"},
      script = "showNumbers(name, pieces, labels, steps)")
  private static native void showNumbers(String name, String pieces, String labels, String steps);

  /** Returns a room that is about to change. */
  private static Room changing(int stage) {
    STAGES.get(stage).hasChanged = true;
    return STAGES.get(stage).room;
  }
}
