#!/usr/bin/env python3
"""Writes the golden cases of voice.runner; see voice.py for where.

Needs Ruby 3.1.7, node 20.20.2 and httpx 0.28.1 of PyPI.

How a text is percent-encoded Ruby tells (`ERB::Util.url_encode`: every byte of UTF-8 but `A-Za-z0-9-._~`), and which
bodies are objects of JSON, with which members, node (`JSON.parse`). Which status is a success httpx tells. What follows
from a reply is worked by hand.

    replies   one word each: C created, R running, K completed, T timed out, H503 of that status, or a body
"""
import json
import sys

sys.dont_write_bytecode = True
from importlib.metadata import version  # noqa: E402

import httpx  # noqa: E402
from voice import Cases, output_of  # noqa: E402

CASES = Cases("voice.runner")
HTTPX = ("httpx", version("httpx"))
RUBY, NODE = ("Ruby", "3.1.7"), ("node", "20.20.2")
CREATED = '{"id":"s1","status":"running","error":null}'
RUNNING = '{"id":"s1","status":"running","error":null}'
COMPLETED = '{"id":"s1","status":"completed","error":null}'
WORDS = {"C": CREATED, "R": RUNNING, "K": COMPLETED}


def details(**more):
    """As the service answers when all went well, with other members in the place of some."""
    usual = {"id": "s1", "language": "swift", "status": "completed", "build_stdout": "", "build_stderr": "",
             "build_exit_code": 0, "build_time": "1.20", "build_result": "success", "stdout": "hello world\n",
             "stderr": "",
             "exit_code": 0, "time": "0.07", "memory": 9420800, "result": "success", "error": None}
    return json.dumps({name: value for name, value in {**usual, **more}.items() if value is not ...},
        ensure_ascii=False,
                      separators=(",", ":"))


def short(**more):
    return json.dumps(more, ensure_ascii=False, separators=(",", ":"))


def reply(word):
    if word == "T":
        return {"kind": "timeout"}
    if word[:1] == "H" and word[1:].isdigit():
        return {"kind": "reply", "status": int(word[1:]), "body": "<h1>no</h1>"}
    return {"kind": "reply", "status": 200, "body": WORDS.get(word, word)}


def encoded(text):
    return output_of(["ruby", "-rerb", "-e", "print ERB::Util.url_encode(STDIN.read.force_encoding('UTF-8'))"], text)


def requests(count, code="x", key="guest", id="s1", finished=False):
    """`count` requests, of which the last is for the details if it came so far."""
    session = [["id", id], ["api_key", key]]
    made = [{"method": "POST", "path": "/runners/create",
             "query": [["source_code", code], ["language", "swift"], ["api_key", key]]}]
    while len(made) < count:
        last = finished and len(made) == count - 1
        made.append({"method": "GET", "path": "/runners/get_details" if last else "/runners/get_status",
            "query": session})
    return made


def add(group, slug, clauses, replies, count, kind, text, finished=None, asked=None, query=None, **more):
    given = {"code": "x", **(asked or {}), "replies": [reply(word) if isinstance(word, str) else word
                                                         for word in (replies.split() if isinstance(replies, str)
                                                             else replies)]}
    finished = kind != "failure" if finished is None else finished
    if not any(more.get(key) for key in ("computed", "by", "derived")):
        more["by"] = "reply by reply"
    CASES.add(group, slug, clauses, given, {"requests": requests(count, finished=finished, **(query or {})),
                                            "result": {"kind": kind, "text": text}}, **more)


# ---- RUN-1: the three requests

G = "requests"
D = details()
add(G, "all-goes-well", "RUN-1 RUN-2", ["C", "K", D], 3, "output", "hello world\n", basis="source")
add(G, "running-once", "RUN-1", ["C", "R", "K", D], 4, "output", "hello world\n", basis="source")
add(G, "running-five-times", "RUN-1", ["C", *"RRRRR", "K", D], 8, "output", "hello world\n")
add(G, "completed-when-created", "RUN-1", [COMPLETED, "K", D], 3, "output", "hello world\n",
    note="The status of the first reply is not looked at: the status is asked for.")
