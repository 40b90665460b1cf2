package dev.carom.cli;

/** Text as JSON. */
final class Json {
  private Json() {}

  static String text(String value) {
    StringBuilder json = new StringBuilder("\"");
    for (int k = 0; k < value.length(); k++) {
      char character = value.charAt(k);
      if (character == '"' || character == '\\') {
        json.append('\\').append(character);
      } else if (character < ' ') {
        json.append("\\u%04x".formatted((int) character));
      } else {
        json.append(character);
      }
    }
    return json.append('"').toString();
  }
}
