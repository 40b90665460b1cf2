// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.playground.rooms.Room;
import dev.carom.playground.rooms.Rooms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Rectangle;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.WheelInput.ScrollOrigin;
import org.openqa.selenium.support.ui.Select;

/** The Shapes lab in a browser: whatever a visitor does, it shows what the library returns here. */
class ShapesTest extends PageInBrowser {
  /** The middle of the blue shape, and how long the arm of its turning grip is, in pixels. */
  private static final double[] BLUE = {80, -60};

  private static final double ARM = 52;

  @BeforeEach
  void open() {
    browser.setScreen(1280, 900, false);
    open("shapes");
  }

  @AfterEach
  void close() {
    browser.setScreen(1280, 900, false);
    browser.assertNoErrors();
  }

  private static void choose(String shape, String kind) {
    new Select(browser.element("[data-option=" + shape + "]")).selectByVisibleText(kind);
    // As after a click with a mouse; the driver sends no pointer events.
    browser.run("document.activeElement.blur()");
  }

  /** Where a point of the scene is, in pixels from the middle of the stage. */
  private static int pixels(double length) {
    return (int) Math.round(length * browser.element("#stage").getSize().getHeight() / 440.0);
  }

  /** Moves the mouse with its button down; still holds when it returns. */
  private static void dragAndHold(double x, double y, double dx, double dy) {
    WebElement stage = browser.element("#stage");
    browser
        .actions()
        .moveToElement(stage, pixels(x), pixels(y))
        .clickAndHold()
        .moveByOffset(pixels(dx / 2), pixels(dy / 2))
        .moveByOffset(pixels(dx) - pixels(dx / 2), pixels(dy) - pixels(dy / 2))
        .perform();
    browser.awaitFrames(2);
  }

  private static void drag(double x, double y, double dx, double dy) {
    dragAndHold(x, y, dx, dy);
    browser.actions().release().perform();
    browser.awaitFrames(3);
  }

  /** Holds a key for exactly one step. */
  private static void tap(String code, String key) {
    browser.run("room.paused = true");
    browser.key("keyDown", code, key);
    browser.run("carom.step(room.stage)");
    browser.key("keyUp", code, key);
    browser.awaitFrames(3);
  }

  @Test
  void everyPairOfKindsShowsWhatTheLibraryReturns() {
    Room room = Rooms.open("shapes", () -> 0);
    room.option("sweep", 1);
    room.option("cast", 1);
    List<String> expected = new ArrayList<>();
    for (int pair = 0; pair < 64; pair++) {
      room.option("amber", pair / 8);
      room.option("blue", pair % 8);
      Map<String, String> report = new TreeMap<>();
      room.report(report::put);
      expected.add(report.toString());
    }
    Object shown =
        browser.run(
            """
            document.querySelector("[data-option=sweep]").click();
            document.querySelector("[data-option=cast]").click();
            const all = [];
            for (let pair = 0; pair < 64; pair++) {
              const choose = (name, value) => {
                const select = document.querySelector(`[data-option=${name}]`);
                select.value = value;
                select.dispatchEvent(new Event("change", { bubbles: true }));
              };
              choose("amber", Math.floor(pair / 8));
              choose("blue", pair % 8);
              carom.report(room.stage);
              const texts = [...document.querySelectorAll("#room [data-show]")]
                .sort((one, other) => one.dataset.show < other.dataset.show ? -1 : 1)
                .map((each) => each.dataset.show + "=" + (each.matches("select") ? each.value : each.textContent));
              all.push("{" + texts.join(", ") + "}");
            }
            return all;
            """);
    assertThat(shown).isEqualTo(expected);
    assertThat(expected).filteredOn(text -> text.contains("hit: stops at time")).isNotEmpty();
    assertThat(expected).filteredOn(text -> text.contains("cast-amber=hit: enters")).isNotEmpty();
    assertThat(expected).filteredOn(text -> text.contains("verdict=no hit")).isNotEmpty();
  }

  @Test
  void numbersHaveAllDigitsOfTheLibrarys() {
    choose("amber", "circle");
    choose("blue", "rounded polygon");
    Shape amber = new Circle(-50, 10, 60);
    Shape polygon = Polygon.of(-55, 40, 0, -40, 55, 40).rounded(24);
    Contact contact = amber.contactWith(polygon.translate(new Vec2(80, -60)));
    assertThat(contact.hit()).isTrue();
    assertThat(browser.shown("verdict")).isEqualTo("hit: overlapping, depth " + contact.depth());
    assertThat(browser.shown("normal"))
        .isEqualTo("(" + contact.normalX() + ", " + contact.normalY() + ")");
    tap("KeyE", "e");
    assertThat(browser.shown("angles")).isEqualTo("0°, 1°");
    Shape turned = polygon.rotate(Rotation.degrees(1), 0, 0).translate(new Vec2(80, -60));
    assertThat(browser.shown("verdict"))
        .isEqualTo("hit: overlapping, depth " + amber.contactWith(turned).depth());
    browser.click("[data-action=touch]");
    assertThat(browser.shown("verdict")).isEqualTo("hit: touching, depth 0");
    tap("ArrowRight", "ArrowRight");
    assertThat(browser.shown("verdict")).isEqualTo("hit: overlapping, depth 0.8");
    browser.click("[data-action=push]");
    assertThat(browser.shown("verdict")).doesNotContain("overlapping");
  }