add(G, "another-status", "RUN-1", ["C", short(id="s1", status="queued"), "K", D], 4, "output", "hello world\n",
    note="Until it is completed, whatever else it is.")
add(G, "an-empty-status", "RUN-1", ["C", short(status=""), "K", D], 4, "output", "hello world\n")
add(G, "completed-in-another-case", "RUN-1", ["C", short(status="Completed"), "K", D], 4, "output", "hello world\n")
add(G, "completed-with-a-space", "RUN-1", ["C", short(status="completed "), "T"], 3, "failure", "timeout")
add(G, "status-without-id", "RUN-1 RUN-3", ["C", short(status="completed"), D], 3, "output", "hello world\n",
    tags="question",
    note="Of the answers to get_status only the status is needed.")
add(G, "created-without-status", "RUN-1 RUN-3", [short(id="s1"), "K", D], 3, "output", "hello world\n", tags="question",
    note="Of the answer to create only the id is needed.")
add(G, "another-id-in-the-status", "RUN-1", ["C", short(id="s2", status="running"), "K", D], 4, "output",
    "hello world\n",
    note="The session is the one that was created.")
add(G, "more-replies-than-requests", "RUN-1", ["C", "K", D, "T", "H500"], 3, "output", "hello world\n")
add(G, "an-empty-code", "RUN-1", ["C", "K", D], 3, "output", "hello world\n", asked={"code": ""}, query={"code": ""})
add(G, "an-api-key", "RUN-1", ["C", "K", D], 3, "output", "hello world\n", asked={"apiKey": "k-1"},
    query={"key": "k-1"})
add(G, "guest-said", "RUN-1", ["C", "K", D], 3, "output", "hello world\n", asked={"apiKey": "guest"})
add(G, "an-empty-key", "RUN-1", "C T", 2, "failure", "timeout", asked={"apiKey": ""}, query={"key": ""})
add(G, "created-with-201", "RUN-1 RUN-3", [{"kind": "reply", "status": 201, "body": CREATED},
    {"kind": "reply", "status": 299, "body": COMPLETED}, D],
    3, "output", "hello world\n", note="Any 2xx.")

for status in (200, 299):
    assert httpx.codes.is_success(status)
    add(G, f"created-with-{status}", "RUN-1 RUN-3", [{"kind": "reply", "status": status, "body": CREATED}, "T"], 2,
        "failure",
        "timeout", computed=HTTPX, tags="boundary")

G = "encoding"
for slug, text, note in [
        ("spaces", "let x = 1", "Not +, which forms would write."), ("line-feeds", "a\nb\r\nc\n", None),
        ("tab", "\tx", None), ("plus", "1 + 2", "A bare + would be read as a space."),
        ("ampersand-and-equals", "a&b=c", "They would begin another parameter."),
        ("per-cent", "100%25", "What looks encoded is encoded again."), ("hash", "#if x", "It would begin a fragment."),
        ("unreserved", "AZaz09-._~", "These stay."), ("left-by-encode-uri-component", "f!('x')*2",
            "JavaScript's encodeURIComponent leaves ! ' ( ) * as they are."),
        ("reserved", ":/?#[]@!$&'()*+,;=", None), ("the-rest-of-ascii", "\"<>\\^`{|}", None),
        ("controls", "\0\x01\x1f\x7f", None), ("accents", "è più", "UTF-8, upper-case digits."),
        ("combining-accent", "e\u0301", "Nothing is normalised."),
        ("three-bytes", "€日", None), ("four-bytes", "😀👩\u200d💻", None), ("quotes", 'print("hello world")', None),
        ("a-byte-order-mark", "\ufeffx", None), ("last-scalar", "\U0010ffff\uffff\u0080", None),
        ("a-small-program", "let name = \"Ada\"\nfor i in 0..<3 {\n    print(\"\\(name): \\(i * 2)\")\n}\n", None)]:
    add(G, f"code-{slug}", "RUN-1", "T", 1, "failure", "timeout", asked={"code": text}, query={"code": encoded(text)},
        computed=RUBY, note=note,
        basis="source" if slug == "a-small-program" else "decision", tags="hostile"
        if any(ord(c) > 0x2fff or ord(c) < 32 for c in text) else None)
