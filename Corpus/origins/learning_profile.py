#!/usr/bin/env python3
"""Golden cases of learning.profile, written to Corpus/learning/profile/*.jsonl.

Run:    python3 Corpus/origins/learning_profile.py        (from anywhere; the same bytes every time)
Needs:  Python 3.9+ and learning_cases.py beside it.

Where the answers come from. PRO-1 is a decision table: which call, by whether the password differs; what becomes of it, by
the status of the reply and the `status` of its body. Both halves stand below as they were worked out by hand (CALLS and
OUTCOMES); `replies` is their full product, and `fields` every combination of the five fields changed or not. `texts` and
`others` are by hand one by one.
"""
import itertools
import sys

sys.dont_write_bytecode = True
from learning_cases import Cases, Raw, source, worked



def basis(case):
    """The password call, and what success and a status of 0 come to, stand in §5.6.1; the path of the other call does not."""
    given, replies = case["input"], case["input"]["replies"]
    passwords = given["stored"]["password"], given["form"]["password"]
    plain = all(passwords) and all(p.isascii() and p.isalnum() for p in passwords) and passwords[0] != passwords[1]
    told = len(replies) == 1 and replies[0]["status"] == 200 and replies[0].get("body", {}).get("status") in (0, 1)
    written = any(isinstance(part, Raw) for part in (replies[0]["status"], replies[0]["body"]["status"])) if told else False
    return "source" if plain and told and not written else "decision"


cases = Cases("learning.profile", basis)
HAND = worked("PRO-1 by hand")
TABLES = cases.derived("the tables of calls and of outcomes, worked by hand")
FORMS = cases.derived("PRO-1 for every form")
FIELDS = ("name", "surname", "email", "username", "password")


def user(name="Ada", surname="Neri", email="ada@test.it", username="ada", password="password"):
    return {"name": name, "surname": surname, "email": email, "username": username, "password": password}


STORED = user()
FORM = {
    "profile": user("Bea", "Rossi", "bea@test.it", "bea", "password"),
    "password": user("Bea", "Rossi", "bea@test.it", "bea", "password1"),
}
CALLS = {
    "profile": {"method": "POST", "path": "/user/profile",
                "body": {"name": "Bea", "surname": "Rossi", "email": "bea@test.it", "username": "bea"}},
    "password": {"method": "POST", "path": "/user/change-password",
                 "body": {"oldPassword": "password", "newPassword": "password1", "username": "bea", "email": "bea@test.it"}},
}
STORED_AFTER = {
    "profile": user("Bea", "Rossi", "bea@test.it", "bea", "password"),
    "password": user("Ada", "Neri", "bea@test.it", "bea", "password1"),
}
# By the status of the reply: what is told without a body, with one that has no status, and with status 0, 1 and 2.
BODIES = (("no-body", None), ("empty-body", {}), ("status-0", {"status": 0}), ("status-1", {"status": 1}), ("status-2", {"status": 2}))
OUTCOMES = {
    200: ("refused", "refused", "refused", None, "refused"),
    201: ("refused",) * 5,
    204: ("refused",) * 5,
    299: ("refused",) * 5,
    0: ("connectionError",) * 5,
    199: ("connectionError",) * 5,
    300: ("connectionError",) * 5,
    400: ("badRequest",) * 5,
    401: ("login",) * 5,
    402: ("connectionError",) * 5,
    403: ("connectionError",) * 5,
    500: ("connectionError",) * 5,
}


def reply(status, body):
    return {"status": status} if body is None else {"status": status, "body": body}


def add(group, slug, stored, form, replies, request, after, message=None, note=None, origin=None, tags=()):
    origin = origin or {"replies": TABLES, "fields": FORMS}.get(group, HAND)
    output = {"requests": [request], "stored": after}
    if message is not None:
        output["message"] = message
    cases.add(group, slug, "PRO-1", origin, {"stored": stored, "form": form, "replies": replies}, output, tags=tags, note=note)


