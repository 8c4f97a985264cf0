"""Inputs of the family mobility: for each subsystem, a function that yields the name of each kind of input, and an
input of that kind with n elements."""

# The reasons why the time for a kind of input grows faster than n log n.
WHY = {
    "geofence, android, window of n/2, three leave": "each fix measures the whole window",
}

MONDAY = 1_623_016_800
ACTIVITIES = ["walking", "running", "cycling", "automotive", "notMoving", "unknown"]


def place(i=0):
    """Returns the place with the number i; places with consecutive numbers are about 1 km apart."""
    return {"lat": i % 16_000 / 100 - 80, "lon": i // 16_000 / 100}


def fix(t, i=0, **more):
    return {"t": t, **place(i), "accuracy": 10, **more}


def fixes(n):
    """Yields several lists of fixes, each with a description; a list has one fix every 3 minutes."""
    yield "alike", [fix(180 * i) for i in range(n)]
    yield "all different", [fix(180 * i, i) for i in range(n)]
    yield "in and out", [fix(180 * i, int(i % 10 == 9)) for i in range(n)]


def accuracy(n):
    for kind, given in fixes(n):
        yield f"fixes {kind}", {"mode": "automatic", "fixes": given}
    yield "poor fixes", {"mode": "manual", "fixes": [{**fix(i), "accuracy": 175} for i in range(n)]}


def geofence(n):
    for kind, given in fixes(n):
        yield f"ios, fixes {kind}", {"platform": "ios", "fixes": given}
        yield f"android, fixes {kind}", {"platform": "android", "fixes": given}
    alike = [fix(180 * i) for i in range(n)]
    yield "ios, resets", {"platform": "ios", "fixes": alike, "resets": list(range(n))}
    yield "ios, n/2 close fixes", {"platform": "ios", "fixes": alike, "parameters": {"closeFixes": n // 2}}
    yield "android, window of n/2, alike", {"platform": "android", "fixes": alike, "parameters": {"window": n // 2}}
    leaving = [fix(180 * i, int(i % (n // 3) == 0)) for i in range(n)]
    yield "android, window of n/2, three leave", {
        "platform": "android", "fixes": leaving, "parameters": {"window": n // 2}}


def debounce(n):
    for kind, given in fixes(n):
        yield f"one batch, {kind}", {"batches": [given]}
        yield f"batches of one, {kind}", {"batches": [[fix] for fix in given]}
    yield "empty batches", {"batches": [[]] * n}


def motion(n):
    asked = {"speed": 1.4, "coprocessor": {"available": False, "authorized": False}}
    for kind, x in ("alike", lambda i: 0), ("all different", lambda i: i):
        yield f"samples {kind}", {**asked, "samples": [{"t": i, "x": x(i), "y": 0, "z": 1} for i in range(n)]}
    flags = {"available": True, "authorized": True, "flags": ["walking"] * n, "confidence": 90}
    yield "flags", {"samples": [], "coprocessor": flags}


def comments(n):
    def listed(filter, t=lambda i: 0):
        return {"comments": [{"id": str(i), "t": t(i), "category": "delay", "text": "x", **place(i)}
                             for i in range(n)], "filter": filter}

    yield "one time", listed({})
    yield "all different", listed({"category": "delay"}, lambda i: i)
    yield "near", listed({"near": {**place(), "metres": 10_000_000}}, lambda i: -i)
    yield "long ids", {"comments": [{"id": "x" * n + str(i), "t": 0, "category": "delay", "text": ""}
                                    for i in range(10)], "filter": {}}


def heatmap(n):
    def points(where, **more):
        return {"points": [{**place(where(i)), "t": MONDAY + 86_400 * (i % 1_000)} for i in range(n)],
                "zoom": 22, "timeZone": "Europe/Rome", **more}

    yield "one tile", points(lambda i: 0)
    yield "tiles all different", points(lambda i: i)
    yield "of a weekday", points(lambda i: i, filter="monday")
    yield "maps", [{"points": [place(i)], "zoom": 10} for i in range(n)]


def pipeline(n):
    for kind, given in fixes(n):
        for platform in "ios", "android":
            yield f"{platform}, batches of one, {kind}", {
                "platform": platform, "mode": "automatic", "device": "d", "batches": [[fix] for fix in given]}
    samples = [{"t": i, "x": 0, "y": 0, "z": 1} for i in range(n)]
    yield "samples of one fix", {"platform": "ios", "mode": "automatic", "device": "d",
                                 "batches": [[fix(0, samples=samples)]]}
    yield "one batch", {"platform": "ios", "mode": "automatic", "device": "d",
                        "batches": [[fix(180 * i, i) for i in range(n)]]}


def records(n):
    given = {"device": "d", "fixes": [], "geofence": [], "trips": []}
    centre = {"t": 0, "centre": place()}
    crossings = [{"kind": "enter", "at": 0, "userMode": 9, **centre},
                 {"kind": "exit", "at": 0, "userMode": 10, "dwell": 0, **centre}]
    for kind, many in fixes(n):
        yield f"fixes {kind}", {**given, "fixes": many}
    yield "fixes of one time", {**given, "fixes": [fix(0)] * n}
    yield "crossings alike", {**given, "fixes": [fix(0)], "geofence": crossings[:1] * n}
    yield "crossings of all fixes", {**given, "fixes": [fix(i) for i in range(n)], "geofence": [
        {**crossings[i % 2], "at": i} for i in range(n)]}
    yield "trips", {**given, "trips": [{"t": i, "vehicle": "bus", "fix": fix(i)} for i in range(n)]}
    yield "stretches of network", {**given, "fixes": [fix(i) for i in range(n)],
                                   "network": [[i, i] for i in range(n)]}
    yield "no network but at the end", {**given, "fixes": [fix(i) for i in range(n)],
                                        "network": [[n, n + 1]]}


def sampling(n):
    def phone(*cycle):
        events = [{"kind": "switchOn"}] + list(cycle) * (n // len(cycle))
        return {"authorization": "always", "events": [{**event, "t": 60 * i} for i, event in enumerate(events)]}

    yield "fixes", phone({"kind": "fix", "outcome": "accepted"})
    yield "geofences", phone({"kind": "fix", "outcome": "opens"}, {"kind": "regionExit"})
    yield "ticks", phone({"kind": "tick"})
    yield "switched off and on", phone({"kind": "switchOff"}, {"kind": "switchOn"})


def record(t, i=0, mode=0, activity="walking", kind="automatic"):
    return {"t": t, **place(i), "activity": activity, "userMode": mode, "kind": kind}


def recorded(n, step):
    """Yields several lists of records, each with a description."""
    yield "alike", [record(MONDAY + step * i) for i in range(n)]
    yield "all different", [record(MONDAY + step * i, i, activity=ACTIVITIES[i % 6]) for i in range(n)]
    yield "of one time", [record(MONDAY)] * n
    yield "in and out", [record(MONDAY + step * i, i // 2, 9 + i % 2) for i in range(n)]
    yield "one long stay", [record(MONDAY + step * i, 0, 9 if i == 0 else 10 * (i == n - 1)) for i in range(n)]
    yield "all enter", [record(MONDAY + step * i, 0, 9) for i in range(n)]


def track(n):
    for kind, given in recorded(n, 3_600):
        yield f"records {kind}", {"records": given}
        yield f"records of a weekday, {kind}", {"records": given, "filter": "monday", "timeZone": "Europe/Rome"}


def trip(n):
    def user(*cycle, first=()):
        events = list(first) + list(cycle) * (n // len(cycle))
        return {"automatic": True, "events": [
            {**event, "t": i, **({"fix": fix(i)} if event["kind"] == "fix" else {})} for i, event in enumerate(events)]}

    choose, located = {"kind": "choose", "mode": "bus"}, {"kind": "fix"}
    network = [{"kind": "network", "network": there} for there in (False, True)]
    yield "trips", user(choose, located)
    yield "trips without a network", user(choose, located, first=network[:1])
    yield "choices", user(choose)
    yield "restarts", user({"kind": "restart"})
    yield "network comes and goes", user(*network)


def energy(n):
    for kind, where in ("alike", lambda i: 0), ("all different", lambda i: i):
        trace = [{"t": MONDAY + 20 * i, **place(where(i)), "activity": ACTIVITIES[i % 6]} for i in range(n)]
        for policy in "tenMetreFilter", "onActivityChange", "timerAndGeofence", "androidService":
            platform = "android" if policy == "androidService" else "ios"
            yield f"{policy}, {kind}", {"policy": policy, "platform": platform, "trace": trace}


def statistics(n):
    for kind, given in recorded(n, 3_600):
        yield f"records {kind}", {"records": given, "from": MONDAY, "to": MONDAY + 3_600 * n, "timeZone": "Europe/Rome"}
    # A period has at most 100 years.
    yield "n/3 days of one record", {"records": [record(MONDAY), record(MONDAY + 86_400 * (n // 3))], "from": MONDAY,
                                     "to": MONDAY + 86_400 * (n // 3), "timeZone": "Europe/Rome"}
