// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import dev.carom.playground.serve.ServedPage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** The page, served as {@code carom play} does, and a browser to open it with. */
abstract class PageInBrowser {
  static ServedPage page;
  static Browser browser;

  @BeforeAll
  static void start() throws Exception {
    browser = Browser.start();
    page = ServedPage.start();
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
      browser = null;
      page.close();
    }
  }
}
