// The page around the rooms: addresses, cards, the frame loop, keys, pointers, switches and buttons.
// The rooms themselves are Java; "carom" has the functions of dev.carom.playground.browser.PageMain.
const FRAME = 1000 / 60;
const byId = (id) => document.getElementById(id);
const templates = new Map();
const thumbnails = [];
let carom;
let room = null; // the open one: {name, stage, paused}
let lastFrame = 0;
let lag = 0;
let releases = []; // what was let go since the last step: even a short tap lasts for one

async function start(wasmText) {
  document.querySelectorAll("template[data-room]").forEach((each) => templates.set(each.dataset.room, each));
  chooseTheme();
  byId("skip").addEventListener("click", skip);
  const teavm = await TeaVM.wasmGC.load(await unpack(wasmText), {
    installImports: (imports) => { imports.painter = painter.imports; },
  });
  carom = teavm.exports;
  byId("loading").hidden = true;
  listRooms();
  listen();
  openAddress();
  requestAnimationFrame(frame);
}

async function unpack(base64) {
  const packed = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/* Light and dark. */

const isDark = () => document.documentElement.dataset.theme === "dark";

function chooseTheme() {
  let chosen = null;
  try { chosen = localStorage.getItem("theme"); } catch { /* not allowed for files in some browsers */ }
  const preference = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => { document.documentElement.dataset.theme = chosen ?? (preference.matches ? "dark" : "light"); };
  preference.addEventListener("change", apply);
  byId("theme").addEventListener("click", () => {
    chosen = isDark() ? "light" : "dark";
    try { localStorage.setItem("theme", chosen); } catch { /* then for this visit only */ }
    apply();
  });
  apply();
}

/* Rooms and their addresses. */

function listRooms() {
  const seen = new IntersectionObserver((entries) => {
    for (const entry of entries) thumbnails.find((each) => each.canvas === entry.target).visible = entry.isIntersecting;
  });
  for (const [name, template] of templates) {
    const link = document.createElement("a");
    link.href = "#" + name;
    link.textContent = template.dataset.title;
    byId("rooms").append(link);

    const card = document.createElement("a");
    card.className = "card";
    card.href = "#" + name;
    card.innerHTML = "<canvas aria-hidden=true></canvas><div><h2></h2><p></p></div>";
    card.querySelector("h2").textContent = template.dataset.title;
    card.querySelector("p").textContent = template.dataset.line;
    byId("cards").append(card);
    const thumbnail = { name, canvas: card.querySelector("canvas"), visible: false, stage: -1 };
    thumbnails.push(thumbnail);
    seen.observe(thumbnail.canvas);
  }
}

function openAddress() {
  const name = location.hash.slice(1);
  const template = templates.get(name);
  closeRoom();
  byId("home").hidden = template !== undefined;
  byId("room").hidden = template === undefined;
  for (const link of byId("rooms").children) {
    if (link.hash === "#" + name) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = template ? template.dataset.title + " – Carom playground" : "Carom playground";
  if (template) openRoom(name, template);
}

// Addresses are rooms, so that of the content must not become the page's.
function skip(event) {
  event.preventDefault();
  byId("main").focus();
}

function openRoom(name, template) {
  byId("title").textContent = template.dataset.title;
  byId("line").textContent = template.dataset.line;
  setAspect(usualAspect(template));
  byId("stage").setAttribute("aria-label", template.dataset.title + ": " + template.dataset.line);
  const content = template.content.cloneNode(true);
  for (const slot of ["controls", "panel", "pad", "keys"]) {
    const part = content.querySelector(`[data-slot=${slot}]`);
    byId(slot).replaceChildren(...(part ? part.childNodes : []));
  }
  byId("crowd").hidden = true;
  room = { name, stage: carom.open(name), paused: false };
  document.querySelectorAll("#controls [data-option]").forEach(setOption);
  showPaused();
  scrollTo(0, 0);
  byId("title").focus({ preventScroll: true });
}

const isNarrow = () => document.documentElement.clientWidth < 700;

const usualAspect = (template) => (isNarrow() && template.dataset.narrowAspect) || template.dataset.aspect;

function setAspect(aspect) {
  byId("sheet").style.setProperty("--aspect", aspect);
}

function closeRoom() {
  releaseKeys();
  releases = [];
  if (room) carom.close(room.stage);
  room = null;
}

/* The frame loop. */

function frame(now) {
  requestAnimationFrame(frame);
  // Steps are sixtieths of a second whatever the screen's rate is; a slow machine goes slower, not further.
  lag = Math.min(lag + now - lastFrame, 2.5 * FRAME);
  lastFrame = now;
  // A screen of about 60 Hz makes one step per frame, without a beat between the two clocks.
  const inStep = Math.abs(lag - FRAME) < 0.15 * FRAME;
  const steps = inStep ? 1 : Math.floor(lag / FRAME);
  lag = inStep ? 0 : lag - steps * FRAME;
  if (room) {
    if (!room.paused) for (let k = 0; k < steps; k++) carom.step(room.stage);
    if (steps > 0) release();
    drawRoom();
  } else {
    drawThumbnails(steps);
  }
  document.documentElement.dataset.frames = +(document.documentElement.dataset.frames ?? 0) + 1;
  if (!document.documentElement.dataset.ready) document.documentElement.dataset.ready = Math.round(performance.now());
}

// Texts of the stage grow with those of the page.
const textFactor = () => 16 / parseFloat(getComputedStyle(document.documentElement).fontSize);

function drawRoom() {
  drawStage(room.stage, byId("stage"), textFactor(), byId("crowd"));
  carom.report(room.stage);
}

// Draws as if the element were larger by the factor: texts and lines come out smaller by it.
function drawStage(stage, canvas, factor, overlay) {
  const width = canvas.clientWidth * factor, height = canvas.clientHeight * factor;
  if (width === 0 || height === 0) return;
  painter.on(canvas, width, height, factor, overlay);
  carom.draw(stage, width, height, isDark());
}

function drawThumbnails(steps) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const each of thumbnails) {
    if (!each.visible) continue;
    const isNew = each.stage < 0;
    if (isNew) {
      each.stage = carom.open(each.name);
      carom.option(each.stage, "demo", 1);
      for (let k = 0; k < 90; k++) carom.step(each.stage);
    }
    if (!still) for (let k = 0; k < steps; k++) carom.step(each.stage);
    if (isNew || !still) drawStage(each.stage, each.canvas, 1.8);
  }
}

