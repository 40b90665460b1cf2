// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.draw.Canvas;
import dev.carom.games.Game;
import dev.carom.games.Grid;
import dev.carom.games.Palette;

/** A game with levels to which the visitor can add one. */
abstract class LevelRoom<G extends Game> extends GameRoom<G> {
  /** The number of built-in levels, and the number of the visitor's own. */
  private final int levels;

  private final LevelEditor editor;

  /** The current level, which a reset restarts. */
  private int level;

  /** The level that the visitor has edited; null if there is none. */
  private Grid own;

  private boolean editing;

  LevelRoom(int levels, LevelEditor editor) {
    this.levels = levels;
    this.editor = editor;
  }

  final int level() {
    return level;
  }

  final void setLevel(int newLevel) {
    level = newLevel;
  }

  final boolean isOwn() {
    return level == levels;
  }

  final Grid own() {
    return own;
  }

  final boolean isEditing() {
    return editing;
  }

  /** Handles a pointer event while the game is played. */
  String pointerInGame(Pointer what, double x, double y) {
    return "default";
  }

  private void edit() {
    editor.begin(isOwn() ? own : editor.rules().builtIn(level));
    editing = true;
    input.clear();
  }

  /** Plays the level that was edited, unless it cannot be played. */
  private void play() {
    if (canBePlayed()) {
      own = editor.grid();
      level = levels;
      editing = false;
      reset();
    }
  }

  private boolean canBePlayed() {
    return editor.rules().problem(editor.grid()).isEmpty();
  }

  @Override
  public boolean isStill() {
    return editing;
  }

  @Override
  public void step() {
    if (!editing) {
      super.step();
    }
  }

  @Override
  public void draw(Canvas canvas, Palette palette) {
    if (editing) {
      editor.draw(canvas, palette);
    } else {
      super.draw(canvas, palette);
    }
  }

  @Override
  public boolean key(String key, boolean down) {
    return editing ? editor.key(key, down) : super.key(key, down);
  }

  @Override
  public final String pointer(Pointer what, double x, double y) {
    return editing ? editor.pointer(what, x, y) : pointerInGame(what, x, y);
  }

  @Override
  public void option(String name, double value) {
    switch (name) {
      case "level" -> choose((int) value);
      case "brush" -> editor.setBrush((int) value, editor.rules().builtIn(0).kinds());
      default -> super.option(name, value);
    }
  }

  /** Starts a level; the visitor's own is edited first if there is none yet. */
  private void choose(int newLevel) {
    State.checkRange("level", newLevel, 0, levels);
    if (newLevel == levels && own == null) {
      edit();
      return;
    }
    if (editing && canBePlayed()) {
      own = editor.grid();
    }
    level = newLevel;
    editing = false;
    reset();
  }

  @Override
  public void action(String name) {
    switch (name) {
      case "edit" -> edit();
      case "play" -> play();
      case "clear" -> editor.clear();
      case "undo" -> editor.undo();
      default -> super.action(name);
    }
  }

  /** Exchanges the level; the map of the visitor's own has a name of its own. */
  final void exchangeLevel(State state, String name) {
    Grid shown = editing ? editor.grid() : isOwn() ? own : null;
    String map = state.text(name, shown == null ? "" : shown.text());
    int number = state.whole("level", map.isEmpty() ? level : levels, 0, levels);
    if (!state.isReading()) {
      return;
    }
    if (map.isEmpty() && number == levels) {
      throw new IllegalArgumentException(name + " is missing");
    }
    own = map.isEmpty() ? null : read(name, map);
    level = map.isEmpty() ? number : levels;
  }

  private Grid read(String name, String map) {
    try {
      Grid grid = editor.rules().parse(map);
      String problem = editor.rules().problem(grid);
      if (!problem.isEmpty()) {
        throw new IllegalArgumentException(problem.substring(0, problem.length() - 1));
      }
      return grid;
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(name + ": " + e.getMessage(), e);
    }
  }

  @Override
  public void report(Report report) {
    report.show("level", Integer.toString(editing ? levels : level));
    report.show("mode", editing ? "editing" : "playing");
    report.show("problem", editing ? editor.rules().problem(editor.grid()) : "");
  }
}
