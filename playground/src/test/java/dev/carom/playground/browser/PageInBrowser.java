// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import dev.carom.playground.serve.ServedPage;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * The page, served as {@code carom play} does, and a browser to open it with. All tests share them:
 * to start a browser, or to load the page, takes longer than most tests do.
 */
abstract class PageInBrowser {
  /** The rooms, in the order of the cards. */
  static final List<String> ROOMS =
      List.of(
          "pair",
          "shapes",
          "circles",
          "last-bit",
          "steps",
          "dot",
          "breakout",
          "shmup",
          "movement",
          "swarm");

  static ServedPage page;
  static Browser browser;

  @RegisterExtension static final BeforeAllCallback SHARED = PageInBrowser::share;

  /** What is closed after the last test. */
  private record Opened(Browser browser, ServedPage page) implements AutoCloseable {
    @Override
    public void close() {
      browser.close();
      page.close();
    }
  }

  private static void share(ExtensionContext context) throws Exception {
    ExtensionContext.Store store = context.getRoot().getStore(Namespace.create(Opened.class));
    if (store.get(Opened.class) == null) {
      store.put(Opened.class, new Opened(Browser.start(), ServedPage.start()));
    }
    Opened opened = store.get(Opened.class, Opened.class);
    browser = opened.browser();
    page = opened.page();
  }

  static List<String> rooms() {
    return ROOMS;
  }

  @BeforeAll
  static void setUsualScreen() {
    browser.setScreen(1280, 900, false);
  }

  /** Loads the page at the address of a room, or the landing view if there is no such room. */
  static void load(String room) {
    browser.open(page.address() + "#" + room);
  }

  /**
   * Opens a room, or the landing view, as a link in the page does; loads the page only if it is not
   * there as it was made. A swarm has few circles: without a graphics card, many are slow to draw.
   */
  static void open(String room) {
    Object isOpen =
        browser.run(
            """
            const isThere = typeof carom === "object" && location.href.split("#")[0] === arguments[0];
            if (!isThere || window.isChanged) return false;
            history.replaceState(null, "", arguments[1]);
            openAddress();
            if (room?.name === "swarm") carom.option(room.stage, "count", 300);
            return true;
            """,
            page.address().toString(),
            "#" + room);
    if (isOpen.equals(true)) {
      browser.awaitFrames(3);
    } else {
      load("dot");
      open(room);
    }
  }
}
