// The lists of cases, which are made only when they are shown, since there may be many thousands of cases.

/** The ids of the cases that are open. */
const openCases = new Set();

/** Makes the names of clauses, by their numbers in the data. */
function makeChips(numbers) {
  return numbers.map((number) => make("span", { class: "chip" }, makeText(data.clauses[number].id)));
}

/** Makes the line of a case that failed or ended in an error; it can be opened. */
function makeCaseLine(one) {
  const detail = one.detail || {};
  const sentence = (detail.allowed ? detail.allowed + ": " : "") + (detail.sentences || [detail.reason || ""])[0];
  const body = make("div", { class: "body" });
  const element = make("details", { class: "case " + one.verdict, "data-id": one.id },
    make("summary", {}, makeSign(one.verdict), make("span", { class: "unheard" }, one.verdict + ": "),
      make("span", { class: "id" }, make("span", { class: "dim" }, makeText(one.subsystem + "/")),
        make("b", {}, makeText(one.name))),
      make("span", { class: "chips" }, makeChips(one.broken)),
      make("span", { class: "first" }, make("bdi", {}, makeText(sentence)))), body);
  const fill = () => { if (!body.childNodes.length) body.append(...makeCaseBody(one)); };
  element.addEventListener("toggle", () => {
    if (element.open) { fill(); openCases.add(one.id); } else openCases.delete(one.id);
    writeHash();
  });
  if (openCases.has(one.id)) { fill(); element.open = true; }
  return element;
}

/**
 * Appends a line for each item, a portion at a time; a button appends the next portion.
 * Returns a function that appends portions until a given item is in the list.
 */
function appendInPortions(parent, items, line, size) {
  let next = 0;
  const more = make("button", { type: "button", class: "more", click: () => {
    const first = add();
    if (first) (first.querySelector("summary") || first).focus();
  } });
  function add() {
    const lines = items.slice(next, next + size).map(line);
    next += lines.length;
    more.remove();
    parent.append(...lines);
    if (next < items.length) {
      more.textContent = "Show " + Math.min(size, items.length - next) + " more of " + (items.length - next);
      parent.append(more);
    }
    return lines[0];
  }
  add();
  return (item) => { while (items.indexOf(item) >= next) add(); };
}

/** Makes a group of cases that shows only their ids, and is filled when it is opened. */
function makeGroup(title, items, isOpen, about) {
  const list = make("ul", { class: "ids" });
  const element = make("details", { class: "group" }, make("summary", {}, title), about || null, list);
  const fill = () => {
    if (list.childNodes.length) return;
    appendInPortions(list, items, (one) => make("li", {}, make("code", { tabindex: -1 }, makeText(one.id))), 400);
  };
  element.addEventListener("toggle", () => { if (element.open) fill(); });
  if (isOpen) { fill(); element.open = true; }
  return element;
}

/** Groups items by a key, in the order in which the keys first occur. */
function groupBy(items, key) {
  const groups = new Map();
  for (const item of items) {
    if (!groups.has(key(item))) groups.set(key(item), []);
    groups.get(key(item)).push(item);
  }
  return [...groups];
}

/** For a verdict, the function that appends portions until a case is there. */
const reveal = {};

/** Makes the section of a verdict: failures and errors are listed, skipped and passed cases are folded. */
function makeSection(verdict, items, isAsked) {
  const id = "cases-" + verdict;
  const element = make("section", { class: "verdicts", "aria-labelledby": id },
    make("h3", { id }, makeSign(verdict), titles[verdict] + " ", make("small", {}, String(items.length))));
  if (verdict === "fail" || verdict === "error") {
    const list = make("div", { class: "lines" });
    element.append(list);
    reveal[verdict] = appendInPortions(list, items, makeCaseLine, 100);
  } else if (verdict === "skip") {
    for (const [reason, own] of groupBy(items, (one) => one.reason)) {
      const text = data.reasons[reason] || "the adapter gave no reason";
      element.append(makeGroup([make("b", {}, String(own.length)), " ", make("bdi", {}, makeText(text))], own,
        isAsked && items.length <= 50));
    }
  } else {
    for (const [subsystem, own] of groupBy(items, (one) => one.subsystem)) {
      element.append(makeGroup([make("b", {}, String(own.length)), " ", makeText(subsystem)], own,
        isAsked && items.length <= 50));
    }
  }
  return element;
}
