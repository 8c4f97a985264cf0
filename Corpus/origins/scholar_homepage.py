#!/usr/bin/env python3
"""Makes cases of scholar.homepage; rapidfuzz and lxml compute the outcomes.

rapidfuzz finds which elements are similar to which titles. lxml (libxml2's XPath) finds which nodes a query selects in
the trees of three parsers; all three trees must give the same nodes.

The origin of a case is `computed` by lxml if its query was worked out by hand from HOM-2 and HOM-3 (`hand`), or if
nothing is found. The origin is `derived` if the script makes the query from the clauses, or if the outcome differs from
the default outcome. If the three trees of a case are equal, the case has the tag `one-tree`.
"""
import random
import re

from rapidfuzz.distance import Levenshtein

from shared.cases import Cases
from shared.pages import LXML, one_tree, trees
from shared.readings import naming
from shared.symbols import SYMBOL, THRESHOLD, TOLERANCE, symbols

TEXT, PAIR, ATTRIBUTES, COUNT, ZERO = (f"scholar.homepage.{name}" for name in "text pair attributes count zero".split())
OPTIONS = {TEXT: ("all", "own"), PAIR: ("elements", "titles"), ATTRIBUTES: ("equal", "named"), COUNT: ("raw", "distinct"),
           ZERO: ("skipped", "searched"), **TOLERANCE}
SPACE = re.compile(r"[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+")


class Pages(Cases):
    def add(self, group, slug, clauses, given, outcome, **more):
        """Adds a case; leaves out the clauses about queries if the outcome has the status `notFound`."""
        if outcome["status"] == "notFound":
            clauses = " ".join(each for each in clauses.split() if each not in ("HOM-2", "HOM-3", "HOM-4")) or "HOM-1"
        super().add(group, slug, "HOM-1" if slug == "emoji-titles" else clauses, given, outcome, **more)


CASES = Pages("scholar.homepage", __file__)


def text_of(node, readings):
    text = "".join(node.xpath("text()")[:1]) if readings[TEXT] == "own" else node.xpath("string()")
    return SPACE.sub(" ", text).strip(" ")


def hits(root, known, percent, readings):
    """Yields each element whose text is similar to a title, with the first title that the text is similar to."""
    for node in root.iter("*"):
        text = symbols(text_of(node, readings), readings[SYMBOL])
        for title in known if text else ():
            other = symbols(title, readings[SYMBOL])
            length = max(len(text), len(other))
            alike = 100 * (length - Levenshtein.distance(text, other))
            if alike > percent * length or alike == percent * length and readings[THRESHOLD] == "inclusive":
                yield node, title
                break


def pair_of(found, readings):
    first = {}
    for node, title in found:
        if node.tag not in first:
            first[node.tag] = node, title
        elif first[node.tag][0] not in node.iterancestors() and (readings[PAIR] == "elements" or title != first[node.tag][1]):
            return first[node.tag][0], node
    return None


def quoted(value):
    if '"' not in value:
        return f'"{value}"'
    if "'" not in value:
        return f"'{value}'"
    parts = (f"'{part}'" if part == '"' else f'"{part}"' for part in re.split('(")', value) if part)
    return f"concat({','.join(parts)})"


def query_of(one, other, readings):
    steps = []
    while one is not None and other is not None and one.tag == other.tag:
        common = sorted(set(one.attrib) & set(other.attrib))
        if readings[ATTRIBUTES] == "equal":
            tests = [f"[@{name}={quoted(one.get(name))}]" for name in common if one.get(name) == other.get(name)]
        else:
            tests = [f"[@{name}]" for name in common]
        steps.append(one.tag + "".join(tests))
        if one is other:
            break
        one, other = one.getparent(), other.getparent()
    return "//" + "/".join(reversed(steps))


def search(root, known, percent, readings):
    pair = pair_of(hits(root, known, percent, readings), readings)
    if pair is None:
        return None, []
    query = query_of(*pair, readings)
    return query, [text_of(node, readings) for node in root.xpath(query)]


