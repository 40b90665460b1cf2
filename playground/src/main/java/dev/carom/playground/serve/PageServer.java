// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.serve;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/**
 * Serves the page to browsers on this machine only. The server listens on the loopback address,
 * answers only GET requests for the page, and rejects requests for other hosts, such as those of a
 * web site whose name resolves to this address.
 */
final class PageServer {
  private static final Pattern LOOPBACK =
      Pattern.compile("(localhost|127\\.0\\.0\\.1|\\[::1])(:\\d{1,5})?");

  private final HttpServer server;
  private final byte[] page;
  private final String policy;
  private final ExecutorService threads = Executors.newCachedThreadPool(PageServer::daemon);

  private PageServer(HttpServer server, String page) {
    this.server = server;
    this.page = page.getBytes(StandardCharsets.UTF_8);
    this.policy = ContentPolicy.of(page);
  }

  /** Starts a server for a page on a port; 0 for a free port. */
  static PageServer start(String page, int port) throws IOException {
    InetSocketAddress loopback = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    PageServer pageServer = new PageServer(HttpServer.create(loopback, 0), page);
    // One thread per request, so that a slow or incomplete request does not block others.
    pageServer.server.setExecutor(pageServer.threads);
    pageServer.server.createContext("/", pageServer::answer);
    pageServer.server.start();
    return pageServer;
  }

  URI address() {
    InetSocketAddress bound = server.getAddress();
    String host = bound.getAddress() instanceof Inet6Address ? "[::1]" : "127.0.0.1";
    return URI.create("http://" + host + ":" + bound.getPort() + "/");
  }

  void stop() {
    server.stop(0);
    threads.shutdownNow();
  }

  /** Creates a thread that does not keep the process alive. */
  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "carom play");
    thread.setDaemon(true);
    return thread;
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String host = exchange.getRequestHeaders().getFirst("Host");
      if (host == null || !LOOPBACK.matcher(host).matches()) {
        refuse(exchange, 403, "This server only accepts requests for localhost.");
      } else if (!exchange.getRequestMethod().equals("GET")) {
        exchange.getResponseHeaders().set("Allow", "GET");
        refuse(exchange, 405, "Only GET is supported.");
      } else if (!exchange.getRequestURI().getPath().equals("/")) {
        refuse(exchange, 404, "Not found. The page is at /.");
      } else {
        exchange.getResponseHeaders().set("Content-Security-Policy", policy);
        send(exchange, 200, "text/html; charset=utf-8", page);
      }
    }
  }

  private static void refuse(HttpExchange exchange, int status, String why) throws IOException {
    byte[] text = (why + "\n").getBytes(StandardCharsets.UTF_8);
    send(exchange, status, "text/plain; charset=utf-8", text);
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] body)
      throws IOException {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type);
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cache-Control", "no-store");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cross-Origin-Embedder-Policy", "require-corp");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    boolean withoutBody = exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, withoutBody ? -1 : body.length);
    if (!withoutBody) {
      exchange.getResponseBody().write(body);
    }
  }
}
