function block(title, ...content) {
  return make("section", { class: "block" }, make("h4", {}, title), content);
}

function code(text, label) {
  return make("pre", { tabindex: 0, role: "group", "aria-label": label },
    make("code", {}, shown(text, true)));
}

/** What a clause says, where it stands, and what the kit decided. */
function clauseCard(clause) {
  return make("div", { class: "clause" },
    make("p", {}, make("b", {}, shown(clause.id)), " ", shown(clause.sentence || "")),
    make("p", { class: "dim" }, "source: ", shown(clause.source || "unknown")),
    clause.note ? make("p", { class: "dim" }, "decided: ", shown(clause.note)) : null);
}

function again(one) {
  const words = data.command ? data.command + " --case " + one.id : "assay explain " + one.id;
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
  return make("div", { class: "again" }, make("code", {}, shown(words)), button);
}

/** All that is told of a case that did not pass. */
function caseBody(one) {
  const detail = one.detail || {};
  const parts = [];
  if (one.verdict === "fail") {
    const sentences = detail.sentences || [detail.reason];
    parts.push(make("ul", { class: "sentences" },
      sentences.map((text) => make("li", {}, make("bdi", {}, shown(text))))));
  } else if (detail.reason) {
    parts.push(make("p", { class: "sentences" }, make("bdi", {}, shown(detail.reason))));
  }
  if (detail.cut) {
    parts.push(make("p", { class: "notice" },
      "There is no room for the details of this case in the page; run it again to see them."));
  }
  if (detail.differences) parts.push(block("Differences, path by path", differences(detail.differences)));
  if (detail.sides) parts.push(block("Side by side", sideBySide(detail.sides)));
  if (detail.log) parts.push(block("The end of its standard error", code(detail.log, "Standard error")));
  if (detail.input) parts.push(block("Input", code(detail.input.join("\n"), "Input")));
  const named = one.broken.length ? one.broken : one.clauses;
  if (named.length) {
    parts.push(block(one.broken.length ? "Broken" : "Clauses that it exercises",
      named.map((number) => clauseCard(data.clauses[number]))));
  }
  const facts = [
    ["origin", detail.origin], ["note", detail.note], ["readings", (detail.readings || []).join(", ")],
    ["tags", (detail.tags || []).join(", ")], ["place", detail.place],
  ].filter(([, text]) => text);
  if (facts.length) {
    parts.push(block("The case", make("dl", { class: "facts" }, facts.map(([name, text]) =>
      make("div", {}, make("dt", {}, name), make("dd", {}, make("bdi", {}, shown(text))))))));
  }
  parts.push(block("Run it again", again(one)));
  return parts;
}