def told_of(root, given, readings):
    query, titles = search(root, given["titles"], given["titlePercent"], readings)
    if query is None:
        return {"status": "notFound", "titles": [], "authors": []}
    places = [place for place, title in enumerate(titles) if title not in titles[:place]]
    answer = {"status": "titlesOnly", "query": query}
    author_query, authors, kept = None, [], []
    if given["authorPercent"] or readings[ZERO] == "searched":
        author_query, authors = search(root, given["authors"], given["authorPercent"], readings)
    if author_query is not None:
        answer["authorQuery"] = author_query
        if len(authors) == len(titles if readings[COUNT] == "raw" else places):
            answer["status"] = "ok"
            kept = [authors[place] for place in places] if readings[COUNT] == "raw" else authors
    return {**answer, "titles": [titles[place] for place in places], "authors": kept}


def told(given, readings):
    # HOM-4f accepts a different query for each parser, but Assay compares complete outcomes, so queries must be equal.
    first, *others = [told_of(root, given, readings) for root in trees(given["html"])]
    assert all(other == first for other in others), given["html"]
    return first


def page(body):
    return f"<!DOCTYPE html><html><head><title>Home</title></head><body>{body}</body></html>"


T = ["Reducibility among problems", "On the complexity of cuts", "The art of counting", "A theory of pages"]
A = ["R Karp", "A Rossi, R Karp", "B Neri", "R Karp, C Verdi"]


def add(group, slug, html, hand=False, clauses="HOM-1 HOM-2 HOM-3", titles=T[:2], authors=(), percent=(80, 90), whole=False,
        tags=None, basis="decision", note=None):
    """Adds cases; `html` is a page's body, or the complete page if `whole` is set; `percent` has the percentages for
    titles and for authors."""
    given = {"html": html if whole else page(html), "titles": list(titles), "authors": list(authors),
             "titlePercent": percent[0], "authorPercent": percent[1]}
    rule = "HOM-1 to HOM-4, with rapidfuzz and lxml"
    tags = " ".join(filter(None, (tags, "one-tree" if one_tree(given["html"]) else None)))
    hand = hand or told(given, {name: each[0] for name, each in OPTIONS.items()})["status"] == "notFound"
    CASES.spread(OPTIONS, group, slug, clauses, given, lambda readings: told(given, readings), basis=basis, note=note, tags=tags,
                 **({"computed": LXML, "otherwise": rule} if hand else {"derived": rule}))
    if percent[1] == 0:  # Only `searched` finds authors at 0 %; the case below combines `searched` with `own`.
        full = {**{name: each[0] for name, each in OPTIONS.items()}, TEXT: "own", ZERO: "searched"}
        named = naming(OPTIONS, full, lambda readings: told(given, readings))
        if named and TEXT in named and ZERO in named:
            CASES.add(group, "-".join([slug, *named.values()]), clauses, given, told(given, full), derived=rule, readings=named,
                      note=note, tags=tags)


def add_all(group, rows):
    for slug, html, hand, more in rows:
        add(group, slug, html, hand, **more)


def items(tag="li", texts=T):
    return "".join(f"<{tag}>{text}</{tag}>" for text in texts)


