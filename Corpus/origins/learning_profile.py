#!/usr/bin/env python3
"""Makes cases of learning.profile, derived from PRO-1. The call depends on whether the password changes, and the result
depends on the status of the reply and on the `status` in its body. The cases cover every status, and every combination
of changed fields.
"""
import itertools

from shared.cases import Cases
from shared.line import Numeral

CASES = Cases("learning.profile", __file__)
FIELDS = ("name", "surname", "email", "username", "password")
STORED = dict(zip(FIELDS, ("Ada", "Neri", "ada@test.it", "ada", "password")))
CHANGED = dict(zip(FIELDS, ("Bea", "Rossi", "bea@test.it", "bea", "password1")))
PROFILE = {**CHANGED, "password": "password"}  # with the old password
TABLES, FORMS = "the tables of calls and of outcomes, worked by hand", "PRO-1 for every form"


def told(reply):
    """Returns the message that the user gets about a reply; None if the change succeeded."""
    if reply is None:
        return "connectionError"
    status, body = float(reply["status"]), reply.get("body", {})
    if 200 <= status < 300:
        return None if status == 200 and float(body.get("status", 0)) == 1 else "refused"
    return {400: "badRequest", 401: "login"}.get(status, "connectionError")


def add(group, slug, form, reply, derived, basis="decision", **more):
    if form["password"] != STORED["password"]:
        request = {"method": "POST", "path": "/user/change-password",
                   "body": {"oldPassword": STORED["password"], "newPassword": form["password"], "username": form["username"],
                            "email": form["email"]}}
        after = {**form, "name": STORED["name"], "surname": STORED["surname"]}
    else:
        request = {"method": "POST", "path": "/user/profile", "body": {name: form[name] for name in FIELDS[:4]}}
        after = form
    message = told(reply)
    CASES.add(group, slug, "PRO-1", {"stored": STORED, "form": form, "replies": [reply] if reply else []},
              {"requests": [request], "stored": STORED if message else after, **({"message": message} if message else {})},
              derived=derived, basis=basis, **more)


BODIES = {"no-body": None, "empty-body": {}, "status-0": {"status": 0}, "status-1": {"status": 1}, "status-2": {"status": 2}}
for call, form in (("profile", PROFILE), ("password", CHANGED)):
    add("replies", f"{call}-no-reply", form, None, TABLES)
    for status in (200, 201, 204, 299, 0, 199, 300, 400, 401, 402, 403, 500):
        for name, body in BODIES.items():
            plain = call == "password" and status == 200 and name in ("status-0", "status-1")
            add("replies", f"{call}-{status}-{name}", form, {"status": status, **({} if body is None else {"body": body})},
                TABLES, "source" if plain else "decision")
for status, name in ((-1, "minus-1"), (-200, "minus-200"), (456, "456"), (4294967496, "200-and-32-bits"), (65936, "400-and-16-bits")):
    add("replies", f"password-{name}-status-1", CHANGED, {"status": status, "body": {"status": 1}}, TABLES, tags="boundary")
for status, name in ((-1, "minus-1"), (3, "3"), (257, "1-and-8-bits"), (4294967297, "1-and-32-bits")):
    add("replies", f"password-200-status-{name}", CHANGED, {"status": 200, "body": {"status": status}}, TABLES, tags="boundary",
        note="Only 1 is a success, not every number but 0.")
add("replies", "password-200-written-otherwise", CHANGED, {"status": Numeral("2e2"), "body": {"status": Numeral("1.0")}}, TABLES,
    note="1.0 is 1 and 2e2 is 200.", tags="numbers")

for bits in itertools.product((0, 1), repeat=5):
    changed = [name for name, bit in zip(FIELDS, bits) if bit]
    form = {**STORED, **{name: CHANGED[name] for name in changed}}
    note = None if changed else "Nothing was changed, and the profile call is sent all the same."
    if "password" in changed and {"name", "surname"} & set(changed):
        note = "A change of name or surname is lost with a changed password: fig. 5.25 stores three fields."
    basis, slug = "source" if "password" in changed else "decision", f"changed-{'-'.join(changed) or 'nothing'}"
    add("fields", slug, form, {"status": 200, "body": {"status": 1}}, FORMS, basis, note=note)
    if len(changed) in (0, 1, 5):
        add("fields", f"{slug}-refused", form, {"status": 200, "body": {"status": 0}}, FORMS, basis)

CASES.run()
