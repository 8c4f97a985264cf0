#!/usr/bin/env python3
"""Writes the golden cases of mobility.pipeline; see mobility.py for where.

Needs reactivex 6.1.0 of PyPI, and pyproj 3.7.2 (PROJ 9.5.1) for the places. What becomes of each batch stands below, one
word a batch, by hand; in the cases by chance reactivex tells which batches come too soon.

    batches   `0o 10:300N,12o/a -`   fixes of a batch parted by commas: t and a place (`o` home, `300N` of it), then perhaps
              `/w` the activity it brings (n w r c a u), `#175` its accuracy (10 if not told), `>1.5` its speed
    words     `0w`  recorded with userMode 0, walking, timer   `9w` the geofence opens   `10w` it is left   `in-w` recorded inside
              `soon` `order` `empty` `rejected`  dropped    `M` recorded by hand    `alert` dropped with an alert
            `M=` by hand, of a time that is stored already
              with `@1` the place in the batch of the fix that counts (0 if not told)
"""
import random
import re
import sys
from importlib.metadata import version

sys.dont_write_bytecode = True
from mobility import Cases, Numeral, TORINO, paired  # noqa: E402
from mobility_geofence import BEARINGS, place  # noqa: E402
from reactivex import operators  # noqa: E402
from reactivex.testing import ReactiveTest, TestScheduler  # noqa: E402

CASES = Cases("mobility.pipeline")
LAST, SEEN = "mobility.pipeline.last", "mobility.debounce.last"
BOUNDARY, FAR, DWELL = "mobility.accuracy.manual.boundary", "mobility.geofence.far", "mobility.geofence.dwell"
CLOCK, CENTRE, WINDOW, ANDROID = (f"mobility.geofence.{name}" for name in ("clock", "centre", "window",
    "androidCentre"))
REACTIVEX = ("reactivex", version("reactivex"))
LETTERS = {"n": "notMoving", "w": "walking", "r": "running", "c": "cycling", "a": "automotive", "u": "unknown"}
RIDES = {"walk": "walking", "bike": "cycling", "car": "automotive", "bus": "automotive"}
REASONS = {"soon": "tooSoon", "order": "outOfOrder", "empty": "empty", "rejected": "rejected", "alert": "rejected"}


# What an action looks like stands here and nowhere else (mobility_sampling.py has the same).
def do(kind, **details):
    return {"kind": kind, **details}


def fix_of(word):
    t, metres, bearing, letter, accuracy, speed = re.fullmatch(
        r"(-?\d+(?:\.\d+)?)(?:o|:(\d+)([NESW]+))(?:/(\w))?(?:#(-?[\d.]+))?(?:>(-?[\d.]+))?", word).groups()
    lat, lon = place(TORINO, BEARINGS[bearing], float(metres)) if metres else TORINO
    return {"t": Numeral(t), "lat": lat, "lon": lon, "accuracy": Numeral(accuracy or "10"),
        **({"speed": Numeral(speed)} if speed else {}),
            **({"activity": LETTERS[letter]} if letter else {})}


def batches_of(words):
    return [[] if word == "-" else [fix_of(one) for one in word.split(",")] for word in words.split()]


def expected(given, words, interval, radius, centre=None, since=None):
    """`centre` and `since` are the batches of the geofence's centre and of the beginning of its stay, if not where it opens."""
    records, events, dropped, alerts, actions = [], [], [], [], []
    regions, enter, accepted = 0, None, 0
    for number, (batch, word) in enumerate(paired(given["batches"], words.split())):
        word, _, at = word.partition("@")
        if word in REASONS:
            dropped.append({"batch": number, "reason": REASONS[word]})
            if word == "alert":
                alerts.append(number)
            actions.append([])
            continue
        one = batch[int(at or 0)]
        where = {"t": one["t"], "lat": one["lat"], "lon": one["lon"]}
        if word in ("M", "M="):
            if word == "M":
                records.append({**where, "activity": RIDES[given["vehicle"]], "userMode": 0,
                    "vehicle": given["vehicle"], "kind": "manual"})
            actions.append([do("powerSaving"), do("record", userMode=0, vehicle=given["vehicle"]),
                do("startTimer", seconds=interval), do("notify")])
            continue
        mode, letter = re.fullmatch(r"(in-|\d+)(\w)", word).groups()
        user_mode = 0 if mode == "in-" else int(mode)
        records.append({**where, "activity": LETTERS[letter], "userMode": user_mode, "kind": "automatic"})
        region, timer = [], [do("startTimer", seconds=interval)]
        if user_mode == 9:
            regions += 1
            middle = one if centre is None else given["batches"][centre][0]
            centre_now = {"lat": middle["lat"], "lon": middle["lon"]}
            enter = {"kind": "enter", "at": accepted, "t": one["t"], "centre": centre_now, "userMode": 9}
            events.append(enter)
            region, timer = [do("monitorRegion", radius=radius, id=f"geofence-{regions}")], [do("stopTimer")]
        elif user_mode == 10:
            dwell = float(one["t"]) - float((enter if since is None else given["batches"][since][0])["t"])
            events.append({**enter, "kind": "exit", "at": accepted, "t": one["t"], "userMode": 10, "dwell": int(dwell)
                if dwell == int(dwell) else dwell})
            region = [do("unmonitorRegion", id=f"geofence-{regions}")]
        elif mode == "in-":
            timer = []
        actions.append([do("powerSaving"), *region, do("record", userMode=user_mode), *timer])
        accepted += 1
    return {"records": records, "events": events, "dropped": dropped, "alerts": alerts, "actions": actions}


