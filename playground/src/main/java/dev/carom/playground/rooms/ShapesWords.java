// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;

/** The answers about the shapes of the Shapes lab in words, with all digits of every number. */
final class ShapesWords {
  void aboutPair(Report report, ShapesAnswers answers) {
    Contact contact = answers.contact;
    report.show(
        "verdict", PairWords.relation(answers.amber, answers.blue, contact, ShapesWords::number));
    report.show("normal", pair(contact.normalX(), contact.normalY()));
    report.show("push", pair(contact.push().x(), contact.push().y()));
    report.show("closest-amber", pair(answers.closest.onThis()));
    report.show("closest-blue", pair(answers.closest.onOther()));
  }

  void aboutSweep(Report report, ShapesAnswers answers, boolean on) {
    Impact sweep = answers.sweep;
    String text = "switch on sweep";
    if (on && !sweep.hit()) {
      text = PairWords.verdict(false) + "the whole motion is free";
    } else if (on) {
      text =
          PairWords.verdict(true)
              + (sweep.startsInside()
                  ? "starts inside, depth " + number(sweep.depth())
                  : "stops at time " + number(sweep.time()));
    }
    report.show("sweep", text);
    boolean stops = on && sweep.hit() && !sweep.startsInside();
    report.show("sweep-normal", stops ? pair(sweep.normalX(), sweep.normalY()) : "–");
  }

  void aboutCast(Report report, ShapesAnswers answers, boolean on) {
    report.show("cast-amber", on ? passage(answers.segment, answers.amber) : "switch on cast");
    report.show("cast-blue", on ? passage(answers.segment, answers.blue) : "–");
  }

  private static String passage(Segment segment, Shape shape) {
    return PairWords.passage(segment, shape, ShapesWords::number);
  }

  /** Returns a number with all digits; the sign of a zero means nothing to a reader. */
  private static String number(double value) {
    return Code.of(value + 0.0);
  }

  private static String pair(double x, double y) {
    return "(" + number(x) + ", " + number(y) + ")";
  }

  private static String pair(Vec2 vector) {
    return pair(vector.x(), vector.y());
  }
}
