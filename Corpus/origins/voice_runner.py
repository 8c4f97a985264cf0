"""Makes cases of voice.runner: Ruby percent-encodes text, node reads JSON, and httpx decides which statuses succeed.

Ruby's `ERB::Util.url_encode` writes every byte of UTF-8 except `A-Za-z0-9-._~` as `%XX`. node's `JSON.parse` decides
which bodies are objects, and finds their ids.

The script needs Ruby 3.1, node 20.20.2 and httpx 0.28.1 from PyPI.
"""
import json
from importlib.metadata import version

import httpx

from shared.cases import Cases
from shared.programs import output_of, version_of

cases = Cases("voice.runner", __file__)
HTTPX = "httpx", version("httpx")
RUBY, NODE = ("Ruby", version_of("ruby", "--version")), ("node", version_of("node", "--version"))
CREATED = '{"id":"s1","status":"running","error":null}'
TIMEOUT = {"kind": "timeout"}


def reply(body, status=200):
    return {"kind": "reply", "status": status, "body": body}


def encoded(text):
    return output_of(["ruby", "-rerb", "-e", "print ERB::Util.url_encode(STDIN.read.force_encoding('UTF-8'))"], text)


def add(group, slug, clauses, replies, count, text, computed, asked=None, code="x", key="guest", id="s1", **more):
    """Adds a case with `count` requests: one creates a session for `code`, and the others ask for the status of
    `id`."""
    create = {"method": "POST", "path": "/runners/create",
              "query": [["source_code", code], ["language", "swift"], ["api_key", key]]}
    status = {"method": "GET", "path": "/runners/get_status", "query": [["id", id], ["api_key", key]]}
    cases.add(group, slug, clauses, {"code": "x", **(asked or {}), "replies": replies},
              {"requests": [create, *[status] * (count - 1)], "result": {"kind": "failure", "text": text}},
              computed=computed, basis=more.pop("basis", "decision"), **more)


# ---- which statuses are successes

for status in filter(httpx.codes.is_success, (200, 299)):
    add("requests", f"created-with-{status}", "RUN-1 RUN-3", [reply(CREATED, status), TIMEOUT], 2, "timeout", HTTPX,
        tags="boundary")
for slug, status, before in [
        ("create-404", 404, []), ("create-500", 500, []), ("create-301", 301, []), ("create-199", 199, []),
        ("create-300", 300, []), ("create-100", 100, []), ("create-0", 0, []), ("status-503", 503, [reply(CREATED)]),
        ("second-status-429", 429, [reply(CREATED), reply(CREATED)])]:
    after = [reply(CREATED)] if slug == "create-500" else []
    if not httpx.codes.is_success(status):
        add("failures", slug, "RUN-3", [*before, reply("<h1>no</h1>", status), *after], len(before) + 1,
            f"http.{status}", HTTPX, tags="boundary" if status in (199, 300) else None)

# ---- percent-encoded characters

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
    add("encoding", f"code-{slug}", "RUN-1", [TIMEOUT], 1, "timeout", RUBY, {"code": text}, code=encoded(text),
        note=note, basis="source" if slug == "a-small-program" else "decision",
        tags="hostile" if any(ord(c) > 0x2fff or ord(c) < 32 for c in text) else None)
for slug, text in [
        ("dots-and-slashes", "../../admin?x"), ("accents", "è"), ("an-ampersand", "a&api_key=b"), ("a-space", "s 1"),
        ("nothing", ""), ("a-line-feed", "a\nHost: b"), ("per-cent", "%2e")]:
    body = json.dumps({"id": text, "status": "running"}, ensure_ascii=False, separators=(",", ":"))
    add("encoding", f"id-{slug}", "RUN-1", [reply(body), TIMEOUT], 2, "timeout", RUBY, id=encoded(text), tags="hostile",
        note="What the service calls its session is not to be trusted.")
for slug, text in [("space-and-signs", "my key&x=1"), ("accents", "chiavè"), ("slash", "a/b+c==")]:
    add("encoding", f"key-{slug}", "RUN-1", [reply(CREATED), TIMEOUT], 2, "timeout", RUBY, {"apiKey": text},
        key=encoded(text))

# ---- which bodies are objects with an id

BODIES = [
    ("empty", ""), ("white-space", "  \n"), ("html", "<html></html>"), ("a-list", '[{"id":"s1"}]'), ("a-text", '"s1"'),
    ("a-number", "5"), ("null", "null"), ("true", "true"), ("cut-short", '{"id":"s1"'),
    ("comma-at-the-end", '{"id":"s1",}'), ("single-quotes", "{'id':'s1'}"), ("no-quotes", '{id:"s1"}'),
    ("two-objects", '{"id":"s1"}{"id":"s2"}'), ("text-behind", '{"id":"s1"} x'), ("a-comment", '{"id":"s1" /* */}'),
    ("not-a-number", '{"id":"s1","x":NaN}'), ("infinity", '{"id":"s1","x":-Infinity}'),
    ("leading-zero", '{"id":"s1","x":01}'), ("leading-plus", '{"id":"s1","x":+1}'),
    ("point-at-the-end", '{"id":"s1","x":1.}'), ("a-bare-point", '{"id":"s1","x":.5}'),
    ("hexadecimal", '{"id":"s1","x":0x1}'), ("a-raw-line-feed", '{"id":"s\n1"}'), ("a-raw-tab", '{"id":"s\t1"}'),
    ("bad-escape", '{"id":"\\x41"}'), ("short-escape", '{"id":"\\u41"}'), ("upper-case-true", '{"id":"s1","x":True}'),
    ("no-break-space-around", '\u00a0{"id":"s1"}'), ("a-form-feed-around", '\x0c{"id":"s1"}'),
    ("a-nul-behind", '{"id":"s1"}\0'), ("white-space-around", ' \t\r\n{ "id" : "s1" } \n'),
    ("escapes", '{"id":"\\u0073\\u0031"}'), ("escaped-name", '{"\\u0069d":"s1"}'), ("escaped-slash", '{"id":"a\\/b"}'),
    ("a-surrogate-pair", '{"id":"\\ud83d\\ude00"}'), ("delete-within", '{"id":"s\x7f1"}'),
    ("a-long-number", '{"id":"s1","x":' + "9" * 400 + "}"), ("a-huge-exponent", '{"id":"s1","x":1e999}'),
    ("deep", '{"id":"s1","x":' + "[" * 100 + "]" * 100 + "}"), ("byte-order-mark", '\ufeff{"id":"s1"}'),
    ("id-twice", '{"id":"s1","id":"s2"}')]
PROGRAM = """const told = JSON.parse(require("fs").readFileSync(0, "utf8")).map(body => {
  try {
    const it = JSON.parse(body)
    return it && typeof it == "object" && !Array.isArray(it) && typeof it.id == "string" ? it.id : null
  }
  catch { return null } }); process.stdout.write(JSON.stringify(told))"""
told = json.loads(output_of(["node", "-e", PROGRAM], json.dumps([body for _, body in BODIES])))
for (slug, body), id in zip(BODIES, told):
    tags = "hostile question" if slug in ("byte-order-mark", "id-twice") else "hostile"
    if id is None:
        add("bodies", slug, "RUN-3", [reply(body)], 1, "malformed", NODE, tags=tags)
    else:
        add("bodies", slug, "RUN-1 RUN-3", [reply(body), TIMEOUT], 2, "timeout", NODE, id=encoded(id), tags=tags)
cases.run()
