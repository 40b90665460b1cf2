// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.serve;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Opens addresses in the user's browser, if there is one. */
final class BrowserWindow {
  private BrowserWindow() {}

  /** Opens an address if possible. Failures are ignored, because the address is printed anyway. */
  static void open(URI address) {
    List<String> command = command(System.getProperty("os.name"), System.getenv(), address);
    if (command.isEmpty()) {
      return;
    }
    try {
      new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException noSuchCommand) {
      // The user can open the printed address.
    }
  }

  /** Returns the command that opens an address on this system; empty if there is no display. */
  static List<String> command(String system, Map<String, String> environment, URI address) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.contains("mac")) {
      return List.of("open", address.toString());
    }
    if (name.contains("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", address.toString());
    }
    boolean hasScreen =
        environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
    return hasScreen ? List.of("xdg-open", address.toString()) : List.of();
  }
}
