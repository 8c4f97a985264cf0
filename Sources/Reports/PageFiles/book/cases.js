// Filters the cases of a page, keeps the filters in the address, and opens the case that the address names.

"use strict";

const filters = document.getElementById("filters");
const caseElements = [...document.querySelectorAll("details.case")];
const caseTexts = new Map();

/** Returns the text of a case in small letters, which is computed once. */
function readCaseText(element) {
  if (!caseTexts.has(element)) caseTexts.set(element, element.textContent.toLowerCase());
  return caseTexts.get(element);
}

/** Returns the controls of the filters. */
function listControls() { return [...filters.querySelectorAll("select, input")]; }

/** Shows the cases that match the filters, and how many there are. */
function showCases() {
  const wanted = listControls().filter((control) => control.value.trim());
  const words = wanted.filter((control) => control.name === "text")
    .flatMap((control) => control.value.toLowerCase().split(/\s+/).filter(Boolean));
  const names = wanted.filter((control) => control.name !== "text");
  let shown = 0;
  for (const element of caseElements) {
    const fits = names.every((control) => element.dataset[control.name].split(" ").includes(control.value))
      && words.every((word) => readCaseText(element).includes(word));
    element.hidden = !fits;
    if (fits) shown += 1;
  }
  const all = caseElements.length + (caseElements.length === 1 ? " case" : " cases");
  document.getElementById("told").textContent =
    shown === caseElements.length ? all : shown ? shown + " of " + all : "No case fits these filters.";
  document.getElementById("clear").disabled = !wanted.length;
}

/** Writes the filters into the address, so that a view can be linked. */
function writeFilters() {
  const parts = new URLSearchParams();
  for (const control of listControls()) if (control.value.trim()) parts.set(control.name, control.value);
  const query = parts.toString();
  try {
    history.replaceState(null, "", location.pathname + (query ? "?" + query : "") + location.hash);
  } catch {
    // Some browsers do not let a script change the address of a file; the filters work anyway.
  }
}

/** Takes the filters from the address. */
function readFilters() {
  const parts = new URLSearchParams(location.search);
  for (const control of listControls()) {
    const value = parts.get(control.name) || "";
    control.value = value;
    // If the address names a choice that the page lacks, nothing is chosen.
    if (control.selectedIndex === -1) control.selectedIndex = 0;
  }
  showCases();
}

/** Opens the case that the address names, whatever the filters say. */
function openNamedCase() {
  let id = location.hash.slice(1);
  try { id = decodeURIComponent(id); } catch { /* an id that was not encoded */ }
  const element = document.getElementById(id);
  if (!element || !element.matches("details.case")) return;
  if (element.hidden) clearFilters();
  element.open = true;
  element.scrollIntoView({ behavior: "instant" });
}

/** Removes all filters. */
function clearFilters() {
  for (const control of listControls()) control.value = "";
  showCases();
  writeFilters();
}

if (filters) {
  filters.hidden = false;
  filters.addEventListener("submit", (event) => event.preventDefault());
  let typing = 0;
  filters.addEventListener("input", (event) => {
    clearTimeout(typing);
    typing = setTimeout(() => { showCases(); writeFilters(); }, event.target.name === "text" ? 120 : 0);
  });
  document.getElementById("clear").addEventListener("click", () => {
    clearFilters();
    document.getElementById("filter-text").focus();
  });
  readFilters();
  openNamedCase();
  addEventListener("hashchange", openNamedCase);
}