// Called by the rooms: shows a text wherever the panel has a place of that name; a choice shows it as its value.
function show(name, text) {
  document.querySelectorAll(`#room [data-show="${name}"]`).forEach((place) => {
    if (place.dataset.text !== text) {
      place.dataset.text = text;
      if (place.matches("select")) place.value = text;
      else place.textContent = text;
    }
  });
}

/* What the visitor does. */

function listen() {
  addEventListener("hashchange", openAddress);
  byId("pause").addEventListener("click", pause);
  byId("step").addEventListener("click", stepOnce);
  byId("reset").addEventListener("click", () => carom.reset(room.stage));
  addEventListener("keydown", (event) => onKey(event, true));
  addEventListener("keyup", (event) => onKey(event, false));
  addEventListener("blur", releaseKeys);
  listenToStage(byId("stage"));
  listenToPad(byId("pad"));
  giveKeysBack();
  byId("room").addEventListener("input", (event) => { if (event.target.dataset.option) setOption(event.target); });
  byId("room").addEventListener("click", (event) => {
    const action = event.target.closest("[data-action]");
    if (action) carom.action(room.stage, action.dataset.action);
  });
}

// After a click on a button, a switch or a slider the keys are the game's again; whoever came by key stays.
function giveKeysBack() {
  let byPointer = false;
  addEventListener("pointerdown", () => { byPointer = true; }, true);
  addEventListener("keydown", () => { byPointer = false; }, true);
  for (const done of ["click", "change"]) {
    byId("room").addEventListener(done, (event) => {
      const control = event.target.closest("button, input, select");
      if (byPointer && control && (done === "change" || control.matches("button, [type=checkbox]"))) control.blur();
    });
  }
}

function pause() {
  room.paused = !room.paused;
  showPaused();
}

function release() {
  for (const each of releases) each();
  releases = [];
}

function stepOnce() {
  release();
  room.paused = true;
  showPaused();
  carom.step(room.stage);
}

