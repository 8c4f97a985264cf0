#!/usr/bin/env python3
"""Writes the golden cases of scholar.homepage; see scholar.py for where.

Needs what scholar_pages.py needs, rapidfuzz 3.14.6 and regex (by scholar_distance.py).

rapidfuzz tells which elements are similar to which title, lxml (libxml2's XPath) which nodes a query selects, on the
trees of three parsers; a case is written only if they find the same by the same queries, and is tagged `one-tree` if
the trees are the same. Where `query` or `author_query` is given, the query was worked by hand from HOM-2 and HOM-3 and the
case is `computed`; else, and where another reading changes it, the script builds it from the clauses and the case is
`derived`.
"""

import random
import re
import sys

sys.dont_write_bytecode = True
from rapidfuzz.distance import Levenshtein  # noqa: E402
from scholar import SYMBOL, THRESHOLD, TOLERANCE, Cases, Numeral, compact  # noqa: E402
from scholar_distance import symbols  # noqa: E402
from scholar_pages import LXML, one_tree, trees  # noqa: E402

TEXT, PAIR, ATTRIBUTES, COUNT, ZERO = (f"scholar.homepage.{name}" for name in "text pair attributes count zero".split())
OPTIONS = {
    TEXT: ("all", "own"),
    PAIR: ("elements", "titles"),
    ATTRIBUTES: ("equal", "named"),
    COUNT: ("raw", "distinct"),
    ZERO: ("searched", "skipped"),
    **TOLERANCE,
}


class Pages(Cases):
    def add(self, group, slug, clauses, given, output, **more):
        """What is refused is so by SIM-3 alone, and what finds nothing has no path and no lists."""
        if isinstance(output, str):
            clauses = "SIM-3"
        if slug == "emoji-titles":  # one known title is no pair, whatever its symbols
            clauses = "HOM-1"
        if isinstance(output, dict) and output["status"] == "notFound":
            clauses = " ".join(each for each in clauses.split() if each not in ("HOM-2", "HOM-3", "HOM-4")) or "HOM-1"
        super().add(group, slug, clauses, given, output, **more)


CASES = Pages("scholar.homepage", OPTIONS)
USUAL = {name: each[0] for name, each in OPTIONS.items()}
SPACE = re.compile(r"[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+")


class ParsersDiffer(Exception):
    """Not for the corpus."""


def text_of(node, readings):
    texts = node.xpath("text()")
    text = "".join(texts[:1]) if readings[TEXT] == "own" else node.xpath("string()")
    return SPACE.sub(" ", text).strip(" ")


def hits(root, known, percent, readings):
    """The elements that are similar to a title, each with the first that it is similar to."""
    for node in root.iter("*"):
        text = tuple(symbols(text_of(node, readings), readings[SYMBOL]))
        for title in known if text else ():
            other = tuple(symbols(title, readings[SYMBOL]))
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
        elif first[node.tag][0] not in node.iterancestors() and (
            readings[PAIR] == "elements" or title != first[node.tag][1]
        ):
            return first[node.tag][0], node
    return None


def quoted(value):
    if '"' not in value:
        return f'"{value}"'
    if "'" not in value:
        return f"'{value}'"
    return (
        "concat("
        + ",".join(f"'{part}'" if part == '"' else f'"{part}"' for part in re.split('(")', value) if part)
        + ")"
    )


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
    author_query, authors = None, []
    if given["authorPercent"] or readings[ZERO] == "searched":
        author_query, authors = search(root, given["authors"], given["authorPercent"], readings)
    if author_query is not None:
        answer["authorQuery"] = author_query
    kept = []
    if author_query is not None and len(authors) == len(titles if readings[COUNT] == "raw" else places):
        answer["status"] = "ok"
        kept = [authors[place] for place in places] if readings[COUNT] == "raw" else authors
    return {**answer, "titles": [titles[place] for place in places], "authors": kept}


def told(given, readings):
    first, *others = [told_of(root, given, readings) for root in trees(given["html"])]
    for other in others:
        # The query too: HOM-4 lets parsers differ there, but an outcome is compared as a whole.
        if other != first:
            raise ParsersDiffer(given["html"], first, other)
    return first


def page(body, head=""):
    return f"<!DOCTYPE html><html><head><title>Home</title>{head}</head><body>{body}</body></html>"


T = ["Reducibility among problems", "On the complexity of cuts", "The art of counting", "A theory of pages"]
A = ["R Karp", "A Rossi, R Karp", "B Neri", "R Karp, C Verdi"]


def add(
    group,
    slug,
    html,
    clauses="HOM-1 HOM-2 HOM-3",
    titles=T[:2],
    authors=(),
    percent=(80, 90),
    query=None,
    author_query=None,
    found=None,
    status=None,
    whole=False,
    tags=None,
    **more,
):
    given = {
        "html": html if whole else page(html),
        "titles": list(titles),
        "authors": list(authors),
        "titlePercent": percent[0],
        "authorPercent": percent[1],
    }
    try:
        usual = told(given, USUAL)
    except ParsersDiffer:
        print("parsers differ:", slug, file=sys.stderr)
        return
    for name, wanted in (("query", query), ("authorQuery", author_query), ("titles", found), ("status", status)):
        assert wanted is None or usual.get(name) == wanted, (slug, name, usual, wanted)
    by_hand = query is not None or author_query is not None or usual["status"] == "notFound"
    tags = " ".join([*([tags] if tags else []), *(["one-tree"] if one_tree(given["html"]) else [])]) or None
    rule = "HOM-1 to HOM-4, with rapidfuzz and lxml"
    origin = {"computed": LXML, "otherwise": rule} if by_hand else {"derived": rule}
    CASES.spread(
        group,
        slug,
        clauses,
        given,
        lambda readings: told(given, readings),
        tags=tags,
        **{"basis": "decision", **origin, **more},
    )


