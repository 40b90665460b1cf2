// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.playground.rooms.Room;
import dev.carom.playground.rooms.Rooms;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The magnifier over single doubles in a real browser. */
class LastBitTest extends PageInBrowser {
  @AfterEach
  void setUsualMedia() {
    browser.setScreen(1280, 900, false);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "0, 1", "1, 0", "1, 1"})
  void everyVerdictIsThatOfAJvm(int shapes, int numbers) {
    open("last-bit");
    Room room = Rooms.open("last-bit", () -> 0);
    room.option("shapes", shapes);
    room.option("numbers", numbers);
    Object inBrowser =
        browser.run(
            """
            carom.option(room.stage, "shapes", arguments[0]);
            carom.option(room.stage, "numbers", arguments[1]);
            return carom.checksum(room.stage);
            """,
            shapes,
            numbers);
    assertThat(inBrowser).isEqualTo(Long.toHexString(room.checksum()));
  }

  @Test
  void cellsSayTheirNumbersAndVerdicts() {
    open("last-bit");
    assertThat(browser.shown("x")).isEqualTo("0.1");
    assertThat(browser.shown("exact")).isEqualTo("hit: they overlap by 5.0e-17");
    assertThat(browser.shown("double")).isEqualTo("WRONG: no hit");
    WebElement stage = browser.element("#stage");
    double cell = stage.getSize().getHeight() / 28.0;
    int right = (int) Math.round(-2 * cell);
    int down = (int) Math.round(6 * cell);
    browser.actions().moveToElement(stage, right, down).perform();
    assertThat(browser.shown("exact")).isEqualTo("hit: they touch exactly");
    browser.actions().sendKeys(Keys.ARROW_DOWN).perform();
    assertThat(browser.shown("exact")).startsWith("no hit: apart by");
    assertThat(browser.shown("y")).isEqualTo("0.1000000000000001");
    assertThat(browser.element("pre").getText()).contains("double y = 0.1000000000000001;");
    assertThat(browser.pixels(220, 38, 38)).as("wrong verdicts").isGreaterThan(2000);
    browser.assertNoErrors();
  }

  @Test
  void anAddressShowsItsCellAndItsView() {
    String state = "1/shapes=1;column=-7;row=12;zoom=6.5;center=~PLAAAAAAAAA,~vLAAAAAAAAA/";
    open("last-bit/" + state);
    Replay replay = new Replay(browser, "last-bit", state);
    assertThat(replay.shown()).isEqualTo(replay.expected());
    browser.actions().moveToElement(browser.element("#stage"), 90, -40).click().perform();
    assertThat(replay.shown()).isEqualTo(replay.expected());
  }

  @Test
  void zoomsToTheWholeSceneAndBack() {
    open("last-bit");
    browser.click("[data-action=scene]");
    browser.await(
        "the scene is not reached",
        "return document.querySelector('[data-show=wrong]').textContent.startsWith('zoom in')");
    browser.awaitFrames(150);
    assertThat(browser.pixels(180, 83, 9)).as("the amber circle").isGreaterThan(200);
    browser.click("[data-action=numbers]");
    browser.await(
        "single doubles are not reached",
        "return document.querySelector('[data-show=wrong]').textContent.includes('missed')");
    browser.assertNoErrors();
  }

  @Test
  void nothingMovesForVisitorsWhoPreferThat() {
    browser.setMedia(false, true);
    open("last-bit");
    assertThat(browser.element("[data-option=animate]").isSelected()).isFalse();
    browser.click("[data-action=scene]");
    assertThat(browser.shown("wrong")).startsWith("zoom in");
    browser.awaitFrames(2);
    assertThat(browser.pixels(180, 83, 9)).as("the amber circle").isGreaterThan(200);
    browser.setMedia(false, false);
    open("last-bit");
    assertThat(browser.element("[data-option=animate]").isSelected()).isTrue();
  }
}
