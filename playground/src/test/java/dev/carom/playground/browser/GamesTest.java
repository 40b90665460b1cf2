// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.games.Sound;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Rectangle;
import org.openqa.selenium.WebElement;

/** What surrounds the games: sounds, scores, gamepads, calm pictures, and the editor of levels. */
class GamesTest extends PageInBrowser {
  @BeforeEach
  void setScreen() {
    browser.setScreen(1280, 900, false);
    open("dot");
    browser.run("localStorage.clear()");
  }

  @AfterEach
  void assertNoErrors() {
    browser.assertNoErrors();
  }

  private static void step(int count) {
    browser.run("for (let k = 0; k < arguments[0]; k++) carom.step(room.stage)", count);
  }

  @Test
  void aGamepadSteersAndPauses() {
    open("dot");
    browser.change(
        """
        window.pad = { connected: true, axes: [0, 0], buttons: Array.from({ length: 16 }, () => ({ pressed: false })) };
        navigator.getGamepads = () => [null, pad];
        dispatchEvent(new Event("gamepadconnected"));
        room.paused = true;
        carom.option(room.stage, "speed", 1);
        """);
    holdPad("pad.axes = [0.3, -0.3]");
    step(30);
    assertThat(browser.shown("position")).as("in the dead zone").isEqualTo("10, 10");
    holdPad("pad.axes = [0.9, 0.1]");
    step(30);
    assertThat(browser.shown("position")).isEqualTo("40, 10");
    holdPad("pad.axes = [0, 0]; pad.buttons[13].pressed = true");
    step(12);
    assertThat(browser.shown("position")).as("by the cross").isEqualTo("40, 22");
    holdPad("pad.buttons[13].pressed = false");
    step(12);
    assertThat(browser.shown("position")).as("let go").isEqualTo("40, 22");
    holdPad("pad.buttons[9].pressed = true");
    assertThat(browser.run("return room.paused")).as("start").isEqualTo(false);
    holdPad("pad.buttons[9].pressed = false");
    holdPad("pad.buttons[9].pressed = true");
    assertThat(browser.run("return room.paused")).as("start again").isEqualTo(true);
  }

  private static void holdPad(String script) {
    browser.run(script);
    browser.awaitFrames(3);
  }

  @Test
  void aPageThatMayNotAskForGamepadsGoesOn() {
    open("dot");
    browser.change(
        """
        navigator.getGamepads = () => { throw new DOMException("not allowed", "SecurityError"); };
        dispatchEvent(new Event("gamepadconnected"));
        """);
    browser.awaitFrames(3);
  }

  @Test
  void soundIsOffUntilItIsWantedAndThenRemembered() {
    load("breakout");
    assertThat(pressed()).isEqualTo("false");
    countTones();
    step(200);
    browser.awaitFrames(3);
    assertThat(browser.run("return tones")).as("tones while it is off").isEqualTo(0L);
    browser.click("#sound");
    assertThat(pressed()).isEqualTo("true");
    browser.actions().sendKeys(" ").perform();
    browser.await("no tone", "carom.step(room.stage); return tones > 0");
    load("shmup");
    assertThat(pressed()).as("on the next visit").isEqualTo("true");
    browser.actions().sendKeys("m").perform();
    assertThat(pressed()).as("by key").isEqualTo("false");
    open("pair");
    assertThat(browser.element("#sound").isDisplayed()).as("in a room without sounds").isFalse();
  }

  private static String pressed() {
    return browser.element("#sound").getDomAttribute("aria-pressed");
  }

  private static void countTones() {
    browser.change(
        """
        window.tones = 0;
        const start = AudioScheduledSourceNode.prototype.start;
        AudioScheduledSourceNode.prototype.start = function (...when) { tones++; start.apply(this, when); };
        """);
  }

  @Test
  void everySoundOfTheGamesCanBePlayed() throws Exception {
    String script = Files.readString(Path.of("src", "main", "web", "games.js"));
    for (Sound sound : Sound.values()) {
      assertThat(script).contains("    " + sound + ": [[");
    }
  }

