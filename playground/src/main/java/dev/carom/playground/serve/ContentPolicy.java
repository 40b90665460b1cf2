package dev.carom.playground.serve;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the page may do, as a Content-Security-Policy: run its own scripts and styles, which are
 * named by their hashes, and load nothing from anywhere.
 */
final class ContentPolicy {
  private ContentPolicy() {}

  static String of(String page) {
    // The code that comes with the WebAssembly module makes its bridges by new Function(...).
    return "default-src 'none'; script-src 'unsafe-eval'"
        + hashes("script", page)
        + "; style-src"
        + hashes("style", page)
        + "; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  }

  /** The hashes of all elements of that name without attributes: those are the ones that act. */
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