SOURCE, Q = {"basis": "source"}, {"tags": "question"}
LIST = f"<ol>{items()}</ol>"
add_all("basics", [
    ("a-list", f"<ul>{items()}</ul>", True, SOURCE),
    ("two-known-of-four", LIST, True, {"titles": [T[3], T[1]], "note": "From two titles all are found.", **SOURCE}),
    ("all-known", LIST, True, {"titles": T, **SOURCE}),
    ("one-known", LIST, False, {"titles": T[:1], "note": "«Se viene trovato un solo titolo … si esce».", **SOURCE}),
    ("none-known", LIST, False, {"titles": ["Something else entirely"], **SOURCE}), ("no-titles", LIST, False, {"titles": []}),
    ("no-titles-at-zero", LIST, False, {"titles": [], "percent": (0, 0)}), ("page-without-text", "<p></p><p> </p>", False, {}),
    ("only-text", T[0], False, {"titles": T[:1], "note": "html, and body, each once; neither name twice."}),
    ("paragraphs", items("p"), True, SOURCE), ("headings", items("h3"), True, {}),
    ("divisions-in-divisions", f"<div>{items('div')}</div>", True, {}),
    ("links-in-a-list",
     f"<ul>{''.join(f'<li><a href=x{i}>{t}</a> (pdf) and some more words</li>' for i, t in enumerate(T))}</ul>", True, {}),
    ("links-that-fill-their-items", f"<ul>{''.join(f'<li><a href=x{i}>{t}</a></li>' for i, t in enumerate(T))}</ul>", True,
     {"note": "li comes before its a."}),
    ("table",
     f"<table><tbody>{''.join(f'<tr><td>Journal no. {i}</td><td>{t}</td></tr>' for i, t in enumerate(T))}</tbody></table>", True,
     {"note": "Every cell is selected, the journals too."}),
    ("table-with-numbers",
     f"<table><tbody>{''.join(f'<tr><td>{i}</td><td>{t}</td></tr>' for i, t in enumerate(T))}</tbody></table>", True,
     {"note": "The whole row is similar enough, and comes before its cells."}),
    ("table-with-classes",
     "<table><tbody>" + "".join(f'<tr><td>Journal no. {i}</td><td class="t">{t}</td></tr>' for i, t in enumerate(T))
     + "</tbody></table>", True, {}),
    ("definition-list", f"<dl>{''.join(f'<dt>{i}</dt><dd>{t}</dd>' for i, t in enumerate(T))}</dl>", True, {}),
    ("italics", f"<p>{', '.join(f'<i>{t}</i>' for t in T)}</p>", True, {}),
    ("italics-in-items",
     f"<ul>{''.join(f'<li>R. Karp and others, <i>{t}</i>, Journal of things, 1972</li>' for t in T)}</ul>", True, {}),
    ("other-lists-of-the-page", f"<ul>{items(texts=['Home', 'Teaching'])}</ul>{LIST}", True, {}),
    ("another-list-of-the-same-kind", f"<div><ul>{items(texts=['Home', 'Teaching'])}</ul></div><ul>{items()}</ul>", True,
     {"note": "The path does not tell the lists apart."}),
    ("lists-told-apart-by-an-attribute", f'<ul id="menu">{items(texts=["Home"])}</ul><ul id="papers">{items()}</ul>', True, {})])

# ---- which two elements

COUNTING, BOUNDARY = ["The art of counting", "The art of counting!"], {"tags": "boundary"}
add_all("pair", [
    ("first-name-complete-wins", f"<h2>{T[0]}</h2><p>{T[0]}</p><p>{T[1]}</p><h2>{T[1]}</h2>", True,
     {"note": "p is complete before h2."}),
    ("first-hits-are-kept", f"<h2>{T[0]}</h2><p>{T[1]}</p><div><h2>{T[2]}</h2></div><h2>{T[3]}</h2>", True,
     {"titles": T, "note": "The pair is the first h2 and the one in the div: body and div differ, so the path is one step."}),
    ("of-different-names", f"<h2>{T[0]}</h2><h3>{T[1]}</h3><h4>{T[2]}</h4>", False,
     {"titles": T, "note": "«Aventi lo stesso nome di tag».", **SOURCE}),
    ("same-title-twice", f"<p>{T[0]}</p><p>{T[0]}</p>", True, {"titles": T[:1], "note": "Two elements, but one known title."}),
    ("same-title-in-heading-and-list", f"<p>{T[0]}</p><div><p>{T[0]}</p><p>{T[1]}</p><p>{T[2]}</p></div>", False, {}),
    ("same-title-then-another", f"<ul><li>{T[0]}</li></ul><ol><li>{T[0]}</li><li>{T[1]}</li></ol>", False,
     {"note": "By titles the pair is the first li and the one with the other title."}),
    ("known-title-listed-twice", f"<p>{T[0]}</p><p>{T[0]}</p>", False,
     {"titles": [T[0], T[0]], "note": "Twice the same known title is one."}),
    ("nested-same-name", f"<div><div>{T[0]}</div></div><div>{T[1]}</div>", True,
     {"note": "The outer div is the first hit; the inner lies in it."}),
    ("nested-same-name-only", f"<div><div>{T[0]}</div></div>", False, {"titles": T[:1]}),
    ("nested-three-deep", f"<div><div><div>{T[0]}</div></div></div>", False, {"titles": T[:1]}),
    ("nested-spans-then-another",
     f"<p><span><span>{T[0]}</span></span> and so on and so on and so on <span>{T[1]}</span></p>", True, {}),
    ("second-hit-around-another", f"<p>{T[0]}</p><div><p>{T[1]}</p></div>", True, {}),
    ("title-of-the-page-counts", "<p>x</p>", False,
     {"titles": ["Home"], "note": "title is one element; head and title differ in name."}),
    ("title-of-the-page-and-a-heading", f"<h1>Home</h1><p>{T[0]}</p>", False, {"titles": ["Home", T[0]]}),
    ("in-head-and-body", f"<p>{T[0]}</p><p>{T[1]}</p>", True, {"titles": ["Home", T[0], T[1]]}),
    ("script-is-an-element", f"<script>{T[0]}</script><p>x</p><script>{T[1]}</script>", True, Q),
    ("comments-are-none", f"<p>x<!-- {T[0]} --></p><p>y<!-- {T[1]} --></p>", False, {}),
    ("attributes-are-no-text", f'<img alt="{T[0]}"><img alt="{T[1]}"><a title="{T[0]}">x</a>', False, {}),
    ("at-zero-percent", "<div><p>alpha</p><p>beta</p></div>", True,
     {"titles": ["zzz"], "percent": (0, 0), "note": "Everything matches; p is the first name that comes twice apart.", **BOUNDARY}),
    ("at-zero-percent-one-of-each", "<div><p>alpha</p></div>", False, {"titles": ["zzz"], "percent": (0, 0), **BOUNDARY}),
    ("at-zero-percent-blank-is-no-hit", "<p></p><p>alpha</p>", False, {"titles": ["zzz"], "percent": (0, 0), **BOUNDARY}),
    ("two-similar-known-titles", items("p", COUNTING), True, {"titles": COUNTING, "percent": (100, 0)})])

