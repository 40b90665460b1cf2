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

  /** Reports the shapes as Java code. */
  void asCode(Report report, Figure amber, Figure blue, ShapesAnswers answers) {
    Segment segment = answers.segment;
    report.show("amber-code", amber.code());
    report.show("blue-code", blue.code());
    report.show("motion", Code.of(answers.motion.x(), answers.motion.y()));
    report.show("ray", Code.of(segment.x0(), segment.y0(), segment.x1(), segment.y1()));
  }

  private static String number(double value) {
    return Code.of(value);
  }

  private static String pair(double x, double y) {
    return "(" + Code.of(x, y) + ")";
  }

  private static String pair(Vec2 vector) {
    return pair(vector.x(), vector.y());
  }
}
