// What the pages ask the server. Addresses are relative, so that the token stays in the path.

"use strict";

/** Reads something that belongs to the page; null if it is not there. */
async function readFromServer(place) {
  try {
    const answer = await fetch(place);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Sends a question, and returns what comes of it; whatever goes wrong is told as its problem. */
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
