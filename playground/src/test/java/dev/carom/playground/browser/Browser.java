// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import javax.imageio.ImageIO;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.Rectangle;
import org.openqa.selenium.ScriptTimeoutException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Chromium without a window, and what a visitor does in it. */
final class Browser implements AutoCloseable {
  private static final List<String> BROWSERS =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  private final ChromeDriver driver;
  private boolean isPhone;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /** Starts it; where there is none, the test is skipped and says so. */
  static Browser start() {
    File browser =
        BROWSERS.stream().map(Browser::find).filter(f -> f != null).findFirst().orElse(null);
    File chromedriver = find("chromedriver");
    assumeTrue(browser != null, "needs Chromium on the path");
    assumeTrue(chromedriver != null, "needs chromedriver on the path");
    ChromeOptions options = new ChromeOptions();
    options.setBinary(browser);
    // Without a sandbox: in containers there is none to be had, and the page is ours.
    options.addArguments(
        "--headless=new", "--no-sandbox", "--hide-scrollbars", "--enable-unsafe-swiftshader");
    LoggingPreferences logging = new LoggingPreferences();
    logging.enable(LogType.BROWSER, Level.ALL);
    options.setCapability(ChromeOptions.LOGGING_PREFS, logging);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(chromedriver)
            .usingAnyFreePort()
            .build();
    ChromeDriver driver = new ChromeDriver(service, options);
    driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
    return new Browser(driver);
  }

  private static File find(String program) {
    for (String folder : System.getenv("PATH").split(File.pathSeparator)) {
      File file = new File(folder, program);
      if (file.canExecute()) {
        return file;
      }
    }
    return null;
  }

  /** Sets the size of the window's inside, and whether the visitor likes it dark. */
  void setScreen(int width, int height, boolean dark) {
    setDevice(width, height, false);
    setMedia(dark, false);
  }

  /** A phone: a small screen, fingers, and no mouse. */
  void setPhone(int width, int height) {
    setDevice(width, height, true);
    setMedia(false, false);
  }

  private void setDevice(int width, int height, boolean phone) {
    if (phone != isPhone) {
      isPhone = phone;
      // Only when a page is loaded does it learn whether there are fingers.
      change("");
    }
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", phone));
    driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", phone));
  }