# ---- the path

MORE = "<h4>Some papers of this year</h4>"  # so that the outer element is not a hit itself
YEAR = ('<div class="year"><ul class="l"><li class="i"><a class="t" href="{}">{}</a> and many other words here</li></ul></div>')
add_all("path", [
    ("common-attributes", f'<ul><li class="p" id="a">{T[0]}</li><li class="p" id="b">{T[1]}</li></ul>', True,
     {"note": "class is equal, id is not.", **SOURCE}),
    ("attributes-of-one-only", f'<ul><li class="p">{T[0]}</li><li>{T[1]}</li></ul>', True, {}),
    ("attributes-of-other-values", f'<ul><li class="p">{T[0]}</li><li class="q">{T[1]}</li><li>{T[2]}</li></ul>', True, Q),
    ("attributes-of-other-values-among-others",
     f'<ul><li class="p">{T[0]}</li><li class="q">{T[1]}</li><li class="r">{T[2]}</li><li>Home</li></ul>', True, {}),
    ("attribute-only-some-have",
     f'<ul><li>Home</li><li class="p">{T[0]}</li><li class="p">{T[1]}</li><li class="p">{T[2]}</li></ul>', True, {}),
    ("attributes-of-the-common-element",
     f'<div id="x" class="y"><p>{T[0]}</p><p>{T[1]}</p></div><div><p>other words</p></div>', True,
     {"note": "The common element, with all its attributes, heads the path."}),
    ("above-the-common-element-nothing",
     f'<div class="out"><div><p>{T[0]}</p><p>{T[1]}</p></div></div><div><p>more</p></div>', True, {}),
    ("wrappers-are-hits-first", f"<div><p>{T[0]}</p></div><div><p>{T[1]}</p></div>", True,
     {"note": "The text of a div is that of its p: it comes first."}),
    ("different-parents", f"<div>{MORE}<p>{T[0]}</p></div><div>{MORE}<p>{T[1]}</p></div><p>outside</p>", True, {}),
    ("different-parents-with-attributes",
     f'<div class="a" lang="it">{MORE}<p>{T[0]}</p></div><div class="a" lang="en">{MORE}<p>{T[1]}</p></div>'
     '<div class="b"><p>no</p></div>', True, {}),
    ("parents-of-different-names", f"<div>{MORE}<p>{T[0]}</p></div><section>{MORE}<p>{T[1]}</p></section><p>outside</p>", True,
     {"note": "The names differ: the path ends there.", **SOURCE}),
    ("grandparents-of-different-names",
     f"<div><div>{MORE}<p>{T[0]}</p></div></div><section><div>{MORE}<p>{T[1]}</p></div></section>", True, {}),
    ("different-depths", f"<div>{MORE}<p>{T[0]}</p></div><div>{MORE}<div>{MORE}<p>{T[1]}</p></div></div>", True,
     {"note": "div and div, then body and div: the names differ."}),
    ("different-depths-all-divs", f"<div><div>{T[0]}</div></div><div><div><div>{T[1]}</div></div></div>", True, {}),
    ("four-levels",
     "".join(f"<div><section><ul><li><b>{t}</b> in a journal of many words</li></ul></section></div>" for t in T[:2]), True, {}),
    ("attributes-on-every-level", YEAR.format(1, T[0]) + YEAR.format(2, T[1]), True, {}),
    ("body-with-attributes",
     page(items("p", T[:2])).replace("<body>", '<body bgcolor="white" link="blue">'), True, {"whole": True}),
    ("path-is-a-suffix-elsewhere",
     f"<section><div><p>{T[0]}</p><p>{T[1]}</p></div></section><article><div><p>elsewhere</p></div></article>", True, {}),
    ("selected-in-document-order", f"<div>{items('p', [T[2], T[0], T[3], T[1]])}</div>", True, {}),
    ("nested-selected", f"<div><div>{T[0]}</div><div>{T[1]}</div><div><div>deep</div></div></div>", True,
     {"note": "The inner div is selected too, with a text that is there already."})])


