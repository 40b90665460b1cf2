// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.serve;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The page's content security policy: it may run its own scripts and styles, identified by hash,
 * and load nothing else.
 */
final class ContentPolicy {
  private ContentPolicy() {}

  static String of(String page) {
    // The runtime of the WebAssembly module creates its bridges with new Function(...).
    return "default-src 'none'; script-src 'unsafe-eval'"
        + hashes("script", page)
        + "; style-src"
        + hashes("style", page)
        + "; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  }

  /**
   * Returns the hashes of all elements of that name without attributes, which are the active ones.
   */
  private static String hashes(String element, String page) {
    Pattern pattern = Pattern.compile("<" + element + ">(.*?)</" + element + ">", Pattern.DOTALL);
    StringBuilder hashes = new StringBuilder();
    Matcher found = pattern.matcher(page);
    while (found.find()) {
      hashes.append(" 'sha256-").append(hash(found.group(1))).append('\'');
    }
    return hashes.toString();
  }

  private static String hash(String content) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError("every JVM has SHA-256", impossible);
    }
  }
}
