// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import dev.carom.Box;
import dev.carom.draw.SvgCanvas;
import dev.carom.games.Palette;
import dev.carom.playground.rooms.Address;
import dev.carom.playground.rooms.EditableText;
import dev.carom.playground.rooms.Pointer;
import dev.carom.playground.rooms.Report;
import dev.carom.playground.rooms.Room;
import dev.carom.playground.rooms.Rooms;
import dev.carom.playground.rooms.View;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the page asks of its room, noted in the browser and done again on this JVM. */
final class Replay {
  private final Browser browser;
  private final Room room;
  private final View view = new View();

  /** Notes from now on; the room in the browser must be as it was opened. */
  Replay(Browser browser, String name) {
    this(browser, Rooms.open(name, () -> 0));
  }

  /** Notes from now on; the room in the browser must be as the address shows it. */
  Replay(Browser browser, String name, String state) {
    this(browser, Rooms.open(name, () -> 0));
    Address.read(room, state);
  }

  private Replay(Browser browser, Room room) {
    this.browser = browser;
    this.room = room;
    browser.change(
        """
        const inner = carom;
        window.calls = [];
        carom = new Proxy({}, { get: (none, name) => (...values) => {
          if (!["report", "takeChange", "address", "value", "code"].includes(name)) calls.push([name, ...values.slice(1)]);
          return inner[name](...values);
        } });
        room.look = "";
        """);
    browser.awaitFrames(2);
  }

  /** What the page shows, by name, after another frame. */
  @SuppressWarnings("unchecked")
  Map<String, String> shown() {
    browser.awaitFrames(2);
    return new TreeMap<>(
        (Map<String, String>)
            browser.run(
                """
                const shown = {};
                for (const each of document.querySelectorAll("#room [data-show]")) {
                  shown[each.dataset.show] = each.matches("select") ? each.value : each.textContent;
                }
                return shown;
                """));
  }

  /** What this JVM reports after the same calls. */
  @SuppressWarnings("unchecked")
  Map<String, String> expected() {
    for (List<Object> call : (List<List<Object>>) browser.run("return calls.splice(0)")) {
      repeat(call);
    }
    Map<String, String> report = new TreeMap<>();
    room.report(report::put);
    return report;
  }

  private void repeat(List<Object> call) {
    switch ((String) call.get(0)) {
      case "step" -> room.step();
      case "reset" -> room.reset();
      case "action" -> room.action((String) call.get(1));
      case "option" -> room.option((String) call.get(1), number(call, 2));
      case "setNumber" -> setNumber((String) call.get(1), (int) number(call, 2), number(call, 3));
      case "key" -> room.key((String) call.get(1), (Boolean) call.get(2));
      case "wheel" ->
          room.wheel(view.toX(number(call, 1)), view.toY(number(call, 2)), number(call, 3));
      case "pointer" ->
          room.pointer(
              Pointer.valueOf((String) call.get(1)),
              view.toX(number(call, 2)),
              view.toY(number(call, 3)));
      case "draw" -> {
        Box scene = room.scene(number(call, 1) / number(call, 2));
        view.fit(scene, number(call, 1), number(call, 2));
        room.draw(SvgCanvas.yDown(scene, number(call, 1)), Palette.LIGHT);
      }
      default -> throw new AssertionError("cannot repeat " + call);
    }
  }

  private void setNumber(String name, int index, double value) {
    room.report(
        new Report() {
          @Override
          public void show(String other, String text) {}

          @Override
          public void show(String shown, EditableText text) {
            if (shown.equals(name)) {
              text.set(index, value);
            }
          }
        });
  }

  private static double number(List<Object> call, int index) {
    return ((Number) call.get(index)).doubleValue();
  }
}
