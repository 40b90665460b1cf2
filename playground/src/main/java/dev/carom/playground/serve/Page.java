// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.serve;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * The page: a single HTML file that needs no network.
 *
 * <p>It is {@code index.html} with each comment that names a file replaced by that file.
 */
public final class Page {
  private static final String FILES = "/dev/carom/playground/web/";

  /** The rooms, in the order of the cards. */
  private static final List<String> ROOMS =
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

  private static final Pattern PLACE = Pattern.compile("<!-- ([a-z.]+) -->");

  private Page() {}

  /** Returns the whole page. */
  public static String html() {
    return PLACE.matcher(text("index.html")).replaceAll(Page::content);
  }

  private static String content(MatchResult place) {
    String name = place.group(1);
    String content =
        switch (name) {
          case "rooms" -> rooms();
          case "carom.wasm" -> Base85.encode(packed(bytes(name)));
          default -> text(name).strip();
        };
    return Matcher.quoteReplacement(content);
  }

  private static String rooms() {
    StringBuilder rooms = new StringBuilder();
    for (String room : ROOMS) {
      rooms.append(text("rooms/" + room + ".html"));
    }
    return rooms.toString();
  }

  private static byte[] packed(byte[] bytes) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new SmallestGzip(packed)) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }

  /** Compresses as well as it can. */
  private static final class SmallestGzip extends GZIPOutputStream {
    SmallestGzip(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }

  private static String text(String name) {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String name) {
    try (InputStream file = Page.class.getResourceAsStream(FILES + name)) {
      if (file == null) {
        throw new IllegalStateException("the page's file " + name + " is not in this build");
      }
      return file.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
