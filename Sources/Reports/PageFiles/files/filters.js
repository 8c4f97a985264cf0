// The filters: the reader's choices, the cases that match them, and how the page shows both.

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

/** Returns the laws that a case breaks, or the kind of its error. */
function readCauses(one) {
  const { laws = [], fault } = one.detail || {};
  return fault ? [fault] : laws;
}

const causes = new Set(cases.flatMap(readCauses));
for (const cause of causes) controls.clause.append(make("option", { value: cause }, cause));

/** Returns the text of a case in which the reader's words are searched for; it is made once for each case. */
function readSearchText(one) {
  if (one.searchText === undefined) {
    const detail = one.detail || {};
    one.searchText = [
      one.id, detail.reason, ...(detail.sentences || []), ...(detail.differences || []).flat(),
      ...(detail.input || []), detail.origin, detail.note, detail.log, ...(detail.readings || []),
      ...(detail.tags || []), one.reason === null ? "" : data.reasons[one.reason],
    ].filter(Boolean).join("\n").toLowerCase();
  }
  return one.searchText;
}

/** Returns whether a case breaks a law or has an error, or whether it breaks or exercises a clause. */
function isOfClause(one, clause) {
  if (clause === "none") return one.verdict === "fail" && !one.broken.length;
  if (causes.has(clause)) return readCauses(one).includes(clause);
  return [...one.broken, ...one.clauses].some((number) => data.clauses[number].id === clause);
}

/** Returns the cases that match all filters except the one for verdicts. */
function selectCases() {
  const words = state.text.toLowerCase().split(/\s+/).filter(Boolean);
  const rest = cases.filter((one) =>
    (!state.subsystem || one.subsystem === state.subsystem)
    && (!state.clause || isOfClause(one, state.clause))
    && words.every((word) => readSearchText(one).includes(word)));
  if (state.clause && state.clause !== "none") {
    // Cases that name the clause as broken come before those that only exercise it.
    const breaks = (one) => one.broken.some((number) => data.clauses[number].id === state.clause);
    return [...rest.filter(breaks), ...rest.filter((one) => !breaks(one))];
  }
  return rest;
}

/** Sets which buttons look pressed. */
function pressButtons(selector, isPressed) {
  for (const button of document.querySelectorAll(selector)) {
    button.setAttribute("aria-pressed", String(isPressed(button.dataset)));
  }
}

/** Shows the cases that match, and the present filters. */
function showCases() {
  const all = selectCases();
  const asked = all.filter((one) => !state.verdict.size || state.verdict.has(one.verdict));
  for (const name of ["subsystem", "clause"]) controls[name].value = state[name];
  if (controls.text.value !== state.text) controls.text.value = state.text;
  pressButtons("button.filter", (own) => state.verdict.has(own.verdict));
  pressButtons("button.subsystem", (own) => state.subsystem === own.subsystem && !state.clause);
  pressButtons("button.tile", (own) => state.clause === own.clause && state.subsystem === own.subsystem);
  const clause = data.clauses.find(({ id, laws = [] }) =>
    id === state.clause || laws.some(([law]) => law === state.clause));
  aboutClause.replaceChildren(...(clause ? [makeClauseCard(clause)] : []));
  const sections = verdictsInOrder.map((verdict) => [verdict, asked.filter((one) => one.verdict === verdict)])
    .filter(([, own]) => own.length);
  const isFiltered = state.verdict.size || state.subsystem || state.clause || state.text;
  list.replaceChildren(...sections.map(([verdict, own]) => makeSection(verdict, own, Boolean(isFiltered))));
  told.textContent = asked.length
    ? asked.length + " of " + describeCount(cases.length, "case")
      + (isFiltered ? ": " + sections.map(([verdict, own]) => own.length + " " + verdict).join(", ") : "")
    : "No case fits these filters.";
  document.getElementById("clear").disabled = !isFiltered;
}