def add(group, slug, batches, words, clauses="PIP-1 PIP-2", mode="automatic", platform="ios", vehicle=None,
    parameters=None, centre=None, since=None, **more):
    given = {"platform": platform, "mode": mode, "device": "phone-1", "batches": batches_of(batches)
        if isinstance(batches, str) else batches,
             **({"vehicle": vehicle} if vehicle else {}), **({"parameters": parameters} if parameters else {})}
    output = expected(given, words, (parameters or {}).get("interval", 180), (parameters or {}).get("radius", 100),
        centre, since)
    if not ({"by", "derived", "computed"} & set(more)):
        more["by"] = "each batch by its clauses"
    CASES.add(group, f"{group}-{slug}", clauses, given, output, **more)


# ---- one stage at a time

G = "automatic"
add(G, "nothing", "", "", by="no batch: empty lists")
add(G, "one-fix", "0o/w", "0w", by="accepted: powerSaving, record, timer", basis="source")
for letter in LETTERS:
    add(G, f"activity-{LETTERS[letter].lower()}", f"0o/{letter}", f"0{letter}",
        by="recorded with the activity that it brings")
add(G, "two-in-three-minutes", "0o/w 180:200N/w", "0w 0w", by="both recorded", basis="source")
add(G, "empty-batch", "- 0o/w", "empty 0w", by="empty; then as if it had not been")
add(G, "too-soon", "0o/w 4:9N/w", "0w soon", by="4 < 5: no record, no action", basis="source")
add(G, "at-five", "0o/w 5:300N/w", "0w 0w", by="5 is not too soon", basis="source", tags="boundary")
add(G, "out-of-order", "100o/w 50:300N/w", "0w order", by="50 < 100")
add(G, "latest-of-the-batch", "0o/w,20:300N/a,10:100N/w", "0a@1", by="the fix at 20", basis="source")
add(G, "latest-of-equal", "7o/w,7:300N/a", "0a@1", by="the last of equal times", tags="boundary")
add(G, "second-chance", "0o/w#175 60:300N/w#200 120:600N/w#201", "0w 0w rejected",
    by="175 and 200 accepted, 201 rejected", basis="source")
add(G, "rejected", "0o/w#250", "rejected", by="above 200: nothing", basis="source",
    note="Not even power saving: the receiver goes on trying.")
add(G, "void-accuracy", "0o/w#-1", "rejected", by="a negative accuracy is rejected")
add(G, "exactly-150", "0o/w#150", "0w", by="150 to 200 inclusive", tags="boundary")
add(G, "no-alert-in-automatic", "0o/w#500 60:300N/w#30", "rejected 0w", by="alerts are for the manual mode")
add(G, "accuracy-after-the-batch", "0o/w#10,1:300N/w#500", "rejected", by="the latest counts, and it is rejected",
    note="Not the better one of the batch.")
add(G, "all-reasons", "- 100o/w 102:300N/w 50o/w 200o/w#999 300:500N/w", "empty 0w soon order rejected 0w",
    by="one reason a batch")
add(G, "device-in-any-script", [], "", by="no batch")
add(G, "two-at-one-time-of-two-batches", "0o/w 0:300N/w", "0w soon", by="0 < 5")
add(G, "poor-and-too-soon", "0o/w 2:300N/w#500", "0w soon", by="2 < 5, which is asked before the accuracy")
add(G, "poor-and-out-of-order", "10o/w 2:300N/w#-1", "0w order", by="2 < 10, which is asked before the accuracy")
add(G, "days-apart", "0o/w 86400:300N/w 864000o/w", "0w 0w 0w", by="a day, ten days")

