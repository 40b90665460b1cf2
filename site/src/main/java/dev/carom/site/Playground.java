// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import dev.carom.playground.serve.Page;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page of the playground in the site. */
final class Playground {
  static final String ADDRESS = "playground.html";

  private static final String CHARSET = "<meta charset=\"utf-8\">\n";
  private static final Pattern ROOM =
      Pattern.compile("<template data-room=\"([^\"]*)\" data-title=\"([^\"]*)\"");

  private final String html;
  private final Map<String, String> rooms = new LinkedHashMap<>();

  private Playground(String page) {
    html = page.replaceFirst(CHARSET, Matcher.quoteReplacement(CHARSET + policy(page)));
    Matcher room = ROOM.matcher(page);
    while (room.find()) {
      rooms.put(room.group(1), room.group(2));
    }
  }

  static Playground create() {
    return new Playground(Page.html());
  }

  /**
   * Returns the content policy as an element: the page may run its own scripts and styles, and load
   * nothing. The runtime of the WebAssembly module creates its bridges with new Function(...).
   */
  private static String policy(String page) {
    return "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src"
        + " 'unsafe-eval'"
        + Html.hashes("script", page)
        + "; style-src"
        + Html.hashes("style", page)
        + "; img-src data:; base-uri 'none'; form-action 'none'\">\n";
  }

  /** Returns the whole page. */
  String html() {
    return html;
  }

  /** Returns the titles of the rooms by their names. */
  Map<String, String> rooms() {
    return rooms;
  }
}