def items(tag="li", texts=T, attributes=""):
    return "".join(f"<{tag}{attributes}>{text}</{tag}>" for text in texts)


G = "basics"
add(G, "a-list", f"<ul>{items()}</ul>", query="//ul/li", found=T, basis="source")
add(
    G,
    "two-known-of-four",
    f"<ol>{items()}</ol>",
    titles=[T[3], T[1]],
    query="//ol/li",
    found=T,
    basis="source",
    note="From two titles all are found.",
)
add(G, "all-known", f"<ol>{items()}</ol>", titles=T, query="//ol/li", found=T, basis="source")
add(
    G,
    "one-known",
    f"<ol>{items()}</ol>",
    titles=T[:1],
    status="notFound",
    basis="source",
    note="«Se viene trovato un solo titolo … si esce».",
)
add(G, "none-known", f"<ol>{items()}</ol>", titles=["Something else entirely"], status="notFound", basis="source")
add(G, "no-titles", f"<ol>{items()}</ol>", titles=[], status="notFound")
add(G, "no-titles-at-zero", f"<ol>{items()}</ol>", titles=[], percent=(0, 0), status="notFound")
add(G, "page-without-text", "<p></p><p> </p>", status="notFound")
add(
    G,
    "only-text",
    "Reducibility among problems",
    titles=[T[0]],
    status="notFound",
    note="html, and body, each once; neither name twice.",
)
add(G, "paragraphs", items("p"), query="//body/p", found=T, basis="source")
add(G, "headings", items("h3"), query="//body/h3", found=T)
add(G, "divisions-in-divisions", f"<div>{items('div')}</div>", query="//div/div", found=T)
add(
    G,
    "links-in-a-list",
    f"<ul>{''.join(f'<li><a href=x{i}>{t}</a> (pdf) and some more words</li>' for i, t in enumerate(T))}</ul>",
    query="//ul/li/a",
    found=T,
)
add(
    G,
    "links-that-fill-their-items",
    f"<ul>{''.join(f'<li><a href=x{i}>{t}</a></li>' for i, t in enumerate(T))}</ul>",
    query="//ul/li",
    found=T,
    note="li comes before its a.",
)
add(
    G,
    "table",
    "<table><tbody>"
    + "".join(f"<tr><td>Journal no. {i}</td><td>{t}</td></tr>" for i, t in enumerate(T))
    + "</tbody></table>",
    query="//tbody/tr/td",
    found=[each for i, t in enumerate(T) for each in (f"Journal no. {i}", t)],
    note="Every cell is selected, the journals too.",
)
add(
    G,
    "table-with-numbers",
    "<table><tbody>" + "".join(f"<tr><td>{i}</td><td>{t}</td></tr>" for i, t in enumerate(T)) + "</tbody></table>",
    query="//tbody/tr",
    found=[f"{i}{t}" for i, t in enumerate(T)],
    note="The whole row is similar enough, and comes before its cells.",
)
add(
    G,
    "table-with-classes",
    '<table><tbody>'
    + "".join(f'<tr><td>Journal no. {i}</td><td class="t">{t}</td></tr>' for i, t in enumerate(T))
    + "</tbody></table>",
    query='//tbody/tr/td[@class="t"]',
    found=T,
)
add(
    G,
    "definition-list",
    "<dl>" + "".join(f"<dt>{i}</dt><dd>{t}</dd>" for i, t in enumerate(T)) + "</dl>",
    query="//dl/dd",
    found=T,
)
add(G, "italics", "<p>" + ", ".join(f"<i>{t}</i>" for t in T) + "</p>", query="//p/i", found=T)
add(
    G,
    "italics-in-items",
    "<ul>" + "".join(f"<li>R. Karp and others, <i>{t}</i>, Journal of things, 1972</li>" for t in T) + "</ul>",
    query="//ul/li/i",
    found=T,
)
add(
    G,
    "other-lists-of-the-page",
    f"<ul>{items(texts=['Home', 'Teaching'])}</ul><ol>{items()}</ol>",
    query="//ol/li",
    found=T,
)
add(
    G,
    "another-list-of-the-same-kind",
    f"<div><ul>{items(texts=['Home', 'Teaching'])}</ul></div><ul>{items()}</ul>",
    query="//ul/li",
    found=["Home", "Teaching", *T],
    note="The path does not tell the lists apart.",
)
add(
    G,
    "lists-told-apart-by-an-attribute",
    f'<ul id="menu">{items(texts=["Home"])}</ul><ul id="papers">{items()}</ul>',
    query='//ul[@id="papers"]/li',
    found=T,
)