def replies():
    for call in ("profile", "password"):
        add("replies", "%s-no-reply" % call, STORED, FORM[call], [], CALLS[call], STORED, "connectionError")
        for status, messages in OUTCOMES.items():
            for (body_name, body), message in zip(BODIES, messages):
                add("replies", "%s-%d-%s" % (call, status, body_name), STORED, FORM[call], [reply(status, body)], CALLS[call],
                    STORED_AFTER[call] if message is None else STORED, message)
    for status, name, told in ((-1, "minus-1", "connectionError"), (-200, "minus-200", "connectionError"), (456, "456", "connectionError"),
                               (4294967496, "200-and-32-bits", "connectionError"), (65936, "400-and-16-bits", "connectionError")):
        add("replies", "password-%s-status-1" % name, STORED, FORM["password"], [reply(status, {"status": 1})], CALLS["password"],
            STORED, told, tags=("boundary",))
    for status, name in ((-1, "minus-1"), (3, "3"), (257, "1-and-8-bits"), (4294967297, "1-and-32-bits")):
        add("replies", "password-200-status-%s" % name, STORED, FORM["password"], [reply(200, {"status": status})], CALLS["password"],
            STORED, "refused", "Only 1 is a success, not every number but 0.", tags=("boundary",))
    add("replies", "password-200-written-otherwise", STORED, FORM["password"], [reply(Raw("2e2"), {"status": Raw("1.0")})],
        CALLS["password"], STORED_AFTER["password"], note="1.0 is 1 and 2e2 is 200.", tags=("numbers",))


def fields():
    """Every combination of fields changed, with a good reply and with a bad one."""
    old, new = ("Ada", "Neri", "ada@test.it", "ada", "password"), ("Bea", "Rossi", "bea@test.it", "bea", "password1")
    for bits in itertools.product((0, 1), repeat=5):
        form = [(old, new)[bit][i] for i, bit in enumerate(bits)]
        name, surname, email, username, password = form
        if bits[4]:
            request = {"method": "POST", "path": "/user/change-password",
                       "body": {"oldPassword": "password", "newPassword": "password1", "username": username, "email": email}}
            after = user("Ada", "Neri", email, username, "password1")
            note = "A change of name or surname is lost with a changed password: fig. 5.25 stores three fields." if bits[0] or bits[1] else None
        else:
            request = {"method": "POST", "path": "/user/profile",
                       "body": {"name": name, "surname": surname, "email": email, "username": username}}
            after = user(name, surname, email, username, "password")
            note = None if any(bits) else "Nothing was changed, and the profile call is sent all the same."
        slug = "changed-" + ("-".join(f for f, bit in zip(FIELDS, bits) if bit) or "nothing")
        add("fields", slug, STORED, user(*form), [reply(200, {"status": 1})], request, after, note=note)
        if sum(bits) in (0, 1, 5):
            add("fields", slug + "-refused", STORED, user(*form), [reply(200, {"status": 0})], request, STORED, "refused")


