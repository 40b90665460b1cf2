// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

/**
 * What a game shows and plays beyond its state: sparks, a trail, and sounds.
 *
 * <p>The rules of a game add to its effects and never read them, so that a game goes on in the same
 * way with and without them.
 */
public final class Effects {
  private final Sparks sparks = new Sparks();
  private final Trail trail = new Trail();
  private boolean calm;
  private int age;
  private int sounds;

  /** Creates effects without sparks and sounds. */
  public Effects() {}

  /** Returns the sparks. */
  public Sparks sparks() {
    return sparks;
  }

  /** Returns the trail of what the player follows with the eye. */
  public Trail trail() {
    return trail;
  }

  /** Sets whether only what the game needs moves: without sparks, trails and turning coins. */
  public void setCalm(boolean newCalm) {
    calm = newCalm;
    sparks.setCalm(calm);
    trail.setCalm(calm);
  }

  /** Returns true if only what the game needs moves. */
  public boolean isCalm() {
    return calm;
  }

  /** Lets the sparks fly for one step. */
  public void step() {
    sparks.step();
    age += calm ? 0 : 1;
  }

  /** Returns the number of steps, for what turns or twinkles; it stands still if they are calm. */
  public int age() {
    return age;
  }

  /** Plays a sound. */
  public void play(Sound sound) {
    sounds |= 1 << sound.ordinal();
  }

  /** Returns true if a sound was played since the last call for this sound. */
  public boolean take(Sound sound) {
    int bit = 1 << sound.ordinal();
    boolean isPlayed = (sounds & bit) != 0;
    sounds &= ~bit;
    return isPlayed;
  }
}
