// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.queries;

/** The kinds of queries. */
enum Question {
  /** Which box does the segment enter first? */
  CAST("segment cast"),
  /** Which boxes contain the point? */
  POINT("point"),
  /** Which box does a circle first hit that moves along a tenth of the segment? */
  SWEEP("sweep"),
  /** Which box is nearest to the point? */
  NEAREST("nearest");

  final String title;

  Question(String title) {
    this.title = title;
  }
}
