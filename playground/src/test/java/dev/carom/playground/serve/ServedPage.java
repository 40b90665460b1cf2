// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.serve;

import java.io.IOException;
import java.net.URI;

/** The page as {@code carom play} serves it, for tests elsewhere. */
public final class ServedPage implements AutoCloseable {
  private final PageServer server;
  private final String html;

  private ServedPage(String html) throws IOException {
    this.html = html;
    server = PageServer.start(html, 0);
  }

  public static ServedPage start() throws IOException {
    return new ServedPage(Page.html());
  }

  public URI address() {
    return server.address();
  }

  public String html() {
    return html;
  }

  @Override
  public void close() {
    server.stop();
  }
}
