"""Makes fixes and records for the scripts of the mobility family, and defines their activities and two towns."""
import re

TORINO, COMPIEGNE = (45.0703, 7.6869), (49.4179, 2.8261)
ACTIVITIES = {"n": "notMoving", "w": "walking", "r": "running", "c": "cycling", "a": "automotive", "u": "unknown"}


def fix(t, lat=TORINO[0], lon=TORINO[1], accuracy=10, **more):
    return {"t": t, "lat": lat, "lon": lon, "accuracy": accuracy, **more}


def records_of(words, start):
    """Returns a record of mobility.records for each word: `30n9` is 30 minutes after `start`, notMoving, with userMode
    9."""
    records = []
    for word in words.split():
        minutes, letter, mode = re.fullmatch(r"(-?\d+)([nwrcau])(9|10)?", word).groups()
        records.append({"t": start + 60 * int(minutes), "lat": TORINO[0], "lon": TORINO[1],
                        "activity": ACTIVITIES[letter], "userMode": int(mode or 0), "kind": "automatic"})
    return records
