// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.carom.cli.CaromRun;
import dev.carom.cli.Guide;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The site of this project, which all tests share: to build it takes longer than most tests do. */
final class BuiltSite {
  static final Path FOLDER = build();

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css",
          "js", "text/javascript",
          "svg", "image/svg+xml",
          "png", "image/png");

  private BuiltSite() {}

  private static Path build() {
    Path folder = Path.of("target", "site").toAbsolutePath();
    System.setProperty("carom.project", Guide.ROOT.toString());
    CaromRun run = CaromRun.of(() -> Main.run("-o", folder.toString()));
    if (run.exitCode() != 0) {
      throw new AssertionError("the site was not built: " + run.err());
    }
    return folder;
  }

  /** Returns the addresses of all pages but those of the API. */
  static List<String> pages() {
    return files(".html").stream().filter(file -> !file.startsWith("api/")).toList();
  }

  /** Returns the addresses of all files with this ending. */
  static List<String> files(String ending) {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files
          .map(file -> FOLDER.relativize(file).toString())
          .filter(file -> file.endsWith(ending))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String read(String address) {
    try {
      return Files.readString(FOLDER.resolve(address));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Serves the site on this machine, as any web server does. */
  static HttpServer serve() throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", BuiltSite::answer);
    server.start();
    return server;
  }

  private static void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      Path file = FOLDER.resolve(exchange.getRequestURI().getPath().substring(1));
      if (!Files.isRegularFile(file)) {
        // Browsers ask for favicon.ico on their own; pages of the API do not name an icon.
        exchange.sendResponseHeaders(file.endsWith("favicon.ico") ? 204 : 404, -1);
        return;
      }
      String ending = file.toString().replaceFirst(".*\\.", "");
      exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(ending, "text/plain"));
      byte[] content = Files.readAllBytes(file);
      exchange.sendResponseHeaders(200, content.length);
      exchange.getResponseBody().write(content);
    }
  }
}
