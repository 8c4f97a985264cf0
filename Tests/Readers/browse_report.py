"""Uses an HTML report as a person would, in headless Chromium.

browse_report.py PAGE FACTS prints each problem on a line, and exits with 1 if there are any; FACTS is a JSON file that
describes the page. browse_report.py --can exits with 0 if a browser is installed.
"""

import json
import pathlib
import sys
import urllib.parse

from browser import Browser, program
from looks import CONTRAST, NAMELESS, OVERLAPPING, too_wide

if sys.argv[1] == "--can":
    sys.exit(program() is None)

page = pathlib.Path(sys.argv[1]).resolve().as_uri()
with open(sys.argv[2], encoding="utf-8") as file:
    facts = json.load(file)
counts = facts["counts"]
wrong = []

LINES = "document.querySelectorAll('details.case').length"
TOLD = "document.getElementById('told').textContent"
HASH = "location.hash"

def check(is_right, sentence):
    if not is_right:
        wrong.append(sentence)


def same(actual, expected, about):
    check(actual == expected, "%s: expected %r, got %r" % (about, expected, actual))


def click(browser, selector):
    browser.run("document.querySelector(%s).click()" % json.dumps(selector))


def pressed(browser, selector):
    return browser.run("document.querySelector(%s).getAttribute('aria-pressed')" % json.dumps(selector))


def overflow(browser, width, about):
    wide = browser.run(too_wide(width))
    check(not wide, "the page is wider than the screen, %s: %s" % (about, wide))
    same(browser.run(OVERLAPPING), [], "text over other text, %s" % about)


def filters(browser):
    browser.open(page)
    same(browser.run(TOLD), "%d of %d cases" % (facts["cases"], facts["cases"]), "all cases")
    same(browser.run(LINES), min(100, counts["fail"]) + min(100, counts["error"]), "lines at first")
    same(browser.run("document.querySelector('details.case').dataset.id"), facts["failing"][0], "the first case")
    while browser.run("!!document.querySelector('#cases-fail ~ .lines button.more')"):
        click(browser, "#cases-fail ~ .lines button.more")
    same(browser.run("document.querySelectorAll('details.case.fail').length"), counts["fail"], "lines after more")
    same(browser.run("[...document.querySelectorAll('details.case.fail')].map((e) => e.dataset.id)"),
         facts["failing"], "the failing cases, the smallest first")

    click(browser, "button.filter.error")
    same(pressed(browser, "button.filter.error"), "true", "the pressed filter")
    same(browser.run("document.querySelectorAll('details.case.fail').length"), 0, "fails among errors")
    same(browser.run(TOLD), "%d of %d cases: %d error" % (counts["error"], facts["cases"], counts["error"]), "errors")
    same(browser.run(HASH), "#verdict=error", "the address")
    click(browser, "button.filter.error")
    same(pressed(browser, "button.filter.error"), "false", "the filter let go")
    same(browser.run(HASH), "", "the address without filters")

    for verdict, shown in (("fail", facts["broken"]), ("error", facts["errors"])):
        for cause, count in shown.items():
            button = "button.show[data-clause='%s']" % cause
            click(browser, button)
            cases = "%d case%s" % (count, "" if count == 1 else "s")
            same(browser.run("document.querySelector(%s).textContent" % json.dumps(button)), "Show " + cases,
                 "the button of " + cause)
            same(browser.run(TOLD), "%d of %d cases: %d %s" % (count, facts["cases"], count, verdict),
                 "cases of " + cause)
            same(browser.run("document.getElementById('clause').value"), cause, "the chosen law or error")
            same(browser.run("new URLSearchParams(location.hash.slice(1)).get('clause')"), cause, "the address")
    for law in facts["broken"]:
        click(browser, "button.show[data-clause='%s']" % law)
        check(browser.run("document.querySelector('details.case .chip').textContent") in law, "no chip of " + law)
        check(law in browser.run("document.getElementById('about-clause').textContent"), "no sentence of " + law)
    click(browser, "#clear")
    same(browser.run(TOLD), "%d of %d cases" % (facts["cases"], facts["cases"]), "all cases again")

    browser.run("""(() => { const e = document.getElementById('subsystem'); e.value = 'scholar.hindex';
        e.dispatchEvent(new Event('change')); })()""")
    same(browser.run("[...document.querySelectorAll('details.case')].every((e) => e.dataset.id.startsWith("
                     "'scholar.hindex/'))"), True, "cases of one subsystem")
    same(pressed(browser, "button.subsystem[data-subsystem='scholar.hindex']"), "true", "the pressed subsystem")
    click(browser, "#clear")

    name = facts["failing"][-1].split("/")[1]
    browser.run("""(() => { const e = document.getElementById('text'); e.value = %s;
        e.dispatchEvent(new Event('input')); })()""" % json.dumps(name.upper()))
    browser.wait(LINES + " < 20")
    same(browser.run("[...document.querySelectorAll('details.case')].some((e) => e.dataset.id === %s)"
                     % json.dumps(facts["failing"][-1])), True, "the case looked for")
    # No sentence of any law contains this word.
    browser.run("""(() => { const e = document.getElementById('text'); e.value = 'qqxyzzy';
        e.dispatchEvent(new Event('input')); })()""")
    browser.wait(TOLD + " === 'No case fits these filters.'")
    click(browser, "#clear")
    same(browser.run("document.activeElement.id"), "text", "the focus after clearing")

    tile = "button.tile.broken"
    click(browser, tile)
    same(pressed(browser, tile), "true", "the pressed tile")
    click(browser, tile)
    same(pressed(browser, tile), "false", "the tile let go")


