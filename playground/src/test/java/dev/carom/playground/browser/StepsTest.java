// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.playground.rooms.Room;
import dev.carom.playground.rooms.Rooms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.support.ui.Select;

/** The stories in a real browser. */
class StepsTest extends PageInBrowser {
  /** More steps than any story has. */
  private static final int STEPS = 25;

  @AfterEach
  void putThePhoneAway() {
    browser.setScreen(1280, 900, false);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void everyWordIsThatOfAJvm(int story) {
    open("steps");
    Room room = Rooms.open("steps", () -> 0);
    room.option("story", story);
    List<String> expected = new ArrayList<>();
    for (int numbers = 0; numbers < 5; numbers++) {
      for (int step = 0; step < STEPS; step++) {
        Map<String, String> report = new HashMap<>();
        room.report(report::put);
        expected.add(report.get("words"));
        room.action("next");
      }
      room.action("other");
    }
    Object words =
        browser.run(
            """
            const words = [], shown = document.querySelector("[data-show=words]");
            carom.option(room.stage, "story", arguments[0]);
            for (let numbers = 0; numbers < 5; numbers++) {
              for (let step = 0; step < arguments[1]; step++) {
                carom.report(room.stage);
                words.push(shown.textContent);
                carom.action(room.stage, "next");
              }
              carom.action(room.stage, "other");
            }
            return words;
            """,
            story,
            STEPS);
    assertThat(words).isEqualTo(expected);
    browser.assertNoErrors();
  }

  @Test
  void eachKeyPressIsAStepWhoseWordsAreReadOut() {
    open("steps");
    assertThat(browser.shown("step")).isEqualTo("Step 1 of 9");
    browser.actions().sendKeys(Keys.ARROW_RIGHT).perform();
    assertThat(browser.shown("step")).isEqualTo("Step 2 of 9");
    browser.await(
        "the words are not read out",
        "return document.getElementById('spoken').textContent"
            + " .startsWith('Step 2 of 9: The sides of the box divide the plane')");
    browser.actions().sendKeys(" ").perform();
    assertThat(browser.shown("step")).isEqualTo("Step 3 of 9");
    browser.actions().sendKeys(Keys.ARROW_LEFT).perform();
    assertThat(browser.shown("step")).isEqualTo("Step 2 of 9");
    browser.click("[data-action=next]");
    browser.click("[data-action=next]");
    browser.actions().sendKeys(" ").perform();
    assertThat(browser.shown("step")).as("keys belong to the room").isEqualTo("Step 5 of 9");
    browser.actions().sendKeys("n").perform();
    browser.awaitFrames(2);
    Select story = new Select(browser.element("[data-option=story]"));
    assertThat(story.getFirstSelectedOption().getText()).isEqualTo("all pairs");
    assertThat(browser.shown("words")).startsWith("30 circles.");
    browser.assertNoErrors();
  }

  /** Returns true if the words of the longest step cover nothing, and no button moves for them. */
  private static boolean hasRoomForTheLongestWords() {
    browser.run(
        "document.querySelector('[data-show=words]').textContent = 'abcdefg hij '.repeat(14)");
    boolean hasRoom =
        (Boolean)
            browser.run(
                """
                const box = (each) => document.querySelector(each).getBoundingClientRect(), words = box("#caption dl");
                return ["#stage", "#pause", "[data-key=ArrowRight]"].map(box).every((each) => each.bottom <= innerHeight
                  && (each.width === 0 || each.bottom <= words.top || each.top >= words.bottom || each.right <= words.left || each.left >= words.right));
                """);
    browser.run("document.querySelector('[data-show=words]').dataset.text = ''; room.look = ''");
    return hasRoom;
  }

  @ParameterizedTest
  @CsvSource({"390, 844", "844, 390", "360, 640", "667, 320", "1000, 700", "1366, 768"})
  void theWordsAreBesideTheStageOnce(int width, int height) {
    if (width < 1000) {
      browser.setPhone(width, height);
    } else {
      browser.setScreen(width, height, false);
    }
    open("steps");
    assertThat(browser.elements("[data-show=words]")).hasSize(1);
    assertThat(hasRoomForTheLongestWords()).isTrue();
  }

  @Test
  void stepsAndTheirButtonsAreInViewOnAPhone() {
    browser.setPhone(390, 844);
    open("steps");
    int[][] screens = {{390, 844}, {844, 390}};
    for (int[] screen : screens) {
      browser.setPhone(screen[0], screen[1]);
      browser.awaitFrames(2);
      assertThat(
              (Boolean)
                  browser.run(
                      """
                      return ["#stage", "#caption", "[data-key=ArrowRight]", "[data-key=ArrowLeft]"].every((each) => {
                        const box = document.querySelector(each).getBoundingClientRect();
                        return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
                      });
                      """))
          .as("%d by %d", screen[0], screen[1])
          .isTrue();
    }
    browser.touch("touchStart", "[data-key=ArrowRight]");
    browser.touch("touchEnd");
    assertThat(browser.shown("step")).isEqualTo("Step 2 of 9");
  }
}
