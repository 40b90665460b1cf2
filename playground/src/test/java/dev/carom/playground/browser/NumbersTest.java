// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Rectangle;
import org.openqa.selenium.WebElement;

/** Numbers in texts and code are dragged, stepped and typed. */
class NumbersTest extends PageInBrowser {
  private static final String BLUE_X = "[data-show=blue] .number:nth-of-type(1)";
  private static final String BLUE_RADIUS = "[data-show=blue] .number:nth-of-type(3)";

  @BeforeEach
  void open() {
    browser.setScreen(1280, 900, false);
    open("circles");
  }

  @AfterEach
  void close() {
    browser.assertNoErrors();
  }

  private static void drag(WebElement number, int pixels) {
    browser
        .actions()
        .moveToElement(number)
        .clickAndHold()
        .moveByOffset(pixels / 2, 0)
        .moveByOffset(pixels - pixels / 2, 1)
        .release()
        .perform();
  }

  private static void press(CharSequence... keys) {
    browser.actions().sendKeys(keys).perform();
  }

  private static void focus(String selector) {
    browser.run("document.querySelector(arguments[0]).focus()", selector);
  }

  @Test
  void aNumberInTheCodeIsDraggedSideways() {
    assertThat(browser.shown("blue")).isEqualTo("70, 10, 60");
    drag(browser.element(BLUE_X), 40);
    assertThat(browser.shown("blue")).isEqualTo("90, 10, 60");
    drag(browser.element(BLUE_X), -20);
    assertThat(browser.shown("blue")).isEqualTo("80, 10, 60");
    assertThat(browser.element(BLUE_X).getDomAttribute("aria-valuenow")).isEqualTo("80");
    browser.await("no address", "return location.hash === '#circles/1/blue=80,10,60/'");
    assertThat((Long) browser.run("return getSelection().toString().length")).isZero();
  }

  @Test
  void shiftDragsInFinerSteps() {
    browser.actions().keyDown(Keys.SHIFT).perform();
    drag(browser.element(BLUE_X), 10);
    browser.actions().keyUp(Keys.SHIFT).perform();
    assertThat(browser.shown("blue")).isEqualTo("70.5, 10, 60");
  }

  @Test
  void aNumberInTheTextIsTheSameAsInTheCode() {
    drag(browser.element("[data-show=blue-radius] .number"), -20);
    assertThat(browser.shown("blue")).isEqualTo("70, 10, 50");
    assertThat(browser.shown("blue-radius")).isEqualTo("50");
  }

  @Test
  void keysStepANumberThatHasTheFocus() {
    browser.click("[data-action=edge]");
    browser.awaitFrames(2);
    focus(BLUE_X);
    press(Keys.ARROW_UP, Keys.ARROW_RIGHT, Keys.ARROW_DOWN);
    assertThat(browser.shown("blue")).isEqualTo("46, 45, 60");
    press(Keys.PAGE_UP);
    assertThat(browser.shown("blue")).isEqualTo("56, 45, 60");
    press(Keys.PAGE_DOWN, Keys.ARROW_LEFT);
    assertThat(browser.shown("case")).isEqualTo("2: on the edge");
    browser.actions().keyDown(Keys.ALT).sendKeys(Keys.ARROW_UP).keyUp(Keys.ALT).perform();
    assertThat(browser.shown("blue")).as("the next double").isEqualTo("45.00000000000001, 45, 60");
    assertThat(browser.shown("case")).isEqualTo("1: no collision");
    browser.actions().keyDown(Keys.ALT).sendKeys(Keys.ARROW_DOWN, Keys.ARROW_DOWN);
    browser.actions().keyDown(Keys.ALT).sendKeys(Keys.ARROW_DOWN).keyUp(Keys.ALT).perform();
    assertThat(browser.shown("case")).isEqualTo("2: on the edge");
    browser.actions().keyDown(Keys.SHIFT).sendKeys(Keys.ARROW_DOWN).keyUp(Keys.SHIFT).perform();
    assertThat(browser.shown("blue")).isEqualTo("44.9, 45, 60");
    press("p");
    assertThat(browser.element("#pause").getText()).as("still a shortcut").isEqualTo("Resume");
  }

