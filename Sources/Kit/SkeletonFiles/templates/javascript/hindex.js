// scholar.hindex: the h-index of the checked publications.

import { Rejection, array, boolean, integer, members } from "./contract.js";

/** Input: `{"publications":[{"citations":5,"checked":true}, …]}`; output: `{"h":1}`. */
export function run(input) {
  const publications = array(members(input, ["publications"]).publications).map((value) => {
    const { citations, checked } = members(value, ["citations", "checked"]);
    return { citations: integer(citations), checked: boolean(checked) };
  });
  // HIX-1d rejects negative citations of unchecked publications too.
  if (publications.some(({ citations }) => citations < 0)) throw new Rejection("citations.invalid");
  const counted = publications.filter(({ checked }) => checked);
  return { h: hIndex(counted.map(({ citations }) => citations)) };
}

/** HIX-1: the largest h such that h publications have at least h citations each. HIX-2 follows from HIX-1. */
function hIndex(citations) {
  const ranked = [...citations].sort((a, b) => b - a);
  const beyond = ranked.findIndex((cited, index) => cited <= index);
  return beyond === -1 ? ranked.length : beyond;
}
