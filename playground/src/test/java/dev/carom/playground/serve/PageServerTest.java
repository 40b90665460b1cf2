// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PageServerTest {
  private static final String PAGE =
      "<style>p{}</style><script>start()</script><script id=\"wasm\">xyz</script><p>Hello</p>";

  private PageServer server;

  @BeforeEach
  void start() throws IOException {
    server = PageServer.start(PAGE, 0);
  }

  @AfterEach
  void stop() {
    server.stop();
  }

  /** Sends a request as it is written and returns the whole answer. */
  private String ask(String method, String path, String host) throws IOException {
    URI address = server.address();
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
      String request = method + " " + path + " HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  @Timeout(20)
  void requestsThatAreNeverSentToTheirEndBlockNoOther() throws IOException {
    List<Socket> halfSent = new ArrayList<>();
    try {
      for (int k = 0; k < 20; k++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.address().getPort());
        halfSent.add(socket);
        String half = k % 2 == 0 ? "GET / HT" : "GET / HTTP/1.1\r\nHost: loc";
        socket.getOutputStream().write(half.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
      }
      assertThat(ask("GET", "/", "Host: localhost\r\n")).startsWith("HTTP/1.1 200 ");
    } finally {
      for (Socket socket : halfSent) {
        socket.close();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost", "localhost:8080", "127.0.0.1:1", "[::1]:65535"})
  void servesThePageToThisMachine(String host) throws IOException {
    String answer = ask("GET", "/", "Host: " + host + "\r\n");
    assertThat(answer).startsWith("HTTP/1.1 200 ").endsWith("\r\n\r\n" + PAGE);
    assertThat(answer).contains("Content-type: text/html; charset=utf-8");
  }

  @Test
  void tellsTheBrowserToBeCareful() throws IOException {
    String answer = ask("GET", "/", "Host: localhost\r\n");
    assertThat(answer)
        .contains("X-content-type-options: nosniff")
        .contains("Referrer-policy: no-referrer")
        .contains("Cross-origin-opener-policy: same-origin")
        .contains("Cross-origin-resource-policy: same-origin")
        .contains("default-src 'none'")
        .contains("frame-ancestors 'none'");
    // One hash for the script that runs, none for the block of data.
    assertThat(answer)
        .containsPattern("script-src 'unsafe-eval' 'sha256-[^ ]+'; style-src 'sha256-");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Host: evil.example\r\n",
        "Host: localhost.evil.example\r\n",
        "Host: evil.example:80\r\n",
        "Host: 192.168.0.1\r\n",
        "Host: localhost@evil.example\r\n",
        ""
      })
  void refusesRequestsThatWereMeantForAnotherHost(String host) throws IOException {
    String answer = ask("GET", "/", host);
    assertThat(answer).containsPattern("^HTTP/1.1 40[03] ").doesNotContain("Hello");
  }

  @ParameterizedTest
  @CsvSource({"POST, 405", "PUT, 405", "DELETE, 405", "OPTIONS, 405", "TRACE, 405"})
  void answersNothingButGet(String method, int status) throws IOException {
    String answer = ask(method, "/", "Host: localhost\r\n");
    assertThat(answer).startsWith("HTTP/1.1 " + status + " ").contains("Allow: GET");
    assertThat(answer).doesNotContain("Hello");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/index.html", "/../pom.xml", "/%2e%2e/etc/passwd", "/favicon.ico"})
  void hasNoOtherFile(String path) throws IOException {
    String answer = ask("GET", path, "Host: localhost\r\n");
    assertThat(answer).startsWith("HTTP/1.1 404 ").doesNotContain("Hello");
  }

  @Test
  void listensOnTheLoopbackAddressOnly() throws IOException {
    assertThat(InetAddress.getByName(server.address().getHost()).isLoopbackAddress()).isTrue();
    for (InetAddress other : otherAddresses()) {
      assertThatThrownBy(() -> new Socket(other, server.address().getPort()).close())
          .as("connecting to " + other)
          .isInstanceOf(IOException.class);
    }
  }

  private static List<InetAddress> otherAddresses() throws IOException {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(address -> !address.isLoopbackAddress())
        .toList();
  }
}