# ---- which fix starts the five seconds

G = "last"
for slug, batches, accepted, debounced, by in [
    ("rejected-then-good", "0o/w 10:300N/w#500 12:300N/w", "0w rejected 0w", "0w rejected soon", "12 - 0, or 12 - 10"),
    ("rejected-first", "0o/w#500 3o/w", "rejected 0w", "rejected soon", "no last fix, or 3 - 0"),
    ("rejected-later-then-older", "0o/w 20:300N/w#500 10:300N/w", "0w rejected 0w", "0w rejected order",
        "10 - 0, or 10 < 20"),
    ("rejected-again-and-again", "0o/w#500 2o/w#500 4o/w#500 6o/w", "rejected rejected rejected 0w",
        "rejected soon soon 0w", "none is a last fix, or 6 - 0"),
    ("void-then-good", "0o/w#-1 4o/w", "rejected 0w", "rejected soon", "4 - 0"),
    ("rejected-five-before", "0o/w 10:300N/w#500 15:300N/w", "0w rejected 0w", "0w rejected 0w",
        "15 - 0, or 15 - 10 = 5"),
    ("second-chance-starts-it", "0o/w#180 3:300N/w", "0w soon", "0w soon", "an accepted fix, whatever its accuracy"),
]:
    if accepted == debounced:
        add(G, f"{slug}-either", batches, accepted, by=by)
        continue
    add(G, f"{slug}-accepted", batches, accepted, readings={LAST: "accepted", SEEN: "acquired"}, by=by)
    add(G, f"{slug}-debounced", batches, debounced, by=by,
        readings={LAST: "debounced", **({SEEN: "acquired"} if "again" in slug else {})})
add(G, "seen-every-three-seconds", "0o/w 3:300N/w 6:600N/w", "0w soon soon", readings={SEEN: "seen"}, by="3 - 0; 6 - 3")
add(G, "acquired-every-three-seconds", "0o/w 3:300N/w 6:600N/w", "0w soon 0w", readings={SEEN: "acquired"},
    by="3 - 0; 6 - 0")
add(G, "seen-and-rejected", "0o/w#500 3o/w", "rejected soon", readings={SEEN: "seen"}, by="seen, though rejected",
    tags="question")

# ---- motion

G = "motion"


def sensed(slug, extra, letter, by, speed=None, activity=None, **more):
    one = {"t": 0, "lat": TORINO[0], "lon": TORINO[1], "accuracy": 10, **({} if speed is None else {"speed": speed}),
        **({"activity": activity} if activity else {}), **extra}
    add(G, slug, [[one]], f"0{letter}", by=by, **more)


def chip(flags=None, available=True, authorized=True, confidence=None):
    return {"coprocessor": {"available": available, "authorized": authorized,
        **({} if flags is None else {"flags": flags}),
                            **({} if confidence is None else {"confidence": confidence})}}


CALM = {"samples": []}
for speed, letter in [(0, "n"), (0.25, "n"), (1.25, "w"), (1.8, "w"), (2, "a"), (7.5, "a"), (20, "a"), (-1, "n"),
    (None, "n")]:
    name = "none" if speed is None else str(speed).replace(".", "-").replace("-1",
        "minus-1") if speed == -1 else str(speed).replace(".", "-")
    sensed(f"speed-{name}", CALM, letter, "by the speed of the fix, not shaken", speed, basis="source")
for flag, letter in [("walking", "w"), ("running", "r"), ("cycling", "c"), ("automotive", "a"), ("stationary", "n"),
    ("unknown", "n")]:
    sensed(f"chip-{flag}", chip([flag]), letter, "the coprocessor's answer", 5)
sensed("chip-not-authorized", chip(["walking"], authorized=False), "a", "by the speed: 5 m/s", 5, basis="source")
sensed("chip-failed", chip(None), "a", "by the speed: 5 m/s", 5, basis="source")
sensed("chip-not-confident", chip(["walking"], confidence=20), "u", "20 < 50: unknown", 5)
sensed("chip-confident", chip(["walking"], confidence=80), "w", "80 ≥ 50", 5)
sensed("nothing-sensed", {}, "w", "no samples, no coprocessor, no activity: by the speed", 1, tags="question")
sensed("activity-brought", {}, "c", "no samples and no coprocessor: the activity it brings", 1, "cycling",
    tags="question")
