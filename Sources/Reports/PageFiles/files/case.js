// What an open case shows.

/** Makes a part of the case under a title. */
function makeBlock(title, ...content) {
  return make("section", { class: "block" }, make("h4", {}, title), content);
}

/** Makes a box of code, which keeps the ends of lines. */
function makeCode(text, label) {
  return make("pre", { tabindex: 0, role: "group", "aria-label": label },
    make("code", {}, makeText(text, true)));
}

/** Makes a card of a clause, with the sentence and the basis of each of its laws. */
function makeClauseCard(clause) {
  return make("div", { class: "clause" },
    ...(clause.laws || [[clause.id, "", "unknown"]]).map(([id, text, ground]) =>
      make("p", {}, make("b", {}, makeText(id)), " ", makeText(text),
        make("span", { class: "dim" }, " (", makeText(ground), ")"))));
}

/** Makes the command that runs a case again, with a button that copies it. */
function makeCommand(one) {
  const law = ((one.detail || {}).laws || [])[0];
  const words = data.command
    ? data.command + " --case " + one.id + (law ? " --law " + law : "") : "assay explain " + one.id;
  const button = make("button", { type: "button", class: "copy", click: async () => {
    try {
      await navigator.clipboard.writeText(words);
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(button.previousElementSibling);
      button.textContent = "Selected";
    }
    setTimeout(() => { button.textContent = "Copy"; }, 2000);
  } }, "Copy");
  return make("div", { class: "again" }, make("code", {}, makeText(words)), button);
}

/** Makes everything that is shown of a case that did not pass. */
function makeCaseBody(one) {
  const detail = one.detail || {};
  const parts = [];
  if (detail.allowed) {
    parts.push(make("p", { class: "notice" }, "This " + detail.allowed + " does not make the check fail."));
  }
  if (one.verdict === "fail") {
    const sentences = detail.sentences || [detail.reason];
    parts.push(make("ul", { class: "sentences" },
      sentences.map((text) => make("li", {}, make("bdi", {}, makeText(text))))));
  } else if (detail.reason) {
    parts.push(make("p", { class: "sentences" }, make("bdi", {}, makeText(detail.reason))));
  }
  if (detail.cut) {
    parts.push(make("p", { class: "notice" },
      "There is no room for the details of this case in the page; run it again to see them."));
  }
  if (detail.differences) parts.push(makeBlock("Differences, path by path", makeDifferences(detail.differences)));
  if (detail.sides) parts.push(makeBlock("Side by side", makeSideBySide(detail.sides)));
  if (detail.log) parts.push(makeBlock("The end of its standard error", makeCode(detail.log, "Standard error")));
  if (detail.input) parts.push(makeBlock("Input", makeCode(detail.input.join("\n"), "Input")));
  const named = one.broken.length ? one.broken : one.clauses;
  if (named.length) {
    parts.push(makeBlock(one.broken.length ? "Broken" : "Clauses that it exercises",
      named.map((number) => makeClauseCard(data.clauses[number]))));
  }
  const facts = [
    ["rests on", detail.basis], ["origin", detail.origin], ["note", detail.note], ["readings", (detail.readings || []).join(", ")],
    ["tags", (detail.tags || []).join(", ")], ["place", detail.place],
  ].filter(([, text]) => text);
  if (facts.length) {
    parts.push(makeBlock("The case", make("dl", { class: "facts" }, facts.map(([name, text]) =>
      make("div", {}, make("dt", {}, name), make("dd", {}, make("bdi", {}, makeText(text))))))));
  }
  parts.push(makeBlock("Run it again", makeCommand(one)));
  return parts;
}
