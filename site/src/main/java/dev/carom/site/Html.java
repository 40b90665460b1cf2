// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is written into HTML and scripts. */
final class Html {
  private Html() {}

  /** Returns a text for the content of an element or for an attribute in double quotes. */
  static String text(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** Returns a text as a string of JSON, which may also stand in a script. */
  static String json(String text) {
    StringBuilder json = new StringBuilder("\"");
    text.chars()
        .forEach(
            character -> {
              if (character == '"' || character == '\\') {
                json.append('\\').append((char) character);
              } else if (character < ' ' || character == '<' || character >> 1 == 0x2028 >> 1) {
                json.append("\\u%04x".formatted(character));
              } else {
                json.append((char) character);
              }
            });
    return json.append('"').toString();
  }

  /** Returns the way from one address of the site to another. */
  static String relative(String from, String to) {
    return "../".repeat((int) from.chars().filter(each -> each == '/').count()) + to;
  }

  /** Returns the hashes of all elements of that name without attributes, for a content policy. */
  static String hashes(String element, String page) {
    StringBuilder hashes = new StringBuilder();
    Matcher found =
        Pattern.compile("<%1$s>(.*?)</%1$s>".formatted(element), Pattern.DOTALL).matcher(page);
    while (found.find()) {
      hashes.append(" 'sha256-").append(hash(found.group(1))).append('\'');
    }
    return hashes.toString();
  }

  private static String hash(String content) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return Base64.getEncoder()
          .encodeToString(digest.digest(content.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError("every JVM has SHA-256", impossible);
    }
  }
}
