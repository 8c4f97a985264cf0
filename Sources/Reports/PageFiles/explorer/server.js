// The requests of the pages to the server. Addresses are relative, so that the token stays in the path.

"use strict";

/** Reads a file that belongs to the page; null if the file cannot be read. */
async function readFromServer(place) {
  try {
    const answer = await fetch(place);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Sends a request and returns the answer; if anything fails, the answer has a member `problem`. */
async function sendToServer(place, question) {
  try {
    const answer = await fetch(place, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(question),
    });
    return answer.ok ? await answer.json() : { problem: (await answer.text()).trim() || "No answer." };
  } catch {
    return { problem: "The program does not answer: start it again, and open the address that it prints." };
  }
}
