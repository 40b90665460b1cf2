// SPDX-License-Identifier: Apache-2.0
// What a page does: the menu, the table of contents, buttons that copy code, and the search.
const byId = (id) => document.getElementById(id);
const root = document.body.dataset.root;

/* The menu, which is a column on wide screens. */

byId("menu").addEventListener("click", () => showMenu(byId("menu").getAttribute("aria-expanded") === "false"));

function showMenu(shown) {
  byId("menu").setAttribute("aria-expanded", shown);
  byId("pages").toggleAttribute("data-shown", shown);
}

// The current page is in view in a long column.
const current = document.querySelector(".pages [aria-current]");
if (current) byId("pages").scrollTop = Math.max(0, current.offsetTop - byId("pages").clientHeight / 2);

/* The table of contents: a column on wide screens, and closed at first on others. */

const contents = document.querySelector(".contents");
if (contents) {
  const wide = matchMedia("(min-width: 76rem)");
  const fit = () => { contents.open = wide.matches; };
  wide.addEventListener("change", fit);
  fit();
  const links = new Map([...contents.querySelectorAll("a")].map((link) => [link.hash.slice(1), link]));
  const headings = [...links.keys()].map(byId);
  const mark = () => {
    const read = headings.filter((each) => each.getBoundingClientRect().top < innerHeight / 3).pop();
    for (const [id, link] of links) link.toggleAttribute("data-read", id === read?.id);
  };
  addEventListener("scroll", mark, { passive: true });
  mark();
}

/* What is wider than its place can be scrolled with keys. */

const wideBlocks = document.querySelectorAll(".wide, pre");
function letKeysScroll() {
  for (const each of wideBlocks) {
    if (each.scrollWidth > each.clientWidth) each.tabIndex = 0;
    else each.removeAttribute("tabindex");
  }
}
addEventListener("resize", letKeysScroll);
letKeysScroll();

/* Copying code. */

for (const block of document.querySelectorAll(".code:not(.output)")) {
  const button = document.createElement("button");
  button.className = "copy";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    // The answers of commands are not for copying, nor are their prompts.
    const text = block.querySelector("code").textContent;
    const commands = [...text.matchAll(/^\$ (.*)$/gm)].map((each) => each[1]).join("\n");
    await navigator.clipboard.writeText(block.matches(".console") ? commands : text);
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  });
  block.append(button);
}

/* The search. Its index is loaded when it is needed. */

const query = byId("query"), found = byId("found"), results = byId("results");
let index;

function loadIndex() {
  index ??= new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = root + "search-index.js";
    script.onload = () => done(window.searchIndex.map(entry));
    script.onerror = () => failed(new Error("the search index is missing"));
    document.head.append(script);
  });
  return index;
}

function entry([address, title, heading, text]) {
  return { address, title, heading, text, lowerTitle: title.toLowerCase(), lowerHeading: heading.toLowerCase(), lowerText: text.toLowerCase() };
}

// All words must occur. Titles count more than headings, and those more than texts.
function rank(each, words, phrase) {
  let rank = 0;
  for (const word of words) {
    const inTitle = each.lowerTitle.includes(word), inHeading = each.lowerHeading.includes(word), inText = each.lowerText.includes(word);
    if (!inTitle && !inHeading && !inText) return 0;
    rank += 4 * (inHeading || (inTitle && each.heading === "")) + inTitle + inText;
  }
  if (each.lowerTitle === phrase || each.lowerHeading === phrase) rank += 20;
  if (each.lowerHeading.includes(phrase) || (each.heading === "" && each.lowerTitle.includes(phrase))) rank += 6;
  if (each.lowerText.includes(phrase)) rank += 3;
  return rank;
}

async function search() {
  const phrase = query.value.trim().toLowerCase().replace(/\s+/g, " ");
  const words = phrase.split(" ");
  found.hidden = phrase.length < 2;
  if (found.hidden) return;
  const ranked = (await loadIndex()).map((each) => ({ each, rank: rank(each, words, phrase) }))
    .filter((each) => each.rank > 0).sort((a, b) => b.rank - a.rank);
  byId("count").textContent = ranked.length === 0 ? "Nothing found" : ranked.length === 1 ? "1 result" : ranked.length + " results";
  results.replaceChildren(...ranked.slice(0, 12).map(({ each }) => result(each, words, phrase)));
}

function result(each, words, phrase) {
  const item = document.createElement("li"), link = document.createElement("a"), line = document.createElement("b"), text = document.createElement("span");
  link.href = root + each.address;
  line.append(...marked(each.heading ? each.title + " › " + each.heading : each.title, words));
  const at = each.lowerText.indexOf(each.lowerText.includes(phrase) ? phrase : words[0]);
  const start = at < 40 ? 0 : each.text.lastIndexOf(" ", at - 30) + 1;
  const end = each.text.length < start + 140 ? each.text.length : each.text.lastIndexOf(" ", start + 130);
  text.append(...marked((start > 0 ? "… " : "") + each.text.slice(start, end) + (end < each.text.length ? " …" : ""), words));
  link.append(line, text);
  item.append(link);
  return item;
}

// Splits a text into parts, with the words that were searched for as elements.
function marked(text, words) {
  const pattern = new RegExp("(" + words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|") + ")", "i");
  return text.split(pattern).map((part, k) => {
    if (k % 2 === 0) return part;
    const mark = document.createElement("mark");
    mark.textContent = part;
    return mark;
  });
}

query.addEventListener("focus", loadIndex, { once: true });
query.addEventListener("input", search);
query.addEventListener("focus", search);
query.addEventListener("keydown", (event) => {
  if (event.key === "Enter") results.querySelector("a")?.click();
});
byId("search").addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeSearch();
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [query, ...results.querySelectorAll("a")];
  const next = stops.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
  stops[(next + stops.length) % stops.length].focus();
  event.preventDefault();
});
results.addEventListener("click", closeSearch);
addEventListener("pointerdown", (event) => {
  if (!byId("search").contains(event.target)) found.hidden = true;
});
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input")) return;
  event.preventDefault();
  query.focus();
  query.select();
});

function closeSearch() {
  found.hidden = true;
  query.blur();
}
