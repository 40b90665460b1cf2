// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The pages as visitors meet them. */
class SiteInBrowserTest {
  private static Chromium browser;
  private static HttpServer server;

  @BeforeAll
  static void start() throws IOException {
    browser = Chromium.start();
    server = BuiltSite.serve();
  }

  @AfterAll
  static void stop() {
    if (server != null) {
      server.stop(0);
      browser.close();
    }
  }

  @BeforeEach
  void setUsualScreen() {
    browser.setScreen(1366, 768, false);
  }

  @AfterEach
  void noRequestHasLeftTheSite() {
    List<String> requests = browser.requests();
    assertThat(requests)
        .isNotEmpty()
        .allMatch(address -> address.startsWith(root()) || address.matches("(file|data):.*"));
    assertThat(browser.errors()).isEmpty();
  }

  private static void open(String address) {
    browser.open(root() + address);
  }

  private static String root() {
    return "http://localhost:" + server.getAddress().getPort() + "/";
  }

  @Test
  void noPageViolatesTheRulesForAccessibility() {
    List<String> violations = new ArrayList<>();
    Set<Object> seen = new HashSet<>();
    List<String> pages = new ArrayList<>(BuiltSite.pages());
    pages.addAll(List.of("api/index.html", "api/dev/carom/Circle.html"));
    for (String page : pages) {
      open(page);
      if (page.equals("index.html")) {
        search("exact");
      }
      violations.addAll(Axe.violations(browser, page));
      violations.addAll(Axe.contrastViolations(browser, page, seen));
    }
    assertThat(violations).isEmpty();
    assertThat(seen).as("kinds of text").hasSizeGreaterThan(50);
  }

  @Test
  void noRoomOfThePlaygroundViolatesTheRulesForAccessibility() {
    List<String> violations = new ArrayList<>();
    Set<Object> seen = new HashSet<>();
    open("playground.html");
    browser.await("the playground starts", "return document.documentElement.dataset.ready > 0");
    for (String room : Playground.create().rooms().keySet()) {
      browser.run("location.hash = arguments[0]", room);
      browser.await("the room", "return !document.getElementById('room').hidden");
      violations.addAll(Axe.violations(browser, room));
      violations.addAll(Axe.contrastViolations(browser, room, seen));
    }
    assertThat(violations).isEmpty();
  }

  @Test
  void onAPhoneNoPageScrollsSideways() {
    browser.setScreen(390, 844, false);
    for (String page : BuiltSite.pages()) {
      open(page);
      assertThat(browser.run("return document.documentElement.scrollWidth"))
          .as("the width of %s", page)
          .isEqualTo(390L);
    }
  }

  @Test
  void theSearchFindsAPhraseAndLeadsToIt() {
    open("docs/one-pair.html");
    searchAndOpenFirst();
    assertThat(browser.address()).isEqualTo(root() + "docs/data-files.html#shell-completion");
  }

  @Test
  void theSiteWorksFromDisk() {
    String folder = BuiltSite.FOLDER.toUri().toString();
    browser.open(folder + "docs/one-pair.html");
    searchAndOpenFirst();
    assertThat(browser.address()).isEqualTo(folder + "docs/data-files.html#shell-completion");
    browser.open(folder + "playground.html#circles");
    browser.await("the playground starts", "return document.documentElement.dataset.ready > 0");
  }

  private static void search(String phrase) {
    browser.type("/");
    browser.type(phrase);
    browser.await("results", "return document.querySelectorAll('#results a mark').length > 1");
  }

  private static void searchAndOpenFirst() {
    search("shell completion");
    assertThat(browser.element("#count").getText()).containsPattern("\\d+ results?");
    browser.type(Keys.ARROW_DOWN);
    browser.type(Keys.ENTER);
    browser.await("the page", "return location.hash === '#shell-completion'");
  }

  @Test
  void theChoiceOfLightOrDarkHoldsForAllPages() {
    open("index.html");
    browser.run("localStorage.clear()");
    open("index.html");
    browser.element("#theme").click();
    for (String page : List.of("docs/touching.html", "playground.html", "api/index.html")) {
      open(page);
      browser.await(page + " is dark", "return document.documentElement.dataset.theme === 'dark'");
    }
    browser.run("localStorage.clear()");
  }

  @Test
  void aLabIsLoadedWhenItIsOpened() {
    open("docs/touching.html");
    assertThat(browser.requests()).noneMatch(address -> address.contains("playground.html"));
    browser.element(".lab summary").click();
    browser.await(
        "the lab starts",
        """
        const page = document.querySelector(".lab iframe").contentDocument;
        return page?.documentElement?.dataset.ready > 0;
        """);
    assertThat(browser.run("return document.querySelector('.lab iframe').contentDocument.title"))
        .isEqualTo("Circles – Carom playground");
  }

  @Test
  void everyLabRunsInItsFrame() {
    open("docs/playground.html");
    int labs = Playground.create().rooms().size();
    assertThat(browser.run("return document.querySelectorAll('.lab').length"))
        .isEqualTo((long) labs);
    for (int k = 0; k < labs; k++) {
      browser.run(
          """
          const lab = document.querySelectorAll(".lab")[arguments[0]];
          lab.open = true;
          lab.scrollIntoView();
          """,
          k);
      browser.await(
          "lab " + k + " draws",
          """
          const frame = document.querySelectorAll(".lab iframe")[%d], page = frame.contentDocument;
          if (!(page?.documentElement?.dataset.frames > 3)) return false;
          // A swarm has its circles on a canvas of its own.
          if (!page.getElementById("crowd").hidden) return true;
          const canvas = page.getElementById("stage"), { width, height } = canvas;
          const data = canvas.getContext("2d").getImageData(0, 0, width, height).data;
          return new Set(new Uint32Array(data.buffer)).size > 3 && page.documentElement.scrollWidth <= frame.clientWidth;
          """
              .formatted(k));
      browser.run("document.querySelectorAll('.lab')[arguments[0]].open = false", k);
    }
  }

  @Test
  void onAPhoneTheMenuOpensAndCloses() {
    browser.setScreen(390, 844, false);
    open("docs/touching.html");
    assertThat(browser.element("#pages").isDisplayed()).isFalse();
    browser.element("#menu").click();
    assertThat(browser.element("#pages").isDisplayed()).isTrue();
    browser.element("#menu").click();
    assertThat(browser.element("#pages").isDisplayed()).isFalse();
  }

  @Test
  void theFirstStopOfTheKeyboardSkipsToTheContent() {
    open("docs/touching.html");
    browser.type(Keys.TAB);
    assertThat(browser.run("return document.activeElement.textContent"))
        .isEqualTo("Skip to the content");
    browser.type(Keys.ENTER);
    browser.await("the focus", "return document.activeElement.id === 'main'");
  }

  /** For people to look at. */
  @Test
  void screenshotsAreTaken() throws IOException {
    for (boolean isDark : new boolean[] {false, true}) {
      for (int width : new int[] {1366, 390}) {
        browser.setScreen(width, width == 1366 ? 768 : 844, isDark);
        for (String page : List.of("index", "docs/touching", "api/dev/carom/Circle")) {
          open(page + ".html");
          String name = "%s-%d-%s.png".formatted(page, width, isDark ? "dark" : "light");
          browser.screenshot(Path.of("target/screenshots", name.replace('/', '-')));
        }
      }
    }
    assertThat(Path.of("target/screenshots")).isNotEmptyDirectory();
  }
}
