// Makes from an input a smaller one that fails for the same reason, or a case of the corpus.

/** Makes the buttons and the places for their results; `ask` sends the present input, with further members. */
function makeTools(facts, ask, take) {
  const told = make("div", { class: "told", role: "status" });
  let changes = 0;
  const shrink = facts.beside ? make("button", { type: "button", id: "explorer-shrink", disabled: "", click: async () => {
    shrink.disabled = true;
    told.replaceChildren(make("p", {}, "Looking for a smaller input …"));
    const before = changes, found = await ask("shrink");
    if (changes !== before) return;
    shrink.disabled = false;
    if (found.problem) return tell(found.problem);
    take(found);
    told.replaceChildren(make("p", {}, make("b", {}, makeText(found.title)), " is broken on this input too, the smallest of "
      + describeCount(found.tried, "input") + " that were tried: ", makeText(found.sentence)));
    if (found.cutOff) told.append(make("p", {}, "But " + found.cutOff + "."));
  } }, "Shrink") : null;

  const name = make("input", { type: "text", id: "explorer-name", autocomplete: "off", spellcheck: "false", maxlength: 60 });
  const person = make("input", { type: "text", id: "explorer-by", autocomplete: "off", spellcheck: "false", maxlength: 100 });
  const build = make("button", { type: "button", id: "explorer-case", click: async () => {
    const before = changes, made = await ask("case", { name: name.value, by: person.value });
    if (changes !== before) return;
    if (made.problem) return tell(made.problem);
    showCase(made);
  } }, "Make a case");

  function tell(problem) { told.replaceChildren(make("p", { class: "notice problem" }, makeText(problem))); }

  /** Shows the line of a case, so that the reader can copy or save it. */
  function showCase(made) {
    const copy = make("button", { type: "button", click: async () => {
      try {
        await navigator.clipboard.writeText(made.line + "\n");
        copy.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(line);
      }
    } }, "Copy");
    const save = make("button", { type: "button", click: () => {
      const address = URL.createObjectURL(new Blob([made.line + "\n"], { type: "application/json" }));
      make("a", { href: address, download: "case.jsonl" }).click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } }, "Save as case.jsonl");
    const line = make("code", { id: "explorer-line" }, makeText(made.line));
    told.replaceChildren(make("p", {}, makeText(made.sentence)), make("pre", {}, line),
      make("p", { class: "buttons" }, copy, save), make("p", { class: "dim" }, "Then: ", make("code", {}, made.command)));
  }

  return {
    elements: [
      make("div", { class: "tools" }, shrink, build,
        makeField("name of the case", name), makeField("worked out by hand by", person)),
      told,
    ],
    /** Removes the results for an input that has changed, and drops the answers that are still to come. */
    forget() { changes += 1; told.replaceChildren(); },
    /** Enables the button that makes the input smaller if an implementation fails on it. */
    update(answer) { if (shrink) shrink.disabled = !["fails", "error"].includes(answer.beside?.verdict); },
  };
}
