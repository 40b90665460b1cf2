// SPDX-License-Identifier: Apache-2.0
// What surrounds the games: sounds, scores, gamepads, and the editor of levels. The games themselves are Java.
const games = (() => {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

  // Browsers may refuse to store anything; then it lasts for this visit.
  const storage = {
    memory: new Map(),
    get(key) {
      try { return localStorage.getItem(key); } catch { return this.memory.get(key) ?? null; }
    },
    set(key, text) {
      try { localStorage.setItem(key, text); } catch { this.memory.set(key, text); }
    },
  };

  /* Sounds: made here, so that nothing is loaded. Off until the visitor switches them on. */

  // Each is one tone or more: wave, frequencies from and to, seconds, volume, and when it starts; "noise" has a cutoff.
  const SOUNDS = {
    BOUNCE: [["triangle", 340, 300, 0.06, 0.25, 0]],
    PADDLE: [["triangle", 220, 260, 0.09, 0.4, 0]],
    BREAK: [["square", 620, 880, 0.07, 0.13, 0], ["noise", 3000, 1500, 0.05, 0.15, 0]],
    JUMP: [["square", 260, 520, 0.13, 0.12, 0]],
    LAND: [["noise", 500, 200, 0.08, 0.3, 0]],
    COIN: [["square", 988, 988, 0.07, 0.12, 0], ["square", 1319, 1319, 0.2, 0.12, 0.07]],
    SHOT: [["square", 900, 300, 0.05, 0.04, 0]],
    HIT: [["noise", 2500, 900, 0.04, 0.12, 0]],
    EXPLOSION: [["noise", 1600, 120, 0.35, 0.45, 0], ["sine", 130, 40, 0.3, 0.4, 0]],
    PICKUP: [["triangle", 523, 523, 0.09, 0.35, 0], ["triangle", 784, 784, 0.09, 0.35, 0.08], ["triangle", 1047, 1047, 0.18, 0.35, 0.16]],
    LOSS: [["sawtooth", 320, 70, 0.5, 0.2, 0]],
    WIN: [["triangle", 523, 523, 0.12, 0.35, 0], ["triangle", 659, 659, 0.12, 0.35, 0.11], ["triangle", 784, 784, 0.12, 0.35, 0.22], ["triangle", 1047, 1047, 0.35, 0.35, 0.33]],
  };
  const VOLUME = 0.35;
  const MOST_TONES = 24;
  let isLoud = storage.get("sound") === "on";
  let audio = null; // made by the first click or key, as browsers demand
  let output, noise;
  let tones = 0;

  function startAudio() {
    if (!isLoud) return;
    if (audio === null && window.AudioContext) {
      audio = new AudioContext();
      output = new GainNode(audio, { gain: VOLUME });
      output.connect(audio.destination);
      noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
      const samples = noise.getChannelData(0);
      for (let k = 0; k < samples.length; k++) samples[k] = 2 * Math.random() - 1;
    }
    if (audio?.state === "suspended") audio.resume().catch(() => { /* the next click tries again */ });
  }

  function play(name) {
    for (const [wave, from, to, seconds, volume, delay] of SOUNDS[name]) {
      if (tones >= MOST_TONES) return;
      const start = audio.currentTime + delay, end = start + seconds;
      const gain = new GainNode(audio, { gain: 0 });
      gain.gain.setValueAtTime(volume, start);
      gain.gain.exponentialRampToValueAtTime(0.001, end);
      gain.connect(output);
      const source = wave === "noise" ? new AudioBufferSourceNode(audio, { buffer: noise, loop: true }) : new OscillatorNode(audio, { type: wave });
      const filter = wave === "noise" ? new BiquadFilterNode(audio, { type: "lowpass" }) : null;
      const frequency = (filter ?? source).frequency;
      frequency.setValueAtTime(from, start);
      frequency.exponentialRampToValueAtTime(to, end);
      if (filter) source.connect(filter).connect(gain);
      else source.connect(gain);
      tones++;
      source.onended = () => { tones--; };
      source.start(start);
      source.stop(end);
    }
  }

  function playSounds() {
    if (!isLoud) return;
    // Also taken while nothing can be heard yet, so that they are not all heard later.
    const names = carom.takeSounds(room.stage);
    if (audio?.state === "running") names.split(" ").forEach((name) => { if (name) play(name); });
  }

  function switchSound() {
    isLoud = !isLoud;
    storage.set("sound", isLoud ? "on" : "off");
    if (isLoud && room) carom.takeSounds(room.stage);
    startAudio();
    if (!isLoud) audio?.suspend();
    showSound();
  }

  function showSound() {
    byId("sound").setAttribute("aria-pressed", isLoud);
    byId("sound").title = isLoud ? "Sound is on (M)" : "Sound is off (M)";
  }

  /* Scores: the best runs of each game, kept in this browser. */

  const MOST_SCORES = 5;
  let scores = []; // of the open room, without the current run: {score, day}
  let current = 0; // the score of the current run
  let shownScores;

  const place = () => document.querySelector("#panel [data-scores]");
  const isTime = () => place().dataset.scores === "time";

  function allScores() {
    try { return JSON.parse(storage.get("scores")) ?? {}; } catch { return {}; }
  }

  // Whatever is stored under our name, only proper scores are taken from there.
  function readScores() {
    const stored = allScores()[room.name];
    return (Array.isArray(stored) ? stored : [])
      .filter((each) => Number.isSafeInteger(each?.score) && each.score > 0 && /^\d{4}-\d\d-\d\d$/.test(each.day));
  }

  function best(list) {
    return list.toSorted((a, b) => isTime() ? a.score - b.score : b.score - a.score).slice(0, MOST_SCORES);
  }

  function withCurrent() {
    const day = new Date().toLocaleDateString("sv"); // as 2026-11-17, in local time
    return best(current > 0 ? [...scores, { score: current, day, isNow: true }] : scores);
  }

  function saveScores() {
    const list = withCurrent().map(({ score, day }) => ({ score, day }));
    storage.set("scores", JSON.stringify({ ...allScores(), [room.name]: list }));
    return list;
  }

  function endRun() {
    if (current > 0) scores = saveScores();
    current = 0;
  }

  function keepScore() {
    if (!place()) return;
    const score = carom.score(room.stage);
    if (score < current) endRun();
    current = score;
    showScores();
  }

  function showScores() {
    const list = withCurrent();
    const text = JSON.stringify(list);
    if (text === shownScores) return;
    shownScores = text;
    const lines = list.map(({ score, day, isNow }) => {
      const line = document.createElement("li"), value = document.createElement("b");
      value.textContent = isTime() ? (score / 60).toFixed(1) + " s" : score;
      line.append(value, " ", isNow ? "this run" : day);
      if (isNow) line.className = "now";
      return line;
    });
    place().querySelector("ol").replaceChildren(...lines);
    place().querySelector("p").hidden = list.length > 0;
    place().querySelector("button").hidden = list.length === 0;
  }

  function forgetScores() {
    scores = [];
    current = 0;
    storage.set("scores", JSON.stringify({ ...allScores(), [room.name]: [] }));
    // Otherwise the current run would be in the list again at once.
    reset();
  }

  /* Gamepads, with the standard layout. */

  const DEAD_ZONE = 0.4;
  const START = 9;
  const PAD_KEYS = {
    ArrowLeft: ({ axes, buttons }) => axes[0] < -DEAD_ZONE || buttons[14]?.pressed,
    ArrowRight: ({ axes, buttons }) => axes[0] > DEAD_ZONE || buttons[15]?.pressed,
    ArrowUp: ({ axes, buttons }) => axes[1] < -DEAD_ZONE || buttons[12]?.pressed,
    ArrowDown: ({ axes, buttons }) => axes[1] > DEAD_ZONE || buttons[13]?.pressed,
    " ": ({ buttons }) => [0, 1, 2, 3, 7].some((each) => buttons[each]?.pressed),
  };
  let hasGamepad = false;
  const pressed = new Set(); // what was down in the last frame, so that a key is pressed once

  function gamepads() {
    // A frame of another page may not be allowed to ask.
    try { return [...navigator.getGamepads()].filter((each) => each?.connected); } catch { return []; }
  }

  function pollGamepads() {
    if (!hasGamepad) return;
    const pads = gamepads();
    for (const [key, isDown] of Object.entries(PAD_KEYS)) {
      change(key, pads.some(isDown), () => holdKey("gamepad " + key, key), () => releaseKey("gamepad " + key));
    }
    change("start", pads.some(({ buttons }) => buttons[START]?.pressed), pause, () => {});
  }

  function change(name, isDown, press, release) {
    if (isDown === pressed.has(name)) return;
    if (isDown) pressed.add(name);
    else pressed.delete(name);
    (isDown ? press : release)();
  }

  /* The editor of levels. */

  let mode;

  function followMode() {
    const shown = document.querySelector("#controls [data-show=mode]")?.dataset.text;
    if (shown === mode) return;
    mode = shown;
    fitStage();
  }

  function onClick({ target }) {
    const button = target.closest("button");
    if (button?.dataset.copy === "link") copy(button, addressOf(fragmentOf(room)));
    if (button?.dataset.action === "play" && room.paused) pause();
    if (button?.dataset.forget !== undefined) forgetScores();
  }

  return {
    listen() {
      reducedMotion.addEventListener("change", () => { if (room) carom.setCalm(room.stage, reducedMotion.matches); });
      byId("sound").addEventListener("click", ({ detail }) => {
        switchSound();
        // After a click, the keys belong to the game; a key that pressed the button has no detail.
        if (detail > 0) byId("sound").blur();
      });
      for (const event of ["pointerdown", "keydown"]) addEventListener(event, startAudio);
      addEventListener("gamepadconnected", () => { hasGamepad = true; });
      addEventListener("pagehide", () => { if (room && place()) saveScores(); });
      byId("room").addEventListener("click", onClick);
      showSound();
    },
    opened(isGame) {
      byId("sound").hidden = !isGame;
      carom.setCalm(room.stage, reducedMotion.matches);
      mode = undefined;
      shownScores = undefined;
      current = 0;
      scores = place() ? readScores() : [];
    },
    closed() {
      if (place()) endRun();
      byId("sound").hidden = true;
    },
    frame() {
      pollGamepads();
      playSounds();
      keepScore();
      followMode();
    },
    switchSound,
  };
})();