def both(attributes, others=None, more=""):
    """Returns the HTML of two paragraphs with the given attributes."""
    return f"<p {attributes}>{T[0]}</p><p {others or attributes}>{T[1]}</p>{more}"


HOSTILE = {"tags": "hostile"}
add_all("query", [
    ("attributes-sorted", both('title="z" class="m" align="left"', 'align="left" title="z" class="m"'), True, {}),
    ("attribute-with-a-dash", both('data-x="1" class="a"', 'class="a" data-x="1"'), True, {}),
    ("value-with-a-double-quote", both("title='say \"x\"'"), True, {}),
    ("value-with-a-single-quote", both('title="it\'s"'), True, {}),
    ("value-with-both-quotes", both('title="a&quot;b\'c"'), True, Q), ("value-of-both-quotes-alone", both('title="&quot;\'"'), True, Q),
    ("empty-value", both('title=""', more="<p>other</p>"), True, {}),
    ("value-with-spaces", both('class=" a  b "', more='<p class="a b">other</p>'), True, {"note": "Values as they are written."}),
    ("values-that-differ-in-spaces", both('class="a b"', 'class="a  b"'), True, {}),
    ("values-that-differ-in-case", both('class="a"', 'class="A"'), True, {}),
    ("value-with-brackets", both('class="a]/b[1"'), True, HOSTILE),
    ("value-with-xpath", both('class="x&quot;] | //*[&quot;"', more="<p>other</p>"), True, HOSTILE),
    ("value-with-entities", both('title="a&amp;b&lt;c"'), True, {}), ("value-with-accents", both('title="città 😀"'), True, {}),
    ("upper-case-attribute", both('CLASS="A"', 'class="A"'), True,
     {"note": "Names are in small letters after parsing, values as they are."}),
    ("upper-case-tags", f'<UL><LI>{T[0]}</LI><Li>{T[1]}</Li></UL>', True, {}),
    ("figures-in-a-tag-name", f"<h2>{T[0]}</h2><h2>{T[1]}</h2>", True, {})])

# ---- the text of an element

