"""Inputs of the family scholar: for each subsystem, a function that yields the name of each kind of input, and an
input of that kind with n elements."""

import random

# The reasons why the time for a kind of input grows faster than n log n.
WHY = {
    "distance": "computes a matrix of n × n cells",
    "similarity": "computes a matrix of n × n cells",
    "presence": "compares each title with every other",
    "homepage": "reads the text of each element with all inside",
    "results, n attributes": "libxml2 compares each attribute with every other",
    "matching": "compares each title with every other",
}


def letters(n, seed):
    return "".join(random.Random(seed).choices("abcd", k=n))


def titles(n, seed=1):
    chosen = random.Random(seed)
    return [f"{chosen.randrange(10**12)} on {chosen.randrange(10**12)}" for _ in range(n)]


def texts(n):
    yield "alike", {"a": "a" * n, "b": "a" * n}
    yield "unrelated", {"a": letters(n, 1), "b": letters(n, 2)}
    yield "one is short", {"a": "abcd", "b": letters(n, 1)}
    yield "one cluster of n marks", {"a": "e" + "\u0301" * n, "b": "e"}


def distance(n):
    yield from texts(n)


def similarity(n):
    for kind, pair in texts(n):
        yield kind, {**pair, "percent": 80}


def cited(n):
    """Yields several lists, each with a description; a list has the number of citations of each publication."""
    yield "alike", [n] * n
    yield "all different", list(range(n))
    yield "without citations", [0] * n


def hindex(n):
    for kind, numbers in cited(n):
        yield kind, {"publications": [{"citations": number, "checked": True} for number in numbers]}


def colouring(n):
    yield from hindex(n)


def presence(n):
    def page(homepage, publications):
        return {"homepage": [{"title": title} for title in homepage],
                "publications": [{"title": title, "citations": 1} for title in publications], "percent": 80}

    yield "page of n titles", page(titles(n), titles(2))
    yield "n publications", page(titles(2), titles(n))
    yield "n titles and n others", page(titles(n), titles(n, 2))
    yield "n titles alike", page(["title"] * n, ["title"] * n)


def matching(n):
    yield "n titles and one", {"left": titles(n), "right": titles(1), "percent": 80}
    yield "n titles and n others", {"left": titles(n), "right": titles(n, 2), "percent": 80}
    yield "n titles alike and one", {"left": ["title"] * n, "right": ["title"], "percent": 80}


