"""learning.profile: changes the stored profile of a user through the server."""
from __future__ import annotations

from typing import Any, Dict, NamedTuple, Optional

from contract import Options, Readings, a_list, a_text, a_whole_number, an_object
from learning_response import action_for

READINGS: Options = {}

#: The members that the profile call changes: all except the password.
NAMES = ("name", "surname", "email", "username")

User = Dict[str, str]


class Reply(NamedTuple):
    http_status: int
    status: Optional[int]  # the status in the body


def user_of(value: Any) -> User:
    return {name: a_text(text) for name, text in an_object(value, (*NAMES, "password")).items()}


def reply_of(value: Any) -> Reply:
    given = an_object(value, ("status",), ("body",))
    body = an_object(given.get("body", {}), (), ("status",))
    return Reply(
        http_status=a_whole_number(given["status"]),
        status=a_whole_number(body["status"]) if "status" in body else None,
    )


def failure(reply: Optional[Reply]) -> Optional[str]:
    """PRO-1: the message about a failed change; None if the change took effect."""
    action = action_for(None if reply is None else reply.http_status)
    if action != "proceed":
        return action
    return None if reply == Reply(200, 1) else "refused"


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """PRO-1."""
    given = an_object(input, ("stored", "form", "replies"))
    stored = user_of(given["stored"])
    form = user_of(given["form"])
    replies = [reply_of(value) for value in a_list(given["replies"])]
    if form["password"] != stored["password"]:
        path = "/user/change-password"
        body = {
            "oldPassword": stored["password"],
            "newPassword": form["password"],
            "username": form["username"],
            "email": form["email"],
        }
        changed = {name: form[name] for name in ("username", "email", "password")}
    else:
        path = "/user/profile"
        body = changed = {name: form[name] for name in NAMES}
    output: Dict[str, Any] = {"requests": [{"method": "POST", "path": path, "body": body}], "stored": stored}
    message = failure(replies[0] if replies else None)
    if message is None:
        output["stored"] = {**stored, **changed}
    else:
        output["message"] = message
    return output