G = "pair"
add(
    G,
    "first-name-complete-wins",
    f"<h2>{T[0]}</h2><p>{T[0]}</p><p>{T[1]}</p><h2>{T[1]}</h2>",
    query="//body/p",
    note="p is complete before h2.",
)
add(
    G,
    "first-hits-are-kept",
    f"<h2>{T[0]}</h2><p>{T[1]}</p><div><h2>{T[2]}</h2></div><h2>{T[3]}</h2>",
    titles=T,
    query="//h2",
    note="The pair is the first h2 and the one in the div: body and div differ, so the path is one step.",
    found=[T[0], T[2], T[3]],
)
add(
    G,
    "of-different-names",
    f"<h2>{T[0]}</h2><h3>{T[1]}</h3><h4>{T[2]}</h4>",
    titles=T,
    status="notFound",
    basis="source",
    note="«Aventi lo stesso nome di tag».",
)
add(
    G,
    "same-title-twice",
    f"<p>{T[0]}</p><p>{T[0]}</p>",
    titles=T[:1],
    query="//body/p",
    found=[T[0]],
    note="Two elements, but one known title.",
)
add(
    G,
    "same-title-in-heading-and-list",
    f"<p>{T[0]}</p><div><p>{T[0]}</p><p>{T[1]}</p><p>{T[2]}</p></div>",
    titles=T[:2],
)
add(
    G,
    "same-title-then-another",
    f"<ul><li>{T[0]}</li></ul><ol><li>{T[0]}</li><li>{T[1]}</li></ol>",
    titles=T[:2],
    note="By titles the pair is the first li and the one with the other title.",
)
add(
    G,
    "known-title-listed-twice",
    f"<p>{T[0]}</p><p>{T[0]}</p>",
    titles=[T[0], T[0]],
    note="Twice the same known title is one.",
)
add(
    G,
    "nested-same-name",
    f"<div><div>{T[0]}</div></div><div>{T[1]}</div>",
    titles=T[:2],
    query="//body/div",
    found=[T[0], T[1]],
    note="The outer div is the first hit; the inner lies in it.",
)
add(G, "nested-same-name-only", f"<div><div>{T[0]}</div></div>", titles=T[:1], status="notFound")
add(G, "nested-three-deep", f"<div><div><div>{T[0]}</div></div></div>", titles=T[:1], status="notFound")
add(
    G,
    "nested-spans-then-another",
    f"<p><span><span>{T[0]}</span></span> and so on and so on and so on <span>{T[1]}</span></p>",
    titles=T[:2],
    query="//p/span",
)
add(
    G,
    "second-hit-around-another",
    f"<p>{T[0]}</p><div><p>{T[1]}</p></div>",
    titles=T[:2],
    query="//p",
    found=[T[0], T[1]],
)
add(
    G,
    "title-of-the-page-counts",
    f"<p>x</p>",
    titles=["Home"],
    status="notFound",
    note="title is one element; head and title differ in name.",
)
add(G, "title-of-the-page-and-a-heading", f"<h1>Home</h1><p>{T[0]}</p>", titles=["Home", T[0]], status="notFound")
add(G, "in-head-and-body", f"<p>{T[0]}</p><p>{T[1]}</p>", titles=["Home", T[0], T[1]], query="//body/p")
add(
    G,
    "script-is-an-element",
    f"<script>{T[0]}</script><p>x</p><script>{T[1]}</script>",
    query="//body/script",
    found=T[:2],
    tags="question",
)
add(G, "comments-are-none", f"<p>x<!-- {T[0]} --></p><p>y<!-- {T[1]} --></p>", status="notFound")
add(G, "attributes-are-no-text", f'<img alt="{T[0]}"><img alt="{T[1]}"><a title="{T[0]}">x</a>', status="notFound")
add(
    G,
    "at-zero-percent",
    f"<div><p>alpha</p><p>beta</p></div>",
    titles=["zzz"],
    percent=(0, 0),
    query="//div/p",
    found=["alpha", "beta"],
    note="Everything matches; p is the first name that comes twice apart.",
    tags="boundary",
)
add(
    G,
    "at-zero-percent-one-of-each",
    f"<div><p>alpha</p></div>",
    titles=["zzz"],
    percent=(0, 0),
    status="notFound",
    tags="boundary",
)
add(
    G,
    "at-zero-percent-blank-is-no-hit",
    f"<p></p><p>alpha</p>",
    titles=["zzz"],
    percent=(0, 0),
    status="notFound",
    tags="boundary",
)
add(
    G,
    "two-similar-known-titles",
    f"<p>The art of counting</p><p>The art of counting!</p>",
    titles=["The art of counting", "The art of counting!"],
    percent=(100, 0),
    query="//body/p",
)

