// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Marks the words of code samples by what they are. */
final class Highlighter {
  /** Words of one kind; the style sheet has a style of that name. */
  private record Kind(String name, String words) {}

  /** A language: its kinds of words, those that are looked for first in front. */
  private record Language(List<Kind> kinds, Pattern pattern) {
    static Language of(Kind... kinds) {
      String words =
          List.of(kinds).stream()
              .map(kind -> "(?<" + kind.name + ">" + kind.words + ")")
              .collect(Collectors.joining("|"));
      return new Language(List.of(kinds), Pattern.compile(words, Pattern.MULTILINE));
    }

    /** Returns the kind of the word that was found. */
    String kind(Matcher word) {
      return kinds.stream()
          .map(Kind::name)
          .filter(name -> word.group(name) != null)
          .findFirst()
          .orElseThrow();
    }
  }

  private static final String JAVA_KEYWORDS =
      "abstract assert boolean break byte case catch char class continue default do double else enum"
          + " extends false final finally float for if implements import instanceof int interface"
          + " long new null package private public record return short static super switch this"
          + " throw throws true try var void while";

  private static final Map<String, Language> LANGUAGES =
      Map.of(
          "java",
          Language.of(
              new Kind("comment", "//.*"),
              new Kind("string", "\"(?:\\\\.|[^\"\\\\])*\""),
              new Kind("number", "\\b\\d[\\w.]*"),
              new Kind("keyword", "\\b(?:" + JAVA_KEYWORDS.replace(' ', '|') + ")\\b")),
          "sh",
          Language.of(new Kind("comment", "(?:^|(?<= ))#.*"), new Kind("string", "\"[^\"]*\"")),
          "console",
          Language.of(new Kind("keyword", "^\\$ .*")),
          "xml",
          Language.of(new Kind("keyword", "</?[\\w.]+>")));

  private Highlighter() {}

  /** Returns code as HTML, with the words of known languages in elements. */
  static String html(String name, String code) {
    Language language = LANGUAGES.get(name);
    if (language == null) {
      return Html.text(code);
    }
    StringBuilder html = new StringBuilder();
    Matcher word = language.pattern.matcher(code);
    int end = 0;
    while (word.find()) {
      html.append(Html.text(code.substring(end, word.start())))
          .append("<span class=\"%s\">".formatted(language.kind(word)))
          .append(Html.text(word.group()))
          .append("</span>");
      end = word.end();
    }
    return html.append(Html.text(code.substring(end))).toString();
  }
}
