// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Rectangle;

/** The page on small screens, and under fingers. */
class PhoneTest extends PageInBrowser {
  @AfterAll
  static void putThePhoneAway() {
    browser.setScreen(1280, 900, false);
  }

  /** The elements that are not wholly in the window, or smaller than that in any direction. */
  @SuppressWarnings("unchecked")
  private static List<String> outsideOrSmaller(String selector, int size) {
    return (List<String>)
        browser.run(
            """
            const found = [...document.querySelectorAll(arguments[0])].filter((each) => each.offsetParent);
            if (found.length === 0) return ["nothing is " + arguments[0]];
            return found.filter((each) => {
              const box = each.getBoundingClientRect();
              const outside = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
              return (outside && arguments[1] === 0) || box.width < arguments[1] || box.height < arguments[1];
            }).map((each) => each.outerHTML.slice(0, 80) + JSON.stringify(each.getBoundingClientRect()));
            """,
            selector,
            size);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dot", "movement", "breakout"})
  void stageAndButtonsOfAGameAreInView(String room) {
    browser.setPhone(844, 390);
    open(room);
    int[][] screens = {{844, 390}, {740, 360}, {667, 320}, {390, 844}, {360, 640}};
    for (int[] screen : screens) {
      browser.setPhone(screen[0], screen[1]);
      browser.awaitFrames(2);
      assertThat(outsideOrSmaller("#stage, #pad button, #pause", 0)).isEmpty();
      assertThat(browser.element("#sheet").getSize().getHeight()).isGreaterThan(180);
      assertThat((Long) browser.run("return document.documentElement.scrollWidth - innerWidth"))
          .as("pixels beyond the right edge")
          .isLessThanOrEqualTo(0);
    }
  }

  @Test
  void thePaddleIsInViewInEveryWindow() {
    browser.setScreen(900, 700, false);
    open("breakout");
    int[][] windows = {{900, 700}, {1366, 768}, {1000, 600}, {1280, 900}};
    for (int[] window : windows) {
      browser.setScreen(window[0], window[1], false);
      browser.awaitFrames(2);
      assertThat(outsideOrSmaller("#stage, #pause", 0)).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void everyRoomIsMadeForFingers(String room) {
    String targets = "button, select, nav a, .brand, #controls label";
    browser.setPhone(390, 844);
    open(room);
    assertThat(outsideOrSmaller(targets, 44)).isEmpty();
    assertThat(outsideOrSmaller("#stage, #pause", 0)).isEmpty();
    assertThat(browser.element("#touch").getText()).isNotBlank().doesNotContain("Shift", "Space");
    assertThat(browser.element("#keys").isDisplayed()).isFalse();
    browser.setPhone(844, 390);
    browser.awaitFrames(2);
    assertThat(outsideOrSmaller(targets, 44)).isEmpty();
    assertThat(outsideOrSmaller("#stage, #pause", 0)).isEmpty();
    assertThat(browser.element("#touch").isDisplayed()).isTrue();
    browser.setScreen(1280, 900, false);
    browser.awaitFrames(2);
    assertThat(browser.element("#touch").isDisplayed()).isFalse();
  }

  @Test
  void aFingerThatSlidesToAnotherButtonHoldsThatOne() {
    browser.setPhone(390, 844);
    open("dot");
    browser.run("room.paused = true; carom.option(room.stage, 'speed', 1)");
    browser.touch("touchStart", "#pad [data-key=ArrowRight]");
    step(40);
    assertThat(browser.shown("position")).isEqualTo("50, 10");
    browser.touch("touchMove", "#pad [data-key=ArrowLeft]");
    browser.awaitFrames(2);
    step(15);
    assertThat(browser.shown("position")).isEqualTo("35, 10");
    browser.touch("touchMove", "#pad [data-key=ArrowDown]");
    browser.awaitFrames(2);
    step(7);
    assertThat(browser.shown("position")).isEqualTo("35, 17");
    browser.touch("touchMove", "#title");
    browser.awaitFrames(2);
    step(7);
    assertThat(browser.shown("position")).as("beside the buttons").isEqualTo("35, 17");
    browser.touch("touchMove", "#pad [data-key=ArrowRight]");
    browser.awaitFrames(2);
    step(5);
    browser.touch("touchEnd");
    browser.awaitFrames(2);
    step(5);
    assertThat(browser.shown("position")).as("back, and let go").isEqualTo("40, 17");
    browser.assertNoErrors();
  }

  private static void step(int count) {
    browser.run("for (let k = 0; k < arguments[0]; k++) carom.step(room.stage)", count);
  }

  @Test
  void theShipThatIsDraggedIsSeenAboveTheFinger() {
    browser.setPhone(390, 844);
    open("shmup");
    browser.run("room.paused = true");
    browser.touch("touchStart", 195, 520);
    step(120);
    browser.awaitFrames(2);
    long bottom = lowestRowOf(0x8e, 0xc5, 0xff);
    assertThat(bottom).as("the ship's lowest row").isBetween(400L, 520L - 50);
    browser.touch("touchMove", 195, 470);
    step(60);
    browser.awaitFrames(2);
    assertThat(lowestRowOf(0x8e, 0xc5, 0xff)).isBetween(bottom - 60, bottom - 40);
    browser.touch("touchEnd");
  }

  /**
   * The window's lowest row with a pixel of this colour on the stage, lives at the top left out.
   */
  private static long lowestRowOf(int red, int green, int blue) {
    return (Long)
        browser.run(
            """
            const canvas = document.getElementById("stage"), bounds = canvas.getBoundingClientRect();
            const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
            for (let k = data.length - 4; k >= 0; k -= 4) {
              if (data[k] === arguments[0] && data[k + 1] === arguments[1] && data[k + 2] === arguments[2]) {
                const row = Math.floor(k / 4 / canvas.width);
                return Math.round(bounds.top + row * bounds.height / canvas.height);
              }
            }
            return -1;
            """,
            red,
            green,
            blue);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pair", "shapes", "circles", "swarm", "breakout"})
  void aStageThatIsTurnedIsAsIfItHadBeenOpenedSo(String room) {
    int[][] screens = {{844, 390}, {390, 844}};
    for (int k = 0; k < 2; k++) {
      browser.setPhone(screens[k][0], screens[k][1]);
      if (room.equals("swarm")) {
        open(room);
      } else {
        load(room);
      }
      showAllBoards();
      String opened = sizeOfStage();
      browser.setPhone(screens[1 - k][0], screens[1 - k][1]);
      open(room);
      showAllBoards();
      browser.setPhone(screens[k][0], screens[k][1]);
      browser.awaitFrames(2);
      assertThat(sizeOfStage()).isEqualTo(opened);
    }
    browser.assertNoErrors();
  }

  private static void showAllBoards() {
    browser.run("document.querySelector('[data-option=beside]')?.click()");
    browser.awaitFrames(2);
  }

  private static String sizeOfStage() {
    return browser.element("#sheet").getSize().toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"pair", "swarm"})
  void theRoomThatIsOpenIsSeenAmongTheOthers(String room) {
    int[][] screens = {{360, 640}, {640, 360}};
    for (int[] screen : screens) {
      browser.setPhone(screen[0], screen[1]);
      open(room);
      assertThat(
              (Boolean)
                  browser.run(
                      """
                      const nav = document.getElementById("rooms"), faded = parseFloat(getComputedStyle(nav).paddingRight);
                      const all = nav.getBoundingClientRect(), open = nav.querySelector("[aria-current]").getBoundingClientRect();
                      return faded > 0 && open.left >= all.left - 1 && open.right <= all.right - faded + 1;
                      """))
          .isTrue();
      assertThat(browser.element(".brand svg").getSize().getWidth()).isGreaterThan(24);
      open("");
      assertThat(browser.run("return document.getElementById('rooms').scrollLeft")).isEqualTo(0L);
    }
  }

  @Test
  void codeWithManyDigitsIsNotCutOff() {
    browser.setPhone(360, 640);
    open("pair");
    browser.run("document.querySelector('[data-action=push]').click()");
    assertThat(browser.shown("ball").length()).isGreaterThan(30);
    assertThat(
            (Boolean)
                browser.run(
                    "const code = document.querySelector('pre'); return code.scrollWidth <= code.clientWidth"))
        .isTrue();
  }

  @Test
  void aSecondFingerOnTheStageDoesNotDisturbTheFirst() {
    browser.setPhone(390, 844);
    open("pair");
    browser.run("document.querySelector('[data-action=inside]').click()");
    double[] circle = onStage(-35, -12);
    double[] moved = onStage(-35, 0);
    double[] box = onStage(-140, 30);
    browser.touch("touchStart", circle);
    browser.touch("touchStart", circle[0], circle[1], box[0], box[1]);
    browser.awaitFrames(2);
    browser.touch("touchMove", moved[0], moved[1], box[0], box[1]);
    browser.awaitFrames(2);
    assertThat(browser.shown("exact")).isEqualTo("hit: inside, depth 100.0");
    browser.touch("touchMove", moved[0], moved[1], circle[0], circle[1]);
    browser.awaitFrames(2);
    browser.touch("touchEnd");
    assertThat(browser.shown("exact")).isEqualTo("hit: inside, depth 100.0");
    browser.touch("touchStart", moved);
    browser.touch("touchMove", circle);
    browser.touch("touchEnd");
    assertThat(browser.shown("exact"))
        .as("and the next one drags")
        .startsWith("hit: inside, depth 88");
    browser.renewTab();
  }

  /** Where a point of the pair lab's scene is in the window. */
  private static double[] onStage(double x, double y) {
    Rectangle stage = browser.element("#stage").getRect();
    double scale = stage.width / 440.0;
    return new double[] {
      stage.x + stage.width / 2.0 + x * scale, stage.y + stage.height / 2.0 + y * scale
    };
  }
}
