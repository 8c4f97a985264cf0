"""Moments, days and the clocks of time zones, by Python's zoneinfo and the zones of the system."""
import zoneinfo
from datetime import datetime, timezone
from pathlib import Path

#: The zones of the health family, and the range of its dates.
ZONES = ("UTC", "Europe/Rome", "Europe/London", "Atlantic/Azores", "America/New_York", "America/Los_Angeles",
         "America/St_Johns", "America/Sao_Paulo", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tokyo", "Australia/Sydney",
         "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Chatham", "Pacific/Kiritimati", "Pacific/Pago_Pago")
FIRST_DATE, LAST_DATE = 946684800, 1767225599


def tzdata():
    """The version of the time zones of the system."""
    files = (Path(folder, "tzdata.zi") for folder in zoneinfo.TZPATH)
    return next((path.read_text().split("\n")[0].split()[-1] for path in files if path.exists()), "unknown")


def zone_slug(zone):
    return zone.split("/")[-1].lower().replace("_", "-")


def clock(moment, zone):
    return datetime.fromtimestamp(moment, zoneinfo.ZoneInfo(zone))


def shown(moment, zone):
    """The time that the clocks of a zone show."""
    return clock(moment, zone).replace(tzinfo=None, fold=0)


def day(moment, zone):
    return clock(moment, zone).date()


def utc(text):
    """"2020-09-13 12:26:40" in UTC to a moment."""
    return int(datetime.fromisoformat(text).replace(tzinfo=timezone.utc).timestamp())


def local(text, zone, fold=0, must_exist=True):
    """The moment at which the clocks of a zone show a text, the second one with fold 1."""
    naive = datetime.fromisoformat(text)
    moment = int(naive.replace(tzinfo=zoneinfo.ZoneInfo(zone), fold=fold).timestamp())
    assert not must_exist or shown(moment, zone) == naive, (text, zone)
    return moment


def changes():
    """Of each zone that has any a change of the clocks forward and one back, as (zone, moment, seconds).

    They are those of 2021, but of Sao Paulo, which had its last in 2018 and 2019, and of St. John's while it was at 00:01.
    """
    years = {"America/Sao_Paulo": (2018, 2019), "America/St_Johns": (2008, 2008)}
    for zone in ZONES:
        forward, back = years.get(zone, (2021, 2021))
        for moment, seconds in transitions(zone):
            if clock(moment - 86400, zone).year == (forward if seconds > 0 else back):
                yield zone, moment, seconds


def transitions(zone):
    """The moments at which the offset of a zone changes, and by how many seconds, by bisection."""
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