G = "path"
MORE = "<h4>Some papers of this year</h4>"  # so that the element around is no hit itself
add(
    G,
    "common-attributes",
    f'<ul><li class="p" id="a">{T[0]}</li><li class="p" id="b">{T[1]}</li></ul>',
    query='//ul/li[@class="p"]',
    basis="source",
    note="class is equal, id is not.",
)
add(G, "attributes-of-one-only", f'<ul><li class="p">{T[0]}</li><li>{T[1]}</li></ul>', query="//ul/li")
add(
    G,
    "attributes-of-other-values",
    f'<ul><li class="p">{T[0]}</li><li class="q">{T[1]}</li><li>{T[2]}</li></ul>',
    query="//ul/li",
    found=T[:3],
    tags="question",
)
add(
    G,
    "attributes-of-other-values-among-others",
    f'<ul><li class="p">{T[0]}</li><li class="q">{T[1]}</li><li class="r">{T[2]}</li><li>Home</li></ul>',
    query="//ul/li",
)
add(
    G,
    "attribute-only-some-have",
    f'<ul><li>Home</li><li class="p">{T[0]}</li><li class="p">{T[1]}</li><li class="p">{T[2]}</li></ul>',
    query='//ul/li[@class="p"]',
    found=T[:3],
)
add(
    G,
    "attributes-of-the-common-element",
    f'<div id="x" class="y"><p>{T[0]}</p><p>{T[1]}</p></div><div><p>other words</p></div>',
    query='//div[@class="y"][@id="x"]/p',
    found=T[:2],
    note="The common element, with all its attributes, heads the path.",
)
add(
    G,
    "above-the-common-element-nothing",
    f'<div class="out"><div><p>{T[0]}</p><p>{T[1]}</p></div></div><div><p>more</p></div>',
    query="//div/p",
)
add(
    G,
    "wrappers-are-hits-first",
    f"<div><p>{T[0]}</p></div><div><p>{T[1]}</p></div>",
    query="//body/div",
    found=T[:2],
    note="The text of a div is that of its p: it comes first.",
)
add(
    G,
    "different-parents",
    f"<div>{MORE}<p>{T[0]}</p></div><div>{MORE}<p>{T[1]}</p></div><p>outside</p>",
    query="//body/div/p",
    found=T[:2],
)
add(
    G,
    "different-parents-with-attributes",
    f'<div class="a" lang="it">{MORE}<p>{T[0]}</p></div><div class="a" lang="en">{MORE}<p>{T[1]}</p></div>'
    '<div class="b"><p>no</p></div>',
    query='//body/div[@class="a"]/p',
    found=T[:2],
)
add(
    G,
    "parents-of-different-names",
    f"<div>{MORE}<p>{T[0]}</p></div><section>{MORE}<p>{T[1]}</p></section><p>outside</p>",
    query="//p",
    found=[T[0], T[1], "outside"],
    note="The names differ: the path ends there.",
    basis="source",
)
add(
    G,
    "grandparents-of-different-names",
    f"<div><div>{MORE}<p>{T[0]}</p></div></div><section><div>{MORE}<p>{T[1]}</p></div></section>",
    query="//div/p",
    found=T[:2],
)
add(
    G,
    "different-depths",
    f"<div>{MORE}<p>{T[0]}</p></div><div>{MORE}<div>{MORE}<p>{T[1]}</p></div></div>",
    query="//div/p",
    found=T[:2],
    note="div and div, then body and div: the names differ.",
)
add(
    G,
    "different-depths-all-divs",
    f"<div><div>{T[0]}</div></div><div><div><div>{T[1]}</div></div></div>",
    titles=T[:2],
    query="//body/div",
)
add(
    G,
    "four-levels",
    f"<div><section><ul><li><b>{T[0]}</b> in a journal of many words</li></ul></section></div><div><section><ul>"
    f"<li><b>{T[1]}</b> in a journal of many words</li></ul></section></div>",
    query="//body/div/section/ul/li/b",
    found=T[:2],
)
add(
    G,
    "attributes-on-every-level",
    '<div class="year"><ul class="l"><li class="i">'
    f'<a class="t" href="1">{T[0]}</a> and many other words here</li></ul></div><div class="year"><ul class="l">'
    f'<li class="i"><a class="t" href="2">{T[1]}</a> and many other words here</li></ul></div>',
    query='//body/div[@class="year"]/ul[@class="l"]/li[@class="i"]/a[@class="t"]',
)
add(
    G,
    "body-with-attributes",
    f"<p>{T[0]}</p><p>{T[1]}</p>".join(
        (f'<!DOCTYPE html><html><head><title>Home</title></head><body bgcolor="white" link="blue">', "</body></html>")
    ),
    whole=True,
    query='//body[@bgcolor="white"][@link="blue"]/p',
)
add(
    G,
    "path-is-a-suffix-elsewhere",
    f"<section><div><p>{T[0]}</p><p>{T[1]}</p></div></section><article><div><p>elsewhere</p></div></article>",
    query="//div/p",
    found=[*T[:2], "elsewhere"],
)
add(
    G,
    "selected-in-document-order",
    f"<div><p>{T[2]}</p><p>{T[0]}</p><p>{T[3]}</p><p>{T[1]}</p></div>",
    query="//div/p",
    found=[T[2], T[0], T[3], T[1]],
)
add(
    G,
    "nested-selected",
    f"<div><div>{T[0]}</div><div>{T[1]}</div><div><div>deep</div></div></div>",
    query="//div/div",
    found=[T[0], T[1], "deep"],
    note="The inner div is selected too, with a text that is there already.",
)

