// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;

/** A text with numbers that the visitor can change. */
public final class EditableText {
  private final List<String> pieces = new ArrayList<>();
  private final List<String> labels = new ArrayList<>();
  private final List<DoubleConsumer> setters = new ArrayList<>();
  private final List<String> steps = new ArrayList<>();
  private final StringBuilder plain = new StringBuilder();

  EditableText() {}

  /** Adds text that cannot be changed. */
  EditableText add(String text) {
    plain.append(text);
    return this;
  }

  /** Adds a number that cannot be changed. */
  EditableText add(double number) {
    return add(Code.of(number));
  }

  /**
   * Adds a number that can be changed.
   *
   * @param label what the number is, for visitors who cannot see where it is
   * @param setter sets the number, or throws an IllegalArgumentException and changes nothing
   */
  EditableText add(double number, String label, DoubleConsumer setter) {
    return add(number, label, setter, 0);
  }

  /**
   * Adds a number that can be changed by neighbouring doubles.
   *
   * @param label what the number is, for visitors who cannot see where it is
   * @param setter sets the number, or throws an IllegalArgumentException and changes nothing
   * @param step how many doubles to go in a step
   */
  EditableText add(double number, String label, DoubleConsumer setter, long step) {
    pieces.add(plain.toString());
    plain.setLength(0);
    pieces.add(Code.of(number));
    labels.add(label);
    setters.add(setter);
    steps.add(Long.toString(step));
    return this;
  }

  /** Returns the plain text and the numbers in turn; the first and the last piece are plain. */
  public List<String> pieces() {
    List<String> all = new ArrayList<>(pieces);
    all.add(plain.toString());
    return all;
  }

  /** Returns what each of the numbers is. */
  public List<String> labels() {
    return labels;
  }

  /** Returns by how many doubles each of the numbers changes in a step; 0 if by 1 or 0.1. */
  public List<String> steps() {
    return steps;
  }

  /**
   * Sets one of the numbers, counted from 0.
   *
   * @throws IllegalArgumentException if the number is not possible; nothing changes then
   */
  public void set(int index, double value) {
    State.checkRange(labels.get(index), value, -State.MOST, State.MOST);
    setters.get(index).accept(value);
  }

  @Override
  public String toString() {
    return String.join("", pieces());
  }
}
