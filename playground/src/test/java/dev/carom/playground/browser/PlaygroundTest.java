// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** The page in a real browser, as a visitor sees it. */
class PlaygroundTest extends PageInBrowser {
  /** The red of the light palette over its ground, as misses are painted. */
  private static final int[] MISS = {237, 145, 145};

  @BeforeEach
  void setScreen() {
    browser.setScreen(1280, 900, false);
  }

  @Test
  void theLandingViewHasACardWithALivingPictureForEveryRoom() {
    load("");
    assertThat(browser.elements("#cards .card"))
        .extracting(card -> card.getDomAttribute("href"))
        .containsExactlyElementsOf(ROOMS.stream().map(room -> "#" + room).toList());
    browser.run("scrollTo(0, document.body.scrollHeight)");
    browser.awaitFrames(10);
    for (int k = 1; k <= ROOMS.size(); k++) {
      assertThat(browser.colors("#cards .card:nth-child(" + k + ") canvas")).isGreaterThan(4);
    }
    browser.click("#cards .card:nth-child(6)");
    assertThat(browser.element("#title").getText()).isEqualTo("Dot");
    browser.assertNoErrors();
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void everyRoomOpensAtItsAddressWithoutErrors(String room) throws Exception {
    load(room);
    // Without a graphics card many circles are slow to draw.
    browser.run("if (room.name === 'swarm') carom.option(room.stage, 'count', 500)");
    assertThat(browser.element("#room").isDisplayed()).isTrue();
    assertThat(browser.element("#home").isDisplayed()).isFalse();
    assertThat(browser.elements("#panel h2")).hasSize(2);
    assertThat(browser.colorsOfPicture("#sheet")).isGreaterThan(4);
    browser.click("#pause");
    browser.click("#step");
    browser.click("#reset");
    browser.click("#theme");
    browser.awaitFrames(3);
    browser.click("#theme");
    browser.assertNoErrors();
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void theStageFitsAPhoneThatLiesOnItsSide(String room) {
    browser.setScreen(740, 360, false);
    open(room);
    assertThat(browser.element("#sheet").getSize().getHeight()).isBetween(200, 330);
  }

  @Test
  void aFingerScrollsThePageUnlessItDragsSomething() {
    browser.setPhone(740, 360);
    open("shmup");
    assertThat(browser.swipeScrolls("#stage", 0, 0)).as("in a game").isFalse();
    open("pair");
    assertThat(browser.swipeScrolls("#stage", 60, -60)).as("on the circle").isFalse();
    assertThat(browser.swipeScrolls("#stage", -180, -110)).as("beside the shapes").isTrue();
  }

  @Test
  void anUnknownAddressShowsTheLandingView() {
    load("nowhere");
    assertThat(browser.element("#home").isDisplayed()).isTrue();
    browser.assertNoErrors();
  }

  @Test
  void theSkipLinkMovesTheFocusAndStaysInTheRoom() {
    open("dot");
    browser.run("document.querySelector('.skip').focus()");
    browser.actions().sendKeys(Keys.ENTER).perform();
    browser.awaitFrames(2);
    assertThat(browser.element("#room").isDisplayed()).isTrue();
    assertThat(browser.run("return location.hash")).isEqualTo("#dot");
    assertThat(browser.run("return document.activeElement.id")).isEqualTo("main");
  }

  @Test
  void arrowKeysMoveTheDotPixelByPixel() {
    open("dot");
    browser.click("#pause");
    browser.click("#reset");
    browser.run("carom.option(room.stage, 'speed', 1)");
    browser.actions().keyDown(Keys.ARROW_RIGHT).perform();
    stepTimes(30);
    browser.actions().keyUp(Keys.ARROW_RIGHT).keyDown(Keys.ARROW_DOWN).perform();
    stepTimes(12);
    browser.actions().keyUp(Keys.ARROW_DOWN).perform();
    stepTimes(5);
    assertThat(browser.shown("position")).isEqualTo("40, 22");
    // The dot's blue is where the dot is.
    assertThat(browser.pixels(37, 99, 235)).isGreaterThan(200);
  }

  private static void stepTimes(int steps) {
    for (int k = 0; k < steps; k++) {
      browser.run("document.getElementById('step').click()");
    }
  }

  @Test
  void buttonsForFingersHoldKeys() {
    open("dot");
    browser.change("document.getElementById('pad').style.display = 'flex'");
    WebElement right = browser.element("#pad [data-key=ArrowRight]");
    browser.click("#reset");
    browser.actions().clickAndHold(right).perform();
    browser.awaitFrames(10);
    browser.actions().release().perform();
    browser.awaitFrames(2);
    String position = browser.shown("position");
    assertThat(position).endsWith(", 10").isNotEqualTo("10, 10");
    browser.awaitFrames(10);
    assertThat(browser.shown("position")).isEqualTo(position);
  }

  @Test
  void theCircleOfThePairLabCanBeDraggedIntoTheBoxAndPushedOut() {
    open("pair");
    assertThat(browser.shown("exact")).startsWith("hit: overlapping");
    drag(92, -88, 120, 0);
    assertThat(browser.shown("exact")).startsWith("no hit: apart");
    assertThat(browser.shown("zones")).isEqualTo("no hit: zone 2, corner");
    drag(212, -88, -262, 98);
    assertThat(browser.shown("zones")).isEqualTo("hit: zone 4, inside");
    browser.click("[data-action=push]");
    assertThat(browser.shown("exact")).doesNotStartWith("hit: overlapping");
    browser.assertNoErrors();
  }

  /** Drags from a point of the pair lab's scene by a motion. */
  private static void drag(double x, double y, double motionX, double motionY) {
    WebElement stage = browser.element("#stage");
    double scale = stage.getSize().getHeight() / 440.0;
    browser
        .actions()
        .moveToElement(stage, (int) (x * scale), (int) (y * scale))
        .clickAndHold()
        .moveByOffset((int) (motionX * scale / 2), (int) (motionY * scale / 2))
        .moveByOffset((int) (motionX * scale / 2), (int) (motionY * scale / 2))
        .release()
        .perform();
  }

  @Test
  void theCornerOfTheBoxResizesIt() {
    open("pair");
    browser.click("[data-action=inside]");
    assertThat(browser.shown("zones")).startsWith("hit: zone 4");
    drag(-170, -50, 150, 60);
    assertThat(browser.shown("zones")).doesNotContain("zone 4");
  }

  @Test
  void aSwitchPaintsWhereTheAngleMethodMisses() {
    open("pair");
    browser.click("[data-action=miss]");
    assertThat(browser.shown("exact")).startsWith("hit: overlapping");
    assertThat(browser.shown("angle")).startsWith("WRONG, no hit");
    long before = browser.pixels(MISS[0], MISS[1], MISS[2]);
    browser.click("[data-option=misses]");
    browser.awaitFrames(3);
    assertThat(browser.pixels(MISS[0], MISS[1], MISS[2])).isGreaterThan(before + 500);
  }

  @Test
  void theExactTouchOfThePairLabIsExact() {
    open("pair");
    browser.click("[data-action=touch]");
    assertThat(browser.shown("exact")).isEqualTo("hit: touching, depth 0.0");
    browser.actions().sendKeys(Keys.ARROW_RIGHT).perform();
  }

  @Test
  void segmentsThatStartInsideSayWhereTheyComeOut() {
    open("pair");
    browser.click("[data-option=segment]");
    assertThat(browser.shown("segment-box")).startsWith("hit: starts inside, leaves at 0.6");
    assertThat(browser.shown("segment-circle")).isEqualTo("no hit: it misses");
    drag(-60, 20, -200, 0);
    assertThat(browser.shown("segment-box")).startsWith("hit: enters at time");
  }

  @Test
  void circlesOnTheEdgeMeetOrNotAsTheSwitchSays() {
    open("circles");
    browser.click("[data-action=edge]");
    assertThat(browser.shown("verdict")).isEqualTo("hit: 150.00 ≤ 150.00");
    assertThat(browser.shown("case")).isEqualTo("2: on the edge");
    browser.click("[data-option=touch][value='0']");
    assertThat(browser.shown("verdict")).isEqualTo("no hit: 150.00 is not < 150.00");
    browser.click("[data-action=coincident]");
    assertThat(browser.shown("direction")).isEqualTo("(1.00, 0.00)");
    assertThat(browser.shown("depth")).isEqualTo("160.00");
    browser.click("[data-action=resolve]");
    assertThat(browser.shown("verdict")).startsWith("no hit: 160.00");
  }

  @Test
  void arrowKeysChooseBetweenStrictAndInclusive() {
    open("circles");
    browser.click("[data-action=edge]");
    browser.run("document.querySelector('[data-option=touch]').focus()");
    browser.actions().sendKeys(Keys.ARROW_RIGHT).perform();
    assertThat(browser.shown("verdict")).isEqualTo("no hit: 150.00 is not < 150.00");
    browser.actions().sendKeys(Keys.ARROW_LEFT).perform();
    assertThat(browser.shown("verdict")).isEqualTo("hit: 150.00 ≤ 150.00");
  }

  @Test
  void aKeyThatIsHeldDuringAResetStillCounts() {
    open("dot");
    browser.run("room.paused = true; carom.option(room.stage, 'speed', 1)");
    browser.key("keyDown", "ArrowRight", "ArrowRight");
    browser.actions().sendKeys("r").perform();
    browser.run("for (let k = 0; k < 30; k++) carom.step(room.stage)");
    browser.key("keyUp", "ArrowRight", "ArrowRight");
    assertThat(browser.shown("position")).isEqualTo("40, 10");
  }

  @Test
  void theCodeOfALabIsAboutWhatIsShown() {
    open("circles");
    browser.click("[data-action=resolve]");
    assertThat(browser.shown("blue")).isEqualTo(blueAfterResolve());
    assertThat(browser.element("pre").getText())
        .contains("amber = new Circle(-60, -20, 90);", "blue = new Circle(" + blueAfterResolve());
    browser.click("[data-action=edge]");
    assertThat(browser.shown("blue")).isEqualTo("45, 45, 60");
  }

  private static String blueAfterResolve() {
    Circle blue = new Circle(70, 10, 60);
    blue = blue.translate(new Circle(-60, -20, 90).contactWith(blue).push());
    return blue.x() + ", " + blue.y() + ", 60";
  }

  @Test
  void breakoutIsServedBySpaceAndPlaysItselfIfWished() {
    open("breakout");
    assertThat(browser.shown("phase")).isEqualTo("ready");
    browser.actions().sendKeys(" ").perform();
    assertThat(browser.shown("phase")).isEqualTo("playing");
    browser.click("[data-option=beside]");
    browser.click("[data-option=demo]");
    browser.run(
        "const s = document.querySelector('[data-option=speed]'); s.value = 20;"
            + " s.dispatchEvent(new Event('input', {bubbles: true}))");
    browser.awaitFrames(90);
    assertThat(Integer.parseInt(browser.shown("bricks"))).isLessThan(80);
    assertThat(browser.shown("afar")).matches("\\d+ of \\d+");
    browser.assertNoErrors();
  }

  @Test
  void theChoiceOfTheLevelFollowsTheGame() {
    open("breakout");
    browser.run(
        """
        carom.option(room.stage, "demo", 1);
        carom.option(room.stage, "speed", 20);
        const choice = document.querySelector("[data-option=level]");
        for (let k = 0; k < 100000 && choice.value === "0"; k++) {
          carom.step(room.stage);
          carom.report(room.stage);
        }
        room.paused = true;
        """);
    browser.awaitFrames(2);
    assertThat(levelShown()).isEqualTo("2 Towers");
    browser.click("#reset");
    browser.awaitFrames(2);
    assertThat(levelShown()).as("begun again").isEqualTo("2 Towers");
    new Select(browser.element("[data-option=level]")).selectByIndex(0);
    browser.awaitFrames(2);
    assertThat(levelShown()).as("chosen").isEqualTo("1 Rainbow");
  }

  private static String levelShown() {
    return new Select(browser.element("[data-option=level]")).getFirstSelectedOption().getText();
  }

  @Test
  void theShipFires() {
    open("shmup");
    browser.actions().keyDown(" ").perform();
    browser.awaitFrames(20);
    assertThat(Integer.parseInt(browser.shown("bullets"))).isGreaterThan(10);
    browser.actions().keyUp(" ").perform();
    browser.assertNoErrors();
  }

  @Test
  void aKeySwitchesTheHitboxesOnAndOff() {
    open("shmup");
    browser.click("[data-option=demo]");
    long before = browser.pixels(0x5d, 0xff, 0x9b);
    browser.actions().sendKeys("h").perform();
    browser.awaitFrames(3);
    assertThat(browser.pixels(0x5d, 0xff, 0x9b)).isGreaterThan(before + 20);
    assertThat(browser.element("[data-option=hitboxes]").isSelected()).isTrue();
    browser.actions().sendKeys("h").perform();
    browser.awaitFrames(3);
    assertThat(browser.pixels(0x5d, 0xff, 0x9b)).isLessThan(before + 20);
    assertThat(browser.element("[data-option=hitboxes]").isSelected()).isFalse();
    assertThat(browser.element("[data-option=demo]").isSelected()).as("still plays").isTrue();
    browser.assertNoErrors();
  }

  @Test
  void theRunnerRuns() {
    open("movement");
    browser.awaitFrames(20);
    String before = browser.shown("position");
    browser.actions().keyDown(Keys.ARROW_RIGHT).perform();
    browser.awaitFrames(10);
    browser.actions().keyUp(Keys.ARROW_RIGHT).perform();
    assertThat(browser.shown("position")).isNotEqualTo(before);
  }

  @Test
  void theSwarmShowsItsFigures() throws Exception {
    load("swarm");
    browser.awaitFrames(5);
    String detection = browser.shown("detection");
    browser.click("#pause");
    assertThat(browser.shown("count")).isEqualTo("20000");
    assertThat(Integer.parseInt(browser.shown("pairs"))).isGreaterThan(3000);
    assertThat(browser.pixelsOfPicture("#sheet", 180, 83, 9)).as("lit pixels").isGreaterThan(1000);
    System.out.println("swarm of 20,000: detection " + detection + " per frame");
    browser.assertNoErrors();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aKeyThatIsHeldWhileShiftChangesIsReleased(boolean shiftComes) {
    open("dot");
    browser.run("room.paused = true; carom.option(room.stage, 'speed', 1)");
    if (!shiftComes) {
      browser.key("keyDown", "ShiftLeft", "Shift");
    }
    browser.key("keyDown", "KeyD", shiftComes ? "d" : "D");
    browser.run("for (let k = 0; k < 30; k++) carom.step(room.stage)");
    browser.key(shiftComes ? "keyDown" : "keyUp", "ShiftLeft", "Shift");
    browser.key("keyUp", "KeyD", shiftComes ? "D" : "d");
    browser.awaitFrames(2);
    browser.run("for (let k = 0; k < 30; k++) carom.step(room.stage)");
    browser.key("keyUp", "ShiftLeft", "Shift");
    assertThat(browser.shown("position")).isEqualTo("40, 10");
  }

  @Test
  void ofTwoKeysForTheSameTheOneStillHeldCounts() {
    open("dot");
    browser.run("room.paused = true; carom.option(room.stage, 'speed', 1)");
    browser.key("keyDown", "KeyD", "d");
    browser.key("keyDown", "ArrowRight", "ArrowRight");
    browser.key("keyUp", "KeyD", "d");
    browser.awaitFrames(2);
    browser.run("for (let k = 0; k < 30; k++) carom.step(room.stage)");
    assertThat(browser.shown("position")).isEqualTo("40, 10");
    browser.key("keyUp", "ArrowRight", "ArrowRight");
    browser.awaitFrames(2);
    browser.run("for (let k = 0; k < 30; k++) carom.step(room.stage)");
    assertThat(browser.shown("position")).isEqualTo("40, 10");
  }

  @Test
  void boxAndSizesOfThePairLabCanBeReachedByKey() {
    open("pair");
    assertThat(browser.shown("exact")).startsWith("hit: overlapping");
    browser.actions().sendKeys("n").perform();
    assertThat(partShown()).isEqualTo("its size");
    String depth = browser.shown("exact");
    browser.actions().sendKeys(Keys.ARROW_RIGHT).perform();
    assertThat(browser.shown("exact")).isNotEqualTo(depth);
    browser.actions().sendKeys("n").perform();
    assertThat(partShown()).isEqualTo("the box");
    browser.actions().keyDown(Keys.SHIFT).keyDown(Keys.ARROW_LEFT).perform();
    browser.awaitFrames(10);
    browser.actions().keyUp(Keys.ARROW_LEFT).keyUp(Keys.SHIFT).perform();
    assertThat(browser.shown("exact")).startsWith("no hit: apart");
    for (int k = 0; k < 5; k++) {
      browser.actions().sendKeys("n").perform();
    }
    assertThat(partShown()).as("there is no segment to move").isEqualTo("the circle");
    browser.click("[data-option=segment]");
    for (int k = 0; k < 7; k++) {
      browser.actions().sendKeys("n").perform();
    }
    assertThat(partShown()).isEqualTo("the segment");
    browser.click("[data-option=segment]");
    browser.awaitFrames(2);
    assertThat(partShown()).isEqualTo("the circle");
    browser.assertNoErrors();
  }

  private static String partShown() {
    browser.awaitFrames(2);
    return new Select(browser.element("[data-option=part]")).getFirstSelectedOption().getText();
  }

  @Test
  void verdictsAreReadOut() {
    open("circles");
    assertThat(browser.element("#spoken").getDomAttribute("aria-live")).isEqualTo("polite");
    browser.click("[data-action=edge]");
    browser.await(
        "the verdict is not read out",
        "return document.getElementById('spoken').textContent"
            + " === 'Verdict: hit: 150.00 ≤ 150.00. Case: 2: on the edge'");
    open("pair");
    browser.await(
        "an empty place is read out",
        "return document.getElementById('spoken').textContent"
            + " === 'Carom, exact: hit: overlapping, depth 12.3. Segment, box: switch on segment mode'");
  }

  @Test
  void aGamePausesWhileItsTabIsHidden() {
    open("breakout");
    browser.actions().sendKeys(" ").perform();
    assertThat(browser.shown("phase")).isEqualTo("playing");
    setHidden(true);
    setHidden(false);
    Object sum = browser.run("return carom.checksum(room.stage)");
    browser.awaitFrames(5);
    assertThat(browser.run("return carom.checksum(room.stage)")).as("paused").isEqualTo(sum);
    browser.click("#away");
    browser.awaitFrames(5);
    assertThat(browser.run("return carom.checksum(room.stage)")).as("goes on").isNotEqualTo(sum);
    assertThat(browser.element("#away").isDisplayed()).isFalse();
  }

  private static void setHidden(boolean hidden) {
    browser.change(
        """
        Object.defineProperty(document, "hidden", { value: arguments[0], configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
        """,
        hidden);
  }

  @ParameterizedTest
  @ValueSource(strings = {"shapes", "movement"})
  void aRoomIsDrawnOnlyWhenItChanges(String room) {
    open(room);
    // Labs are still without a pause.
    browser.run("if (room.name === 'movement') pause()");
    browser.change(
        """
        const inner = carom;
        window.drawings = 0;
        carom = new Proxy({}, { get: (none, name) => (...values) => {
          drawings += name === "draw" || name === "report" ? 1 : 0;
          return inner[name](...values);
        } });
        """);
    drawingsIn(5);
    assertThat(drawingsIn(5)).as("without a reason").isZero();
    browser.actions().sendKeys(".").perform();
    assertThat(drawingsIn(5)).as("after a step").isEqualTo(room.equals("movement") ? 4 : 0);
    browser.actions().sendKeys(Keys.ARROW_RIGHT).perform();
    assertThat(drawingsIn(5)).as("after a key").isPositive();
    browser.click("#theme");
    assertThat(drawingsIn(5)).as("in another theme").isPositive();
    browser.click("#theme");
    browser.setScreen(1000, 800, false);
    assertThat(drawingsIn(5)).as("in another size").isPositive();
    assertThat(drawingsIn(5)).as("without a reason again").isZero();
    // The new size has cleared the stage.
    assertThat(browser.colors("#stage")).isGreaterThan(4);
    browser.click("#reset");
    assertThat(drawingsIn(5)).as("after a reset").isPositive();
    browser.assertNoErrors();
  }

  /** How often the room has been drawn, and has reported what it shows, after this many frames. */
  private static long drawingsIn(int frames) {
    browser.awaitFrames(frames);
    return (Long) browser.run("const count = drawings; drawings = 0; return count");
  }

  @Test
  void cardsThatStandStillFollowTheThemeToo() {
    browser.setMedia(false, true);
    load("");
    assertThat(cornerOfFirstCard()).isEqualTo(0xfdfcf9L);
    browser.click("#theme");
    browser.awaitFrames(3);
    assertThat(cornerOfFirstCard()).isEqualTo(0x10151cL);
    browser.click("#theme");
    browser.awaitFrames(3);
    assertThat(cornerOfFirstCard()).isEqualTo(0xfdfcf9L);
  }

  private static long cornerOfFirstCard() {
    return (Long)
        browser.run(
            """
            const context = document.querySelector("#cards canvas").getContext("2d");
            const [red, green, blue] = context.getImageData(4, 4, 1, 1).data;
            return red << 16 | green << 8 | blue;
            """);
  }

  @Test
  void aBrowserWithoutGarbageCollectionInWebAssemblyIsToldWhatToUse() {
    String script =
        browser.addScript(
            """
            WebAssembly.validate = () => false;
            for (const name of ["compile", "instantiate", "compileStreaming", "instantiateStreaming"]) {
              WebAssembly[name] = async () => { throw new WebAssembly.CompileError("invalid type form"); };
            }
            WebAssembly.Module = function () { throw new WebAssembly.CompileError("invalid type form"); };
            """);
    try {
      browser.load(page.address() + "#dot");
      browser.await(
          "no word about the browser",
          "return document.getElementById('loading').textContent.includes('too old')");
      assertThat(browser.element("#loading").getText())
          .contains("WebAssembly with garbage collection", "Chrome", "Firefox", "Safari");
    } finally {
      browser.removeScript(script);
      browser.log();
    }
  }

  @Test
  void theFirstFrameComesSoon() {
    load("pair");
    long milliseconds = (Long) browser.run("return Number(document.documentElement.dataset.ready)");
    System.out.println("first frame after " + milliseconds + " ms");
    if (Boolean.getBoolean("carom.long")) {
      assertThat(milliseconds).isLessThan(2000);
    }
  }

  @Test
  void theExportedFileOpensFromDisk(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("carom.html");
    Files.writeString(file, page.html());
    browser.open(file.toUri() + "#circles");
    assertThat(browser.shown("case")).isEqualTo("3: collision");
    browser.assertNoErrors();
  }
}