G = "query"
add(
    G,
    "attributes-sorted",
    f'<p title="z" class="m" align="left">{T[0]}</p><p align="left" title="z" class="m">{T[1]}</p>',
    query='//body/p[@align="left"][@class="m"][@title="z"]',
)
add(
    G,
    "attribute-with-a-dash",
    f'<p data-x="1" class="a">{T[0]}</p><p class="a" data-x="1">{T[1]}</p>',
    query='//body/p[@class="a"][@data-x="1"]',
)
add(
    G,
    "value-with-a-double-quote",
    f"<p title='say \"x\"'>{T[0]}</p><p title='say \"x\"'>{T[1]}</p>",
    query="//body/p[@title='say \"x\"']",
)
add(
    G,
    "value-with-a-single-quote",
    f'<p title="it\'s">{T[0]}</p><p title="it\'s">{T[1]}</p>',
    query='//body/p[@title="it\'s"]',
)
add(
    G,
    "value-with-both-quotes",
    f'<p title="a&quot;b\'c">{T[0]}</p><p title="a&quot;b\'c">{T[1]}</p>',
    query="""//body/p[@title=concat("a",'"',"b'c")]""",
    tags="question",
)
add(
    G,
    "value-of-both-quotes-alone",
    f'<p title="&quot;\'">{T[0]}</p><p title="&quot;\'">{T[1]}</p>',
    query="""//body/p[@title=concat('"',"'")]""",
    tags="question",
)
add(
    G,
    "empty-value",
    f'<p title="">{T[0]}</p><p title="">{T[1]}</p><p>other</p>',
    query='//body/p[@title=""]',
    found=T[:2],
)
add(
    G,
    "value-with-spaces",
    f'<p class=" a  b ">{T[0]}</p><p class=" a  b ">{T[1]}</p><p class="a b">other</p>',
    query='//body/p[@class=" a  b "]',
    found=T[:2],
    note="Values as they are written.",
)
add(G, "values-that-differ-in-spaces", f'<p class="a b">{T[0]}</p><p class="a  b">{T[1]}</p>', query="//body/p")
add(G, "values-that-differ-in-case", f'<p class="a">{T[0]}</p><p class="A">{T[1]}</p>', query="//body/p")
add(
    G,
    "value-with-brackets",
    f'<p class="a]/b[1">{T[0]}</p><p class="a]/b[1">{T[1]}</p>',
    query='//body/p[@class="a]/b[1"]',
    tags="hostile",
)
add(
    G,
    "value-with-xpath",
    f'<p class="x&quot;] | //*[&quot;">{T[0]}</p><p class="x&quot;] | //*[&quot;">{T[1]}</p><p>other</p>',
    query="""//body/p[@class='x"] | //*["']""",
    found=T[:2],
    tags="hostile",
)
add(
    G,
    "value-with-entities",
    f'<p title="a&amp;b&lt;c">{T[0]}</p><p title="a&amp;b&lt;c">{T[1]}</p>',
    query='//body/p[@title="a&b<c"]',
)
add(
    G,
    "value-with-accents",
    f'<p title="città 😀">{T[0]}</p><p title="città 😀">{T[1]}</p>',
    query='//body/p[@title="città 😀"]',
)
add(
    G,
    "upper-case-attribute",
    f'<p CLASS="A">{T[0]}</p><p class="A">{T[1]}</p>',
    query='//body/p[@class="A"]',
    note="Names are in small letters after parsing, values as they are.",
)
add(G, "upper-case-tags", f'<UL><LI>{T[0]}</LI><Li>{T[1]}</Li></UL>', query="//ul/li")
add(G, "figures-in-a-tag-name", f"<h2>{T[0]}</h2><h2>{T[1]}</h2>", query="//body/h2")

G = "text"
add(
    G,
    "white-space-collapsed",
    f"<p>\n  Reducibility   among\n problems </p><p>{T[1]}</p>",
    percent=(100, 0),
    query="//body/p",
    found=T[:2],
)
add(
    G,
    "no-break-spaces",
    f"<p>Reducibility&nbsp;among&nbsp;&nbsp;problems</p><p>{T[1]}</p>",
    percent=(100, 0),
    query="//body/p",
    found=T[:2],
    tags="question",
)
add(
    G,
    "known-titles-are-not-collapsed",
    f"<p>{T[0]}</p><p>{T[1]}</p>",
    titles=["Reducibility  among problems", T[1]],
    percent=(100, 0),
    status="notFound",
    tags="question",
)
add(
    G,
    "entities",
    "<p>A &amp; B &lt;c&gt;</p><p>Citt&agrave; &#169;</p>",
    titles=["A & B <c>", "Città ©"],
    percent=(100, 0),
    query="//body/p",
    found=["A & B <c>", "Città ©"],
)
add(
    G,
    "bold-words-within",
    f"<p>Reducibility <b>among</b> problems</p><p>On the <b>complexity</b> of cuts</p>",
    percent=(100, 0),
    query="//body/p",
    found=T[:2],
)
add(
    G,
    "text-before-an-element",
    f"<p>{T[0]} <i>1972, in a long journal</i></p><p>{T[1]} <i>1980, in a long journal</i></p>",
    percent=(90, 0),
    status="notFound",
    note="The whole text is too long; the first text child is the title.",
)
add(
    G,
    "text-after-an-element",
    f"<p><i>1972</i> {T[0]}</p><p><i>1980</i> {T[1]}</p>",
    percent=(100, 0),
    status="notFound",
    note="The first text child stands after the i.",
)
add(
    G,
    "blank-text-before-an-element",
    f"<p> <b>x</b> {T[0]}</p><p> <b>y</b> {T[1]}</p>",
    percent=(90, 0),
    note="The first text child is blank: no own hit.",
    tags="question",
)
add(
    G,
    "text-parted-by-br",
    f"<p>{T[0]}<br>R Karp and many other people</p><p>{T[1]}<br>A Rossi and many other people</p>",
    percent=(90, 0),
    status="notFound",
)
add(
    G,
    "text-parted-by-a-comment",
    f"<p>Reducibility <!-- x -->among problems</p><p>On the <!-- y -->complexity of cuts</p>",
    percent=(90, 0),
    query="//body/p",
    found=T[:2],
)
add(
    G,
    "title-in-a-span-of-the-item",
    f"<ul><li><span>{T[0]}</span></li><li><span>{T[1]}</span></li></ul>",
    query="//ul/li",
    found=T[:2],
    note="By own text the span is the hit.",
)
add(G, "br-is-no-space", f"<p>Reducibility<br>among problems</p><p>{T[1]}</p>", percent=(100, 0), status="notFound")
add(
    G,
    "own-text-selected",
    f"<ul><li>{T[0]} <b>!</b></li><li>{T[1]} <b>!</b></li><li>{T[2]} <b>2011</b></li></ul>",
    percent=(80, 0),
    query="//ul/li",
    tags="question",
)

