// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

/**
 * The named values of a room that its address carries.
 *
 * <p>A room passes each of its values and takes what is returned: the same value while an address
 * is written, and the one in the address, if there is one, while it is read. A value has the name
 * of the control that sets it, if there is one.
 */
public abstract class State {
  /** Numbers beyond this, in either direction, cannot be shown. */
  static final double MOST = 1e12;

  State() {}

  /** Returns true while an address is read. */
  abstract boolean isReading();

  /** Exchanges any number of numbers. */
  abstract double[] list(String name, double... values);

  /** Exchanges a text of lower-case letters and digits; it may be empty. */
  abstract String text(String name, String value);

  /** Exchanges as many coordinates or lengths as there are values. */
  final double[] numbers(String name, double... values) {
    double[] numbers = list(name, values);
    if (numbers.length != values.length) {
      throw new IllegalArgumentException(
          name + " must have " + values.length + " numbers, but has " + numbers.length);
    }
    for (double number : numbers) {
      checkRange(name, number, -MOST, MOST);
    }
    return numbers;
  }

  /** Exchanges a number in a range. */
  final double number(String name, double value, double least, double most) {
    double number = numbers(name, value)[0];
    checkRange(name, number, least, most);
    return number;
  }

  /** Exchanges a whole number in a range. */
  final int whole(String name, int value, int least, int most) {
    double number = number(name, value, least, most);
    if (number != Math.floor(number)) {
      throw new IllegalArgumentException(
          name + " must be a whole number, but was " + Code.of(number));
    }
    return (int) number;
  }

  /** Exchanges a switch. */
  final boolean flag(String name, boolean value) {
    return whole(name, value ? 1 : 0, 0, 1) != 0;
  }

  static void checkRange(String name, double number, double least, double most) {
    if (!(number >= least && number <= most)) {
      throw new IllegalArgumentException(
          name
              + " must be from "
              + Code.of(least)
              + " to "
              + Code.of(most)
              + ", but was "
              + Code.of(number));
    }
  }
}
