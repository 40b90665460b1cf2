// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;

/** Four computations of the library, one step at a time. */
final class StepsRoom implements Room {
  private static final double MARGIN = 12;

  /** In pixels: on smaller stages, such as those of phones, the words are below the drawing. */
  private static final double WIDE = 480;

  private static final double HIGH = 400;

  /** In pixels: the width of a letter and the height of a line of these words, at most. */
  private static final double LETTER = 7.8;

  private static final double LINE = 19;

  /** How long the demonstration shows each step. */
  private static final int FRAMES_PER_STEP = 180;

  private int chosen;
  private long seed;
  private int step;
  private Story story;
  private Box scene = Story.EXTENT;
  private double pixel = 0.5;
  private boolean playsItself;
  private int frames;

  StepsRoom() {
    begin();
  }

  private void begin() {
    step = 0;
    story =
        switch (chosen) {
          case 0 -> new VerdictStory(seed);
          case 1 -> new PairsStory(seed);
          case 2 -> new CastStory(seed);
          default -> new MoveStory(seed);
        };
  }

  @Override
  public void reset() {
    seed = 0;
    begin();
  }

  @Override
  public Box scene(double aspect) {
    double lines = Math.ceil(story.longest() * LETTER / (scene.width() / pixel - 24));
    double words = isSmall() ? (lines * LINE + 12) * pixel : 0;
    double height = Story.EXTENT.height() + 2 * MARGIN + words;
    double width = Math.max(Story.EXTENT.width() + 2 * MARGIN, height * aspect);
    double top = Story.EXTENT.minY() - MARGIN - (width / aspect - height) / 2;
    scene = Box.at(Story.EXTENT.centerX() - width / 2, top, width, width / aspect);
    return scene;
  }

  private boolean isSmall() {
    return scene.width() / pixel < WIDE || scene.height() / pixel < HIGH;
  }

  @Override
  public void step() {
    if (playsItself) {
      frames++;
      if (frames % FRAMES_PER_STEP == 0) {
        playOn();
      }
    }
  }

  /** Goes to the next step, or to the next story after the last one. */
  private void playOn() {
    if (step == story.steps() - 1) {
      chosen = (chosen + 1) % 4;
      begin();
    } else {
      step++;
    }
  }

  @Override
  public boolean isStill() {
    return !playsItself;
  }

  @Override
  public void draw(Canvas canvas, Palette palette) {
    pixel = canvas.pixel();
    Marks marks = new Marks(canvas, palette, scene);
    story.draw(step, marks);
    if (isSmall()) {
      marks.sentence(story.words(step), palette.ink);
    }
    marks.drawLabels();
  }

  @Override
  public boolean key(String key, boolean down) {
    switch (key) {
      case "ArrowRight", " " -> go(down ? 1 : 0);
      case "ArrowLeft" -> go(down ? -1 : 0);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void go(int steps) {
    step = Math.max(0, Math.min(story.steps() - 1, step + steps));
  }

  @Override
  public void option(String name, double value) {
    switch (name) {
      case "story" -> {
        if (chosen != (int) value) {
          chosen = (int) value;
          begin();
        }
      }
      case "demo" -> {
        playsItself = value != 0;
        frames = 0;
      }
      default -> Room.super.option(name, value);
    }
  }

  @Override
  public void action(String name) {
    switch (name) {
      case "next" -> go(1);
      case "back" -> go(-1);
      case "other" -> {
        seed++;
        begin();
      }
      default -> Room.super.action(name);
    }
  }

  @Override
  public void report(Report report) {
    report.show("story", Integer.toString(chosen));
    report.show("step", "Step " + (step + 1) + " of " + story.steps());
    report.show("words", story.words(step));
    report.show("code", story.code());
  }
}