for slug, text in [("dots-and-slashes", "../../admin?x"), ("accents", "è"), ("an-ampersand", "a&api_key=b"),
    ("a-space", "s 1"), ("nothing", ""), ("a-line-feed", "a\nHost: b"), ("per-cent", "%2e")]:
    add(G, f"id-{slug}", "RUN-1", [short(id=text, status="running"), "T"], 2, "failure", "timeout",
        query={"id": encoded(text)}, computed=RUBY, tags="hostile",
        note="What the service calls its session is not to be trusted.")
for slug, text in [("space-and-signs", "my key&x=1"), ("accents", "chiavè"), ("slash", "a/b+c==")]:
    add(G, f"key-{slug}", "RUN-1", ["C", "T"], 2, "failure", "timeout", asked={"apiKey": text},
        query={"key": encoded(text)}, computed=RUBY)

# ---- RUN-2: what came of it

G = "results"


def result(slug, kind, text, more=None, body=None, **also):
    add(G, slug, "RUN-2", ["C", "K", body if body is not None else details(**(more or {}))], 3, kind, text,
        finished=True, **also)


ERROR = "Main.swift:1:1: error: cannot find 'prints' in scope\n"
result("output", "output", "hello world\n", basis="source")
result("build-failed", "compileError", ERROR, dict(build_stderr=ERROR, build_exit_code=1, build_result="failure",
    stdout=None, stderr=None,
       exit_code=None, result=None), basis="source", note="As the service reports it: what was not run is null.")
result("build-result-alone", "compileError", ERROR, dict(build_stderr=ERROR, build_result="failure"))
result("build-result-alone-without-a-code", "compileError", ERROR, dict(build_stderr=ERROR, build_exit_code=None,
    build_result="failure"))
result("build-code-alone", "compileError", ERROR, dict(build_stderr=ERROR, build_exit_code=1))
result("build-code-alone-without-a-result", "compileError", ERROR, dict(build_stderr=ERROR, build_exit_code=1,
    build_result=None))
result("build-code-negative", "compileError", "", dict(build_exit_code=-9, build_stderr=None))
result("build-code-null", "output", "hello world\n", dict(build_exit_code=None, build_result=None, build_stderr=None),
    note="build_* may be null.")
result("build-members-missing", "output", "hello world\n", {f"build_{name}": ...
    for name in ("exit_code", "result", "stderr", "stdout", "time")}, tags="question")
result("build-warnings", "output", "hello world\n", dict(build_stderr="warning: x was never used\n"),
    note="A build that goes well may say something.")
result("build-result-in-another-case", "output", "hello world\n", dict(build_result="Failure"))
result("build-result-error", "output", "hello world\n", dict(build_result="error"), note="Only failure is.",
    tags="question")
result("build-failed-and-ran", "compileError", ERROR, dict(build_stderr=ERROR, build_result="failure", exit_code=1,
    result="failure", stderr="x"), note="The build comes first.")
result("build-failed-stderr-null", "compileError", "", dict(build_stderr=None, build_exit_code=1,
    build_result="failure"))
result("build-failed-stderr-missing", "compileError", "", dict(build_stderr=..., build_exit_code=1,
    build_result="failure"), tags="question")
result("exit-code", "runtimeError", "Fatal error\n", dict(exit_code=132, result="failure", stderr="Fatal error\n",
    stdout="half"), basis="source")
result("exit-code-alone", "runtimeError", "no\n", dict(exit_code=1, stderr="no\n"))
result("result-alone", "runtimeError", "no\n", dict(result="failure", stderr="no\n"))
result("result-timeout", "runtimeError", "", dict(result="timeout", exit_code=None),
    note="success, failure, error and timeout are all met.")
