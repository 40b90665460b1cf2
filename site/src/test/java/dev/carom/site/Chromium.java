// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Chromium without a window. */
final class Chromium implements AutoCloseable {
  private static final Pattern REQUEST =
      Pattern.compile("\"Network\\.requestWillBeSent\".*?\"request\":\\{.*?\"url\":\"([^\"]*)\"");

  private final ChromeDriver driver;

  private Chromium(ChromeDriver driver) {
    this.driver = driver;
  }

  /** Starts it; where there is none, the test is skipped and says so. */
  static Chromium start() {
    File browser =
        Stream.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
            .map(Chromium::find)
            .filter(file -> file != null)
            .findFirst()
            .orElse(null);
    File chromedriver = find("chromedriver");
    assumeTrue(browser != null, "needs Chromium on the path");
    assumeTrue(chromedriver != null, "needs chromedriver on the path");
    ChromeOptions options = new ChromeOptions();
    options.setBinary(browser);
    // Without a sandbox: in containers there is none to be had, and the pages are ours.
    options.addArguments("--headless=new", "--no-sandbox", "--hide-scrollbars");
    LoggingPreferences logging = new LoggingPreferences();
    logging.enable(LogType.BROWSER, Level.ALL);
    logging.enable(LogType.PERFORMANCE, Level.ALL);
    options.setCapability(ChromeOptions.LOGGING_PREFS, logging);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(chromedriver)
            .usingAnyFreePort()
            .build();
    ChromeDriver driver = new ChromeDriver(service, options);
    driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
    return new Chromium(driver);
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

  /** Sets the size of the window's inside, and whether the visitor prefers it dark. */
  void setScreen(int width, int height, boolean isDark) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", isDark ? "dark" : "light"))));
  }

  void open(String address) {
    driver.get(address);
  }

  Object run(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** Runs a script that calls the last of its arguments with its result. */
  Object runAndWait(String script, Object... arguments) {
    return driver.executeAsyncScript(script, arguments);
  }

  /** Waits until a script returns true. */
  void await(String what, String script) {
    new WebDriverWait(driver, Duration.ofMinutes(1), Duration.ofMillis(20))
        .withMessage(what)
        .until(any -> run(script).equals(true));
  }

  WebElement element(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  /** Sends keys to what has the focus. */
  void type(CharSequence... keys) {
    driver.switchTo().activeElement().sendKeys(keys);
  }

  String address() {
    return driver.getCurrentUrl();
  }

  /** Returns the errors on the console since the last time. */
  List<LogEntry> errors() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
        .toList();
  }

  /** Returns the addresses of all requests since the last time. */
  List<String> requests() {
    return driver.manage().logs().get(LogType.PERFORMANCE).getAll().stream()
        .flatMap(entry -> REQUEST.matcher(entry.getMessage()).results())
        .map((MatchResult request) -> request.group(1))
        .toList();
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
