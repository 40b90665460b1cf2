// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.bench.Boxes;
import dev.carom.io.sample.SplitMix64;

/** The circles and boxes of a level, with every fourth box turned about its centre. */
final class TurnedLevel extends Level {
  private final float[] boxX;
  private final float[] boxY;
  private final Turned turned;
  private final Boxes bounds;

  TurnedLevel() {
    Boxes upright = super.boxes();
    int boxes = upright.count;
    boxX = new float[boxes];
    boxY = new float[boxes];
    float[] halfWidth = new float[boxes];
    float[] halfHeight = new float[boxes];
    float[] angle = new float[boxes];
    SplitMix64 random = new SplitMix64(45);
    for (int k = 0; k < boxes; k++) {
      boxX[k] = (upright.minX[k] + upright.maxX[k]) / 2;
      boxY[k] = (upright.minY[k] + upright.maxY[k]) / 2;
      halfWidth[k] = (upright.maxX[k] - upright.minX[k]) / 2;
      halfHeight[k] = (upright.maxY[k] - upright.minY[k]) / 2;
      angle[k] = k % 4 == 0 ? (float) (2 * Math.PI * random.next()) : 0;
    }
    turned = new Turned(halfWidth, halfHeight, angle, new float[boxes]);
    bounds = Boxes.around(boxX, boxY, turned::reachX, turned::reachY);
  }

  @Override
  String name() {
    return "level, a quarter turned";
  }

  @Override
  Boxes boxes() {
    return bounds;
  }

  @Override
  Turned turnedBoxes() {
    return turned;
  }

  @Override
  float[] boxX() {
    return boxX;
  }

  @Override
  float[] boxY() {
    return boxY;
  }

  @Override
  boolean meetsBox(int circle, int box) {
    double dx = (double) x[circle] - boxX[box];
    double dy = (double) y[circle] - boxY[box];
    double cos = turned.cos[box];
    double sin = turned.sin[box];
    double gapX = Math.max(Math.abs(dx * cos + dy * sin) - turned.halfWidth[box], 0);
    double gapY = Math.max(Math.abs(dy * cos - dx * sin) - turned.halfHeight[box], 0);
    return gapX * gapX + gapY * gapY <= (double) radius[circle] * radius[circle];
  }

  @Override
  Answers known() {
    return Answers.of(104_176, 0xb228e9e6da1f064cL, 1_039_333, 0x05d6ea691c8bc470L);
  }
}
