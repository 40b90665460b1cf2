// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Vec2;

/** A sum over all bits of many results, to be compared with one that was written down before. */
public final class BitSum {
  private long sum;

  public void add(long bits) {
    sum = 31 * sum + bits;
  }

  public void add(double value) {
    add(Double.doubleToLongBits(value));
  }

  public void add(boolean value) {
    add(value ? 1 : 2);
  }

  public void add(Vec2 point) {
    add(point.x());
    add(point.y());
  }

  public void add(Contact contact) {
    add(contact.hit());
    add(contact.normalX());
    add(contact.normalY());
    add(contact.depth());
    add(contact.pointX());
    add(contact.pointY());
    add(contact.push());
  }

  public void add(Impact impact) {
    add(impact.hit());
    add(impact.time());
    add(impact.normalX());
    add(impact.normalY());
    add(impact.pointX());
    add(impact.pointY());
    add(impact.startsInside());
    add(impact.depth());
  }

  @Override
  public String toString() {
    return Long.toHexString(sum);
  }
}
