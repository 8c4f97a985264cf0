"""Inputs of the family health: for each subsystem, a function that yields the name of each kind of input, and an
input of that kind with n elements."""

# The reasons why the time for a kind of input grows faster than n log n.
WHY = {
    "monitoring, n/100 monitors of n reports": "each monitor reads all reports",
}

DAY = 86_400
FIRST = 946_684_800 + DAY
VALUES = ["temperature", "weight", "heartRate", "glycemia"]


def report(date, **more):
    return {"date": date, "temperature": 36.6, "weight": 70, "heartRate": 72, "glycemia": 90,
            "importance": dict.fromkeys(VALUES, 3), **more}


def form(**more):
    return {"temperature": "36.6", "weight": "70", "heartRate": "72", "glycemia": "90", "date": FIRST, **more}


def diaries(n):
    """Yields several lists of dates, each with a description."""
    yield "one date", [FIRST] * n
    yield "all different", [FIRST + 8_000 * (n - i) for i in range(n)]


def dashboard(n):
    for kind, dates in diaries(n):
        yield kind, {"reports": [report(date) for date in dates]}


def latest(n):
    yield from dashboard(n)


def filter(n):
    for kind, dates in diaries(n):
        reports = [report(date, id=str(i)) for i, date in enumerate(dates)]
        yield kind, {"reports": reports, "value": "weight", "importance": 3}


def edit(n):
    for kind, dates in diaries(n):
        reports = [report(date, id=str(i)) for i, date in enumerate(dates)]
        yield kind, {"reports": reports, "id": "0", "form": form(), "timeZone": "Europe/Rome"}


def entry(n):
    yield "note of n letters", form(note="x" * n)
    yield "number of n digits, rejected", form(weight="7" * n)
    yield "n digits after the point", form(weight="70." + "3" * n)
    yield "n zeros before a number", form(heartRate="0" * n + "72")


def merge(n):
    for kind, dates in diaries(n):
        yield kind, {"reports": [report(date) for date in dates], "new": report(FIRST), "timeZone": "Europe/Rome"}
    yield "note of n letters", {"reports": [report(FIRST, note="x" * n)], "new": report(FIRST, note="x" * n),
                                "timeZone": "UTC"}


def monitoring(n):
    def watched(monitors, dates, opens):
        monitor = {"value": "weight", "importance": 3, "limit": 60, "startDay": FIRST, "days": 1_000}
        return {"monitors": [monitor] * monitors, "reports": [report(date) for date in dates], "opens": opens,
                "timeZone": "Europe/Rome"}

    some = [FIRST + DAY * i for i in range(10)]
    for kind, dates in diaries(n):
        yield f"reports, {kind}", watched(1, dates, [FIRST + 1_001 * DAY])
        yield f"opens, {kind}", watched(1, some, dates[::-1])
    yield "monitors", watched(n, some, [FIRST + 1_001 * DAY])
    yield "n/100 monitors of n reports", watched(n // 100, [FIRST + DAY] * n, [FIRST + 1_001 * DAY])
    yield "monitors that are never due", watched(n, some, [FIRST])
