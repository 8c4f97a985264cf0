"""Computes moments, days and clock times in time zones, with Python's zoneinfo and the system's time zones."""
import zoneinfo
from datetime import datetime, timezone
from pathlib import Path

#: The zones that the cases of the health family use, and the range of their dates.
ZONES = ("UTC", "Europe/Rome", "Europe/London", "Atlantic/Azores", "America/New_York", "America/Los_Angeles",
         "America/St_Johns", "America/Sao_Paulo", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tokyo", "Australia/Sydney",
         "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Chatham", "Pacific/Kiritimati", "Pacific/Pago_Pago")
FIRST_DATE, LAST_DATE = 946684800, 1767225599


def tzdata():
    """Returns the version of the system's time zone database."""
    files = (Path(folder, "tzdata.zi") for folder in zoneinfo.TZPATH)
    return next((path.read_text().split("\n")[0].split()[-1] for path in files if path.exists()), "unknown")


def zone_slug(zone):
    return zone.split("/")[-1].lower().replace("_", "-")


def clock(moment, zone):
    return datetime.fromtimestamp(moment, zoneinfo.ZoneInfo(zone))


def shown(moment, zone):
    """Returns the time that the clocks in a zone show at a moment."""
    return clock(moment, zone).replace(tzinfo=None, fold=0)


def day(moment, zone):
    return clock(moment, zone).date()


def utc(text):
    """Returns the moment that a UTC time such as "2020-09-13 12:26:40" specifies."""
    return int(datetime.fromisoformat(text).replace(tzinfo=timezone.utc).timestamp())


def local(text, zone, fold=0, must_exist=True):
    """Returns the moment when a zone's clocks show a time; if there are two such moments, fold 1 gives the second."""
    naive = datetime.fromisoformat(text)
    moment = int(naive.replace(tzinfo=zoneinfo.ZoneInfo(zone), fold=fold).timestamp())
    assert not must_exist or shown(moment, zone) == naive, (text, zone)
    return moment


def changes():
    """Yields a change forward and a change back for each zone whose clocks change, as (zone, moment, seconds).

    The changes are those of 2021, except for Sao Paulo (its last changes, 2018 and 2019) and St John's (2008, at
    00:01).
    """
    years = {"America/Sao_Paulo": (2018, 2019), "America/St_Johns": (2008, 2008)}
    for zone in ZONES:
        forward, back = years.get(zone, (2021, 2021))
        for moment, seconds in transitions(zone):
            if clock(moment - 86400, zone).year == (forward if seconds > 0 else back):
                yield zone, moment, seconds


def transitions(zone):
    """Yields each moment when the offset of a zone changes (found by bisection), and the change in seconds."""
    def offset(moment):
        return int(clock(moment, zone).utcoffset().total_seconds())

    step = 5 * 86400
    for start in range(FIRST_DATE, LAST_DATE, step):
        low, high = start, min(start + step, LAST_DATE)
        if offset(low) == offset(high):
            continue
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if offset(middle) == offset(low) else (low, middle)
        yield high, offset(high) - offset(low)
