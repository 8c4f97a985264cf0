"use strict";

// The data of the report, and its cases by their names.

const data = JSON.parse(document.getElementById("data").textContent);
const verdictsInOrder = ["fail", "error", "skip", "pass"];
const titles = { fail: "Failing", error: "Errors", skip: "Skipped", pass: "Passed" };

const cases = data.cases.map(([subsystem, name, verdict, clauses, broken, more], number) => ({
  number, name, verdict, clauses, broken,
  subsystem: data.subsystems[subsystem],
  id: data.subsystems[subsystem] + "/" + name,
  reason: verdict === "skip" ? more : null,
  detail: verdict === "fail" || verdict === "error" ? more : null,
}));
const caseByID = new Map(cases.map((one) => [one.id, one]));
const clauseByID = new Map(data.clauses.map((clause) => [clause.id, clause]));