result("result-error", "runtimeError", "x", dict(result="error", stderr="x"))
result("result-null", "runtimeError", "", dict(result=None, stderr=None))
result("result-missing", "runtimeError", "", dict(result=...))
result("result-in-another-case", "runtimeError", "", dict(result="Success"))
result("exit-code-null", "runtimeError", "", dict(exit_code=None), tags="question", note="null is not 0.")
result("exit-code-missing", "runtimeError", "", dict(exit_code=...), tags="question")
result("exit-code-negative", "runtimeError", "", dict(exit_code=-1))
result("stderr-of-a-success", "output", "hello world\n", dict(stderr="note\n"),
    note="What is said on standard error is no error.")
result("stdout-null", "output", "", dict(stdout=None), note="null is the empty text.")
result("stdout-missing", "output", "", dict(stdout=...), tags="question")
result("stdout-empty", "output", "", dict(stdout=""))
result("stdout-odd", "output", "\0\r\n\u2028😀 \\u0041\t", dict(stdout="\0\r\n\u2028😀 \\u0041\t"), tags="hostile",
    note="Byte for byte.")
result("runtime-stderr-null", "runtimeError", "", dict(exit_code=1, stderr=None))
for slug, member, kind in [("stdout", "stdout", {}), ("stderr", "stderr", dict(exit_code=1)),
    ("build-stderr", "build_stderr", dict(build_exit_code=1))]:
    result(f"{slug}-is-no-text", "failure", "malformed", {**kind, member: 5}, tags="question hostile")
result("unneeded-texts-of-other-types", "output", "hello world\n", dict(stderr=5, build_stderr=[1], time=7, memory="x",
    id=3, status=None),
       tags="question hostile", note="What is not asked for is not looked at.")
for slug, literal, kind in [("zero", "0", "output"), ("zero-point-zero", "0.0", "output"),
    ("minus-zero", "-0", "output"), ("zero-with-an-exponent", "0e7", "output"),
                            ("tiny", "1e-400", "runtimeError"), ("huge", "1e400", "runtimeError"),
                            ("a-half", "0.5", "runtimeError"), ("text-zero", '"0"', "runtimeError"),
                            ("false", "false", "runtimeError"),
                            ("empty-list", "[]", "runtimeError")]:
    body = '{"exit_code":%s,"result":"success","stdout":"o","stderr":"e"}' % literal
    result(f"exit-code-{slug}", kind, "o" if kind == "output" else "e", body=body,
        tags="hostile" + (" question" if slug in ("tiny", "text-zero", "false", "empty-list") else ""),
           by="numbers are what they say: only 0 is 0")
    body = '{"build_exit_code":%s,"exit_code":0,"result":"success","stdout":"o","build_stderr":"b"}' % literal
    result(f"build-exit-code-{slug}", "output" if kind == "output" else "compileError", "o" if kind == "output"
        else "b", body=body,
           tags="hostile" + (" question" if slug in ("tiny", "text-zero", "false", "empty-list") else ""),
           by="neither null nor 0")

# ---- RUN-3: failures

G = "failures"
for slug, replies, count, text in [
        ("no-replies", "", 1, "timeout"), ("create-times-out", "T C K", 1, "timeout"),
        ("status-times-out", "C T K", 2, "timeout"), ("second-status-times-out", "C R T", 3, "timeout"),
        ("replies-end-at-the-status", "C R", 3, "timeout"), ("create-404", "H404", 1, "http.404"),
        ("create-500", "H500 C", 1, "http.500"), ("create-301", "H301", 1, "http.301"),
        ("create-199", "H199", 1, "http.199"), ("create-300", "H300", 1, "http.300"),
        ("create-100", "H100", 1, "http.100"), ("create-0", "H0", 1, "http.0"), ("status-503", "C H503", 2, "http.503"),
        ("second-status-429", "C R H429", 3, "http.429")]:
    status = int(text[5:]) if text.startswith("http.") else None
    assert status is None or not httpx.codes.is_success(status)
    add(G, slug, "RUN-3", replies, count, "failure", text, tags="boundary" if status in (199, 300) else None,
        computed=HTTPX if status is not None else None)
