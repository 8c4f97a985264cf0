// Makes elements and text nodes. Text that others wrote becomes text nodes, since no script writes markup.

/** Makes an element with attributes, listeners and children; strings become text nodes. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

/** Makes the sign of a verdict, which the symbols of the page draw. */
function makeSign(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("class", "sign " + name);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", "#i-" + name);
  svg.append(use);
  return svg;
}

/** Matches characters that cannot be seen: control and format characters, and spaces other than the plain one. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]|(?! )\p{Zs}/u;

/** Returns the name of the code point of a letter: "U+00E9". */
function nameCodePoint(letter) {
  return "U+" + letter.codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
}

/** Makes the nodes of a text: a character that cannot be seen becomes a box that names its code point. */
function makeText(text, keepsLines) {
  const nodes = [];
  let plain = "";
  for (const character of String(text)) {
    if (!unseen.test(character) || (keepsLines && character === "\n")) {
      plain += character;
      continue;
    }
    if (plain) nodes.push(document.createTextNode(plain));
    plain = "";
    nodes.push(make("span", { class: "unseen" }, nameCodePoint(character)));
  }
  if (plain) nodes.push(document.createTextNode(plain));
  return nodes;
}

/** Returns a count with its noun: "1 case", "2 cases". */
function describeCount(count, noun) {
  return count + " " + noun + (count === 1 ? "" : "s");
}