ALL, MOST = {"percent": (100, 0)}, {"percent": (90, 0)}
add_all("text", [
    ("white-space-collapsed", f"<p>\n  Reducibility   among\n problems </p><p>{T[1]}</p>", True, ALL),
    ("no-break-spaces", f"<p>Reducibility&nbsp;among&nbsp;&nbsp;problems</p><p>{T[1]}</p>", True, {**ALL, **Q}),
    ("known-titles-are-not-collapsed", items("p", T[:2]), False, {"titles": ["Reducibility  among problems", T[1]], **ALL, **Q}),
    ("entities", "<p>A &amp; B &lt;c&gt;</p><p>Citt&agrave; &#169;</p>", True, {"titles": ["A & B <c>", "Città ©"], **ALL}),
    ("bold-words-within", "<p>Reducibility <b>among</b> problems</p><p>On the <b>complexity</b> of cuts</p>", True, ALL),
    ("text-before-an-element",
     f"<p>{T[0]} <i>1972, in a long journal</i></p><p>{T[1]} <i>1980, in a long journal</i></p>", False,
     {"note": "The whole text is too long; the first text child is the title.", **MOST}),
    ("text-after-an-element", f"<p><i>1972</i> {T[0]}</p><p><i>1980</i> {T[1]}</p>", False,
     {"note": "The first text child stands after the i.", **ALL}),
    ("blank-text-before-an-element", f"<p> <b>x</b> {T[0]}</p><p> <b>y</b> {T[1]}</p>", False,
     {"note": "The first text child is blank: no own hit.", **MOST, **Q}),
    ("text-parted-by-br", f"<p>{T[0]}<br>R Karp and many other people</p><p>{T[1]}<br>A Rossi and many other people</p>", False,
     MOST),
    ("text-parted-by-a-comment",
     "<p>Reducibility <!-- x -->among problems</p><p>On the <!-- y -->complexity of cuts</p>", True, MOST),
    ("title-in-a-span-of-the-item", f"<ul><li><span>{T[0]}</span></li><li><span>{T[1]}</span></li></ul>", True,
     {"note": "By own text the span is the hit."}),
    ("br-is-no-space", f"<p>Reducibility<br>among problems</p><p>{T[1]}</p>", False, ALL),
    ("own-text-selected", f"<ul><li>{T[0]} <b>!</b></li><li>{T[1]} <b>!</b></li><li>{T[2]} <b>2011</b></li></ul>", True,
     {"percent": (80, 0), **Q})])

# ---- similarity

for slug, text in (("an-exclamation-mark", "Reducibility among problems!"), ("a-space-more", "Reducibility among  problems"),
                   ("a-letter-less", "Reducibility mong problems"), ("letter-case", "Reducibility Among Problems")):
    add("similarity", f"differs-by-{slug}", items("p", [text, T[1]]), True, percent=(90, 0), basis="source")
for known, there, percent in (("a" * 10, "a" * 9 + "b", 90), ("a" * 10, "a" * 8 + "bb", 90), ("a" * 5, "aaaab", 80),
                              ("a" * 25, "a" * 17 + "b" * 8, 68), ("a" * 25, "a" * 16 + "b" * 9, 68), ("aaa", "aab", 67), ("aaa", "aab", 66)):
    add("similarity", f"boundary-{len(known)}-{there.count('b')}-at-{percent}", items("p", [there, known]), titles=[known],
        percent=(percent, 0), clauses="HOM-1", tags="boundary")
for slug, texts, known, percent, clauses in (
        ("emoji", ["😀", "😁"], "😀", 50, "HOM-1 EDI-3"), ("decomposed", ["Go\u0308del", "Gödel"], "Gödel", 67, "HOM-1 EDI-3"),
        ("case-is-not-folded", ["ABC", "abc"], "abc", 50, "HOM-1")):
    add("similarity", slug, items("p", texts), titles=[known], percent=(percent, 0), clauses=clauses)

# ---- authors


def listed(titles=T, authors=A):
    return f"<ul>{''.join(f'<li><i>{t}</i> by <b>{a}</b></li>' for t, a in zip(titles, authors))}</ul>"


