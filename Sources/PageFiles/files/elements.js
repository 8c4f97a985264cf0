/** An element with attributes and children; texts become text nodes. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

/** The sign of a verdict, drawn by the symbols of the page. */
function sign(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("class", "sign " + name);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", "#i-" + name);
  svg.append(use);
  return svg;
}

const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]|(?! )\p{Zs}/u;

/** A text as nodes: what cannot be seen becomes a box with its code point; line ends stay where they may. */
function shown(text, keepsLines) {
  const nodes = [];
  let plain = "";
  for (const character of String(text)) {
    if (!unseen.test(character) || (keepsLines && character === "\n")) {
      plain += character;
      continue;
    }
    if (plain) nodes.push(document.createTextNode(plain));
    plain = "";
    const code = "U+" + character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
    nodes.push(make("span", { class: "unseen" }, code));
  }
  if (plain) nodes.push(document.createTextNode(plain));
  return nodes;
}

function counted(count, noun) {
  return count + " " + noun + (count === 1 ? "" : "s");
}