  @Test
  void theBestRunsAreListedAndKept() {
    open("shmup");
    assertThat(scores()).isEmpty();
    browser.run("room.paused = true; carom.key(room.stage, ' ', true)");
    step(500);
    browser.awaitFrames(3);
    assertThat(scores()).hasSize(1).first().asString().endsWith("this run");
    browser.click("#reset");
    browser.awaitFrames(3);
    assertThat(scores()).hasSize(1).first().asString().matches("\\d+ \\d{4}-\\d\\d-\\d\\d");
    load("shmup");
    assertThat(scores()).as("on the next visit").hasSize(1);
    browser.run("localStorage.setItem('scores', '{\"shmup\": [{\"score\": \"<b>1</b>\"}, 7]}')");
    open("dot");
    open("shmup");
    assertThat(scores()).as("what is not a score").isEmpty();
    browser.run("localStorage.setItem('scores', 'nonsense')");
    open("shmup");
    assertThat(scores()).isEmpty();
    List<Integer> many = List.of(300, 100, 500, 700, 200, 600, 400);
    for (int score : many) {
      addScore("shmup", score);
    }
    open("shmup");
    browser.run("room.paused = true; carom.key(room.stage, ' ', true)");
    step(500);
    browser.awaitFrames(3);
    assertThat(scores()).hasSize(5);
    browser.click("[data-forget]");
    browser.awaitFrames(3);
    assertThat(scores()).isEmpty();
    assertThat(browser.run("return localStorage.getItem('scores')")).isEqualTo("{\"shmup\":[]}");
  }

  private static void addScore(String room, int score) {
    browser.run(
        """
        const [name, score] = arguments;
        let all = {};
        try { all = JSON.parse(localStorage.getItem("scores")) ?? {}; } catch { }
        all[name] = [...(all[name] ?? []), { score, day: "2026-01-02" }];
        localStorage.setItem("scores", JSON.stringify(all));
        """,
        room,
        score);
  }

  private static List<String> scores() {
    return browser.elements("#panel .scores li").stream().map(WebElement::getText).toList();
  }

  @Test
  void aFasterTimeIsBetter() {
    addScore("movement", 600);
    addScore("movement", 540);
    open("movement");
    assertThat(scores()).containsExactly("9.0 s 2026-01-02", "10.0 s 2026-01-02");
  }

  @Test
  void aBrowserThatStoresNothingListsTheRunsOfThisVisit() {
    String script =
        browser.addScript(
            """
            Object.defineProperty(window, "localStorage", { get() { throw new DOMException("refused", "SecurityError"); } });
            """);
    try {
      load("shmup");
      browser.run("room.paused = true; carom.key(room.stage, ' ', true)");
      step(500);
      browser.awaitFrames(3);
      open("dot");
      open("shmup");
      assertThat(scores()).hasSize(1);
      browser.click("#sound");
      assertThat(pressed()).isEqualTo("true");
    } finally {
      browser.removeScript(script);
      browser.change("");
    }
  }

  @Test
  void withReducedMotionThereAreNoTrails() {
    open("dot");
    browser.run("room.paused = true; carom.key(room.stage, 'ArrowRight', true)");
    step(20);
    browser.awaitFrames(3);
    long lively = browser.colors("#stage");
    browser.setMedia(false, true);
    browser.awaitFrames(4);
    long calm = browser.colors("#stage");
    assertThat(calm).isLessThan(lively);
    step(20);
    browser.awaitFrames(3);
    assertThat(browser.colors("#stage")).as("nor later").isLessThanOrEqualTo(calm + 5);
  }

  /** Where a cell of the level is in the window. */
  private static int[] cell(String room, double column, double row) {
    Rectangle stage = browser.element("#stage").getRect();
    boolean isBreakout = room.equals("breakout");
    double x = isBreakout ? 10 + 50 * (column + 0.5) : 40 * (column + 1.5);
    double y = isBreakout ? 50 + 26 * (row + 0.5) : 40 * (row + 0.5);
    double scale = stage.width / (isBreakout ? 820.0 : 960.0);
    return new int[] {(int) Math.round(x * scale), (int) Math.round(y * scale)};
  }

  private static void drag(String room, double column, double row, double toColumn, double toRow) {
    WebElement stage = browser.element("#stage");
    int[] from = cell(room, column, row);
    int[] to = cell(room, toColumn, toRow);
    int left = stage.getSize().width / 2;
    int top = stage.getSize().height / 2;
    browser
        .actions()
        .moveToElement(stage, from[0] - left, from[1] - top)
        .clickAndHold()
        .moveToElement(stage, to[0] - left, to[1] - top)
        .release()
        .perform();
    browser.awaitFrames(2);
  }

