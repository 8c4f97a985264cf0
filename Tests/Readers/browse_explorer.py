"""Uses the explorer as a person would, in headless Chromium.

browse_explorer.py ASSAY CORPUS [PICTURES] starts the program with a faulty adapter, prints a line for each error in
the pages, and exits with 1 if there are any. PICTURES is a folder for pictures of the pages. browse_explorer.py --can
exits with 0 if a browser is installed.
"""

import base64
import json
import os
import pathlib
import re
import shlex
import signal
import subprocess
import sys

from browser import Browser, program
from looks import CONTRAST, NAMELESS, OVERLAPPING, too_wide

if sys.argv[1] == "--can":
    sys.exit(program() is None)

assay, corpus = sys.argv[1:3]
pictures = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
wrong = []

OUTCOME = "document.getElementById('explorer-outcome')"
TEXT = "document.getElementById('explorer-text')"
SETTLED = "!document.querySelector('#explorer[aria-busy]') && !!%s?.firstChild" % OUTCOME
BROKEN = "document.querySelectorAll('#explorer-laws td.broken').length"


def check(is_right, sentence):
    if not is_right:
        wrong.append(sentence)


def same(actual, expected, about):
    check(actual == expected, "%s: expected %r, got %r" % (about, expected, actual))


def start(*words):
    """Starts the program, and returns the process and the address that the program prints."""
    process = subprocess.Popen([assay, "explore", "--corpus", corpus, *words], stdout=subprocess.PIPE, text=True)
    address = re.fullmatch(r"open (http://127\.0\.0\.1:\d+/[0-9a-f]{32}/)index\.html\n", process.stdout.readline())
    if not address:
        sys.exit("no address was printed")
    return process, address[1]


def page(browser, subsystem):
    browser.open(address + subsystem + ".html")
    browser.wait(SETTLED)


def write(browser, element, text):
    """Replaces the text of an element by typing, as a person does."""
    browser.run("(() => { const e = %s; e.focus(); e.select?.(); })()" % element)
    browser.type(text)


def special(name):
    """Returns the control of the special input with this label."""
    return ("[...document.querySelectorAll('.special .field')].find((e) => e.firstChild.textContent === %s)"
            "?.lastElementChild" % json.dumps(name))


def side(number):
    return "(%s.querySelectorAll('.side pre')[%d]?.textContent.trim() ?? '')" % (OUTCOME, number)