add(G, "details-time-out", "RUN-3", "C K T", 3, "failure", "timeout", finished=True)
add(G, "replies-end-at-the-details", "RUN-3", "C K", 3, "failure", "timeout", finished=True)
add(G, "details-502", "RUN-3", "C K H502", 3, "failure", "http.502", finished=True)
add(G, "http-before-malformed", "RUN-3", [{"kind": "reply", "status": 500, "body": CREATED}], 1, "failure", "http.500",
    note="Whatever its body says.")
add(G, "http-before-refused", "RUN-3", [{"kind": "reply", "status": 400, "body": '{"error":"no"}'}], 1, "failure",
    "http.400")
add(G, "no-content", "RUN-3", [{"kind": "reply", "status": 204, "body": ""}], 1, "failure", "malformed",
    note="204 is 2xx; its body is no object.")
for place, before, count, finished in [("create", [], 1, False), ("status", ["C"], 2, False),
    ("details", ["C", "K"], 3, True)]:
    for slug, body in [("error", {"error": "quota"}), ("error-beside-all",
        {**json.loads(COMPLETED), "error": "quota", "result": "success", "exit_code": 0}),
                       ("error-empty", {"id": "s1", "status": "completed", "error": ""}),
                       ("error-false", {"id": "s1", "status": "completed", "error": False}),
                       ("error-object", {"id": "s1", "status": "completed", "error": {}}),
                       ("error-0", {"id": "s1", "status": "completed", "error": 0})]:
        if slug == "error-object" and place != "create" or slug == "error-0" and place != "status":
            continue
        add(G, f"{place}-{slug}", "RUN-3", [*before, short(**body)], count, "failure", "refused", finished=finished,
            note="Anything but null is an error.",
            tags="question" if slug == "error" and place == "create" else None)
add(G, "refused-and-the-status-mistyped", "RUN-3", ["C", short(status=1, error="no")], 2, "failure", "refused",
    tags="question", note="An error is told before what is missing.")
for slug, body in [("id-missing", {"status": "running"}), ("id-null", {"id": None}), ("id-a-number", {"id": 7}),
    ("id-a-list", {"id": ["s1"]}), ("id-in-another-case", {"ID": "s1"}), ("empty-object", {})]:
    add(G, f"create-{slug}", "RUN-3", [short(**body)], 1, "failure", "malformed")
for slug, body in [("status-missing", {"id": "s1"}), ("status-null", {"id": "s1", "status": None}),
    ("status-true", {"id": "s1", "status": True}), ("status-a-number", {"status": 1}),
    ("status-an-object", {"status": {"completed": "completed"}})]:
    add(G, slug, "RUN-3", ["C", short(**body)], 2, "failure", "malformed")

G = "bodies"
BODIES = [("empty", ""), ("white-space", "  \n"), ("html", "<html></html>"), ("a-list", '[{"id":"s1"}]'),
    ("a-text", '"s1"'), ("a-number", "5"), ("null", "null"), ("true", "true"),
          ("cut-short", '{"id":"s1"'), ("comma-at-the-end", '{"id":"s1",}'), ("single-quotes", "{'id':'s1'}"),
          ("no-quotes", '{id:"s1"}'), ("two-objects", '{"id":"s1"}{"id":"s2"}'), ("text-behind", '{"id":"s1"} x'),
          ("a-comment", '{"id":"s1" /* */}'), ("not-a-number", '{"id":"s1","x":NaN}'),
          ("infinity", '{"id":"s1","x":-Infinity}'), ("leading-zero", '{"id":"s1","x":01}'),
          ("leading-plus", '{"id":"s1","x":+1}'), ("point-at-the-end", '{"id":"s1","x":1.}'),
          ("a-bare-point", '{"id":"s1","x":.5}'), ("hexadecimal", '{"id":"s1","x":0x1}'),
          ("a-raw-line-feed", '{"id":"s\n1"}'), ("a-raw-tab", '{"id":"s\t1"}'), ("bad-escape", '{"id":"\\x41"}'),
          ("short-escape", '{"id":"\\u41"}'), ("upper-case-true", '{"id":"s1","x":True}'),
          ("no-break-space-around", '\u00a0{"id":"s1"}'), ("a-form-feed-around", '\x0c{"id":"s1"}'),
          ("a-nul-behind", '{"id":"s1"}\0'),
          ("white-space-around", ' \t\r\n{ "id" : "s1" } \n'), ("escapes", '{"id":"\\u0073\\u0031"}'),
          ("escaped-name", '{"\\u0069d":"s1"}'), ("escaped-slash", '{"id":"a\\/b"}'),
          ("a-surrogate-pair", '{"id":"\\ud83d\\ude00"}'),
          ("delete-within", '{"id":"s\x7f1"}'), ("a-long-number", '{"id":"s1","x":' + "9" * 400 + "}"),
          ("a-huge-exponent", '{"id":"s1","x":1e999}'), ("deep", '{"id":"s1","x":' + "[" * 100 + "]" * 100 + "}"),
          ("byte-order-mark", '\ufeff{"id":"s1"}'), ("id-twice", '{"id":"s1","id":"s2"}'),
          ("half-a-surrogate-pair", '{"id":"\\ud800"}')]