  @Test
  void aLevelOfBreakoutIsPaintedPlayedAndShared() {
    open("breakout");
    assertThat(browser.element(".editor").isDisplayed()).isFalse();
    browser.click("[data-action=edit]");
    browser.awaitFrames(3);
    assertThat(browser.element(".editor").isDisplayed()).isTrue();
    assertThat(browser.element("[data-option=demo]").isDisplayed()).isFalse();
    browser.click("[data-action=clear]");
    assertThat(browser.shown("problem")).isEqualTo("The level needs at least one coloured brick.");
    browser.click("[data-action=play]");
    assertThat(browser.element(".editor").isDisplayed()).as("still edited").isTrue();
    drag("breakout", 2, 0, 5, 0);
    browser.click(".brushes [value='6']");
    drag("breakout", 8, 0, 8, 0);
    browser.change("navigator.clipboard.writeText = async (text) => { window.copied = text; }");
    browser.click("[data-copy=link]");
    browser.await("nothing is copied", "return window.copied !== undefined");
    String link = (String) browser.run("return copied");
    assertThat(link).endsWith("#breakout/1/bricks=a2b4a2g;level=6/");
    browser.click("[data-action=play]");
    browser.awaitFrames(3);
    assertThat(browser.element(".editor").isDisplayed()).isFalse();
    assertThat(browser.shown("bricks")).isEqualTo("4");
    browser.open(link);
    assertThat(browser.shown("bricks")).as("by the link").isEqualTo("4");
    assertThat(browser.element("[data-option=level]").getDomProperty("value")).isEqualTo("6");
    browser.open(link.replace("b4", "x4"));
    assertThat(browser.element("#notice").getText()).contains("'x' does not stand for a tile");
  }

  @Test
  void aLevelOfTheRunnerIsPaintedWithKeys() {
    open("movement");
    browser.click("[data-action=edit]");
    browser.click("[data-action=clear]");
    browser.awaitFrames(3);
    assertThat(browser.shown("problem")).isEqualTo("The level needs at least one coin.");
    browser.actions().sendKeys("2", " ", Keys.ARROW_RIGHT).perform();
    browser.click(".brushes [value='14']");
    browser.actions().sendKeys(" ").perform();
    assertThat(browser.shown("problem")).isEmpty();
    browser.await("the address", "return location.hash.includes('tiles=a143coa')");
    browser.click("[data-action=undo]");
    assertThat(browser.shown("problem")).isEqualTo("The level needs at least one coin.");
    browser.actions().sendKeys(" ").perform();
    browser.click("[data-action=play]");
    assertThat(browser.shown("coins")).isEqualTo("0");
    assertThat(browser.shown("level")).isNotBlank();
  }

  @Test
  void aFingerPaintsOnAPhone() {
    for (int[] screen : new int[][] {{390, 844}, {844, 390}}) {
      browser.setPhone(screen[0], screen[1]);
      open("breakout");
      browser.run("document.querySelector('[data-action=edit]').click()");
      browser.run("document.querySelector('[data-action=clear]').click()");
      browser.awaitFrames(3);
      assertThat(outside("#stage, .brushes label, .tools button")).isEmpty();
      Rectangle stage = browser.element("#stage").getRect();
      int[] from = cell("breakout", 1, 1);
      int[] to = cell("breakout", 4, 1);
      browser.touch("touchStart", stage.x + from[0], stage.y + from[1]);
      browser.touch("touchMove", stage.x + to[0], stage.y + to[1]);
      browser.touch("touchEnd");
      browser.await("the address", "return location.hash.includes('bricks=a17b4;')");
    }
    browser.setScreen(1280, 900, false);
  }

  /** The elements that are not wholly in the window. */
  @SuppressWarnings("unchecked")
  private static List<String> outside(String selector) {
    return (List<String>)
        browser.run(
            """
            return [...document.querySelectorAll(arguments[0])].filter((each) => {
              const box = each.getBoundingClientRect();
              return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
            }).map((each) => each.outerHTML.slice(0, 90) + JSON.stringify(each.getBoundingClientRect()));
            """,
            selector);
  }
}