def cases(browser):
    browser.open(page)
    click(browser, "details.case summary")
    browser.wait("document.querySelector('details.case').open && location.hash.includes('case=')")
    body = "document.querySelector('details.case .body')"
    for title in ("Side by side", "Input", "The case", "Run it again"):
        check(title in browser.run(body + ".textContent"), "an open case has no " + title)
    click(browser, "details.case:has(.chip) summary")
    browser.wait("document.querySelector('details.case:has(.chip) .body :first-child') !== null")
    check("Broken" in browser.run("document.querySelector('details.case:has(.chip) .body').textContent"),
          "an open case has no clause")
    check("assay check --case " + facts["failing"][0] in browser.run(body + ".textContent"), "no command")
    check(browser.run(body + ".querySelectorAll('td.got mark').length") > 0, "no difference is marked")

    first = "document.querySelector('details.group')"
    same(browser.run(first + ".querySelectorAll('li').length"), 0, "ids before they are looked at")
    click(browser, "details.group summary")
    browser.wait(first + ".querySelectorAll('li').length > 0")
    same(browser.run("[...%s.querySelectorAll('li')].map((e) => e.textContent)" % first), facts["skipped"][:400],
         "the skipped cases of the first reason")


def address(browser):
    case = facts["failing"][-1]
    name = case.split(".")[0]
    state = urllib.parse.urlencode({"verdict": "fail,skip", "subsystem": case.split("/")[0], "text": name,
                                    "case": case})
    browser.open(page + "#" + state)
    same(pressed(browser, "button.filter.fail"), "true", "fail by the address")
    same(pressed(browser, "button.filter.skip"), "true", "skip by the address")
    same(pressed(browser, "button.filter.pass"), "false", "pass by the address")
    same(browser.run("document.getElementById('text').value"), name, "the text by the address")
    same(browser.run("[...document.querySelectorAll('details.case[open]')].map((e) => e.dataset.id)"), [case],
         "the open case by the address")
    same(browser.run("(() => { const b = document.querySelector('details.case[open]').getBoundingClientRect();"
                     "return b.top < innerHeight && b.bottom > 0; })()"), True, "the open case is seen")
    browser.wait("location.hash.includes('case=')")
    view = "[location.hash, document.getElementById('told').textContent, document.getElementById('subsystem').value]"
    before = browser.run(view)
    browser.reload()
    browser.wait("document.readyState === 'complete' && !!document.querySelector('details.case[open]')")
    same(browser.run(view), before, "the view after it is loaded again")
    browser.run("location.hash = 'verdict=pass&clause=NO-1&subsystem=nothing'")
    browser.wait("document.querySelector('button.filter.pass').getAttribute('aria-pressed') === 'true'")
    same(browser.run("document.getElementById('clause').value + document.getElementById('subsystem').value"), "",
         "what the address names and the page has not")


def keys(browser):
    browser.open(page)
    browser.press("Tab")
    same(browser.run("document.activeElement.className"), "skip-link", "the first stop of the tab key")
    browser.press("Enter")
    same(browser.run("document.activeElement.id"), "cases", "where the skip link leads")
    browser.run("document.querySelector('button.filter.skip').focus()")
    browser.press(" ")
    same(pressed(browser, "button.filter.skip"), "true", "the filter by the space bar")
    same(browser.run("document.activeElement.dataset.verdict"), "skip", "the focus stays")
    browser.press(" ")
    browser.run("document.querySelector('details.case summary').focus()")
    browser.press("Enter")
    browser.wait("document.querySelector('details.case[open] .body :first-child') !== null")
    browser.press("Tab")
    same(browser.run("document.activeElement.closest('.body') !== null"), True, "the next stop is in the case")
    same(browser.run("getComputedStyle(document.activeElement).outlineStyle"), "solid", "the focus is seen")


def looks(browser):
    for width in (390, 320, 768, 1280):
        browser.size(width)
        browser.open(page)
        overflow(browser, width, "%d px, closed" % width)
        browser.run("[...document.querySelectorAll('details:not(.case)'),"
                    "...[...document.querySelectorAll('details.case')].slice(0, 60)].forEach((e) => { e.open = true; })")
        browser.wait("document.querySelector('details.group li') !== null")
        overflow(browser, width, "%d px, open" % width)
        for scheme in ("light", "dark"):
            browser.scheme(scheme)
            same(browser.run(CONTRAST), [], "%s at %d px: too little contrast" % (scheme, width))
        check(browser.run("getComputedStyle(document.body).backgroundColor") == "rgb(16, 20, 27)", "no dark scheme")
        browser.scheme("light")
    same(browser.run(NAMELESS), [], "what has no name")
    browser.open(page)
    same(browser.run("document.querySelector('details.case').open"), False, "a case before it is printed")
    browser.call("Emulation.setEmulatedMedia", media="print")
    same(browser.run("document.querySelector('.filters').checkVisibility()"), False, "filters on paper")
    browser.run("dispatchEvent(new Event('beforeprint'))")
    same(browser.run("document.querySelector('details.case').open"), True, "a case on paper")
    browser.run("dispatchEvent(new Event('afterprint'))")
    same(browser.run("document.querySelector('details.case').open"), False, "a case after it was printed")
    browser.call("Emulation.setEmulatedMedia", media="")


with Browser() as browser:
    browser.size(1280)
    for step in (filters, cases, address, keys, looks):
        try:
            step(browser)
        except Exception as error:  # A page that is too slow is reported like a page that is wrong.
            wrong.append("%s: %r" % (step.__name__, error))
    same(browser.run("[typeof hit, document.images.length, document.scripts.length]"), ["undefined", 0, 2],
         "what hostile strings did")
    same(browser.complaints(), [], "complaints")
    same(sorted({url.split("#")[0] for url in browser.requests()}), [page], "what was asked for")

print("\n".join(wrong) or "the page can be used")
sys.exit(bool(wrong))