TWO = {"authors": A[:2]}
add_all("authors", [
    ("both-found", listed(), True, {**TWO, **SOURCE}),
    ("both-found-with-classes", "".join(f'<div class="t">{t}</div><div class="a">{a}</div>' for t, a in zip(T, A)), True,
     {**TWO, **SOURCE}),
    ("in-tables",
     "<table><tbody>" + "".join(f'<tr><td class="t">{t}</td><td class="a">{a}</td></tr>' for t, a in zip(T, A)) + "</tbody></table>",
     True, {"authors": A[2:]}),
    ("one-author-line-missing", listed(authors=A[:3] + [""]).replace("<b></b>", ""), True,
     {"note": "3 authors, 4 titles: «si avvisa l'utente».", **TWO, **SOURCE}),
    ("one-author-line-empty", listed(authors=A[:3] + [""]), True, {"note": "An empty element is selected too.", **TWO, **Q}),
    ("one-author-line-more", listed() + "<ul><li><b>more words</b></li></ul>", True, TWO),
    ("one-known-author-line", listed(), True, {"authors": A[2:3], "note": "No pair of authors: titles only, no authorQuery."}),
    ("no-known-author-lines", listed(), True, {}), ("unknown-author-lines", listed(), True, {"authors": ["Zz Yy", "Xx Ww"]}),
    ("titles-not-found-authors-would-be", listed(), False, {"titles": ["x", "y"], "authors": A, **SOURCE}),
    ("same-authors-throughout", listed(authors=["R Karp"] * 4), True,
     {"authors": ["R Karp"], "note": "One author line in two places is a pair; by titles it is none."}),
    ("same-authors-twice", listed(authors=["R Karp", "R Karp", "A Rossi", "B Neri"]), True, {"authors": ["R Karp", "B Neri"]}),
    ("authors-query-is-the-titles-query", f"<ul>{''.join(f'<li>{t}</li><li>{a}</li>' for t, a in zip(T, A))}</ul>", True,
     {"note": "Both select every li: titles and authors are the same lists.", **TWO}),
    *((f"authors-at-{percent}", listed(), True, {"authors": ["R Karp", "A Rossi and R Karp"], "percent": (80, percent)})
      for percent in (1, 50, 68, 80)),
    ("authors-at-zero", listed(), True,
     {"authors": A, "percent": (80, 0), "note": "The example of Karp has 0 % and finds titles only: `skipped`.", **BOUNDARY}),
    ("authors-at-zero-list-only", f"<ul>{items()}</ul>", True,
     {"authors": ["R Karp"], "percent": (80, 0), "note": "Searched at 0 everything matches: the titles are taken for authors.",
      **BOUNDARY}),
    ("authors-at-zero-none-known", listed(), True, {"percent": (80, 0)}),
    ("authors-at-zero-found-at-a-hundred", "<p>x</p>" + listed(), True, {"authors": A, **ALL, **BOUNDARY}),
    ("source-zisserman",
     "".join(f"<p><b>{a}</b><br><i>{t}</i><br>Proceedings of a conference, {1999 + i}</p>" for i, (t, a) in enumerate(zip(T, A))),
     True, {"authors": ["R. Karp", "A. Rossi, R. Karp"], "percent": (80, 68), "note": "80 % and 68 %, as in §4.7.", **SOURCE}),
    ("source-karp", f"<ul>{''.join(f'<li><i>{t}</i>, Journal of things, {1999 + i}' for i, t in enumerate(T))}</ul>", True,
     {"authors": ["R Karp", "A Rossi"], "percent": (80, 0), "note": "80 % and 0 %, as in §4.7.", **SOURCE})])

# ---- duplicates

D, PERCHE = [T[0], T[1], T[0], T[2]], ["Perché", "Perche\u0301", "Così"]
add_all("duplicates", [(slug, html, hand, {"clauses": "HOM-3 HOM-4", **more}) for slug, html, hand, more in [
    ("duplicate-title", f"<ul>{items(texts=D)}</ul>", True, SOURCE),
    ("duplicate-title-thrice", f"<ul>{items(texts=[T[0]] * 3 + [T[1]])}</ul>", True, {}),
    ("duplicate-by-white-space", f"<ul>{items(texts=[T[0], ' Reducibility  among problems ', T[1]])}</ul>", True, {}),
    ("no-duplicate-by-case", f"<ul>{items(texts=[T[0], T[0].upper(), T[1]])}</ul>", True, {}),
    ("no-duplicate-by-an-exclamation-mark", f"<ul>{items(texts=[T[0], T[0] + '!', T[1]])}</ul>", True,
     {"note": "Similar is not equal."}),
    ("no-duplicate-by-normalisation", f"<ul>{items(texts=PERCHE)}</ul>", True, {"titles": ["Perché", "Così"], **ALL}),
    ("duplicate-with-its-authors", listed(D), True,
     {"note": "The first place with its authors; 4 authors, 4 titles before duplicates go.", **TWO}),
    ("duplicate-first", listed([T[0], T[0], T[1], T[2]]), True, TWO),
    ("as-many-authors-as-distinct-titles",
     f"<ul>{''.join(f'<li><i>{t}</i></li>' for t in D)}</ul><ol>{''.join(f'<li><b>{a}</b></li>' for a in A[:3])}</ol>", False,
     {"note": "4 titles, 3 of them distinct, 3 authors.", **TWO}),
    ("duplicates-and-no-authors", listed(D), True, {}),
    ("duplicate-authors-are-kept", listed(T, ["R Karp", "R Karp", "A Rossi", "R Karp"]), True, {"authors": ["R Karp", "A Rossi"]}),
    ("blank-titles-once", f"<ul><li></li>{items()}<li> </li></ul>", True, Q),
    ("all-duplicates", f"<ul>{items(texts=[T[0]] * 4)}</ul>", True, {"titles": T[:1]})]])

