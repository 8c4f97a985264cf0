// Keeps the filters and the open cases in the address of the page, so that a view can be linked.

/** Returns the part of the address after the #. */
function makeHash() {
  const parts = new URLSearchParams();
  if (state.verdict.size) parts.set("verdict", verdictsInOrder.filter((v) => state.verdict.has(v)).join(","));
  for (const name of ["subsystem", "clause", "text"]) if (state[name]) parts.set(name, state[name]);
  for (const id of [...openCases].slice(-20)) parts.append("case", id);
  return parts.toString().replaceAll("%2F", "/").replaceAll("%2C", ",");
}

/** The part of the address that was last written or read. */
let written = null;

/** Writes the state into the address. */
function writeHash() {
  const next = makeHash();
  if (next === written) return;
  written = next;
  history.replaceState(null, "", next ? "#" + next : location.pathname + location.search);
}

/** Takes the state from the address, and shows the first case that it names. */
function readHash() {
  const text = location.hash.slice(1);
  if (text === written) return;
  const parts = new URLSearchParams(text);
  state.verdict = new Set((parts.get("verdict") || "").split(",").filter((v) => verdictsInOrder.includes(v)));
  state.subsystem = data.subsystems.includes(parts.get("subsystem")) ? parts.get("subsystem") : "";
  const clause = parts.get("clause") || "";
  state.clause = clause === "none" || clauseByID.has(clause) || causes.has(clause) ? clause : "";
  state.text = parts.get("text") || "";
  openCases.clear();
  const asked = parts.getAll("case").map((id) => caseByID.get(id)).filter((one) => one && one.detail);
  for (const one of asked) openCases.add(one.id);
  showCases();
  for (const one of asked) if (reveal[one.verdict]) reveal[one.verdict](one);
  written = makeHash();
  const first = asked.length
    && [...list.querySelectorAll("details.case")].find((element) => element.dataset.id === asked[0].id);
  if (first) first.scrollIntoView({ behavior: "instant" });
  else if (written) document.getElementById("cases").scrollIntoView({ behavior: "instant" });
}

/** Changes filters, and shows the cases that match now. */
function changeState(next) {
  Object.assign(state, next);
  showCases();
  writeHash();
}
