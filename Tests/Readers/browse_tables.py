"""Checks pages of tables and pictures in headless Chromium, in light and dark mode and at three different widths.

browse_tables.py PAGE… prints each problem on a line, and exits with 1 if there are any. browse_tables.py --can exits
with 0 if a browser is installed.
"""

import pathlib
import sys

from browser import Browser, program
from looks import CONTRAST, NAMELESS, OVERLAPPING, too_wide

if sys.argv[1] == "--can":
    sys.exit(program() is None)

PICTURES = "[...document.images].filter((e) => !(e.complete && e.naturalWidth > 100 && e.alt)).length"
TABLES = "[...document.querySelectorAll('table')].filter((e) => !e.caption || !e.tHead.querySelector('th[scope=col]')).length"
ROWS = """[...document.querySelectorAll('tr')].filter((e) =>
  e.cells.length !== e.closest('table').rows[0].cells.length).map((e) => e.outerHTML.slice(0, 100))"""

wrong = []
with Browser() as browser:
    for name in sys.argv[1:]:
        page = pathlib.Path(name).resolve().as_uri()
        for scheme in ("light", "dark"):
            browser.scheme(scheme)
            for width in (1280, 768, 390):
                browser.size(width)
                browser.open(page)
                browser.run("document.querySelectorAll('details').forEach((e) => { e.open = true; })")
                about = "%s, %s, %d wide" % (name, scheme, width)
                for what, expression in (
                    ("too little contrast", CONTRAST), ("no name", NAMELESS), ("too wide", too_wide(width)),
                    ("pictures that are not shown", PICTURES), ("tables without titles", TABLES),
                    ("rows of another length", ROWS), ("text over other text", OVERLAPPING),
                ):
                    found = browser.run(expression)
                    if found:
                        wrong.append("%s: %s: %s" % (about, what, found))
        asked = [url for url in browser.requests() if not url.startswith(("file:", "data:"))]
        if asked:
            wrong.append("%s asks for %s" % (name, asked))
    wrong += browser.complaints()
print("\n".join(wrong) or "the pages can be read")
sys.exit(bool(wrong))