function showPaused() {
  byId("pause").textContent = room.paused ? "Go on" : "Pause";
}

function setOption(input) {
  const value = input.type === "checkbox" ? +input.checked : +input.value;
  if (input.type === "radio" && !input.checked) return;
  carom.option(room.stage, input.dataset.option, value);
  // A switch may ask for another stage: a wide one, or where that would be tiny, a high one.
  const [wide, high] = (input.dataset.aspects ?? "").split(" ");
  if (wide) {
    setAspect(!input.checked ? usualAspect(templates.get(room.name)) : isNarrow() ? high : wide);
  }
  const output = input.parentElement.querySelector("output:not([data-show])");
  if (output) output.textContent = input.value + (output.dataset.unit ?? "");
}

// The visitor plays: the game no longer plays itself. True if it did.
function takeOver() {
  const demo = document.querySelector("#controls [data-option=demo]");
  if (!demo?.checked) return false;
  demo.checked = false;
  setOption(demo);
  return true;
}

const heldKeys = new Set();

function onKey(event, down) {
  if (!room || event.ctrlKey || event.metaKey || event.altKey) return;
  if (down && belongsToControl(event)) return;
  if (down && !event.repeat && shortcut(event.key)) return;
  if (sendKey(event.key, down)) event.preventDefault();
}

// Buttons and switches take space and enter, sliders and choices take all keys.
function belongsToControl(event) {
  const control = event.target.closest?.("button, a, select, input");
  return control && (event.key === " " || event.key === "Enter" || control.matches("select, input[type=range]"));
}

function shortcut(key) {
  if (key === "p" || key === "P") pause();
  else if (key === ".") stepOnce();
  else if (key === "r" || key === "R") carom.reset(room.stage);
  else return clickSwitch(key.toLowerCase());
  return true;
}

// Presses the room's switch that has this key; false if there is none.
function clickSwitch(key) {
  const its = [...document.querySelectorAll("#controls [data-shortcut]")].find((each) => each.dataset.shortcut === key);
  its?.click();
  return its !== undefined;
}

function sendKey(key, down) {
  const stage = room.stage;
  if (!down) {
    if (heldKeys.delete(key)) releases.push(() => carom.key(stage, key, false));
    return false;
  }
  const used = carom.key(stage, key, true);
  if (used) {
    heldKeys.add(key);
    if (takeOver()) carom.key(stage, key, true);
  }
  return used;
}

function releaseKeys() {
  if (room) for (const key of heldKeys) carom.key(room.stage, key, false);
  heldKeys.clear();
}

function listenToStage(canvas) {
  const send = (what) => (event) => {
    if (!room) return;
    const bounds = canvas.getBoundingClientRect();
    if (what === "DOWN") {
      canvas.setPointerCapture(event.pointerId);
      takeOver();
    }
    const x = (event.clientX - bounds.left) * textFactor(), y = (event.clientY - bounds.top) * textFactor();
    const stage = room.stage;
    if (what === "UP") releases.push(() => carom.pointer(stage, what, x, y));
    else canvas.style.cursor = carom.pointer(stage, what, x, y);
  };
  canvas.addEventListener("pointerdown", send("DOWN"));
  canvas.addEventListener("pointermove", send("MOVE"));
  canvas.addEventListener("pointerup", send("UP"));
  canvas.addEventListener("pointercancel", send("UP"));
  canvas.addEventListener("pointerleave", send("LEAVE"));
  // Where the room has no use for a finger, the page scrolls. The pointer goes down before the touch starts.
  const keepTouch = (event) => { if (canvas.style.cursor !== "default") event.preventDefault(); };
  canvas.addEventListener("touchstart", keepTouch, { passive: false });
}

// Buttons for fingers: each holds a key down.
function listenToPad(pad) {
  const send = (down) => (event) => {
    const key = event.target.closest("[data-key]")?.dataset.key;
    if (key !== undefined && room) {
      event.preventDefault();
      sendKey(key, down);
    }
  };
  pad.addEventListener("pointerdown", send(true));
  for (const end of ["pointerup", "pointercancel", "pointerout"]) pad.addEventListener(end, send(false));
  pad.addEventListener("contextmenu", (event) => event.preventDefault());
}