  @Test
  void anyNumberCanBeTyped() {
    browser.actions().doubleClick(browser.element(BLUE_X)).perform();
    press("-1.25e2", Keys.ENTER);
    assertThat(browser.shown("blue")).isEqualTo("-125, 10, 60");
    assertThat((Boolean) browser.run("return document.activeElement.matches('.number')")).isTrue();
    press("0", ",", "1", Keys.ENTER);
    assertThat(browser.shown("blue")).isEqualTo("0.1, 10, 60");
    press(Keys.ENTER, "9", Keys.ESCAPE);
    assertThat(browser.shown("blue")).as("not taken").isEqualTo("0.1, 10, 60");
    press(Keys.ENTER, "0.30000000000000004", Keys.TAB);
    assertThat(browser.shown("blue")).isEqualTo("0.30000000000000004, 10, 60");
    browser.await("not all bits", "return location.hash === '#circles/1/blue=~P9MzMzMzMzQ,10,60/'");
    assertThat(browser.elements(".typed")).isEmpty();
  }

  @Test
  void aNumberThatIsNotPossibleSaysWhy() {
    focus(BLUE_RADIUS);
    press(Keys.ENTER, "-5", Keys.ENTER);
    assertThat(browser.element(".refused").getText())
        .isEqualTo("Not possible: radius must be finite and not negative, but was -5.0");
    assertThat(browser.element(".refused").getDomAttribute("role")).isEqualTo("alert");
    assertThat(browser.shown("blue")).isEqualTo("70, 10, 60");
    press(Keys.ENTER, "6O", Keys.ENTER);
    assertThat(browser.element(".refused").getText())
        .isEqualTo("Not possible: “6O” is not a number");
    assertThat(browser.element(".typed").getDomAttribute("aria-invalid")).isEqualTo("true");
    press(Keys.BACK_SPACE, "1", Keys.ENTER);
    assertThat(browser.shown("blue")).isEqualTo("70, 10, 61");
    assertThat(browser.elements(".refused")).isEmpty();
  }

  @Test
  void fingersDragAndType() {
    browser.setPhone(390, 844);
    open("circles");
    browser.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", BLUE_X);
    double[] at = middleOf(BLUE_X);
    browser.touch("touchStart", at);
    browser.touch("touchMove", at[0] + 10, at[1]);
    browser.touch("touchMove", at[0] + 30, at[1]);
    browser.touch("touchEnd");
    assertThat(browser.shown("blue")).isEqualTo("85, 10, 60");
    assertThat(browser.elements(".typed")).isEmpty();
    browser.touch("touchStart", middleOf(BLUE_X));
    browser.touch("touchEnd");
    browser.await("no field", "return document.activeElement.matches('.typed')");
    press("12", Keys.ENTER);
    assertThat(browser.shown("blue")).isEqualTo("12, 10, 60");
    browser.setScreen(1280, 900, false);
  }

  private static double[] middleOf(String selector) {
    Rectangle bounds = browser.element(selector).getRect();
    double top = ((Number) browser.run("return scrollY")).doubleValue();
    return new double[] {bounds.x + bounds.width / 2.0, bounds.y + bounds.height / 2.0 - top};
  }

  @Test
  void everyNumberOfALabIsASpinbuttonWithALabel() {
    for (String room : new String[] {"pair", "shapes", "circles", "last-bit", "steps", "swarm"}) {
      open(room);
      assertThat(
              (Boolean)
                  browser.run(
                      """
                      const numbers = [...document.querySelectorAll("#room .number")];
                      const labels = new Set(numbers.map((each) => each.getAttribute("aria-label")));
                      return numbers.length > 0 && !labels.has("") && !labels.has("undefined") && numbers.every((each) =>
                        each.getAttribute("role") === "spinbutton" && each.tabIndex === 0
                        && each.getAttribute("aria-valuenow") === String(+each.textContent));
                      """))
          .as(room)
          .isTrue();
    }
  }