sensed("activity-brought-and-sensed", CALM, "w", "the sensors, not what it brings", 1, "cycling", tags="question")
sensed("activity-brought-and-chip", chip(["running"]), "r", "the sensors, not what it brings", 1, "cycling",
    tags="question")
TEN = [{"t": Numeral(f"0.{step}"), "x": 0, "y": 0, "z": 4 if step == 3 else 1} for step in range(10)]
sensed("shaken", {"samples": TEN}, "r", "one strong sample of ten: running", 1,
    readings={"mobility.motion.sampling": "tenth", "mobility.motion.shaking": "any",
       "mobility.motion.window": "hundred"})
sensed("ten-samples-are-no-window", {"samples": TEN[:9]}, "w", "nine samples are no window", 1)
add(G, "sensors-of-the-latest", [[{**fix_of("9o"), **chip(["running"])}, {**fix_of("3o"), **chip(["walking"])}]], "0r",
    by="of the batch the latest, with its own sensors")

add(G, "sensors-of-the-latest-behind", [[{**fix_of("3o"), **chip(["running"])}, {**fix_of("9o"), **chip(["walking"])}]],
    "0w@1", by="of the batch the latest, with its own sensors")
add(G, "no-sensors-of-the-latest", [[{**fix_of("3o"), **chip(["running"])}, fix_of("9o/c")]],
    "0c@1", by="of the batch the latest, which has none and brings an activity")

# ---- geofence

G = "geofence"
SMALL = {"closeFixes": 2}
add(G, "opens-at-the-seventh", " ".join(f"{180 * step}o/n" for step in range(8)), "0n " * 7 + "9n",
    by="7 × 3 minutes: powerSaving, monitorRegion, record 9, stopTimer",
    basis="source")
add(G, "opens", "0o/n 180o/n 360o/n", "0n 0n 9n", parameters=SMALL, by="the second close fix")
add(G, "inside", "0o/n 180o/n 360o/n 540o/w", "0n 0n 9n in-w", parameters=SMALL, by="inside: a record, and no timer",
    tags="question")
add(G, "left", "0o/n 180o/n 360o/n 540:300N/w", "0n 0n 9n 10w", parameters=SMALL,
    by="10, the region let go, the timer again", readings={DWELL: "enter"}, tags="question")
add(G, "left-and-on", "0o/n 180o/n 360o/n 540:300N/w 720:600N/w", "0n 0n 9n 10w 0w", parameters=SMALL,
    by="0 after the 10", readings={DWELL: "enter"})
add(G, "twice", "0o/n 180o/n 360o/n 540:300N/w 720:300N/n 900:300N/n", "0n 0n 9n 10w 0n 9n", parameters=SMALL,
    by="geofence-2", readings={DWELL: "enter"})
add(G, "left-twice", "0o/n 180o/n 360o/n 540:300N/w 720:300N/n 900:300N/n 1080o/a", "0n 0n 9n 10w 0n 9n 10a",
    parameters=SMALL, by="each its own region",
    readings={DWELL: "enter"})
add(G, "rejected-is-not-compared", "0o/n 180:300N/n#500 360o/n 540o/n", "0n rejected 0n 9n", parameters=SMALL,
    by="a rejected fix breaks no run", readings={CLOCK: "count"})
add(G, "too-soon-is-not-compared", "0o/n 2:300N/n 180o/n 360o/n", "0n soon 0n 9n", parameters=SMALL,
    by="a dropped fix breaks no run")
add(G, "too-soon-is-not-counted", "0o/n 1o/n 2o/n 180o/n 360o/n", "0n soon soon 0n 9n", parameters=SMALL,
    by="nor does it make one longer")
add(G, "rejected-does-not-leave", "0o/n 180o/n 360o/n 540:300N/w#500 720o/n", "0n 0n 9n rejected in-n",
    parameters=SMALL, by="a poor fix far away is no exit")
add(G, "far-fix-breaks-the-run", "0o/n 180o/n 360:300N/n 540o/n 720o/n", "0n 0n 0n 0n 0n", parameters=SMALL,
    by="1, far, far, 1", readings={FAR: "reset"})
add(G, "at-counts-accepted-fixes", "- 0o/n 180o/n#999 360o/n 540o/n", "empty 0n rejected 0n 9n", parameters=SMALL,
    by="the event is at accepted fix 2, which is batch 4",
    readings={CLOCK: "count"}, tags="question")