PROGRAM = """const told = JSON.parse(require("fs").readFileSync(0, "utf8")).map(body => {
  try {
    const it = JSON.parse(body)
    return it && typeof it == "object" && !Array.isArray(it) && typeof it.id == "string" ? it.id : null
  }
  catch { return null } }); process.stdout.write(JSON.stringify(told))"""
for (slug, body), id in zip(BODIES, json.loads(output_of(["node", "-e", PROGRAM],
    json.dumps([body for _, body in BODIES])))):
    tags = "hostile question" if slug in ("byte-order-mark", "id-twice", "half-a-surrogate-pair") else "hostile"
    if slug == "half-a-surrogate-pair":
        add(G, slug, "RUN-3", [body], 1, "failure", "malformed", tags=tags,
            by="no scalar, and no bytes of UTF-8 to encode")
    elif id is None:
        add(G, slug, "RUN-3", [body], 1, "failure", "malformed", computed=NODE, tags=tags)
    else:
        add(G, slug, "RUN-1 RUN-3", [body, "T"], 2, "failure", "timeout", query={"id": encoded(id)}, computed=NODE,
            tags=tags)

G = "polls"
for slug, polls, replies, count, kind, text, more in [
        ("none", 0, ["C", "K", D], 1, "failure", "polls", {"tags": "question boundary"}),
        ("one-and-completed", 1, ["C", "K", D], 3, "output", "hello world\n", {}),
        ("one-and-running", 1, ["C", "R", "K", D], 2, "failure", "polls", {}),
        ("two-and-completed", 2, ["C", "R", "K", D], 4, "output", "hello world\n", {}),
        ("two-and-running", 2, ["C", "R", "R", "K", D], 3, "failure", "polls", {}),
        ("three-times-out", 3, ["C", "R", "R"], 4, "failure", "timeout", {}),
        ("at-the-last-a-failure", 2, ["C", "R", "H500"], 3, "failure", "http.500", {}),
        ("without-an-id-none-is-asked", 0, [short(status="x")], 1, "failure", "malformed", {})]:
    add(G, slug, "RUN-3", replies, count, kind, text, asked={"polls": polls}, **{"tags": "boundary", **more})
for slug, running, count, kind, text, end in [("twenty-nine-running", 29, 32, "output", "o", True),
    ("thirty-running", 30, 31, "failure", "polls", False)]:
    tail = ["K", short(exit_code=0, result="success", stdout="o")] if end else ["K"]
    given = {"code": "", "apiKey": "", "replies": [reply(word) for word in [short(id=""), *[short(status="")] * running,
        *tail]]}
    CASES.add(G, slug, "RUN-3", given, {"requests": requests(count, code="", key="", id="", finished=end),
        "result": {"kind": kind, "text": text}},
              by="30 is the default: " + ("the 30th is completed" if end else "the 30th runs still"),
              tags="boundary long")

CASES.write()
