// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The character between the cells of a CSV file: a comma, a semicolon or a tab. */
final class Separator {
  private static final char[] CHOICES = {',', ';', '\t'};

  private Separator() {}

  /**
   * Returns the separator of a file with this header: the one that yields the most known columns.
   * If several do, or none does, it is the first of them that occurs; a comma if none occurs.
   */
  static char of(String header, Dialect dialect) {
    char best = CHOICES[0];
    long most = -1;
    for (char choice : CHOICES) {
      List<String> names = split(header, choice);
      // Twice, so that occurring only breaks ties.
      long worth =
          2 * Arrays.stream(dialect.columns(names)).filter(Objects::nonNull).count()
              + (names.size() > 1 ? 1 : 0);
      if (worth > most) {
        most = worth;
        best = choice;
      }
    }
    return best;
  }

  /** Splits a header; separators in quotes do not count, and quotes are left out. */
  static List<String> split(String header, char separator) {
    List<String> names = new ArrayList<>();
    StringBuilder name = new StringBuilder();
    boolean isQuoted = false;
    for (int k = 0; k < header.length(); k++) {
      char character = header.charAt(k);
      if (character == '"') {
        isQuoted = !isQuoted;
      } else if (character == separator && !isQuoted) {
        names.add(name.toString());
        name.setLength(0);
      } else {
        name.append(character);
      }
    }
    names.add(name.toString());
    return names;
  }
}