def store(n):
    def publication(title):
        return {"kind": "add", "title": title, "authors": "A", "citations": 1}

    def operations(*given):
        return {"operations": list(given)}

    adds = [publication(str(i)) for i in range(n // 2)]
    page = {"kind": "addHomepageTitles", "titles": titles(n)}

    def each(kind, **more):
        return [{"kind": kind, "key": key, **more} for key in range(1, n // 2 + 1)]

    yield "adds, and a list", operations(*adds, *adds, {"kind": "list", "table": "scholar"})
    yield "all are deleted", operations(*adds, *each("delete", table="scholar"))
    yield "the last is deleted first", operations(*adds, *each("delete", table="scholar")[::-1])
    yield "all are unchecked", operations(*adds, *each("setChecked", checked=False))
    yield "duplicates", operations(*[publication("t")] * n, {"kind": "deleteDuplicates", "table": "scholar"})
    yield "no duplicates", operations(*adds, {"kind": "deleteDuplicates", "table": "scholar"})
    yield "counts", operations(*adds, *[{"kind": "count", "table": "scholar"}] * (n // 2))
    yield "authors of a page", operations(page, *each("addAuthors", authors="A"))
    yield "titles of a page all present", operations(page, *each("setPresent", present=True))
    yield "page added twice", operations(page, page)
    yield "opens", operations(*[{"kind": "open"}] * n)


def table(n):
    def rows(count, taps, citations=lambda i: 1):
        return {"publications": [{"title": str(i), "authors": "A", "citations": citations(i)}
                                 for i in range(count)], "taps": taps}

    yield "alike", rows(n, [0])
    yield "all different", rows(n, [0], lambda i: i)
    yield "taps of one", rows(1, [0] * n)
    # The outcome lists all rows after each tap, so an input cannot have both many rows and many taps.
    yield "taps of ten", rows(10, [i % 10 for i in range(n // 10)])


def search(n):
    found = ["search", {"scholar": "found"}, {"tab": "results"}, {"tab": "search"}]
    yield "searches", {"events": [{"name": "Karp"}] + found * (n // 4)}
    yield "names", {"events": [{"name": f"K{i}"} for i in range(n)]}
    yield "name of n letters", {"events": [{"name": "x" * n}, "search"]}


def results(n):
    def page(body):
        return {"html": f"<html><body>{body}</body></html>", "surname": "Karp", "reachable": True}

    def result(i):
        return (f'<div class="gs_r"><div class="gs_rt"><h3><a href=u>Title {i}</a></h3></div><font><span class="gs_a">'
                f'R <b>Karp</b> - Complexity, 1972</span><span class="gs_fl"><a>Cited by {i}</a></span></font></div>')

    yield "results", page("".join(map(result, range(n))))
    lines = '<span class="gs_a">R <b>Karp</b> - 1972</span><span class="gs_fl"><a>Cited by 1</a></span>'
    headings = '<div class="gs_r"><div class="gs_rt">' + "<h3><a>T</a></h3>" * (n // 9) + "</div>"
    yield "one result of n/9 titles", page(f"{headings}<font>{lines}</font></div>")
    yield "one result of n/9 titles and lines", page(headings + f"<font>{lines}</font>" * (n // 9) + "</div>")
    yield "one font of n/9 lines", page(f"{headings}<font>" + lines * (n // 9) + "</font></div>")
    yield "n nested divs", page("<div>" * n)
    yield "n nested results", page('<div class="gs_r">' * n)
    yield "n nested fonts", page('<div class="gs_r"><h3><a>T</a></h3>' + "<font>" * n + '<span class="gs_a">Karp')
    yield "n unclosed tags", page("<a " * n)
    yield "n attributes", page("<div " + " ".join(f"a{i}=1" for i in range(n)) + ">")
    yield "n entities", page('<div class="gs_r"><h3><a>' + "&amp;" * n + "</a></h3></div>")
    yield "n less-than signs", page("<" * n)
    yield "n open comments", page("<!--" * n)


def homepage(n):
    def page(body, **more):
        return {"html": f"<html><body>{body}</body></html>", "titles": ["Reducibility of sets", "On cuts"],
                "authors": ["R Karp", "R Karp"], "titlePercent": 80, "authorPercent": 90, **more}

    two = "<li><i>Reducibility of sets</i> by <b>R Karp</b></li><li><i>On cuts</i> by <b>R Karp</b></li>"
    items = "".join(f"<li><i>Title {i}</i> by <b>R Karp</b></li>" for i in range(n // 3))
    yield "list", page(f"<ul>{two}{items}</ul>")
    yield "table alike", page("<table>" + f"<tr>{two}</tr>" * (n // 6) + "</table>")
    yield "n nested divs", page("<div>" * n)
    yield "n nested divs about the list", page("<div>" * n + f"<ul>{two}</ul>")
    items = "".join(f"<li><i>Title {i}</i> by <b>R Karp</b></li>" for i in range(n // 12))
    yield "n/2 nested divs about n/12 items", page("<div>" * (n // 2) + f"<ul>{two}{items}</ul>")
    yield "n/2 nested divs about n/2 words", page("<div>" * (n // 2) + "word " * (n // 2) + f"<ul>{two}</ul>")
    yield "n nested divs in the list", page("<ul>" + two + "<li><i>" + "<div>" * n + "</ul>")
    yield "n known titles", page(f"<ul>{two}</ul>", titles=titles(n))
    yield "n lines of authors", page(f"<ul>{two}</ul>", authors=titles(n))
