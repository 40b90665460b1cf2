// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

/** How numbers are written in the files of a reader. */
final class Dialect {
  private char decimal = '.';

  /** Sets the decimal separator, a point or a comma. */
  void decimal(char separator) {
    if (separator != '.' && separator != ',') {
      throw new IllegalArgumentException(
          "the decimal separator must be a point or a comma, but was " + separator);
    }
    decimal = separator;
  }

  char decimal() {
    return decimal;
  }
}
