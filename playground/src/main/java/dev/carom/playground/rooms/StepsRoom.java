// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.draw.Canvas;
import dev.carom.games.Palette;

/** Four computations of the library, one step at a time. */
final class StepsRoom implements Room {
  private static final double MARGIN = 12;

  /** How long the demonstration shows each step. */
  private static final int FRAMES_PER_STEP = 180;

  private static final int STORIES = 4;
  private static final int LAST_SEED = 999_999;

  private int chosen;
  private int seed;
  private int step;
  private Story story;
  private Box scene = Story.EXTENT;
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
  public void exchange(State state) {
    chosen = state.whole("story", chosen, 0, STORIES - 1);
    seed = state.whole("seed", seed, 0, LAST_SEED);
    if (state.isReading()) {
      begin();
    }
    step = state.whole("step", step + 1, 1, story.steps()) - 1;
    playsItself = state.flag("demo", playsItself);
  }

  @Override
  public Box scene(double aspect) {
    double height = Story.EXTENT.height() + 2 * MARGIN;
    double width = Math.max(Story.EXTENT.width() + 2 * MARGIN, height * aspect);
    scene = Box.centered(Story.EXTENT.centerX(), Story.EXTENT.centerY(), width, width / aspect);
    return scene;
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
      chosen = (chosen + 1) % STORIES;
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
    Marks marks = new Marks(canvas, palette, scene);
    story.draw(step, marks);
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
        seed = seed == LAST_SEED ? 0 : seed + 1;
        begin();
      }
      default -> Room.super.action(name);
    }
  }

  @Override
  public void report(Report report) {
    report.show("story", Integer.toString(chosen));
    report.show(
        "step",
        new EditableText()
            .add("Step ")
            .add(step + 1, "step", this::setStep)
            .add(" of " + story.steps()));
    report.show("seed", new EditableText().add(seed, "seed of the shapes", this::setSeed));
    report.show("words", story.words(step));
    report.show("code", story.code());
  }

  private void setStep(double number) {
    State.checkRange("step", number, 1, story.steps());
    step = (int) number - 1;
  }

  private void setSeed(double number) {
    State.checkRange("seed", number, 0, LAST_SEED);
    seed = (int) number;
    begin();
  }
}