G = "similarity"
for slug, text in (
    ("an-exclamation-mark", "Reducibility among problems!"),
    ("a-space-more", "Reducibility among  problems"),
    ("a-letter-less", "Reducibility mong problems"),
    ("letter-case", "Reducibility Among Problems"),
):
    add(G, f"differs-by-{slug}", f"<p>{text}</p><p>{T[1]}</p>", percent=(90, 0), query="//body/p", basis="source")
for known, there, percent in (
    ("a" * 10, "a" * 9 + "b", 90),
    ("a" * 10, "a" * 8 + "bb", 90),
    ("a" * 5, "aaaab", 80),
    ("a" * 25, "a" * 17 + "b" * 8, 68),
    ("a" * 25, "a" * 16 + "b" * 9, 68),
    ("aaa", "aab", 67),
    ("aaa", "aab", 66),
):
    add(
        G,
        f"boundary-{len(known)}-{there.count('b')}-at-{percent}",
        f"<p>{there}</p><p>{known}</p>",
        titles=[known],
        percent=(percent, 0),
        clauses="HOM-1",
        tags="boundary",
    )
add(G, "emoji", "<p>😀</p><p>😁</p>", titles=["😀"], percent=(50, 0), clauses="HOM-1 EDI-3")
add(G, "decomposed", "<p>Go\u0308del</p><p>Gödel</p>", titles=["Gödel"], percent=(67, 0), clauses="HOM-1 EDI-3")
add(
    G, "case-is-not-folded", "<p>ABC</p><p>abc</p>", titles=["abc"], percent=(50, 0), clauses="HOM-1", status="notFound"
)
for slug, percent in (
    ("below-zero", -1),
    ("above-a-hundred", 101),
    ("a-half", Numeral("80.5")),
    ("huge", Numeral("1e400")),
):
    for which in ("title", "author"):
        given = {"html": page(items("p")), "titles": T, "authors": [], "titlePercent": 80, "authorPercent": 80}
        CASES.add(
            G,
            f"{which}-percent-{slug}",
            "HOM-1 SIM-3" if which == "title" else "HOM-3 SIM-3",
            {**given, f"{which}Percent": percent},
            "percent.invalid",
            by="not a whole number from 0 to 100",
        )
CASES.add(
    G,
    "author-percent-invalid-though-nothing-found",
    "HOM-3 SIM-3",
    {"html": page(""), "titles": [], "authors": [], "titlePercent": 80, "authorPercent": 101},
    "percent.invalid",
    by="refused whatever is found",
)
CASES.add(
    G,
    "nothing-at-all",
    "HOM-1",
    {"html": "", "titles": T, "authors": A, "titlePercent": 80, "authorPercent": 80},
    {"status": "notFound", "titles": [], "authors": []},
    by="no element has a text",
)
CASES.add(
    G,
    "blank-page",
    "HOM-1",
    {"html": " \n ", "titles": T, "authors": A, "titlePercent": 0, "authorPercent": 80},
    {"status": "notFound", "titles": [], "authors": []},
    by="no element has a text, and blank texts are not compared",
)

G = "authors"


def listed(titles=T, authors=A, between=" by "):
    return "<ul>" + "".join(f"<li><i>{t}</i>{between}<b>{a}</b></li>" for t, a in zip(titles, authors)) + "</ul>"


add(G, "both-found", listed(), authors=A[:2], query="//ul/li/i", author_query="//ul/li/b", status="ok", basis="source")
add(
    G,
    "both-found-with-classes",
    "".join(f'<div class="t">{t}</div><div class="a">{a}</div>' for t, a in zip(T, A)),
    authors=A[:2],
    query='//body/div[@class="t"]',
    author_query='//body/div[@class="a"]',
    status="ok",
    basis="source",
)
add(
    G,
    "in-tables",
    "<table><tbody>"
    + "".join(f'<tr><td class="t">{t}</td><td class="a">{a}</td></tr>' for t, a in zip(T, A))
    + "</tbody></table>",
    authors=A[2:],
    author_query='//tbody/tr/td[@class="a"]',
    status="ok",
)
add(
    G,
    "one-author-line-missing",
    listed(authors=A[:3] + [""]).replace("<b></b>", ""),
    authors=A[:2],
    author_query="//ul/li/b",
    status="titlesOnly",
    basis="source",
    note="3 authors, 4 titles: «si avvisa l'utente».",
)
add(
    G,
    "one-author-line-empty",
    listed(authors=A[:3] + [""]),
    authors=A[:2],
    author_query="//ul/li/b",
    status="ok",
    tags="question",
    note="An empty element is selected too.",
)
add(
    G,
    "one-author-line-more",
    listed() + "<ul><li><b>more words</b></li></ul>",
    authors=A[:2],
    author_query="//ul/li/b",
    status="titlesOnly",
)
add(
    G,
    "one-known-author-line",
    listed(),
    authors=A[2:3],
    status="titlesOnly",
    query="//ul/li/i",
    note="No pair of authors: titles only, no authorQuery.",
)
add(G, "no-known-author-lines", listed(), authors=[], status="titlesOnly", query="//ul/li/i")
add(G, "unknown-author-lines", listed(), authors=["Zz Yy", "Xx Ww"], status="titlesOnly", query="//ul/li/i")
add(G, "titles-not-found-authors-would-be", listed(), titles=["x", "y"], authors=A, status="notFound", basis="source")
add(
    G,
    "same-authors-throughout",
    listed(authors=["R Karp"] * 4),
    authors=["R Karp"],
    author_query="//ul/li/b",
    status="ok",
    note="One author line in two places is a pair; by titles it is none.",
)
add(
    G,
    "same-authors-twice",
    listed(authors=["R Karp", "R Karp", "A Rossi", "B Neri"]),
    authors=["R Karp", "B Neri"],
    author_query="//ul/li/b",
    status="ok",
)
add(
    G,
    "authors-query-is-the-titles-query",
    f"<ul>{''.join(f'<li>{t}</li><li>{a}</li>' for t, a in zip(T, A))}</ul>",
    authors=A[:2],
    query="//ul/li",
    author_query="//ul/li",
    status="ok",
    note="Both select every li: titles and authors are the same lists.",
)
for percent in (1, 50, 68, 80):
    add(
        G,
        f"authors-at-{percent}",
        listed(),
        authors=["R Karp", "A Rossi and R Karp"],
        percent=(80, percent),
        query="//ul/li/i",
    )
