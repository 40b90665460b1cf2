// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The part of an address that carries the state of a room, such as {@code
 * 1/amber=-60,-20,90;touch=0/}: the version, the values that differ from those of a new room, and a
 * slash, by which an address that was cut off is recognized.
 */
public final class Address {
  /**
   * The version of the addresses that this page writes and reads. It changes if a room starts with
   * other values, or if a value has another meaning.
   */
  static final String VERSION = "1";

  private Address() {}

  /** Returns all values of a room as text, by name. */
  public static Map<String, String> values(Room room) {
    Writer writer = new Writer();
    room.exchange(writer);
    return writer.values;
  }

  /** Returns the value of a room with this name as a number, or NaN if it has none. */
  public static double value(Room room, String name) {
    String text = values(room).get(name);
    return text == null || text.indexOf(',') >= 0 ? Double.NaN : NumberText.parse(text);
  }

  /**
   * Returns the values of a room that differ from those of a new one; empty if none does.
   *
   * @param initial the values of a new room
   */
  public static String write(Room room, Map<String, String> initial) {
    StringBuilder text = new StringBuilder();
    values(room)
        .forEach(
            (name, value) -> {
              if (!value.equals(initial.get(name))) {
                text.append(text.length() > 0 ? ";" : "").append(name).append('=').append(value);
              }
            });
    return text.length() == 0 ? "" : VERSION + "/" + text + "/";
  }

  /**
   * Sets the values of a new room to those in a text.
   *
   * @throws IllegalArgumentException if the text cannot be read; the room is then of no use
   */
  public static void read(Room room, String text) {
    int slash = text.indexOf('/');
    String version = slash < 0 ? text : text.substring(0, slash);
    if (!version.equals(VERSION)) {
      throw new IllegalArgumentException(
          "its version is \"" + version + "\", but this page reads version " + VERSION);
    }
    if (slash == text.length() - 1 || !text.endsWith("/")) {
      throw new IllegalArgumentException("it does not end with a slash, so a part is missing");
    }
    Reader reader = new Reader(text.substring(slash + 1, text.length() - 1));
    room.exchange(reader);
    reader.checkAllUsed();
  }

  private static final class Writer extends State {
    final Map<String, String> values = new LinkedHashMap<>();

    @Override
    boolean isReading() {
      return false;
    }

    @Override
    double[] list(String name, double... numbers) {
      StringBuilder text = new StringBuilder();
      for (double number : numbers) {
        text.append(text.length() > 0 ? "," : "").append(NumberText.of(number));
      }
      values.put(name, text.toString());
      return numbers;
    }

    @Override
    String text(String name, String text) {
      if (!text.isEmpty()) {
        values.put(name, text);
      }
      return text;
    }
  }

  private static final class Reader extends State {
    private final Map<String, String> values = new LinkedHashMap<>();

    Reader(String text) {
      for (String field : split(text, ';')) {
        int equals = field.indexOf('=');
        if (equals < 0) {
          throw new IllegalArgumentException("\"" + field + "\" is not a name and a value");
        }
        String name = field.substring(0, equals);
        if (values.put(name, field.substring(equals + 1)) != null) {
          throw new IllegalArgumentException("it has more than one " + name);
        }
      }
    }

    @Override
    boolean isReading() {
      return true;
    }

    @Override
    double[] list(String name, double... numbers) {
      String text = values.remove(name);
      if (text == null) {
        return numbers;
      }
      List<String> parts = split(text, ',');
      double[] read = new double[parts.size()];
      for (int k = 0; k < read.length; k++) {
        try {
          read[k] = NumberText.parse(parts.get(k));
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException(name + ": " + e.getMessage(), e);
        }
      }
      return read;
    }

    @Override
    String text(String name, String text) {
      String read = values.remove(name);
      return read == null ? text : read;
    }

    /** Splits without String.split, which would bring regular expressions into the page. */
    private static List<String> split(String text, char separator) {
      List<String> parts = new ArrayList<>();
      int start = 0;
      for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, start)) {
        parts.add(text.substring(start, end));
        start = end + 1;
      }
      parts.add(text.substring(start));
      return parts;
    }

    void checkAllUsed() {
      if (!values.isEmpty()) {
        String name = values.keySet().iterator().next();
        throw new IllegalArgumentException("this room has no value named \"" + name + "\"");
      }
    }
  }
}
