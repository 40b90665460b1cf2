// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.playground.rooms.Address;
import dev.carom.playground.rooms.Room;
import dev.carom.playground.rooms.Rooms;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;

/** Addresses in a browser: they carry what is shown, and bring it back. */
class AddressesTest extends PageInBrowser {
  private static final String EDGE = "#circles/1/amber=-75,-45,90;blue=45,45,60/";

  @AfterEach
  void close() {
    browser.assertNoErrors();
  }

  private static String fragment() {
    return (String) browser.run("return location.hash");
  }

  private static void awaitFragment(String fragment) {
    browser.await(
        "the address is not " + fragment + " but " + fragment(),
        "return location.hash === '" + fragment + "'");
  }

  private static Map<String, String> reportAt(String room, String state) {
    Room opened = Rooms.open(room, () -> 0);
    Address.read(opened, state);
    Map<String, String> report = new TreeMap<>();
    opened.report(report::put);
    return report;
  }

  private static String shownText(String name) {
    return (String)
        browser.run(
            """
            const place = document.querySelector(`#room [data-show="${arguments[0]}"]`);
            return place.matches("select") ? place.value : place.textContent;
            """,
            name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "circles | 1/amber=~P7mZmZmZmZo,0.5,~P9VVVVVVVVQ;blue=1000000000000,-0.001,0;touch=0;part=3/",
        "pair | 1/ball=~QFdVVVVVVVU,-88,62;brick=-170,-50.25,60,70;angle=1;segment=1;part=9/",
        "shapes | 1/amber=5;amber-form=-50,~QCQAAAAAAAE,33.5,7.25,-55,40,0,-40,55,40;blue=7;sweep=1;cast=1/",
        "shapes | 1/blue=1;target=~QFdVVVVVVVU,3/",
        "steps | 1/story=2;seed=4321;step=3/"
      })
  void anAddressShowsWhatTheLibraryReturnsHere(String room, String state) {
    open(room + "/" + state);
    browser.awaitFrames(3);
    reportAt(room, state)
        .forEach((name, text) -> assertThat(shownText(name)).as(name).isEqualTo(text));
    Room opened = Rooms.open(room, () -> 0);
    Map<String, String> initial = Address.values(opened);
    Address.read(opened, state);
    assertThat(browser.run("return carom.address(room.stage)"))
        .isEqualTo(Address.write(opened, initial));
    assertThat(browser.run("return carom.checksum(room.stage)"))
        .isEqualTo(Long.toHexString(opened.checksum()));
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void aRoomOpensAsItsControlsSay(String room) {
    open(room);
    assertThat(
            browser.run(
                """
                const stage = carom.open(arguments[0]);
                document.querySelectorAll("#controls [data-option]").forEach((each) => {
                  if (each.type === "radio" && !each.checked) return;
                  carom.option(stage, each.dataset.option, each.type === "checkbox" ? +each.checked : +each.value);
                });
                const address = carom.address(stage);
                carom.close(stage);
                return address;
                """,
                room))
        .isEqualTo("");
  }

  @Test
  void controlsShowTheOptionsOfAnAddress() {
    open("breakout/1/level=4;speed=3.5;beside=1;demo=1/");
    assertThat(
            browser.run(
                """
                const value = (name) => document.querySelector(`[data-option=${name}]`);
                return [value("level").value, value("speed").value, value("beside").checked, value("demo").checked,
                  value("speed").parentElement.querySelector("output").textContent].join();
                """))
        .isEqualTo("4,3.5,true,true,3.5×");
    open("circles/1/touch=0/");
    assertThat(browser.run("return document.querySelector('[data-option=touch]:checked').value"))
        .isEqualTo("0");
    open("pair/1/segment=1;part=9/");
    assertThat(shownText("part")).isEqualTo("9");
    open("last-bit/1/shapes=1;numbers=1/");
    assertThat(
            browser.run(
                "return [...document.querySelectorAll('#controls select')].map((each) => each.value).join()"))
        .isEqualTo("1,1");
  }

  @Test
  void theAddressFollowsWhatTheVisitorDoes() {
    open("circles");
    assertThat(fragment()).isEqualTo("#circles");
    browser.click("[data-action=edge]");
    awaitFragment(EDGE);
    browser.click("[data-option=touch][value='0']");
    awaitFragment(EDGE.substring(0, EDGE.length() - 1) + ";touch=0/");
    browser.click("[data-option=touch][value='1']");
    browser.run("room.paused = true");
    browser.key("keyDown", "ArrowRight", "ArrowRight");
    browser.run("carom.step(room.stage)");
    browser.key("keyUp", "ArrowRight", "ArrowRight");
    awaitFragment(EDGE.replace("blue=45", "blue=46"));
    browser.click("#reset");
    awaitFragment("#circles");
  }

  @Test
  void aDragIsInTheAddressWithAllItsBits() {
    open("pair");
    browser
        .actions()
        .moveToElement(browser.element("#stage"), 150, -150)
        .clickAndHold()
        .moveByOffset(31, 17)
        .release()
        .perform();
    browser.await("no address", "return location.hash.startsWith('#pair/1/ball=')");
    String state = fragment().substring("#pair/".length());
    assertThat(reportAt("pair", state).get("ball")).isEqualTo(browser.shown("ball"));
    assertThat(state.length()).isLessThan(60);
  }

  @Test
  void backAndForwardBringBackWhatWasShown() {
    load("circles");
    browser.click("[data-action=edge]");
    // At once, before the address has followed.
    browser.run("document.querySelector('#rooms [href=\"#pair\"]').click()");
    browser.await("the pair lab is not open", "return room?.name === 'pair'");
    browser.click("[data-action=touch]");
    browser.await("no address", "return location.hash.startsWith('#pair/1/')");
    String pair = fragment();
    browser.run("history.back()");
    browser.await("not back", "return room?.name === 'circles'");
    assertThat(fragment()).isEqualTo(EDGE);
    assertThat(browser.shown("case")).isEqualTo("2: on the edge");
    browser.run("history.forward()");
    browser.await("not forward", "return room?.name === 'pair'");
    assertThat(fragment()).isEqualTo(pair);
    assertThat(browser.shown("exact")).isEqualTo("hit: touching, depth 0.0");
  }

  @Test
  void theShareButtonCopiesTheWholeAddress() {
    open("circles");
    browser.click("[data-action=edge]");
    browser.change("navigator.clipboard.writeText = async (text) => { window.copied = text; }");
    browser.click("#share");
    browser.await("not copied", "return window.copied !== undefined");
    assertThat(browser.run("return copied")).isEqualTo(page.address() + EDGE);
    browser.await("no word", "return document.getElementById('share').textContent === 'Copied'");
    browser.await("no end", "return document.getElementById('share').textContent === 'Share'");
  }

  @Test
  void withoutAClipboardTheButtonsCopyTheOldWay() {
    open("circles");
    browser.change(
        """
        navigator.clipboard.writeText = async () => { throw new Error("not allowed"); };
        addEventListener("copy", (event) => { window.copied = event.target.value; });
        """);
    browser.click("#share");
    browser.await("not copied", "return window.copied !== undefined");
    assertThat(browser.run("return copied")).isEqualTo(page.address() + "#circles");
  }

  @ParameterizedTest
  @CsvSource({"java, false", "junit, true"})
  void codeIsCopiedAsOnThisMachine(String button, boolean asTest) {
    String state = "1/amber=3;blue=5;sweep=1;cast=1/";
    open("shapes/" + state);
    browser.change("navigator.clipboard.writeText = async (text) => { window.copied = text; }");
    browser.click("#" + button);
    browser.await("not copied", "return window.copied !== undefined");
    Room room = Rooms.open("shapes", () -> 0);
    Map<String, String> initial = Address.values(room);
    Address.read(room, state);
    String address = "#shapes/" + Address.write(room, initial);
    assertThat(browser.run("return copied"))
        .isEqualTo(asTest ? room.example().asTest(address) : room.example().asProgram(address));
    open("dot");
    assertThat(browser.element("#copy").isDisplayed()).isFalse();
  }

  @Test
  void anAddressThatCannotBeReadSaysSoAndTheRoomStarts() {
    load("circles/1/amber=1,2,x/");
    assertThat(browser.element("#notice").getText())
        .isEqualTo(
            "This address cannot be read: amber: \"x\" is not a number. Here is Circles as it starts."
                + " Use its plain address");
    assertThat(browser.shown("amber")).isEqualTo("-60, -20, 90");
    browser.run("document.querySelector('#notice a').click()");
    browser.await("still there", "return document.getElementById('notice').hidden");
    assertThat(fragment()).isEqualTo("#circles");
    open("circles/7/touch=0/");
    assertThat(browser.element("#notice").getText()).contains("its version is \"7\"");
    browser.click("[data-action=edge]");
    awaitFragment(EDGE);
    assertThat(browser.element("#notice").isDisplayed()).isFalse();
    open("cellar/1/");
    assertThat(browser.element("#notice").getText())
        .isEqualTo("There is no room named “cellar”. Show all rooms");
    assertThat(browser.element("#home").isDisplayed()).isTrue();
    open("circles/%");
    assertThat(browser.element("#notice").getText()).contains("its version is \"%\"");
  }

  @Test
  void anAddressMayBeEscaped() {
    load("circles%2F1%2Famber%3D-75%2C-45%2C90%3Bblue=45,45,60/");
    assertThat(browser.element("#notice").isDisplayed()).isFalse();
    assertThat(browser.shown("case")).isEqualTo("2: on the edge");
  }

  @Test
  void anEmbeddedRoomShowsOnlyItselfAndTheWayToThePage() {
    browser.open(page.address() + "?embed&theme=dark" + EDGE);
    assertThat(browser.shown("case")).isEqualTo("2: on the edge");
    for (String hidden : new String[] {".top", ".room-head", "pre", "#copy", "#panel p"}) {
      assertThat(browser.element(hidden).isDisplayed()).as(hidden).isFalse();
    }
    assertThat(browser.element("#stage").isDisplayed()).isTrue();
    assertThat(browser.element("#whole").getText()).isEqualTo("Open in the playground");
    assertThat(browser.element("#whole").getDomProperty("href")).isEqualTo(page.address() + EDGE);
    assertThat(browser.run("return isDark()")).isEqualTo(true);
    assertThat(browser.run("return document.activeElement === document.body")).isEqualTo(true);
    browser.click("[data-option=touch][value='0']");
    browser.await(
        "the link does not follow",
        "return document.getElementById('whole').href.endsWith('touch=0/')");
    assertThat(browser.run("return location.search")).isEqualTo("?embed&theme=dark");
  }

  @Test
  void theAddressOfTheExportedFileFollowsToo(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("carom.html");
    Files.writeString(file, page.html());
    browser.open(file.toUri() + "#circles");
    browser.click("[data-action=edge]");
    awaitFragment(EDGE);
    browser.actions().sendKeys(Keys.ESCAPE).perform();
  }
}