def picture(browser, name):
    if pictures:
        size = browser.run("[innerWidth, Math.min(document.documentElement.scrollHeight, 2000)]")
        shot = browser.call("Page.captureScreenshot", format="png", captureBeyondViewport=True,
                            clip={"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1})
        (pictures / (name + ".png")).write_bytes(base64.b64decode(shot["data"]))


def texts(browser):
    page(browser, "scholar.distance")
    write(browser, special("one string"), "ab")
    write(browser, special("the other"), "ac")
    browser.wait(side(0) + " === '{\"distance\": 1}'")
    browser.wait(side(1) + " === '{\"distance\": 1}'")
    same(json.loads(browser.run(TEXT + ".value")), {"a": "ab", "b": "ac"}, "the input as JSON")
    same(browser.run("document.getElementById('explorer-shrink').disabled"), True, "nothing fails, nothing shrinks")
    write(browser, special("one string"), "abcdefgh and more")
    browser.wait(BROKEN + " > 0")
    check("EDI-" in browser.run(OUTCOME + ".querySelector('.breaches').textContent"), "no broken clause is named")
    check("$.distance: expected 15, got 16" in browser.run(OUTCOME + ".querySelector('.differences').textContent"),
          "the difference: " + browser.run(OUTCOME + ".querySelector('.differences').textContent"))
    same(browser.run(OUTCOME + ".querySelectorAll('mark').length"), 2, "the lines that differ")
    check("EDI-" in browser.run("document.getElementById('explorer-spoken').textContent"), "what is heard")
    browser.wait("[...document.querySelectorAll('.reason')].some((e) => e.textContent === 'makes distance')")
    picture(browser, "distance")
    browser.run("document.getElementById('explorer-shrink').click()")
    browser.wait("!!document.querySelector('.told b') && JSON.parse(%s.value).a.length === 3" % TEXT)
    browser.wait(SETTLED + " && %s > 0" % BROKEN)
    same(browser.run(special("one string") + ".value.length"), 3, "the box of the smaller string")
    browser.run("document.getElementById('explorer-case').click()")
    browser.wait("!!document.getElementById('explorer-line')")
    line = json.loads(browser.run("document.getElementById('explorer-line').textContent"))
    same(line["origin"]["kind"], "found", "the origin of the case")
    check(line["clauses"][0].startswith("EDI-"), "the clauses of the case")
    picture(browser, "case")
    # If the input changes, the case of the old input disappears and the old answer is dimmed. A smaller input that
    # arrives too late is dropped.
    shown = browser.run("""(() => {
        const e = %s;
        e.value = '{"a": "abcdefgh and more", "b": "ac"}';
        e.dispatchEvent(new Event('input'));
        return [!!document.getElementById('explorer-line'), document.getElementById('explorer').ariaBusy];
    })()""" % TEXT)
    same(shown, [False, "true"], "the case of another input is shown, and whether its answer is dim")
    browser.wait(SETTLED + " && %s > 0" % BROKEN)
    late = "performance.getEntriesByType('resource').filter((e) => e.name.endsWith('/shrink')).length"
    before = browser.run(late)
    browser.run("""(() => {
        document.getElementById('explorer-shrink').click();
        const e = %s;
        e.value = '{"a": "typed on", "b": "ac"}';
        e.dispatchEvent(new Event('input'));
    })()""" % TEXT)
    browser.wait("%s > %d && %s" % (late, before, SETTLED))
    same(json.loads(browser.run(TEXT + ".value"))["a"], "typed on",
         "the text that was typed during the search for a smaller input")
    same(browser.run("document.querySelector('.told').textContent"), "", "the result for an input that is gone")
    write(browser, special("one string"), "hostile")
    browser.wait("%s.querySelector('.verdict.error') !== null" % OUTCOME)
    check("<script>" in browser.run(OUTCOME + ".textContent"), "the text of the adapter is not shown")
    same(browser.run("[window.hit, document.querySelectorAll('img[src=x], #explorer script').length]"), [None, 0],
         "the markup of the adapter")


def editor(browser):
    page(browser, "scholar.distance")
    write(browser, TEXT, '{"a": "x",\n "b" 1}')
    browser.wait("document.querySelector('.problem')?.textContent.includes('line 2, column 6')")
    same(browser.run("document.querySelector('.special').hidden"), True, "no boxes for what is no JSON")
    write(browser, TEXT, '{"a": "\U0001F600", "b": ""}')
    browser.wait(side(0) + " === '{\"distance\": 1}'")
    menu = "document.getElementById('explorer-scholar.distance.symbol')"
    same(browser.run(menu + ".options[0].textContent"), "by default: scalar", "what the adapter takes by default")
    browser.run("(() => { const e = %s; e.value = 'utf16'; e.dispatchEvent(new Event('input')); })()" % menu)
    browser.wait(side(0) + " === '{\"distance\": 2}'")
    example = "document.getElementById('explorer-example')"
    browser.run("(() => { const e = %s; e.selectedIndex = 5; e.dispatchEvent(new Event('input')); })()" % example)
    browser.wait(SETTLED + " && !%s.value.includes('\U0001F600')" % TEXT)
    browser.run("(() => { const e = document.querySelectorAll('details.case')[7]; e.open = true; })()")
    browser.wait("!!document.querySelector('.take')")
    wanted = browser.run("document.querySelectorAll('details.case')[7].id")
    browser.run("document.querySelector('.take').click()")
    browser.wait("%s.value === %s" % (example, json.dumps(wanted)))
    same(browser.run("document.activeElement.id"), "explorer-text", "the focus after a case was taken")


def fixes(browser):
    page(browser, "mobility.geofence")
    fix = '{"t":%d,"lat":45.07,"lon":7.68,"accuracy":10}'
    write(browser, TEXT, '{"platform":"android","fixes":[%s]}' % ",".join(fix % (180 * i) for i in range(6)))
    browser.wait("!!document.querySelector('.ring') && document.querySelectorAll('.fix').length === 6")
    picture(browser, "geofence")
    before = browser.run("JSON.parse(%s.value).fixes[5]" % TEXT)
    # An answer shifts the page, so the mouse goes to the fix only when the fix has stopped and is not covered.
    browser.wait(SETTLED)
    browser.run("""(() => {
        window.middle = () => {
            const fix = document.querySelectorAll('.fix')[5];
            fix.scrollIntoView({ block: 'center', behavior: 'instant' });
            const b = fix.firstChild.getBoundingClientRect();
            return [b.x + b.width / 2, b.y + b.height / 2];
        };
        window.stands = 0;
        window.still = () => {
            const now = window.middle().join();
            window.stands = now === window.last ? window.stands + 1 : 0;
            window.last = now;
            const there = document.elementFromPoint(...window.middle())?.closest('.fix');
            return window.stands > 5 && there === document.querySelectorAll('.fix')[5];
        };
    })()""")
    browser.wait("window.still()")
    x, y = browser.run("window.middle()")
    mouse = lambda kind, dx: browser.call("Input.dispatchMouseEvent", type=kind, x=x + dx, y=y, button="left",
                                          buttons=0 if kind == "mouseReleased" else 1, clickCount=1)
    mouse("mousePressed", 0)
    for way in (10, 80, 160, 240):
        mouse("mouseMoved", way)
    mouse("mouseReleased", 240)
    after = browser.run("JSON.parse(%s.value).fixes[5]" % TEXT)
    check(after["lon"] > before["lon"] + 0.0005 and abs(after["lat"] - before["lat"]) < 1e-5,
          "a fix dragged to the east: %r, then %r" % (before, after))
    browser.wait("%s.includes('exit')" % side(0))
    browser.press("ArrowUp")
    moved = browser.run("JSON.parse(%s.value).fixes[5]" % TEXT)
    check(moved["lat"] > after["lat"], "a fix pushed to the north: %r, then %r" % (after, moved))
    check("fix 5" in browser.run("document.querySelector('.chosen').textContent"), "the fix that has the focus")
    browser.run("document.getElementById('add-fix').click()")
    browser.wait("JSON.parse(%s.value).fixes.length === 7 && document.querySelectorAll('.fix').length === 7" % TEXT)


def accuracies(browser):
    page(browser, "mobility.accuracy")
    browser.wait("document.querySelectorAll('.fix').length > 0")
    browser.run("document.querySelector('.fix').focus()")
    write(browser, "[...document.querySelectorAll('.chosen .field')].find((e) => e.textContent.includes('accuracy'))"
          "?.lastElementChild", "77.5")
    browser.wait("JSON.parse(%s.value).fixes[0].accuracy === 77.5" % TEXT)


def rows(browser):
    page(browser, "scholar.hindex")
    write(browser, TEXT, '{"publications":[{"citations":2,"checked":true},{"citations":2,"checked":true}]}')
    browser.wait("document.querySelector('.h')?.textContent === 'h = 2'")
    browser.run("document.querySelectorAll('.publications input[type=checkbox]')[1].click()")
    browser.wait("document.querySelector('.h').textContent === 'h = 1'")
    same(browser.run("JSON.parse(%s.value).publications[1].checked" % TEXT), False, "the row that was unchecked")
    picture(browser, "hindex")
    browser.run("document.getElementById('explorer-by').value = 'Ada'")
    browser.run("document.getElementById('explorer-case').click()")
    browser.wait("!!document.getElementById('explorer-line')")
    same(json.loads(browser.run("document.getElementById('explorer-line').textContent"))["origin"],
         {"kind": "worked", "by": "Ada"}, "the origin of a case that nothing fails")


def transcript(browser):
    page(browser, "voice.conversion")
    write(browser, special("what was heard"), "a plus b undo c")
    browser.wait("/\"code\": \"a \\+ c\"/.test(%s)" % side(0))
    picture(browser, "conversion")


def looks(browser):
    for name in ("mobility.geofence", "scholar.distance", "scholar.colouring", "voice.conversion", "health.merge",
                 "learning.archive", "index", "sources"):
        browser.size(1280)
        if "." in name:
            page(browser, name)
        else:
            browser.open(address + name + ".html")
        same(browser.run(NAMELESS), [], "what has no name in " + name)
        for width in (390, 320, 768, 1280):
            browser.size(width)
            wide = browser.run(too_wide(width))
            check(not wide, "%s is wider than a screen of %d px: %s" % (name, width, wide))
            same(browser.run(OVERLAPPING), [], "texts over each other in %s at %d px" % (name, width))
            if name in ("mobility.geofence", "scholar.colouring") and width == 390:
                picture(browser, name + "-narrow")
        for scheme in ("light", "dark"):
            browser.scheme(scheme)
            same(browser.run(CONTRAST), [], "too little contrast of %s in %s" % (name, scheme))
            if scheme == "dark":
                picture(browser, name + "-dark")
        browser.scheme("light")


adapter = pathlib.Path(__file__).with_name("wrong_adapter.py")
process, address = start("--adapter", "exec python3 " + shlex.quote(str(adapter)))
try:
    with Browser() as browser:
        browser.size(1280)
        for step in (texts, editor, fixes, accuracies, rows, transcript, looks):
            try:
                step(browser)
            except Exception as error:  # A page that is too slow is reported like a page that is wrong.
                wrong.append("%s: %r" % (step.__name__, error))
        same(browser.complaints(), [], "complaints")
        foreign = sorted({url for url in browser.requests() if not url.startswith((address, "about:", "blob:"))
                          and not url.endswith("/favicon.ico")})
        same(foreign, [], "what was asked for elsewhere")
    process.send_signal(signal.SIGINT)
    same(process.wait(30), 130, "the exit code after Ctrl-C")
    left = subprocess.run(["pgrep", "-f", str(adapter)], stdout=subprocess.PIPE, text=True).stdout.split()
    same([int(number) for number in left if int(number) != os.getpid()], [], "processes of the adapter that are left")
finally:
    process.kill()

print("\n".join(wrong) or "the explorer can be used")
sys.exit(bool(wrong))
