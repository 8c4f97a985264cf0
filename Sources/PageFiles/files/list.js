const open = new Set();

function clauseNames(numbers) {
  return numbers.map((number) => make("span", { class: "chip" }, shown(data.clauses[number].id)));
}

/** A case that failed or ended in an error: a line that opens. */
function caseLine(one) {
  const detail = one.detail || {};
  const sentence = (detail.sentences || [detail.reason || ""])[0];
  const body = make("div", { class: "body" });
  const element = make("details", { class: "case " + one.verdict, "data-id": one.id },
    make("summary", {}, sign(one.verdict), make("span", { class: "unheard" }, one.verdict + ": "),
      make("span", { class: "id" }, make("span", { class: "dim" }, shown(one.subsystem + "/")),
        make("b", {}, shown(one.name))),
      make("span", { class: "chips" }, clauseNames(one.broken)),
      make("span", { class: "first" }, make("bdi", {}, shown(sentence)))), body);
  const fill = () => { if (!body.childNodes.length) body.append(...caseBody(one)); };
  element.addEventListener("toggle", () => {
    if (element.open) { fill(); open.add(one.id); } else open.delete(one.id);
    writeHash();
  });
  if (open.has(one.id)) { fill(); element.open = true; }
  return element;
}

/** Adds the items a portion at a time; a button asks for the next one. */
function portioned(parent, items, line, size) {
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

/** A group of light cases that is filled when it is opened. */
function group(title, items, isOpen, about) {
  const list = make("ul", { class: "ids" });
  const element = make("details", { class: "group" }, make("summary", {}, title), about || null, list);
  const fill = () => {
    if (list.childNodes.length) return;
    portioned(list, items, (one) => make("li", {}, make("code", { tabindex: -1 }, shown(one.id))), 400);
  };
  element.addEventListener("toggle", () => { if (element.open) fill(); });
  if (isOpen) { fill(); element.open = true; }
  return element;
}

function grouped(items, key) {
  const groups = new Map();
  for (const item of items) {
    if (!groups.has(key(item))) groups.set(key(item), []);
    groups.get(key(item)).push(item);
  }
  return [...groups];
}

const reveal = {};

/** One section a verdict; what failed comes first and is listed, what passed or was skipped is folded. */
function section(verdict, items, isAsked) {
  const id = "cases-" + verdict;
  const element = make("section", { class: "verdicts", "aria-labelledby": id },
    make("h3", { id }, sign(verdict), titles[verdict] + " ", make("small", {}, String(items.length))));
  if (verdict === "fail" || verdict === "error") {
    const list = make("div", { class: "lines" });
    element.append(list);
    reveal[verdict] = portioned(list, items, caseLine, 100);
  } else if (verdict === "skip") {
    for (const [reason, own] of grouped(items, (one) => one.reason)) {
      const text = data.reasons[reason] || "the adapter gave no reason";
      element.append(group([make("b", {}, String(own.length)), " ", make("bdi", {}, shown(text))], own,
        isAsked && items.length <= 50));
    }
  } else {
    for (const [subsystem, own] of grouped(items, (one) => one.subsystem)) {
      element.append(group([make("b", {}, String(own.length)), " ", shown(subsystem)], own,
        isAsked && items.length <= 50));
    }
  }
  return element;
}