  @Test
  void numbersOfAFigureFollowItsKind() {
    open("shapes");
    Replay replay = new Replay(browser, "shapes");
    focus("[data-show=blue-code] .number:nth-of-type(5)");
    assertThat(browser.run("return document.activeElement.getAttribute('aria-label')"))
        .isEqualTo("angle of the blue shape in degrees");
    press(Keys.ARROW_UP);
    assertThat(replay.shown().get("angles")).isEqualTo("0°, 31°");
    assertThat(replay.shown()).isEqualTo(replay.expected());
    drag(browser.element("[data-show=blue-code] .number:nth-of-type(5)"), -90);
    assertThat(replay.shown().get("angles")).as("dragged beyond 0").isEqualTo("0°, -14°");
    press(Keys.ENTER, "0", Keys.ENTER);
    assertThat(replay.shown().get("blue")).as("a box that is not turned").isEqualTo("1");
    assertThat(replay.shown()).isEqualTo(replay.expected());
    press(Keys.ENTER, "90", Keys.ENTER);
    assertThat(replay.shown().get("angles")).isEqualTo("0°, 90°");
    assertThat((Boolean) browser.run("return document.activeElement.matches('.number')")).isTrue();
    assertThat(replay.shown()).isEqualTo(replay.expected());
  }

  @Test
  void theLastBitIsChangedBySingleDoublesOrFloats() {
    open("last-bit");
    String x = "dd[data-show=x] .number";
    drag(browser.element(x), 6);
    assertThat(browser.shown("x")).isEqualTo("" + (0.1 + 3 * Math.ulp(0.1)));
    press(Keys.ARROW_LEFT, Keys.PAGE_DOWN);
    assertThat(browser.shown("x")).isEqualTo("" + (0.1 - 8 * Math.ulp(0.1)));
    browser.await("no address", "return location.hash === '#last-bit/1/column=-8/'");
    press(Keys.ENTER, "0.2", Keys.ENTER);
    assertThat(browser.element(".refused").getText())
        .startsWith("Not possible: x must be from 0.0");
    open("last-bit/1/numbers=1/");
    focus(x);
    press(Keys.ARROW_UP);
    assertThat(browser.shown("x")).isEqualTo("" + (double) Math.nextUp(0.1f));
  }

  @Test
  void stepsAreDragged() {
    open("steps");
    drag(browser.element("[data-show=step] .number"), 8);
    assertThat(browser.shown("step")).isEqualTo("Step 5 of 9");
    browser.await("no address", "return location.hash === '#steps/1/step=5/'");
  }

  @Test
  void shownNumbersHaveAllDigits() {
    Object wrong =
        browser.run(
            """
            const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
            const view = new DataView(new ArrayBuffer(8));
            let seed = 1n, wrong = [];
            const random = () => {
              seed = seed * 6364136223846793005n + 1442695040888963407n & 0xffffffffffffffffn;
              view.setBigUint64(0, (seed ^ seed >> 29n) & 0xffffffffffffffffn);
              return view.getFloat64(0);
            };
            const write = (number) => {
              view.setFloat64(0, number);
              let bits = view.getBigUint64(0) << 2n, text = "";
              for (let k = 0; k < 11; k++, bits >>= 6n) text = digits[Number(bits & 63n)] + text;
              return "~" + text;
            };
            for (let k = 0; k < 20000; k++) {
              // A third each: any bits, coordinates, and the doubles next to short decimals.
              let number = random();
              if (k % 3 === 1) number = number % 1 || Number(view.getInt32(0)) / 3e7;
              if (k % 3 === 2) number = nextDouble(view.getInt16(0) / 100, k % 2 ? 1 : -1);
              if (!(Math.abs(number) <= 1e12)) continue;
              const stage = carom.open("circles");
              const problem = carom.restore(stage, `1/amber=${write(number)},0,1/`);
              carom.report(stage);
              const text = document.querySelector("[data-show=amber]").textContent.split(",")[0];
              if (problem || +text !== number) wrong.push([number, text, problem].join(" "));
              carom.close(stage);
            }
            room.look = "";
            return wrong.slice(0, 10).join("; ") + (wrong.length ? " of " + wrong.length : "");
            """);
    assertThat(wrong).isEqualTo("");
  }
}
