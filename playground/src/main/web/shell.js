// SPDX-License-Identifier: Apache-2.0
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
const query = new URLSearchParams(location.search);
const isEmbedded = query.has("embed"); // only the room is shown, for a page that has it in a frame
let releases = []; // keys released since the last step: even a short tap lasts for one step

async function start(wasmText) {
  byId("loading").textContent = "Starting the library …";
  try {
    await load(wasmText);
  } catch (failure) {
    byId("loading").textContent = knowsGarbageCollection() ? "The library failed to start: " + failure : TOO_OLD;
    throw failure;
  }
}

const TOO_OLD = "This browser is too old for this page: it does not support WebAssembly with garbage collection. "
  + "Chrome and Edge do from version 119, Firefox from 120, and Safari from 18.2.";

// Returns whether the browser accepts a module that only defines a struct type.
function knowsGarbageCollection() {
  const module = [0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0];
  return typeof WebAssembly === "object" && WebAssembly.validate(new Uint8Array(module));
}

async function load(wasmText) {
  document.querySelectorAll("template[data-room]").forEach((each) => templates.set(each.dataset.room, each));
  document.documentElement.toggleAttribute("data-embed", isEmbedded);
  byId("whole").hidden = !isEmbedded;
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

// The digits of the class Base85: five of them are four bytes. The first says how many bytes at the end do not count.
const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.!:+=^*?()[]{}@%#;_~|,/";

async function unpack(text) {
  const values = new Uint8Array(128);
  for (let k = 0; k < DIGITS.length; k++) values[DIGITS.charCodeAt(k)] = k;
  const packed = new DataView(new ArrayBuffer((text.length - 1) / 5 * 4));
  for (let at = 0; at < packed.byteLength; at += 4) {
    let number = 0;
    for (let k = 0; k < 5; k++) number = number * 85 + values[text.charCodeAt(1 + at / 4 * 5 + k)];
    packed.setUint32(at, number);
  }
  const stream = new Blob([packed.buffer.slice(0, packed.byteLength - text[0])]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/* Light and dark. */

const isDark = () => document.documentElement.dataset.theme === "dark";

function chooseTheme() {
  let chosen = ["light", "dark"].find((each) => each === query.get("theme")) ?? null;
  try { chosen ??= localStorage.getItem("theme"); } catch { /* not allowed for files in some browsers */ }
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

// An address names a room and, after a slash, its state, such as #circles/1/touch=0/.
function readAddress() {
  let text = location.hash.slice(1);
  // Some programs escape commas and the like. A lone percent sign stays: the room cannot read it either.
  try { text = decodeURIComponent(text); } catch { }
  const [, name, state] = text.match(/^([^/]*)\/?(.*)$/s);
  return { name, state };
}

function openAddress() {
  const { name, state } = readAddress();
  const template = templates.get(name);
  closeRoom();
  byId("notice").hidden = true;
  byId("home").hidden = template !== undefined;
  if (!template) byId("rooms").scrollLeft = 0;
  byId("room").hidden = template === undefined;
  for (const link of byId("rooms").children) {
    if (link.hash === "#" + name) {
      link.setAttribute("aria-current", "page");
      link.scrollIntoView({ block: "nearest", inline: "nearest" });
    } else {
      link.removeAttribute("aria-current");
    }
  }
  document.title = template ? template.dataset.title + " – Carom playground" : "Carom playground";
  if (template) openRoom(name, template, state);
  else if (name !== "") notify(`There is no room named “${name}”.`, "#", "Show all rooms");
}

// Says what is wrong with an address, with a link to where to go on.
function notify(text, address, where) {
  const link = document.createElement("a");
  link.href = address;
  link.textContent = where;
  byId("notice").replaceChildren(text + " ", link);
  byId("notice").hidden = false;
}

const fragmentOf = ({ name, stage }) => {
  const state = carom.address(stage);
  return "#" + name + (state && "/" + state);
};

// The address of what is shown; an embedded room is shared as one of the whole page.
function addressOf(fragment) {
  const address = new URL(location.href);
  address.search = "";
  address.hash = fragment;
  return address.href;
}

let saving;

// Writes the state to the address soon after the visitor has changed something; browsers limit how often this is allowed.
function saveSoon() {
  clearTimeout(saving);
  saving = setTimeout(save, 300);
}

function save() {
  clearTimeout(saving);
  saving = undefined;
  if (!room) return;
  const fragment = fragmentOf(room);
  byId("whole").href = addressOf(fragment);
  if (location.hash === fragment) return;
  byId("notice").hidden = true;
  try { history.replaceState(null, "", fragment); } catch { /* the Share button still has it */ }
}

// Fragments are rooms, so the link to the content must not change the address.
function skip(event) {
  event.preventDefault();
  byId("main").focus();
}

function openRoom(name, template, state) {
  byId("title").textContent = template.dataset.title;
  byId("line").textContent = template.dataset.line;
  byId("stage").setAttribute("aria-label", template.dataset.title + ": " + template.dataset.line);
  const content = template.content.cloneNode(true);
  for (const slot of ["caption", "controls", "panel", "pad", "keys", "touch"]) {
    const part = content.querySelector(`[data-slot=${slot}]`);
    byId(slot).replaceChildren(...(part ? part.childNodes : []));
  }
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    document.querySelectorAll("#controls [data-motion]").forEach((each) => { each.checked = false; });
  }
  byId("crowd").hidden = true;
  room = { name, stage: openStage(name, template.dataset.title, state), paused: false };
  document.querySelectorAll("#controls [data-option]").forEach(showOption);
  byId("whole").href = addressOf(fragmentOf(room));
  byId("copy").hidden = carom.code(room.stage, "", false) === "";
  showPaused();
  byId("spoken").textContent = "";
  unspoken.clear();
  scrollTo(0, 0);
  games.opened(template.dataset.game !== undefined);
  fitStage();
  // In a frame, the focus belongs to the page around it.
  if (!isEmbedded) byId("title").focus({ preventScroll: true });
}

// Opens a room in a state, or as it starts if the state cannot be read.
function openStage(name, title, state) {
  const stage = carom.open(name);
  const problem = state && carom.restore(stage, state);
  if (!problem) return stage;
  notify(`This address cannot be read: ${problem}. Here is ${title} as it starts.`, "#" + name, "Use its plain address");
  carom.close(stage);
  return carom.open(name);
}

const isNarrow = () => document.documentElement.clientWidth < 700;

// Returns the aspect of the stage: the room's own or that of an option, separately for narrow windows.
function chooseAspect() {
  const { aspect, narrowAspect } = templates.get(room.name).dataset;
  const asking = document.querySelector("#controls [data-aspects]:checked");
  const [wide, narrow] = asking ? asking.dataset.aspects.split(" ") : [aspect, narrowAspect ?? aspect];
  byId("sheet").style.setProperty("--aspect", isNarrow() ? narrow : wide);
}

// Measures what must stay visible above and below the stage; the style sheet sizes the stage accordingly.
function fitStage() {
  if (!room) return;
  chooseAspect();
  const sheet = byId("sheet").getBoundingClientRect(), controls = byId("controls").getBoundingClientRect();
  // On a phone in landscape, bar and pad are beside the stage.
  const below = [...document.querySelectorAll(".bar, .pad")].map((each) => each.getBoundingClientRect())
    .filter((each) => each.left < sheet.right && each.right > sheet.left);
  // One line of the options is enough, but an editor is needed as a whole.
  const editor = document.querySelector("#controls .editor")?.offsetHeight || 48;
  const line = below.length > 0 ? Math.min(controls.height, editor) + 12 : 8;
  const played = Math.max(sheet.bottom, ...below.map((each) => each.bottom)) - sheet.bottom;
  byId("sheet").style.setProperty("--above", Math.ceil(sheet.top + scrollY) + "px");
  byId("sheet").style.setProperty("--below", Math.ceil(played + line) + "px");
}

function closeRoom() {
  clearTimeout(saving);
  saving = undefined;
  releaseKeys();
  releases = [];
  stageHolder = null;
  if (room) {
    games.closed();
    carom.close(room.stage);
  }
  room = null;
}

/* The frame loop. */

function frame(now) {
  requestAnimationFrame(frame);
  // Steps are sixtieths of a second at any refresh rate; a slow machine runs slower instead of skipping.
  lag = Math.min(lag + now - lastFrame, 2.5 * FRAME);
  lastFrame = now;
  // At about 60 Hz there is one step per frame, which avoids beats between the two clocks.
  const inStep = Math.abs(lag - FRAME) < 0.15 * FRAME;
  const steps = inStep ? 1 : Math.floor(lag / FRAME);
  lag = inStep ? 0 : lag - steps * FRAME;
  if (room) {
    if (!room.paused) for (let k = 0; k < steps; k++) carom.step(room.stage);
    if (steps > 0) release();
    drawRoom();
    games.frame();
  } else {
    drawThumbnails(steps);
  }
  document.documentElement.dataset.frames = +(document.documentElement.dataset.frames ?? 0) + 1;
  if (!document.documentElement.dataset.ready) document.documentElement.dataset.ready = Math.round(performance.now());
}

// Text on the stage scales with the text of the page.
const textFactor = () => 16 / parseFloat(getComputedStyle(document.documentElement).fontSize);

// Draws the room if it or the look of the stage may have changed: twice, because a lab learns the size of a pixel when
// it is drawn, and may then need a larger scene to keep everything in reach.
function drawRoom() {
  const canvas = byId("stage"), factor = textFactor();
  const look = [isDark(), canvas.clientWidth, canvas.clientHeight, factor, devicePixelRatio].join();
  if (carom.takeChange(room.stage) || room.look !== look) room.drawings = 2;
  room.look = look;
  if (room.drawings === 0) return;
  room.drawings--;
  drawStage(room.stage, canvas, factor, byId("crowd"));
  carom.report(room.stage);
}

// Draws as if the element were larger by the factor, so texts and lines become smaller.
function drawStage(stage, canvas, factor, overlay) {
  const width = canvas.clientWidth * factor, height = canvas.clientHeight * factor;
  if (width === 0 || height === 0) return;
  painter.on(canvas, width, height, factor, overlay);
  carom.draw(stage, width, height, isDark());
}

function drawThumbnails(steps) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const look = [isDark(), innerWidth, devicePixelRatio].join();
  for (const each of thumbnails) {
    if (!each.visible) continue;
    const isNew = each.stage < 0;
    if (isNew) {
      each.stage = carom.open(each.name);
      carom.option(each.stage, "demo", 1);
      for (let k = 0; k < 90; k++) carom.step(each.stage);
    }
    if (!still) for (let k = 0; k < steps; k++) carom.step(each.stage);
    // A paused room is drawn again if its appearance would change.
    if (each.look !== look || !still) drawStage(each.stage, each.canvas, 1.8);
    each.look = look;
  }
}

// Called by the rooms: shows a text in all elements of that name; a select shows it as its value.
function show(name, text) {
  document.querySelectorAll(`#room [data-show="${name}"]`).forEach((place) => {
    if (place.dataset.text !== text) {
      place.dataset.text = text;
      if (place.matches("select")) place.value = text;
      else place.textContent = text;
      if (place.dataset.spoken !== undefined) speakSoon(place);
    }
  });
}

// Called by the rooms: shows a text with numbers that can be changed. The pieces are plain text and numbers in turn;
// the steps say by how many doubles each number changes, or 0 if it changes by 1.
function showNumbers(name, pieces, labels, steps) {
  document.querySelectorAll(`#room [data-show="${name}"]`).forEach((place) => {
    if (place.pieces === pieces) return;
    place.pieces = pieces;
    const texts = pieces.split("\t");
    if (place.labels !== labels) buildNumbers(place, labels, texts.length);
    texts.forEach((text, k) => { place.nodes[k].textContent = text; });
    const doubles = steps.split("\t");
    place.querySelectorAll(".number").forEach((each, k) => {
      each.setAttribute("aria-valuenow", +each.textContent);
      each.doubles = +doubles[k];
    });
  });
}

function buildNumbers(place, labels, count) {
  const focused = place.nodes?.indexOf(document.activeElement) ?? -1;
  place.labels = labels;
  place.nodes = Array.from({ length: count }, (none, k) => k % 2 === 0 ? document.createTextNode("") : document.createElement("span"));
  labels.split("\t").forEach((label, k) => {
    const number = place.nodes[2 * k + 1];
    if (!number) return;
    number.className = "number";
    number.tabIndex = 0;
    number.setAttribute("role", "spinbutton");
    number.setAttribute("aria-label", label);
    number.title = label + ": drag, or press Enter to type";
    number.index = k;
  });
  place.replaceChildren(...place.nodes);
  if (focused >= 0) place.nodes[Math.min(focused, count - 2)].focus();
}

const unspoken = new Set();
let speaking;

// Verdicts are announced after a short delay, because they change in every frame while something is dragged.
function speakSoon(verdict) {
  unspoken.add(verdict);
  clearTimeout(speaking);
  speaking = setTimeout(() => {
    const texts = [...unspoken].filter((each) => each.textContent !== "–").map((each) => each.previousElementSibling.textContent + ": " + each.textContent);
    byId("spoken").textContent = texts.join(". ");
    unspoken.clear();
  }, 400);
}

/* What the visitor does. */

function listen() {
  addEventListener("hashchange", openAddress);
  byId("pause").addEventListener("click", pause);
  byId("step").addEventListener("click", stepOnce);
  byId("reset").addEventListener("click", reset);
  addEventListener("keydown", (event) => onKey(event, true));
  addEventListener("keyup", (event) => onKey(event, false));
  addEventListener("blur", releaseKeys);
  addEventListener("resize", fitStage);
  document.addEventListener("visibilitychange", pauseIfHidden);
  byId("away").addEventListener("click", pause);
  listenToStage(byId("stage"));
  listenToPad(byId("pad"));
  listenToNumbers(byId("room"));
  games.listen();
  byId("share").addEventListener("click", () => copy(byId("share"), addressOf(fragmentOf(room))));
  for (const [id, asTest] of [["java", false], ["junit", true]]) {
    byId(id).addEventListener("click", () => copy(byId(id), carom.code(room.stage, fragmentOf(room), asTest)));
  }
  // A link leaves the room, and its address must have the last change when the visitor comes back.
  addEventListener("click", () => { if (saving) save(); }, true);
  giveKeysBack();
  // Selects are set by scripts and drivers that only send change events, too.
  for (const [event, isSelect] of [["input", false], ["change", true]]) {
    byId("room").addEventListener(event, ({ target }) => {
      if (target.dataset.option && target.matches("select") === isSelect) setOption(target);
    });
  }
  byId("room").addEventListener("click", (event) => {
    const action = event.target.closest("[data-action]");
    if (!action) return;
    carom.action(room.stage, action.dataset.action);
    saveSoon();
  });
}

async function copy(button, text) {
  const label = button.dataset.label ??= button.textContent;
  let copied = true;
  try { await navigator.clipboard.writeText(text); } catch { copied = copyFromField(text); }
  button.textContent = copied ? "Copied" : "Cannot copy";
  byId("spoken").textContent = button.textContent;
  setTimeout(() => { button.textContent = label; }, 1500);
}

// The old way, for pages that are not allowed to use the clipboard directly, such as those in frames.
function copyFromField(text) {
  const field = document.createElement("textarea");
  field.className = "unseen";
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}

// After a click on a control, the keys belong to the game again; keyboard focus stays where it is.
function giveKeysBack() {
  let byPointer = false;
  addEventListener("pointerdown", () => { byPointer = true; }, true);
  addEventListener("keydown", () => { byPointer = false; }, true);
  for (const done of ["click", "change"]) {
    byId("room").addEventListener(done, (event) => {
      const control = event.target.closest("button, input, select");
      if (byPointer && control && !control.matches(".typed") && (done === "change" || control.matches("button, [type=checkbox]"))) control.blur();
    });
  }
}

function pause() {
  room.paused = !room.paused;
  showPaused();
}

// Games pause in hidden tabs.
function pauseIfHidden() {
  if (!document.hidden || !room) return;
  releaseKeys();
  if (room.paused || templates.get(room.name).dataset.game === undefined) return;
  pause();
  byId("away").hidden = false;
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

// Starts over; keys that are held stay held.
function reset() {
  carom.reset(room.stage);
  for (const key of new Set(heldKeys.values())) carom.key(room.stage, key, true);
  saveSoon();
}

function showPaused() {
  byId("pause").textContent = room.paused ? "Resume" : "Pause";
  byId("away").hidden = true;
}

function setOption(input) {
  applyOption(input);
  saveSoon();
}

function applyOption(input) {
  const value = input.type === "checkbox" ? +input.checked : +input.value;
  if (input.type === "radio" && !input.checked) return;
  carom.option(room.stage, input.dataset.option, value);
  showSetting(input, input.value);
}

// Shows an option as the room has it; a room whose address does not carry it takes the one of the page.
function showOption(input) {
  const value = carom.value(room.stage, input.dataset.option);
  if (isNaN(value)) return applyOption(input);
  if (input.type === "checkbox") input.checked = value !== 0;
  else if (input.type === "radio") input.checked = +input.value === value;
  else input.value = value;
  showSetting(input, value);
}

function showSetting(input, value) {
  for (const choice of document.querySelectorAll("#controls [data-needs]")) {
    choice.disabled = !document.querySelector(`#controls [data-option=${choice.dataset.needs}]`).checked;
  }
  fitStage();
  const output = input.parentElement.querySelector("output:not([data-show])");
  if (output) output.textContent = value + (output.dataset.unit ?? "");
}

// Ends the demo when the visitor plays. Returns true if it was running.
function takeOver() {
  const demo = document.querySelector("#controls [data-option=demo]");
  if (!demo?.checked) return false;
  demo.checked = false;
  setOption(demo);
  return true;
}

// By the position of the key, because its character depends on Shift and the layout.
const KEYS = {
  ArrowLeft: "ArrowLeft", ArrowRight: "ArrowRight", ArrowUp: "ArrowUp", ArrowDown: "ArrowDown",
  KeyA: "ArrowLeft", KeyD: "ArrowRight", KeyW: "ArrowUp", KeyS: "ArrowDown", KeyQ: "q", KeyE: "e",
  Space: " ", ShiftLeft: "Shift", ShiftRight: "Shift",
};

const heldKeys = new Map(); // from what is held, such as "KeyA" or a finger, to the room's key

function onKey(event, down) {
  if (!room) return;
  const holder = event.code || event.key;
  if (!down) {
    releaseKey(holder);
    // While the command key of a Mac is down, there are no keyup events for other keys.
    if (event.key === "Meta") releaseKeys();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || belongsToControl(event)) return;
  if (holdKey(holder, KEYS[event.code] ?? event.key) || (!event.repeat && shortcut(event.key))) event.preventDefault();
}

// Buttons and checkboxes use space and enter, radio buttons also arrows, sliders and selects all keys.
function belongsToControl(event) {
  const control = event.target.closest?.("button, a, select, input");
  return control && (event.key === " " || event.key === "Enter" || control.matches("select, input[type=range]")
    || (control.matches("input[type=radio]") && event.key.startsWith("Arrow")));
}

function shortcut(key) {
  if (key === "p" || key === "P") pause();
  else if (key === ".") stepOnce();
  else if (key === "r" || key === "R") reset();
  else if ((key === "m" || key === "M") && !byId("sound").hidden) games.switchSound();
  else return useSwitch(key.toLowerCase());
  return true;
}

// Toggles the room's option with this shortcut, or selects its next value; returns false if there is none.
function useSwitch(key) {
  const its = [...document.querySelectorAll("#controls [data-shortcut]")].find((each) => each.dataset.shortcut === key);
  if (its?.matches("select")) {
    const choices = [...its.options].filter((each) => !each.disabled);
    its.value = choices[(choices.findIndex((each) => each.selected) + 1) % choices.length].value;
    setOption(its);
  } else {
    its?.click();
  }
  return its !== undefined;
}

// Returns true if the room uses the key.
function holdKey(holder, key) {
  const used = carom.key(room.stage, key, true);
  if (used) {
    heldKeys.set(holder, key);
    if (takeOver()) carom.key(room.stage, key, true);
  }
  return used;
}

function releaseKey(holder) {
  const key = heldKeys.get(holder), stage = room.stage;
  heldKeys.delete(holder);
  if (key !== undefined) saveSoon();
  // Two keys may map to the same key of the room, which is up when both are.
  if (key !== undefined && !isHeld(key)) releases.push(() => { if (!isHeld(key)) carom.key(stage, key, false); });
}

const isHeld = (key) => [...heldKeys.values()].includes(key);

function releaseKeys() {
  const keys = new Set(heldKeys.values());
  heldKeys.clear();
  if (room) for (const key of keys) carom.key(room.stage, key, false);
}

let stageHolder = null; // the finger, mouse or pen that is down on the stage

function listenToStage(canvas) {
  const send = (what) => (event) => {
    // Only the first pointer can hold something.
    if (!room || (stageHolder !== null && event.pointerId !== stageHolder)) return;
    const bounds = canvas.getBoundingClientRect();
    if (what === "DOWN") {
      stageHolder = event.pointerId;
      canvas.setPointerCapture(event.pointerId);
      takeOver();
    } else if (what === "UP") {
      stageHolder = null;
      saveSoon();
    }
    // What follows a finger stays visible above it.
    const lift = event.pointerType === "touch" ? +(templates.get(room.name).dataset.lift ?? 0) : 0;
    const x = (event.clientX - bounds.left) * textFactor(), y = (event.clientY - lift - bounds.top) * textFactor();
    const stage = room.stage;
    if (what === "UP") releases.push(() => carom.pointer(stage, what, x, y));
    else canvas.style.cursor = carom.pointer(stage, what, x, y);
  };
  canvas.addEventListener("pointerdown", send("DOWN"));
  canvas.addEventListener("pointermove", send("MOVE"));
  canvas.addEventListener("pointerup", send("UP"));
  canvas.addEventListener("pointercancel", send("UP"));
  canvas.addEventListener("pointerleave", send("LEAVE"));
  canvas.addEventListener("wheel", (event) => {
    if (!room || event.ctrlKey) return;
    const bounds = canvas.getBoundingClientRect();
    const x = (event.clientX - bounds.left) * textFactor(), y = (event.clientY - bounds.top) * textFactor();
    // With shift, browsers scroll sideways. A notch is 100 pixels or 3 lines.
    const notches = (event.deltaY || event.deltaX) / (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 100 : 3);
    if (carom.wheel(room.stage, x, y, notches)) {
      takeOver();
      saveSoon();
      event.preventDefault();
    }
  }, { passive: false });
  // If the room does not use the touch, the page scrolls. The pointer event comes before the touch event.
  const keepTouch = (event) => { if (canvas.style.cursor !== "default") event.preventDefault(); };
  canvas.addEventListener("touchstart", keepTouch, { passive: false });
  // The browser may drop what was drawn, for example while the computer sleeps.
  canvas.addEventListener("contextrestored", () => { if (room) room.look = ""; });
}

// Touch buttons: each holds a key down while a finger is on it, wherever the touch started.
function listenToPad(pad) {
  const fingers = new Map(); // the button under each finger, if any
  const put = (finger, button) => {
    const before = fingers.get(finger);
    if (button === before) return;
    fingers.set(finger, button);
    if (before) {
      releaseKey("finger " + finger);
      if (![...fingers.values()].includes(before)) delete before.dataset.held;
    }
    if (button) {
      button.dataset.held = "";
      holdKey("finger " + finger, button.dataset.key);
    }
  };
  const buttonAt = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("#pad [data-key]") ?? undefined;
  pad.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    // Otherwise all events of a finger would go to the button where the touch started.
    if (event.target.hasPointerCapture(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
    put(event.pointerId, buttonAt(event));
  });
  addEventListener("pointermove", (event) => { if (room && fingers.has(event.pointerId)) put(event.pointerId, buttonAt(event)); });
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, (event) => {
      if (!fingers.has(event.pointerId)) return;
      if (room) put(event.pointerId, undefined);
      fingers.delete(event.pointerId);
    });
  }
  pad.addEventListener("contextmenu", (event) => event.preventDefault());
}

/* Numbers in texts: dragged sideways, stepped with keys, or typed. */

const PIXELS_PER_STEP = 2;
const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;

function listenToNumbers(place) {
  let held = null; // {number, pointer, startX, first, x, value, moved}
  const numberAt = (event) => event.target.closest?.(".number");
  // Otherwise dragging would select text.
  place.addEventListener("mousedown", (event) => { if (numberAt(event)) event.preventDefault(); });
  place.addEventListener("pointerdown", (event) => {
    const number = numberAt(event);
    if (!number || event.button !== 0) return;
    const startX = event.clientX, first = +number.textContent;
    held = { number, pointer: event.pointerId, startX, first, x: startX, value: first, moved: false };
    number.setPointerCapture(event.pointerId);
    number.focus({ preventScroll: true });
  });
  place.addEventListener("pointermove", (event) => {
    if (event.pointerId !== held?.pointer || !held.number.isConnected) return;
    const moved = event.clientX - held.x;
    if (!held.moved && Math.abs(moved) < 3) return;
    const step = stepOf(event), { number } = held;
    held.moved = true;
    held.x = event.clientX;
    held.value += moved / PIXELS_PER_STEP * step;
    const doubles = Math.round((event.clientX - held.startX) / PIXELS_PER_STEP) * number.doubles;
    setNumber(number, number.doubles ? nextDouble(held.first, doubles) : rounded(held.value, step));
  });
  place.addEventListener("pointerup", (event) => {
    if (event.pointerId !== held?.pointer) return;
    const { number, moved } = held;
    held = null;
    // A finger has no second click and no Enter key.
    if (!moved && event.pointerType !== "mouse") type(number);
  });
  place.addEventListener("pointercancel", () => { held = null; });
  place.addEventListener("dblclick", (event) => { if (numberAt(event)) type(numberAt(event)); });
  place.addEventListener("keydown", (event) => {
    if (numberAt(event) && useNumberKey(numberAt(event), event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
}

const stepOf = (event) => event.shiftKey ? 0.1 : 1;
// Divided by 10, because a multiple of 0.1 would have more digits.
const rounded = (value, step) => step === 1 ? Math.round(value) : Math.round(value * 10) / 10;

const NUMBER_KEYS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 };

// Returns true if the number uses the key. With Alt, the arrows lead to the next double.
function useNumberKey(number, event) {
  const steps = NUMBER_KEYS[event.key], value = +number.textContent;
  if (event.ctrlKey || event.metaKey) return false;
  if (steps && event.altKey) {
    if (!event.key.endsWith("Up") && !event.key.endsWith("Down")) return false;
    setNumber(number, nextDouble(value, Math.sign(steps)));
  } else if (steps && number.doubles) {
    setNumber(number, nextDouble(value, steps * number.doubles));
  } else if (steps) {
    setNumber(number, rounded(value + steps * stepOf(event), stepOf(event)));
  } else if (event.key === "Enter" || event.key === "F2") {
    type(number);
  } else if (/^[-\d.]$/.test(event.key)) {
    type(number, event.key);
  } else {
    return false;
  }
  return true;
}

// Returns the double that is this many doubles away. Doubles of one sign are ordered as their bits.
function nextDouble(value, steps) {
  if (value === 0) return steps * Number.MIN_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(value > 0 ? steps : -steps));
  return view.getFloat64(0);
}

function setNumber(number, value) {
  const name = number.closest("[data-show]").dataset.show;
  takeOver();
  refuse(number, carom.setNumber(room.stage, name, number.index, value));
  saveSoon();
}

// Says below the paragraph or the code why a number was not taken; an empty text takes that back.
function refuse(number, problem) {
  document.querySelectorAll("#room .refused").forEach((each) => each.remove());
  if (problem === "") return;
  const message = document.createElement("p");
  message.className = "refused";
  message.setAttribute("role", "alert");
  message.textContent = "Not possible: " + problem;
  number.closest("pre, p, dl").after(message);
}

// Replaces a number by a field until the visitor presses Enter or Escape, or leaves it.
function type(number, text) {
  const place = number.closest("[data-show]");
  const field = document.createElement("input");
  field.className = "typed";
  field.inputMode = "decimal";
  field.autocomplete = "off";
  field.value = text ?? number.textContent;
  field.setAttribute("aria-label", number.getAttribute("aria-label"));
  const fit = () => { field.style.width = Math.max(5, field.value.length + 1) + "ch"; };
  let isOpen = true;
  const close = () => {
    isOpen = false;
    number.hidden = false;
    field.remove();
  };
  // Returns false if the text is not a number.
  const take = () => {
    // A minus sign as texts have it, and a comma as many keyboards do.
    const typed = field.value.trim().replace("−", "-").replace(",", ".");
    if (!NUMBER.test(typed)) return false;
    close();
    setNumber(number, +typed);
    return true;
  };
  field.addEventListener("input", fit);
  field.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Enter" && !take()) {
      field.setAttribute("aria-invalid", "true");
      refuse(field, `“${field.value}” is not a number`);
    } else if (event.key === "Escape") {
      refuse(number, "");
      close();
    }
    // Another value may have changed which numbers there are.
    if (!isOpen) place.querySelectorAll(".number")[number.index]?.focus({ preventScroll: true });
  });
  field.addEventListener("blur", () => { if (isOpen && !take()) close(); });
  number.hidden = true;
  number.after(field);
  fit();
  field.focus({ preventScroll: true });
  if (text === undefined) field.select();
}
