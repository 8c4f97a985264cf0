"""Scripts that measure how a page looks to its readers: contrast, names, width and overlaps."""

# Finds text whose contrast with its background is too low.
CONTRAST = r"""
(() => {
  const parts = (colour) => colour.match(/[\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (element) => {
    for (let e = element; e; e = e.parentElement) {
      const colour = parts(getComputedStyle(e).backgroundColor);
      if (colour.length < 4 || colour[3] > 0.99) return colour;
    }
    return [255, 255, 255];
  };
  const bad = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent.trim() || element.closest("script, svg, :disabled, option")) continue;
    if (!element.checkVisibility()) continue;
    const [a, b] = [light(parts(getComputedStyle(element).color)), light(ground(element))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) bad.add(element.tagName + "." + element.className + " " + ratio.toFixed(2));
  }
  return [...bad];
})()
"""

# Finds text nodes whose visible parts overlap; a scrolled frame hides a part of its text. Text may be covered by the
# disc of a fix on a map, or by an element that stays in place while the page scrolls (fixed, sticky).
OVERLAPPING = r"""
(() => {
  const everywhere = {left: -1e9, right: 1e9, top: -1e9, bottom: 1e9};
  const cut = (a, b) => ({left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom)});
  const windows = new Map([[null, everywhere]]);
  const seenThrough = (element) => {
    if (!windows.has(element)) {
      const style = getComputedStyle(element), outer = seenThrough(element.parentElement);
      windows.set(element, !outer || ["fixed", "sticky"].includes(style.position) ? null
        : style.overflowX === "visible" && style.overflowY === "visible" ? outer
        : cut(outer, element.getBoundingClientRect()));
    }
    return windows.get(element);
  };
  const shown = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode, element = node.parentElement;
    if (!node.textContent.trim() || element.closest("script, style, option, title, .unheard, .fix")) continue;
    if (!element.checkVisibility() || !seenThrough(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const box = cut(line, seenThrough(element));
      if (box.right - box.left > 2 && box.bottom - box.top > 2) shown.push({node, ...box});
    }
  }
  shown.sort((a, b) => a.top - b.top);
  const name = (box) => box.node.parentElement.tagName + " " + box.node.textContent.trim().slice(0, 40);
  const bad = new Set();
  shown.forEach((a, place) => {
    for (let next = place + 1; next < shown.length && shown[next].top < a.bottom - 4; next += 1) {
      const b = shown[next], both = cut(a, b);
      if (a.node === b.node || both.right - both.left <= 2 || both.bottom - both.top <= 4) continue;
      bad.add(name(a) + " / " + name(b));
    }
  });
  return [...bad].slice(0, 12);
})()
"""

# Finds the elements that have no name for people who cannot see the page.
NAMELESS = r"""
[...document.querySelectorAll("button, summary, a, select, input")].filter((e) =>
  !(e.getAttribute("aria-label") || e.textContent.trim() && e.tagName !== "SELECT" || e.labels && e.labels.length))
  .map((e) => e.outerHTML.slice(0, 100))
"""


def too_wide(width):
    """Returns a script whose value is false if a page fits `width`, which must be the width of the screen.

    If the page is too wide, the value lists the elements that are too wide; if no element is, it lists only the width
    of the page. The window's width is not used, since a phone's window grows if the page does not fit.
    """
    return """
        (() => {
          const wide = document.documentElement.scrollWidth;
          if (wide <= %d) return false;
          const some = [...document.querySelectorAll('body *')]
            .filter((e) => e.getBoundingClientRect().right > %d + 1 && !e.closest('.scroll, .frame, pre, .unheard'))
            .slice(0, 3).map((e) => e.outerHTML.slice(0, 120));
          return some.length ? some : [wide + " px"];
        })()
        """ % (width, width)
