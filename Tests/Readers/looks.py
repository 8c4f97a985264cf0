"""How a page looks to its readers: contrast, names and width, measured by a script in the page."""

# The texts whose contrast with their background is too low.
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

# The elements without a name for people who do not see the page.
NAMELESS = r"""
[...document.querySelectorAll("button, summary, a, select, input")].filter((e) =>
  !(e.getAttribute("aria-label") || e.textContent.trim() && e.tagName !== "SELECT" || e.labels && e.labels.length))
  .map((e) => e.outerHTML.slice(0, 100))
"""


def too_wide(width):
    """Returns the elements wider than a screen of this width; false if there are none.

    The width of the screen counts, since a phone makes its window wider if the page does not fit.
    """
    return """
        document.documentElement.scrollWidth > %d && [...document.querySelectorAll('body *')]
          .filter((e) => e.getBoundingClientRect().right > %d + 1 && !e.closest('.scroll, .frame, pre, .unheard'))
          .slice(0, 3).map((e) => e.outerHTML.slice(0, 120))
        """ % (width, width)
