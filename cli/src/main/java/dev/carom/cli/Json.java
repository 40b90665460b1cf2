// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.Printable;

/** Parts of JSON. */
final class Json {
  private Json() {}

  /** Adds a field to an object, which starts with a brace. */
  static void field(StringBuilder object, String name, Object value) {
    object.append(object.length() == 1 ? "" : ",").append(text(name)).append(':').append(value);
  }

  /** Returns text in quotes. */
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