  /** What the visitor prefers. */
  void setMedia(boolean dark, boolean reducedMotion) {
    String scheme = dark ? "dark" : "light";
    String motion = reducedMotion ? "reduce" : "no-preference";
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", scheme),
                Map.of("name", "prefers-reduced-motion", "value", motion))));
  }

  /**
   * Fingers do something, each at its point of the window: touchStart, touchMove or, without
   * points, touchEnd.
   */
  void touch(String what, double... points) {
    List<Object> fingers = new ArrayList<>();
    for (int k = 0; k < points.length; k += 2) {
      fingers.add(Map.of("x", points[k], "y", points[k + 1], "id", k));
    }
    driver.executeCdpCommand(
        "Input.dispatchTouchEvent", Map.of("type", what, "touchPoints", fingers));
  }

  /** Goes on in a new tab, for Chromium takes no touches in a tab after some with two fingers. */
  void renewTab() {
    String old = driver.getWindowHandle();
    driver.switchTo().newWindow(WindowType.TAB);
    String renewed = driver.getWindowHandle();
    driver.switchTo().window(old).close();
    driver.switchTo().window(renewed);
    isPhone = false;
  }

  /** A finger does something on the middle of an element. */
  void touch(String what, String selector) {
    Rectangle bounds = element(selector).getRect();
    touch(what, bounds.x + bounds.width / 2.0, bounds.y + bounds.height / 2.0);
  }

  /** A key goes down ("keyDown") or up ("keyUp"), by its place and by what it writes now. */
  void key(String what, String code, String key) {
    driver.executeCdpCommand(
        "Input.dispatchKeyEvent", Map.of("type", what, "code", code, "key", key));
  }

  /** Runs a script in each page before its own ones; returns its name. */
  String addScript(String script) {
    return (String)
        driver
            .executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script))
            .get("identifier");
  }

  void removeScript(String name) {
    driver.executeCdpCommand(
        "Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", name));
  }

  /** Loads an address again and does not wait for frames. */
  void load(String address) {
    driver.get("about:blank");
    driver.get(address);
  }

  /** Waits until a script returns true. */
  void await(String what, String script) {
    new WebDriverWait(driver, Duration.ofMinutes(2), Duration.ofMillis(20))
        .withMessage(what)
        .until(any -> run(script).equals(true));
  }

  /** Loads an address again and waits for the first frames. */
  void open(String address) {
    load(address);
    awaitFrames(5);
  }

  /** Waits until the page has drawn, or could have drawn, this many more frames. */
  void awaitFrames(int count) {
    try {
      driver.executeAsyncScript(
          """
          const frames = () => Number(document.documentElement.dataset.frames ?? 0);
          const [count, done] = arguments, last = frames() + count;
          const look = () => { if (frames() >= last) done(); else requestAnimationFrame(look); };
          look();
          """,
          count);
    } catch (ScriptTimeoutException e) {
      throw new AssertionError("the page draws no frames; it says: " + log(), e);
    }
  }

  /** Runs a script that changes how the page works; the next test loads the page again. */
  Object change(String script, Object... arguments) {
    return run("window.isChanged = true;" + script, arguments);
  }

  Object run(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  WebElement element(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  List<WebElement> elements(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  /** What the panel shows under a name, after another frame. */
  String shown(String name) {
    awaitFrames(2);
    String script = "return document.querySelector('#room [data-show=\"" + name + "\"]').innerText";
    return (String) run(script);
  }

  Actions actions() {
    return new Actions(driver);
  }

  /**
   * A finger moves up, from the middle of an element or this many pixels from there; true if the
   * page leaves it to the browser, which then scrolls.
   */
  boolean swipeScrolls(String selector, double moveX, double moveY) {
    run(
        """
        addEventListener("touchstart", (event) => {
          const scrolls = getComputedStyle(event.target).touchAction === "auto" && !event.defaultPrevented;
          document.documentElement.dataset.swipe = scrolls;
        }, { once: true });
        scrollTo(0, 0);
        """);
    Rectangle bounds = element(selector).getRect();
    double x = bounds.x + bounds.width / 2.0 + moveX;
    double y = bounds.y + bounds.height / 2.0 + moveY;
    touch("touchStart", x, y);
    touch("touchMove", x, y - 50);
    touch("touchEnd");
    return run("return document.documentElement.dataset.swipe").equals("true");
  }

  void click(String selector) {
    element(selector).click();
  }

  /** The errors on the console since the last time; warnings are about graphics drivers. */
  List<LogEntry> log() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
        .toList();
  }

  void assertNoErrors() {
    assertThat(log()).isEmpty();
  }

  /** How many pixels of the stage are of about this colour. */
  long pixels(int red, int green, int blue) {
    return (Long)
        run(
            """
            const canvas = document.getElementById("stage");
            const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
            let count = 0;
            for (let k = 0; k < data.length; k += 4) {
              if (Math.abs(data[k] - arguments[0]) < 24 && Math.abs(data[k + 1] - arguments[1]) < 24
                  && Math.abs(data[k + 2] - arguments[2]) < 24) count++;
            }
            return count;
            """,
            red,
            green,
            blue);
  }

  /** How many different colours a canvas shows. */
  long colors(String selector) {
    return (Long)
        run(
            """
            const canvas = document.querySelector(arguments[0]);
            const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
            return new Set(new Uint32Array(data.buffer)).size;
            """,
            selector);
  }

  /** How many pixels of a picture of the element are of about this colour. */
  int pixelsOfPicture(String selector, int red, int green, int blue) throws IOException {
    BufferedImage picture = picture(selector);
    int count = 0;
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        Color color = new Color(picture.getRGB(x, y));
        boolean isAlike =
            Math.abs(color.getRed() - red) < 24
                && Math.abs(color.getGreen() - green) < 24
                && Math.abs(color.getBlue() - blue) < 24;
        count += isAlike ? 1 : 0;
      }
    }
    return count;
  }

  /** How many different colours a picture of the element shows. */
  int colorsOfPicture(String selector) throws IOException {
    BufferedImage picture = picture(selector);
    int[] pixels =
        picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    return (int) Arrays.stream(pixels).distinct().count();
  }

  private BufferedImage picture(String selector) throws IOException {
    byte[] png = element(selector).getScreenshotAs(OutputType.BYTES);
    return ImageIO.read(new ByteArrayInputStream(png));
  }

  void screenshot(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
  }

  @Override
  public void close() {
    driver.quit();
  }
}