add(G, "interval-of-sixty", "0o/n 60o/n", "0n 0n", parameters={"interval": 60}, by="the timer as told")
add(G, "radius-of-five-hundred", "0o/n 180:300N/n 360:300N/n", "0n 0n 9n", parameters={"closeFixes": 2, "radius": 500},
    by="300 m are near", readings={CENTRE: "last"})
add(G, "android-opens", " ".join(f"{180 * step}o/n" for step in range(5)), "0n 0n 0n 0n 9n", platform="android",
    by="the fifth", basis="source")
add(G, "android-small-window", "0o/n 180o/n", "0n 9n", platform="android", parameters={"window": 2},
    by="the second of two")
add(G, "android-left", "0o/n 180o/n 360:300N/w", "0n 9n 10w", platform="android", parameters={"window": 2}, by="10",
    readings={DWELL: "enter"})

# ---- the readings of its stages

G = "readings"
add(G, "centre-first", "0:40N/n 180o/n 360o/n", "0n 0n 9n", parameters=SMALL, centre=0, readings={CENTRE: "first"},
    by="the first of the run")
add(G, "centre-last", "0:40N/n 180o/n 360:40S/n", "0n 0n 9n", parameters=SMALL, readings={CENTRE: "last"},
    by="the fix that opened it")
add(G, "elapsed", "0o/n 600o/n 1300o/n", "0n 0n 9n", readings={CLOCK: "elapsed"}, by="1300 s, at least 7 × 180")
add(G, "elapsed-counts", "0o/n 600o/n 1300o/n", "0n 0n 0n", readings={CLOCK: "count"}, by="two close fixes")
add(G, "far-keep", "0o/n 180o/n 360:300N/n 540o/n 720o/n", "0n 0n 0n 0n 9n", parameters={"closeFixes": 2,
    "interval": 1000}, readings={FAR: "keep", CLOCK: "count"},
    by="1; far, far; the second")
add(G, "dwell-arrival", "0o/n 180o/n 360o/n 540:300N/w", "0n 0n 9n 10w", parameters=SMALL, since=0,
    readings={DWELL: "arrival"}, by="540 s since the first of the run")
add(G, "android-centre-last", "0o/n 180:60N/n", "0n 9n", platform="android", parameters={"window": 2},
    readings={ANDROID: "last"}, by="the second of two")
add(G, "android-centre-first", "0o/n 180:60N/n", "0n 9n", platform="android", parameters={"window": 2}, centre=0,
    readings={ANDROID: "first"}, by="the first of two")
add(G, "android-window-sliding", "0o/n 180:90N/n 360:180N/n 540:100N/n", "0n 0n 0n 9n", platform="android",
    parameters={"window": 3}, centre=1,
    readings={WINDOW: "sliding", ANDROID: "first"}, by="90N, 180N and 100N: the others within 100 m of the first")
add(G, "android-window-restart", "0o/n 180:90N/n 360:180N/n 540:100N/n", "0n 0n 0n 0n", platform="android",
    parameters={"window": 3}, readings={WINDOW: "restart"},
    by="180N is far from home: a new window of two")

# ---- manual

G = "manual"
for vehicle in RIDES:
    add(G, vehicle, "0o", "M", mode="manual", vehicle=vehicle,
        by="powerSaving, record with the vehicle, timer, notify", basis="source")
add(G, "not-debounced", "0o 1o 2o", "M M M", mode="manual", vehicle="bus", by="1 s apart, all recorded",
    basis="decision")
add(G, "out-of-order", "10o 5o", "M M", mode="manual", vehicle="bus", by="not debounced; records as they were written",
    tags="question")
add(G, "equal-times", "10o 11o", "M M", mode="manual", vehicle="walk", by="all recorded")
add(G, "same-time", "0o 0:300N", "M M=", mode="manual", vehicle="walk", by="of a time the first is stored",
    tags="question")
add(G, "same-time-later", "0o 9:300N 0:300N 9o 4o", "M M M= M= M", mode="manual", vehicle="bike",
    by="of a time the first is stored, whatever came between", tags="question")
add(G, "alert", "0o#175", "alert", mode="manual", vehicle="car", by="above 150: no record, and the user alerted",
    basis="source")
add(G, "alert-then-good", "0o#175 60o#20", "alert M", mode="manual", vehicle="car", by="the alert is of batch 0")
add(G, "alerts-are-batches", "0o 60o#151 120o 180o#900", "M alert M alert", mode="manual", vehicle="car", by="1 and 3",
    tags="question")
