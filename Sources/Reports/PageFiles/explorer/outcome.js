// The outcome of an input: the answers side by side, and the verdict of each law on them.

/** The sentence about an implementation, by its verdict. */
const verdictWords = { holds: "satisfies the rules", fails: "fails", skip: "not asked", error: "no answer" };
/** The sentence about a law, by its status, with a sign that can be distinguished without colour. */
const statusWords = { held: "✓ held", broken: "✗ broken", untouched: "– not touched", unasked: "– not asked" };

/** Returns whether one path is the other or leads to a place in it. */
function isWithin(path, outer) {
  return path === outer || (path.startsWith(outer) && ".[".includes(path[outer.length]));
}

/** Returns whether a line shows a place at which the answers differ. */
function isDifferent(line, differences, isOther) {
  if (isOther) return true;
  if (!line.path) return false;
  return differences.some((difference) => isWithin(line.path, difference.path)
    || (line.isWhole && isWithin(difference.path, line.path)));
}

/** Makes the lines of an answer; those that differ are marked. */
function makeAnswer(outcome, differences, isOther) {
  const lines = outcome.lines.map((line) => {
    const text = makeText(line.text);
    return [isDifferent(line, differences, isOther) ? make("mark", {}, text) : text, "\n"];
  });
  const name = { output: "Output", error: "Rejection", skip: "Skipped" }[outcome.kind];
  return [make("p", { class: "label" }, name), make("pre", {}, make("code", {}, lines))];
}

/** Makes the card of one implementation. */
function makeSide(title, side, differences, other) {
  const isOther = Boolean(other && other.outcome && side.outcome && other.outcome.kind !== side.outcome.kind);
  const name = side.name ? side.name + (side.version ? " " + side.version : "") : title;
  const broken = (side.laws || []).filter((finding) => finding.status === "broken");
  const reason = broken.length ? null : side.reason;
  return make("div", { class: "side " + side.verdict },
    make("p", { class: "who" }, make("b", {}, makeText(name)), " ",
      make("span", { class: "verdict " + side.verdict }, verdictWords[side.verdict])),
    side.outcome ? makeAnswer(side.outcome, differences, isOther) : null,
    reason ? make("p", { class: "reason" }, makeText(reason)) : null,
    broken.length ? make("ul", { class: "breaches" }, broken.map((finding) => make("li", {}, makeText(finding.sentence),
      make("span", { class: "dim" }, " (", makeText(finding.evidence || ""), ")")))) : null,
    side.log ? make("details", { class: "log" }, make("summary", {}, "What it wrote to standard error"),
      make("pre", {}, makeText(side.log, true))) : null);
}

/** Makes the table of the laws; an implementation that skips the input has no column. */
function makeLaws(facts, answer) {
  const sides = [answer.reference, answer.beside?.verdict === "skip" ? null : answer.beside].filter(Boolean);
  const status = (side, id) => (side.laws || []).find((finding) => finding.law === id)?.status || "unasked";
  const rows = facts.laws.map((law) => {
    const states = sides.map((side) => status(side, law.id));
    return make("tr", { class: states.every((state) => state === "untouched") ? "faint" : null },
      make("th", { scope: "row" }, make("a", { href: "#" + law.id }, law.id)),
      states.map((state) => make("td", { class: "status " + state }, statusWords[state])),
      make("td", {}, make("div", { class: "says" }, makeText(law.sentence),
        make("span", { class: "dim" }, " (", makeText(law.ground), ")")),
        make("div", { class: "reason", "data-law": law.id })));
  });
  const heads = ["law", ...sides.map((side, place) => place ? "beside" : "reference"), "what it says"];
  return make("div", { class: "frame", tabindex: 0, role: "group", "aria-label": "What the laws say" },
    make("table", {}, make("caption", { class: "unheard" }, "What the laws say"),
      make("thead", {}, make("tr", {}, heads.map((head) => make("th", { scope: "col" }, head)))),
      make("tbody", {}, rows)));
}

/** Makes the pieces of an outcome, each with the clause that made it, and the removed pieces. */
function makePieces(pieces) {
  const piece = (own) => make("li", { class: own.text === undefined ? "gone" : null },
    own.text === undefined ? make("del", {}, makeText(own.origin)) : make("code", {}, makeText(own.text)),
    own.text !== undefined && own.text !== own.origin ? make("span", { class: "dim" }, makeText(own.origin)) : null,
    make("a", { href: "#" + own.clause }, own.clause));
  const list = (label, some) => some.length
    ? [make("p", { class: "label" }, label), make("ol", { class: "pieces" }, some.map(piece))] : [];
  return make("div", {}, list("Which clause made each piece", pieces.filter((own) => own.text !== undefined)),
    list("What was taken out, step by step", pieces.filter((own) => own.text === undefined)));
}

/** Returns the paths of parts in a few words. */
function listParts(paths) {
  const some = paths.slice(0, 8).map((path) => path.replace(/^\$\.?/, "") || "all");
  return some.join(", ") + (paths.length > 8 ? " and " + (paths.length - 8) + " more" : "");
}

/** Shows which parts of the outcome each law decides, and which parts no single law decides. */
function showReasons(table, reasons) {
  for (const place of table.querySelectorAll(".reason[data-law]")) {
    const own = reasons.filter((reason) => reason.laws.includes(place.dataset.law)).map((reason) => reason.path);
    place.replaceChildren(...(own.length ? ["makes ", make("code", {}, makeText(listParts(own)))] : []));
  }
  const free = reasons.filter((reason) => !reason.laws.length).map((reason) => reason.path);
  table.querySelector(".unheld")?.remove();
  if (free.length) table.append(make("p", { class: "unheld" }, "No law alone makes these: ",
    make("code", {}, makeText(listParts(free))), "; cases hold them."));
}

/** Makes everything that is shown for an answer of the server. */
function makeOutcome(facts, answer) {
  if (answer.problem) return { sides: [make("p", { class: "notice problem" }, makeText(answer.problem))], laws: [] };
  const { reference, beside } = answer;
  const differences = beside?.differences || [];
  const sides = [
    make("div", { class: "sides" },
      makeSide("reference", reference, differences, beside),
      beside ? makeSide(facts.beside, beside, differences, reference) : null),
    differences.length ? make("ul", { class: "differences" }, differences.map((difference) =>
      make("li", {}, make("code", {}, makeText(difference.sentence))))) : null,
    answer.pieces?.length ? makePieces(answer.pieces) : null,
  ];
  return { sides: sides.filter(Boolean), laws: [makeLaws(facts, answer)] };
}

/** Describes an answer in a few words, for people who use a screen reader. */
function describeOutcome(answer) {
  if (answer.problem) return answer.problem;
  const { reference, beside } = answer;
  const list = (side, status) => (side.laws || []).filter((finding) => finding.status === status)
    .map((finding) => finding.law).join(", ");
  const lines = reference.outcome?.lines.map((line) => line.text.trim()).join(" ").slice(0, 200);
  const own = "Reference: " + (lines || verdictWords[reference.verdict]) + ". Touched: "
    + (list(reference, "held") || "no law") + ".";
  if (!beside) return own;
  const broken = list(beside, "broken");
  return own + " Beside it: " + (broken ? "broken " + broken : verdictWords[beside.verdict]) + ".";
}