add(
    G,
    "authors-at-zero",
    listed(),
    authors=A,
    percent=(80, 0),
    query="//ul/li/i",
    note="The example of Karp has 0 % and finds titles only: `skipped`.",
    tags="boundary",
)
add(
    G,
    "authors-at-zero-list-only",
    f"<ul>{items()}</ul>",
    authors=["R Karp"],
    percent=(80, 0),
    query="//ul/li",
    author_query="//ul/li",
    status="ok",
    tags="boundary",
    note="Searched at 0 everything matches: the titles are taken for authors.",
)
add(G, "authors-at-zero-none-known", listed(), authors=[], percent=(80, 0), query="//ul/li/i", status="titlesOnly")
add(
    G,
    "authors-at-zero-found-at-a-hundred",
    "<p>x</p>" + listed(),
    authors=A,
    percent=(100, 0),
    query="//ul/li/i",
    tags="boundary",
)
add(
    G,
    "source-zisserman",
    "".join(
        f'<p><b>{a}</b><br><i>{t}</i><br>Proceedings of a conference, {1999 + i}</p>'
        for i, (t, a) in enumerate(zip(T, A))
    ),
    authors=["R. Karp", "A. Rossi, R. Karp"],
    percent=(80, 68),
    query="//body/p/i",
    author_query="//body/p/b",
    status="ok",
    basis="source",
    note="80 % and 68 %, as in §4.7.",
)
add(
    G,
    "source-karp",
    "".join(f"<li><i>{t}</i>, Journal of things, {1999 + i}" for i, t in enumerate(T)).join(("<ul>", "</ul>")),
    authors=["R Karp", "A Rossi"],
    percent=(80, 0),
    query="//ul/li/i",
    basis="source",
    note="80 % and 0 %, as in §4.7.",
)

G = "duplicates"
D = [T[0], T[1], T[0], T[2]]
add(
    G,
    "duplicate-title",
    f"<ul>{items(texts=D)}</ul>",
    clauses="HOM-3 HOM-4",
    query="//ul/li",
    found=T[:3],
    basis="source",
)
add(
    G,
    "duplicate-title-thrice",
    f"<ul>{items(texts=[T[0]] * 3 + [T[1]])}</ul>",
    clauses="HOM-3 HOM-4",
    query="//ul/li",
    found=T[:2],
)
add(
    G,
    "duplicate-by-white-space",
    f"<ul><li>{T[0]}</li><li> Reducibility  among problems </li><li>{T[1]}</li></ul>",
    clauses="HOM-3 HOM-4",
    query="//ul/li",
    found=T[:2],
)
add(
    G,
    "no-duplicate-by-case",
    f"<ul><li>{T[0]}</li><li>{T[0].upper()}</li><li>{T[1]}</li></ul>",
    clauses="HOM-3 HOM-4",
    query="//ul/li",
    found=[T[0], T[0].upper(), T[1]],
)
add(
    G,
    "no-duplicate-by-an-exclamation-mark",
    f"<ul><li>{T[0]}</li><li>{T[0]}!</li><li>{T[1]}</li></ul>",
    clauses="HOM-3 HOM-4",
    query="//ul/li",
    found=[T[0], T[0] + "!", T[1]],
    note="Similar is not equal.",
)
add(
    G,
    "no-duplicate-by-normalisation",
    "<ul><li>Perché</li><li>Perche\u0301</li><li>Così</li></ul>",
    titles=["Perché", "Così"],
    percent=(100, 0),
    clauses="HOM-3 HOM-4",
    query="//ul/li",
    found=["Perché", "Perche\u0301", "Così"],
)
add(
    G,
    "duplicate-with-its-authors",
    listed(D, A),
    authors=A[:2],
    clauses="HOM-3 HOM-4",
    author_query="//ul/li/b",
    status="ok",
    note="The first place with its authors; 4 authors, 4 titles before duplicates go.",
)
add(
    G,
    "duplicate-first",
    listed([T[0], T[0], T[1], T[2]], A),
    authors=A[:2],
    clauses="HOM-3 HOM-4",
    author_query="//ul/li/b",
    status="ok",
)
add(
    G,
    "as-many-authors-as-distinct-titles",
    "<ul>"
    + "".join(f"<li><i>{t}</i></li>" for t in D)
    + "</ul><ol>"
    + "".join(f"<li><b>{a}</b></li>" for a in A[:3])
    + "</ol>",
    authors=A[:2],
    clauses="HOM-3 HOM-4",
    status="titlesOnly",
    note="4 titles, 3 of them distinct, 3 authors.",
)
add(
    G,
    "duplicates-and-no-authors",
    listed(D, A),
    authors=[],
    clauses="HOM-3 HOM-4",
    query="//ul/li/i",
    found=T[:3],
    status="titlesOnly",
)
add(
    G,
    "duplicate-authors-are-kept",
    listed(T, ["R Karp", "R Karp", "A Rossi", "R Karp"]),
    authors=["R Karp", "A Rossi"],
    clauses="HOM-3 HOM-4",
    author_query="//ul/li/b",
    status="ok",
)
add(
    G,
    "blank-titles-once",
    "<ul><li></li>" + items() + "<li> </li></ul>",
    clauses="HOM-3 HOM-4",
    query="//ul/li",
    found=["", *T],
    tags="question",
)
add(
    G,
    "all-duplicates",
    f"<ul>{items(texts=[T[0]] * 4)}</ul>",
    titles=T[:1],
    clauses="HOM-3 HOM-4",
    query="//ul/li",
    found=T[:1],
)

