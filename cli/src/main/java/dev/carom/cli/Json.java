// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.Printable;

/** Text as JSON. */
final class Json {
  private Json() {}

  static String text(String value) {
    StringBuilder json = new StringBuilder("\"");
    value
        .codePoints()
        .forEach(
            point -> {
              if (point == '"' || point == '\\') {
                json.append('\\').appendCodePoint(point);
              } else if (Printable.isPrintable(point)) {
                json.appendCodePoint(point);
              } else {
                for (char half : Character.toChars(point)) {
                  json.append("\\u%04x".formatted((int) half));
                }
              }
            });
    return json.append('"').toString();
  }
}
