const state = { verdict: new Set(), subsystem: "", clause: "", text: "" };
const controls = {
  subsystem: document.getElementById("subsystem"), clause: document.getElementById("clause"),
  text: document.getElementById("text"),
};
const told = document.getElementById("told");
const list = document.getElementById("list");
const aboutClause = document.getElementById("about-clause");

for (const name of data.subsystems) controls.subsystem.append(make("option", { value: name }, name));
const used = new Set(cases.flatMap((one) => [...one.clauses, ...one.broken]));
data.clauses.forEach((clause, number) => {
  if (used.has(number)) controls.clause.append(make("option", { value: clause.id }, clause.id));
});
if (cases.some((one) => one.verdict === "fail" && !one.broken.length)) {
  controls.clause.append(make("option", { value: "none" }, "no clause named"));
}

/** What the free text is looked for in, made when it is first asked for. */
function haystack(one) {
  if (one.haystack === undefined) {
    const detail = one.detail || {};
    one.haystack = [
      one.id, detail.reason, ...(detail.sentences || []), ...(detail.differences || []).flat(),
      ...(detail.input || []), detail.origin, detail.note, detail.log, ...(detail.readings || []),
      ...(detail.tags || []), one.reason === null ? "" : data.reasons[one.reason],
    ].filter(Boolean).join("\n").toLowerCase();
  }
  return one.haystack;
}

/** Of a failing case the clauses that it names count; of every other the ones that it exercises. */
function isOfClause(one, clause) {
  if (clause === "none") return one.verdict === "fail" && !one.broken.length;
  return [...one.broken, ...one.clauses].some((number) => data.clauses[number].id === clause);
}

function selected() {
  const words = state.text.toLowerCase().split(/\s+/).filter(Boolean);
  const rest = cases.filter((one) =>
    (!state.subsystem || one.subsystem === state.subsystem)
    && (!state.clause || isOfClause(one, state.clause))
    && words.every((word) => haystack(one).includes(word)));
  if (state.clause && state.clause !== "none") {
    // Those that name the clause as broken come before those that only exercise it.
    const names = (one) => one.broken.some((number) => data.clauses[number].id === state.clause);
    return [...rest.filter(names), ...rest.filter((one) => !names(one))];
  }
  return rest;
}

function press(selector, isPressed) {
  for (const button of document.querySelectorAll(selector)) {
    button.setAttribute("aria-pressed", String(isPressed(button.dataset)));
  }
}

function show() {
  const all = selected();
  const asked = all.filter((one) => !state.verdict.size || state.verdict.has(one.verdict));
  for (const name of ["subsystem", "clause"]) controls[name].value = state[name];
  if (controls.text.value !== state.text) controls.text.value = state.text;
  press("button.filter", (own) => state.verdict.has(own.verdict));
  press("button.subsystem", (own) => state.subsystem === own.subsystem && !state.clause);
  press("button.tile", (own) => state.clause === own.clause && state.subsystem === own.subsystem);
  const clause = clauseByID.get(state.clause);
  aboutClause.replaceChildren(...(clause ? [clauseCard(clause)] : []));
  const sections = verdictsInOrder.map((verdict) => [verdict, asked.filter((one) => one.verdict === verdict)])
    .filter(([, own]) => own.length);
  const isFiltered = state.verdict.size || state.subsystem || state.clause || state.text;
  list.replaceChildren(...sections.map(([verdict, own]) => section(verdict, own, Boolean(isFiltered))));
  told.textContent = asked.length
    ? asked.length + " of " + counted(cases.length, "case")
      + (isFiltered ? ": " + sections.map(([verdict, own]) => own.length + " " + verdict).join(", ") : "")
    : "No case fits these filters.";
  document.getElementById("clear").disabled = !isFiltered;
}