def texts():
    good = [reply(200, {"status": 1})]

    def password(slug, old, new, note=None):
        """A changed password, if the two are not the same text."""
        stored, form = user(password=old), user("Bea", password=new)
        if old != new:
            request = {"method": "POST", "path": "/user/change-password",
                       "body": {"oldPassword": old, "newPassword": new, "username": "ada", "email": "ada@test.it"}}
            add("texts", slug, stored, form, good, request, user(password=new), note=note, tags=("texts",))
        else:
            request = {"method": "POST", "path": "/user/profile",
                       "body": {"name": "Bea", "surname": "Neri", "email": "ada@test.it", "username": "ada"}}
            add("texts", slug, stored, form, good, request, user("Bea", password=old), note=note, tags=("texts",))

    password("emptied-password", "password", "", "An empty new password is a changed one.")
    password("first-password", "", "password")
    password("no-password-before-and-after", *[""] * 2, note="Two empty texts are the same: the profile call.")
    password("password-with-a-space-behind", "password", "password ", "Nothing is trimmed.")
    password("password-with-a-space-before", "password", " password")
    password("password-of-spaces", "", " ")
    password("password-in-capitals", "password", "PASSWORD")
    password("password-with-one-capital", "password", "Password")
    password("password-composed", "caffe\u0301", "caff\u00e9", "The same to a reader and to Swift's ==; scalar by scalar it is another.")
    password("password-decomposed", "caff\u00e9", "caffe\u0301")
    password("password-hangul-composed", "\u1112\u1161\u11ab", "\ud55c")
    password("password-with-a-zero-width-space", "password", "pass\u200bword")
    password("password-with-a-control-character", "password", "password\u0000", "Not the end of the text.")
    password("password-with-carriage-return", "a\nb", "a\r\nb", "CR LF is one Character of Swift, and another than LF.")
    password("password-angstrom", "\u00c5", "\u212b", "U+00C5 and U+212B are canonically equivalent, and two texts.")
    password("password-full-width", "1", "\uff11")
    password("password-of-quotes", 'pass"word', "pass\\\"word'; --")
    password("password-emoji", "🔑", "🗝")
    password("password-unchanged-emoji", *["🔑\u200d🔒"] * 2)
    password("password-unchanged-quotes", *['{"password":"x"}'] * 2)
    password("password-unchanged-long", *["x" * 1000] * 2)
    password("password-differs-at-the-end-of-many", "x" * 1000 + "y", "x" * 1000 + "z")
    same = user("Zoë", "D'Àmico \"la\"", "zoë+1@test.it", " zoe ")
    add("texts", "fields-go-through-as-they-are", STORED, same, good,
        {"method": "POST", "path": "/user/profile",
         "body": {"name": "Zoë", "surname": "D'Àmico \"la\"", "email": "zoë+1@test.it", "username": " zoe "}},
        user("Zoë", "D'Àmico \"la\"", "zoë+1@test.it", " zoe "), tags=("texts",))
    add("texts", "all-fields-emptied", STORED, user("", "", "", "", "password"), good,
        {"method": "POST", "path": "/user/profile", "body": {"name": "", "surname": "", "email": "", "username": ""}},
        user("", "", "", "", "password"), tags=("texts",))
    add("texts", "all-texts-empty", user("", "", "", "", ""), user("", "", "", "", ""), good,
        {"method": "POST", "path": "/user/profile", "body": {"name": "", "surname": "", "email": "", "username": ""}},
        user("", "", "", "", ""), tags=("texts",))
    add("texts", "name-that-is-the-password", STORED, user("password", "password", "password", "password", "password"), good,
        {"method": "POST", "path": "/user/profile", "body": {"name": "password", "surname": "password", "email": "password",
                                                              "username": "password"}},
        user("password", "password", "password", "password", "password"), tags=("texts",))
    add("texts", "username-composed-from-decomposed", user(username="re\u0301"), user(username="r\u00e9"), good,
        {"method": "POST", "path": "/user/profile",
         "body": {"name": "Ada", "surname": "Neri", "email": "ada@test.it", "username": "r\u00e9"}}, user(username="r\u00e9"), tags=("texts",))


def others():
    g = "others"
    source_stored = {"name": "", "surname": "", "email": "utente@test.it", "username": "utente@test.it", "password": "password"}
    source_request = {"method": "POST", "path": "/user/change-password",
                      "body": {"oldPassword": "password", "newPassword": "password1", "username": "utente@test.it", "email": "utente@test.it"}}
    artils = source("artils", "5.6.1")
    add(g, "source-change-of-password", source_stored, {**source_stored, "password": "password1"}, [reply(200, {"status": 1})],
        source_request, {**source_stored, "password": "password1"}, note="The body and the reply as §5.6.1 shows them.", origin=artils)
    add(g, "source-change-of-password-fails", source_stored, {**source_stored, "password": "password1"}, [reply(200, {"status": 0})],
        source_request, source_stored, "refused", "status false(0): a message is shown, and the password is not changed.", origin=artils)
    good, bad = reply(200, {"status": 1}), reply(500, None)
    for call in ("profile", "password"):
        add(g, "%s-second-reply-good" % call, STORED, FORM[call], [bad, good], CALLS[call], STORED, "connectionError",
            "One request is sent, and the first reply is its. Nothing is tried again.")
        add(g, "%s-second-reply-bad" % call, STORED, FORM[call], [good, bad], CALLS[call], STORED_AFTER[call])
        add(g, "%s-first-of-three-refuses" % call, STORED, FORM[call], [reply(200, {"status": 0}), good, good], CALLS[call], STORED, "refused")
        add(g, "%s-login-then-good" % call, STORED, FORM[call], [reply(401, None), good], CALLS[call], STORED, "login")
        add(g, "%s-first-without-body-second-good" % call, STORED, FORM[call], [reply(200, None), good], CALLS[call], STORED, "refused")


def main():
    for part in (replies, fields, texts, others):
        part()
    cases.write()


if __name__ == "__main__":
    sys.exit(main())