# ---- pages that parsers repair

UL, WHOLE = f"<ul>{items()}</ul>", {"whole": True}
add_all("parsers", [
    ("unclosed-items", "<ul>" + "".join(f"<li>{t}\n" for t in T) + "</ul>", False, {}),
    ("unclosed-paragraphs", "".join(f"<p>{t}\n" for t in T), False, {}),
    ("unclosed-definitions", f"<dl>{''.join(f'<dt>{i}<dd>{t}' for i, t in enumerate(T))}</dl>", False, {}),
    ("unclosed-list", f"<ul>{''.join(f'<li>{t}' for t in T)}", False, {}), ("stray-end-tags", f"</a></p>{UL}</ul>", False, {}),
    ("upper-case-unclosed", "<UL>" + "".join(f"<LI>{t}\n" for t in T) + "</UL>", False, {}),
    ("links-unclosed", f"<ul>{''.join(f'<li><a href=x>{t}</li>' for t in T)}</ul>", False, {}),
    ("bold-across-items", f"<ul><b>{items()}</b></ul>", False, {}),
    ("list-in-a-paragraph", f"<p>My papers{UL}</p>", False, {}), ("heading-in-a-paragraph", "".join(f"<p><h3>{t}</h3>" for t in T), False, {}),
    ("nested-list-in-item", f"<ul><li>Papers of 1999 and more{UL}</li></ul>", False, {}),
    ("font-and-center", f"<center>{''.join(f'<font size=2>{t}</font><br>' for t in T)}</center>", False, {}),
    ("unknown-elements", "".join(f"<paper>{t}</paper>" for t in T), False, {}),
    ("duplicate-attribute", "".join(f'<p class="a" class="b">{t}</p>' for t in T), False, {}),
    ("no-html-no-body", UL, False, WHOLE),
    ("no-doctype", f"<html><head><title>Home</title></head><body>{UL}</body></html>", False, WHOLE),
    ("xhtml",
     '<?xml version="1.0"?>'
     '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">'
     f'<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Home</title></head><body>{UL}</body></html>', False, WHOLE),
    ("cut-off", page(UL)[:-20], False, WHOLE), ("byte-order-mark", "\ufeff" + page(UL), False, WHOLE),
    ("text-before-html", f"Papers {UL}", False, WHOLE)])

# ---- random pages

CHANCE = random.Random(1972)
WORDS = "on the theory of graph cut flow page count index art text tree list path query".split()
for index in range(10):
    outer, inner = CHANCE.choice([("ul", "li"), ("ol", "li"), ("div", "p"), ("section", "h3"), ("div", "div")])
    rows, titles, authors = [], [], []
    for number in range(CHANCE.randrange(3, 6)):
        titles.append(" ".join(CHANCE.sample(WORDS, CHANCE.randrange(3, 6))))
        authors.append(f"{CHANCE.choice('ABCDE')} {CHANCE.choice(('Karp', 'Rossi', 'Neri'))}")
        year = f' data-y="{1990 + number}"' if CHANCE.random() < 0.3 else ""
        rows.append(f'<{inner} class="{CHANCE.choice("pppq")}"{year}><i>{titles[-1]}</i>, <b>{authors[-1]}</b>, {1990 + number}</{inner}>')
        if CHANCE.random() < 0.2:
            rows.append(f"<{inner}>Note</{inner}>")
    if CHANCE.random() < 0.3:
        rows.append(rows[0])
    cut = CHANCE.randrange(1, len(rows))
    body = f"<{outer}>{''.join(rows)}</{outer}>"
    if CHANCE.random() >= 0.5:
        body = f"<{outer}>{''.join(rows[:cut])}</{outer}><h2>Older</h2><{outer}>{''.join(rows[cut:])}</{outer}>"
    add("scattered", f"by-chance-{index}", body, titles=CHANCE.sample(titles, 3), authors=CHANCE.sample(authors, 2),
        percent=(CHANCE.choice((70, 80, 90)), CHANCE.choice((80, 90))))

CASES.run()
