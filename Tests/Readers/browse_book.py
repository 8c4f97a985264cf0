"""Uses a book as a person would, in headless Chromium.

browse_book.py FOLDER FACTS prints each problem on a line, and exits with 1 if there are any; FACTS is a JSON file that
describes the book. browse_book.py --can exits with 0 if a browser is installed.
"""

import json
import pathlib
import sys

from browser import Browser, program
from looks import CONTRAST, NAMELESS, OVERLAPPING, too_wide

if sys.argv[1] == "--can":
    sys.exit(program() is None)

folder = pathlib.Path(sys.argv[1]).resolve()
with open(sys.argv[2], encoding="utf-8") as file:
    facts = json.load(file)
wrong = []

SHOWN = "[...document.querySelectorAll('details.case')].filter((e) => e.checkVisibility()).length"
TOLD = "document.getElementById('told').textContent"
FOUND = "[...document.querySelectorAll('.found .name')].map((e) => e.textContent)"
ACTIVE = "document.querySelector('.found[aria-selected=true] .name')?.textContent"


def page(name):
    return (folder / name).as_uri()


def check(is_right, sentence):
    if not is_right:
        wrong.append(sentence)


def same(actual, expected, about):
    check(actual == expected, "%s: expected %r, got %r" % (about, expected, actual))


def pick(browser, name, value):
    browser.run("""(() => { const e = document.getElementById('filter-%s'); e.value = %s;
        e.dispatchEvent(new Event('input', { bubbles: true })); })()""" % (name, json.dumps(value)))


def search(browser):
    browser.open(page("index.html"))
    browser.press("/")
    same(browser.run("document.activeElement.id"), "search-text", "the focus after /")
    browser.type(facts["clause"].lower())
    browser.wait("!!document.querySelector('.found')")
    same(browser.run(FOUND + "[0]"), facts["clause"], "what is found first")
    same(browser.run("document.activeElement.getAttribute('aria-expanded')"), "true", "the open list")
    browser.press("ArrowDown")
    same(browser.run(ACTIVE), facts["clause"], "the option below")
    same(browser.run("document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).id"),
         "found-0", "what a screen reader is told")
    browser.press("ArrowUp")
    same(browser.run(ACTIVE), browser.run(FOUND + ".at(-1)"), "the option above the first")
    browser.press("Escape")
    same(browser.run("document.getElementById('search-found').hidden"), True, "the list after Escape")
    browser.run("document.getElementById('search-text').value = ''")
    browser.type(facts["case"])
    browser.wait("!!document.querySelector('.found')")
    browser.press("Enter")
    browser.wait("location.hash.includes('/') && document.readyState === 'complete'")
    browser.wait("!!document.querySelector('details.case[open]')")
    same(browser.run("document.querySelector('details.case[open]').id"), facts["case"], "the case that was found")
    same(browser.run("(() => { const b = document.querySelector('details.case[open]').getBoundingClientRect();"
                     "return b.top >= 0 && b.top < innerHeight; })()"), True, "the case is seen")
    browser.open(page("index.html"))
    browser.press("/")
    browser.type("qqxyzzy")  # No sentence of any law contains this word.
    browser.wait("document.getElementById('search-told').textContent === 'Nothing was found.'")


def filters(browser):
    browser.open(page(facts["page"]))
    same(browser.run(SHOWN), facts["cases"], "all cases")
    pick(browser, "clause", facts["clause"])
    browser.wait("%s === %d" % (SHOWN, facts["casesOfClause"]))
    same(browser.run(TOLD), "%d of %d cases" % (facts["casesOfClause"], facts["cases"]), "what is told")
    same(browser.run("location.search"), "?clause=" + facts["clause"], "the address")
    browser.reload()
    browser.wait("document.readyState === 'complete' && %s === %d" % (SHOWN, facts["casesOfClause"]))
    same(browser.run("document.getElementById('filter-clause').value"), facts["clause"], "the filter after a reload")
    browser.run("document.getElementById('clear').click()")
    same(browser.run(SHOWN), facts["cases"], "all cases again")
    same(browser.run("document.activeElement.id"), "filter-text", "the focus after clearing")
    for name in ("origin", "tag"):
        options = browser.run("[...document.querySelectorAll('#filter-%s option')].map((e) => e.value)" % name) or []
        for value in options[1:]:
            pick(browser, name, value)
            browser.wait("%s === %d" % (SHOWN, facts[name].get(value, -1)))
        pick(browser, name, "") if options else None
    browser.run("document.getElementById('filter-text').focus()")
    browser.type(facts["case"].split("/")[1].upper())
    browser.wait(SHOWN + " < 20")
    check(browser.run("document.getElementById(%s).checkVisibility()" % json.dumps(facts["case"])), "the case by text")
    browser.type(" no such thing")
    browser.wait(TOLD + " === 'No case fits these filters.'")
    browser.run("location.hash = %s" % json.dumps(facts["case"]))
    browser.wait("!!document.querySelector('details.case[open]')")
    same(browser.run(SHOWN), facts["cases"], "all cases, since the address names a hidden one")

    browser.open(page(facts["page"]))
    browser.run("document.querySelector('[id=\"%s\"] .facts a[href*=clause]').click()" % facts["clause"])
    browser.wait("location.search.includes('clause=') && document.readyState === 'complete'")
    browser.wait("%s === %d" % (SHOWN, facts["casesOfClause"]))


def keys(browser):
    browser.open(page(facts["page"]))
    browser.press("Tab")
    same(browser.run("document.activeElement.className"), "skip-link", "the first stop of the tab key")
    browser.press("Enter")
    same(browser.run("document.activeElement.id"), "main", "where the skip link leads")
    browser.run("document.querySelector('details.case summary').focus()")
    browser.press("Enter")
    browser.wait("document.querySelector('details.case').open")
    same(browser.run("getComputedStyle(document.activeElement).outlineStyle"), "solid", "the focus is seen")


def looks(browser):
    for name in facts["pages"]:
        browser.size(1280)
        browser.open(page(name))
        same(browser.run(NAMELESS), [], "what has no name in " + name)
        for width in (390, 320, 768, 1280):
            browser.size(width)
            browser.run("[...document.querySelectorAll('details')].slice(0, 60).forEach((e) => { e.open = true; })")
            wide = browser.run(too_wide(width))
            check(not wide, "%s is wider than a screen of %d px: %s" % (name, width, wide))
            same(browser.run(OVERLAPPING), [], "text over other text in %s at %d px" % (name, width))
        for scheme in ("light", "dark"):
            browser.scheme(scheme)
            same(browser.run(CONTRAST), [], "too little contrast of %s in %s" % (name, scheme))
        check(browser.run("getComputedStyle(document.body).backgroundColor") == "rgb(16, 20, 27)", "no dark scheme")
        browser.scheme("light")
        browser.call("Emulation.setEmulatedMedia", media="print")
        same(browser.run("document.querySelector('.bar-top').checkVisibility()"), False, "the search on paper")
        browser.call("Emulation.setEmulatedMedia", media="")


with Browser() as browser:
    browser.size(1280)
    for step in (search, filters, keys, looks):
        try:
            step(browser)
        except Exception as error:  # A page that is too slow is reported like a page that is wrong.
            wrong.append("%s: %r" % (step.__name__, error))
    same(browser.complaints(), [], "complaints")
    foreign = sorted({url for url in browser.requests() if not url.startswith((folder.as_uri(), "about:", "data:"))})
    same(foreign, [], "what was asked for outside of the book")

print("\n".join(wrong) or "the book can be used")
sys.exit(bool(wrong))
