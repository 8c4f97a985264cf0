"""Moments and the clocks of time zones, by Python's zoneinfo and the zones of the system."""
import zoneinfo
from datetime import datetime
from pathlib import Path


def tzdata():
    """The version of the time zones of the system."""
    files = (Path(folder, "tzdata.zi") for folder in zoneinfo.TZPATH)
    return next((path.read_text().split("\n")[0].split()[-1] for path in files if path.exists()), "unknown")


def clock(moment, zone):
    return datetime.fromtimestamp(moment, zoneinfo.ZoneInfo(zone))


def local(text, zone, fold=0, must_exist=True):
    """The moment at which the clocks of a zone show a text, the second one with fold 1."""
    naive = datetime.fromisoformat(text)
    moment = int(naive.replace(tzinfo=zoneinfo.ZoneInfo(zone), fold=fold).timestamp())
    assert not must_exist or clock(moment, zone).replace(tzinfo=None, fold=0) == naive, (text, zone)
    return moment
