// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Checks open pages by the rules of WCAG at level AA, with axe-core. */
final class Axe {
  private static final String SCRIPT = read();

  private Axe() {}

  private static String read() {
    try (InputStream script = Axe.class.getResourceAsStream("/axe.min.js")) {
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns what is wrong with the open page, apart from its colours. */
  static List<String> violations(Chromium browser, String page) {
    browser.run(SCRIPT);
    // Frames are pages of their own.
    return run(
        browser,
        page,
        """
        axe.run(document, { iframes: false, resultTypes: ["violations"], rules: { "color-contrast": { enabled: false } },
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })
        """);
  }

  /**
   * Returns which texts of the open page are hard to read, in light or dark. Texts in elements of
   * the same names and classes look the same, so one of each kind is checked: all of them take ten
   * times as long.
   *
   * @param seen the kinds that were checked before; those of this page are added
   */
  static List<String> contrastViolations(Chromium browser, String page, Set<Object> seen) {
    browser.run(SCRIPT);
    Object kinds =
        browser.run(
            """
            const seen = new Set(arguments[0]), kind = (each) => each === document.body ? ""
              : kind(each.parentElement) + ">" + each.tagName + "." + each.className + (each.ariaCurrent ?? "");
            window.chosen = [];
            for (const each of document.body.querySelectorAll("*")) {
              const hasText = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
              if ((hasText || each.matches("input")) && each.checkVisibility() && !seen.has(kind(each))) {
                seen.add(kind(each));
                chosen.push(each);
              }
            }
            return [...seen];
            """,
            List.copyOf(seen));
    seen.addAll((List<?>) kinds);
    List<String> violations = new ArrayList<>();
    for (String theme : List.of("light", "dark")) {
      browser.run("document.documentElement.dataset.theme = arguments[0]", theme);
      violations.addAll(
          run(
              browser,
              page + " in " + theme,
              """
              chosen.length === 0 ? Promise.resolve({ violations: [] })
                : axe.run({ include: chosen }, { iframes: false, resultTypes: ["violations"], runOnly: ["color-contrast"] })
              """));
    }
    return violations;
  }

  private static List<String> run(Chromium browser, String page, String call) {
    Object found =
        browser.runAndWait(
            """
            const done = arguments[0];
            (%s).then(({ violations }) => done(violations.flatMap((rule) =>
              rule.nodes.map((node) => rule.id + ": " + node.html + " " + node.failureSummary))));
            """
                .formatted(call));
    return ((List<?>) found).stream().map(each -> page + ": " + each).toList();
  }
}
