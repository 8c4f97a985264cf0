// The search of the whole book: an index that is loaded when the reader begins to search, and a list below the box.

const searchBox = document.getElementById("search-text");
const searchList = document.getElementById("search-found");
const searchTold = document.getElementById("search-told");

/** The entries of the index, each with its kind, name, text and place; null until the index is loaded. */
let searchEntries = null;
/** The number of the option that the arrow keys have selected; -1 for none. */
let searchActive = -1;

/** Returns the address of an element of a page, as the book writes it. */
function makeAddress(page, element) {
  if (!element) return page;
  return page + "#" + encodeURIComponent(element.replace(/[^\x21-\x7e]/gu, "_")).replaceAll("%2F", "/");
}

/** Receives the index; the script of the index calls this function. */
function takeIndex(subsystems) {
  searchEntries = [];
  const add = (kind, name, text, page, element) => searchEntries.push({
    kind, name, text, address: makeAddress(page, element), low: name.toLowerCase(),
    all: (name + " " + text + " " + kind).toLowerCase(),
  });
  for (const one of subsystems) {
    add("subsystem", one.id, one.summary, one.page, "");
    for (const [id, text] of one.clauses) add("clause", id, text, one.page, id);
    for (const [id, text] of one.readings) add("reading", id, text, one.page, id);
    for (const [code, text] of one.rejections) add("rejection", code, text, one.page, code);
    for (const side of ["input", "output"]) {
      for (const [path, text] of one[side]) add(side + " of " + one.id, path, text, one.page, side + ":" + path);
    }
  }
  for (const one of subsystems) {
    for (const name of one.cases) add("case", one.id + "/" + name, "", one.page, one.id + "/" + name);
  }
  showFound();
}
window.takeIndex = takeIndex;

/** Loads the index, once. */
function loadIndex() {
  if (document.getElementById("search-index")) return;
  const script = document.createElement("script");
  script.id = "search-index";
  script.src = searchBox.dataset.index;
  document.head.append(script);
}

/** Returns how well an entry matches: smaller is better. */
function rankEntry(entry, text) {
  if (entry.low === text) return 0;
  if (entry.low.startsWith(text)) return 1;
  return entry.low.includes(text) ? 2 : 3;
}

/** Returns the entries that contain all words of the typed text, the best matches first. */
function findEntries(text) {
  const words = text.split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return searchEntries.filter((entry) => words.every((word) => entry.all.includes(word)))
    .map((entry) => [rankEntry(entry, text), entry]).sort((a, b) => a[0] - b[0]).map((pair) => pair[1]);
}

/** Makes an element with a class and text. */
function makeTextElement(tag, name, text) {
  const element = document.createElement(tag);
  element.className = name;
  element.textContent = text;
  return element;
}

/** Makes the option of an entry, which is a link. */
function makeOption(entry, number) {
  const option = makeTextElement("a", "found", "");
  option.id = "found-" + number;
  option.href = entry.address;
  option.tabIndex = -1;
  option.setAttribute("role", "option");
  option.setAttribute("aria-selected", "false");
  option.append(makeTextElement("span", "kind", entry.kind), makeTextElement("b", "name", entry.name));
  if (entry.text) option.append(makeTextElement("span", "text", entry.text));
  return option;
}

/** Shows the entries that match the text in the box. */
function showFound() {
  const text = searchBox.value.trim().toLowerCase();
  const found = searchEntries && text ? findEntries(text) : [];
  searchActive = -1;
  searchList.replaceChildren(...found.slice(0, 40).map(makeOption));
  searchList.hidden = !found.length;
  searchBox.setAttribute("aria-expanded", String(Boolean(found.length)));
  searchBox.removeAttribute("aria-activedescendant");
  searchTold.textContent = !text || !searchEntries ? "" : found.length
    ? found.length + " found" + (found.length > 40 ? ", the first 40 are shown" : "") : "Nothing was found.";
  searchTold.classList.toggle("unheard", Boolean(found.length) || !searchTold.textContent);
}

/** Moves to another option. */
function moveTo(number) {
  const options = [...searchList.children];
  if (!options.length) return;
  searchActive = (number + options.length) % options.length;
  options.forEach((option, place) => option.setAttribute("aria-selected", String(place === searchActive)));
  searchBox.setAttribute("aria-activedescendant", options[searchActive].id);
  options[searchActive].scrollIntoView({ block: "nearest" });
}

/** Closes the list, and keeps the typed text. */
function closeSearch() {
  searchList.hidden = true;
  searchBox.setAttribute("aria-expanded", "false");
  searchBox.removeAttribute("aria-activedescendant");
  searchActive = -1;
}

document.getElementById("search").hidden = false;
searchBox.addEventListener("focus", loadIndex);
searchBox.addEventListener("input", () => { loadIndex(); showFound(); });
searchBox.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown") moveTo(searchActive + 1);
  else if (event.key === "ArrowUp") moveTo(searchActive < 0 ? -1 : searchActive - 1);
  else if (event.key === "Escape") closeSearch();
  else if (event.key === "Enter") {
    const option = searchList.hidden ? null : searchList.children[Math.max(0, searchActive)];
    if (option) { closeSearch(); option.click(); }
  } else return;
  event.preventDefault();
});
searchList.addEventListener("click", closeSearch);
document.addEventListener("click", (event) => {
  if (!event.target.closest("#search")) closeSearch();
});
document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest("input, select, textarea");
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  searchBox.focus();
});
