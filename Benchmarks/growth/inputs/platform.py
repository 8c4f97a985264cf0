"""Inputs of the family platform: for each subsystem, a function that yields the name of each kind of input, and an
input of that kind with n elements."""


def lifecycle(n):
    def events(*kinds):
        return {"events": [{"kind": "launch"}] + [{"kind": kind} for kind in kinds] * (n // len(kinds))}

    yield "home and return", events("home", "return")
    yield "launches and ends", events("terminate", "launch")
    system = [{"kind": "system", "notice": notice} for notice in ("locale", "time", "battery")]
    yield "system events asleep", {"events": [{"kind": "launch"}, {"kind": "home"}] + system * (n // 3)
                                   + [{"kind": "return"}]}