  @Test
  void whatIsDraggedTurnedAndReshapedShowsWhatTheLibraryReturns() {
    Replay replay = new Replay(browser, "shapes");
    assertThat(replay.shown().get("verdict")).startsWith("hit: overlapping");
    drag(BLUE[0] - 25, BLUE[1] - 5, 80, -70);
    assertThat(replay.shown().get("verdict")).startsWith("no hit: apart, distance");
    assertThat(replay.shown()).isEqualTo(replay.expected());
    drag(BLUE[0] + 55, BLUE[1] - 75, -90, 75);
    assertThat(replay.shown().get("verdict")).startsWith("hit: overlapping");
    assertThat(replay.shown()).isEqualTo(replay.expected());

    ScrollOrigin wheel =
        ScrollOrigin.fromElement(browser.element("#stage"), pixels(65), pixels(-60));
    browser.actions().scrollFromOrigin(wheel, 0, 200).perform();
    assertThat(replay.shown().get("angles")).isEqualTo("0°, 40°");
    tap("KeyQ", "q");
    assertThat(replay.shown().get("angles")).isEqualTo("0°, 39°");
    // The turning grip of the amber shape points up, and then to the right.
    double arm = ARM / pixels(1000) * 1000 * factor();
    drag(-50, 10 - arm, arm, arm);
    assertThat(replay.shown().get("angles")).isEqualTo("90°, 39°");
    assertThat(replay.shown()).isEqualTo(replay.expected());

    browser.click("[data-option=sweep]");
    browser.click("[data-option=cast]");
    drag(170, 140, -60, -20);
    assertThat(replay.shown().get("cast-amber")).startsWith("hit: enters at time 0.");
    browser.click("[data-action=push]");
    assertThat(replay.shown().get("sweep")).doesNotContain("starts inside");
    browser.click("[data-action=go]");
    assertThat(replay.shown().get("verdict")).doesNotContain("overlapping");
    assertThat(replay.shown()).isEqualTo(replay.expected());
  }

  /** How much smaller texts on the stage are than pixels of the page. */
  private static double factor() {
    return 1 / ((Number) browser.run("return textFactor()")).doubleValue();
  }

  @Test
  void aPolygonThatIsNotConvexIsRejectedAndAnOutlineIsNot() {
    choose("blue", "polygon");
    Replay replay = new Replay(browser, "shapes");
    browser.run("calls.unshift(['option', 'blue', 4])");
    String before = replay.shown().get("blue-code");
    long red = browser.pixels(220, 38, 38);
    dragAndHold(BLUE[0] + 75, BLUE[1] + 15, -130, -20);
    assertThat(replay.shown().get("refused")).startsWith("corners must be in convex order, but ");
    assertThat(browser.pixels(220, 38, 38)).as("red pixels").isGreaterThan(red + 100);
    assertThat(replay.shown()).isEqualTo(replay.expected());
    browser.actions().release().perform();
    browser.awaitFrames(3);
    assertThat(replay.shown().get("refused")).isEqualTo("–");
    assertThat(replay.shown().get("blue-code")).as("its last valid form").isEqualTo(before);
    choose("blue", "outline");
    Map<String, String> outline = replay.shown();
    assertThat(outline.get("blue-code")).startsWith("Compound.outline(");
    browser.actions().sendKeys("n").perform();
    assertThat(replay.shown().get("part")).isEqualTo("corner 4 of the blue shape");
    browser.actions().sendKeys("c").perform();
    assertThat(replay.shown().get("part")).isEqualTo("corner 5 of the blue shape");
    browser.actions().sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_DOWN).perform();
    assertThat(replay.shown().get("blue-code")).isNotEqualTo(outline.get("blue-code"));
    assertThat(replay.shown()).isEqualTo(replay.expected());
    browser.actions().sendKeys("x").perform();
    assertThat(replay.shown().get("refused")).isEqualTo("–");
    assertThat(replay.shown()).isEqualTo(replay.expected());
  }

  @Test
  void fingersDragReshapeAndTurn() {
    browser.setPhone(390, 844);
    open("shapes");
    choose("blue", "capsule");
    String verdict = browser.shown("verdict");
    finger(BLUE[0] - 25, BLUE[1] + 5, 20, -40);
    assertThat(browser.shown("verdict")).isNotEqualTo(verdict);
    String code = browser.shown("blue-code");
    assertThat(code).startsWith("new Capsule(-55, 0, 55, 0, 32)");
    finger(BLUE[0] + 20 + 55, BLUE[1] - 40, 10, 30);
    assertThat(browser.shown("blue-code")).doesNotStartWith("new Capsule(-55, 0, 55, 0, 32)");
    double arm = ARM * factor() * 440 / browser.element("#stage").getSize().getWidth();
    finger(-50, 10 - arm, arm, arm);
    assertThat(browser.shown("angles")).isEqualTo("90°, 0°");
  }

  private static void finger(double x, double y, double dx, double dy) {
    Rectangle stage = browser.element("#stage").getRect();
    double scale = stage.width / 440.0;
    double startX = stage.x + stage.width / 2.0 + x * scale;
    double startY = stage.y + stage.height / 2.0 + y * scale;
    browser.touch("touchStart", startX, startY);
    browser.touch("touchMove", startX + dx * scale / 2, startY + dy * scale / 2);
    browser.touch("touchMove", startX + dx * scale, startY + dy * scale);
    browser.touch("touchEnd");
    browser.awaitFrames(3);
  }

  @Test
  void aWheelBesideTheShapesScrollsThePage() {
    browser.setScreen(900, 500, false);
    browser.awaitFrames(2);
    WebElement stage = browser.element("#stage");
    ScrollOrigin corner =
        ScrollOrigin.fromElement(
            stage, stage.getSize().getWidth() / 2 - 10, -stage.getSize().getHeight() / 2 + 20);
    browser.actions().scrollFromOrigin(corner, 0, 100).perform();
    browser.await("the page does not scroll", "return scrollY > 0");
    assertThat(browser.shown("angles")).isEqualTo("0°, 30°");
  }
}