G = "parsers"


def add_if_agreed(slug, html, **more):
    try:
        add(G, slug, html, **more)
    except ParsersDiffer:
        print("parsers differ:", slug, file=sys.stderr)


add_if_agreed(
    "table-without-tbody",
    "<table>" + "".join(f"<tr><td>{t}</td></tr>" for t in T) + "</table>",
    note="A browser inserts tbody.",
)
add_if_agreed(
    "table-without-tbody-two-columns",
    "<table>" + "".join(f'<tr><td class="t">{t}</td><td class="a">{a}</td></tr>' for t, a in zip(T, A)) + "</table>",
    authors=A[:2],
)
add_if_agreed("two-tables-without-tbody", "".join(f"<table><tr><td>{t}</td></tr></table>" for t in T))
for slug, html in (
    ("unclosed-items", "<ul>" + "".join(f"<li>{t}\n" for t in T) + "</ul>"),
    ("unclosed-paragraphs", "".join(f"<p>{t}\n" for t in T)),
    ("unclosed-cells", "<table>" + "".join(f"<tr><td>{t}" for t in T) + "</table>"),
    ("unclosed-definitions", "<dl>" + "".join(f"<dt>{i}<dd>{t}" for i, t in enumerate(T)) + "</dl>"),
    ("unclosed-list", "<ul>" + "".join(f"<li>{t}" for t in T)),
    ("stray-end-tags", "</a></p>" + f"<ul>{items()}</ul></ul>"),
    ("upper-case-unclosed", "<UL>" + "".join(f"<LI>{t}\n" for t in T) + "</UL>"),
    ("links-unclosed", "<ul>" + "".join(f"<li><a href=x>{t}</li>" for t in T) + "</ul>"),
    ("bold-across-items", f"<ul><b>{items()}</b></ul>"),
    ("list-in-a-paragraph", f"<p>My papers<ul>{items()}</ul></p>"),
    ("heading-in-a-paragraph", "".join(f"<p><h3>{t}</h3>" for t in T)),
    ("nested-list-in-item", f"<ul><li>Papers of 1999 and more<ul>{items()}</ul></li></ul>"),
    ("font-and-center", "<center>" + "".join(f"<font size=2>{t}</font><br>" for t in T) + "</center>"),
    ("unknown-elements", "".join(f"<paper>{t}</paper>" for t in T)),
    ("duplicate-attribute", "".join(f'<p class="a" class="b">{t}</p>' for t in T)),
):
    add_if_agreed(slug, html)
for slug, html in (
    ("no-html-no-body", f"<ul>{items()}</ul>"),
    ("no-doctype", f"<html><head><title>Home</title></head><body><ul>{items()}</ul></body></html>"),
    (
        "xhtml",
        '<?xml version="1.0"?>'
        '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">'
        f'<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Home</title></head><body><ul>{items()}</ul>'
        '</body></html>',
    ),
    ("cut-off", page(f"<ul>{items()}</ul>")[:-20]),
    ("byte-order-mark", "\ufeff" + page(f"<ul>{items()}</ul>")),
    ("text-before-html", f"Papers <ul>{items()}</ul>"),
    ("after-the-end", page("") + f"<ul>{items()}</ul>"),
):
    add_if_agreed(slug, html, whole=True)

G = "scattered"
rng = random.Random(1972)
WORDS = "on the theory of graph cut flow page count index art text tree list path query".split()
for index in range(10):
    outer, inner = rng.choice([("ul", "li"), ("ol", "li"), ("div", "p"), ("section", "h3"), ("div", "div")])
    rows, titles, authors = [], [], []
    for number in range(rng.randrange(3, 6)):
        title, author = (
            " ".join(rng.sample(WORDS, rng.randrange(3, 6))),
            f"{rng.choice('ABCDE')} {rng.choice(('Karp', 'Rossi', 'Neri'))}",
        )
        titles.append(title)
        authors.append(author)
        year = f' data-y="{1990 + number}"' if rng.random() < 0.3 else ""
        rows.append(
            f'<{inner} class="{rng.choice("pppq")}"{year}><i>{title}</i>, <b>{author}</b>, {1990 + number}</{inner}>'
        )
        if rng.random() < 0.2:
            rows.append(f"<{inner}>Note</{inner}>")
    if rng.random() < 0.3:
        rows.append(rows[0])
    cut = rng.randrange(1, len(rows))
    body = (
        f"<{outer}>{''.join(rows)}</{outer}>"
        if rng.random() < 0.5
        else f"<{outer}>{''.join(rows[:cut])}</{outer}><h2>Older</h2><{outer}>{''.join(rows[cut:])}</{outer}>"
    )
    add(
        G,
        f"by-chance-{index}",
        body,
        titles=rng.sample(titles, 3),
        authors=rng.sample(authors, 2),
        percent=(rng.choice((70, 80, 90)), rng.choice((80, 90))),
    )
CASES.write()