add(G, "void-is-not-alerted", "0o#-1", "rejected", mode="manual", vehicle="car", by="rejected without an alert (ACC-4)")
add(G, "no-second-chance", "0o#160 60o#160", "alert alert", mode="manual", vehicle="bike",
    by="no second chance in manual mode", basis="source")
add(G, "at-150-accepted", "0o#150", "M", mode="manual", vehicle="bike", readings={BOUNDARY: "accept"},
    by="exactly 150, accepted", tags="boundary")
add(G, "at-150-rejected", "0o#150", "alert", mode="manual", vehicle="bike", readings={BOUNDARY: "reject"},
    by="exactly 150, rejected", tags="boundary")
add(G, "empty-batch", "- 0o", "empty M", mode="manual", vehicle="bike", by="nothing to record", tags="question")
add(G, "latest-of-the-batch", "0o,9:300N,5o", "M@1", mode="manual", vehicle="walk", by="the latest of its batch",
    tags="question")
add(G, "latest-is-poor", "0o,9:300N#500", "alert", mode="manual", vehicle="walk", by="the latest counts",
    tags="question")
add(G, "no-geofence", " ".join(f"{180 * step}o" for step in range(9)), "M " * 9, mode="manual", vehicle="walk",
    by="each choice resets the counter")
add(G, "activity-is-the-vehicle-s", "0o/w>20", "M", mode="manual", vehicle="bike",
    by="cycling, whatever the fix brings")
add(G, "android", "0o 60o#175", "M alert", mode="manual", platform="android", vehicle="bus", by="alike")

# ---- by chance: reactivex tells what is too soon


def too_soon(times):
    scheduler = TestScheduler()
    source = scheduler.create_hot_observable(*[ReactiveTest.on_next(300 + t, at) for at, t in enumerate(times)])
    kept = scheduler.start(lambda: source.pipe(operators.throttle_first(5.0, scheduler=scheduler)),
        disposed=2000 + times[-1])
    passed = {message.value.value for message in kept.messages if message.value.kind == "N"}
    return [at not in passed for at in range(len(times))]


G = "by-chance"
CHANCE = random.Random(83)
while len(CASES.groups.get(G, [])) < 40:
    number = len(CASES.groups.get(G, [])) + 1
    times, north, batches, words, t = [], 0, [], [], 0
    poor = number % 2 == 0  # with poor fixes, under the reading `debounced`: each fix that passes starts the 5 s
    for step in range(7):
        t += CHANCE.choice([1, 2, 3, 4, 5, 6, 10, 180])
        times.append(t)
    soon = too_soon(times)
    hinges = False
    for step, (t, dropped) in enumerate(zip(times, soon)):
        north += 200  # never near the one before
        accuracy = CHANCE.choice([10, 60, 170, 250, -1]) if poor else CHANCE.choice([10, 149, 180])
        letter = CHANCE.choice("nwrcau")
        batches.append(f"{t}:{north}N/{letter}#{accuracy}")
        words.append("soon" if dropped else "rejected" if accuracy in (250, -1) else f"0{letter}")
        hinges |= words[-1] == "rejected" and step + 1 < len(times) and soon[step + 1]
    gaps = [later - earlier for earlier, later in zip(times, times[1:])]
    seen = [False] + [gap < 5 for gap in gaps]
    if poor and not hinges:
        continue
    if not poor and seen == soon:
        readings = None
    else:
        readings = {LAST: "debounced"} if poor else {}
        if seen != soon:
            readings[SEEN] = "acquired"
    add(G, f"day-{number}", " ".join(batches), " ".join(words), computed=REACTIVEX, readings=readings or None,
        basis="source" if not poor else "decision")

# ---- rejections

G = "invalid"
for slug, word in [("latitude", {"lat": 91}), ("longitude", {"lon": -181}), ("time", {"t": Numeral("1e400")})]:
    bad = {**fix_of("0o"), **word}
    CASES.add(G, f"{slug}", "FIX-1", {"platform": "ios", "mode": "automatic", "device": "d",
        "batches": [[fix_of("0o")], [bad]]}, "fix.invalid", by="one fix is not valid")
CASES.add(G, "not-the-latest", "FIX-1", {"platform": "ios", "mode": "automatic", "device": "d",
    "batches": [[{**fix_of("0o"), "lat": 91}, fix_of("5o")]]}, "fix.invalid", by="a fix that does not count is not valid")

if __name__ == "__main__":
    CASES.write()
